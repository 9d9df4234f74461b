//! Breakthrough for the general search: races are decided at once; other positions are evaluated by the network, or
//! without one by pieces and rows.

use std::sync::Arc;

use super::bitboards::{Bitboards, BoardTables, Step};
use super::features::{WORDS, features, opponent_view, stretched};
use super::race::{Race, race};
use super::weights::BreakthroughWeights;
use super::word::Word;
use crate::game_search::{GameSearch, StaticResult};
use crate::network::{Network, NetworkAccumulator};
use crate::ordering::HistoryRule;
use crate::value::Value;
use tessera_rules::breakthrough::Position;
use tessera_rules::{Move, Side, Size, Variant};

pub(crate) struct BreakthroughSearch<W> {
    tables: BoardTables<W>,
    network: Option<Arc<Network>>,
}

/// The pieces on the board, and what is certain about the race; `None` if the game is over.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SearchNode<W> {
    board: Bitboards<W>,
    race: Option<Race<W>>,
}

const PIECE: Value = 100;
/// The value of a piece that is this many steps from the far row.
const NEARNESS: [Value; 7] = [0, 220, 130, 70, 35, 15, 5];
/// The value of being guarded.
const GUARDED: Value = 8;
/// The value of a piece on its home row, which keeps enemies out.
const AT_HOME: Value = 12;
/// The cost of a piece that can be captured for free, when its owner is to move.
const HANGING: Value = 25;
/// The order score of a capture: above any history, below a killer.
const CAPTURE: i32 = 1 << 19;
/// The penalty in the order score of a step to a point that is attacked more often than it is guarded.
const EXPOSED: i32 = 3_000;

impl<W: Word> GameSearch for BreakthroughSearch<W> {
    type Position = Position;
    type Weights = BreakthroughWeights;
    type Node = SearchNode<W>;
    type Accumulator = Option<NetworkAccumulator<WORDS>>;

    const REDUCES_LATE_MOVES: bool = true;
    const FUTILITY_DEPTH: u32 = 8;
    const FUTILITY_MARGIN: Value = 25;
    const GOOD_ORDER_SCORE: i32 = CAPTURE / 2;
    const LATE_MOVES: usize = 5;
    const HISTORY: HistoryRule = HistoryRule::Weighted;
    const ALWAYS_PROGRESSES: bool = true;

    fn new(variant: Variant, weights: &BreakthroughWeights) -> BreakthroughSearch<W> {
        let tables = BoardTables::new(variant.size()).expect("the word is chosen by the size of the board");
        let size = variant.size();
        BreakthroughSearch { tables, network: weights.network(size).or_else(|| stretched_network(weights, size)) }
    }

    fn node(&self, position: &Position) -> SearchNode<W> {
        self.search_node(self.tables.read(position))
    }

    fn side(&self, search_node: &SearchNode<W>) -> Side {
        Side::BOTH[search_node.board.side]
    }

    fn after(&self, search_node: &SearchNode<W>, mv: Move) -> SearchNode<W> {
        Step::of(mv).map_or(*search_node, |step| self.search_node(self.tables.play(&search_node.board, step)))
    }

    fn static_result(&self, search_node: &SearchNode<W>) -> StaticResult {
        match search_node.race {
            None => StaticResult::Lost { plies: 0, margin: 0 },
            Some(Race::Won(plies)) => StaticResult::Won { plies },
            Some(Race::Lost(plies)) => StaticResult::Lost { plies, margin: 0 },
            Some(Race::Open(_)) => StaticResult::Open,
        }
    }

    fn moves(&self, search_node: &SearchNode<W>, visit: impl FnMut(Move)) {
        let targets = match search_node.race {
            Some(Race::Open(targets)) => targets,
            _ => !W::EMPTY,
        };
        self.steps_to(&search_node.board, targets, visit);
    }

    fn noisy_moves(&self, SearchNode { board, .. }: &SearchNode<W>, visit: impl FnMut(Move)) {
        self.steps_to(board, board.pieces[1 - board.side], visit);
    }

    fn has_threat(&self, search_node: &SearchNode<W>) -> bool {
        matches!(search_node.race, Some(Race::Open(targets)) if targets != !W::EMPTY)
    }

    fn accumulator(&self, search_node: &SearchNode<W>) -> Self::Accumulator {
        self.network.as_ref().map(|network| network.accumulate(features(&search_node.board)))
    }

    fn accumulator_after(&self, before: &Self::Accumulator, search_node: &SearchNode<W>) -> Self::Accumulator {
        let (network, before) = (self.network.as_ref()?, before.as_ref()?);
        Some(network.update(before, features(&search_node.board)))
    }

    fn evaluate(&self, SearchNode { board, .. }: &SearchNode<W>, accumulator: &Self::Accumulator) -> Value {
        match (&self.network, accumulator) {
            (Some(network), Some(sums)) => network.value(sums, board.side),
            _ => self.side_value(board, board.side) - self.side_value(board, 1 - board.side),
        }
    }

