//! One of several: segments in a row, or in a column where the place is narrow.

use bevy_egui::egui::{Align2, CornerRadius, Id, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType};

use super::{focus_ring, mix, sense};
use crate::ui::text_layout;
use crate::ui::theme::text_role::TextRole;
use crate::ui::theme::{self, BUTTON_RADIUS};
use crate::ui::transitions::glow;

/// Shows the choices in `rect` and returns the pressed one, if any. `chosen` may be none of them.
pub(crate) fn choice(ui: &Ui, rect: Rect, id_salt: &str, labels: &[&str], chosen: Option<usize>) -> Option<usize> {
    let look = theme::palette(ui.ctx());
    let radius = CornerRadius::same(BUTTON_RADIUS);
    let edge = Stroke::new(1.0, look.button_edge);
    ui.painter().rect(rect, radius, look.button, edge, StrokeKind::Inside);
    let mut pressed = None;
    for (index, label) in labels.iter().enumerate() {
        if segment(ui, cell(rect, index, labels.len()), id_salt, index, label, chosen == Some(index)) {
            pressed = Some(index);
        }
    }
    pressed
}

/// Focuses one of the choices shown with this id.
pub(crate) fn choose(ui: &Ui, id_salt: &str, index: usize) {
    ui.memory_mut(|memory| memory.request_focus(id(ui, id_salt, index)));
}

fn id(ui: &Ui, id_salt: &str, index: usize) -> Id {
    ui.id().with(("choice", id_salt, index))
}

fn cell(rect: Rect, index: usize, count: usize) -> Rect {
    let (index, count) = (index as f32, count as f32);
    let step = if rect.width() >= rect.height() {
        Vec2::new(rect.width() / count, 0.0)
    } else {
        Vec2::new(0.0, rect.height() / count)
    };
    let size = if step.x > 0.0 { Vec2::new(step.x, rect.height()) } else { Vec2::new(rect.width(), step.y) };
    Rect::from_min_size(rect.min + step * index, size)
}

fn segment(ui: &Ui, rect: Rect, id_salt: &str, index: usize, label: &str, chosen: bool) -> bool {
    let look = theme::palette(ui.ctx());
    let id = id(ui, id_salt, index);
    let info = || WidgetInfo::selected(WidgetType::RadioButton, true, chosen, label);
    let response = sense(ui, rect, id, Sense::click(), info);
    let lit = glow(ui.ctx(), response.id, response.hovered() && !chosen);
    let inner = rect.shrink(3.0);
    let (fill, ink) = if chosen {
        (look.brass, look.on_brass)
    } else {
        (mix(look.button.gamma_multiply(0.0), look.button_lit, lit), mix(look.quiet, look.text, lit))
    };
    ui.painter().rect_filled(inner, CornerRadius::same(BUTTON_RADIUS - 3), fill);
    text_layout::line(ui.painter(), rect.center(), Align2::CENTER_CENTER, TextRole::Strong, ink, label);
    focus_ring(ui, &response, inner, BUTTON_RADIUS - 3);
    response.clicked()
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Pos2, vec2};

    use super::*;

    #[test]
    fn the_cells_of_a_wide_choice_stand_in_a_row_and_fill_it() {
        let place = Rect::from_min_size(Pos2::ZERO, vec2(120.0, 40.0));
        let cells: Vec<Rect> = (0..3).map(|index| cell(place, index, 3)).collect();
        assert!(cells.windows(2).all(|pair| pair[0].right() == pair[1].left() && pair[0].top() == pair[1].top()));
        assert_eq!(cells.into_iter().reduce(Rect::union), Some(place));
    }

    #[test]
    fn the_cells_of_a_narrow_choice_stand_in_a_column_and_fill_it() {
        let place = Rect::from_min_size(Pos2::ZERO, vec2(40.0, 80.0));
        let cells: Vec<Rect> = (0..2).map(|index| cell(place, index, 2)).collect();
        assert_eq!(cells[0].bottom(), cells[1].top());
        assert_eq!(cells.into_iter().reduce(Rect::union), Some(place));
    }
}
