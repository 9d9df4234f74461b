//! The JSON of Othello Quest: one object a game, or a list of games under `games`.

use std::fmt::Display;

use serde::Deserialize;
use serde_json::Value;

use crate::records::date::{date_tag, time_tag};
use crate::records::error::{RecordError, RecordErrorReason};
use crate::records::format::ImportError;
use crate::records::margin::score_of;
use crate::records::{EarlyEnd, GameRecord, TreeBuilder, written_move};
use crate::{Game, GameKind, Position, ShortLine, Side, Variant};

/// What the names of the service's Othello games begin with; its other games have the same form.
const OTHELLO: [&str; 2] = ["reversi", "othello"];

#[derive(Deserialize)]
struct QuestGame {
    #[serde(default)]
    gtype: Option<String>,
    #[serde(default)]
    created: String,
    #[serde(default)]
    players: Vec<QuestPlayer>,
    position: QuestPosition,
}

#[derive(Deserialize)]
struct QuestPlayer {
    #[serde(default)]
    name: String,
    #[serde(default, rename = "oldR")]
    rating: Option<f64>,
}

#[derive(Deserialize)]
struct QuestPosition {
    /// Squares of the opening that both players were given, played before `moves`.
    #[serde(default, rename = "startPos")]
    opening: Option<Value>,
    moves: Vec<QuestMove>,
}

/// A move, the end of the game, or both.
#[derive(Deserialize)]
struct QuestMove {
    #[serde(default)]
    m: Option<String>,
    #[serde(default)]
    s: Option<String>,
}

pub(super) fn recognises(text: &str) -> bool {
    let begin = text.trim_start();
    begin.starts_with(['{', '[']) && ["\"position\"", "\"moves\"", "\"m\""].iter().all(|key| text.contains(key))
}

/// Reads the games of all objects; each fault is that of one game.
pub(super) fn read(text: &str) -> impl Iterator<Item = Result<GameRecord, ImportError>> {
    let mut games = Vec::new();
    let mut rest = text.trim_start();
    while !rest.is_empty() {
        let begin = rest;
        let mut stream = serde_json::Deserializer::from_str(begin).into_iter::<Value>();
        let mut values = Vec::new();
        match stream.next() {
            Some(Ok(value)) => {
                rest = begin[stream.byte_offset()..].trim_start();
                collect(value, &mut values);
            }
            Some(Err(error)) => {
                rest = begin.find("\n{").map_or("", |end| &begin[end + 1..]);
                values.push(Err(json_fault(error)));
            }
            None => rest = "",
        }
        let record = |value: Result<Value, RecordError>| value.and_then(read_value);
        games.extend(values.into_iter().map(|value| record(value).map_err(|error| error.within(text, begin).into())));
    }
    games.into_iter()
}

/// The objects of games in a value, which can be a list or have one.
fn collect(value: Value, games: &mut Vec<Result<Value, RecordError>>) {
    match value {
        Value::Array(values) => values.into_iter().for_each(|value| collect(value, games)),
        Value::Object(mut object) => match object.remove("games") {
            Some(list) => collect(list, games),
            None => games.push(Ok(Value::Object(object))),
        },
        other => games.push(Err(json_fault(other))),
    }
}

/// An error without its place.
fn fault(found: &str, reason: impl Into<RecordErrorReason>) -> RecordError {
    RecordError { found: found.to_owned(), ..RecordError::at("", "", reason) }
}

fn json_fault(error: impl Display) -> RecordError {
    fault("", RecordErrorReason::Json(ShortLine(error).to_string()))
}

/// Reads a game from an object; errors are without their place.
fn read_value(value: Value) -> Result<GameRecord, RecordError> {
    let game = QuestGame::deserialize(value).map_err(json_fault)?;
    let kind = game.gtype.as_deref().unwrap_or(OTHELLO[0]);
    if !OTHELLO.iter().any(|known| kind.starts_with(known)) {
        return Err(fault("", RecordErrorReason::Foreign("a game of Go, shogi or Gomoku Quest")));
    }
    let mut builder = TreeBuilder::new(Position::start(Variant::standard(GameKind::Othello)));
    let opening = match game.position.opening {
        Some(Value::String(moves)) => moves,
        Some(Value::Array(moves)) => moves.iter().filter_map(Value::as_str).collect::<Vec<_>>().join(" "),
        _ => String::new(),
    };
    let opening = builder.position().parse_game(&opening).map_err(|error| fault(&error.found, error.reason))?;
    opening.into_iter().for_each(|mv| _ = builder.play(mv));
    let mut end = None;
    for step in &game.position.moves {
        if let Some(text) = &step.m {
            play(&mut builder, text)?;
        }
        end = step.s.as_deref().map(|status| (status, builder.position().side_to_move())).or(end);
    }
    let mut record = GameRecord::new(builder.finish());
    set_tags(&mut record, &game.created, &game.players);
    if let Some((status, side)) = end {
        set_end(&mut record, status, side);
    }
    Ok(record)
}

