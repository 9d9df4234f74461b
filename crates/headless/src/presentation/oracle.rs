//! The values of the oracle as panels, boards and the accessible board show them: a list, and signs on points.

use super::point_values::{PointValue, place_values};
use super::text::{self, GameText, MatchView, Message};
use crate::game::oracle::{MoveValue, OracleStatus, OracleValues, ProvenValue};
use crate::rules::{Move, Point, Position};

/// What a value means for the player to move, which decides the colour and the shape of its sign.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ValueKind {
    /// The move wins.
    Win,
    /// The move loses.
    Loss,
    /// The move leads to a draw.
    Draw,
    /// Nothing is proved.
    Unproved,
    /// An estimate.
    Estimate,
    /// The best estimate of all moves.
    Best,
}

impl ValueKind {
    /// The kind of a value.
    pub const fn of(value: ProvenValue) -> ValueKind {
        match value {
            ProvenValue::Win(_) | ProvenValue::Discs(1..) => ValueKind::Win,
            ProvenValue::Loss(_) | ProvenValue::Discs(..=-1) => ValueKind::Loss,
            ProvenValue::Draw | ProvenValue::Discs(0) => ValueKind::Draw,
            ProvenValue::Unknown => ValueKind::Unproved,
        }
    }
}

/// The values to show on the board. None while the oracle waits and nothing is proved.
pub fn point_values(values: &OracleValues, selected: Option<Point>) -> Vec<PointValue<ProvenValue>> {
    if values.status == OracleStatus::Waiting && values.proved() == 0 {
        return Vec::new();
    }
    let moves: Vec<(Move, ProvenValue)> = values.moves.iter().map(|known| (known.mv, known.value)).collect();
    place_values(&moves, selected, ProvenValue::best_of)
}

/// All moves with their values, the best one first.
pub fn ranked(values: &OracleValues) -> Vec<MoveValue> {
    let mut moves = values.moves.clone();
    moves.sort_by_key(|known| known.value.rank());
    moves
}

/// How far the oracle has come, and the first move of the list if its value is proved.
pub fn summary(game: GameText, position: &Position, values: &OracleValues) -> String {
    let first = ranked(values).into_iter().next().filter(|known| known.value.is_known());
    let first = first.map(|known| game.oracle_sentence(position, known));
    game.text.in_order([Some(game.text.oracle_note(values)), first].into_iter().flatten())
}

/// What a move does, and its value if the oracle is on.
pub(super) fn with_value(game: GameText, message: Message, values: Option<&OracleValues>, mv: Move) -> Message {
    let value = values.and_then(|values| values.of(mv)).map(|value| game.text.oracle_value(value));
    let value = value.map(|value| game.text.oracle_of_move(&value)).unwrap_or_default();
    Message::new(message.head, game.text.in_order([message.tail, value]))
}

/// How the match stands. While the oracle is on, what it does takes the place of advice that fits every turn.
pub(super) fn with_note(game: GameText, match_view: MatchView, values: Option<&OracleValues>) -> Message {
    let status = text::status(game, match_view);
    let note = values.filter(|_| match_view.is_plain_turn()).map(|values| game.text.oracle_note(values));
    Message { tail: note.unwrap_or(status.tail), ..status }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::oracle::Distance::{AtMost, Exactly};
    use crate::game::oracle::ProvenValue::{Discs, Draw, Loss, Unknown, Win};
    use crate::presentation::text::Text;
    use crate::rules::{GameKind, Position, Variant};

    const A: Point = Point::new(0);
    const B: Point = Point::new(1);
    const C: Point = Point::new(2);
    const D: Point = Point::new(3);

    fn values(moves: &[(Move, ProvenValue)], status: OracleStatus) -> OracleValues {
        OracleValues::for_test(moves.iter().map(|(mv, value)| MoveValue { mv: *mv, value: *value }).collect(), status)
    }

    const fn step(from: Point, to: Point) -> Move {
        Move::Step { from, to }
    }

    /// Point, value and whether it is that of a piece.
    fn shown(values: &OracleValues, selected: Option<Point>) -> Vec<(Point, ProvenValue, bool)> {
        point_values(values, selected).into_iter().map(|shown| (shown.point, shown.value, shown.of_piece)).collect()
    }

    #[test]
    fn a_piece_shows_its_best_move_and_once_selected_each_of_its_targets() {
        let moves = [(step(A, C), Loss(Exactly(4))), (step(A, D), Win(Exactly(3))), (step(B, D), Loss(Exactly(8)))];
        let values = values(&moves, OracleStatus::Complete);
        assert_eq!(shown(&values, None), [(A, Win(Exactly(3)), true), (B, Loss(Exactly(8)), true)]);
        assert_eq!(shown(&values, Some(A)), [(C, Loss(Exactly(4)), false), (D, Win(Exactly(3)), false)]);
        assert_eq!(shown(&values, Some(D)), shown(&values, None), "a point without moves selects none");
    }

    #[test]
    fn a_piece_with_an_unproved_move_promises_no_more_than_its_proofs() {
        let moves = [(step(A, C), Unknown), (step(A, D), Win(Exactly(5))), (step(B, D), Draw), (step(B, C), Unknown)];
        let values = values(&moves, OracleStatus::Searching);
        assert_eq!(shown(&values, None), [(A, Win(AtMost(5)), true), (B, Unknown, true)]);
    }

    #[test]
    fn placements_and_removals_stand_on_their_points_and_passes_nowhere() {
        let moves = [(Move::Place(B), Discs(4)), (Move::Remove(C), Draw), (Move::Pass, Unknown)];
        let values = values(&moves, OracleStatus::Stopped);
        assert_eq!(shown(&values, None), [(B, Discs(4), false), (C, Draw, false)]);
    }

    #[test]
    fn a_board_stays_free_while_the_oracle_waits_and_knows_nothing() {
        let unknown = [(Move::Place(B), Unknown)];
        assert_eq!(shown(&values(&unknown, OracleStatus::Waiting), None), []);
        assert_eq!(shown(&values(&unknown, OracleStatus::Stopped), None), [(B, Unknown, false)]);
    }

    #[test]
    fn a_summary_tells_how_much_is_proved_and_names_the_first_move_only_with_a_proof() {
        let game = GameText::new(Text::default(), Variant::standard(GameKind::Breakthrough));
        let start = Position::start(game.variant);
        let said = |moves: &[(Move, ProvenValue)], status| summary(game, &start, &values(moves, status));
        let [lost, won, open] = [(step(A, C), Loss(Exactly(4))), (step(A, D), Win(Exactly(3))), (step(B, D), Unknown)];
        let (lost_text, won_text) = (game.move_text(&start, lost.0), game.move_text(&start, won.0));
        assert_eq!(
            said(&[lost, won], OracleStatus::Complete),
            format!("Every move is proved. {won_text} wins in three plies.")
        );
        assert_eq!(said(&[lost, open], OracleStatus::Stopped), "1 of 2 moves are proved. The others take too long.");
        assert_eq!(said(&[open], OracleStatus::Stopped), "Nothing can be proved here within seconds.");
        assert_eq!(said(&[], OracleStatus::Complete), "There is no move to judge.");
        assert_eq!(
            said(&[lost], OracleStatus::Complete),
            format!("Every move is proved. {lost_text} loses in four plies.")
        );
    }
}
