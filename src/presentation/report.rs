//! The report on a game as the page, the card with the result and the accessible board show it.

use super::actions::MatchAction;
use super::analysis::{GraphPoint, height};
use super::model::{MatchModel, place_in_list};
use super::text::GameText;
use crate::analysis::{GameReport, MoveReport, PlayerReport, ReportDepth, accuracy_scale};
use crate::records::{GameTree, NodeId};
use crate::rules::Side;

/// The graph of the game of a report, whose moves are the main line of the tree.
#[must_use]
pub fn report_graph(report: &GameReport, tree: &GameTree) -> Vec<GraphPoint> {
    let line = tree.main_line();
    let start = report.moves.first().filter(|mv| mv.ply == 1).map(|mv| height(mv.best_value, mv.side, report.variant));
    let after =
        |ply: usize| report.moves.iter().find(|mv| mv.ply == ply).map(|mv| height(mv.value, mv.side, report.variant));
    let points = line.iter().enumerate().map(|(index, node)| GraphPoint { node: *node, height: after(index + 1) });
    [GraphPoint { node: NodeId::START, height: start }].into_iter().chain(points).collect()
}

/// A decisive mistake in words: the move and its loss, the reason, and the better move.
#[must_use]
pub fn mistake(model: &MatchModel, mv: &MoveReport) -> String {
    let (head, reason) = mistake_parts(model, mv);
    model.game_text.text.in_order([head, reason])
}

/// The same in two parts: the move and its loss; the reason and the better move.
#[must_use]
pub fn mistake_parts(model: &MatchModel, mv: &MoveReport) -> (String, String) {
    let game = model.game_text;
    let text = game.text;
    let number = match place_in_list(model.history.start(), mv.ply - 1) {
        (number, 0) => format!("{number}."),
        (number, _) => format!("{number}…"),
    };
    let head = text.report_mistake(&number, &game.move_text(mv.mv), &game.loss(mv.loss));
    let reason = mv.reason.map(|reason| game.mistake(reason)).unwrap_or_default();
    (head, text.in_order([reason, text.report_better(&game.move_text(mv.best))]))
}

/// The move that lost the most of those that decided the game.
#[must_use]
pub fn worst_mistake(report: &GameReport) -> Option<&MoveReport> {
    let decisive = report.turning_points.iter().map(|index| &report.moves[*index]);
    decisive.max_by(|one, other| one.loss.total_cmp(&other.loss))
}

/// The nodes after the moves that decided the game; `line` is its main line.
#[must_use]
pub fn decisive_nodes(report: &GameReport, line: &[NodeId]) -> Vec<NodeId> {
    report.turning_points.iter().filter_map(|index| line.get(report.moves[*index].ply - 1).copied()).collect()
}

/// Whether the game as it is now has not been analysed, and may be.
#[must_use]
pub fn needs_analysis(model: &MatchModel) -> bool {
    let is_known = model.game_analysis.is_some_and(|analysis| analysis.is_about(&model.history.tree));
    !is_known && model.actions.is_available(MatchAction::Report)
}

/// Whether the game of the report goes on.
#[must_use]
pub const fn is_unfinished(model: &MatchModel) -> bool {
    match model.match_view.review {
        Some(review) => !review.over,
        None => !model.over(),
    }
}

/// A player's figures mean something from this many moves on, while others have still to be rated.
const ENOUGH_MOVES: usize = 5;

/// The figures of one player: accuracy and average loss, as text; a dash where there are none, and while the analysis goes
/// on and has rated few moves.
#[must_use]
pub fn figures(game: GameText, player: &PlayerReport, is_complete: bool) -> [String; 2] {
    let dash = || "–".to_owned();
    let rated = is_complete || player.moves >= ENOUGH_MOVES;
    let accuracy = player.accuracy.filter(|_| rated);
    [
        accuracy.map_or_else(dash, |accuracy| game.text.report_loss_percent(&format!("{accuracy:.0}"))),
        player.average_loss.filter(|_| rated).map_or_else(dash, |loss| game.loss(loss)),
    ]
}

/// The whole report in sentences, in the order of the page.
#[must_use]
pub fn spoken_report(model: &MatchModel, report: &GameReport) -> Vec<String> {
    let game = model.game_text;
    let text = game.text;
    let unfinished = is_unfinished(model).then(|| text.report_unfinished().to_owned());
    let opening = report.opening.map(|name| text.report_opening(name));
    let of_player = |side: Side| {
        let [accuracy, loss] = figures(game, &report.players[side], true);
        text.report_figures(&game.who(side), &accuracy, &loss)
    };
    let head = if report.turning_points.is_empty() { text.report_undecided() } else { text.report_decided() };
    let mistakes = report.turning_points.iter().map(|index| mistake(model, &report.moves[*index]));
    let figures = Side::BOTH.into_iter().map(of_player);
    let notes = [accuracy_note(game), depth_note(model, report)];
    let about = unfinished.into_iter().chain(opening);
    about.chain(figures).chain([head.to_owned()]).chain(mistakes).chain(notes).collect()
}

/// How well the values are founded, by the numbers of the move list.
#[must_use]
pub fn depth_note(model: &MatchModel, report: &GameReport) -> String {
    let ReportDepth { proved_from, least } = report.depth();
    let proved_from = proved_from.map(|ply| place_in_list(model.history.start(), ply - 1).0);
    model.game_text.text.report_depth(ReportDepth { proved_from, least })
}

/// What the accuracy figure means.
#[must_use]
pub fn accuracy_note(game: GameText) -> String {
    let scale = accuracy_scale(game.variant);
    game.text.report_accuracy_note(&game.loss(scale))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::presentation::text::Text;
    use crate::rules::{GameKind, Variant};

    #[test]
    fn few_moves_give_no_figures_while_others_have_still_to_be_rated() {
        let game = GameText::new(Text::default(), Variant::standard(GameKind::Breakthrough));
        let player =
            |moves| PlayerReport { moves, accuracy: Some(100.0), average_loss: Some(0.0), ..Default::default() };
        assert_eq!(figures(game, &player(1), false), ["–", "–"]);
        assert_eq!(figures(game, &player(1), true)[0], "100\u{a0}%");
        assert_eq!(figures(game, &player(ENOUGH_MOVES), false)[0], "100\u{a0}%");
    }
}
