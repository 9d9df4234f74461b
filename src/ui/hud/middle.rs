//! The panel between the players: caption, moves, message, and what can be done.

use bevy_egui::egui::{Align2, Context, Rect, Ui, Vec2, vec2};

use super::model::Model;
use super::{deeds, message, moves};
use crate::game::requests::Wish;
use crate::ui::layout::Hud;
use crate::ui::text;
use crate::ui::theme;
use crate::ui::theme::TARGET;
use crate::ui::theme::voice::Voice;
use crate::ui::widgets::Panel;
use crate::ui::words;

const INSET: f32 = 10.0;
const CAPTION: f32 = 42.0;
const MESSAGE: f32 = 92.0;

/// The wide layout: everything in one panel.
pub(crate) fn wide(ctx: &Context, hud: &Hud, model: &Model) -> Option<Wish> {
    let panel = Panel::new(ctx, "middle", hud.middle).from(vec2(14.0, 0.0));
    panel.show(ctx, |ui, rect| {
        caption(ui, rect, model);
        let inner = rect.shrink(INSET);
        let offered = deeds::offered(model);
        let room = if offered.is_empty() { 0.0 } else { TARGET + INSET };
        let said = Rect::from_min_max(inner.left_bottom() - vec2(0.0, room + MESSAGE), inner.max - vec2(0.0, room));
        message::show(ui, said, model, true);
        let row = Rect::from_min_max(inner.left_bottom() - vec2(0.0, TARGET), inner.max);
        let done = if offered.is_empty() { None } else { deeds::show(ui, row, &offered) };
        let list = Rect::from_min_max(inner.min + vec2(0.0, CAPTION - INSET), said.right_top() - vec2(0.0, INSET));
        let gone = if list.height() > 40.0 { moves::show(ui, list, model) } else { None };
        done.or(gone)
    })
}

/// The narrow layout: the message in a panel, what can be done in a row of its own.
pub(crate) fn narrow(ctx: &Context, hud: &Hud, model: &Model) -> Option<Wish> {
    Panel::new(ctx, "message", hud.middle).show(ctx, |ui, rect| message::show(ui, rect, model, false));
    let offered = deeds::offered(model);
    if offered.is_empty() {
        return None;
    }
    let panel = Panel::new(ctx, "deeds", hud.deeds).bare().from(Vec2::new(0.0, 14.0));
    panel.show(ctx, |ui, rect| deeds::show(ui, rect, &offered))
}

fn caption(ui: &Ui, rect: Rect, model: &Model) {
    let look = theme::palette(ui.ctx());
    let words = words::caption(model.lexicon, model.table.situation);
    let at = rect.left_top() + vec2(INSET + 12.0, CAPTION / 2.0 + 1.0);
    text::line(ui.painter(), at, Align2::LEFT_CENTER, Voice::Caps, look.quiet, &words);
}
