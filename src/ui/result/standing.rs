//! What a finished match against a computer has changed for its player, once the library has answered.

use bevy::prelude::*;

use crate::game::matches::{History, Match, MatchDetails, MatchOutcome, MatchStanding};
use crate::game::player::Players;
use crate::persist::library::LoadedResults;
use crate::statistics::{PlayedGame, Standing};

type Finished<'a> = (Entity, Ref<'a, MatchOutcome>, &'a MatchDetails, &'a History, &'a Players, Has<MatchStanding>);

/// Reads the games of the player when a match ends, and notes the standing when they have come.
pub(super) fn follow(mut commands: Commands, mut loaded: ResMut<LoadedResults>, matches: Query<Finished, With<Match>>) {
    let has_answered = loaded.is_changed();
    for (game, outcome, details, history, players, has_standing) in &matches {
        if !outcome.0.is_over() {
            if has_standing {
                commands.entity(game).remove::<MatchStanding>();
            }
            continue;
        }
        let Some(person) = players.only_human() else { continue };
        let name = details.names(history.start())[person.index()].unwrap_or_default();
        if outcome.is_changed() {
            loaded.read(name);
        } else if has_answered
            && !has_standing
            && let Some(results) = loaded.results.as_ref().filter(|results| results.player == name)
            && let Some(standing) = Standing::after(&PlayedGame::all(results), details.created)
        {
            commands.entity(game).insert(MatchStanding(standing));
        }
    }
}
