//! The analysis as panels, boards and the accessible board show it: signs on points, lines, and a graph.

use super::oracle::ValueKind;
use super::point_values::{PointValue, place_values};
use super::text::{GameText, Message};
use crate::analysis::{NodeValue, ValueUnit, threatening_position};
use crate::game::analysis::{
    AnalysisLine, AnalysisStatus, AnalysisValues, GameValue, PlayedMistake, Retry, RetryPhase, Score, ThreatValue,
};
use crate::records::{GameTree, NodeId};
use crate::rules::{Game, Move, Ply, Point, Position, Side, Variant};

/// The plies of a threat in the message line.
const THREAT_PLIES: usize = 3;
/// A lead that fills the graph, in discs.
const FULL_LEAD: f64 = 64.0;

/// A value with its place among the moves: 0 for the best one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RankedValue {
    /// The value.
    pub value: NodeValue,
    /// The number of better moves.
    pub rank: usize,
}

/// A point of the graph.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct GraphPoint {
    /// The node to go to.
    pub node: NodeId,
    /// How the first side stands, from −1 (lost) to 1 (won); `None` while it is not known.
    pub height: Option<f32>,
}

impl ValueKind {
    /// The kind of a value of a move.
    pub const fn of_analysed(value: RankedValue) -> ValueKind {
        match value.value.score {
            Score::Win { .. } | Score::Exact(1..) => ValueKind::Win,
            Score::Loss { .. } | Score::Exact(..=-1) => ValueKind::Loss,
            Score::Draw | Score::Exact(0) => ValueKind::Draw,
            Score::Centi(_) if value.rank == 0 => ValueKind::Best,
            Score::Centi(_) => ValueKind::Estimate,
        }
    }
}

/// Whether the values are hidden, because a mistake is played again and no better move has been found yet.
pub const fn hides_values(retry: Option<&Retry>) -> bool {
    match retry {
        Some(retry) => !matches!(retry.phase, RetryPhase::Judged { good: true, .. }),
        None => false,
    }
}

/// The values to show on the board.
pub fn point_values(values: &AnalysisValues, selected: Option<Point>) -> Vec<PointValue<RankedValue>> {
    let ranked = values.moves.iter().enumerate().map(|(rank, rated)| {
        let value = RankedValue { value: rated.value, rank: first_equal(values, rank) };
        (rated.mv, value)
    });
    let moves: Vec<(Move, RankedValue)> = ranked.collect();
    place_values(&moves, selected, |values| {
        *values.iter().min_by_key(|value| value.rank).expect("a piece that can move has a move")
    })
}

/// The rank of a move that shares it with those before it of the same value.
fn first_equal(values: &AnalysisValues, rank: usize) -> usize {
    let score = values.moves[rank].value.score;
    values.moves.iter().position(|rated| rated.value.score == score).unwrap_or(rank)
}

/// The graph of the line that is shown.
pub fn graph(values: &AnalysisValues, variant: Variant) -> Vec<GraphPoint> {
    let point =
        |game: &GameValue| GraphPoint { node: game.node, height: game.value.map(|v| height(v, game.side, variant)) };
    values.game.iter().map(point).collect()
}

/// How the first side stands, from −1 to 1.
pub fn height(value: NodeValue, side: Side, variant: Variant) -> f32 {
    let number = value.number(variant);
    let for_side = match (value.score, value.unit(variant)) {
        (Score::Draw, _) => 0.0,
        (_, ValueUnit::WinProbability) => 2.0 * number - 1.0,
        // Small leads stay visible beside large ones.
        (_, ValueUnit::Discs) => (number.abs() / FULL_LEAD).min(1.0).sqrt() * number.signum(),
    };
    (if side == Side::First { for_side } else { -for_side }) as f32
}

/// What the message line says in an analysis: how the side to move stands, and what the engine does.
pub fn message(
    game: GameText,
    position: &Position,
    values: &AnalysisValues,
    retry: Option<&Retry>,
    tree: &GameTree,
) -> Message {
    if let Some(retry) = retry {
        return retry_message(game, retry, tree);
    }
    let side = position.side_to_move();
    let note = threat_note(game, position, &values.threat).unwrap_or_else(|| game.text.analysis_status(values));
    match values.value {
        Some(value) if values.status != AnalysisStatus::Over => Message::new(game.value_of_side(side, value), note),
        _ => Message::new(note, ""),
    }
}

/// What the message line says about the threat against the side to move, if it is asked for.
pub fn threat_note(game: GameText, position: &Position, threat: &ThreatValue) -> Option<String> {
    match threat {
        ThreatValue::Hidden => None,
        ThreatValue::Impossible => Some(game.text.analysis_threat_impossible().to_owned()),
        ThreatValue::Unknown => Some(game.text.analysis_threat_unknown().to_owned()),
        ThreatValue::Known(line) => {
            let threatening = threatening_position(position)?;
            let moves = game.line(&threatening, &line.moves[..line.moves.len().min(THREAT_PLIES)]);
            Some(game.text.analysis_threat(&moves, &game.value_of_side(threatening.side_to_move(), line.value)))
        }
    }
}

/// What to do while a mistake is played again.
fn retry_message(game: GameText, retry: &Retry, tree: &GameTree) -> Message {
    let (text, position) = (game.text, tree.position(retry.node));
    let write = |mv| game.move_text(&position, mv);
    let mistake = tree.children(retry.node).first().and_then(|node| tree.mv(*node));
    match retry.phase {
        RetryPhase::Choosing => {
            let mistake = mistake.map(write).unwrap_or_default();
            Message::new(text.retry_choose(&mistake), "")
        }
        RetryPhase::Judging(mv) => Message::new(text.retry_judging(&write(mv)), ""),
        RetryPhase::Judged { mv, good: true, .. } => Message::new(text.retry_good(&write(mv)), ""),
        RetryPhase::Judged { mv, loss, good: false } => {
            Message::new(text.retry_bad(&write(mv), &game.loss(loss)), text.retry_again())
        }
    }
}

/// What the message line says about a mistake in a match against a computer.
pub fn mistake_message(game: GameText, plies: &[Ply<Position>], mistake: PlayedMistake) -> Message {
    let played = plies.iter().rev().find(|ply| ply.mv == mistake.mv);
    let words = played.map(|ply| game.move_text(&ply.before, ply.mv)).unwrap_or_default();
    let head = game.text.play_mistake(&words, &game.loss(mistake.loss));
    Message::new(head, game.text.play_mistake_note())
}

/// A best line with its number, for players that listen.
pub fn spoken_line(game: GameText, position: &Position, number: usize, line: &AnalysisLine) -> String {
    game.text.analysis_line(number, &game.value_words(line.value), &game.line(position, &line.moves))
}
