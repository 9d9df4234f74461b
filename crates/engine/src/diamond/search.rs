//! Diamond for the general search: a network for each phase, or without one squares, threats, pieces and steps.

use std::sync::Arc;

use super::features::{WORDS, features, phase_index, squares};
use super::weights::DiamondWeights;
use crate::game_search::{GameSearch, StaticResult};
use crate::hash::{mix, position_key};
use crate::network::{Network, NetworkAccumulator};
use crate::value::Value;
use tessera_rules::diamond::{Board, Position};
use tessera_rules::{Game, Move, Phase, Placement, Point, PointSet, Side, Topology, Variant};

/// The squares and neighbours of the board. Sets of points have 64 bits, as on the game's [`Board`].
pub(crate) struct DiamondSearch {
    /// The corners of each square.
    squares: Vec<u64>,
    /// The squares that each point is a corner of, by its index.
    squares_at: Vec<Vec<u64>>,
    /// The points next to each point, by its index.
    neighbours: Vec<u64>,
    /// The networks of the placement and the movement phase.
    networks: Option<Arc<[Network; 2]>>,
}

/// The value of a square without other pieces, by the number of own corners.
const CORNERS: [Value; 4] = [0, 4, 16, 45];
/// The cost of the opponent's threats to complete a square: one must be answered, two cannot be.
const THREATS: [Value; 3] = [0, 60, 1_500];
const PIECE: Value = 100;
/// The value of a possible step.
const STEP: Value = 3;
/// The value of being to move.
const TURN: Value = 10;
/// The order score of a move to a corner of a square without other pieces, by the number of own corners there.
const COMPLETING: [i32; 4] = [5, 20, 100, 9_000];
/// The same by the number of enemy corners.
const BLOCKING: [i32; 4] = [0, 10, 50, 4_000];
const CAPTURING: i32 = 2_000;

impl GameSearch for DiamondSearch {
    type Position = Position;
    type Weights = DiamondWeights;
    type Node = Position;
    type Accumulator = Option<NetworkAccumulator<WORDS>>;

    const REDUCES_LATE_MOVES: bool = true;
    const FUTILITY_DEPTH: u32 = 4;

    fn new(variant: Variant, weights: &DiamondWeights) -> DiamondSearch {
        let topology = Topology::of(variant);
        let squares = squares(topology);
        let squares_at = |index: usize| squares.iter().copied().filter(|square| square >> index & 1 == 1).collect();
        DiamondSearch {
            squares_at: (0..64).map(squares_at).collect(),
            neighbours: (0..64).map(|index| narrow(topology.neighbours(Point::new(index)))).collect(),
            squares,
            networks: weights.0.clone(),
        }
    }

    fn node(&self, position: &Position) -> Position {
        position.clone()
    }

    fn side(&self, position: &Position) -> Side {
        position.side_to_move()
    }

    fn after(&self, position: &Position, mv: Move) -> Position {
        position.after(mv)
    }

    /// A side that can complete a square wins. In the placement phase two squares that the opponent can complete on
    /// different points lose: one piece cannot block both, and nothing can be captured yet.
    fn static_result(&self, position: &Position) -> StaticResult {
        let over = StaticResult::of(position, |_| 0);
        if over != StaticResult::Open {
            return over;
        }
        let board = position.board();
        let side = board.to_move();
        if self.completions(board, side) != 0 {
            StaticResult::Won { plies: 1 }
        } else if board.phase() == Phase::Placement && self.completions(board, side.other()).count_ones() > 1 {
            StaticResult::Lost { plies: 2, margin: 0 }
        } else {
            StaticResult::Open
        }
    }

    fn moves(&self, position: &Position, visit: impl FnMut(Move)) {
        position.legal_moves().into_iter().for_each(visit);
    }

    fn has_threat(&self, position: &Position) -> bool {
        self.completions(position.board(), position.side_to_move().other()) != 0
    }

    fn accumulator(&self, position: &Position) -> Self::Accumulator {
        let networks = self.networks.as_ref()?;
        Some(networks[phase_index(position.board())].accumulate(features(&self.squares, position.board())))
    }

