//! A page of each game: the games as tabs beside the title, or below it where the dialog is narrow, over rows that scroll.

use std::fmt::Debug;
use std::hash::Hash;

use bevy_egui::egui::{Rect, Ui};

use super::{Column, column, tabs, tabs_width};
use crate::game::screen::TITLE_ORDER;
use crate::rules::GameKind;
use crate::ui::theme;

/// Shows the tabs, and the rows that `contents` adds, in `rect`; `beside_title` is the room in the title's line. Returns the
/// game whose tab was pressed.
pub(crate) fn game_tabs<R>(
    ui: &mut Ui,
    (rect, beside_title): (Rect, Rect),
    kind: GameKind,
    id_salt: impl Hash + Debug,
    contents: impl FnOnce(&mut Column) -> R,
) -> (Option<GameKind>, R) {
    let text = theme::text(ui.ctx());
    let names = TITLE_ORDER.map(|game| text.game_name(game));
    let chosen = TITLE_ORDER.iter().position(|game| *game == kind);
    let fits = tabs_width(ui.painter(), &names) <= beside_title.width();
    let in_title = if fits { tabs(ui, beside_title, &names, chosen) } else { None };
    let (in_row, given) = column(ui, rect, id_salt, |column| {
        let row = (!fits).then(|| column.row());
        (row.and_then(|row| tabs(column.ui, row, &names, chosen)), contents(column))
    });
    (in_title.or(in_row).map(|index| TITLE_ORDER[index]), given)
}
