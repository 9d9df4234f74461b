//! The frame of a dialog: a veil over the screen, a panel in its middle, a title and a cross.

use bevy_egui::egui::{
    Align2, Area, Context, CornerRadius, Id, Order, Rect, Sense, Ui, Vec2, WidgetInfo, WidgetType, vec2,
};

use bevy_egui::egui::output::OutputEvent;

use super::Dialogs;
use crate::ui::text_layout;
use crate::ui::theme::icons::Icon;
use crate::ui::theme::text_role::TextRole;
use crate::ui::theme::{self, GAP, MARGIN, TARGET};
use crate::ui::transitions::arrival;
use crate::ui::widgets::{self, Button, ButtonStyle};

/// Room for the title.
const HEAD: f32 = 76.0;

/// Shows a dialog as large as `size` (title included) or as the window allows, and its contents in the room below the
/// title. `contents` also gets whether the dialog has just opened.
pub(crate) fn frame<R>(
    ctx: &Context,
    dialogs: &mut Dialogs,
    title: &str,
    size: Vec2,
    contents: impl FnOnce(&mut Ui, Rect, &mut Dialogs, bool) -> R,
) -> R {
    let id = Id::new(("dialog", title));
    let screen = ctx.content_rect();
    let area = Area::new(id).order(Order::Foreground).fixed_pos(screen.min).default_size(screen.size());
    let area = area.constrain(false).fade_in(false);
    ctx.memory_mut(|memory| memory.set_modal_layer(area.layer()));
    let part = arrival(ctx, id);
    let shown = area.show(ctx, |ui| {
        let look = theme::palette(ctx);
        ui.expand_to_include_rect(screen);
        ui.painter().rect_filled(screen, CornerRadius::ZERO, look.veil.gamma_multiply(part));
        ui.set_opacity(part);
        let size = size.min(screen.size() - Vec2::splat(2.0 * GAP)).round();
        let place = Rect::from_min_size((screen.center() - size / 2.0).round(), size);
        let rect = place.translate(vec2(0.0, 16.0 * (1.0 - part)));
        let out = way_out(ui, rect, title);
        let fresh = dialogs.take_fresh(ui);
        if fresh {
            announce(ctx, title);
        }
        let side = if rect.width() < 440.0 { 18.0 } else { MARGIN };
        let inner = Rect::from_min_max(rect.min + vec2(side, HEAD), rect.max - vec2(side, side));
        let given = contents(ui, inner, dialogs, fresh);
        if out {
            dialogs.close(ctx);
        }
        given
    });
    shown.inner
}

/// Reports the title of a dialog that has just opened, as if it got the focus.
fn announce(ctx: &Context, title: &str) {
    let event = OutputEvent::FocusGained(WidgetInfo::labeled(WidgetType::Window, true, title));
    ctx.output_mut(|output| output.events.push(event));
}

/// Draws the panel with title and cross; returns whether the player closes the dialog.
fn way_out(ui: &Ui, rect: Rect, title: &str) -> bool {
    let (look, text) = (theme::palette(ui.ctx()), theme::text(ui.ctx()));
    let beside = |name: &str| ui.id().with(name);
    let veil = ui.interact(ui.ctx().content_rect(), beside("veil"), Sense::CLICK);
    ui.interact(rect, beside("ground"), Sense::CLICK);
    veil.widget_info(|| WidgetInfo::labeled(WidgetType::Other, true, text.close()));
    widgets::ground(ui, rect, look.solid, look.hairline);
    let side = if rect.width() < 440.0 { 18.0 } else { MARGIN };
    let left = rect.left_top() + vec2(side, HEAD / 2.0);
    text_layout::line(ui.painter(), left, Align2::LEFT_CENTER, TextRole::Heading, look.text, title);
    let corner = rect.right_top() + vec2(-side + 10.0 - TARGET / 2.0, HEAD / 2.0);
    let cross = Button::new(text.close()).only_icon(Icon::Close).style(ButtonStyle::Bare);
    let cross = cross.show(ui, Rect::from_center_size(corner, Vec2::splat(TARGET)));
    cross.clicked() || veil.clicked()
}
