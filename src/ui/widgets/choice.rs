//! One of several: segments in a row, or in a column where the place is narrow.

use bevy_egui::egui::{Align2, CornerRadius, Id, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType};

use super::button::{TipSide, tip};
use super::{focus_ring, is_lit, mix, sense};
use crate::ui::text_layout::{self, LABEL};
use crate::ui::theme::text_role::TextRole;
use crate::ui::theme::{self, BUTTON_RADIUS};
use crate::ui::transitions::glow;

/// Room beside the label of a segment, both sides together.
pub(crate) const SEGMENT_PADDING: f32 = 20.0;
/// The least of it, on each side.
const BESIDE: f32 = 5.0;

/// Segments to choose from: builder, then [`Choice::show`] in a rectangle.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Choice<'a> {
    id_salt: &'a str,
    labels: &'a [&'a str],
    /// What screen readers and tooltips say in place of the labels; empty if the labels say it all.
    names: &'a [String],
    /// May be none of them.
    chosen: Option<usize>,
}

/// Shows the choices in `rect` and returns the pressed one, if any. `chosen` may be none of them.
pub(crate) fn choice(ui: &Ui, rect: Rect, id_salt: &str, labels: &[&str], chosen: Option<usize>) -> Option<usize> {
    Choice::new(id_salt, labels, chosen).show(ui, rect)
}

impl<'a> Choice<'a> {
    pub(crate) const fn new(id_salt: &'a str, labels: &'a [&'a str], chosen: Option<usize>) -> Self {
        Choice { id_salt, labels, names: &[], chosen }
    }

    /// Explains short labels, one name for each.
    pub(crate) const fn names(self, names: &'a [String]) -> Self {
        Choice { names, ..self }
    }

    /// Shows the segments and returns the pressed one, if any.
    pub(crate) fn show(self, ui: &Ui, rect: Rect) -> Option<usize> {
        let look = theme::palette(ui.ctx());
        let radius = CornerRadius::same(BUTTON_RADIUS);
        let edge = Stroke::new(1.0, look.button_edge);
        ui.painter().rect(rect, radius, look.button, edge, StrokeKind::Inside);
        let needs: Vec<f32> = self
            .labels
            .iter()
            .map(|label| text_layout::width(ui.painter(), TextRole::Strong, label) + SEGMENT_PADDING)
            .collect();
        let cells = cells(rect, &needs);
        let roles = self.roles(ui, &cells);
        let mut pressed = None;
        for (index, place) in cells.into_iter().enumerate() {
            if self.segment(ui, place, index, roles) {
                pressed = Some(index);
            }
        }
        pressed
    }

    /// The ways of setting the labels, from the largest in which each fits into its segment, so that all are of one size.
    fn roles(self, ui: &Ui, cells: &[Rect]) -> &'static [TextRole] {
        let fits = |role: TextRole| {
            let width = |label: &str| text_layout::width(ui.painter(), role, label);
            self.labels.iter().zip(cells).all(|(label, cell)| width(label) <= cell.width() - 2.0 * BESIDE)
        };
        let first = LABEL.iter().position(|role| fits(*role)).unwrap_or(LABEL.len() - 1);
        &LABEL[first..]
    }

    fn segment(self, ui: &Ui, rect: Rect, index: usize, roles: &[TextRole]) -> bool {
        let look = theme::palette(ui.ctx());
        let (label, chosen) = (self.labels[index], self.chosen == Some(index));
        let name = self.names.get(index).map(String::as_str);
        let info = || WidgetInfo::selected(WidgetType::RadioButton, true, chosen, name.unwrap_or(label));
        let response = sense(ui, rect, id(ui, self.id_salt, index), Sense::click(), info);
        if let Some(name) = name {
            tip::show(ui, &response, rect, name, TipSide::Above);
        }
        let lit = glow(ui.ctx(), response.id, is_lit(&response) && !chosen);
        let inner = rect.shrink(3.0);
        let (fill, ink, edge) = if chosen {
            (look.tint, look.text, Stroke::new(1.0, look.brass))
        } else {
            let fill = mix(look.button.gamma_multiply(0.0), look.button_lit, lit);
            (fill, mix(look.quiet, look.text, lit), Stroke::NONE)
        };
        ui.painter().rect(inner, CornerRadius::same(BUTTON_RADIUS - 3), fill, edge, StrokeKind::Inside);
        let room = rect.shrink2(Vec2::new(BESIDE, 2.0));
        text_layout::fit(ui.painter(), room, Align2::CENTER_CENTER, roles, ink, label);
        focus_ring(ui, &response, inner, BUTTON_RADIUS - 3);
        response.clicked()
    }
}

