//! Shows the moves of a review one after the other.

use std::time::Duration;

use bevy::prelude::*;

use crate::game::matches::{History, Review};
use crate::game::pacing::{AutoplayDelay, ViewBusy};
use crate::game::requests::{MatchCommand, MatchRequest};

/// A review whose moves are shown one after the other, to the end of its line.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Autoplay {
    /// For how long the position has been shown since the end of all animations.
    shown: Duration,
}

/// Goes to the next position when the current one has been shown long enough; ends at the last one.
pub(super) fn advance(
    mut commands: Commands,
    (time, view_busy, delay): (Res<Time<Real>>, Res<ViewBusy>, Res<AutoplayDelay>),
    mut reviews: Query<(Entity, &History, &mut Autoplay), With<Review>>,
    mut jumps: MessageWriter<MatchRequest>,
) {
    for (game, history, mut autoplay) in &mut reviews {
        let Some(next) = history.tree.children(history.tree.current()).first() else {
            commands.entity(game).remove::<Autoplay>();
            continue;
        };
        autoplay.shown = if view_busy.0 { Duration::ZERO } else { autoplay.shown + time.delta() };
        if autoplay.shown >= delay.0 {
            autoplay.shown = Duration::ZERO;
            jumps.write(MatchRequest { game, command: MatchCommand::GoTo(*next) });
        }
    }
}
