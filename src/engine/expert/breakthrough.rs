//! Breakthrough: races are told at once; everything else is judged by the network, or plainly by pieces and rows.

use std::sync::Arc;

use super::{Expert, Fate};
use crate::engine::breakthrough::{Camp, Field, Race, Step, Word, race};
use crate::engine::network::{Network, Sums};
use crate::engine::ordering::History;
use crate::engine::value::Value;
use crate::engine::weights::Weights;
use crate::rules::breakthrough::Position;
use crate::rules::{Game, Move, Side, Size, Variant};

/// Words of features: each player's pieces, in two words as the larger boards need them.
pub(in crate::engine) const WORDS: usize = 4;

pub(in crate::engine) struct Breakthrough<W> {
    field: Field<W>,
    network: Option<Arc<Network>>,
}

/// Who stands where, and what is certain about it; nothing if the game is over.
#[derive(Clone, Copy, Debug)]
pub(in crate::engine) struct Stand<W> {
    camp: Camp<W>,
    race: Option<Race<W>>,
}

const PIECE: Value = 100;
/// What a piece gains by being so many steps from the far row.
const NEARNESS: [Value; 7] = [0, 220, 130, 70, 35, 15, 5];
/// A piece that another one guards.
const GUARDED: Value = 8;
/// A piece that stays on its home row keeps enemies out.
const AT_HOME: Value = 12;
/// A piece that may be taken for nothing, when its owner is to move.
const HANGING: Value = 25;
/// What a capture promises: more than any history, less than a killer.
const CAPTURE: i32 = 1 << 19;
/// What a step promises less if the piece can be taken where it goes more often than it is guarded there.
const EXPOSED: i32 = 3_000;

impl<W: Word> Expert for Breakthrough<W> {
    type Position = Position;
    type Node = Stand<W>;
    type Eye = Option<Sums<WORDS>>;

    const REDUCES: bool = true;
    const TRUSTED: u32 = 8;
    const MARGIN: Value = 25;
    const PROMISING: i32 = CAPTURE / 2;
    const LATE: usize = 5;
    const HISTORY: History = History::Weighed;
    const ALWAYS_PROGRESSES: bool = true;

    fn new(variant: Variant, weights: &Weights) -> Breakthrough<W> {
        let field = Field::new(variant.size()).expect("the word is chosen by the size of the board");
        let size = variant.size();
        Breakthrough { field, network: weights.breakthrough(size).or_else(|| borrowed(weights, size)) }
    }

    fn node(&self, position: &Position) -> Stand<W> {
        self.stand(self.field.read(position))
    }

    fn side(&self, stand: &Stand<W>) -> Side {
        Side::BOTH[stand.camp.side]
    }

    fn after(&self, stand: &Stand<W>, mv: Move) -> Stand<W> {
        Step::of(mv).map_or(*stand, |step| self.stand(self.field.play(&stand.camp, step)))
    }

    fn fate(&self, stand: &Stand<W>) -> Fate {
        match stand.race {
            None => Fate::Lost { plies: 0, margin: 0 },
            Some(Race::Won(plies)) => Fate::Won { plies },
            Some(Race::Lost(plies)) => Fate::Lost { plies, margin: 0 },
            Some(Race::Open(_)) => Fate::Open,
        }
    }

    fn moves(&self, stand: &Stand<W>, give: impl FnMut(Move)) {
        let targets = match stand.race {
            Some(Race::Open(targets)) => targets,
            _ => !W::EMPTY,
        };
        self.steps_to(&stand.camp, targets, give);
    }

    fn upheavals(&self, Stand { camp, .. }: &Stand<W>, give: impl FnMut(Move)) {
        self.steps_to(camp, camp.pieces[1 - camp.side], give);
    }

    fn is_tense(&self, stand: &Stand<W>) -> bool {
        matches!(stand.race, Some(Race::Open(targets)) if targets != !W::EMPTY)
    }

