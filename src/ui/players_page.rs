//! The dialog that changes the players of a match, and their names.

use bevy::prelude::*;
use bevy_egui::egui::vec2;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::dialogs::{Dialog, Dialogs, frame};
use super::player_picker::{self, PlayerRow, picker};
use super::requests::RequestWriter;
use super::systems::UiSystems;
use super::widgets::column;
use crate::game::matches::Seat;
use crate::game::player::Player;
use crate::game::player_names::PersonNames;
use crate::game::requests::MatchCommand;
use crate::game::screen::Screen;
use crate::persist::settings::NewMatchSettings;
use crate::presentation::model::{MatchModel, MatchReader};
use crate::rules::Side;

/// Adds the dialog.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw.in_set(UiSystems::Pages).run_if(in_state(Screen::Match)));
}

fn draw(
    mut contexts: EguiContexts,
    matches: MatchReader,
    mut dialogs: ResMut<Dialogs>,
    mut new_match: ResMut<NewMatchSettings>,
    mut requests: RequestWriter,
    mut typed: Local<Option<PersonNames>>,
) -> Result {
    let Some(model) = matches.model() else { return Ok(()) };
    if dialogs.top() != Some(Dialog::Players) {
        if let Some(names) = typed.take() {
            rename(&model, &names, &mut new_match, &mut requests);
        }
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?.clone();
    let names = typed.get_or_insert_with(|| names_of(&model, &new_match));
    let width = 460.0_f32.min(ctx.content_rect().width() - 60.0);
    let size = vec2(460.0, 76.0 + player_picker::height(width) + 46.0);
    let edited = frame(&ctx, &mut dialogs, model.game_text.text.players(), size, |ui, rect, _, _| {
        column(ui, rect, "players", |column| picker(column, model.game_text, &seated(&model), model.players, names))
    });
    for seat in Seat::BOTH {
        let player = edited.of(seat);
        if player != model.players.of(seat) {
            requests.command(model.game, MatchCommand::SetPlayer { seat, player });
            new_match.players = edited;
        }
    }
    Ok(())
}

/// The names of the people of a match; where a computer plays, the one that is remembered.
fn names_of(model: &MatchModel, remembered: &NewMatchSettings) -> PersonNames {
    let mut names = remembered.names.clone();
    for seat in Seat::BOTH.into_iter().filter(|seat| model.players.of(*seat) == Player::Human) {
        names.0[seat.index()] = model.person(seat).unwrap_or_default().to_owned();
    }
    names
}

/// Gives people the names that were typed, and remembers them for the next match.
fn rename(
    model: &MatchModel,
    typed: &PersonNames,
    new_match: &mut ResMut<NewMatchSettings>,
    requests: &mut RequestWriter,
) {
    for seat in Seat::BOTH.into_iter().filter(|seat| model.players.of(*seat) == Player::Human) {
        let name = &typed.0[seat.index()];
        if model.person(seat).unwrap_or_default() != name {
            requests.name(model.game, seat, name.clone());
            new_match.names.0[seat.index()].clone_from(name);
        }
    }
}

/// A row for each seat, in the order of the panels beside the board: the far side first.
fn seated(model: &MatchModel) -> [PlayerRow; 2] {
    [Side::Second, Side::First].map(|side| {
        let label = model.game_text.colour_name(side);
        PlayerRow { seat: model.seats.0[side], side, label }
    })
}
