//! Messages as JSON: requests to the engine and to the library, and the saved form of a tree.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use serde_json::json;
use tessera_engine::puzzles::PuzzleVerdict;
use tessera_engine::request::{BackgroundRequest, EngineResponse, response_from_text};
use tessera_engine::{AnyRequest, MoveValue};
use tessera_library::{LibraryRequest, LibraryResult};
use tessera_rules::Position;

use super::choices::Choices;
use super::games::assert_record;
use super::notation::assert_position;
use super::trees::assert_saved;

/// A stored tree: the start, the tags and the moves as the library writes them.
pub(super) fn saved_trees(input: &[u8]) {
    let mut choices = Choices::new(input);
    let variant = choices.variant();
    let start = Position::start(variant);
    let text = choices.text();
    let (headers, tree) =
        if text.starts_with('{') { text.split_once('\n').unwrap_or(("{}", text)) } else { ("{}", text) };
    let record = json!({
        "variant": variant,
        "start": tessera_rules::Game::format_position(&start),
        "headers": headers,
        "tree": tree,
        "early_end": null,
    });
    let player = json!({ "name": "", "kind": "Person" });
    let game = json!({
        "record": record, "players": [player, player], "name": "", "comment": "", "tags": [], "created": 1, "state": null,
    });
    match serde_json::from_value::<LibraryRequest>(json!({ "Import": [game] })) {
        Ok(LibraryRequest::Import(games)) => {
            for game in games {
                assert_record(&game.record);
                assert_saved(game.record);
            }
        }
        Ok(other) => panic!("another request: {other:?}"),
        // The target must not fail before the tree is read.
        Err(error) => assert!(!error.to_string().starts_with("missing field"), "{error}"),
    }
}

/// Requests to the engine's worker and its responses; questions about positions are answered by a search that is
/// stopped at once.
pub(super) fn engine_requests(input: &[u8]) {
    let text = Choices::new(input).text();
    let stopped = || Arc::new(AtomicBool::new(true));
    if let Ok(request) = AnyRequest::from_text(text) {
        let rewritten = request.to_text().expect("a request can be written");
        let read = AnyRequest::from_text(&rewritten).expect("a written request can be read");
        assert_eq!(read.to_text().expect("a request can be written"), rewritten);
        match request {
            AnyRequest::Engine(request) => {
                if let Ok(position) = request.setup.clone().into_position() {
                    assert_position(&position);
                }
                drop(request.answer(stopped()));
            }
            AnyRequest::Analysis(question) => {
                if let Ok(position) = question.setup.into_position() {
                    assert_position(&position);
                }
            }
            AnyRequest::Puzzle(question) => {
                assert_position(&question.task.position);
                drop(question.answer(stopped()));
            }
        }
    }
    drop(response_from_text::<EngineResponse>(text));
    drop(response_from_text::<PuzzleVerdict>(text));
    drop(response_from_text::<Vec<MoveValue>>(text));
}

/// Requests to the library's worker and its responses.
pub(super) fn library_requests(input: &[u8]) {
    let text = Choices::new(input).text();
    if let Ok(request) = serde_json::from_str::<LibraryRequest>(text) {
        let games = match &request {
            LibraryRequest::Save { game, .. } => vec![game.record.clone()],
            LibraryRequest::Import(games) => games.iter().map(|game| game.record.clone()).collect(),
            _ => Vec::new(),
        };
        games.iter().for_each(assert_record);
        let rewritten = serde_json::to_string(&request).expect("a request can be written");
        assert!(serde_json::from_str::<LibraryRequest>(&rewritten).is_ok(), "{rewritten}");
    }
    drop(serde_json::from_str::<LibraryResult>(text));
}
