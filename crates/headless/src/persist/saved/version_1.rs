//! The file of the match that is resumed as programs wrote it before it held a game of the library.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::error::SavedMatchError;
use super::game::RunningState;
use super::parts::{SavedClock, readable};
use crate::game::analysis::AnalysedPosition;
use crate::game::matches::Sitting;
use crate::library::NewGame;
use crate::platform::date;
use crate::records::{EarlyEnd, GameHint, GameRecord, GameTree, NodeId, Tags, read_pgn};
use crate::rules::{Game, GameKind, Move, Position, Size, Variant};

/// The JSON of the file.
#[derive(Deserialize)]
struct FileOfVersion1 {
    game: String,
    size: String,
    start: String,
    /// The line that is played.
    moves: Vec<String>,
    undone: usize,
    /// All moves as PGN, if there are variations.
    variations: Option<String>,
    players: [String; 2],
    paused: bool,
    end: Option<EarlyEnd>,
    clock: Option<SavedClock>,
    /// Version 0.1 has none.
    details: Option<Details>,
    #[serde(default, deserialize_with = "readable")]
    analysis: Option<Vec<AnalysedPosition>>,
}

/// When the match began, in milliseconds since the beginning of 1970 (UTC), and what goes with it.
#[derive(Deserialize)]
struct Details {
    created: i64,
    #[serde(default)]
    tags: BTreeMap<String, String>,
    #[serde(default)]
    sitting: Sitting,
}

/// The game of a text of version 1, and its analysis. A match without a time begins now.
pub(super) fn read(text: &str) -> Result<(NewGame, Option<Vec<AnalysedPosition>>), SavedMatchError> {
    let file: FileOfVersion1 = serde_json::from_str(text)?;
    let kind: GameKind = file.game.parse()?;
    let size: Size = file.size.parse()?;
    let start = Position::parse(Variant::new(kind, size)?, &file.start)?;
    let mut position = start.clone();
    let mut moves = Vec::with_capacity(file.moves.len());
    for text in &file.moves {
        let mv = position.parse_move(text)?;
        position.play_unchecked(mv);
        moves.push(mv);
    }
    let variations = file.variations.and_then(|text| tree_with(&text, &start, &moves));
    let tree = variations.unwrap_or_else(|| GameTree::with_moves(start, &moves).expect("the moves have been checked"));
    let now = || Details { created: date::now(), tags: BTreeMap::new(), sitting: Sitting::default() };
    let Details { created, tags: texts, sitting } = file.details.unwrap_or_else(now);
    let mut tags = Tags::default();
    texts.iter().for_each(|(name, value)| tags.set(name, value));
    let state = RunningState {
        players: Some(file.players),
        paused: file.paused,
        undone: file.undone,
        line: Some(file.moves),
        clock: file.clock,
        sitting,
    };
    let record = GameRecord { tags, tree, early_end: file.end };
    let state = serde_json::to_string(&state)?;
    Ok((NewGame { created, state: Some(state), ..NewGame::of_record(record, created) }, file.analysis))
}

/// The tree of a text in PGN; `None` if it is not one with these moves.
fn tree_with(text: &str, start: &Position, moves: &[Move]) -> Option<GameTree> {
    let tree = read_pgn(text, GameHint::Likely(start.variant())).next()?.ok()?.tree;
    moves.iter().try_fold(NodeId::START, |node, mv| tree.child(node, *mv))?;
    (tree.start() == start).then_some(tree)
}
