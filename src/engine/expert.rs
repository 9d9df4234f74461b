//! What the search must know of a game beyond its rules.

use super::ordering::History;
use super::value::Value;
use super::weights::Weights;
use crate::rules::{Draw, Game, Move, Outcome, Side, Variant};

mod breakthrough;
mod diamond;
mod othello;

pub(super) use breakthrough::Breakthrough;
pub(super) use diamond::Diamond;
pub(super) use othello::Othello;

pub(super) const BREAKTHROUGH_FEATURES: usize = breakthrough::WORDS * 64;
pub(super) const DIAMOND_FEATURES: usize = diamond::WORDS * 64;
pub(super) use breakthrough::features as breakthrough_features;
pub(super) use breakthrough::fits_64_bits;
pub(super) use breakthrough::turned as breakthrough_turned;
pub(super) use diamond::moved as diamond_moved;
pub(super) use diamond::turned as diamond_turned;

/// What is certain about a position without searching it. Plies are counted from the position and are the most it takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fate {
    Open,
    /// The side to move wins.
    Won {
        plies: u32,
    },
    /// The opponent wins; the game is over if that takes no ply. `margin` is by how much a finished game was won.
    Lost {
        plies: u32,
        margin: Value,
    },
    /// The game is over. `by_path`: had the same position been reached on another way, it might go on.
    Drawn {
        by_path: bool,
    },
    /// The game is over, and the last ply was not the winner's.
    WonByOther {
        margin: Value,
    },
}

impl Fate {
    /// What the rules alone say.
    pub(super) fn of<G: Game>(position: &G, margin: impl Fn(&G) -> Value) -> Fate {
        match position.outcome() {
            Outcome::InProgress => Fate::Open,
            Outcome::Drawn(reason) => Fate::Drawn { by_path: reason == Draw::Repetition },
            Outcome::Won { side, .. } if side == position.side_to_move() => {
                Fate::WonByOther { margin: margin(position) }
            }
            Outcome::Won { .. } => Fate::Lost { plies: 0, margin: margin(position) },
        }
    }
}

/// Knowledge of one game on one board.
pub(super) trait Expert {
    type Position: Game + Sync;
    /// A position in the tree.
    type Node: Clone;
    /// What evaluation carries from a position to the next.
    type Eye: Clone;

    /// The largest margin by which a game can be won; 0 if a win is a win.
    const WIDEST_MARGIN: Value = 0;
    /// Whether moves that promise little are searched less deeply at first.
    const REDUCES: bool = false;
    /// The rank among the moves of a node from which on a move is not one of those: captures, threats and killers.
    const PROMISING: i32 = 1_500;
    /// One ply above the horizon, how many moves are searched before those that promise little are left out; four times as
    /// many at two plies, nine times at three. 0 if none is ever left out.
    const LATE: usize = 0;
    /// What ranks the moves that promise nothing.
    const HISTORY: History = History::Counted;
    /// The most plies above the horizon at which a judgement far above the window is taken for the value; 0 if never.
    const TRUSTED: u32 = 0;
    /// How far above it must be for each of these plies, in hundredths.
    const MARGIN: Value = 60;
    /// Whether every ply brings the end nearer, so that any proven win is made in time.
    const ALWAYS_PROGRESSES: bool = false;

    fn new(variant: Variant, weights: &Weights) -> Self;

    fn node(&self, position: &Self::Position) -> Self::Node;

    fn side(&self, node: &Self::Node) -> Side;

    fn after(&self, node: &Self::Node, mv: Move) -> Self::Node;

    fn fate(&self, node: &Self::Node) -> Fate;

    /// Gives the moves of a game that goes on; those that certainly lose at once may be missing.
    fn moves(&self, node: &Self::Node, give: impl FnMut(Move));

    /// Gives the moves after which the game may look quite different: what must be looked into before a position is
    /// judged.
    fn upheavals(&self, _node: &Self::Node, _give: impl FnMut(Move)) {}

    /// Whether a position must not be judged because the opponent threatens to win at once.
    fn is_tense(&self, _node: &Self::Node) -> bool {
        false
    }

    fn eye(&self, node: &Self::Node) -> Self::Eye;

    fn eye_after(&self, before: &Self::Eye, node: &Self::Node) -> Self::Eye;

    /// How a game in progress stands for the side to move, in hundredths of a disc or piece.
    fn evaluate(&self, node: &Self::Node, eye: &Self::Eye) -> Value;

    /// How early a move should be searched, told without searching; captures and corners are worth some thousands.
    fn promise(&self, node: &Self::Node, mv: Move) -> i32;

    /// Different for positions with a different future, but for what [`Expert::memory_of`] holds.
    fn key(&self, node: &Self::Node) -> u64;

    /// A key for that part of the past that can decide the future.
    fn memory_of(&self, _node: &Self::Node) -> u64 {
        0
    }

    /// The same after one more ply, which has led to `node`.
    fn memory_after(&self, _before: u64, _node: &Self::Node) -> u64 {
        0
    }
}
