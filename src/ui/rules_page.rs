//! How to play: a page of rules for each game.

use bevy::prelude::*;
use bevy_egui::egui::{
    Align2, Color32, Rect, ScrollArea, Sense, Stroke, Ui, UiBuilder, Vec2, WidgetInfo, WidgetType, vec2,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::game::screen::TITLE_ORDER;
use crate::rules::GameKind;
use crate::settings::bindings::Bindings;

use super::dialogs::{Dialog, Dialogs, PAGE, frame};
use super::systems::UiSystems;
use super::text_layout;
use super::theme;
use super::theme::TARGET;
use super::theme::text_role::TextRole;
use super::widgets::{Button, choice, scroll_keys};
use crate::presentation::text::keys::KeyRow;
use crate::presentation::text::{Text, keys as key_text, rules};

/// Adds the dialog.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw.in_set(UiSystems::Pages));
}

fn draw(mut contexts: EguiContexts, mut dialogs: ResMut<Dialogs>, bindings: Res<Bindings>) -> Result {
    let (kind, title) = match dialogs.top() {
        Some(Dialog::HowToPlay(kind)) => (kind, Text::how_to_play as fn(Text) -> &'static str),
        Some(Dialog::Origins(kind)) => (kind, Text::origins as fn(Text) -> &'static str),
        _ => return Ok(()),
    };
    let show: fn(GameKind) -> Dialog =
        if let Some(Dialog::Origins(_)) = dialogs.top() { Dialog::Origins } else { Dialog::HowToPlay };
    let ctx = contexts.ctx_mut()?.clone();
    let text = theme::text(&ctx);
    let (page, link) = frame(&ctx, &mut dialogs, title(text), vec2(600.0, PAGE), |ui, rect, _, _| {
        let tabs = Rect::from_min_size(rect.min, vec2(rect.width(), TARGET));
        let names = TITLE_ORDER.map(|game| text.game_name(game));
        let page = choice(ui, tabs, title(text), &names, TITLE_ORDER.iter().position(|game| *game == kind));
        (page, pages(ui, rect.with_min_y(tabs.bottom() + 10.0), show(kind), &bindings))
    });
    if let Some(index) = page {
        dialogs.replace(show(TITLE_ORDER[index]));
    }
    if let Some(link) = link {
        dialogs.open(&ctx, link);
    }
    Ok(())
}

/// Shows the page; returns the dialog of the link that was pressed.
fn pages(ui: &mut Ui, rect: Rect, dialog: Dialog, bindings: &Bindings) -> Option<Dialog> {
    let mut inner = ui.new_child(UiBuilder::new().id_salt("page").max_rect(rect));
    inner.set_clip_rect(rect.intersect(ui.clip_rect()));
    let salt = format!("{dialog:?}");
    let shown = ScrollArea::vertical().auto_shrink(false).id_salt(salt).show(&mut inner, |ui| {
        scroll_keys(ui, rect.height());
        match dialog {
            Dialog::Origins(kind) => {
                origins(ui, kind);
                None
            }
            Dialog::HowToPlay(kind) => {
                let link = links(ui, kind);
                page(ui, kind, bindings);
                link
            }
            _ => None,
        }
    });
    shown.inner
}

/// The buttons to the lessons of the game and to where it comes from.
fn links(ui: &mut Ui, kind: GameKind) -> Option<Dialog> {
    let text = theme::text(ui.ctx());
    let links = [(text.learn(), Dialog::Learn(kind)), (text.origins(), Dialog::Origins(kind))];
    let width = ui.available_width() - 14.0;
    let mut pressed = None;
    ui.add_space(RINGS);
    for (label, dialog) in links {
        let (rect, _) = ui.allocate_exact_size(vec2(width, TARGET), Sense::hover());
        ui.add_space(RINGS);
        if Button::new(label).show(ui, rect.shrink2(vec2(RINGS, 0.0))).clicked() {
            pressed = Some(dialog);
        }
    }
    pressed
}

/// Where the game comes from.
fn origins(ui: &mut Ui, kind: GameKind) {
    let (look, text) = (theme::palette(ui.ctx()), theme::text(ui.ctx()));
    let width = ui.available_width() - 14.0;
    let mut writer = PageWriter { ui, width };
    for paragraph in text.origins_of(kind) {
        writer.paragraph(TextRole::Body, look.text, paragraph, 6.0);
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

/// Room around the buttons for their focus rings.
const RINGS: f32 = 6.0;
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
