//! The match screen around the board.

mod corners;
mod deeds;
mod message;
mod middle;
pub(crate) mod model;
pub(crate) mod moves;
pub(crate) mod notice;
mod player;
mod prompts;

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::Context;

use crate::game::player::Players;
use crate::settings::preferences::{BoardOrientation, Preferences};
use crate::view::near_side::NearSide;
use crate::view::stage::Stage;

use super::asks::Asks;
use super::dialogs::{Dialog, Dialogs};
use super::layout::Hud;
use super::result;
use super::scale::to_window;
use corners::Pressed;
use model::Games;
use notice::Notice;
use prompts::Keys;

pub(crate) use player::disc;

/// Draws the panels, tells the view what is left for the board, and asks for what was pressed.
pub(crate) fn draw(
    mut contexts: EguiContexts,
    games: Games,
    (notice, near, keys): (Res<Notice>, Res<NearSide>, Keys),
    mut stage: ResMut<Stage>,
    mut dialogs: ResMut<Dialogs>,
    mut preferences: ResMut<Preferences>,
    mut asks: Asks,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let Some(model) = games.model(&notice) else { return Ok(()) };
    let hud = layout(&ctx, !deeds::offered(&model).is_empty());
    stage.set_if_neq(Stage(to_window(&ctx, hud.stage)));
    let opposite = preferences.facing == BoardOrientation::Opposite && model.players == Players::HUMANS;
    player::show(&ctx, hud.upper, "upper", &model, near.0.other(), opposite);
    player::show(&ctx, hud.lower, "lower", &model, near.0, false);
    let prompts = keys.prompts(&ctx, &model);
    let wish = if hud.wide {
        let card = (dialogs.top() == Some(Dialog::Result)).then(|| result::card(&ctx, &model));
        middle::wide(&ctx, &hud, &model, &prompts, card)
    } else {
        middle::narrow(&ctx, &hud, &model, &prompts)
    };
    if let Some(wish) = wish {
        asks.wish(model.game, wish);
    }
    match corners::show(&ctx, &hud, &model, &keys, preferences.top_down) {
        Some(Pressed::Menu) => dialogs.open(&ctx, Dialog::Menu),
        Some(Pressed::Moves) => dialogs.open(&ctx, Dialog::Moves),
        Some(Pressed::TopDown(above)) if above != preferences.top_down => preferences.top_down = above,
        Some(Pressed::Ask(wish)) => asks.wish(model.game, wish),
        _ => {}
    }
    Ok(())
}

pub(crate) fn layout(ctx: &Context, busy: bool) -> Hud {
    Hud::new(ctx.content_rect().size(), busy)
}
