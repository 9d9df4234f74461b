//! The match screen of a small window: the board keeps the largest square, and strips take what is left.

use bevy_egui::egui::{Rect, Vec2, pos2, vec2};

use super::{HudForm, HudLayout};
use crate::ui::theme::TARGET;

const GAP: f32 = 4.0;
/// Height of a player's strip.
const PLAYER: f32 = 40.0;
const HIGH_PLAYER: f32 = 56.0;
/// Height of the strip for the message or the buttons of the action bar.
const STRIP: f32 = 44.0;
/// Width of a column with two buttons side by side, and of one with all buttons in a row.
const SLIM_COLUMN: f32 = 124.0;
const COLUMN: f32 = 236.0;
const WIDEST_COLUMN: f32 = 320.0;
/// The card with the result lies at the lower edge where there is no column for it.
const RESULT: Vec2 = vec2(420.0, 300.0);
/// It is higher in a window that is high enough to keep most of the board in view.
const HIGH_RESULT: f32 = 372.0;
const HIGH: f32 = 800.0;
/// From this width on the strip has room for the message beside the buttons.
const MESSAGE_BESIDE: f32 = 480.0;

impl HudLayout {
    /// The arrangement with the largest board.
    pub(super) fn compact(window: Vec2, busy: bool) -> HudLayout {
        let board = |hud: &HudLayout| hud.stage.size().min_elem();
        let below = if window.x > window.y { HudLayout::corner(window, busy) } else { HudLayout::stack(window, busy) };
        let column = HudLayout::column(window, busy);
        if board(&column) >= board(&below) { column } else { below }
    }

    /// Everything in a column beside the board.
    fn column(window: Vec2, busy: bool) -> HudLayout {
        let height = window.y - 2.0 * GAP;
        let width = (window.x - height - 3.0 * GAP).clamp(COLUMN, WIDEST_COLUMN);
        let whole = Rect::from_min_max(pos2(window.x - GAP - width, GAP), pos2(window.x - GAP, window.y - GAP));
        let upper = whole.with_max_y(whole.top() + PLAYER);
        let lower = whole.with_min_y(whole.bottom() - PLAYER);
        let row = |bottom: f32, height: f32| whole.with_min_y(bottom - height).with_max_y(bottom);
        let buttons = row(lower.top() - GAP, TARGET);
        let action_bar = busy.then(|| row(buttons.top() - GAP, TARGET));
        let bottom = action_bar.unwrap_or(buttons).top() - GAP;
        let middle = whole.with_min_y(upper.bottom() + GAP).with_max_y(bottom);
        let [menu, undo, redo, hint, moves] = places(buttons);
        HudLayout {
            form: HudForm::Compact,
            upper,
            lower,
            middle: Some(middle),
            action_bar,
            menu,
            undo,
            redo,
            hint,
            view: None,
            moves: Some(moves),
            stage: Rect::from_min_max(pos2(GAP, GAP), pos2(whole.left() - GAP, window.y - GAP)),
            result: whole,
        }
    }

    /// Players and buttons in a slim column beside the board, the message below both.
    fn corner(window: Vec2, busy: bool) -> HudLayout {
        let strip = Rect::from_min_max(pos2(GAP, window.y - GAP - STRIP), pos2(window.x - GAP, window.y - GAP));
        let board = strip.top() - 2.0 * GAP;
        let width = (window.x - board - 3.0 * GAP).clamp(SLIM_COLUMN, WIDEST_COLUMN);
        let whole = Rect::from_min_max(pos2(window.x - GAP - width, GAP), pos2(window.x - GAP, strip.top() - GAP));
        let player = ((whole.height() - 2.0 * TARGET - 3.0 * GAP) / 2.0).clamp(PLAYER, HIGH_PLAYER);
        let upper = whole.with_max_y(whole.top() + player);
        let lower = whole.with_min_y(whole.bottom() - player);
        let square = |column: f32, row: f32| {
            let middle = Rect::from_min_max(upper.left_bottom(), lower.right_top()).center();
            let step = TARGET + GAP;
            Rect::from_center_size(middle + vec2(column, row) * step / 2.0, Vec2::splat(TARGET))
        };
        let (middle, action_bar) = message_or_actions(strip, busy);
        HudLayout {
            form: HudForm::Compact,
            upper,
            lower,
            middle,
            action_bar,
            menu: square(-1.0, -1.0),
            hint: square(1.0, -1.0),
            undo: square(-1.0, 1.0),
            redo: square(1.0, 1.0),
            view: None,
            moves: None,
            stage: Rect::from_min_max(pos2(GAP, GAP), pos2(whole.left() - GAP, strip.top() - GAP)),
            result: result(window),
        }
    }

    /// The players above the board, the message and the buttons below it.
    fn stack(window: Vec2, busy: bool) -> HudLayout {
        let row = |top: f32, height: f32| Rect::from_min_size(pos2(GAP, top), vec2(window.x - 2.0 * GAP, height));
        let players = row(GAP, PLAYER);
        let (upper, lower) = players.split_left_right_at_fraction(0.5);
        let buttons = row(window.y - GAP - TARGET, TARGET);
        let strip = row(buttons.top() - GAP - STRIP, STRIP);
        let (middle, action_bar) = message_or_actions(strip, busy);
        let [menu, undo, redo, hint, moves] = places(buttons);
        HudLayout {
            form: HudForm::Compact,
            upper: upper.with_max_x(upper.right() - GAP / 2.0),
            lower: lower.with_min_x(lower.left() + GAP / 2.0),
            middle,
            action_bar,
            menu,
            undo,
            redo,
            hint,
            view: None,
            moves: Some(moves),
            stage: Rect::from_min_max(pos2(GAP, players.bottom() + GAP), pos2(window.x - GAP, strip.top() - GAP)),
            result: result(window),
        }
    }
}

fn result(window: Vec2) -> Rect {
    let height = if window.y >= HIGH { HIGH_RESULT } else { RESULT.y };
    let size = vec2(RESULT.x, height).min(window - Vec2::splat(2.0 * GAP));
    Rect::from_min_size(pos2((window.x - size.x) / 2.0, window.y - GAP - size.y), size)
}

/// The strip is the message's, or that of the buttons of the action bar, or shared by both.
fn message_or_actions(strip: Rect, busy: bool) -> (Option<Rect>, Option<Rect>) {
    match busy {
        false => (Some(strip), None),
        true if strip.width() < MESSAGE_BESIDE => (None, Some(strip)),
        true => {
            let (left, right) = strip.split_left_right_at_fraction(0.5);
            (Some(left.with_max_x(left.right() - GAP)), Some(right))
        }
    }
}

/// Five places in a row.
fn places(bar: Rect) -> [Rect; 5] {
    let width = (bar.width() + GAP) / 5.0 - GAP;
    std::array::from_fn(|index| {
        Rect::from_min_size(bar.min + vec2(index as f32 * (width + GAP), 0.0), vec2(width, bar.height()))
    })
}
