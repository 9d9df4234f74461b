//! Formats the responses of UGI.

use std::time::Duration;

use super::command::{DEFAULT_GAME, DEFAULT_HASH, MAX_HASH, MAX_THREADS, Query};
use crate::{SearchInfo, Weights};
use tessera_rules::{Game, GameKind, Move, Outcome, Position, Side, Variant};

/// The response to `ugi`: name, author and options.
pub(super) fn identity() -> Vec<String> {
    let games = GameKind::ALL.map(|kind| format!(" var {}", kind.id())).concat();
    let default = Variant::standard(DEFAULT_GAME);
    let mut lines = vec![
        format!("id name Tessera {}", env!("CARGO_PKG_VERSION")),
        "id author the Tessera authors".into(),
        format!("option name Game type combo default {}{games}", default.kind().id()),
        format!("option name Size type string default {}", default.size()),
        format!("option name Seed type spin default 0 min 0 max {}", u64::MAX),
        format!("option name Threads type spin default 1 min 1 max {MAX_THREADS}"),
        format!("option name Hash type spin default {DEFAULT_HASH} min 1 max {MAX_HASH}"),
        "option name EvalFile type string default built-in".into(),
    ];
    let fallback = |error| format!("info string {error}; using the handwritten evaluation");
    lines.extend(Weights::built_in_error().map(fallback));
    lines.push("ugiok".into());
    lines
}

/// An `info` line: the state of a search `elapsed` after its start.
pub(super) fn info(position: &Position, info: &SearchInfo, elapsed: Duration) -> String {
    let per_second = (info.nodes as f64 / elapsed.as_secs_f64().max(1e-6)) as u64;
    let SearchInfo { depth, score, nodes, variation } = info;
    let (time, line) = (elapsed.as_millis(), line_of_moves(position, variation));
    format!("info depth {depth} score {score} nodes {nodes} time {time} nps {per_second} pv{line}")
}

/// Formats successive moves, each with a space before it.
fn line_of_moves(position: &Position, moves: &[Move]) -> String {
    let mut position = position.clone();
    let mut text = String::new();
    for mv in moves {
        text.push(' ');
        text += &position.protocol_move(*mv);
        position.play_unchecked(*mv);
    }
    text
}

/// The response to `legal`.
pub(super) fn legal(position: &Position) -> String {
    let mut moves: Vec<String> = position.legal_moves().into_iter().map(|mv| position.protocol_move(mv)).collect();
    moves.sort();
    moves.insert(0, "legal".into());
    moves.join(" ")
}

/// The response to `show`: the drawn board, the command that sets it up again, and the player to move.
pub(super) fn show(position: &Position) -> Vec<String> {
    let mut lines: Vec<String> = position.to_string().lines().map(str::to_owned).collect();
    lines.push(format!("position fen {}", position.format_position()));
    lines.push(match position.outcome() {
        Outcome::InProgress => format!("{} to move", player(position, position.side_to_move())),
        over => format!("game over: {}", result_word(position, over)),
    });
    lines
}

/// The response to `query`.
pub(super) fn query(position: &Position, query: Query) -> String {
    match query {
        Query::IsFirstPlayersTurn => format!("response {}", position.side_to_move() == position.opener()),
        Query::IsGameOver => format!("response {}", position.outcome().is_over()),
        Query::Result => format!("response {}", result(position)),
    }
}

fn result(position: &Position) -> String {
    let word = result_word(position, position.outcome());
    match position.official_score() {
        Some(score) => {
            let first = position.opener();
            format!("{word} {} {}", score[first], score[first.other()])
        }
        None => word.into(),
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

/// The player of a side: p1 made the first ply, whichever colour that player has now.
fn player(position: &Position, side: Side) -> &'static str {
    if side == position.opener() { "p1" } else { "p2" }
}
