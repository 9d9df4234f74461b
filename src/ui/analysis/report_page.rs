//! The page with the report on the game that is shown.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, Align2, CornerRadius, Rect, Ui, pos2, vec2};

use super::graph;
use crate::analysis::{GamePhase, GameReport, MoveReport};
use crate::game::analysis::{AnalysisRequest, GameAnalysisState};
use crate::game::review::ReviewRequest;
use crate::presentation::analysis::{accuracy_note, figures, mistake, report_graph};
use crate::presentation::model::{MatchModel, MatchReader};
use crate::rules::Side;
use crate::ui::dialogs::{Dialog, Dialogs, done_button, frame};
use crate::ui::requests::RequestWriter;
use crate::ui::text_layout::{self, ROW};
use crate::ui::theme::icons::Icon;
use crate::ui::theme::text_role::TextRole;
use crate::ui::theme::{self, GAP, TARGET};
use crate::ui::widgets::{Button, ButtonStyle, Column, column, disc};

const SIZE: egui::Vec2 = vec2(600.0, 760.0);
const GRAPH: f32 = 132.0;
/// Height of a row of figures, and of the bar of the progress.
const FIGURES: f32 = 30.0;
const BAR: f32 = 14.0;

/// What was pressed.
enum Pressed {
    Ask(AnalysisRequest),
    Look(ReviewRequest),
}

