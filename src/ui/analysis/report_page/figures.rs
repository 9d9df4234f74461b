//! The figures of both players, in two columns.

use bevy_egui::egui::{Align2, Rect, pos2, vec2};

use crate::analysis::{GamePhase, GameReport};
use crate::presentation::model::MatchModel;
use crate::presentation::report::{figures, report_players, shown_order};
use crate::ui::text_layout::{self, ROW};
use crate::ui::theme::{self, GAP};
use crate::ui::widgets::{Column, disc};

/// Height of a row, and of the row with the names.
const ROW_HEIGHT: f32 = 22.0;
const NAMES: f32 = 30.0;
/// The share of the width that labels take, and that each player takes.
const LABELS: f32 = 0.44;
const PLAYER: f32 = 0.28;

/// Accuracy and average loss under the names, of a report that is complete or not.
pub(super) fn show_players(column: &mut Column, model: &MatchModel, (report, is_complete): (&GameReport, bool)) {
    let (game, text) = (model.game_text, model.game_text.text);
    let look = theme::palette(column.ui.ctx());
    let row = column.place(NAMES);
    let (order, players) = (shown_order(model), report_players(model));
    for (cell, player) in cells(row).into_iter().zip(order.map(|side| &players[side.index()])) {
        disc(column.ui, cell.left_center() + vec2(10.0, 0.0), 9.0, look.piece(game.colour(player.side)));
        let room = cell.with_min_x(cell.left() + 26.0);
        text_layout::fit(column.ui.painter(), room, Align2::LEFT_CENTER, ROW, look.text, &player.name);
    }
    let players = order.map(|side| figures(game, &report.players[side], is_complete));
    let [accuracy, loss] = [0, 1].map(|index| players.each_ref().map(|player| player[index].clone()));
    show_row(column, text.report_accuracy(), accuracy);
    show_row(column, text.report_average_loss(), loss);
}

/// The average loss in each phase in which a player chose a move.
pub(super) fn show_phases(column: &mut Column, model: &MatchModel, report: &GameReport) {
    let text = model.game_text.text;
    let order = shown_order(model);
    let losses = |phase: GamePhase| order.map(|side| report.players[side].loss_by_phase.get(&phase));
    let known = GamePhase::ALL.iter().copied().filter(|phase| losses(*phase).iter().any(Option::is_some));
    let known: Vec<GamePhase> = known.collect();
    // One phase has the same losses as the whole game.
    if known.len() < 2 {
        return;
    }
    column.title(text.report_by_phase(), "");
    for phase in known {
        let figure = |loss: Option<&f64>| loss.map_or_else(|| "–".to_owned(), |loss| model.game_text.loss(*loss));
        show_row(column, text.phase_name(phase), losses(phase).map(figure));
    }
}

fn show_row(column: &mut Column, label: &str, figures: [String; 2]) {
    let look = theme::palette(column.ui.ctx());
    let row = column.place(ROW_HEIGHT);
    let name = row.with_max_x(row.left() + row.width() * LABELS);
    text_layout::fit(column.ui.painter(), name, Align2::LEFT_CENTER, ROW, look.quiet, label);
    for (cell, figure) in cells(row).into_iter().zip(figures) {
        text_layout::fit(column.ui.painter(), cell, Align2::LEFT_CENTER, ROW, look.text, &figure);
    }
}

/// The places of a row's figures.
fn cells(row: Rect) -> [Rect; 2] {
    let width = row.width() * PLAYER;
    [0.0, 1.0].map(|index| {
        let left = row.left() + row.width() * LABELS + width * index;
        Rect::from_min_size(pos2(left, row.top()), vec2(width - GAP / 2.0, row.height()))
    })
}