    fn accumulator_after(&self, before: &Self::Accumulator, position: &Position) -> Self::Accumulator {
        let (networks, before) = (self.networks.as_ref()?, before.as_ref()?);
        let board = position.board();
        let movement_begins = board.phase() == Phase::Movement && board.quiet() == 0 && board.neutral() == 0;
        if movement_begins {
            return self.accumulator(position);
        }
        Some(networks[phase_index(board)].update(before, features(&self.squares, board)))
    }

    fn evaluate(&self, position: &Position, accumulator: &Self::Accumulator) -> Value {
        let board = position.board();
        let value = match (&self.networks, accumulator) {
            (Some(networks), Some(sums)) => networks[phase_index(board)].value(sums, board.to_move().index()),
            _ => self.rules_of_thumb(board),
        };
        // A lead is worth less the nearer the draw by quiet plies is.
        value * (WORTHLESS_QUIET_COUNT - Value::from(board.quiet())) / WORTHLESS_QUIET_COUNT
    }

    fn order_score(&self, position: &Position, mv: Move) -> i32 {
        self.board_order(position.board(), mv)
    }

    fn key(&self, position: &Position) -> u64 {
        let board = position.board();
        let flags = u64::from(board.swapped()) << 1 | u64::from(board.phase() == Phase::Movement);
        mix(position_key(&position.placement(), board.to_move()), u64::from(board.quiet()) << 2 | flags)
    }

    /// A key of the positions that have occurred twice: repeating one of them draws.
    ///
    /// Positions that have occurred once are left out. A shortest win never visits a position twice, so it cannot reach
    /// the third occurrence of one of those.
    fn repetition_key(&self, position: &Position) -> u64 {
        let (seen, to_move) = (position.situation().seen, position.side_to_move());
        let side = |index: usize| if (seen.len() - index) % 2 == 1 { to_move } else { to_move.other() };
        let is_second = |index: &usize| {
            let earlier = (0..*index).filter(|before| (index - before).is_multiple_of(2));
            earlier.filter(|before| seen[*before] == seen[*index]).count() == 1
        };
        (0..seen.len())
            .filter(is_second)
            .map(|index| occurrence(seen[index], side(index)))
            .fold(0, |all, key| all ^ key)
    }

    fn repetition_key_after(&self, before: u64, position: &Position) -> u64 {
        let board = position.board();
        if board.quiet() == 0 {
            return 0;
        }
        let Placement { first, second, .. } = position.placement();
        if position.occurrences() == 2 { before ^ occurrence([first, second], board.to_move()) } else { before }
    }
}

/// The quiet count at which a lead would be worth nothing: a little above the limit that draws.
const WORTHLESS_QUIET_COUNT: Value = 64;

impl DiamondSearch {
    /// How early a move should be searched.
    pub(super) fn board_order(&self, board: &Board, mv: Move) -> i32 {
        let own = board.pieces(board.to_move());
        match mv {
            Move::Place(at) => self.corner_score(board, own, at),
            Move::Step { from, to } => {
                let captures = if board.captured(from, to) == 0 { 0 } else { CAPTURING };
                captures + self.corner_score(board, own & !(1 << from.index()), to)
            }
            Move::Pass | Move::Remove(_) | Move::Swap => 0,
        }
    }

    /// The points on which a side could complete a square if it were to move.
    pub(super) fn completions(&self, board: &Board, side: Side) -> u64 {
        let own = board.pieces(side);
        let others = board.pieces(side.other()) | board.neutral();
        let near = self.squares.iter().filter(|square| *square & others == 0 && (*square & own).count_ones() == 3);
        near.filter(|square| self.can_complete(board, side, **square)).fold(0, |all, square| all | square & !own)
    }

    /// The evaluation without a network.
    fn rules_of_thumb(&self, board: &Board) -> Value {
        let side = board.to_move();
        let (own, _) = self.side_value(board, side);
        let (enemy, enemy_threats) = self.side_value(board, side.other());
        own - enemy - THREATS[enemy_threats.min(2)] + TURN
    }