pub(super) fn draw(
    mut contexts: EguiContexts,
    matches: MatchReader,
    mut dialogs: ResMut<Dialogs>,
    mut requests: RequestWriter,
) -> Result {
    if dialogs.top() != Some(Dialog::Report) {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?.clone();
    let Some(model) = matches.model() else { return Ok(()) };
    let (pressed, done) = frame(&ctx, &mut dialogs, model.game_text.text.report(), SIZE, |ui, rect, _, fresh| {
        let (rows, done) = done_button(ui, rect, fresh);
        (column(ui, rows, "report", |column| contents(column, &model)), done)
    });
    match pressed {
        Some(Pressed::Ask(request @ AnalysisRequest::Retry { .. })) => {
            dialogs.clear();
            requests.analyse(request);
        }
        Some(Pressed::Ask(request)) => requests.analyse(request),
        Some(Pressed::Look(request)) => {
            dialogs.clear();
            requests.look(request);
        }
        None => {}
    }
    if done {
        dialogs.close(&ctx);
    }
    Ok(())
}

fn contents(column: &mut Column, model: &MatchModel) -> Option<Pressed> {
    let text = model.game_text.text;
    let analysis = model.game_analysis;
    match analysis.map(|analysis| &analysis.state) {
        None if model.history.tree.main_line().is_empty() => {
            column.note(text.report_empty());
            None
        }
        None => analyse_button(column, model),
        Some(GameAnalysisState::Running(progress)) => {
            column.note(&text.report_progress(progress.done, progress.total));
            let bar = column.place(BAR);
            draw_progress(column.ui, bar, progress.done as f32 / progress.total.max(1) as f32);
            let row = column.row();
            let cancel = Button::new(text.report_cancel()).id_salt("report-button").icon(Icon::Close);
            cancel.show(column.ui, row).clicked().then_some(Pressed::Ask(AnalysisRequest::CancelReport))
        }
        Some(GameAnalysisState::Done(report)) => {
            let outdated = analysis.is_some_and(|analysis| !analysis.is_about(&model.history.tree));
            let again = if outdated { outdated_note(column, model) } else { None };
            show_report(column, model, report, outdated).or(again)
        }
    }
}

fn analyse_button(column: &mut Column, model: &MatchModel) -> Option<Pressed> {
    let row = column.row();
    let text = model.game_text.text;
    let button = Button::new(text.report_analyse()).id_salt("report-button").icon(Icon::Report);
    let button = button.style(ButtonStyle::Primary);
    button.show(column.ui, row).clicked().then_some(Pressed::Ask(AnalysisRequest::Report))
}

fn outdated_note(column: &mut Column, model: &MatchModel) -> Option<Pressed> {
    column.note(model.game_text.text.report_outdated());
    analyse_button(column, model)
}

fn draw_progress(ui: &Ui, rect: Rect, part: f32) {
    let look = theme::palette(ui.ctx());
    ui.painter().rect_filled(rect, CornerRadius::same(6), look.button);
    let done = rect.with_max_x(rect.left() + rect.width() * part.clamp(0.0, 1.0));
    ui.painter().rect_filled(done, CornerRadius::same(6), look.brass);
}

fn show_report(column: &mut Column, model: &MatchModel, report: &GameReport, outdated: bool) -> Option<Pressed> {
    let game = model.game_text;
    let place = column.place(GRAPH);
    let points = if outdated { Vec::new() } else { report_graph(report, &model.history.tree) };
    let marked = Some(model.history.tree.current());
    let look_at = graph::show(column.ui, place, model, &points, marked);
    if let Some(opening) = report.opening {
        column.title(&game.text.report_opening(opening), "");
    }
    show_figures(column, model, report);
    // The note is about the whole table, not about its last row.
    column.place(0.0);
    column.note(&accuracy_note(game));
    let decided = report.turning_points.is_empty();
    column.title(if decided { game.text.report_undecided() } else { game.text.report_decided() }, "");
    let mut pressed = None;
    for mv in report.turning_points.iter().map(|index| &report.moves[*index]) {
        pressed = show_mistake(column, model, mv, outdated).or(pressed);
    }
    pressed.or(look_at.map(|node| Pressed::Look(ReviewRequest::GoTo(node))))
}

/// The figures of both players, in two columns under their colours.
fn show_figures(column: &mut Column, model: &MatchModel, report: &GameReport) {
    let (game, text) = (model.game_text, model.game_text.text);
    let look = theme::palette(column.ui.ctx());
    let row = column.place(FIGURES);
    for (side, cell) in cells(row) {
        disc(column.ui, cell.left_center() + vec2(10.0, 0.0), 9.0, look.piece(game.colour(side)));
        let room = cell.with_min_x(cell.left() + 26.0);
        let name = game.name(side).unwrap_or_else(|| game.colour_name(side));
        text_layout::fit(column.ui.painter(), room, Align2::LEFT_CENTER, ROW, look.text, &name);
    }
    let of_phase = |phase: GamePhase| {
        let loss = |side: Side| report.players[side].loss_by_phase.get(&phase).map(|loss| game.loss(*loss));
        let [first, second] = Side::BOTH.map(loss);
        let any = first.is_some() || second.is_some();
        let dash = || "–".to_owned();
        any.then(|| (text.phase_name(phase).to_owned(), [first.unwrap_or_else(dash), second.unwrap_or_else(dash)]))
    };
    let players = Side::BOTH.map(|side| figures(game, &report.players[side]));
    let [accuracy, loss] = [0, 1].map(|index| players.each_ref().map(|player| player[index].clone()));
    let accuracy = accuracy.map(|percent| text.report_loss_percent(&percent));
    let rows = [(text.report_accuracy().to_owned(), accuracy), (text.report_average_loss().to_owned(), loss)];
    for (label, figures) in rows.into_iter().chain(GamePhase::ALL.iter().copied().filter_map(of_phase)) {
        let row = column.place(FIGURES - 8.0);
        let name = row.with_max_x(row.left() + row.width() * 0.44);
        text_layout::fit(column.ui.painter(), name, Align2::LEFT_CENTER, ROW, look.quiet, &label);
        for ((_, cell), figure) in cells(row).into_iter().zip(figures) {
            text_layout::fit(column.ui.painter(), cell, Align2::LEFT_CENTER, ROW, look.text, &figure);
        }
    }
}

/// The places of a row's figures, of the first side and of the second.
fn cells(row: Rect) -> [(Side, Rect); 2] {
    let width = row.width() * 0.28;
    Side::BOTH.map(|side| {
        let left = row.left() + row.width() * 0.44 + width * side.index() as f32;
        (side, Rect::from_min_size(pos2(left, row.top()), vec2(width - GAP / 2.0, row.height())))
    })
}

/// A decisive mistake in words, and the buttons that show it and let it be played again.
fn show_mistake(column: &mut Column, model: &MatchModel, mv: &MoveReport, outdated: bool) -> Option<Pressed> {
    let game = model.game_text;
    let look = theme::palette(column.ui.ctx());
    let words = mistake(game, mv);
    let salt = format!("retry-{}", mv.ply);
    let button = Button::new(game.text.report_retry()).id_salt(&salt).icon(Icon::Restart).enabled(!outdated);
    let width = button.width(column.ui).min(column.width() * 0.4);
    let room = column.width() - width - GAP - 28.0;
    let galley = text_layout::laid_out(column.ui.painter(), TextRole::Quiet, look.text, &words, room);
    let place = column.place(galley.size().y.max(TARGET));
    disc(column.ui, place.left_center() + vec2(10.0, 0.0), 9.0, look.piece(game.colour(mv.side)));
    let at = place.min + vec2(26.0, (place.height() - galley.size().y) / 2.0);
    text_layout::paragraph(column.ui.painter(), at, galley, look.text, place);
    let middle = place.center().y;
    let slot = Rect::from_min_max(
        pos2(place.right() - width, middle - TARGET / 2.0),
        pos2(place.right(), middle + TARGET / 2.0),
    );
    button.show(column.ui, slot).clicked().then_some(Pressed::Ask(AnalysisRequest::Retry { ply: mv.ply }))
}
