//! The settings: how the board is shown, how loud it is, how computers behave.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, Align2, Ui, pos2, vec2};

use crate::game::thinker::Manners;
use crate::taste::preferences::Preferences;

use super::dialogs::{Dialog, Dialogs, frame};
use super::text;
use super::theme;
use super::theme::TARGET;
use super::theme::voice::Voice;
use super::widgets::{Button, Tone, choice, slider, switch};
use super::words::labels;

const ROW: f32 = TARGET + 8.0;
const ROWS: usize = 6;
/// Room for the words before a choice.
const CHOICE: f32 = 224.0;

pub(crate) fn draw(
    mut contexts: EguiContexts,
    mut dialogs: ResMut<Dialogs>,
    mut preferences: ResMut<Preferences>,
    mut manners: ResMut<Manners>,
) -> Result {
    if dialogs.top() != Some(Dialog::Settings) {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?.clone();
    let size = vec2(440.0, 76.0 + ROWS as f32 * ROW + 12.0 + TARGET + 24.0);
    let (mut wanted, mut behaved) = (*preferences, *manners);
    let done = frame(&ctx, &mut dialogs, labels::SETTINGS, size, |ui, rect, _, fresh| {
        rows(ui, rect, &mut wanted, &mut behaved);
        let bottom = egui::Rect::from_min_max(rect.left_bottom() - vec2(0.0, TARGET), rect.max);
        Button::new(labels::DONE).tone(Tone::Primary).focus(fresh).show(ui, bottom).clicked()
    });
    preferences.set_if_neq(wanted);
    manners.set_if_neq(behaved);
    if done {
        dialogs.close(&ctx);
    }
    Ok(())
}

fn rows(ui: &Ui, rect: egui::Rect, wanted: &mut Preferences, behaved: &mut Manners) {
    // Low windows draw the rows together rather than losing one.
    let pitch = ROW.min((rect.height() - TARGET - 12.0) / ROWS as f32);
    let row = |index: usize| {
        let top = rect.top() + index as f32 * pitch;
        egui::Rect::from_min_size(pos2(rect.left(), top), vec2(rect.width(), TARGET.min(pitch)))
    };
    let speeds = labels::SPEEDS.map(|(label, _)| label);
    let current = labels::SPEEDS.iter().position(|(_, speed)| *speed == wanted.pace());
    if let Some(index) = titled(ui, row(0), labels::SPEED, &speeds, current) {
        (wanted.speed, wanted.still) = (labels::SPEEDS[index].1, false);
    }
    let views = [labels::VIEW_3D, labels::VIEW_2D];
    if let Some(index) = titled(ui, row(1), labels::VIEW, &views, Some(usize::from(wanted.top_down))) {
        wanted.top_down = index == 1;
    }
    wanted.markers ^= switch(ui, row(2), labels::MARKERS, wanted.markers);
    wanted.coordinates ^= switch(ui, row(3), labels::COORDINATES, wanted.coordinates);
    behaved.resign ^= switch(ui, row(4), labels::COMPUTERS_GIVE_UP, behaved.resign);
    wanted.effects = slider(ui, row(5), labels::VOLUME, wanted.effects).unwrap_or(wanted.effects);
}

/// A choice with its words at the left.
fn titled(ui: &Ui, rect: egui::Rect, label: &str, choices: &[&str], current: Option<usize>) -> Option<usize> {
    let look = theme::palette(ui.ctx());
    text::line(ui.painter(), rect.left_center(), Align2::LEFT_CENTER, Voice::Body, look.text, label);
    let width = CHOICE.min(rect.width() * 0.64);
    let place = Align2::RIGHT_CENTER.anchor_size(rect.right_center(), vec2(width, rect.height()));
    choice(ui, place, label, choices, current)
}
