//! How to play: a page of rules for each game.

use bevy::prelude::*;
use bevy_egui::egui::{
    self, Align2, Color32, EventFilter, Key, Rect, ScrollArea, Sense, Stroke, Ui, UiBuilder, Vec2, WidgetInfo,
    WidgetType, vec2,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::game::screen::TITLE_ORDER;
use crate::rules::GameKind;
use crate::settings::bindings::Bindings;

use super::dialogs::{Dialog, Dialogs, done_button, frame};
use super::systems::UiSystems;
use super::text_layout;
use super::theme;
use super::theme::TARGET;
use super::theme::text_role::TextRole;
use super::widgets::choice;
use crate::presentation::text::keys::KeyRow;
use crate::presentation::text::{Text, keys as key_text, rules};

/// Adds the dialog.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw.in_set(UiSystems::Pages));
}

fn draw(mut contexts: EguiContexts, mut dialogs: ResMut<Dialogs>, bindings: Res<Bindings>) -> Result {
    let Some(Dialog::HowToPlay(kind)) = dialogs.top() else { return Ok(()) };
    let ctx = contexts.ctx_mut()?.clone();
    let text = theme::text(&ctx);
    let height = ctx.content_rect().height().min(720.0);
    let (page, done) = frame(&ctx, &mut dialogs, text.how_to_play(), vec2(600.0, height), |ui, rect, _, fresh| {
        let tabs = Rect::from_min_size(rect.min, vec2(rect.width(), TARGET));
        let names = TITLE_ORDER.map(|game| game.info().name);
        let page = choice(ui, tabs, text.how_to_play(), &names, TITLE_ORDER.iter().position(|game| *game == kind));
        let (middle, done) = done_button(ui, rect.with_min_y(tabs.bottom() + 10.0), fresh);
        pages(ui, middle, kind, &bindings);
        (page, done)
    });
    if let Some(index) = page {
        dialogs.replace(Dialog::HowToPlay(TITLE_ORDER[index]));
    }
    if done {
        dialogs.close(&ctx);
    }
    Ok(())
}

fn pages(ui: &mut Ui, rect: Rect, kind: GameKind, bindings: &Bindings) {
    let mut inner = ui.new_child(UiBuilder::new().id_salt("page").max_rect(rect));
    inner.set_clip_rect(rect.intersect(ui.clip_rect()));
    ScrollArea::vertical().auto_shrink(false).id_salt(kind).show(&mut inner, |ui| {
        keys(ui, rect.height());
        page(ui, kind, bindings);
    });
}

/// Up and down scroll the page instead of moving from button to button; Tab still does.
fn keys(ui: &Ui, height: f32) {
    if let Some(focused) = ui.memory(egui::Memory::focused) {
        let arrows = EventFilter { vertical_arrows: true, ..EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(focused, arrows));
    }
    const KEYS: [(Key, f32); 4] =
        [(Key::ArrowDown, -0.12), (Key::ArrowUp, 0.12), (Key::PageDown, -0.9), (Key::PageUp, 0.9)];
    let pressed = KEYS.iter().filter(|(key, _)| ui.input(|input| input.key_pressed(*key)));
    let by: f32 = pressed.map(|(_, part)| part * height).sum();
    if by != 0.0 {
        ui.scroll_with_delta(vec2(0.0, by));
    }
}

fn page(ui: &mut Ui, kind: GameKind, bindings: &Bindings) {
    let (look, text) = (theme::palette(ui.ctx()), theme::text(ui.ctx()));
    let page = rules::page(text, kind);
    let width = ui.available_width() - 14.0;
    let mut writer = PageWriter { ui, width };
    writer.paragraph(TextRole::Lead, look.text, page.gist, 0.0);
    for (heading, paragraphs) in page.sections {
        writer.paragraph(TextRole::Caps, look.brass, heading, 12.0);
        for paragraph in paragraphs {
            writer.paragraph(TextRole::Body, look.text, paragraph, 0.0);
        }
    }
    writer.paragraph(TextRole::Caps, look.brass, text.keys(), 12.0);
    for paragraph in key_text::cursor_movement(text) {
        writer.paragraph(TextRole::Body, look.text, paragraph, 0.0);
    }
    writer.ui.add_space(4.0);
    for row in key_text::table(text, bindings) {
        writer.row(text, &row);
    }
}

/// Where the columns of keys and of buttons begin, as parts of the width.
const COLUMNS: [f32; 3] = [0.0, 0.53, 0.72];
const ROW: f32 = 24.0;
/// Below this width a row has two lines.
const NARROW: f32 = 460.0;
const NARROW_ROW: f32 = 36.0;

/// Writes paragraphs and rows below one another, readable for screen readers.
struct PageWriter<'a> {
    ui: &'a mut Ui,
    width: f32,
}

impl PageWriter<'_> {
    fn paragraph(&mut self, role: TextRole, ink: Color32, words: &str, above: f32) {
        let galley = text_layout::laid_out(self.ui.painter(), role, ink, words, self.width);
        self.ui.add_space(above);
        let rect = self.place(galley.size(), words);
        text_layout::paragraph(self.ui.painter(), rect.min, galley, ink, rect);
    }

    /// What a key and a button do, on a hairline.
    fn row(&mut self, text: Text, row: &KeyRow) {
        let look = theme::palette(self.ui.ctx());
        let height = if self.width < NARROW { NARROW_ROW } else { ROW };
        let rect = self.place(vec2(self.width, height), &row.spoken(text));
        let stroke = Stroke::new(1.0, look.text.gamma_multiply(0.12));
        self.ui.painter().hline(rect.x_range(), rect.bottom(), stroke);
        let ends = [COLUMNS[1], COLUMNS[2], 1.0];
        for (column, words) in [row.action, &row.key, &row.button].into_iter().enumerate() {
            let (role, ink) = if column == 0 { (TextRole::Body, look.text) } else { (TextRole::Strong, look.brass) };
            let left = rect.left() + COLUMNS[column] * self.width;
            let right = rect.left() + ends[column] * self.width - 6.0;
            let room = rect.with_min_x(left).with_max_x(right);
            text_layout::fit(self.ui.painter(), room, Align2::LEFT_CENTER, &[role, TextRole::Small], ink, words);
        }
    }

    /// Makes room for a text and adds it for screen readers.
    fn place(&mut self, size: Vec2, words: &str) -> Rect {
        let (rect, response) = self.ui.allocate_exact_size(size, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, words));
        rect
    }
}
