//! Transitions: panels fade and slide in, and highlights glide, unless motion is off.

use bevy_egui::egui::emath::easing;
use bevy_egui::egui::{Context, Id};

/// When something came into view, and the pass in which it was last seen.
#[derive(Clone, Copy)]
struct Appearance {
    since: f64,
    pass: u64,
}

/// How far something has moved in, from 0 to 1, eased out; it starts again after it was not shown for a pass.
///
/// Requests another frame only while it moves.
pub(crate) fn arrival(ctx: &Context, id: Id) -> f32 {
    let seconds = ctx.global_style().animation_time;
    let (now, pass) = (ctx.time(), ctx.cumulative_pass_nr());
    let id = id.with("arrival");
    let before = ctx.data(|data| data.get_temp::<Appearance>(id));
    let since = before.filter(|seen| seen.pass + 1 >= pass).map_or(now, |seen| seen.since);
    ctx.data_mut(|data| data.insert_temp(id, Appearance { since, pass }));
    let part = if seconds > 0.0 { ((now - since) as f32 / seconds).clamp(0.0, 1.0) } else { 1.0 };
    if part < 1.0 {
        ctx.request_repaint();
    }
    easing::cubic_out(part)
}

/// A value that glides to 1 while `on` and back to 0, for highlights under the pointer.
pub(crate) fn glow(ctx: &Context, id: Id, on: bool) -> f32 {
    let seconds = ctx.global_style().animation_time * 0.6;
    ctx.animate_bool_with_time(id.with("glow"), on, seconds)
}
