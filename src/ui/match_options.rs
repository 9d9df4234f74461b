//! The options of a match that is to begin: players and clock.

use super::player_picker::{PlayerRow, picker};
use super::theme;
use super::theme::icons::Icon;
use super::widgets::{Button, Column, choice};
use crate::game::clock::TimeControl;
use crate::game::matches::Seat;
use crate::persist::settings::NewMatchSettings;
use crate::presentation::text::GameText;
use crate::rules::{Game, Position};

/// Adds the players and the clock of a match from `start`.
pub(super) fn players_and_clock(column: &mut Column, start: &Position, settings: &mut NewMatchSettings) {
    let text = theme::text(column.ui.ctx());
    let game_text = GameText::new(text, start.variant());
    let (first, opener) = (start.side_to_move(), start.opener());
    let rows = [(Seat::One, opener), (Seat::Two, opener.other())].map(|(seat, side)| {
        let label = game_text.seat_label(side, first);
        PlayerRow { seat, side, label }
    });
    settings.players = picker(column, game_text, &rows, settings.players, &mut settings.names);
    let row = column.row();
    let swap = Button::new(text.swap_seats()).icon(Icon::Switch);
    if swap.show(column.ui, row).clicked() {
        settings.players.0.swap(0, 1);
        settings.names.0.swap(0, 1);
    }
    column.ui.add_space(4.0);
    column.title(text.clock(), text.clock_note());
    clock(column, settings);
}

fn clock(column: &mut Column, settings: &mut NewMatchSettings) {
    let text = theme::text(column.ui.ctx());
    let times = TimeControl::PRESETS.map(|control| control.to_string());
    let names: Vec<&str> = [text.no_clock()].into_iter().chain(times.iter().map(String::as_str)).collect();
    let current = match settings.clock {
        None => Some(0),
        Some(clock) => TimeControl::PRESETS.iter().position(|usual| *usual == clock).map(|index| index + 1),
    };
    let row = column.row();
    if let Some(index) = choice(column.ui, row, text.clock(), &names, current) {
        settings.clock = index.checked_sub(1).map(|index| TimeControl::PRESETS[index]);
    }
}
