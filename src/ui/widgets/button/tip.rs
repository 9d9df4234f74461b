//! The tooltip of a button that shows only an icon.

use std::time::Duration;

use bevy_egui::egui::{
    Align2, Context, CornerRadius, Id, LayerId, Order, Rect, Response, Stroke, StrokeKind, Ui, Vec2, vec2,
};

use crate::ui::focus_ring::is_visible as keys_in_use;
use crate::ui::text_layout;
use crate::ui::theme;
use crate::ui::theme::BUTTON_RADIUS;
use crate::ui::theme::text_role::TextRole;

/// The side of a button on which its tooltip is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TipSide {
    Above,
    Below,
    Left,
    Right,
}

const INSET: Vec2 = vec2(10.0, 5.0);
const GAP: f32 = 8.0;

/// Shows the tooltip while the widget has the focus, or the pointer rests on it while keys are not used. A tooltip of egui
/// could itself get the focus, and would lie over the button below.
pub(crate) fn show(ui: &Ui, response: &Response, beside: Rect, text: &str, side: TipSide) {
    let is_shown = if keys_in_use(ui.ctx()) { response.has_focus() } else { rests_on(ui.ctx(), response) };
    if is_shown {
        draw(ui, beside, text, side);
    }
}

/// Whether the pointer has rested on the button as long as a tooltip takes to appear.
fn rests_on(ctx: &Context, response: &Response) -> bool {
    if !response.hovered() || ctx.input(|input| input.pointer.any_down()) {
        return false;
    }
    let rested = ctx.input(|input| input.pointer.time_since_last_movement());
    let left = ctx.global_style().interaction.tooltip_delay - rested;
    if left > 0.0 {
        ctx.request_repaint_after(Duration::from_secs_f32(left));
    }
    left <= 0.0
}

fn draw(ui: &Ui, beside: Rect, text: &str, side: TipSide) {
    let (look, screen) = (theme::palette(ui.ctx()), ui.ctx().content_rect());
    let painter = ui.ctx().layer_painter(LayerId::new(Order::Tooltip, Id::new("label of a button")));
    let galley = text_layout::laid_out(&painter, TextRole::Quiet, look.text, text, screen.width() - 2.0 * INSET.x);
    let ground = place(beside, galley.size() + 2.0 * INSET, screen, side);
    let edge = Stroke::new(1.0, look.button_edge);
    painter.rect(ground, CornerRadius::same(BUTTON_RADIUS / 2), look.solid, edge, StrokeKind::Inside);
    text_layout::paragraph(&painter, ground.min + INSET, galley, look.text, ground);
}

/// The tooltip's rectangle: on the requested side, or opposite where the window ends, and always inside the window.
fn place(beside: Rect, size: Vec2, screen: Rect, side: TipSide) -> Rect {
    let (centre, gap) = (beside.center(), GAP);
    let above = Align2::CENTER_BOTTOM.anchor_size(centre - vec2(0.0, beside.height() / 2.0 + gap), size);
    let below = Align2::CENTER_TOP.anchor_size(centre + vec2(0.0, beside.height() / 2.0 + gap), size);
    let left = Align2::RIGHT_CENTER.anchor_size(centre - vec2(beside.width() / 2.0 + gap, 0.0), size);
    let right = Align2::LEFT_CENTER.anchor_size(centre + vec2(beside.width() / 2.0 + gap, 0.0), size);
    let rect = match side {
        TipSide::Above if above.top() >= screen.top() => above,
        TipSide::Below if below.bottom() > screen.bottom() => above,
        TipSide::Above | TipSide::Below => below,
        TipSide::Left if left.left() >= screen.left() => left,
        TipSide::Right if right.right() > screen.right() => left,
        TipSide::Left | TipSide::Right => right,
    };
    let most = (screen.max - size).max(screen.min);
    Rect::from_min_size(rect.min.clamp(screen.min, most), size)
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::pos2;

    use super::*;

    #[test]
    fn a_tooltip_lies_on_its_side_of_the_button_and_inside_the_window() {
        let screen = Rect::from_min_size(pos2(0.0, 0.0), vec2(390.0, 844.0));
        let button = Rect::from_min_size(pos2(12.0, 700.0), Vec2::splat(44.0));
        let size = vec2(80.0, 28.0);
        for side in [TipSide::Above, TipSide::Below, TipSide::Left, TipSide::Right] {
            let tip = place(button, size, screen, side);
            assert!(screen.contains_rect(tip) && !tip.intersects(button), "{side:?}: {tip}");
        }
        assert_eq!(place(button, size, screen, TipSide::Right).left(), button.right() + GAP);
        let lowest = button.translate(vec2(0.0, 100.0));
        assert!(place(lowest, size, screen, TipSide::Below).bottom() < lowest.top());
    }
}
