//! Judging a position without looking ahead: by what lies on the board, or by the engine's evaluation.

use super::expert::{self, Expert, Fate};
use super::weights::Weights;
use super::{Score, othello};
use crate::rules::othello::AnyBoard;
use crate::rules::{Game, GameKind, Placement, Position, Side};

const PIECE: i32 = 100;
/// An own corner of the square on which a side has most of them.
const CORNER: i32 = 12;

/// What lies on the board after a ply, in hundredths for the side to move: pieces against pieces, and in Diamond how full
/// a square the opponent, who made the ply, has to itself.
pub(crate) fn first_sight(position: &Position) -> i32 {
    let side = position.side_to_move().other();
    let placement = position.placement();
    let pieces = placement.of(side).len() as i32 - placement.of(side.other()).len() as i32;
    let corners =
        if position.variant().kind() == GameKind::Diamond { best_square(position, &placement, side) } else { 0 };
    -(PIECE * pieces + CORNER * corners)
}

/// The most pieces of a side on a square that nobody else stands on.
fn best_square(position: &Position, placement: &Placement, side: Side) -> i32 {
    let own = placement.of(side);
    let squares = position.topology().faces().iter().map(|face| face.set()).filter(|face| face.len() == 4);
    let open = squares.filter(|square| ((*square & placement.occupied()) - own).is_empty());
    open.map(|square| (square & own).len() as i32).max().unwrap_or(0)
}

/// What the engine thinks of a game in progress, for the side to move, without any search.
pub(super) fn glance(position: &Position) -> Score {
    let weights = Weights::built_in();
    match position {
        Position::Othello(position) => match position.board() {
            AnyBoard::Eight(board) if !board.is_over() => Score::Centi(othello::judge(&weights.othello(), board)),
            _ => look::<expert::Othello>(position, weights),
        },
        Position::Breakthrough(position) if expert::fits_64_bits(position) => {
            look::<expert::Breakthrough<u64>>(position, weights)
        }
        Position::Breakthrough(position) => look::<expert::Breakthrough<u128>>(position, weights),
        Position::Diamond(position) => look::<expert::Diamond>(position, weights),
    }
}

fn look<E: Expert>(position: &E::Position, weights: &Weights) -> Score {
    let expert = E::new(position.variant(), weights);
    let node = expert.node(position);
    match expert.fate(&node) {
        Fate::Open => Score::Centi(expert.evaluate(&node, &expert.eye(&node))),
        Fate::Won { plies } => Score::Win { plies },
        Fate::Lost { plies, .. } => Score::Loss { plies },
        Fate::WonByOther { .. } => Score::Win { plies: 0 },
        Fate::Drawn { .. } => Score::Draw,
    }
}
