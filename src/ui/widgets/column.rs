//! A column of rows that scrolls where the place is lower than they are together.

use bevy_egui::egui::{Align2, Direction, Rect, ScrollArea, Sense, Shape, Ui, UiBuilder, Vec2, vec2};

use super::read_out;
use crate::ui::text_layout::{self, ROW};
use crate::ui::theme::text_role::TextRole;
use crate::ui::theme::{self, GAP, TARGET};

/// Between two rows.
pub(crate) const BETWEEN: f32 = 8.0;
/// Between a row and the sentence about it.
const NEAR: f32 = 3.0;
/// Room around the rows for focus rings, and at the right for the scroll bar.
pub(crate) const RINGS: f32 = 6.0;
const BAR: f32 = 16.0;
/// Height of a title, and the room after it.
const TITLE: f32 = 22.0;
const HEADING: f32 = 20.0;
const AFTER_TITLE: f32 = 10.0;
/// Height of the fade at the lower edge, which shows that more rows follow.
const FADE: f32 = 26.0;

/// A column of rows, which are placed from the top.
pub(crate) struct Column<'a> {
    pub(crate) ui: &'a mut Ui,
    width: f32,
}

/// Shows the rows that `contents` adds in `rect`, and scrolls them if there are too many.
pub(crate) fn column<R>(
    ui: &mut Ui,
    rect: Rect,
    id_salt: impl std::hash::Hash + std::fmt::Debug,
    contents: impl FnOnce(&mut Column) -> R,
) -> R {
    let outer = Rect::from_min_max(rect.min - Vec2::splat(RINGS), rect.max + vec2(BAR, 0.0));
    let mut inner = ui.new_child(UiBuilder::new().id_salt("column").max_rect(outer));
    inner.set_clip_rect(outer.intersect(ui.clip_rect()));
    let area = ScrollArea::vertical().auto_shrink(false).id_salt(id_salt);
    let shown = area.show(&mut inner, |ui| {
        ui.spacing_mut().item_spacing = Vec2::ZERO;
        ui.add_space(RINGS);
        let given = contents(&mut Column { ui: &mut *ui, width: rect.width() });
        ui.add_space(RINGS);
        given
    });
    let below = shown.content_size.y - shown.state.offset.y - shown.inner_rect.height();
    if below > 1.0 {
        let solid = theme::palette(ui.ctx()).solid;
        let foot = Rect::from_min_max(outer.left_bottom() - vec2(0.0, FADE), outer.right_bottom() - vec2(10.0, 0.0));
        ui.painter().add(Shape::gradient_rect(foot, Direction::TopDown, [solid.gamma_multiply(0.0), solid]));
    }
    shown.inner
}

impl Column<'_> {
    /// How wide a row is.
    pub(crate) const fn width(&self) -> f32 {
        self.width
    }

    /// The place of the next row.
    pub(crate) fn place(&mut self, height: f32) -> Rect {
        let (rect, _) = self.ui.allocate_exact_size(vec2(self.width, height), Sense::hover());
        self.ui.add_space(BETWEEN);
        Rect::from_min_size(rect.min + vec2(RINGS, 0.0), vec2(self.width, height))
    }

    /// The place of a row as high as a finger needs.
    pub(crate) fn row(&mut self) -> Rect {
        self.place(TARGET)
    }

    /// A title over a row that takes the whole width.
    pub(crate) fn title(&mut self, words: &str, what: &str) {
        let look = theme::palette(self.ui.ctx());
        let width = |role, text: &str| text_layout::width(self.ui.painter(), role, text);
        let said = width(TextRole::Body, words);
        let beside = said + AFTER_TITLE + width(TextRole::Quiet, what) <= self.width;
        let place = self.place(TITLE);
        text_layout::fit(self.ui.painter(), place, Align2::LEFT_CENTER, ROW, look.text, words);
        if beside {
            let room = place.with_min_x(place.left() + said + AFTER_TITLE);
            text_layout::fit(self.ui.painter(), room, Align2::LEFT_CENTER, &[TextRole::Quiet], look.quiet, what);
        } else {
            self.note(what);
        }
    }

    /// A heading over the rows of a part of the page.
    pub(crate) fn heading(&mut self, words: &str) {
        let look = theme::palette(self.ui.ctx());
        self.ui.add_space(GAP);
        let place = self.place(HEADING);
        let roles = [TextRole::Caps, TextRole::Small];
        text_layout::fit(self.ui.painter(), place, Align2::LEFT_CENTER, &roles, look.quiet, words);
        read_out(self.ui, place, words);
    }

    /// A row with a label at the left and room for a control, which is `width` wide where the label fits beside it and
    /// else stands below the label. Returns the control's place.
    pub(crate) fn labelled(&mut self, label: &str, width: f32) -> Rect {
        let look = theme::palette(self.ui.ctx());
        let words = text_layout::width(self.ui.painter(), TextRole::Body, label);
        if words + AFTER_TITLE + width > self.width {
            self.title(label, "");
            return self.row();
        }
        let row = self.row();
        let place = Align2::RIGHT_CENTER.anchor_size(row.right_center(), vec2(width, row.height()));
        let room = row.with_max_x(place.left() - AFTER_TITLE);
        text_layout::fit(self.ui.painter(), room, Align2::LEFT_CENTER, ROW, look.text, label);
        place
    }

    /// A quiet sentence under a row; returns where it is.
    pub(crate) fn note(&mut self, words: &str) -> Rect {
        let look = theme::palette(self.ui.ctx());
        let galley = text_layout::laid_out(self.ui.painter(), TextRole::Quiet, look.quiet, words, self.width);
        // Nearer to the row above, which it explains, than to the one below.
        self.ui.add_space(NEAR - BETWEEN);
        let place = self.place(galley.size().y + 4.0);
        text_layout::paragraph(self.ui.painter(), place.min, galley, look.quiet, place);
        place
    }
}
