//! What playouts are played on: the rules of a game in their fastest form.

use crate::rules::{Game, Move, Outcome, Side, diamond};

/// A position that is played on and never taken back.
pub(super) trait Ground: Clone {
    /// Appends all legal moves; none if the game is over.
    fn list(&self, moves: &mut Vec<Move>);

    fn play(&mut self, mv: Move);

    /// Whose turn it is: 0 for the person who made the first ply, 1 for the other.
    fn person(&self) -> usize;

    fn outcome(&self) -> Outcome;

    /// Who plays a side.
    fn person_of(&self, side: Side) -> usize;
}

/// A position of a game in which nobody changes colours.
#[derive(Clone, Debug)]
pub(super) struct Simple<P>(pub(super) P);

impl<P: Game> Ground for Simple<P> {
    fn list(&self, moves: &mut Vec<Move>) {
        moves.append(&mut self.0.legal_moves());
    }

    fn play(&mut self, mv: Move) {
        self.0.play_unchecked(mv);
    }

    fn person(&self) -> usize {
        self.0.side_to_move().index()
    }

    fn outcome(&self) -> Outcome {
        self.0.outcome()
    }

    fn person_of(&self, side: Side) -> usize {
        side.index()
    }
}

/// Diamond without its history: repetition draws no playout.
#[derive(Clone, Debug)]
pub(super) struct Diamond(pub(super) diamond::Board);

impl Ground for Diamond {
    fn list(&self, moves: &mut Vec<Move>) {
        if !self.0.outcome().is_over() {
            self.0.list_moves(moves);
        }
    }

    fn play(&mut self, mv: Move) {
        self.0.play(mv);
    }

    fn person(&self) -> usize {
        self.person_of(self.0.to_move())
    }

    fn outcome(&self) -> Outcome {
        self.0.outcome()
    }

    fn person_of(&self, side: Side) -> usize {
        if self.0.swapped() { side.other().index() } else { side.index() }
    }
}
