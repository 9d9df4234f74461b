//! What the page shows: how far the analysis is, the graph, the moves that decided the game, and figures.

use super::{Pressed, figures, mistake_card};
use crate::analysis::MoveReport;
use crate::game::analysis::{AnalysisRequest, GameAnalysis};
use crate::game::review::ReviewRequest;
use crate::presentation::model::MatchModel;
use crate::presentation::report::{
    accuracy_note, decisive_nodes, depth_note, is_unfinished, report_graph, report_result,
};
use crate::ui::analysis::graph;
use crate::ui::theme::icons::Icon;
use crate::ui::widgets::{Button, ButtonStyle, Column, whole_bar};

const GRAPH: f32 = 132.0;
/// A page narrower than this has no room for the result beside its title.
const WIDE: f32 = 420.0;
/// Height of the bar of the progress.
const BAR: f32 = 6.0;

pub(super) fn show(column: &mut Column, model: &MatchModel) -> Option<Pressed> {
    let text = model.game_text.text;
    let Some(analysis) = model.game_analysis else {
        if model.history.tree.main_line().is_empty() {
            column.note(text.report_empty());
            return None;
        }
        return analyse_button(column, model);
    };
    let outdated = !analysis.is_about(&model.history.tree);
    let pressed = match analysis.report() {
        None => show_progress(column, model, analysis),
        Some(_) if outdated => {
            column.note(text.report_outdated());
            analyse_button(column, model)
        }
        Some(_) => None,
    };
    show_report(column, model, analysis, outdated).or(pressed)
}

fn analyse_button(column: &mut Column, model: &MatchModel) -> Option<Pressed> {
    let row = column.row();
    let text = model.game_text.text;
    let button = Button::new(text.report_analyse()).id_salt("report-button").icon(Icon::Report);
    let button = button.style(ButtonStyle::Primary);
    button.show(column.ui, row).clicked().then_some(Pressed::Ask(AnalysisRequest::Report))
}

/// How far the analysis is, how long it takes, and a button that ends it.
fn show_progress(column: &mut Column, model: &MatchModel, analysis: &GameAnalysis) -> Option<Pressed> {
    let (text, progress) = (model.game_text.text, analysis.progress);
    let done = text.report_progress(progress.done, progress.total);
    let left = analysis.time_left.map(|left| text.report_time_left_of(left));
    let words = [done].into_iter().chain(left).collect::<Vec<_>>().join(" · ");
    let cancel = Button::new(text.report_cancel()).id_salt("report-button");
    let width = cancel.width(column.ui);
    let place = column.labelled(&words, width);
    let pressed = cancel.show(column.ui, place).clicked();
    let bar = column.place(BAR);
    whole_bar(column.ui, bar, (progress.done, progress.total));
    pressed.then_some(Pressed::Ask(AnalysisRequest::CancelReport))
}

fn show_report(column: &mut Column, model: &MatchModel, analysis: &GameAnalysis, outdated: bool) -> Option<Pressed> {
    let (game, report) = (model.game_text, analysis.so_far());
    let (tree, text) = (&model.history.tree, game.text);
    let line = tree.main_line();
    let node_of = |mv: &MoveReport| if outdated { None } else { line.get(mv.ply - 1).copied() };
    let decisive: Vec<&MoveReport> = report.turning_points.iter().map(|index| &report.moves[*index]).collect();
    let points = if outdated { Vec::new() } else { report_graph(report, tree) };
    let marks = if outdated { Vec::new() } else { decisive_nodes(report, &line) };
    let place = column.place(GRAPH);
    let mut looked_at = graph::show(column.ui, place, model, &points, (Some(tree.current()), &marks));
    let unfinished = is_unfinished(model).then(|| text.report_unfinished().to_owned());
    let opening = report.opening.map(|name| text.report_opening(name));
    // Where the title has no room for it.
    let result = if column.width() < WIDE { report_result(model) } else { None };
    let about: Vec<String> = result.into_iter().chain(unfinished).chain(opening).collect();
    if !about.is_empty() {
        // It is about the whole game, not about the graph alone.
        column.place(0.0);
        column.note(&about.join(" · "));
    }
    figures::show_players(column, model, (report, analysis.report().is_some()));
    if analysis.report().is_none() && decisive.is_empty() {
        column.title(text.report_decided(), "");
        column.note(text.report_decided_later());
    } else {
        column.title(if decisive.is_empty() { text.report_undecided() } else { text.report_decided() }, "");
    }
    let mut pressed = None;
    for mv in decisive {
        match mistake_card::show(column, model, mv, node_of(mv)) {
            Some(mistake_card::CardPress::Look(node)) => looked_at = Some(node),
            Some(mistake_card::CardPress::Retry) => pressed = Some(AnalysisRequest::Retry { ply: mv.ply }),
            None => {}
        }
    }
    figures::show_phases(column, model, report);
    column.place(0.0);
    column.note(&accuracy_note(game));
    if analysis.report().is_some() {
        column.note(&depth_note(model, report));
    }
    pressed.map(Pressed::Ask).or(looked_at.map(|node| Pressed::Look(ReviewRequest::GoTo(node))))
}
