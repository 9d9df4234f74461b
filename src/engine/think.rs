//! The entry points of the search.

use super::limits::Limits;
use super::registry;
use super::report::{Report, SearchInfo};
use super::transposition::TranspositionTable;
use super::weights::Weights;
use crate::rules::Position;

/// Searches a position until a limit is reached or the result is certain; `None` if the game is over.
///
/// A win in one ply is always found, whatever the limits. The seed decides between root moves that are equally good.
/// `on_info` is called after every finished depth.
#[must_use]
pub fn think(position: &Position, limits: &Limits, seed: u64, on_info: &mut dyn FnMut(&SearchInfo)) -> Option<Report> {
    think_with(Weights::built_in(), position, limits, seed, on_info)
}

/// [`think`] with other weights than the built-in ones.
#[must_use]
pub fn think_with(
    weights: &Weights,
    position: &Position,
    limits: &Limits,
    seed: u64,
    on_info: &mut dyn FnMut(&SearchInfo),
) -> Option<Report> {
    let table = TranspositionTable::new(position, limits.table_bytes());
    think_over(&table, weights, position, limits, seed, on_info)
}

/// [`think_with`] over a table that may hold results of earlier searches; `None` also if the table was made for another
/// game or board.
#[must_use]
pub fn think_over(
    table: &TranspositionTable,
    weights: &Weights,
    position: &Position,
    limits: &Limits,
    seed: u64,
    on_info: &mut dyn FnMut(&SearchInfo),
) -> Option<Report> {
    registry::search(&table.0, weights, position, limits, seed, on_info)
}
