//! How to play: a page of rules for each game.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, Align2, EventFilter, Key, ScrollArea, Sense, Ui, UiBuilder, vec2};

use crate::rules::GameKind;
use crate::taste::bindings::Bindings;

use super::dialogs::{Dialog, Dialogs, frame};
use super::text;
use super::theme;
use super::theme::TARGET;
use super::theme::voice::Voice;
use super::widgets::{Button, Tone, choice};
use super::words::{self, labels, rules};

const GAMES: [GameKind; 3] = [GameKind::Diamond, GameKind::Breakthrough, GameKind::Othello];

pub(crate) fn draw(mut contexts: EguiContexts, mut dialogs: ResMut<Dialogs>, bindings: Res<Bindings>) -> Result {
    let Some(Dialog::HowToPlay(kind)) = dialogs.top() else { return Ok(()) };
    let ctx = contexts.ctx_mut()?.clone();
    let height = ctx.content_rect().height().min(720.0);
    let (page, done) = frame(&ctx, &mut dialogs, labels::HOW_TO_PLAY, vec2(600.0, height), |ui, rect, _, fresh| {
        let tabs = egui::Rect::from_min_size(rect.min, vec2(rect.width(), TARGET));
        let names = GAMES.map(labels::game);
        let page = choice(ui, tabs, labels::HOW_TO_PLAY, &names, GAMES.iter().position(|game| *game == kind));
        let bottom = egui::Rect::from_min_max(rect.left_bottom() - vec2(0.0, TARGET), rect.max);
        let middle =
            egui::Rect::from_min_max(tabs.left_bottom() + vec2(0.0, 16.0), bottom.right_top() - vec2(0.0, 14.0));
        pages(ui, middle, kind, &bindings);
        let done = Button::new(labels::DONE).tone(Tone::Primary).focus(fresh).show(ui, bottom).clicked();
        (page, done)
    });
    if let Some(index) = page {
        dialogs.turn_to(Dialog::HowToPlay(GAMES[index]));
    }
    if done {
        dialogs.close(&ctx);
    }
    Ok(())
}

fn pages(ui: &mut Ui, rect: egui::Rect, kind: GameKind, bindings: &Bindings) {
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
    let look = theme::palette(ui.ctx());
    let page = rules::page(kind);
    let width = ui.available_width() - 14.0;
    let mut put = |voice: Voice, ink, words: &str, above: f32| {
        let galley = text::laid_out(ui.painter(), voice, ink, words, width);
        ui.add_space(above);
        let (rect, _) = ui.allocate_exact_size(galley.size(), Sense::hover());
        ui.painter().galley(Align2::LEFT_TOP.anchor_size(rect.min, galley.size()).min, galley, ink);
    };
    put(Voice::Lead, look.text, page.gist, 0.0);
    for (heading, paragraphs) in page.sections {
        put(Voice::Caps, look.brass, heading, 12.0);
        for paragraph in *paragraphs {
            put(Voice::Body, look.text, paragraph, 0.0);
        }
    }
    put(Voice::Caps, look.brass, labels::KEYS, 12.0);
    for paragraph in words::keys::summary(bindings) {
        put(Voice::Body, look.text, &paragraph, 0.0);
    }
}
