//! Builds the tree of a game from its nodes.

use std::time::Duration;

use crate::records::error::{RecordError, RecordErrorReason};
use crate::records::{
    EarlyEnd, EvaluationReliability, EvaluationValue, GameRecord, GameTree, NodeEvaluation, NodeId, Tags, written_move,
};
use crate::{Colour, Game, Move, Position, Side};

use super::position::{is_setup, letters, mover};
use super::property::Property;
use super::value::plain;
use super::{result, tags};

/// Moves of a game, variations included, that are read.
const MAX_MOVES: usize = 200_000;

/// A line of moves while it is read.
#[derive(Clone)]
struct Line {
    node: NodeId,
    position: Position,
}

pub(super) struct SgfReader<'a> {
    text: &'a str,
    tree: GameTree,
    tags: Tags,
    line: Line,
    /// Where each open variation goes back to.
    lines: Vec<Line>,
    resigned: Option<Side>,
    moves: usize,
}

impl<'a> SgfReader<'a> {
    pub(super) fn new(text: &'a str, start: Position) -> SgfReader<'a> {
        let line = Line { node: NodeId::START, position: start.clone() };
        let (tree, tags) = (GameTree::new(start), Tags::default());
        SgfReader { text, tree, tags, line, lines: Vec::new(), resigned: None, moves: 0 }
    }

    /// The number of variations that are open, the game itself among them.
    pub(super) const fn depth(&self) -> usize {
        self.lines.len()
    }

    /// Begins a variation.
    pub(super) fn open(&mut self) {
        self.lines.push(self.line.clone());
    }

    /// Goes back to where the variation began.
    pub(super) fn close(&mut self) {
        if let Some(line) = self.lines.pop() {
            self.line = line;
        }
    }

    pub(super) fn take_node(&mut self, properties: &[Property]) -> Result<(), RecordError> {
        let variant = self.tree.variant();
        for property in properties {
            if let Some(side) = mover(variant, property) {
                self.play(side, property.value())?;
            } else if is_setup(&property.name) && self.line.node != NodeId::START {
                let expected = "pieces to be set up before the first move only";
                return Err(RecordError::at(self.text, property.value(), RecordErrorReason::Expected(expected)));
            }
        }
        properties.iter().for_each(|property| self.annotate(property));
        Ok(())
    }

    fn play(&mut self, side: Side, value: &str) -> Result<(), RecordError> {
        let word = value.trim();
        if ["resign", "resigns"].iter().any(|resign| word.eq_ignore_ascii_case(resign)) {
            let end = self.tree.main_line().last().copied().unwrap_or(NodeId::START);
            self.resigned = (self.line.node == end).then_some(side).or(self.resigned);
            return Ok(());
        }
        if self.line.position.side_to_move() != side && self.line.position.legal_moves() == [Move::Pass] {
            self.push(Move::Pass);
        }
        if self.line.position.side_to_move() != side && !self.line.position.outcome().is_over() {
            let turn = match self.line.position.variant().kind().info().colours[side.other()] {
                Colour::White => "a move by White, W[...]",
                Colour::Black => "a move by Black, B[...]",
            };
            return Err(RecordError::at(self.text, value, RecordErrorReason::Expected(turn)));
        }
        self.moves += 1;
        if self.moves > MAX_MOVES {
            return Err(RecordError::at(self.text, value, RecordErrorReason::TooLong(MAX_MOVES)));
        }
        let label = label(&self.line.position, word);
        let moves = written_move::read(&self.line.position, label.as_deref().unwrap_or(word)).map_err(|error| {
            // The place within a value says nothing, and the value may be another spelling of the move.
            RecordError::at(self.text, value, error.reason)
        })?;
        moves.into_iter().for_each(|mv| self.push(mv));
        Ok(())
    }

    fn push(&mut self, mv: Move) {
        self.line.node = self.tree.insert(self.line.node, mv);
        self.line.position.play_unchecked(mv);
    }

    fn annotate(&mut self, property: &Property) {
        let (node, value) = (self.line.node, property.value());
        let annotation = self.tree.annotation_mut(node);
        let is_double = value.trim() == "2";
        match property.name.as_str() {
            "C" | "GC" => {
                if !annotation.comment.is_empty() {
                    annotation.comment.push(' ');
                }
                annotation.comment += &plain(value);
            }
            "TE" => annotation.glyphs.push(if is_double { 3 } else { 1 }),
            "BM" => annotation.glyphs.push(if is_double { 4 } else { 2 }),
            "IT" => annotation.glyphs.push(5),
            "DO" => annotation.glyphs.push(6),
            "V" => annotation.evaluation = evaluation(value),
            "BL" | "WL" if node != NodeId::START => annotation.clock = clock(value),
            name if node == NodeId::START || self.lines.len() == 1 => tags::set(&mut self.tags, name, value),
            _ => {}
        }
    }

    pub(super) fn finish(mut self, root: &[Property]) -> GameRecord {
        let last = self.tree.main_line().last().copied().unwrap_or(NodeId::START);
        self.tree.go_to(last);
        let mut record = GameRecord { tags: self.tags, ..GameRecord::new(self.tree) };
        if let Some(end) = root.iter().find(|property| property.name == "RE") {
            result::set(&mut record, end.value());
        }
        if let Some(side) = self.resigned {
            record.set_early_end(Some(EarlyEnd::Resigned(side)));
        }
        record
    }
}

/// The usual spelling of a move that is written in letters; `None` if it is not.
fn label(position: &Position, word: &str) -> Option<String> {
    let variant = position.variant();
    let label = |point| position.topology().label(point);
    match *word.as_bytes() {
        [] => Some("pass".to_owned()),
        [b't' | b'T', b't' | b'T'] => Some("pass".to_owned()),
        [b'@', b'@', b'@', b'@'] => Some("pass".to_owned()),
        [column, row] if row.is_ascii_alphabetic() => Some(label(letters(variant, column, row)?).to_owned()),
        [a, b, c, d] if b.is_ascii_alphabetic() && d.is_ascii_alphabetic() => {
            Some(format!("{}{}", label(letters(variant, a, b)?), label(letters(variant, c, d)?)))
        }
        _ => None,
    }
}

/// A value in discs, `B+1.20`, `W+3.50` or a number for Black.
fn evaluation(value: &str) -> Option<NodeEvaluation> {
    let value = value.trim();
    let (sign, number) = match value.split_once('+') {
        Some(("B" | "b", number)) => (1.0, number),
        Some(("W" | "w", number)) => (-1.0, number),
        _ => (1.0, value),
    };
    let hundredths = number.parse::<f64>().ok().map(|discs| (sign * discs * 100.0).round())?;
    (hundredths.abs() <= 10_000.0).then_some(NodeEvaluation {
        value: EvaluationValue::Discs(hundredths as i16),
        reliability: EvaluationReliability::Unknown,
    })
}

fn clock(value: &str) -> Option<Duration> {
    let seconds: f64 = value.trim().parse().ok()?;
    (0.0..1e7).contains(&seconds).then(|| Duration::from_millis((seconds * 1000.0).round() as u64))
}