    /// The value of a side's pieces, and the number of squares it could complete if it were to move.
    fn side_value(&self, board: &Board, side: Side) -> (Value, usize) {
        let own = board.pieces(side);
        let others = board.pieces(side.other()) | board.neutral();
        let pieces = own.count_ones() + u32::from(board.hand(side));
        let mut value = PIECE * pieces as Value + STEP * self.steps(board, own);
        let mut threats = 0;
        for square in self.squares.iter().filter(|square| *square & others == 0) {
            value += CORNERS[((square & own).count_ones() as usize).min(3)];
            threats += usize::from((square & own).count_ones() == 3 && self.can_complete(board, side, *square));
        }
        (value, threats)
    }

    /// Whether the missing corner of a square with three own corners can be reached with one move.
    fn can_complete(&self, board: &Board, side: Side, square: u64) -> bool {
        let own = board.pieces(side);
        let missing = (square & !own).trailing_zeros() as usize;
        board.hand(side) > 0 || self.neighbours[missing % 64] & own & !square != 0
    }

    /// The possible steps of the pieces on `own`; 0 before the movement phase.
    fn steps(&self, board: &Board, own: u64) -> Value {
        if board.phase() == Phase::Placement {
            return 0;
        }
        let empty = board.empty();
        let mut rest = own;
        let mut steps = 0;
        while rest != 0 {
            steps += (self.neighbours[rest.trailing_zeros() as usize] & empty).count_ones();
            rest &= rest - 1;
        }
        steps as Value
    }

    fn corner_score(&self, board: &Board, own: u64, to: Point) -> i32 {
        let enemy = board.pieces(board.to_move().other());
        let order_score = |square: &u64| {
            let count = |set: u64| ((square & set).count_ones() as usize).min(3);
            match (count(own), count(enemy), count(board.neutral())) {
                (own, 0, 0) => COMPLETING[own],
                (0, enemy, 0) => BLOCKING[enemy],
                _ => 0,
            }
        };
        self.squares_at[to.index() % 64].iter().map(order_score).sum()
    }
}

/// A key of one position of the history: the black and white pieces and the side to move.
fn occurrence([first, second]: [PointSet; 2], to_move: Side) -> u64 {
    position_key(&Placement { first, second, neutral: PointSet::EMPTY }, to_move)
}

/// The lower 64 points: Diamond's board has no others.
const fn narrow(set: PointSet) -> u64 {
    set.0 as u64
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_rules::GameKind;

    fn search() -> DiamondSearch {
        DiamondSearch::new(Variant::standard(GameKind::Diamond), &DiamondWeights::default())
    }

    fn read(text: &str) -> Position {
        tessera_rules::diamond::parse_position(text).expect("a readable position")
    }

    fn key(fields: &str) -> u64 {
        search().key(&read(&format!("6w/8/8/8/8/8/8/b6 {fields}")))
    }

    #[test]
    fn keys_differ_by_side_to_move_quiet_count_and_swap() {
        let keys = ["b m 0 -", "w m 0 -", "b m 1 -", "b m 2 -", "b m 0 s"].map(key);
        for (index, one) in keys.iter().enumerate() {
            assert!(!keys[..index].contains(one), "{index}");
        }
    }

    /// Plays moves from a position and returns the repetition key after each, checking the updated key against a new
    /// one.
    fn repetition_keys(start: &Position, moves: &str) -> Vec<u64> {
        let search = search();
        let mut position = start.clone();
        let mut repetition_key = search.repetition_key(&position);
        let mut repetition_keys = Vec::new();
        for mv in start.parse_game(moves).expect("legal moves") {
            position.play_unchecked(mv);
            repetition_key = search.repetition_key_after(repetition_key, &position);
            assert_eq!(repetition_key, search.repetition_key(&position));
            repetition_keys.push(repetition_key);
        }
        repetition_keys
    }

    #[test]
    fn the_repetition_key_covers_second_occurrences_until_the_next_capture() {
        let start = read("White a1 d4 e3; Black h8 f4; White to move");
        let to_and_fro = "a1-a2 h8-h7 a2-a1 h7-h8 a1-a2 h8-h7";
        let seen = repetition_keys(&start, to_and_fro);
        assert_eq!(seen[..3], [0; 3]);
        assert!(seen[3] != 0 && seen[4] != seen[3] && seen[5] != seen[4]);
        let captured = repetition_keys(&start, &format!("{to_and_fro} d4-e4 h7-h8"));
        assert_eq!(captured[..6], seen);
        assert_eq!(captured[6..], [0; 2]);
    }
}
