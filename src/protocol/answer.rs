//! The words in which the engine answers.

use std::time::Duration;

use super::command::{MOST_TABLE, MOST_THREADS, Query};
use crate::engine::{SearchInfo, Weights};
use crate::rules::{Game, GameKind, Move, Outcome, Position, Side, Variant};

/// Who the engine is and what can be set.
pub(super) fn identity() -> Vec<String> {
    let games = GameKind::ALL.map(|kind| format!(" var {}", kind.id())).concat();
    let usual = Variant::standard(GameKind::Othello);
    let mut lines = vec![
        format!("id name Tessera {}", env!("CARGO_PKG_VERSION")),
        "id author the Tessera authors".into(),
        format!("option name Game type combo default {}{games}", usual.kind().id()),
        format!("option name Size type string default {}", usual.size()),
        format!("option name Seed type spin default 0 min 0 max {}", u64::MAX),
        format!("option name Threads type spin default 1 min 1 max {MOST_THREADS}"),
        format!("option name Hash type spin default 32 min 1 max {MOST_TABLE}"),
        "option name EvalFile type string default built-in".into(),
    ];
    lines.extend(Weights::built_in_error().map(|fault| format!("info string {fault}; positions are judged plainly")));
    lines.push("ugiok".into());
    lines
}

/// What a search has found so far, `elapsed` after its start.
pub(super) fn info(position: &Position, info: &SearchInfo, elapsed: Duration) -> String {
    let per_second = (info.nodes as f64 / elapsed.as_secs_f64().max(1e-6)) as u64;
    let SearchInfo { depth, score, nodes, variation } = info;
    let (time, line) = (elapsed.as_millis(), line(position, variation));
    format!("info depth {depth} score {score} nodes {nodes} time {time} nps {per_second} pv{line}")
}

/// Moves in succession, each with a blank before it.
fn line(position: &Position, moves: &[Move]) -> String {
    let mut position = position.clone();
    let mut text = String::new();
    for mv in moves {
        text.push(' ');
        text += &position.protocol_move(*mv);
        position.play_unchecked(*mv);
    }
    text
}

pub(super) fn legal(position: &Position) -> String {
    let mut moves: Vec<String> = position.legal_moves().into_iter().map(|mv| position.protocol_move(mv)).collect();
    moves.sort();
    moves.insert(0, "legal".into());
    moves.join(" ")
}

/// The board as the game draws it, the command that sets it up again, and who is to move.
pub(super) fn show(position: &Position) -> Vec<String> {
    let mut lines: Vec<String> = position.to_string().lines().map(str::to_owned).collect();
    lines.push(format!("position fen {}", position.format_position()));
    lines.push(match position.outcome() {
        Outcome::InProgress => format!("{} to move", player(position, position.side_to_move())),
        over => format!("game over: {}", result_word(position, over)),
    });
    lines
}

pub(super) fn query(position: &Position, query: Query) -> String {
    match query {
        Query::FirstPlayersTurn => format!("response {}", position.side_to_move() == position.opener()),
        Query::GameOver => format!("response {}", position.outcome().is_over()),
        Query::Result => format!("response {}", result(position)),
    }
}

fn result(position: &Position) -> String {
    let outcome = position.outcome();
    let word = result_word(position, outcome);
    match position {
        Position::Othello(othello) if outcome.is_over() => {
            let score = othello.official_score();
            let opener = position.opener();
            format!("{word} {} {}", score[opener], score[opener.other()])
        }
        _ => word.into(),
    }
}

fn result_word(position: &Position, outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::InProgress => "none",
        Outcome::Drawn(_) => "draw",
        Outcome::Won { side, .. } if side == position.opener() => "p1win",
        Outcome::Won { .. } => "p2win",
    }
}

/// Who plays a side: p1 made the first ply, whichever colour that person has now.
fn player(position: &Position, side: Side) -> &'static str {
    if side == position.opener() { "p1" } else { "p2" }
}
