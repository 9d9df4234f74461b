//! The match screen around the board.

mod action_bar;
mod corner_buttons;
mod key_prompts;
mod message;
pub(crate) mod moves;
mod player;
mod side_panel;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::game::player::Players;
use crate::game::screen::Screen;
use crate::settings::preferences::{BoardOrientation, Preferences};
use crate::view::near_side::NearSide;
use crate::view::stage::Stage;

use super::dialogs::{Dialog, Dialogs};
use super::layout::HudLayout;
use super::panel_reader::PanelReader;
use super::requests::RequestWriter;
use super::result;
use super::scale::to_window;
use super::systems::UiSystems;
use corner_buttons::CornerAction;
use key_prompts::KeyPrompts;
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
    let busy = !action_bar::available_actions(&model).is_empty();
    let hud = HudLayout::new(ctx.content_rect().size(), busy);
    stage.set_if_neq(Stage(to_window(&ctx, hud.stage)));
    let upside_down = preferences.facing == BoardOrientation::Opposite && model.players == Players::HUMANS;
    player::show(&ctx, hud.upper, "upper", &model, near_side.0.other(), upside_down);
    player::show(&ctx, hud.lower, "lower", &model, near_side.0, false);
    let prompts = keys.prompts(&ctx, &model);
    let pressed = if hud.wide {
        let card = (dialogs.top() == Some(Dialog::Result)).then(|| result::card(&ctx, &model));
        side_panel::wide(&ctx, &hud, &model, &prompts, card)
    } else {
        side_panel::narrow(&ctx, &hud, &model, &prompts)
    };
    match pressed {
        Some(PanelResponse::Action(action)) => requests.perform(action, &model),
        Some(PanelResponse::Jump(command)) => requests.command(model.game, command),
        None => {}
    }
    match corner_buttons::show(&ctx, &hud, &model, &keys, preferences.top_down) {
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
