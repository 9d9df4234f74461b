//! The player picker: for each seat a person with a name, a computer of some level, or one at full strength.

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Rect, Ui, UiBuilder, pos2, vec2};

use super::text_layout::{self, LABEL};
use super::theme::text_role::TextRole;
use super::theme::{self, TARGET};
use super::widgets::{Choice, Column, SEGMENT_PADDING, choice, disc, text_field};
use crate::game::matches::Seat;
use crate::game::player::{Level, Player, Players};
use crate::game::player_names::PersonNames;
use crate::persist::settings::FIRST_LEVEL;
use crate::presentation::text::{self, GameText};
use crate::presentation::text_fields::TypedText;
use crate::rules::{Side, Variant};

/// The narrowest segment of a level.
const NARROWEST: f32 = 28.0;
/// Room for the choice among person, computer and full strength.
const KINDS: f32 = 300.0;
const LEVELS: f32 = TARGET;
/// Between the rows of a player, and between the players.
const CLOSE: f32 = 6.0;
const BETWEEN: f32 = 18.0;
const UNDER_LABEL: f32 = 4.0;
/// The width from which the label stands beside the choice among person, computer and full strength.
const BESIDE: f32 = 520.0;
/// The seconds for a move at full strength where it is chosen without a time.
const FIRST_SECONDS: u8 = 3;

/// How high a player is.
fn block(width: f32) -> f32 {
    let label = if width < BESIDE { TARGET + UNDER_LABEL } else { 0.0 };
    label + TARGET + CLOSE + LEVELS
}

/// How high both players are together.
pub(crate) fn height(width: f32) -> f32 {
    2.0 * block(width) + BETWEEN
}

/// A row of the picker: a seat, its side, and a label.
pub(crate) struct PlayerRow {
    pub(crate) seat: Seat,
    pub(crate) side: Side,
    pub(crate) label: String,
}

/// Adds both players to the column and returns them after this frame's changes; the names of people are changed in place.
pub(crate) fn picker(
    column: &mut Column,
    game_text: GameText,
    rows: &[PlayerRow; 2],
    players: Players,
    names: &mut PersonNames,
) -> Players {
    let mut edited = players;
    let width = column.width();
    let rect = column.place(height(width));
    for (index, row) in rows.iter().enumerate() {
        let top = rect.top() + index as f32 * (block(width) + BETWEEN);
        let block = Rect::from_min_size(pos2(rect.left(), top), vec2(width, block(width)));
        if let Some(player) = one(column.ui, block, game_text, row, players, names) {
            edited = edited.with(row.seat, player);
        }
    }
    edited
}

fn one(
    ui: &mut Ui,
    rect: Rect,
    game_text: GameText,
    row: &PlayerRow,
    players: Players,
    names: &mut PersonNames,
) -> Option<Player> {
    let now = players.of(row.seat);
    let level_row = rect.with_min_y(rect.bottom() - LEVELS);
    let kinds = level_row.translate(vec2(0.0, -TARGET - CLOSE));
    let (label, kinds) = if rect.width() < BESIDE {
        (rect.with_max_y(kinds.top() - UNDER_LABEL), kinds)
    } else {
        let kinds = kinds.with_min_x(rect.right() - KINDS);
        (rect.with_max_x(kinds.left() - 10.0).with_max_y(kinds.bottom()), kinds)
    };
    label_of(ui, label, game_text, row, players);
    let id_salt = format!("player {:?}", row.seat);
    let text = game_text.text;
    let current = match now {
        Player::Human => 0,
        Player::Computer(level) if !level.is_full() => 1,
        Player::Computer(_) => 2,
    };
    let labels = [text.person(), text.computer(), text.full_strength()];
    let kind = choice(ui, kinds, &id_salt, &labels, Some(current));
    let strength = match now {
        Player::Human => {
            let name = &mut names.0[row.seat.index()];
            let label = text.name_of_person(&game_text.colour_name(row.side));
            let mut inner = ui.new_child(UiBuilder::new().id_salt((&id_salt, "name")).max_rect(level_row));
            text_field(&mut inner, level_row, &label, TypedText::Name, name);
            None
        }
        Player::Computer(level) if level.is_full() => times(ui, level_row, &id_salt, level),
        Player::Computer(level) => levels(ui, level_row, game_text.variant, &id_salt, level),
    };
    match kind.filter(|kind| *kind != current) {
        Some(0) => Some(Player::Human),
        Some(1) => Some(Player::Computer(FIRST_LEVEL)),
        Some(_) => Level::full(FIRST_SECONDS).map(Player::Computer),
        None => strength.map(Player::Computer),
    }
}

