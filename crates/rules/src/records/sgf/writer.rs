//! Writes SGF.

use std::fmt::Write;

use crate::records::format::RecordWriteError;
use crate::records::games::notation_of;
use crate::records::{EvaluationValue, GameRecord, GameTree, NodeId};
use crate::{Allegiance, Colour, Game, Grid, Move, Point, Position, Side, Variant};

use super::notation::SgfNotation;
use super::position::from_top;
use super::value::escape;
use super::{result, tags};

/// The game on one line.
///
/// # Errors
/// No program has a notation for the game.
pub(in crate::records) fn write(record: &GameRecord) -> Result<String, RecordWriteError> {
    let variant = record.tree.variant();
    let kind = variant.kind();
    let other = || RecordWriteError::OtherGame { format: "SGF", game: kind.info().name };
    let notation = notation_of(kind).ok_or_else(other)?;
    let mut text = format!("(;FF[4]GM[{}]CA[UTF-8]AP[Tessera]SZ[{}]", notation.number, size(variant));
    text += &tags::write(record);
    if let Some(result) = result::write(record) {
        text += &format!("RE[{result}]");
    }
    text += &setup(notation, record.tree.start());
    let mut writer = SgfWriter { notation, tree: &record.tree, text };
    writer.annotate(NodeId::START);
    writer.write_moves();
    Ok(writer.text + ")\n")
}

fn size(variant: Variant) -> String {
    let size = variant.size();
    if size.columns == size.rows { size.columns.to_string() } else { format!("{}:{}", size.columns, size.rows) }
}

/// The pieces and the turn of another start than the usual one.
fn setup(notation: &SgfNotation, start: &Position) -> String {
    let variant = start.variant();
    let usual = Position::start(variant);
    if *start == usual {
        return String::new();
    }
    let placement = start.placement();
    let list = |name: &str, points: Vec<Point>| {
        let values: String =
            points.into_iter().map(|point| format!("[{}]", square(notation, variant, point))).collect();
        if values.is_empty() { values } else { format!("{name}{values}") }
    };
    let before = usual.placement();
    // Squares that are empty in both positions need no mention.
    let changed = |piece: Option<Allegiance>| {
        let points = Grid::new(variant.size()).points().filter(|point| placement.at(*point) == piece);
        points.filter(|point| piece.is_some() || before.at(*point).is_some()).collect()
    };
    let side = |colour| Some(Allegiance::Side(variant.kind().info().side(colour)));
    let empty = if notation.keeps_start { list("AE", changed(None)) } else { String::new() };
    let [black, white] =
        [("AB", Colour::Black), ("AW", Colour::White)].map(|(name, colour)| list(name, changed(side(colour))));
    format!("{black}{white}{empty}PL[{}]", letter(variant, start.side_to_move()))
}

fn letter(variant: Variant, side: Side) -> char {
    if variant.kind().info().colours[side] == Colour::Black { 'B' } else { 'W' }
}

/// A label or two letters.
fn square(notation: &SgfNotation, variant: Variant, point: Point) -> String {
    let grid = Grid::new(variant.size());
    if notation.writes_labels {
        return grid.label(point);
    }
    let letter = |number: usize| char::from(b'a' + number as u8);
    format!("{}{}", letter(grid.column(point)), letter(from_top(variant, grid.row(point))))
}

struct SgfWriter<'a> {
    notation: &'a SgfNotation,
    tree: &'a GameTree,
    text: String,
}

/// A part of the tree that waits to be written.
enum Pending {
    /// A node with the position before its move, and what follows it.
    Node(NodeId, Position),
    /// The same as a variation.
    Variation(NodeId, Position),
    Close,
}

impl SgfWriter<'_> {
    fn write_moves(&mut self) {
        // A stack of its own, because variations can be nested deeper than the program's.
        let mut open = Vec::new();
        self.push_children(NodeId::START, self.tree.start(), &mut open);
        while let Some(next) = open.pop() {
            let (node, before) = match next {
                Pending::Close => {
                    self.text.push(')');
                    continue;
                }
                Pending::Variation(node, before) => {
                    self.text.push('(');
                    open.push(Pending::Close);
                    (node, before)
                }
                Pending::Node(node, before) => (node, before),
            };
            let mv = self.tree.mv(node).expect("a node behind the start has a move");
            self.write_move(node, mv, &before);
            self.push_children(node, &before.after(mv), &mut open);
        }
    }

    fn push_children(&self, node: NodeId, position: &Position, open: &mut Vec<Pending>) {
        match self.tree.children(node) {
            [] => {}
            [only] => open.push(Pending::Node(*only, position.clone())),
            several => {
                let variation = |node: &NodeId| Pending::Variation(*node, position.clone());
                open.extend(several.iter().rev().map(variation));
            }
        }
    }

    fn write_move(&mut self, node: NodeId, mv: Move, before: &Position) {
        let is_plain = self.tree.annotation(node).is_empty();
        // Not all programs read a pass, and all of them know where one is forced.
        if mv == Move::Pass && is_plain && !self.tree.children(node).is_empty() {
            return;
        }
        let variant = before.variant();
        let value = match mv {
            Move::Place(at) => square(self.notation, variant, at),
            Move::Step { from, to } => [from, to].map(|at| square(self.notation, variant, at)).concat(),
            Move::Pass | Move::Remove(_) | Move::Swap => String::new(),
        };
        write!(self.text, ";{}[{value}]", letter(variant, before.side_to_move())).expect("a string takes any text");
        if let Some(clock) = self.tree.annotation(node).clock {
            let name = letter(variant, before.side_to_move());
            write!(self.text, "{name}L[{}]", clock.as_millis() as f64 / 1000.0).expect("a string takes any text");
        }
        self.annotate(node);
    }

    fn annotate(&mut self, node: NodeId) {
        let annotation = self.tree.annotation(node);
        for glyph in &annotation.glyphs {
            self.text += match glyph {
                1 => "TE[1]",
                2 => "BM[1]",
                3 => "TE[2]",
                4 => "BM[2]",
                5 => "IT[]",
                6 => "DO[]",
                _ => "",
            };
        }
        if let Some(EvaluationValue::Discs(hundredths)) = annotation.evaluation.map(|evaluation| evaluation.value) {
            self.text += &format!("V[{:.2}]", f64::from(hundredths) / 100.0);
        }
        if !annotation.comment.trim().is_empty() {
            self.text += &format!("C[{}]", escape(&annotation.comment));
        }
    }
}
