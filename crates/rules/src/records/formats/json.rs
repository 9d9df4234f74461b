//! Games as JSON: one object a game, one game on a line.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::records::error::{RecordError, RecordErrorReason};
use crate::records::format::{ImportError, RecordWriteError};
use crate::records::{Annotation, EarlyEnd, GameRecord, GameTree, NodeId, ReplayStep, Tags, TextPlace};
use crate::{Game, GameKind, Position, ShortLine, Size, Variant, VariantError};

/// The version of the format.
const VERSION: u32 = 1;

#[derive(Serialize, Deserialize)]
struct JsonGame {
    version: u32,
    /// The name of the game on command lines.
    game: String,
    size: String,
    /// The position before the first move, if it is not the usual one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    start: Option<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    tags: Vec<(String, String)>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    end: Option<EarlyEnd>,
    #[serde(flatten)]
    annotation: JsonAnnotation,
    moves: Vec<JsonMove>,
}

#[derive(Serialize, Deserialize)]
struct JsonMove {
    #[serde(rename = "move")]
    mv: String,
    /// How many of `moves` lead up to the node that the move is played from: 0 for the start, and if it is missing the
    /// number of moves listed before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    after: Option<usize>,
    #[serde(flatten)]
    annotation: JsonAnnotation,
}

#[derive(Serialize, Deserialize, Default)]
struct JsonAnnotation {
    #[serde(default, skip_serializing_if = "String::is_empty")]
    comment: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    glyphs: Vec<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    eval: Option<String>,
    /// Milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    clock: Option<u64>,
}

impl JsonAnnotation {
    fn of(annotation: &Annotation) -> JsonAnnotation {
        JsonAnnotation {
            comment: annotation.comment.clone(),
            glyphs: annotation.glyphs.clone(),
            eval: annotation.evaluation.map(|evaluation| evaluation.to_string()),
            clock: annotation.clock.map(|clock| u64::try_from(clock.as_millis()).unwrap_or(u64::MAX)),
        }
    }

    fn read(self) -> Annotation {
        Annotation {
            comment: self.comment,
            glyphs: self.glyphs,
            evaluation: self.eval.and_then(|text| text.parse().ok()),
            clock: self.clock.map(Duration::from_millis),
        }
    }
}

pub(super) fn write(record: &GameRecord) -> Result<String, RecordWriteError> {
    let tree = &record.tree;
    let variant = tree.variant();
    let is_unusual = *tree.start() != Position::start(variant);
    let json = JsonGame {
        version: VERSION,
        game: variant.kind().id().to_owned(),
        size: variant.size().to_string(),
        start: is_unusual.then(|| tree.start().format_position()),
        tags: record.tags.iter().map(|(name, value)| (name.to_owned(), value.to_owned())).collect(),
        end: record.early_end,
        annotation: JsonAnnotation::of(tree.annotation(NodeId::START)),
        moves: list_moves(tree),
    };
    let text = serde_json::to_string(&json).map_err(|error| RecordWriteError::Serialisation(error.to_string()))?;
    Ok(text + "\n")
}

/// The moves in the order in which notations write them.
fn list_moves(tree: &GameTree) -> Vec<JsonMove> {
    let mut moves = Vec::new();
    let mut listed = vec![NodeId::START];
    tree.replay(|step| {
        if let ReplayStep::Move { node, mv, before, .. } = step {
            let parent = tree.parent(node).unwrap_or(NodeId::START);
            let follows = listed.last() == Some(&parent);
            let after = if follows { None } else { listed.iter().position(|listed| *listed == parent) };
            let annotation = JsonAnnotation::of(tree.annotation(node));
            moves.push(JsonMove { mv: before.protocol_move(mv), after, annotation });
            listed.push(node);
        }
    });
    moves
}

