//! The match screen: a column of panels beside the board, or panels above and below it.

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

/// The rectangles of the match screen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct HudLayout {
    pub wide: bool,
    /// The panel of the player at the far side of the board, and of the one near.
    pub upper: Rect,
    pub lower: Rect,
    /// Wide: caption, move list, message, what can be done. Narrow: the message alone.
    pub middle: Rect,
    /// Narrow: a row for what can be done now (pass, switch sides, answer an offer).
    pub action_bar: Rect,
    /// The corner buttons of the wide layout, or the six of the narrow one.
    pub menu: Rect,
    pub undo: Rect,
    pub redo: Rect,
    pub hint: Rect,
    pub view: Rect,
    pub moves: Option<Rect>,
    /// What is left for the board.
    pub stage: Rect,
    /// The card with the result of the match, beside the middle of the board.
    pub result: Rect,
}

impl HudLayout {
    /// `busy`: the action bar has buttons, such as that of a pass.
    #[must_use]
    pub fn new(window: Vec2, busy: bool) -> HudLayout {
        let beside = window.x >= WIDE || window.x > window.y * 1.15;
        if beside { HudLayout::wide(window) } else { HudLayout::narrow(window, busy) }
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
        let result = Rect::from_min_max(pos2(left, (middle.bottom() - 330.0).max(middle.top())), middle.max);
        HudLayout {
            wide: true,
            upper,
            lower,
            middle,
            action_bar: Rect::NOTHING,
            menu: square(margin),
            view,
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
        let room = if busy || window.y >= 740.0 { TARGET + 10.0 } else { 0.0 };
        let action_bar = row(bar.top() - 10.0 - TARGET, TARGET);
        let middle = row(bar.top() - 10.0 - room - MESSAGE, MESSAGE);
        let lower = row(middle.top() - 10.0 - PLAYER, PLAYER);
        let upper = row(GAP, PLAYER);
        let [menu, undo, redo, hint, view, moves] = six(bar);
        HudLayout {
            wide: false,
            upper,
            lower,
            middle,
            action_bar,
            menu,
            undo,
            redo,
            hint,
            view,
            moves: Some(moves),
            stage: Rect::from_min_max(pos2(4.0, upper.bottom() + 8.0), pos2(window.x - 4.0, lower.top() - 8.0)),
            result: Rect::from_min_max(pos2(GAP, bar.bottom() - 286.0), bar.max),
        }
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
mod tests {
    use super::*;
    use bevy_egui::egui::Pos2;

    const WINDOWS: [Vec2; 6] = [
        vec2(1280.0, 800.0),
        vec2(1920.0, 1080.0),
        vec2(900.0, 600.0),
        vec2(390.0, 844.0),
        vec2(360.0, 640.0),
        vec2(844.0, 390.0),
    ];

    #[test]
    fn the_parts_do_not_overlap() {
        for window in WINDOWS {
            let hud = HudLayout::new(window, true);
            let mut parts =
                vec![hud.upper, hud.lower, hud.middle, hud.menu, hud.undo, hud.redo, hud.hint, hud.view, hud.stage];
            parts.extend(hud.moves);
            parts.extend((!hud.wide).then_some(hud.action_bar));
            let whole = Rect::from_min_size(Pos2::ZERO, window);
            for (index, part) in parts.iter().enumerate() {
                assert!(whole.contains_rect(*part) && part.is_positive(), "{window}: part {index} {part}");
                for other in &parts[..index] {
                    assert!(!part.shrink(0.5).intersects(*other), "{window}: {part} over {other}");
                }
            }
        }
    }

    #[test]
    fn the_board_gets_most_of_the_smaller_edge() {
        for window in WINDOWS {
            let stage = HudLayout::new(window, false).stage;
            let short = window.min_elem();
            let ample = stage.size().min_elem() >= short * 0.62;
            assert!(ample, "{window}: {}", stage.size());
        }
    }

    #[test]
    fn the_action_bar_does_not_move_the_board_of_a_tall_window() {
        let window = vec2(390.0, 844.0);
        assert_eq!(HudLayout::new(window, true).stage, HudLayout::new(window, false).stage);
    }

    #[test]
    fn every_button_is_large_enough_for_a_finger() {
        for window in WINDOWS {
            let hud = HudLayout::new(window, true);
            for button in [hud.menu, hud.undo, hud.redo, hud.hint, hud.view].into_iter().chain(hud.moves) {
                assert!(button.size().min_elem() >= TARGET, "{window}: {button}");
            }
        }
    }
}
