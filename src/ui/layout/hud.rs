//! The match screen: a column of panels beside the board, panels above and below it, or the least of both in a small
//! window.

mod compact;

use bevy_egui::egui::{Rect, Vec2, pos2, vec2};

use crate::ui::theme::{GAP, MARGIN, TARGET};

/// Height of a player's panel.
const PLAYER: f32 = 64.0;
const COLUMN: f32 = 356.0;
/// Height of the message in a narrow window.
const MESSAGE: f32 = 72.0;
/// Height of the row of buttons under the thumb.
const BAR: f32 = 48.0;
/// From this width on the panels stand beside the board.
const WIDE: f32 = 900.0;
/// The height below which the column has no room for its panels.
const LOW: f32 = 380.0;
/// The width below which the row of buttons is too narrow for fingers.
const SLIM: f32 = 356.0;
/// The height of the card with the result; a middle panel lower than this leaves it the whole column.
const RESULT: f32 = 372.0;
/// The same below the board of a window that is less high than `HIGH`.
const LOW_RESULT: f32 = 330.0;
const HIGH: f32 = 740.0;

/// Which panels there are, and where.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HudForm {
    /// A column beside the board.
    Wide,
    /// Panels above and below the board.
    Narrow,
    /// Strips beside, above or below the board, in a window too small for panels.
    Compact,
}

/// The rectangles of the match screen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct HudLayout {
    pub form: HudForm,
    /// The panel of the player at the far side of the board, and of the one near.
    pub upper: Rect,
    pub lower: Rect,
    /// Wide: caption, move list, message, what can be done. Else the message alone, if there is room for it.
    pub middle: Option<Rect>,
    /// Not wide: a row for what can be done now (pass, switch sides, answer an offer).
    pub action_bar: Option<Rect>,
    pub menu: Rect,
    pub undo: Rect,
    pub redo: Rect,
    pub hint: Rect,
    pub view: Option<Rect>,
    pub moves: Option<Rect>,
    /// What is left for the board.
    pub stage: Rect,
    /// The card with the result of the match, beside the middle of the board where there is room.
    pub result: Rect,
}

impl HudLayout {
    /// The layout of a part of the window. `busy`: the action bar has buttons, such as that of a pass.
    pub fn within(part: Rect, busy: bool) -> HudLayout {
        HudLayout::new(part.size(), busy).translate(part.min.to_vec2())
    }

    /// The layout of a window.
    pub fn new(window: Vec2, busy: bool) -> HudLayout {
        let beside = window.x >= WIDE || window.x > window.y * 1.15;
        let full = |busy| if beside { HudLayout::wide(window) } else { HudLayout::narrow(window, busy) };
        // The form must not change when the action bar appears.
        let board = full(true).stage.size().min_elem();
        let small = if beside { window.y < LOW } else { window.x < SLIM };
        let share = if window.min_elem() < 420.0 { 0.75 } else { 0.55 };
        if small || board < window.min_elem() * share { HudLayout::compact(window, busy) } else { full(busy) }
    }

    /// The window without a column of panels beside the board, if there is one.
    pub(crate) fn beside_column(&self) -> Option<Rect> {
        let left = self.menu.min;
        let rest = Rect::from_min_max(left, pos2(self.upper.left() - GAP, self.lower.bottom()));
        (self.form == HudForm::Wide).then_some(rest)
    }

