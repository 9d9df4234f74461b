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
}

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