/// The seat's disc and label, and below it the strength of its player.
fn label_of(ui: &Ui, rect: Rect, game_text: GameText, row: &PlayerRow, players: Players) {
    let look = theme::palette(ui.ctx());
    let colour = look.piece(game_text.colour(row.side));
    disc(ui, pos2(rect.left() + 16.0, rect.center().y), 14.0, colour);
    let room = rect.with_min_x(rect.left() + 42.0);
    let (upper, lower) = room.split_top_bottom_at_fraction(0.5);
    let fit = |room, roles: &[TextRole], ink, words: &str| {
        text_layout::fit(ui.painter(), room, Align2::LEFT_CENTER, roles, ink, words)
    };
    fit(upper, LABEL, look.text, &row.label);
    let elo = match players.of(row.seat) {
        // The ratings of levels are measured on the default board only.
        Player::Computer(level) if game_text.variant.size() == game_text.kind().default_size() => {
            level.elo(game_text.kind())
        }
        _ => None,
    };
    let strength = text::strength(game_text, players, (row.seat, row.side), elo);
    fit(lower, &[TextRole::Quiet, TextRole::Small], look.quiet, &strength);
}

/// The levels of a board in a row. A level that this board does not have is replaced by the one below it.
fn levels(ui: &mut Ui, row: Rect, variant: Variant, id_salt: &str, now: Level) -> Option<Level> {
    let messages = theme::text(ui.ctx());
    let levels: Vec<Level> = Level::offered(variant).collect();
    if !now.is_offered(variant) {
        return Some(Level::LAST);
    }
    let width = |words: &str| text_layout::width(ui.painter(), TextRole::Strong, words);
    let whole = NARROWEST * f32::from(Level::LAST.number()) + width(messages.player_perfect_short()) + SEGMENT_PADDING
        <= row.width();
    let signs: Vec<String> = levels.iter().copied().map(|level| text::level_sign(messages, level, whole)).collect();
    let names: Vec<String> = levels.iter().copied().map(|level| text::level_explained(messages, level)).collect();
    let signs: Vec<&str> = signs.iter().map(String::as_str).collect();
    let chosen = levels.iter().position(|level| now == *level);
    let inner = ui.new_child(UiBuilder::new().id_salt((id_salt, "levels")).max_rect(row));
    let pressed = Choice::new(messages.level(), &signs, chosen).names(&names).show(&inner, row)?;
    levels.get(pressed).copied()
}

/// The times for a move at full strength in a row.
fn times(ui: &mut Ui, row: Rect, id_salt: &str, now: Level) -> Option<Level> {
    let messages = theme::text(ui.ctx());
    let times: Vec<Level> = Level::offered_full().collect();
    let signs: Vec<String> = times.iter().map(|time| text::time_sign(messages, *time)).collect();
    let names: Vec<String> = times.iter().map(|time| text::time_explained(messages, *time)).collect();
    let signs: Vec<&str> = signs.iter().map(String::as_str).collect();
    let chosen = times.iter().position(|time| now == *time);
    let inner = ui.new_child(UiBuilder::new().id_salt((id_salt, "times")).max_rect(row));
    let pressed = Choice::new(messages.full_strength(), &signs, chosen).names(&names).show(&inner, row)?;
    times.get(pressed).copied()
}

#[cfg(test)]
mod tests;
