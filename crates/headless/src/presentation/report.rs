//! The report on a game as the page, the card with the result and the accessible board show it.

use super::actions::MatchAction;
use super::analysis::{GraphPoint, height};
use super::model::{MatchModel, place_in_list};
use super::text::{GameText, called_briefly, headline, headline_to, score_line};
use crate::analysis::{GameReport, MoveReport, PlayerReport, ReportDepth, accuracy_scale};
use crate::game::matches::Seat;
use crate::game::player_names::seats_after;
use crate::records::{GameTree, NodeId};
use crate::rules::{Game, Outcome, PerSide, Position, Side};

/// The graph of the game of a report, whose moves are the main line of the tree.
pub fn report_graph(report: &GameReport, tree: &GameTree) -> Vec<GraphPoint> {
    let line = tree.main_line();
    let start = report.moves.first().filter(|mv| mv.ply == 1).map(|mv| height(mv.best_value, mv.side, report.variant));
    let after =
        |ply: usize| report.moves.iter().find(|mv| mv.ply == ply).map(|mv| height(mv.value, mv.side, report.variant));
    let points = line.iter().enumerate().map(|(index, node)| GraphPoint { node: *node, height: after(index + 1) });
    [GraphPoint { node: NodeId::START, height: start }].into_iter().chain(points).collect()
}

/// A decisive mistake in words: the move and its loss, the reason, and the better move.
pub fn mistake(model: &MatchModel, mv: &MoveReport) -> String {
    let (head, reason) = mistake_parts(model, mv);
    model.game_text.text.in_order([head, reason])
}

/// The same in two parts: the move and its loss; the reason and the better move.
pub fn mistake_parts(model: &MatchModel, mv: &MoveReport) -> (String, String) {
    let game = model.game_text;
    let text = game.text;
    let number = match place_in_list(model.history.start(), mv.ply - 1) {
        (number, 0) => format!("{number}."),
        (number, _) => format!("{number}…"),
    };
    let before = before(model, mv);
    let head = text.report_mistake(&number, &game.move_text(&before, mv.mv), &game.loss(mv.loss));
    let reason = mv.reason.map(|reason| game.mistake(reason)).unwrap_or_default();
    (head, text.in_order([reason, text.report_better(&game.move_text(&before, mv.best))]))
}

/// The position in which a move of the report was played.
fn before(model: &MatchModel, mv: &MoveReport) -> Position {
    let tree = &model.history.tree;
    tree.position((mv.ply > 1).then(|| tree.main_line().get(mv.ply - 2).copied()).flatten().unwrap_or(NodeId::START))
}

/// A move of the report as the move list shows it.
pub fn reported_move(model: &MatchModel, mv: &MoveReport) -> String {
    model.game_text.move_text(&before(model, mv), mv.mv)
}

/// The move that lost the most of those that decided the game.
pub fn worst_mistake(report: &GameReport) -> Option<&MoveReport> {
    let decisive = report.turning_points.iter().map(|index| &report.moves[*index]);
    decisive.max_by(|one, other| one.loss.total_cmp(&other.loss))
}

/// The nodes after the moves that decided the game; `line` is its main line.
pub fn decisive_nodes(report: &GameReport, line: &[NodeId]) -> Vec<NodeId> {
    report.turning_points.iter().filter_map(|index| line.get(report.moves[*index].ply - 1).copied()).collect()
}

/// Whether the game as it is now has not been analysed, and may be.
pub fn needs_analysis(model: &MatchModel) -> bool {
    let is_known = model.game_analysis.is_some_and(|analysis| analysis.is_about(&model.history.tree));
    !is_known && model.actions.is_available(MatchAction::Report)
}

/// Whether the game of the report goes on.
pub const fn is_unfinished(model: &MatchModel) -> bool {
    !outcome(model).is_over() && !model.match_view.ending
}

/// How the game of the report has ended, whatever position of it is looked at.
const fn outcome(model: &MatchModel) -> Outcome {
    match model.match_view.review {
        Some(review) => review.outcome,
        None => model.match_view.outcome,
    }
}

/// A player of the game, as the report shows one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReportPlayer {
    /// The player's name, or `You` or `Level 4`.
    pub name: String,
    /// The side at the end of the game: the pie rule exchanges them.
    pub side: Side,
}

