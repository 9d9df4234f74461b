//! The card with the result of a match, which appears beside the board shortly after the animations end.

mod buttons;
mod standing;
mod words;

use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, Rect, Vec2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::game::analysis::AnalysisRequest;
use crate::game::matches::{MatchOutcome, Review};
use crate::game::review::ReviewRequest;
use crate::game::screen::{Active, Screen};
use crate::view::stage::Animating;

use super::dialogs::{Dialog, Dialogs};
use super::layout::HudLayout;
use super::panel_reader::PanelReader;
use super::requests::RequestWriter;
use super::systems::UiSystems;
use super::theme::icons::Icon;
use super::theme::{self, TARGET};
use super::toast;
use super::widgets::{Button, ButtonStyle, Panel, TipSide};
use crate::presentation::model::MatchModel;
use crate::presentation::report::needs_analysis;
use buttons::ResultAction;
use words::{HEADLINE, INSET};

/// Adds the result of the match.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, standing::follow.run_if(in_state(Screen::Match)));
    app.add_systems(
        EguiPrimaryContextPass,
        (update_timer, draw).chain().in_set(UiSystems::Result).run_if(in_state(Screen::Match)),
    );
}

/// Between the words and the buttons, and between the buttons and the edge.
const BELOW_TEXT: f32 = 16.0;
const EDGE: f32 = 14.0;
/// How long the board is left alone at the end.
const PAUSE: Duration = Duration::from_millis(500);

/// Delays the card after the end of a match.
#[derive(Default)]
struct ResultTimer {
    game: Option<Entity>,
    /// Since when the match is over and nothing moves.
    quiet_since: Option<Duration>,
    shown: bool,
}

/// Opens the result after the pause at the end, and closes it when the match goes on.
fn update_timer(
    mut contexts: EguiContexts,
    time: Res<Time<Real>>,
    animating: Res<Animating>,
    active: Query<(Entity, &MatchOutcome, Option<&Review>), With<Active>>,
    mut dialogs: ResMut<Dialogs>,
    mut timer: Local<ResultTimer>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let active = active.single().ok();
    if active.is_some_and(|(.., review)| review.is_some()) {
        // The result is not opened again when the match itself is shown again.
        dialogs.dismiss(Dialog::Result);
        return Ok(());
    }
    let over = active.filter(|(_, outcome, _)| outcome.0.is_over());
    let Some((game, ..)) = over else {
        if std::mem::take(&mut *timer).shown {
            dialogs.dismiss(Dialog::Result);
        }
        return Ok(());
    };
    if timer.game != Some(game) {
        *timer = ResultTimer { game: Some(game), ..ResultTimer::default() };
    }
    if timer.shown || dialogs.top().is_some() {
        return Ok(());
    }
    if animating.0 {
        timer.quiet_since = None;
        return Ok(());
    }
    let since = *timer.quiet_since.get_or_insert(time.elapsed());
    if time.elapsed() - since >= PAUSE {
        timer.shown = true;
        dialogs.open(&ctx, Dialog::Result);
    }
    ctx.request_repaint();
    Ok(())
}

fn draw(
    mut contexts: EguiContexts,
    matches: PanelReader,
    mut dialogs: ResMut<Dialogs>,
    mut requests: RequestWriter,
) -> Result {
    if dialogs.top() != Some(Dialog::Result) {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?.clone();
    let Some(model) = matches.model() else { return Ok(()) };
    let look = theme::palette(&ctx);
    let place = card(&ctx, &model);
    let panel = Panel::new(&ctx, "result", place).fill(look.solid).edge(look.brass).on_top();
    let (mut closed, mut starts, mut looked_at) = (false, false, None);
    let pressed = panel.from(vec2(0.0, 24.0)).show(&ctx, |ui, rect| {
        let fresh = dialogs.take_fresh(ui);
        let widest = HudLayout::within(toast::free(&ctx), false).result;
        let height = buttons::height(widest, &model);
        let below = rect.shrink2(vec2(INSET, EDGE)).with_min_y(rect.bottom() - EDGE - height);
        let room = rect.shrink2(vec2(INSET, 0.0)).with_max_y(below.top() - BELOW_TEXT / 2.0);
        let parts = words::parts(ui.painter(), &model, widest);
        looked_at = words::show(ui, room.with_min_y(rect.top() + INSET), &model, parts);
        starts = fresh && needs_analysis(&model);
        let pressed = buttons::show(ui, below, widest, &model, fresh);
        let corner = Align2::RIGHT_TOP.anchor_size(rect.right_top() + vec2(-6.0, 6.0), Vec2::splat(TARGET));
        let cross = Button::new(model.game_text.text.view_board()).only_icon(Icon::Close).style(ButtonStyle::Bare);
        closed = cross.tip_side(TipSide::Left).show(ui, corner).clicked();
        pressed
    });
    match pressed {
        _ if closed => dialogs.close(&ctx),
        Some(ResultAction::Action(action)) => {
            dialogs.clear();
            requests.perform(action, &model);
        }
        Some(ResultAction::Review) => dialogs.open(&ctx, Dialog::Report),
        None => {}
    }
    // How the game went is ready when the player asks for it.
    if starts {
        requests.analyse(AnalysisRequest::Report);
    }
    if let Some(node) = looked_at {
        dialogs.clear();
        requests.look(ReviewRequest::GoTo(node));
    }
    Ok(())
}

/// The card's rectangle: as high as its contents need, up from the lower edge of its place.
pub(super) fn card(ctx: &egui::Context, model: &MatchModel) -> Rect {
    let place = HudLayout::within(toast::free(ctx), false).result;
    let parts = words::parts(&ctx.layer_painter(egui::LayerId::background()), model, place);
    let height = INSET + HEADLINE + words::height(&parts) + BELOW_TEXT + buttons::height(place, model) + EDGE;
    place.with_min_y(place.bottom() - height.min(place.height()))
}
