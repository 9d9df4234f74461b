//! The start of a game in SGF, and squares as values.

use crate::records::error::{RecordError, RecordErrorReason};
use crate::records::games::notation_of;
use crate::{
    Allegiance, Colour, Game, Grid, NotationReason, PerSide, Placement, Point, Position, RankOne, Setup, Side,
    Situation, SituationParts, Variant,
};

use super::property::Property;

/// The point of a value: a label, `f5`, or two letters with rows from the top, `fe`.
pub(super) fn point(variant: Variant, value: &str) -> Option<Point> {
    let grid = Grid::new(variant.size());
    let value = value.trim();
    grid.parse_label(value).or_else(|| {
        let [column, row] = *value.as_bytes() else { return None };
        letters(variant, column, row)
    })
}

/// The point of two letters, of which the second counts rows from the top.
pub(super) fn letters(variant: Variant, column: u8, row: u8) -> Option<Point> {
    let grid = Grid::new(variant.size());
    let number = |letter: u8| letter.to_ascii_lowercase().checked_sub(b'a').map(usize::from);
    let (column, row) = (number(column)?, number(row)?);
    (column < grid.columns && row < grid.rows).then(|| grid.point(column, from_top(variant, row)))
}

/// A row counted from the top as the board lies, or back.
pub(super) fn from_top(variant: Variant, row: usize) -> usize {
    match variant.kind().info().rank_one {
        RankOne::Top => row,
        _ => usize::from(variant.size().rows) - 1 - row,
    }
}

/// The position that a game starts from, by the properties of its first node. `first` is the side that moves first in the
/// text, if there is a move.
pub(super) fn start(
    text: &str,
    variant: Variant,
    root: &[Property],
    first: Option<Side>,
) -> Result<Position, RecordError> {
    let find = |name: &str| root.iter().find(|property| property.name == name);
    if let Some(fen) = find("IP") {
        return Position::parse(variant, fen.value()).map_err(|error| RecordError::notation(text, fen.value(), error));
    }
    let usual = Position::start(variant);
    let setup: Vec<&Property> = root.iter().filter(|property| is_setup(&property.name)).collect();
    let turn = find("PL").and_then(|property| side(variant, property.value())).or(first);
    if setup.is_empty() && turn.is_none_or(|turn| turn == usual.side_to_move()) {
        return Ok(usual);
    }
    let keeps = setup.is_empty() || notation_of(variant.kind()).is_some_and(|notation| notation.keeps_start);
    let mut placement = if keeps { usual.placement() } else { Placement::default() };
    for property in setup {
        let piece = match property.name.as_str() {
            "AE" => None,
            name => side(variant, &name[1..]).map(Allegiance::Side),
        };
        for value in &property.values {
            for point in points(variant, value).ok_or_else(|| not_a_square(text, value))? {
                placement.put(point, None);
                placement.put(point, piece);
            }
        }
    }
    let to_move = turn.unwrap_or_else(|| likely_turn(&usual, &placement));
    let parts = SituationParts { to_move, phase: None, in_hand: PerSide::new(0, 0), swapped: false };
    let situation = Situation::from_parts(variant.kind(), &parts, &placement);
    let position = Setup { variant, placement, situation }.into_position();
    position.map_err(|error| RecordError::at(text, &text[..0], NotationReason::Impossible(error)))
}

/// Whether a property puts pieces on the board or takes them away.
pub(super) fn is_setup(name: &str) -> bool {
    matches!(name, "AB" | "AW" | "AE")
}

fn not_a_square(text: &str, value: &str) -> RecordError {
    RecordError::at(text, value, RecordErrorReason::Expected("a square of the board"))
}

/// The side whose turn it is in a game without passes.
fn likely_turn(usual: &Position, placement: &Placement) -> Side {
    let (now, before) = (placement.occupied().len(), usual.placement().occupied().len());
    if (now + before).is_multiple_of(2) { usual.side_to_move() } else { usual.side_to_move().other() }
}

/// The side of a colour's letter or name.
pub(super) fn side(variant: Variant, value: &str) -> Option<Side> {
    let colour = match value.trim().to_ascii_lowercase().as_str() {
        "b" | "black" => Colour::Black,
        "w" | "white" => Colour::White,
        _ => return None,
    };
    Some(variant.kind().info().side(colour))
}

/// The points of a value; two of them with a colon are the corners of a rectangle.
fn points(variant: Variant, value: &str) -> Option<Vec<Point>> {
    let Some((from, to)) = value.split_once(':') else { return Some(vec![point(variant, value)?]) };
    let grid = Grid::new(variant.size());
    let (from, to) = (point(variant, from)?, point(variant, to)?);
    let range = |a: usize, b: usize| a.min(b)..=a.max(b);
    let columns = range(grid.column(from), grid.column(to));
    let rows = range(grid.row(from), grid.row(to));
    Some(columns.flat_map(|column| rows.clone().map(move |row| grid.point(column, row))).collect())
}

/// The side of a move; `None` if the property is another one.
pub(super) fn mover(variant: Variant, property: &Property) -> Option<Side> {
    let colour = match property.name.as_str() {
        "B" => Colour::Black,
        "W" => Colour::White,
        _ => return None,
    };
    Some(variant.kind().info().side(colour))
}