/// Focuses one of the choices shown with this id.
pub(crate) fn choose(ui: &Ui, id_salt: &str, index: usize) {
    ui.memory_mut(|memory| memory.request_focus(id(ui, id_salt, index)));
}

fn id(ui: &Ui, id_salt: &str, index: usize) -> Id {
    ui.id().with(("choice", id_salt, index))
}

/// The segments fill `rect`: side by side where it is wide, else one under the other. In a row they are equally wide,
/// unless one needs more and the others can spare it; where only some can, each gets its need and a share of the rest.
fn cells(rect: Rect, needs: &[f32]) -> Vec<Rect> {
    let count = needs.len() as f32;
    if rect.width() < rect.height() {
        let size = Vec2::new(rect.width(), rect.height() / count);
        let cell = |index| Rect::from_min_size(rect.min + Vec2::new(0.0, size.y * index as f32), size);
        return (0..needs.len()).map(cell).collect();
    }
    let share = rect.width() / count;
    let (wide, others): (Vec<f32>, Vec<f32>) = needs.iter().partition(|need| **need > share);
    let rest = (rect.width() - wide.iter().sum::<f32>()) / others.len() as f32;
    let spare = !others.is_empty() && others.iter().all(|need| *need <= rest);
    let more = (rect.width() - needs.iter().sum::<f32>()) / count;
    let mut left = rect.left();
    let cell = |need: &f32| {
        let width = match (wide.is_empty(), spare) {
            (false, true) if *need > share => *need,
            (false, true) => rest,
            (false, false) if more >= 0.0 => *need + more,
            _ => share,
        };
        let cell = Rect::from_min_size(rect.with_min_x(left).min, Vec2::new(width, rect.height()));
        left += width;
        cell
    };
    needs.iter().map(cell).collect()
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Pos2, vec2};

    use super::*;

    fn assert_fills(cells: &[Rect], place: Rect) {
        assert!(cells.windows(2).all(|pair| pair[0].right() == pair[1].left() && pair[0].top() == pair[1].top()));
        assert_eq!(cells.iter().copied().reduce(Rect::union), Some(place));
    }

    #[test]
    fn the_cells_of_a_wide_choice_stand_in_a_row_and_fill_it() {
        let place = Rect::from_min_size(Pos2::ZERO, vec2(120.0, 40.0));
        let equal = cells(place, &[10.0, 40.0, 20.0]);
        assert_fills(&equal, place);
        assert!(equal.iter().all(|cell| cell.width() == 40.0));
    }

    #[test]
    fn each_label_gets_its_need_where_only_some_can_spare_room() {
        let place = Rect::from_min_size(Pos2::ZERO, vec2(120.0, 40.0));
        let needed = cells(place, &[50.0, 38.0, 26.0]);
        assert_fills(&needed, place);
        assert_eq!(needed.iter().map(Rect::width).collect::<Vec<_>>(), [52.0, 40.0, 28.0]);
        let too_much = cells(place, &[50.0, 38.0, 36.0]);
        assert!(too_much.iter().all(|cell| cell.width() == 40.0));
    }

    #[test]
    fn a_label_that_needs_more_room_gets_it_from_the_others_if_they_can_spare_it() {
        let place = Rect::from_min_size(Pos2::ZERO, vec2(120.0, 40.0));
        let uneven = cells(place, &[10.0, 60.0, 20.0]);
        assert_fills(&uneven, place);
        assert_eq!(uneven.iter().map(Rect::width).collect::<Vec<_>>(), [30.0, 60.0, 30.0]);
        assert!(cells(place, &[35.0, 60.0, 35.0]).iter().all(|cell| cell.width() == 40.0), "they cannot");
        assert_fills(&cells(place, &[70.0, 80.0]), place);
    }

    #[test]
    fn the_cells_of_a_narrow_choice_stand_in_a_column_and_fill_it() {
        let place = Rect::from_min_size(Pos2::ZERO, vec2(40.0, 80.0));
        let cells = cells(place, &[10.0, 10.0]);
        assert_eq!(cells[0].bottom(), cells[1].top());
        assert_eq!(cells.into_iter().reduce(Rect::union), Some(place));
    }
}
