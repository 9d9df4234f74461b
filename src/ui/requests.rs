//! What the interface asks of the rest: it changes no match itself.

use bevy::app::AppExit;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::game::clock::TimeControl;
use crate::game::player::Players;
use crate::game::requests::{MatchCommand, MatchRequest};
use crate::game::screen::ScreenRequest;
use crate::rules::Position;

/// Writes wishes.
#[derive(SystemParam)]
pub(crate) struct RequestWriter<'w> {
    game: MessageWriter<'w, MatchRequest>,
    screen: MessageWriter<'w, ScreenRequest>,
    exit: MessageWriter<'w, AppExit>,
}

impl RequestWriter<'_> {
    pub(crate) fn command(&mut self, game: Entity, wish: MatchCommand) {
        self.game.write(MatchRequest { game, command: wish });
    }

    /// Begins a match from `start`.
    pub(crate) fn open_match(&mut self, start: Position, players: Players, clock: Option<TimeControl>) {
        self.screen.write(ScreenRequest::Open { start, moves: Vec::new(), players, clock });
    }

    pub(crate) fn close_match(&mut self) {
        self.screen.write(ScreenRequest::Close);
    }

    pub(crate) fn quit(&mut self) {
        self.exit.write(AppExit::Success);
    }
}