    fn eye(&self, stand: &Stand<W>) -> Self::Eye {
        self.network.as_ref().map(|network| network.look(features(&stand.camp)))
    }

    fn eye_after(&self, before: &Self::Eye, stand: &Stand<W>) -> Self::Eye {
        let (network, before) = (self.network.as_ref()?, before.as_ref()?);
        Some(network.look_again(before, features(&stand.camp)))
    }

    fn evaluate(&self, Stand { camp, .. }: &Stand<W>, eye: &Self::Eye) -> Value {
        match (&self.network, eye) {
            (Some(network), Some(sums)) => network.value(sums, camp.side),
            _ => self.standing(camp, camp.side) - self.standing(camp, 1 - camp.side),
        }
    }

    /// Captures first, of the most dangerous pieces before others; then steps of the pieces that are furthest on; last
    /// those that give a piece away.
    fn promise(&self, Stand { camp, .. }: &Stand<W>, mv: Move) -> i32 {
        let Some(step) = Step::of(mv) else { return 0 };
        let (side, to) = (camp.side, u32::from(step.to));
        let onward = nearness(self.field.way(side, to));
        let taken = if (camp.pieces[1 - side] & W::bit(to)).is_empty() {
            0
        } else {
            CAPTURE + 10 * nearness(self.field.way(1 - side, to))
        };
        taken + onward - if self.is_exposed(camp, step) { EXPOSED } else { 0 }
    }

    fn key(&self, stand: &Stand<W>) -> u64 {
        self.field.own_key(&stand.camp)
    }
}

/// Whether the board's points fit a word of 64 bits, which is faster than one of 128.
pub(in crate::engine) fn fits_64_bits(position: &Position) -> bool {
    let Size { columns, rows } = position.variant().size();
    u32::from(columns) * u32::from(rows) <= u64::BITS
}

/// The network's view: who stands where.
pub(in crate::engine) fn features<W: Word>(camp: &Camp<W>) -> [u64; WORDS] {
    let [first, second] = camp.pieces.map(W::widened);
    [first as u64, (first >> 64) as u64, second as u64, (second >> 64) as u64]
}

/// The feature that the second player sees where the first one sees `feature`: colours change and the board is turned
/// upside down.
pub(in crate::engine) fn turned(size: Size, feature: usize) -> usize {
    let (columns, rows) = (usize::from(size.columns), usize::from(size.rows));
    let (side, index) = (feature / 128, feature % 128);
    let (row, column) = (index / columns, index % columns);
    if row < rows { (1 - side) * 128 + (rows - 1 - row) * columns + column } else { feature }
}

/// A network for a board that has none of its own: that of the board most like it, stretched over this one.
fn borrowed(weights: &Weights, size: Size) -> Option<Arc<Network>> {
    let (known, network) = weights.nearest_breakthrough(size)?;
    let (rows, biases, out, out_bias) = network.parts();
    let rows = (0..rows.len()).map(|feature| rows[stretched(size, known, feature)]).collect();
    Some(Arc::new(Network::new(rows, *biases, *out, out_bias, |feature| turned(size, feature))))
}

/// The feature on one board for a feature on another: edges lie on edges, and what is between is spread evenly.
fn stretched(from: Size, to: Size, feature: usize) -> usize {
    let place = |at: usize, points: u8, others: u8| {
        let (last, other_last) = (usize::from(points) - 1, usize::from(others) - 1);
        (2 * at * other_last + last) / (2 * last)
    };
    let columns = usize::from(from.columns);
    let (side, index) = (feature / 128, feature % 128);
    let (row, column) = (index / columns, index % columns);
    if row >= usize::from(from.rows) {
        return feature;
    }
    let (row, column) = (place(row, from.rows, to.rows), place(column, from.columns, to.columns));
    side * 128 + row * usize::from(to.columns) + column
}

impl<W: Word> Breakthrough<W> {
    fn stand(&self, camp: Camp<W>) -> Stand<W> {
        Stand { camp, race: (!self.field.is_over(&camp)).then(|| race(&self.field, &camp)) }
    }

