//! The title screen: the name, a card around each of the three boards, and a row of buttons.

mod card;
mod footer;
mod new_match;

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Context, Id, Key, LayerId, Order, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use crate::game::resumable::ResumableMatch;
use crate::game::screen::{Screen, TITLE_ORDER};
use crate::persist::settings::NewMatchSettings;
use crate::presentation::puzzle::game_of_today;
use crate::view::stage::{Stage, TitleBoards};

use super::dialogs::{Dialog, Dialogs, SettingsTab, layout_beside_board};
use super::layout::{PanelLayout, TitleLayout, title_stage};
use super::requests::RequestWriter;
use super::scale::{to_points, to_window};
use super::systems::UiSystems;
use super::text_layout;
use super::theme;
use super::theme::text_role::TextRole;
use super::toast;
use super::transitions::arrival;

use footer::FooterAction;

/// Adds the title screen and the dialog of a new match.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins(new_match::plugin);
    app.add_systems(EguiPrimaryContextPass, draw.in_set(UiSystems::Screen).run_if(in_state(Screen::Title)));
}

fn draw(
    mut contexts: EguiContexts,
    screen: Res<State<Screen>>,
    boards: Res<TitleBoards>,
    new_match: Res<NewMatchSettings>,
    mut stage: ResMut<Stage>,
    (mut dialogs, resumable): (ResMut<Dialogs>, Res<ResumableMatch>),
    mut requests: RequestWriter,
    mut entered: Local<bool>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    if let Some(PanelLayout { stage: free, .. }) = layout_beside_board(&ctx, &dialogs) {
        stage.set_if_neq(Stage(to_window(&ctx, free)));
        return Ok(());
    }
    let window = ctx.content_rect().size();
    let top = toast::free(&ctx).top();
    stage.set_if_neq(Stage(to_window(&ctx, title_stage(window, top))));
    *entered |= screen.is_changed();
    let boards: Option<Vec<_>> = boards.0.iter().map(|board| board.map(|rect| to_points(&ctx, rect))).collect();
    let Some(layout) = boards.and_then(|boards| TitleLayout::new(window, top, &boards)) else { return Ok(()) };
    name(&ctx, &layout);
    let focus = std::mem::take(&mut *entered) || wants_keyboard(&ctx, &dialogs);
    let mut held = focus;
    for (slot, (kind, place)) in TITLE_ORDER.into_iter().zip(&layout.cards).enumerate() {
        match card::show(&ctx, slot, *place, new_match.variant(kind), held && slot == 0) {
            card::CardResponse::Chosen => dialogs.open(&ctx, Dialog::NewMatch(kind)),
            card::CardResponse::NotYet => *entered |= std::mem::take(&mut held),
            card::CardResponse::Nothing => {}
        }
    }
    match footer::show(&ctx, &layout, resumable.0) {
        Some(FooterAction::Continue) => requests.continue_match(),
        Some(FooterAction::Library) => dialogs.open(&ctx, Dialog::Library),
        Some(FooterAction::Statistics) => dialogs.open(&ctx, Dialog::Statistics),
        Some(FooterAction::Learn) => dialogs.open(&ctx, Dialog::Learn(game_of_today())),
        Some(FooterAction::HowToPlay) => dialogs.open(&ctx, Dialog::HowToPlay(TITLE_ORDER[0])),
        Some(FooterAction::Settings) => dialogs.open(&ctx, Dialog::Settings(SettingsTab::default())),
        Some(FooterAction::Quit) => requests.quit(),
        None => {}
    }
    Ok(())
}

/// Whether an arrow is pressed while no widget has the focus.
fn wants_keyboard(ctx: &Context, dialogs: &Dialogs) -> bool {
    const ARROWS: [Key; 4] = [Key::ArrowLeft, Key::ArrowRight, Key::ArrowUp, Key::ArrowDown];
    let pressed = ctx.input(|input| ARROWS.iter().any(|key| input.key_pressed(*key)));
    pressed && dialogs.top().is_none() && ctx.memory(egui::Memory::focused).is_none()
}

fn name(ctx: &Context, layout: &TitleLayout) {
    let (look, text) = (theme::palette(ctx), theme::text(ctx));
    let id = Id::new("name");
    let mut painter = ctx.layer_painter(LayerId::new(Order::Background, id));
    painter.set_opacity(arrival(ctx, id));
    let (roles, below) = if layout.small {
        (&[TextRole::NarrowName, TextRole::Heading][..], 34.0)
    } else {
        (&[TextRole::Name, TextRole::NarrowName][..], 46.0)
    };
    let height = 2.0 * (layout.name.y - layout.header.top()).max(1.0);
    let room = egui::Rect::from_center_size(layout.name, vec2(layout.header.width(), height));
    text_layout::fit(&painter, room, Align2::CENTER_CENTER, roles, look.text, text.app_name());
    if layout.motto {
        let roles = [TextRole::Motto, TextRole::Quiet, TextRole::Small];
        let room = egui::Rect::from_center_size(layout.name + vec2(0.0, below), vec2(layout.header.width(), 26.0));
        text_layout::fit(&painter, room, Align2::CENTER_CENTER, &roles, look.quiet, text.motto());
    }
}