    fn wide(window: Vec2) -> HudLayout {
        let margin = if window.x < WIDE + 100.0 || window.y < 620.0 { GAP } else { MARGIN };
        let width = (window.x * 0.28).clamp(250.0, COLUMN);
        let left = window.x - margin - width;
        let column = |top: f32, bottom: f32| Rect::from_min_max(pos2(left, top), pos2(left + width, bottom));
        let bottom = window.y - margin;
        let upper = column(margin, margin + PLAYER);
        let lower = column(bottom - PLAYER, bottom);
        let middle = column(upper.bottom() + GAP, lower.top() - GAP);
        let square = |y: f32| Rect::from_min_size(pos2(margin, y), Vec2::splat(TARGET));
        let view = Rect::from_min_size(pos2(margin, margin + TARGET + GAP), vec2(TARGET, 2.0 * TARGET - 8.0));
        let result = if middle.height() < RESULT { column(margin, bottom) } else { middle };
        HudLayout {
            form: HudForm::Wide,
            upper,
            lower,
            middle: Some(middle),
            action_bar: None,
            menu: square(margin),
            view: Some(view),
            hint: square(bottom - 3.0 * TARGET - 16.0),
            undo: square(bottom - 2.0 * TARGET - 8.0),
            redo: square(bottom - TARGET),
            moves: None,
            stage: Rect::from_min_max(pos2(margin + TARGET + GAP, margin), pos2(left - GAP, bottom)),
            result,
        }
    }

    fn narrow(window: Vec2, busy: bool) -> HudLayout {
        let row = |top: f32, height: f32| Rect::from_min_size(pos2(GAP, top), vec2(window.x - 2.0 * GAP, height));
        let bar = row(window.y - GAP - BAR, BAR);
        // The board must not jump when the action bar appears: tall windows always keep room for it.
        let room = if busy || window.y >= HIGH { TARGET + 10.0 } else { 0.0 };
        let action_bar = row(bar.top() - 10.0 - TARGET, TARGET);
        let middle = row(bar.top() - 10.0 - room - MESSAGE, MESSAGE);
        let lower = row(middle.top() - 10.0 - PLAYER, PLAYER);
        let upper = row(GAP, PLAYER);
        let [menu, undo, redo, hint, view, moves] = six(bar);
        let result = if window.y >= HIGH { RESULT } else { LOW_RESULT };
        HudLayout {
            form: HudForm::Narrow,
            upper,
            lower,
            middle: Some(middle),
            action_bar: busy.then_some(action_bar),
            menu,
            undo,
            redo,
            hint,
            view: Some(view),
            moves: Some(moves),
            stage: Rect::from_min_max(pos2(GAP, upper.bottom() + 8.0), pos2(window.x - GAP, lower.top() - 8.0)),
            result: Rect::from_min_max(pos2(GAP, bar.bottom() - result), bar.max),
        }
    }

    /// Every part but the board's stage.
    pub fn parts(&self) -> impl Iterator<Item = Rect> {
        let always = [self.upper, self.lower, self.menu, self.undo, self.redo, self.hint];
        always.into_iter().chain([self.middle, self.action_bar, self.view, self.moves].into_iter().flatten())
    }

    fn translate(mut self, by: Vec2) -> HudLayout {
        let always = [&mut self.upper, &mut self.lower, &mut self.menu, &mut self.undo, &mut self.redo, &mut self.hint];
        let sometimes = [&mut self.middle, &mut self.action_bar, &mut self.view, &mut self.moves];
        let rects = always.into_iter().chain(sometimes.into_iter().flatten());
        for rect in rects.chain([&mut self.stage, &mut self.result]) {
            *rect = rect.translate(by);
        }
        self
    }
}

/// Six places in a row; the fifth, with two choices in it, is wider than the others.
fn six(bar: Rect) -> [Rect; 6] {
    const GAP: f32 = 8.0;
    const SHARES: [f32; 6] = [1.0, 1.0, 1.0, 1.0, 1.6, 1.0];
    let share = (bar.width() - 5.0 * GAP) / SHARES.iter().sum::<f32>();
    std::array::from_fn(|index| {
        let before = SHARES[..index].iter().sum::<f32>() * share + GAP * index as f32;
        Rect::from_min_size(bar.min + vec2(before, 0.0), vec2(SHARES[index] * share, bar.height()))
    })
}

#[cfg(test)]
mod tests;