/// Reads objects one after the other, with any blanks between them. After a fault of JSON itself the next line that begins
/// with a brace is read as the next game.
pub(super) fn read(text: &str) -> impl Iterator<Item = Result<GameRecord, ImportError>> {
    let mut rest = text.trim_start();
    std::iter::from_fn(move || {
        let begin = rest;
        if begin.is_empty() {
            return None;
        }
        let mut stream = serde_json::Deserializer::from_str(begin).into_iter::<Value>();
        let game = match stream.next()? {
            Ok(value) => {
                rest = begin[stream.byte_offset()..].trim_start();
                read_value(value).map_err(|fault| RecordError { place: RecordError::place(text, begin), ..fault })
            }
            Err(error) => {
                rest = begin.find("\n{").map_or("", |end| &begin[end + 1..]);
                Err(syntax_error(text, begin, &error))
            }
        };
        Some(game.map_err(ImportError::from))
    })
}

/// Reads a game from an object; errors are without their place.
fn read_value(value: Value) -> Result<GameRecord, RecordError> {
    let found = value.get("version").and_then(Value::as_u64).and_then(|version| u32::try_from(version).ok());
    match found {
        Some(found) if found != VERSION => Err(fault("", RecordErrorReason::Version { found, known: VERSION })),
        _ => match serde_json::from_value::<JsonGame>(value) {
            Ok(game) => game.read(),
            Err(error) => Err(fault("", RecordErrorReason::Json(ShortLine(error).to_string()))),
        },
    }
}

fn fault(found: &str, reason: impl Into<RecordErrorReason>) -> RecordError {
    RecordError { found: found.to_owned(), ..RecordError::at("", "", reason) }
}

/// An error of the parser, with its place in the whole text.
fn syntax_error(text: &str, begin: &str, error: &serde_json::Error) -> RecordError {
    let before = RecordError::place(text, begin);
    let column = if error.line() == 1 { before.column - 1 } else { 0 } + error.column();
    let place = TextPlace { line: before.line + error.line() - 1, column };
    let message = error.to_string();
    // The place is at the end of the message, too.
    let reason = message.rsplit_once(" at line ").map_or(message.as_str(), |(reason, _)| reason);
    RecordError { place, ..fault("", RecordErrorReason::Json(ShortLine(reason).to_string())) }
}

impl JsonGame {
    /// The game; errors are without their place.
    fn read(self) -> Result<GameRecord, RecordError> {
        let variant = parse_variant(&self.game, &self.size).map_err(|reason| fault("", reason))?;
        let start = match &self.start {
            None => Position::start(variant),
            Some(text) => Position::parse(variant, text).map_err(|error| fault(text, error.reason))?,
        };
        let mut tree = GameTree::new(start.clone());
        *tree.annotation_mut(NodeId::START) = self.annotation.read();
        let mut listed = vec![(NodeId::START, start)];
        for (index, JsonMove { mv: text, after, annotation }) in self.moves.into_iter().enumerate() {
            let out_of_range = RecordErrorReason::Expected("\"after\" to be the number of an earlier move");
            let (parent, position) =
                listed.get(after.unwrap_or(index)).ok_or_else(|| fault(&text, out_of_range))?.clone();
            let mv = position.parse_move(&text).map_err(|error| fault(&text, error.reason))?;
            let node = tree.insert(parent, mv);
            *tree.annotation_mut(node) = annotation.read();
            listed.push((node, position.after(mv)));
        }
        let mut tags = Tags::default();
        self.tags.iter().for_each(|(name, value)| tags.set(name, value));
        tree.go_to(tree.main_line().last().copied().unwrap_or(NodeId::START));
        let mut record = GameRecord { tags, ..GameRecord::new(tree) };
        record.set_early_end(self.end);
        Ok(record)
    }
}

fn parse_variant(game: &str, size: &str) -> Result<Variant, VariantError> {
    Variant::new(game.parse::<GameKind>()?, size.parse::<Size>()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_shows_no_control_characters_and_is_short() {
        let error_of = |game: &str| {
            let text = format!("{{\"version\":1,\"game\":\"othello\",\"size\":\"8x8\",\"end\":{game},\"moves\":[]}}");
            read(&text).find_map(Result::err).expect("the text has a fault").to_string()
        };
        let error = error_of("{\"gave-up\":\"Sec\u{7f}nd\"}");
        assert!(error.contains("`Sec\u{fffd}nd`"), "{error}");
        let long = error_of(&format!("\"{}\"", "x".repeat(50_000)));
        assert!(long.chars().count() < 200 && long.ends_with('…'), "{} characters", long.len());
    }
}
