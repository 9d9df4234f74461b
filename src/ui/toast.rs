//! Toasts: notices over everything else, which disappear after a while or when pressed.

use std::collections::VecDeque;
use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Rect, Sense, WidgetInfo, WidgetType, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::systems::UiSystems;
use super::text_layout;
use super::theme;
use super::theme::text_role::TextRole;
use super::theme::{GAP, TARGET};
use super::widgets::{self, Panel};

/// A notice to show.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct Toast(pub String);

/// How long a toast is shown.
const STAY: Duration = Duration::from_secs(12);
const WIDTH: f32 = 460.0;

/// The toasts that wait, and since when the first has been shown.
#[derive(Default)]
struct ToastQueue {
    waiting: VecDeque<String>,
    since: Option<Duration>,
}

/// Adds toasts.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<Toast>();
    app.add_systems(EguiPrimaryContextPass, draw.in_set(UiSystems::Toasts));
}

fn draw(
    mut contexts: EguiContexts,
    time: Res<Time<Real>>,
    mut toasts: MessageReader<Toast>,
    mut shown: Local<ToastQueue>,
) -> Result {
    shown.waiting.extend(toasts.read().map(|toast| toast.0.clone()));
    let Some(words) = shown.waiting.front().cloned() else { return Ok(()) };
    let ctx = contexts.ctx_mut()?.clone();
    let since = *shown.since.get_or_insert(time.elapsed());
    let look = theme::palette(&ctx);
    let screen = ctx.content_rect();
    let width = WIDTH.min(screen.width() - 2.0 * GAP);
    let painter = ctx.layer_painter(bevy_egui::egui::LayerId::background());
    let galley = text_layout::laid_out(&painter, TextRole::Body, look.text, &words, width - 36.0);
    let size = vec2(width, (galley.size().y + 24.0).max(TARGET));
    let place = Rect::from_min_size(screen.center_top() + vec2(-size.x / 2.0, GAP), size);
    let panel = Panel::new(&ctx, &words, place).fill(look.solid).edge(look.brass).on_top().from(vec2(0.0, -24.0));
    let pressed = panel.show(&ctx, |ui, rect| {
        let info = || WidgetInfo::labeled(WidgetType::Button, true, &words);
        let response = widgets::sense(ui, rect, ui.id().with("toast"), Sense::click(), info);
        let min = Align2::LEFT_CENTER.anchor_size(rect.left_center() + vec2(18.0, 0.0), galley.size()).min;
        ui.painter().galley(min, galley, look.text);
        response.clicked()
    });
    if pressed || time.elapsed() - since >= STAY {
        shown.waiting.pop_front();
        shown.since = None;
        ctx.request_repaint();
    }
    Ok(())
}
