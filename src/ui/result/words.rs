//! The words on the card with the result, and how the game went.

use std::sync::Arc;

use bevy_egui::egui::{Align2, Galley, Painter, Rect, Ui, vec2};

use crate::game::analysis::GameAnalysis;
use crate::presentation::model::MatchModel;
use crate::presentation::report::{
    decisive_nodes, mistake, mistake_parts, needs_analysis, report_graph, worst_mistake,
};
use crate::presentation::result::{only_person, sitting, standing};
use crate::presentation::text;
use crate::records::NodeId;
use crate::rules::{Outcome, Side, Victory};
use crate::ui::analysis::graph;
use crate::ui::text_layout::{self, ROW};
use crate::ui::theme::icons::Icon;
use crate::ui::theme::text_role::TextRole;
use crate::ui::theme::{self, TARGET};
use crate::ui::widgets::{column, disc, whole_bar};

/// Room between the edge of the card and its text, and for the headline.
pub(super) const INSET: f32 = 22.0;
pub(super) const HEADLINE: f32 = 64.0;
/// Between two parts under the headline.
const BETWEEN: f32 = 8.0;
const CURVE: f32 = 72.0;
const LOW_CURVE: f32 = 48.0;
/// A card in a place lower than these has a low curve, or none.
const ROOM_FOR_CURVE: f32 = 430.0;
const ROOM_FOR_LOW_CURVE: f32 = 340.0;
/// The bar that shows how far the analysis is.
const BAR: f32 = 5.0;

/// What stands under the headline, from above.
pub(super) enum CardPart {
    Words(Arc<Galley>),
    /// How the game went, this high.
    Curve(f32),
}

impl CardPart {
    fn height(&self) -> f32 {
        match self {
            CardPart::Words(galley) => galley.size().y,
            CardPart::Curve(height) => *height,
        }
    }
}

/// The height of all parts.
pub(super) fn height(parts: &[CardPart]) -> f32 {
    parts.iter().map(|part| part.height() + BETWEEN).sum()
}

/// The reason, the score, and how the game went and which move decided it, as soon as that is known.
pub(super) fn parts(ui: &Painter, model: &MatchModel, place: Rect) -> Vec<CardPart> {
    let width = place.width() - 2.0 * INSET;
    let look = theme::palette(ui.ctx());
    let (outcome, pieces) = (model.match_view.outcome, model.match_view.pieces);
    let person = only_person(model);
    let resigned = matches!(outcome, Outcome::Won { by: Victory::Resignation, side } if person == Some(side.other()));
    // A headline that says it all needs no reason.
    let reason = (!resigned).then(|| match person {
        Some(person) => text::reason_to(model.game_text, outcome, pieces, person),
        None => text::reason(model.game_text, outcome, pieces),
    });
    let score = text::score_line(model.game_text, outcome, pieces);
    let lay = |ink, words: &str| text_layout::laid_out(ui, TextRole::Body, ink, words, width);
    let sitting = sitting(model).map(|score| lay(look.quiet, &score));
    let result = reason.map(|reason| lay(look.text, &reason)).into_iter();
    let result = result.chain(score.map(|score| lay(look.quiet, &score))).chain(sitting).map(CardPart::Words);
    let is_analysed = model.game_analysis.is_some() || needs_analysis(model);
    let curve = curve_height(place).filter(|_| is_analysed).map(CardPart::Curve);
    let report = analysis_of_game(model).and_then(GameAnalysis::report);
    // A low card has no room for the reason, which the report gives.
    let is_low = curve_height(place) != Some(CURVE);
    let sentence = |mv| if is_low { mistake_parts(model, mv).0 } else { mistake(model, mv) };
    let decisive = report.and_then(worst_mistake).map(sentence);
    let decisive = decisive.map(|words| CardPart::Words(lay(look.text, &words)));
    let standing = standing(model).into_iter().flatten().map(|line| CardPart::Words(lay(look.quiet, &line)));
    result.chain(curve).chain(decisive).chain(standing).collect()
}

fn curve_height(place: Rect) -> Option<f32> {
    match place.height() {
        height if height >= ROOM_FOR_CURVE => Some(CURVE),
        height if height >= ROOM_FOR_LOW_CURVE => Some(LOW_CURVE),
        _ => None,
    }
}

/// The analysis, if it is about the game as it is now: moves may have been taken back and played anew.
fn analysis_of_game<'a>(model: &MatchModel<'a>) -> Option<&'a GameAnalysis> {
    model.game_analysis.filter(|analysis| analysis.is_about(&model.history.tree))
}

/// How the game went, with the moves that decided it.
fn show_curve(ui: &Ui, place: Rect, model: &MatchModel) -> Option<NodeId> {
    let tree = &model.history.tree;
    let so_far = analysis_of_game(model).map(GameAnalysis::so_far);
    let points = so_far.map(|report| report_graph(report, tree)).unwrap_or_default();
    if points.iter().filter(|point| point.height.is_some()).count() < 2 {
        let progress = model.game_analysis?.progress;
        let words = model.game_text.text.report_progress(progress.done, progress.total);
        let (bar, quiet) = (place.with_min_y(place.bottom() - BAR), theme::palette(ui.ctx()).quiet);
        let room = place.with_max_y(bar.top());
        text_layout::fit(ui.painter(), room, Align2::LEFT_CENTER, ROW, quiet, &words);
        whole_bar(ui, bar, (progress.done, progress.total));
        return None;
    }
    let line = tree.main_line();
    let decisive: Vec<NodeId> = so_far.iter().flat_map(|report| decisive_nodes(report, &line)).collect();
    graph::show(ui, place, model, &points, (None, &decisive))
}

/// The winner below a headline that has the name, or the colour.
fn winner(model: &MatchModel, side: Side) -> String {
    let named = only_person(model).is_none() && model.game_text.name(side).is_some();
    if named { model.game_text.colour_name(side) } else { model.called(side) }
}

/// Shows the winner and the parts, which scroll where they are higher than their room. Returns the node that was pressed in
/// the curve.
pub(super) fn show(ui: &mut Ui, rect: Rect, model: &MatchModel, parts: Vec<CardPart>) -> Option<NodeId> {
    let look = theme::palette(ui.ctx());
    let outcome = model.match_view.outcome;
    let badge = rect.left_top() + vec2(22.0, 24.0);
    match outcome.winner() {
        Some(side) => disc(ui, badge, 20.0, look.piece(model.game_text.colour(side))),
        None => text_layout::icon(ui.painter(), badge, 34.0, look.brass, Icon::Draw),
    }
    let person = only_person(model);
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
    column(ui, rect.with_min_y(rect.top() + HEADLINE), "result", |column| {
        let mut looked_at = None;
        for part in parts {
            let place = column.place(part.height());
            match part {
                CardPart::Words(galley) => {
                    text_layout::paragraph(column.ui.painter(), place.min, galley, look.text, place);
                }
                CardPart::Curve(_) => looked_at = show_curve(column.ui, place, model),
            }
        }
        looked_at
    })
}
