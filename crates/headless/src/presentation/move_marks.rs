//! Moves of the analysis as marks on the board: the first moves of the best lines, and the threat.

use crate::game::analysis::{AnalysisLine, AnalysisValues, ThreatValue};
use crate::rules::{Move, Point};

/// A move that is marked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MoveMark {
    /// The move.
    pub mv: Move,
    /// Why it is marked.
    pub kind: MarkKind,
}

/// Why a move is marked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MarkKind {
    /// It begins the best line with this number, from 1.
    Line(usize),
    /// It is the best move of the other side, if it were its turn.
    Threat,
}

/// The marks, the most important one last. While a piece is selected, only its moves are marked, and the threat.
pub fn move_marks(values: &AnalysisValues, selected: Option<Point>) -> Vec<MoveMark> {
    let is_shown = |mv: &Move| selected.is_none() || mv.origin() == selected;
    let first = |line: &AnalysisLine| line.moves.first().copied();
    let lines = values.lines.iter().enumerate().rev();
    let lines = lines.filter_map(|(index, line)| Some((first(line).filter(is_shown)?, MarkKind::Line(index + 1))));
    let threat = match &values.threat {
        ThreatValue::Known(line) => first(line).map(|mv| (mv, MarkKind::Threat)),
        _ => None,
    };
    lines.chain(threat).map(|(mv, kind)| MoveMark { mv, kind }).collect()
}