fn play(builder: &mut TreeBuilder, text: &str) -> Result<(), RecordError> {
    let text = if text.trim() == "-" { "pass" } else { text };
    let moves = written_move::read(builder.position(), text).map_err(|error| fault(text, error.reason))?;
    moves.into_iter().for_each(|mv| _ = builder.play(mv));
    Ok(())
}

fn set_tags(record: &mut GameRecord, created: &str, players: &[QuestPlayer]) {
    record.tags.set("Site", "Othello Quest");
    record.tags.set("Date", date_tag(created).as_deref().unwrap_or_default());
    record.tags.set("Time", time_tag(created).unwrap_or_default());
    for (colour, player) in ["Black", "White"].into_iter().zip(players) {
        record.tags.set(colour, &player.name);
        if let Some(rating) = player.rating {
            record.tags.set(&format!("{colour}Elo"), &format!("{rating:.0}"));
        }
    }
}

/// Notes the end of a game that its rules have not decided: `LOSE:RESIGN` is said of the side to move.
fn set_end(record: &mut GameRecord, status: &str, side: Side) {
    let (verdict, reason) = status.split_once(':').unwrap_or((status, ""));
    let loser = match verdict {
        "LOSE" => side,
        "WIN" => side.other(),
        "DRAW" => return record.set_early_end(Some(EarlyEnd::Agreed)),
        _ => return,
    };
    record.set_early_end(Some(match reason {
        "RESIGN" => EarlyEnd::Resigned(loser),
        "TIMEUP" => EarlyEnd::OutOfTime(loser),
        _ => EarlyEnd::Adjudicated(Some(loser.other())),
    }));
    if let (Ok(lead), Some(_)) = (reason.parse::<f64>(), record.early_end) {
        record.tags.set("Score", &score_of(record.tree.variant(), lead).unwrap_or_default());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(moves: &str) -> String {
        format!(
            "{{\"id\":\"x\",\"gtype\":\"reversi\",\"position\":{{\"moves\":[{moves}]}},\"created\":\"2025-03-18T18:17:13Z\",\
             \"players\":[{{\"name\":\"Ann\",\"oldR\":1490.4}},{{\"name\":\"Bob\"}}]}}"
        )
    }

    fn read_one(text: &str) -> Result<GameRecord, String> {
        read(text).next().expect("there is a game").map_err(|error| error.to_string())
    }

    #[test]
    fn players_date_and_end_are_read() {
        let record = read_one(&game("{\"m\":\"f5\",\"t\":1},{\"m\":\"d6\"},{\"s\":\"LOSE:RESIGN\"}")).unwrap();
        let tags = ["Date", "Black", "White", "BlackElo"].map(|tag| record.tags.get(tag));
        assert_eq!(tags, [Some("2025.03.18"), Some("Ann"), Some("Bob"), Some("1490")]);
        assert_eq!((record.tree.move_count(), record.early_end), (2, Some(EarlyEnd::Resigned(Side::First))));
    }

    #[test]
    fn a_fault_and_another_game_are_named() {
        let error = read_one(&game("{\"m\":\"f5\"},{\"m\":\"a1\"}")).unwrap_err();
        assert!(error.ends_with("\"a1\": illegal: a1 outflanks nothing"), "{error}");
        let shogi = game("{\"m\":\"7776FU\"}").replace("reversi", "shogi10");
        assert!(
            read_one(&shogi).is_err_and(|error| error.ends_with("seems to be a game of Go, shogi or Gomoku Quest"))
        );
        assert_eq!(
            read(&format!("{{\"games\":[{},{}]}}", game("{\"m\":\"f5\"}"), shogi)).filter(Result::is_ok).count(),
            1
        );
    }
}
