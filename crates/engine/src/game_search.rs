//! What the general search must know about a game beyond its rules.

use super::ordering::HistoryRule;
use super::report::Score;
use super::value::Value;
use tessera_rules::{Game, Move, Outcome, Side, Variant};

/// A result that is certain without a search. Plies are counted from the position and are upper bounds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum StaticResult {
    /// Nothing is certain yet.
    Open,
    /// The side to move wins.
    Won {
        /// The most plies that it takes.
        plies: u32,
    },
    /// The opponent wins.
    Lost {
        /// The most plies that it takes; 0 if the game is over.
        plies: u32,
        /// By how much a finished game was won.
        margin: Value,
    },
    /// The game is over.
    Drawn {
        /// The draw depends on the moves that led here, and the same position might otherwise go on.
        by_path: bool,
    },
    /// The game is over, and the side that did not make the last ply has won.
    WonByOther {
        /// By how much the game was won.
        margin: Value,
    },
}

impl StaticResult {
    /// The result by the rules alone.
    pub(super) fn of<G: Game>(position: &G, margin: impl Fn(&G) -> Value) -> StaticResult {
        match position.outcome() {
            Outcome::InProgress => StaticResult::Open,
            Outcome::Drawn(reason) => StaticResult::Drawn { by_path: reason.repeats_positions() },
            Outcome::Won { side, .. } if side == position.side_to_move() => {
                StaticResult::WonByOther { margin: margin(position) }
            }
            Outcome::Won { .. } => StaticResult::Lost { plies: 0, margin: margin(position) },
        }
    }
}

/// Knowledge of one game on one board: moves with their order, evaluation, and search parameters.
pub(super) trait GameSearch {
    /// The position of the rules.
    type Position: Game + Sync;
    /// What can be learned about the game.
    type Weights: Sync;
    /// A position in the search tree.
    type Node: Clone;
    /// What the evaluation carries from a position to the next, so that it is updated instead of computed anew.
    type Accumulator: Clone;

    /// The largest margin by which a game can be won; 0 if the margin does not matter.
    const MAX_MARGIN: Value = 0;
    /// Late moves are searched less deeply at first.
    const REDUCES_LATE_MOVES: bool = false;
    /// Moves with at least this order score, such as captures, threats and killers, are never reduced or skipped.
    const GOOD_ORDER_SCORE: i32 = 1_500;
    /// How many moves are searched one ply above the horizon before the remaining late moves are skipped; four times as
    /// many at two plies, nine times at three. 0 turns this off.
    const LATE_MOVES: usize = 0;
    /// How the history of cutoffs orders quiet moves.
    const HISTORY: HistoryRule = HistoryRule::Counted;
    /// The most plies above the horizon at which a static evaluation far above the window is trusted (reverse futility
    /// pruning); 0 turns this off.
    const FUTILITY_DEPTH: u32 = 0;
    /// How far above the window it must be for each of these plies, in hundredths.
    const FUTILITY_MARGIN: Value = 60;
    /// Every ply brings the end nearer, so any proven win is reached in time.
    const ALWAYS_PROGRESSES: bool = false;

    /// Prepares searches on a variant's board.
    fn new(variant: Variant, weights: &Self::Weights) -> Self;

    /// The tree node of a position.
    fn node(&self, position: &Self::Position) -> Self::Node;

    /// The side to move.
    fn side(&self, node: &Self::Node) -> Side;

    /// The node after a legal move.
    fn after(&self, node: &Self::Node, mv: Move) -> Self::Node;

    /// What is certain about a node without searching it.
    fn static_result(&self, node: &Self::Node) -> StaticResult;

    /// Passes the legal moves of a game in progress to `visit`; moves that certainly lose at once may be left out.
    fn moves(&self, node: &Self::Node, visit: impl FnMut(Move));

    /// Passes the moves to `visit` that change the evaluation a lot, which quiescence search resolves before it
    /// evaluates.
    fn noisy_moves(&self, _node: &Self::Node, _visit: impl FnMut(Move)) {}

    /// The opponent threatens to win at once, so the static evaluation cannot be trusted.
    fn has_threat(&self, _node: &Self::Node) -> bool {
        false
    }

    /// The accumulator of a node, computed from scratch.
    fn accumulator(&self, node: &Self::Node) -> Self::Accumulator;

    /// The accumulator of a node, updated from that of its parent.
    fn accumulator_after(&self, before: &Self::Accumulator, node: &Self::Node) -> Self::Accumulator;

    /// The evaluation of a game in progress for the side to move, in hundredths of a disc or piece.
    fn evaluate(&self, node: &Self::Node, accumulator: &Self::Accumulator) -> Value;

    /// How early a move should be searched: the higher, the earlier. Captures and corners are worth some thousands.
    fn order_score(&self, node: &Self::Node, mv: Move) -> i32;

    /// A hash key of everything about the node that matters for its future, apart from
    /// [`GameSearch::repetition_key`].
    fn key(&self, node: &Self::Node) -> u64;

    /// A hash key of that part of the game's past that can decide its future.
    fn repetition_key(&self, _node: &Self::Node) -> u64 {
        0
    }

    /// The repetition key after one more ply, which has led to `node`.
    fn repetition_key_after(&self, _before: u64, _node: &Self::Node) -> u64 {
        0
    }
}

/// The evaluation of a position for the side to move, without any search.
pub(super) fn static_score<G: GameSearch>(position: &G::Position, weights: &G::Weights) -> Score {
    let game = G::new(position.variant(), weights);
    let node = game.node(position);
    match game.static_result(&node) {
        StaticResult::Open => Score::Centi(game.evaluate(&node, &game.accumulator(&node))),
        StaticResult::Won { plies } => Score::Win { plies },
        StaticResult::Lost { plies, .. } => Score::Loss { plies },
        StaticResult::WonByOther { .. } => Score::Win { plies: 0 },
        StaticResult::Drawn { .. } => Score::Draw,
    }
}