/// The players in the order of [`GameReport::players`].
pub fn report_players(model: &MatchModel) -> [ReportPlayer; 2] {
    let (start, players) = (model.history.start(), model.players);
    let seats = seats_after(start, &model.history.tree.moves(&model.history.tree.main_line()));
    let game = model.game_text.with_names(model.actions.details, start, players, seats);
    Seat::BOTH.map(|seat| {
        let side = if seats.0[Side::First] == seat { Side::First } else { Side::Second };
        ReportPlayer { name: called_briefly(game, players, seats, side), side }
    })
}

/// The side that is at the top of graphs: that of the only person at the end of the game, or the first.
pub fn upper_side(model: &MatchModel) -> Side {
    let person = model.players.only_human().map(|seat| report_players(model)[seat.index()].side);
    person.unwrap_or(Side::First)
}

/// The players as the report shows them side by side, by their places in [`GameReport::players`]: the only person first.
pub fn shown_order(model: &MatchModel) -> [Side; 2] {
    match model.players.only_human() {
        Some(Seat::Two) => [Side::Second, Side::First],
        _ => Side::BOTH,
    }
}

/// The result of a finished game, for the title of the report: `You 31 – 33 Level 6`, or `You won · against Level 4`.
pub fn report_result(model: &MatchModel) -> Option<String> {
    let (outcome, text) = (outcome(model), model.game_text.text);
    if !outcome.is_over() {
        return None;
    }
    let tree = &model.history.tree;
    let last = tree.main_line().last().copied().unwrap_or(NodeId::START);
    let placement = tree.position(last).placement();
    let pieces = PerSide::new(placement.of(Side::First).len(), placement.of(Side::Second).len());
    let players = report_players(model);
    if score_line(model.game_text, outcome, pieces).is_some() {
        let [one, two] = &players;
        return Some(text.report_score(&one.name, &two.name, pieces[one.side], pieces[two.side]));
    }
    let Some(person) = model.players.only_human() else {
        let winner = outcome.winner().and_then(|side| players.iter().find(|player| player.side == side));
        return Some(
            winner.map_or_else(|| headline(model.game_text, outcome), |winner| text.outcome_name_wins(&winner.name)),
        );
    };
    let [person, opponent] = [person, person.other()].map(|seat| &players[seat.index()]);
    Some([headline_to(model.game_text, outcome, person.side), text.menu_against(&opponent.name)].join(" · "))
}

/// Whether a move is for the player to try again: not that of a computer, unless two computers have played.
pub fn can_retry(model: &MatchModel, mv: &MoveReport) -> bool {
    model.players.only_human().is_none_or(|person| person.index() == mv.player.index())
}

/// A player's figures mean something from this many moves on, while others have still to be rated.
const ENOUGH_MOVES: usize = 5;

/// The figures of one player: accuracy and average loss, as text; a dash where there are none, and while the analysis goes
/// on and has rated few moves.
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
pub fn spoken_report(model: &MatchModel, report: &GameReport) -> Vec<String> {
    let game = model.game_text;
    let text = game.text;
    let unfinished = is_unfinished(model).then(|| text.report_unfinished().to_owned());
    let opening = report.opening.map(|name| text.report_opening(name));
    let of_player = |(player, figured): (ReportPlayer, &PlayerReport)| {
        let [accuracy, loss] = figures(game, figured, true);
        text.report_figures(&player.name, &accuracy, &loss)
    };
    let head = if report.turning_points.is_empty() { text.report_undecided() } else { text.report_decided() };
    let mistakes = report.turning_points.iter().map(|index| mistake(model, &report.moves[*index]));
    let figures = report_players(model).into_iter().zip(&report.players.0).map(of_player);
    let notes = [accuracy_note(game), depth_note(model, report)];
    let about = unfinished.or_else(|| report_result(model)).into_iter().chain(opening);
    about.chain(figures).chain([head.to_owned()]).chain(mistakes).chain(notes).collect()
}

/// How well the values are founded, by the numbers of the move list.
pub fn depth_note(model: &MatchModel, report: &GameReport) -> String {
    let ReportDepth { proved_from, least } = report.depth();
    let proved_from = proved_from.map(|ply| place_in_list(model.history.start(), ply - 1).0);
    model.game_text.text.report_depth(ReportDepth { proved_from, least })
}

/// What the accuracy figure means.
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
