//! Screens of puzzles in every phase.

use std::time::{Duration, Instant};

use bevy::prelude::*;
use tessera::game::puzzle::{PuzzleBoard, PuzzlePhase, PuzzleRequest};
use tessera::game::requests::{MatchCommand, MatchRequest};
use tessera::rules::Game;

use super::stage::Screen;

impl Screen {
    /// Writes a request to the puzzle and lets it be handled.
    pub(crate) fn write(&mut self, request: PuzzleRequest) {
        self.app.world_mut().write_message(request);
        self.app.update();
        self.app.update();
    }

    /// Plays a wrong first move and waits for its refutation.
    pub(crate) fn play_wrong_move(&mut self) {
        let (game, board) = self.puzzle();
        let puzzle = board.attempt.puzzle();
        let wrong = puzzle.position.legal_moves().into_iter().find(|mv| *mv != puzzle.first).expect("another move");
        self.app.world_mut().write_message(MatchRequest { game, command: MatchCommand::Play(wrong) });
        self.wait_for(|board| matches!(board.phase, PuzzlePhase::Wrong(_)));
    }

    /// Updates until the puzzle is in this state.
    pub(crate) fn wait_for(&mut self, is_reached: impl Fn(&PuzzleBoard) -> bool) {
        let began = Instant::now();
        while !is_reached(&self.puzzle().1) {
            assert!(began.elapsed() < Duration::from_secs(120), "{:?}", self.puzzle().1.phase);
            self.app.update();
        }
    }

    fn puzzle(&mut self) -> (Entity, PuzzleBoard) {
        let world = self.app.world_mut();
        let (game, board) = world.query::<(Entity, &PuzzleBoard)>().single(world).expect("a puzzle is open");
        (game, board.clone())
    }
}
