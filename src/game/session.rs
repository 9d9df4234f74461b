//! Opening and closing the active match.

use bevy::prelude::*;

use super::clock::Clock;
use super::demo;
use super::matches::Review;
use super::resumable;
use super::review;
use super::screen::{Active, Screen, ScreenRequest};
use super::selection::{MoveOptions, Selection};
use super::spawn::spawn_match_between;
use super::systems::GameSystems;
use crate::rules::{Game, IllegalMove, Position};

/// The screens with the active match and the demos. Needs Bevy's states.
#[derive(Clone, Copy, Debug, Default)]
pub struct SessionPlugin;

impl Plugin for SessionPlugin {
    fn build(&self, app: &mut App) {
        app.init_state::<Screen>().add_message::<ScreenRequest>();
        app.add_plugins((demo::plugin, resumable::plugin, review::plugin));
        let requests = (review::handle_requests.before(demo::play), handle_requests).chain();
        app.add_systems(Update, requests.in_set(GameSystems::Commands));
    }
}

/// A match was not opened because one of its moves is illegal, for this reason.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the match was not opened: {0}")]
struct IllegalOpening(String);

impl IllegalOpening {
    fn new(start: &Position, reason: IllegalMove) -> IllegalOpening {
        IllegalOpening(reason.explain(|point| start.topology().label(point).to_owned()))
    }
}

/// Handles the last request of the frame. A match with an illegal line of moves is not opened.
fn handle_requests(
    mut commands: Commands,
    mut requests: MessageReader<ScreenRequest>,
    active: Query<(Entity, Option<&Review>), With<Active>>,
    mut next_screen: ResMut<NextState<Screen>>,
) -> Result {
    let Some(request) = requests.read().last() else { return Ok(()) };
    let screen = match request {
        ScreenRequest::Open { start, moves, players, clock } => {
            let game = spawn_match_between(&mut commands, start.clone(), moves, *players)
                .map_err(|reason| IllegalOpening::new(start, reason))?;
            commands.entity(game).insert((Active, Selection::default(), MoveOptions::default()));
            if let Some(control) = clock {
                commands.entity(game).insert(Clock::new(*control));
            }
            Screen::Match
        }
        ScreenRequest::Close => Screen::Title,
    };
    for (shown, review) in &active {
        if let Some(Review { of }) = review {
            review::close(&mut commands, shown, *of);
        }
        commands.entity(review.map_or(shown, |review| review.of)).despawn();
    }
    // A match that replaces another stays on the same screen.
    NextState::set_if_neq(&mut next_screen, screen);
    Ok(())
}
