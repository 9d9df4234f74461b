//! The page of the menu: three columns over a line of rarely used things, or where there is less room, fewer columns.

use bevy_egui::egui::{Align2, Context, LayerId, Painter, Rect, Stroke, Ui, Vec2, pos2, vec2};

use super::items::{Groups, Item, Row};
use crate::presentation::text::Text;
use crate::ui::text_layout;
use crate::ui::theme::text_role::TextRole;
use crate::ui::theme::{self, TARGET};
use crate::ui::toast;
use crate::ui::widgets::{Button, ButtonStyle, Column, TipSide, column};

/// Between two buttons.
const GAP: f32 = 8.0;
/// Between two columns.
const BETWEEN: f32 = 22.0;
/// The least and the greatest width of a column.
const LEAST: f32 = 180.0;
const MOST: f32 = 250.0;
/// Between two buttons of the foot, and by how much they are narrower than buttons with a ground.
const FOOT_GAP: f32 = 4.0;
const SPARED: f32 = 14.0;
/// The height of the title of a group.
const TITLE: f32 = 26.0;
/// The title of the page, and the edges around its contents.
const AROUND: Vec2 = vec2(48.0, 76.0 + 30.0);

pub(super) struct Page {
    groups: Groups,
    text: Text,
    /// How many columns stand side by side, and the width of each.
    columns: usize,
    width: f32,
    note: f32,
    /// The number of lines of the foot.
    lines: usize,
}