    fn steps_to(&self, camp: &Camp<W>, targets: W, give: impl FnMut(Move)) {
        let mut steps = Default::default();
        self.field.steps_to(camp, targets, &mut steps);
        steps.iter().map(|step| step.as_move()).for_each(give);
    }

    /// Whether a piece that takes this step can be taken more often than it is guarded there. For an exchange, the piece
    /// it takes counts for one of its guards.
    fn is_exposed(&self, camp: &Camp<W>, step: Step) -> bool {
        let (field, side, to) = (&self.field, camp.side, W::bit(u32::from(step.to)));
        let (own, enemy) = (camp.pieces[side].without(W::bit(u32::from(step.from))), camp.pieces[1 - side]);
        // From where a side attacks a point is where the other one would attack from there.
        let attackers = field.attacks(side, to) & enemy;
        let guards = field.attacks(1 - side, to) & own;
        attackers.count() > guards.count() + u32::from(!(enemy & to).is_empty())
    }

    /// The sum of what a side's pieces are worth, without any network.
    fn standing(&self, camp: &Camp<W>, side: usize) -> Value {
        let (field, own, enemy) = (&self.field, camp.pieces[side], camp.pieces[1 - side]);
        let (guarded, attacked) = (field.attacks(side, own), field.attacks(1 - side, enemy));
        let worth = |at: u32| {
            let (way, piece) = (field.way(side, at), W::bit(at));
            let nearness = nearness(way);
            let is_guarded = !(guarded & piece).is_empty();
            let at_home = if way + 1 == field.rows { AT_HOME } else { 0 };
            match (!(attacked & piece).is_empty() && !is_guarded, camp.side == side) {
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

    const fn size(columns: u8, rows: u8) -> Size {
        Size { columns, rows }
    }

    /// What a move of a position on 5×6 promises.
    fn promise(text: &str, mv: &str) -> i32 {
        let position = crate::rules::breakthrough::parse_position(size(5, 6), text).expect("a readable position");
        let expert = Breakthrough::<u64>::new(position.variant(), &Weights::none());
        expert.promise(&expert.node(&position), position.parse_move(mv).expect("a move"))
    }

    #[test]
    fn a_step_to_where_the_piece_can_be_taken_promises_less_unless_it_is_guarded_there() {
        let unseen = promise("5/2p2/5/5/1P3/5 w", "b2-b3");
        assert_eq!(promise("5/5/2p2/5/1P3/5 w", "b2-b3"), unseen - EXPOSED);
        assert_eq!(promise("5/5/2p2/5/PP3/5 w", "b2-b3"), unseen);
        assert_eq!(promise("5/5/p1p2/5/PP3/5 w", "b2-b3"), unseen - EXPOSED);
    }

    #[test]
    fn a_capture_is_never_searched_less_deeply_even_where_the_piece_is_taken_back() {
        let (safe, exchange) = ("5/5/2p2/1P3/5/5 w", "5/1p3/2p2/1P3/5/5 w");
        assert_eq!(promise(exchange, "b3xc4"), promise(safe, "b3xc4"));
        let costly = promise("5/1p1p1/2p2/1P3/5/5 w", "b3xc4");
        assert_eq!(costly, promise(safe, "b3xc4") - EXPOSED);
        assert!(costly > Breakthrough::<u64>::PROMISING);
    }

    #[test]
    fn a_board_of_the_same_size_is_not_stretched() {
        assert!((0..256).all(|feature| stretched(size(7, 6), size(7, 6), feature) == feature));
    }

    #[test]
    fn corners_of_a_stretched_board_are_corners_and_its_middle_is_the_middle() {
        let at = |column: usize, row: usize| stretched(size(5, 9), size(9, 5), 128 + row * 5 + column) - 128;
        assert_eq!([at(0, 0), at(4, 0), at(0, 8), at(4, 8), at(2, 4)], [0, 8, 36, 44, 22]);
    }
}
