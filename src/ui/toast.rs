//! Toasts: notices over everything else, which disappear after a while or when pressed.

use std::collections::VecDeque;
use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Context, Id, Rect, Sense, Vec2, WidgetInfo, WidgetType, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::systems::UiSystems;
use super::text_layout;
use super::theme;
use super::theme::TARGET;
use super::theme::text_role::TextRole;
use super::widgets::{self, Panel};

/// A notice to show.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct Toast(pub String);

/// How long a toast is shown.
const STAY: Duration = Duration::from_secs(12);
const WIDTH: f32 = 460.0;
/// Between a toast and the edge of the window.
const EDGE: f32 = 6.0;
/// The largest part of the window's height that a toast takes from the screen below it.
const MOST: f32 = 0.3;

/// A window lower than this has no room beside the screen: a toast lies over its lower edge.
const LOW: f32 = 296.0;

/// Where a toast of this size is.
fn place(window: Rect, size: Vec2) -> Rect {
    let align = if window.height() < LOW { Align2::CENTER_BOTTOM } else { Align2::CENTER_TOP };
    align.align_size_within_rect(size, window.shrink(EDGE))
}

/// The height of the window that the toast takes.
#[derive(Clone, Copy, PartialEq)]
struct Reserved(f32);

/// The part of the window below the toast, so that it covers nothing; the whole window if there is none.
pub(crate) fn free(ctx: &Context) -> Rect {
    let window = ctx.content_rect();
    let Reserved(height) = ctx.data(|data| data.get_temp(Id::NULL)).unwrap_or(Reserved(0.0));
    window.with_min_y(window.top() + height.min(window.height() * MOST))
}

/// Keeps a strip at the upper edge free; the screen follows in the next frame.
fn reserve(ctx: &Context, height: f32) {
    let before = ctx.data(|data| data.get_temp::<Reserved>(Id::NULL));
    if before != Some(Reserved(height)) && (before.is_some() || height > 0.0) {
        ctx.data_mut(|data| data.insert_temp(Id::NULL, Reserved(height)));
        ctx.request_repaint();
    }
}

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
    for Toast(words) in toasts.read() {
        if !shown.waiting.contains(words) {
            shown.waiting.push_back(words.clone());
        }
    }
    let ctx = contexts.ctx_mut()?.clone();
    let Some(words) = shown.waiting.front().cloned() else {
        reserve(&ctx, 0.0);
        return Ok(());
    };
    let since = *shown.since.get_or_insert(time.elapsed());
    let look = theme::palette(&ctx);
    let screen = ctx.content_rect();
    let width = WIDTH.min(screen.width() - 2.0 * EDGE);
    let painter = ctx.layer_painter(bevy_egui::egui::LayerId::background());
    let galley = text_layout::laid_out(&painter, TextRole::Body, look.text, &words, width - 36.0);
    let size = vec2(width, (galley.size().y + 16.0).max(TARGET));
    let place = place(screen, size);
    reserve(&ctx, if screen.height() < LOW { 0.0 } else { size.y + EDGE });
    let panel = Panel::new(&ctx, &words, place).fill(look.solid).edge(look.brass).on_top().from(vec2(0.0, -24.0));
    let pressed = panel.show(&ctx, |ui, rect| {
        let info = || WidgetInfo::labeled(WidgetType::Button, true, &words);
        let response = widgets::sense(ui, rect, ui.id().with("toast"), Sense::click(), info);
        let min = Align2::LEFT_CENTER.anchor_size(rect.left_center() + vec2(18.0, 0.0), galley.size()).min;
        text_layout::paragraph(ui.painter(), min, galley, look.text, rect);
        response.clicked()
    });
    if pressed || time.elapsed() - since >= STAY {
        shown.waiting.pop_front();
        shown.since = None;
        ctx.request_repaint();
    }
    Ok(())
}
