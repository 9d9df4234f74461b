//! The state on which playouts are played: the rules of a game in their fastest form.

use tessera_rules::{Game, Move, Outcome, Side};

/// A position for playouts: moves are played and never taken back.
///
/// Players are 0 for the one that made the first ply and 1 for the other.
pub(crate) trait PlayoutState: Clone {
    /// Appends all legal moves; none if the game is over.
    fn append_moves(&self, moves: &mut Vec<Move>);

    /// Plays a legal move.
    fn play(&mut self, mv: Move);

    /// The player to move.
    fn player_to_move(&self) -> usize;

    /// Whether and how the game has ended.
    fn outcome(&self) -> Outcome;

    /// The player of a side.
    fn player_of(&self, side: Side) -> usize;
}

/// A position of a game without a pie rule: a side always belongs to the same player.
#[derive(Clone, Debug)]
pub(crate) struct FixedSides<P>(pub(crate) P);

impl<P: Game> PlayoutState for FixedSides<P> {
    fn append_moves(&self, moves: &mut Vec<Move>) {
        moves.append(&mut self.0.legal_moves());
    }

    fn play(&mut self, mv: Move) {
        self.0.play_unchecked(mv);
    }

    fn player_to_move(&self) -> usize {
        self.0.side_to_move().index()
    }

    fn outcome(&self) -> Outcome {
        self.0.outcome()
    }

    fn player_of(&self, side: Side) -> usize {
        side.index()
    }
}
