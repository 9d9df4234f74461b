//! What every game promises.

use std::fmt::{Debug, Display};

use super::notation::{error_at, move_tokens};
use super::{
    Effect, FinishedGames, IllegalMove, Move, NotationError, NotationReason, Outcome, Placement, Side, Topology,
    Variant,
};

/// A position of a two-player game.
///
/// The conformance test checks for every game: legal moves are sorted and unique; there are none exactly when the game
/// is over; every legal move can be played, and every other is refused with a reason; applying a move's effects to the
/// placement gives the next placement, and reverting them the previous one; moves, positions and games are read back
/// from their texts unchanged.
pub trait Game: Clone + PartialEq + Debug + Display {
    /// The game and its board.
    fn variant(&self) -> Variant;

    /// The side to move; in a finished game, the side that would be to move.
    fn side_to_move(&self) -> Side;

    /// Whether and how the game has ended by the rules. Resignation, time and agreement are not part of a position.
    fn outcome(&self) -> Outcome;

    /// The pieces on the board.
    fn placement(&self) -> Placement;

    /// All legal moves, sorted and unique; empty exactly when the game is over.
    fn legal_moves(&self) -> Vec<Move>;

    /// Checks whether a move is legal.
    ///
    /// # Errors
    /// Why the move is illegal.
    fn check(&self, mv: Move) -> Result<(), IllegalMove>;

    /// What a legal move changes, in order. Meaningless for a move that [`Game::check`] refuses.
    fn effects(&self, mv: Move) -> Vec<Effect>;

    /// Plays a move without checking it, for search.
    ///
    /// The move must be legal. After any other move the position is meaningless (but memory is safe, and nothing panics
    /// in release builds).
    fn play_unchecked(&mut self, mv: Move);

    /// The position after a legal move, which is not checked: see [`Game::play_unchecked`].
    #[must_use]
    #[inline]
    fn after(&self, mv: Move) -> Self {
        let mut next = self.clone();
        next.play_unchecked(mv);
        next
    }

    /// Checks a move and plays it.
    ///
    /// # Errors
    /// Why the move is illegal. `self` is unchanged in any case.
    fn play(&self, mv: Move) -> Result<Played<Self>, IllegalMove> {
        self.check(mv)?;
        Ok(Played { next: self.after(mv), effects: self.effects(mv) })
    }

    /// The number of legal moves, which games count faster than they list them.
    fn count_legal_moves(&self) -> usize {
        self.legal_moves().len()
    }

    /// The number of move sequences of `depth` plies; a forced pass is a ply.
    fn perft(&self, depth: u32, finished: FinishedGames) -> u64 {
        count_leaves(self, depth, finished)
    }

    /// An upper bound of the plies still to come, or `None` if the game has no useful one.
    fn longest_game(&self) -> Option<usize>;

    /// The shape of the board.
    fn topology(&self) -> &'static Topology {
        Topology::of(self.variant())
    }

    /// The move in the game's usual notation, with captures and a mark for a winning move where the notation has them.
    /// The move must be legal.
    fn format_move(&self, mv: Move) -> String;

    /// The move as engine protocols write it: the shortest text that [`Game::parse_move`] reads back.
    fn protocol_move(&self, mv: Move) -> String;

    /// Reads a legal move in any form that the game knows.
    ///
    /// # Errors
    /// Where and why the text is not a legal move.
    fn parse_move(&self, text: &str) -> Result<Move, NotationError>;

    /// A game from this position in the usual notation: numbered pairs of moves, such as `1. a2-a3 h7-h6 2. …`. All
    /// moves must be legal in turn. A game that the second side begins starts with `1... `.
    fn format_game(&self, moves: &[Move]) -> String {
        let mut position = self.clone();
        let mut text = String::new();
        let skipped = self.side_to_move().index();
        for (index, mv) in moves.iter().enumerate() {
            let ply = index + skipped;
            if index > 0 {
                text.push(' ');
            }
            if ply.is_multiple_of(2) {
                text += &format!("{}. ", ply / 2 + 1);
            } else if index == 0 {
                text += &format!("{}... ", ply / 2 + 1);
            }
            text += &position.format_move(*mv);
            position.play_unchecked(*mv);
        }
        text
    }

    /// Reads a game from this position: moves with or without numbers, separated by blanks, commas or line breaks.
    ///
    /// # Errors
    /// Where and why the first unreadable or illegal move fails; columns count through the whole text.
    fn parse_game(&self, text: &str) -> Result<Vec<Move>, NotationError> {
        let mut position = self.clone();
        move_tokens(text)
            .map(|token| {
                let mv = position.parse_move(token).map_err(|error| {
                    let place = error_at(text, token, error.reason.clone());
                    NotationError { column: place.column + error.column - 1, ..error }
                })?;
                position.play_unchecked(mv);
                Ok(mv)
            })
            .collect()
    }

    /// The position as one line of text, read back by the game's `parse_position`.
    fn format_position(&self) -> String;
}

/// The result of a legal move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played<G> {
    /// The position after the move.
    pub next: G,
    /// What the move changed, in order.
    pub effects: Vec<Effect>,
}

/// The number of move sequences of `depth` plies from a position; a forced pass is a ply.
pub fn perft<G: Game>(position: &G, depth: u32, finished: FinishedGames) -> u64 {
    position.perft(depth, finished)
}

/// Perft by the list of moves alone, for games without a faster way.
pub(super) fn count_leaves<G: Game>(position: &G, depth: u32, finished: FinishedGames) -> u64 {
    if depth == 0 {
        return 1;
    }
    // A game is over exactly if it has no legal moves; computing the outcome as well would double the cost.
    let leaf = u64::from(finished == FinishedGames::CountAsLeaf);
    if depth == 1 {
        return match position.count_legal_moves() {
            0 => leaf,
            count => count as u64,
        };
    }
    let moves = position.legal_moves();
    if moves.is_empty() {
        return leaf;
    }
    moves.into_iter().map(|mv| perft(&position.after(mv), depth - 1, finished)).sum()
}

/// The reason of an illegal move, explained with the labels of the position's board.
pub(super) fn illegal<G: Game>(position: &G, reason: IllegalMove) -> NotationReason {
    let explanation = reason.explain(|point| position.topology().label(point).to_owned());
    NotationReason::Illegal { reason, explanation }
}
