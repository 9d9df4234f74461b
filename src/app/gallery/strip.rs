//! Animations recorded as strips of frames.

use std::time::Duration;

use crate::game::requests::MatchCommand;
use crate::rules::Move;
use crate::settings::preferences::BoardOrientation;

/// The time between two frames of a strip; fixed, so that every run gives the same pictures.
pub(super) const STRIP: Duration = Duration::from_millis(50);

/// A recorded animation.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Strip {
    pub(super) start: StripStart,
    pub(super) facing: BoardOrientation,
    pub(super) frames: usize,
}

/// What starts an animation.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum StripStart {
    /// A command to the match.
    Command(MatchCommand),
    /// The camera comes down onto the board, as at the start of a match.
    Intro,
    /// The camera rises above the board.
    TopDown,
}

impl Strip {
    pub(super) const fn new(start: StripStart, frames: usize) -> Strip {
        Strip { start, facing: BoardOrientation::Fixed, frames }
    }

    pub(super) const fn play(mv: Move, frames: usize) -> Strip {
        Strip::new(StripStart::Command(MatchCommand::Play(mv)), frames)
    }
}
