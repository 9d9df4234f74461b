//! One of several in the rows of a column.

use super::{Column, choice};
use crate::ui::theme;

/// A page narrower than this has its choices in two rows.
const NARROW: f32 = 420.0;

/// A row of choices; the first takes the condition away.
pub(crate) fn one_of<T: Copy + PartialEq>(
    column: &mut Column,
    id: &str,
    values: &[T],
    chosen: Option<T>,
    name: impl Fn(T) -> String,
) -> Option<T> {
    let text = theme::text(column.ui.ctx());
    let names: Vec<String> = values.iter().map(|value| name(*value)).collect();
    let labels: Vec<&str> = [text.library_any()].into_iter().chain(names.iter().map(String::as_str)).collect();
    let current = chosen.map_or(Some(0), |chosen| values.iter().position(|value| *value == chosen).map(|at| at + 1));
    match choice_in_rows(column, id, &labels, current) {
        Some(index) => index.checked_sub(1).map(|index| values[index]),
        None => chosen,
    }
}

/// One of several in a row, or in two where the page is narrow.
pub(crate) fn choice_in_rows(column: &mut Column, id: &str, labels: &[&str], current: Option<usize>) -> Option<usize> {
    let in_row = if column.width() < NARROW { labels.len().div_ceil(2) } else { labels.len() };
    let mut pressed = None;
    for (number, some) in labels.chunks(in_row.max(1)).enumerate() {
        let first = number * in_row;
        let here = current.and_then(|current| current.checked_sub(first));
        let row = column.row();
        if let Some(index) = choice(column.ui, row, &format!("{id}-{number}"), some, here) {
            pressed = Some(first + index);
        }
    }
    pressed
}