    /// Captures first, of the most advanced pieces before others; then steps of the most advanced pieces; last those
    /// that lose a piece.
    fn order_score(&self, SearchNode { board, .. }: &SearchNode<W>, mv: Move) -> i32 {
        let Some(step) = Step::of(mv) else { return 0 };
        let (side, to) = (board.side, u32::from(step.to));
        let advance = nearness(self.tables.distance(side, to));
        let capture = if (board.pieces[1 - side] & W::bit(to)).is_empty() {
            0
        } else {
            CAPTURE + 10 * nearness(self.tables.distance(1 - side, to))
        };
        capture + advance - if self.is_exposed(board, step) { EXPOSED } else { 0 }
    }

    fn key(&self, search_node: &SearchNode<W>) -> u64 {
        self.tables.position_key(&search_node.board)
    }
}

/// The network for a board without one of its own: that of the most similar board, stretched.
fn stretched_network(weights: &BreakthroughWeights, size: Size) -> Option<Arc<Network>> {
    let (known, network) = weights.nearest(size)?;
    let (rows, biases, out, out_bias) = network.parts();
    let rows = (0..rows.len()).map(|feature| rows[stretched(size, known, feature)]).collect();
    Some(Arc::new(Network::new(rows, *biases, *out, out_bias, |feature| opponent_view(size, feature))))
}

impl<W: Word> BreakthroughSearch<W> {
    fn search_node(&self, board: Bitboards<W>) -> SearchNode<W> {
        SearchNode { board, race: (!self.tables.is_over(&board)).then(|| race(&self.tables, &board)) }
    }

    fn steps_to(&self, board: &Bitboards<W>, targets: W, visit: impl FnMut(Move)) {
        let mut steps = Default::default();
        self.tables.steps_to(board, targets, &mut steps);
        steps.iter().map(|step| step.as_move()).for_each(visit);
    }

    /// Whether the piece can be captured on the target of this step more often than it is guarded there. In an exchange
    /// the captured piece counts as a guard.
    fn is_exposed(&self, board: &Bitboards<W>, step: Step) -> bool {
        let (tables, side, to) = (&self.tables, board.side, W::bit(u32::from(step.to)));
        let (own, enemy) = (board.pieces[side].without(W::bit(u32::from(step.from))), board.pieces[1 - side]);
        // A point is attacked by a side from where the other side's attacks on that point would end.
        let attackers = tables.attacks(side, to) & enemy;
        let guards = tables.attacks(1 - side, to) & own;
        attackers.count() > guards.count() + u32::from(!(enemy & to).is_empty())
    }

    /// The value of a side's pieces by rules of thumb.
    fn side_value(&self, board: &Bitboards<W>, side: usize) -> Value {
        let (tables, own, enemy) = (&self.tables, board.pieces[side], board.pieces[1 - side]);
        let (guarded, attacked) = (tables.attacks(side, own), tables.attacks(1 - side, enemy));
        let worth = |at: u32| {
            let (distance, piece) = (tables.distance(side, at), W::bit(at));
            let nearness = nearness(distance);
            let is_guarded = !(guarded & piece).is_empty();
            let at_home = if distance + 1 == tables.rows { AT_HOME } else { 0 };
            match (!(attacked & piece).is_empty() && !is_guarded, board.side == side) {
                (true, true) => PIECE + nearness / 2 - HANGING,
                (true, false) => PIECE / 5,
                (false, _) => PIECE + nearness + at_home + if is_guarded { GUARDED + nearness / 4 } else { 0 },
            }
        };
        own.points().map(worth).sum()
    }
}

fn nearness(steps: u32) -> Value {
    NEARNESS.get(steps as usize).copied().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_rules::Game;

    const fn size(columns: u8, rows: u8) -> Size {
        Size { columns, rows }
    }

    /// The order score of a move in a position on 5×6.
    fn order_score(text: &str, mv: &str) -> i32 {
        let position = tessera_rules::breakthrough::parse_position(size(5, 6), text).expect("a readable position");
        let search = BreakthroughSearch::<u64>::new(position.variant(), &BreakthroughWeights::default());
        search.order_score(&search.node(&position), position.parse_move(mv).expect("a move"))
    }

    #[test]
    fn a_step_to_an_attacked_point_is_ordered_later_unless_it_is_guarded() {
        let safe = order_score("5/2p2/5/5/1P3/5 w", "b2-b3");
        assert_eq!(order_score("5/5/2p2/5/1P3/5 w", "b2-b3"), safe - EXPOSED);
        assert_eq!(order_score("5/5/2p2/5/PP3/5 w", "b2-b3"), safe);
        assert_eq!(order_score("5/5/p1p2/5/PP3/5 w", "b2-b3"), safe - EXPOSED);
    }

    #[test]
    fn captures_are_never_reduced_even_if_the_piece_is_recaptured() {
        let (safe, exchange) = ("5/5/2p2/1P3/5/5 w", "5/1p3/2p2/1P3/5/5 w");
        assert_eq!(order_score(exchange, "b3xc4"), order_score(safe, "b3xc4"));
        let costly = order_score("5/1p1p1/2p2/1P3/5/5 w", "b3xc4");
        assert_eq!(costly, order_score(safe, "b3xc4") - EXPOSED);
        assert!(costly > BreakthroughSearch::<u64>::GOOD_ORDER_SCORE);
    }
}
