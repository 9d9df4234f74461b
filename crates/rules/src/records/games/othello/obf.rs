//! Othello Board Files: a position on each line, then moves with their scores for the side to move:
//! `---…OX… X; f5:+2; d6:-4; % a comment`.

use crate::records::error::RecordError;
use crate::records::format::{ImportError, RecordWriteError};
use crate::records::{
    EvaluationReliability, EvaluationValue, GameRecord, GameTree, NodeEvaluation, NodeId, written_move,
};
use crate::{Game, GameKind, NotationReason, Position, Side, Size, Variant};

/// Hundredths of a disc.
const DISC: i16 = 100;

pub(super) fn recognises(text: &str) -> bool {
    // The first lines are enough, and one of them may have a fault.
    const LINES: usize = 20;
    let mut lines = text.lines().map(|line| fields_of(line).0).filter(|fields| fields.contains(';')).take(LINES);
    lines.any(|fields| fields.split(';').next().is_some_and(|board| read_board(board).is_some()))
}

/// The position of a text such as `---OX--- X`, on the board that its length fits.
fn read_board(text: &str) -> Option<Position> {
    let length = text.chars().filter(|c| !c.is_whitespace()).count() - text.split_whitespace().count().min(1);
    let side = (1..=10_u8).find(|side| usize::from(*side).pow(2) == length)?;
    let variant = Variant::new(GameKind::Othello, Size { columns: side, rows: side }).ok()?;
    Position::parse(variant, text).ok()
}

pub(super) fn read(text: &str) -> impl Iterator<Item = Result<GameRecord, ImportError>> {
    let lines = text.lines().filter(|line| !fields_of(line).0.trim().is_empty());
    lines.map(move |line| read_line(text, line).map_err(ImportError::from))
}

/// The fields of a line, and the comment at its end.
fn fields_of(line: &str) -> (&str, &str) {
    line.split_once('%').unwrap_or((line, ""))
}

fn read_line(text: &str, line: &str) -> Result<GameRecord, RecordError> {
    let (fields, comment) = fields_of(line);
    let mut fields = fields.split(';');
    let board = fields.next().unwrap_or_default();
    let start = match read_board(board) {
        Some(start) => start,
        // The error of the standard board is the most helpful one.
        None => Position::parse(Variant::standard(GameKind::Othello), board)
            .map_err(|error| RecordError::notation(text, board, error))?,
    };
    let mut tree = GameTree::new(start.clone());
    comment.trim().clone_into(&mut tree.annotation_mut(NodeId::START).comment);
    for field in fields.filter(|field| !field.trim().is_empty()) {
        let (label, score) = field.split_once(':').unwrap_or((field, ""));
        if let (Some(discs), true) = (discs_of(label), score.is_empty()) {
            tree.annotation_mut(NodeId::START).evaluation = Some(evaluation(discs, start.side_to_move()));
            continue;
        }
        let moves = written_move::read(&start, label).map_err(|error| RecordError::notation(text, label, error))?;
        let node = moves.into_iter().fold(NodeId::START, |node, mv| tree.insert(node, mv));
        if !score.trim().is_empty() {
            let expected = NotationReason::Expected("a score in discs");
            let discs = discs_of(score).ok_or_else(|| RecordError::at(text, score, expected))?;
            tree.annotation_mut(node).evaluation = Some(evaluation(discs, start.side_to_move()));
        } else if tree.parent(node) != Some(NodeId::START) {
            tree.go_to(node);
        }
    }
    Ok(GameRecord::new(tree))
}

fn discs_of(score: &str) -> Option<i16> {
    score.trim().parse::<i16>().ok().filter(|discs| discs.abs() <= DISC)
}

/// A score of the side to move, as the first side sees it.
const fn evaluation(discs: i16, side: Side) -> NodeEvaluation {
    let hundredths = discs * DISC;
    let value = match side {
        Side::First => EvaluationValue::Discs(hundredths),
        Side::Second => EvaluationValue::Discs(-hundredths),
    };
    NodeEvaluation { value, reliability: EvaluationReliability::Unknown }
}

/// Writes the position that is looked at, and the moves from it that have a value in discs.
pub(super) fn write(record: &GameRecord) -> Result<String, RecordWriteError> {
    let tree = &record.tree;
    let node = tree.current();
    let position = tree.position(node);
    if position.variant().kind() != GameKind::Othello {
        return Err(super::other_game("OBF", record));
    }
    let mut line = position.format_position() + ";";
    for child in tree.children(node) {
        let evaluation = tree.annotation(*child).evaluation.map(|evaluation| evaluation.value);
        if let (Some(EvaluationValue::Discs(hundredths)), Some(mv)) = (evaluation, tree.mv(*child)) {
            let sign = if position.side_to_move() == Side::First { 1 } else { -1 };
            line += &format!(" {}:{:+};", position.protocol_move(mv), sign * (hundredths / DISC));
        }
    }
    let comment = tree.annotation(node).comment.replace(['\n', '\r'], " ");
    let comment = if comment.is_empty() { comment } else { format!(" % {comment}") };
    Ok(line + &comment + "\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_are_those_of_the_side_to_move() {
        let line = "---------------------------OX------XO--------------------------- O; e3:+2; f4:-1;% why\n";
        let record = read_line(line, line.trim_end()).expect("the line has no fault");
        let values: Vec<_> =
            record.tree.children(NodeId::START).iter().map(|node| record.tree.annotation(*node)).collect();
        assert_eq!(values[0].evaluation.map(|evaluation| evaluation.value), Some(EvaluationValue::Discs(-200)));
        assert_eq!(record.tree.annotation(NodeId::START).comment, "why");
        let expected = "---------------------------OX------XO--------------------------- O; e3:+2; f4:-1; % why\n";
        assert_eq!(write(&record), Ok(expected.to_owned()));
    }
}
