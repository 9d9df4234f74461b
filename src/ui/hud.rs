//! The match screen around the board.

mod action_bar;
mod corner_buttons;
mod key_prompts;
pub(crate) mod message;
pub(crate) mod moves;
mod player;
mod side_panel;

use bevy::prelude::*;
use bevy_egui::egui;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::game::requests::MatchCommand;
use crate::game::screen::Screen;
use crate::settings::preferences::Preferences;
use crate::view::near_side::NearSide;
use crate::view::stage::{Stage, sit_opposite};

use super::dialogs::{Dialog, Dialogs, layout_beside_board};
use super::layout::{HudForm, HudLayout, PanelLayout};
use super::panel_reader::PanelReader;
use super::requests::RequestWriter;
use super::result;
use super::scale::to_window;
use super::systems::UiSystems;
use super::toast;
use corner_buttons::CornerAction;
pub(crate) use key_prompts::KeyPrompts;
use side_panel::PanelResponse;

/// Adds the panels around the board.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw.in_set(UiSystems::Screen).run_if(in_state(Screen::Match)));
}

/// Draws the panels, publishes the free part of the window to the view, and requests what was pressed.
fn draw(
    mut contexts: EguiContexts,
    matches: PanelReader,
    (near_side, keys): (Res<NearSide>, KeyPrompts),
    mut stage: ResMut<Stage>,
    mut dialogs: ResMut<Dialogs>,
    (preferences, mut commands): (Res<Preferences>, Commands),
    mut requests: RequestWriter,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let Some(model) = matches.model() else { return Ok(()) };
    if let Some(PanelLayout { stage: free, .. }) = layout_beside_board(&ctx, &dialogs) {
        stage.set_if_neq(Stage(to_window(&ctx, free)));
        return Ok(());
    }
    let busy = !action_bar::available_actions(&model).is_empty();
    let hud = HudLayout::within(toast::free(&ctx), busy);
    stage.set_if_neq(Stage(to_window(&ctx, hud.stage)));
    let opposite = sit_opposite(preferences.facing, model.players);
    let turned = opposite && model.addressed() == Some(near_side.0.other());
    let card = (dialogs.top() == Some(Dialog::Result)).then(|| result::card(&ctx, &model));
    for (rect, name, side, upside_down) in
        [(hud.upper, "upper", near_side.0.other(), opposite), (hud.lower, "lower", near_side.0, false)]
    {
        if is_free(rect, card) && player::show(&ctx, rect, name, &model, side, upside_down) {
            dialogs.open(&ctx, Dialog::Players);
        }
    }
    let prompts = keys.prompts(&ctx, &model);
    let pressed = match hud.form {
        HudForm::Wide => side_panel::wide(&ctx, &hud, &model, &prompts, (card, turned)),
        HudForm::Narrow | HudForm::Compact => side_panel::narrow(&ctx, &hud, &model, &prompts, (card, turned)),
    };
    match pressed {
        Some(PanelResponse::Action(action)) => requests.perform(action, &model),
        Some(PanelResponse::Look(request)) => requests.look(request),
        Some(PanelResponse::Play(mv)) => requests.command(model.game, MatchCommand::Play(mv)),
        None => {}
    }
    let top_down = (!opposite).then_some(preferences.top_down);
    match corner_buttons::show(&ctx, &hud, &model, &keys, top_down, card) {
        Some(CornerAction::Menu) => dialogs.open(&ctx, Dialog::Menu),
        Some(CornerAction::Moves) => dialogs.open(&ctx, Dialog::Moves),
        Some(CornerAction::TopDown(above)) if above != preferences.top_down => {
            // The panels still read the preferences here.
            commands.queue(move |world: &mut World| world.resource_mut::<Preferences>().top_down = above);
        }
        Some(CornerAction::Perform(action)) => requests.perform(action, &model),
        _ => {}
    }
    Ok(())
}

/// Whether the card with the result leaves a part free; what it covers is not drawn.
fn is_free(part: egui::Rect, card: Option<egui::Rect>) -> bool {
    card.is_none_or(|card| !card.intersects(part.shrink(1.0)))
}
