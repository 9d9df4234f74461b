//! The card with the result of a match, which appears beside the board shortly after the animations end.

mod buttons;

use std::sync::Arc;
use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, Galley, Painter, Rect, Ui, Vec2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::game::analysis::AnalysisRequest;
use crate::game::matches::{MatchOutcome, Review, Seat};
use crate::game::player::Players;
use crate::game::screen::{Active, Screen};
use crate::view::stage::Animating;

use super::dialogs::{Dialog, Dialogs};
use super::layout::HudLayout;
use super::panel_reader::PanelReader;
use super::requests::RequestWriter;
use super::systems::UiSystems;
use super::text_layout;
use super::theme::icons::Icon;
use super::theme::text_role::TextRole;
use super::theme::{self, TARGET};
use super::toast;
use super::widgets::{Button, ButtonStyle, Panel, TipSide, column, disc};
use crate::presentation::model::MatchModel;
use crate::presentation::text;
use crate::rules::{Outcome, Side, Victory};
use buttons::ResultAction;

/// Adds the result of the match.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        (update_timer, draw).chain().in_set(UiSystems::Result).run_if(in_state(Screen::Match)),
    );
}

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
    let mut closed = false;
    let pressed = panel.from(vec2(0.0, 24.0)).show(&ctx, |ui, rect| {
        let fresh = dialogs.take_fresh(ui);
        let widest = HudLayout::within(toast::free(&ctx), false).result;
        let height = buttons::height(widest, &model);
        let below = rect.shrink(EDGE).with_min_y(rect.bottom() - EDGE - height);
        let text = rect.shrink2(vec2(INSET, 0.0)).with_max_y(below.top() - BELOW_TEXT / 2.0);
        draw_text(ui, text.with_min_y(rect.top() + INSET), &model);
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
        Some(ResultAction::Review) => {
            if model.game_analysis.is_none() {
                requests.analyse(AnalysisRequest::Report);
            }
            dialogs.open(&ctx, Dialog::Report);
        }
        None => {}
    }
    Ok(())
}

/// The card's rectangle: as high as its text needs, up from the lower edge of its place.
pub(super) fn card(ctx: &egui::Context, model: &MatchModel) -> Rect {
    let place = HudLayout::within(toast::free(ctx), false).result;
    let painter = ctx.layer_painter(egui::LayerId::background());
    let room = paragraphs(&painter, model, place.width() - 2.0 * INSET).1;
    let height = INSET + HEADLINE + room + BELOW_TEXT + buttons::height(place, model) + EDGE;
    let height = height.min(place.height());
    place.with_min_y(place.bottom() - height)
}

/// Room between the edge of the card and its text, for the headline, and for the buttons.
const INSET: f32 = 22.0;
const HEADLINE: f32 = 64.0;
/// Between the text and the buttons, and between the buttons and the edge.
const BELOW_TEXT: f32 = 16.0;
const EDGE: f32 = 14.0;
/// The reason and the score, ready to be drawn one under the other, and how much room they take.
fn paragraphs(ui: &Painter, model: &MatchModel, width: f32) -> (Vec<Arc<Galley>>, f32) {
    let look = theme::palette(ui.ctx());
    let (outcome, pieces) = (model.match_view.outcome, model.match_view.pieces);
    let person = person(model);
    let resigned = matches!(outcome, Outcome::Won { by: Victory::Resignation, side } if person == Some(side.other()));
    // A headline that says it all needs no reason.
    let reason = (!resigned).then(|| text::reason(model.game_text, outcome, pieces));
    let score = text::score_line(model.game_text, outcome, pieces);
    let lay = |ink, words: &str| text_layout::laid_out(ui, TextRole::Body, ink, words, width);
    let sitting = sitting(model).map(|score| lay(look.quiet, &score));
    let galleys: Vec<_> = reason
        .map(|reason| lay(look.text, &reason))
        .into_iter()
        .chain(score.map(|score| lay(look.quiet, &score)))
        .chain(sitting)
        .collect();
    let room = galleys.iter().map(|galley| galley.size().y + 8.0).sum();
    (galleys, room)
}

/// The score of the two people, once they have played more than one match.
fn sitting(model: &MatchModel) -> Option<String> {
    let before = model.actions.details.map(|details| details.sitting).filter(|sitting| !sitting.is_empty())?;
    if model.players != Players::HUMANS {
        return None;
    }
    let names = Seat::BOTH.map(|seat| {
        let side = if model.seats.0[Side::First] == seat { Side::First } else { Side::Second };
        model.called(side)
    });
    let score = before.with(model.match_view.outcome, *model.seats);
    Some(text::sitting(model.game_text.text, names.each_ref().map(String::as_str), score))
}

/// The side of the only person.
fn person(model: &MatchModel) -> Option<Side> {
    model.players.only_human().map(|_| model.actions.requesting_side())
}

/// The winner below a headline that has the name, or the colour.
fn winner(model: &MatchModel, side: Side) -> String {
    let named = person(model).is_none() && model.game_text.name(side).is_some();
    if named { model.game_text.colour_name(side) } else { model.called(side) }
}

/// Draws the winner and the reason, which scrolls where it is longer than its room.
fn draw_text(ui: &mut Ui, rect: Rect, model: &MatchModel) {
    let look = theme::palette(ui.ctx());
    let outcome = model.match_view.outcome;
    let badge = rect.left_top() + vec2(22.0, 24.0);
    match outcome.winner() {
        Some(side) => disc(ui, badge, 20.0, look.piece(model.game_text.colour(side))),
        None => text_layout::icon(ui.painter(), badge, 34.0, look.brass, Icon::Draw),
    }
    let person = person(model);
    let who =
        outcome.winner().filter(|side| person != Some(*side)).map_or_else(String::new, |side| winner(model, side));
    // Without a winner the headline stands alone beside the badge.
    let beside = Rect::from_min_size(rect.min + vec2(58.0, 0.0), vec2(rect.width() - 58.0 - TARGET, 52.0));
    let (upper, lower) = beside.split_top_bottom_at_fraction(if who.is_empty() { 1.0 } else { 0.58 });
    let headline = person.map_or_else(
        || text::headline(model.game_text, outcome),
        |person| text::headline_to(model.game_text, outcome, person),
    );
    let roles = [TextRole::Heading, TextRole::PlayerName, TextRole::Strong, TextRole::Small];
    text_layout::fit(ui.painter(), upper, Align2::LEFT_CENTER, &roles, look.text, &headline);
    if !who.is_empty() {
        let roles = [TextRole::Quiet, TextRole::Small];
        text_layout::fit(ui.painter(), lower, Align2::LEFT_CENTER, &roles, look.quiet, &who);
    }
    let (galleys, _) = paragraphs(ui.painter(), model, rect.width());
    column(ui, rect.with_min_y(rect.top() + HEADLINE), "result", |column| {
        for galley in galleys {
            let place = column.place(galley.size().y);
            text_layout::paragraph(column.ui.painter(), place.min, galley, look.text, place);
        }
    });
}
