//! The game that is shown, as a record.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::game::matches::{History, MatchDetails, MatchOutcome};
use crate::game::player::Players;
use crate::game::player_names::{seats_after, tags_across};
use crate::game::screen::Active;
use crate::persist::saved::record_with_names;
use crate::records::{EarlyEnd, GameRecord};
use crate::rules::{PerSide, Side};

type Shown<'a> = (&'a History, &'a MatchOutcome, &'a Players, Option<&'a MatchDetails>);

/// Reads the active match as a record, at the position that is shown.
#[derive(SystemParam)]
#[expect(missing_debug_implementations, reason = "a view into the world has nothing of its own to show")]
pub struct ActiveRecord<'w, 's> {
    shown: Query<'w, 's, Shown<'static>, With<Active>>,
}

impl ActiveRecord<'_, '_> {
    /// The record; `None` if no match is shown.
    pub fn record(&self) -> Option<GameRecord> {
        let (history, outcome, players, details) = self.shown.single().ok()?;
        let (tree, line) = (history.tree.clone(), history.tree.main_line());
        let tags = tags_across(details.map(|details| details.tags.clone()).unwrap_or_default(), &tree, &line);
        let seats = seats_after(tree.start(), &tree.moves(&line));
        let record = GameRecord { tags, tree, early_end: EarlyEnd::of(outcome.0) };
        let players = PerSide::new(players.at(seats, Side::First), players.at(seats, Side::Second));
        Some(record_with_names(record, &players))
    }
}
