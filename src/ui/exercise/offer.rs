//! The offer of a game's first lesson, in the dialog of a new match.

use bevy_egui::egui::{Rect, vec2};

use crate::game::lesson::LessonRecord;
use crate::presentation::lesson::offers_lesson;
use crate::rules::GameKind;
use crate::ui::theme;
use crate::ui::widgets::{Button, Column};

const BETWEEN: f32 = 8.0;

/// What was pressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum OfferPress {
    /// The first lesson is to begin.
    Accept,
    /// The offer is not to be made again.
    Decline,
}

/// Shows the offer while it stands.
pub(crate) fn offer(column: &mut Column, kind: GameKind, record: &LessonRecord) -> Option<OfferPress> {
    if !offers_lesson(kind, record) {
        return None;
    }
    let text = theme::text(column.ui.ctx());
    column.title(&text.lesson_offer(text.game_name(kind)), "");
    let row = column.row();
    let width = (row.width() - BETWEEN) / 2.0;
    let place =
        |index: f32| Rect::from_min_size(row.min + vec2(index * (width + BETWEEN), 0.0), vec2(width, row.height()));
    let accept = Button::new(text.lesson_offer_play());
    let accepts = accept.show(column.ui, place(0.0)).clicked();
    let declines = Button::new(text.lesson_offer_decline()).show(column.ui, place(1.0)).clicked();
    match (accepts, declines) {
        (true, _) => Some(OfferPress::Accept),
        (_, true) => Some(OfferPress::Decline),
        _ => None,
    }
}
