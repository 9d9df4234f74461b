//! A panel: a part of the window with rounded corners that slides and fades in.

use bevy_egui::egui::{Area, Color32, Context, CornerRadius, Id, Order, Rect, Stroke, StrokeKind, Ui, Vec2};

use crate::ui::theme::palette::Palette;
use crate::ui::theme::{self, PANEL_RADIUS};
use crate::ui::transitions::arrival;

#[derive(Clone, Copy, Debug)]
pub(crate) struct Panel {
    id: Id,
    rect: Rect,
    /// Where it slides in from, relative to its place.
    from: Vec2,
    order: Order,
    fill: Option<Color32>,
    edge: Color32,
    active: bool,
}

/// The bar at the left of an active panel: its inset and its width.
const BAR: Vec2 = Vec2::new(5.0, 3.0);

impl Panel {
    pub(crate) fn new(ctx: &Context, name: &str, rect: Rect) -> Panel {
        let Palette { panel, hairline, .. } = theme::palette(ctx);
        let rect = Rect::from_min_max(rect.min.round(), rect.max.round());
        Panel {
            id: Id::new(("panel", name)),
            rect,
            from: Vec2::new(0.0, 14.0),
            order: Order::Middle,
            fill: Some(panel),
            edge: hairline,
            active: false,
        }
    }

    pub(crate) const fn from(self, from: Vec2) -> Panel {
        Panel { from, ..self }
    }

    pub(crate) const fn fill(self, fill: Color32) -> Panel {
        Panel { fill: Some(fill), ..self }
    }

    pub(crate) const fn edge(self, edge: Color32) -> Panel {
        Panel { edge, ..self }
    }

    /// It is the one of several panels whose turn it is: filled, with a strong edge and a bar, so that it does not differ
    /// from the others by its colour alone.
    pub(crate) const fn active(self, active: bool) -> Panel {
        Panel { active, ..self }
    }

    /// Over everything else.
    pub(crate) const fn on_top(self) -> Panel {
        Panel { order: Order::Foreground, ..self }
    }

    /// Nothing is drawn under the contents.
    pub(crate) const fn bare(self) -> Panel {
        Panel { fill: None, ..self }
    }

    /// Shows the panel; the contents get its rectangle, which moves while the panel slides in.
    pub(crate) fn show<R>(self, ctx: &Context, contents: impl FnOnce(&mut Ui, Rect) -> R) -> R {
        let part = arrival(ctx, self.id);
        let rect = self.rect.translate(self.from * (1.0 - part));
        let area = Area::new(self.id).order(self.order).fixed_pos(rect.min).default_size(rect.size());
        let area = area.constrain(false).fade_in(false);
        let shown = area.show(ctx, |ui| {
            ui.set_opacity(part);
            ui.expand_to_include_rect(rect);
            if let Some(fill) = self.fill {
                ground(ui, rect, fill, self.edge);
            }
            if self.active {
                mark_active(ui, rect, self.edge);
            }
            contents(ui, rect)
        });
        shown.inner
    }
}

/// Shadow, fill and hairline of a panel.
pub(crate) fn ground(ui: &Ui, rect: Rect, fill: Color32, edge: Color32) {
    let radius = CornerRadius::same(PANEL_RADIUS);
    let look = theme::palette(ui.ctx());
    ui.painter().add(look.shadow().as_shape(rect, radius));
    ui.painter().rect(rect, radius, fill, Stroke::new(1.0, edge), StrokeKind::Inside);
}

fn mark_active(ui: &Ui, rect: Rect, colour: Color32) {
    let (look, radius) = (theme::palette(ui.ctx()), CornerRadius::same(PANEL_RADIUS));
    ui.painter().rect(rect, radius, look.active, Stroke::new(2.0, colour), StrokeKind::Inside);
    let bar = Rect::from_min_size(rect.min + Vec2::splat(BAR.x), Vec2::new(BAR.y, rect.height() - 2.0 * BAR.x));
    let bar = bar.shrink2(Vec2::new(0.0, bar.height() * 0.12));
    ui.painter().rect_filled(bar, CornerRadius::same(2), colour);
}