/// What was pressed, and why it cannot be chosen now if it cannot.
type Pressed = Option<(Item, Option<&'static str>)>;

impl Page {
    pub(super) fn new(ctx: &Context, groups: Groups, text: Text) -> Page {
        let room = toast::free(ctx).width() - AROUND.x - 2.0 * theme::GAP;
        let painter = ctx.layer_painter(LayerId::background());
        let widest = groups[..3].iter().flatten().map(|row| row.width(&painter)).fold(LEAST, f32::max).min(MOST);
        let fits = |columns: &usize| *columns as f32 * (widest + BETWEEN) - BETWEEN <= room;
        let columns = [3, 2].into_iter().find(fits).unwrap_or(1);
        let width = widest.max(if columns == 1 { room.min(360.0) } else { 0.0 });
        let words =
            text_layout::laid_out(&painter, TextRole::Quiet, theme::palette(ctx).quiet, text.menu_note(), width);
        let mut page = Page { groups, text, columns, width, note: words.size().y + GAP, lines: 0 };
        page.lines = page.foot(&painter, page.inner_width().min(room)).len();
        page
    }

    fn inner_width(&self) -> f32 {
        self.columns as f32 * (self.width + BETWEEN) - BETWEEN
    }

    /// The height of a group, title included.
    fn height(&self, group: usize) -> f32 {
        let note = if group == 2 { self.note } else { 0.0 };
        TITLE + self.groups[group].len() as f32 * (TARGET + GAP) + note
    }

    /// The column and the upper edge of each group.
    fn places(&self) -> ([(usize, f32); 3], f32) {
        let [first, second, third] = [0, 1, 2].map(|group| self.height(group));
        match self.columns {
            3 => ([(0, 0.0), (1, 0.0), (2, 0.0)], first.max(second).max(third)),
            2 => ([(0, 0.0), (1, 0.0), (1, second)], first.max(second + third)),
            _ => ([(0, 0.0), (0, first), (0, first + second)], first + second + third),
        }
    }

    /// The lines of the foot, whose buttons are as wide as their labels.
    fn foot(&self, painter: &Painter, width: f32) -> Vec<Vec<(&Row, f32)>> {
        let mut lines: Vec<Vec<(&Row, f32)>> = vec![Vec::new()];
        let mut left = width;
        for row in &self.groups[3] {
            let needed = (row.width(painter) - SPARED).min(width);
            if needed > left {
                lines.push(Vec::new());
                left = width;
            }
            lines.last_mut().expect("there is a first line").push((row, needed));
            left -= needed + FOOT_GAP;
        }
        lines
    }

    /// The size of the whole page.
    pub(super) fn size(&self) -> Vec2 {
        vec2(self.inner_width(), self.places().1 + 1.0 + 2.0 * GAP + self.lines as f32 * (TARGET + GAP)) + AROUND
    }

    pub(super) fn show(&self, ui: &mut Ui, rect: Rect, fresh: bool) -> Pressed {
        column(ui, rect, "menu", |column| {
            let (places, height) = self.places();
            let top = column.place(height);
            let mut pressed = None;
            let titles = [self.text.menu_match(), self.text.menu_study(), self.text.menu_game()];
            for (group, ((at, from), title)) in places.into_iter().zip(titles).enumerate() {
                let corner = top.min + vec2(at as f32 * (self.width + BETWEEN), from);
                let place = Rect::from_min_size(corner, vec2(self.width, self.height(group)));
                pressed = pressed.or(self.show_group(column, place, group, title, fresh));
            }
            pressed.or(self.show_foot(column))
        })
    }

    fn show_group(&self, column: &Column, place: Rect, group: usize, title: &str, fresh: bool) -> Pressed {
        let (ui, look) = (&*column.ui, theme::palette(column.ui.ctx()));
        let head = place.with_max_y(place.top() + TITLE);
        let roles = [TextRole::Caps, TextRole::Small];
        text_layout::fit(ui.painter(), head.shrink2(vec2(2.0, 4.0)), Align2::LEFT_TOP, &roles, look.quiet, title);
        let mut pressed = None;
        for (index, row) in self.groups[group].iter().enumerate() {
            let corner = head.left_bottom() + vec2(0.0, index as f32 * (TARGET + GAP));
            let button = Rect::from_min_size(corner, vec2(place.width(), TARGET));
            let style = match row.item {
                Item::Close => ButtonStyle::Primary,
                _ => ButtonStyle::Row,
            };
            pressed = pressed.or(row.show(ui, button, style, fresh && row.item == Item::Close));
        }
        if group == 2 {
            let room = place.with_min_y(place.bottom() - self.note);
            let words = self.text.menu_note();
            let galley = text_layout::laid_out(ui.painter(), TextRole::Quiet, look.quiet, words, room.width());
            text_layout::paragraph(ui.painter(), room.min, galley, look.quiet, room);
        }
        pressed
    }

    fn show_foot(&self, column: &mut Column) -> Pressed {
        let mut pressed = None;
        let line = column.place(1.0);
        column.ui.painter().hline(
            line.x_range(),
            line.top(),
            Stroke::new(1.0, theme::palette(column.ui.ctx()).hairline),
        );
        let lines = self.foot(column.ui.painter(), column.width());
        let single = lines.len() == 1;
        for line in lines {
            let place = column.place(TARGET);
            let mut left = place.left();
            let away = line.iter().filter(|(row, _)| row.item.leaves());
            let away = away.map(|(_, width)| width + FOOT_GAP).sum::<f32>() - FOOT_GAP;
            for (row, width) in line {
                // The ways out stand at the right, where they share the line with the other pages.
                if single && row.item.leaves() {
                    left = left.max(place.right() - away);
                }
                let button = Rect::from_min_size(pos2(left, place.top()), vec2(width, TARGET));
                pressed = pressed.or(row.show(column.ui, button, ButtonStyle::Bare, false));
                left += width + FOOT_GAP;
            }
        }
        pressed
    }
}

impl Row {
    /// The width that each of its labels needs, so that nothing moves with the first press.
    fn width(&self, painter: &Painter) -> f32 {
        let needed = |label: &str| Button::new(label).key(self.key.as_deref()).width_on(painter);
        needed(&self.label).max(self.again.as_deref().map_or(0.0, needed))
    }

    fn show(&self, ui: &Ui, place: Rect, style: ButtonStyle, focus: bool) -> Pressed {
        let style = if self.armed { ButtonStyle::Danger } else { style };
        let button = Button::new(self.words()).id_salt(&self.id_salt).style(style).focus(focus);
        let button = button.key(self.key.as_deref()).unavailable(self.reason).tip_side(TipSide::Below);
        button.show(ui, place).clicked().then_some((self.item, self.reason))
    }
}
