//! The page with the report on the game that is shown: beside the board, which then shows the move that was pressed, or over it in
//! windows that have no room for both.

mod contents;
mod figures;
mod mistake_card;

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Rect, Ui, Vec2, vec2};

use crate::game::analysis::AnalysisRequest;
use crate::game::review::ReviewRequest;
use crate::presentation::model::MatchReader;
use crate::presentation::report::{needs_analysis, report_result};
use crate::ui::dialogs::{Dialog, Dialogs, Frame, PAGE, layout_beside_board};
use crate::ui::requests::RequestWriter;
use crate::ui::widgets::column;

const SIZE: Vec2 = vec2(600.0, PAGE);

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
    let beside_board = layout_beside_board(&ctx, &dialogs).is_some();
    let show = |ui: &mut Ui, rect: Rect, _: &mut Dialogs, fresh: bool| {
        let pressed = column(ui, rect, "report", |column| contents::show(column, &model));
        let starts = fresh && needs_analysis(&model);
        pressed.or(starts.then_some(Pressed::Ask(AnalysisRequest::Report)))
    };
    let result = report_result(&model).unwrap_or_default();
    let pressed = Frame::new(model.game_text.text.report(), SIZE).note(&result).show(&ctx, &mut dialogs, show);
    match pressed {
        Some(Pressed::Ask(request)) => {
            if matches!(request, AnalysisRequest::Retry { .. }) {
                dialogs.clear();
            }
            requests.analyse(request);
        }
        Some(Pressed::Look(request)) => {
            if !beside_board {
                dialogs.clear();
            }
            requests.look(request);
        }
        None => {}
    }
    Ok(())
}
