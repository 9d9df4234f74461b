//! A match as a game of the library, and back: the one form in which matches are stored.

use serde::{Deserialize, Serialize};

use super::error::SavedMatchError;
use super::parts::SavedClock;
use super::saved_match::SavedMatch;
use crate::game::matches::{MatchDetails, Sitting};
use crate::game::player::{Player, Players, UnknownPlayer};
use crate::game::player_names::{COMPUTER, seats_after};
use crate::library::{NewGame, PlayerKind, SavedPlayer};
use crate::records::{GameRecord, GameTree, NodeId};
use crate::rules::{Game, Move, PerSide, Position, Side};

/// What a match has besides its record, as JSON beside it. A field that is missing has its default.
#[derive(Serialize, Deserialize, Default)]
#[serde(default)]
pub(super) struct RunningState {
    /// By seat; `None` for those of the game.
    pub(super) players: Option<[String; 2]>,
    pub(super) paused: bool,
    /// How many plies of the line are taken back.
    pub(super) undone: usize,
    /// The moves of the line that is played, in the notation of engine protocols, if it is not the main line.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) line: Option<Vec<String>>,
    pub(super) clock: Option<SavedClock>,
    #[serde(skip_serializing_if = "Sitting::is_empty")]
    pub(super) sitting: Sitting,
}

/// A stored match takes back more plies than it has, so fewer are taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CorrectedUndone {
    /// The number that is stored.
    pub stored: usize,
    /// The number in force: all plies.
    pub used: usize,
}

/// A match that has been read. It has defaults in place of everything in its state that cannot be read.
pub(in crate::persist) struct ReadGame {
    pub(in crate::persist) saved: SavedMatch,
    pub(super) corrected: Option<CorrectedUndone>,
    /// Why a part of the state cannot be read.
    pub(super) fault: Option<SavedMatchError>,
}

/// The match as a game that the library can save.
pub(in crate::persist) fn game_of(saved: &SavedMatch) -> NewGame {
    let tree = &saved.tree;
    let (line, moves) = (saved.line(), saved.moves());
    let state = RunningState {
        players: Some(saved.players.0.map(|player| player.to_string())),
        paused: saved.paused,
        undone: saved.undone(),
        line: (tree.main_line() != line).then(|| protocol_moves(tree.start(), &moves)),
        clock: saved.clock.as_ref().map(SavedClock::of),
        sitting: saved.details.sitting,
    };
    let seats = seats_after(tree.start(), &moves);
    let players = PerSide::new(saved.players.at(seats, Side::First), saved.players.at(seats, Side::Second));
    let record = GameRecord { tags: saved.details.tags.clone(), tree: tree.clone(), early_end: saved.end };
    let record = record_with_names(record, &players);
    let [first, second] = record.names().map(|name| name.unwrap_or_default().to_owned());
    let names = PerSide::new(first, second);
    let saved_player = |side: Side| match players[side] {
        Player::Human => SavedPlayer::person(&names[side]),
        Player::Computer(level) => SavedPlayer::computer(&names[side], level.to_string()),
    };
    NewGame {
        players: PerSide::new(saved_player(Side::First), saved_player(Side::Second)),
        name: String::new(),
        comment: String::new(),
        tags: Vec::new(),
        created: saved.details.created,
        state: serde_json::to_string(&state).ok(),
        record,
    }
}

/// The match of a game. Without a readable state it is at the end of its main line.
pub(in crate::persist) fn read_game(game: NewGame) -> ReadGame {
    let NewGame { record: GameRecord { tags, mut tree, early_end }, players: by_side, created, state, .. } = game;
    let mut fault = None;
    let state: Option<RunningState> = state.and_then(|text| readable(serde_json::from_str(&text), &mut fault));
    let RunningState { players, paused, undone, line, clock, sitting } = state.unwrap_or_default();
    let players = players.and_then(|texts| readable(parse_players(&texts), &mut fault));
    let players = players.unwrap_or_else(|| players_by_side(tree.start(), &by_side));
    let path = line.and_then(|texts| readable(path_of(&tree, &texts), &mut fault)).unwrap_or_else(|| tree.main_line());
    let used = undone.min(path.len());
    tree.go_to(path[..path.len() - used].last().copied().unwrap_or(NodeId::START));
    let clock = clock.and_then(|clock| readable(clock.read(), &mut fault));
    let details = MatchDetails { created, tags, sitting };
    ReadGame {
        saved: SavedMatch { tree, players, paused, end: early_end, clock, details, analysis: None },
        corrected: (used != undone).then_some(CorrectedUndone { stored: undone, used }),
        fault,
    }
}

/// The value, or `None` with the reason.
fn readable<T, E: Into<SavedMatchError>>(value: Result<T, E>, fault: &mut Option<SavedMatchError>) -> Option<T> {
    value.map_err(|error| *fault = Some(error.into())).ok()
}

fn protocol_moves(start: &Position, moves: &[Move]) -> Vec<String> {
    let mut position = start.clone();
    let write = |mv: &Move| {
        let text = position.protocol_move(*mv);
        position.play_unchecked(*mv);
        text
    };
    moves.iter().map(write).collect()
}

/// The nodes after the moves of a line.
fn path_of(tree: &GameTree, moves: &[String]) -> Result<Vec<NodeId>, SavedMatchError> {
    let (mut node, mut position) = (NodeId::START, tree.start().clone());
    let read = |text: &String| {
        let mv = position.parse_move(text)?;
        position.play_unchecked(mv);
        node = tree.child(node, mv).ok_or(SavedMatchError::Line)?;
        Ok(node)
    };
    moves.iter().map(read).collect()
}

/// The record with the names of its players among its tags: computers have the program's name; people keep theirs,
/// unless it is that of a computer.
pub(in crate::persist) fn record_with_names(mut record: GameRecord, players: &PerSide<Player>) -> GameRecord {
    let tags = PerSide(record.names());
    let names = [Side::First, Side::Second].map(|side| match players[side] {
        Player::Computer(_) => COMPUTER.to_owned(),
        Player::Human => tags[side].filter(|name| *name != COMPUTER).unwrap_or_default().to_owned(),
    });
    record.set_names([&names[0], &names[1]]);
    record
}

fn parse_players(texts: &[String; 2]) -> Result<Players, UnknownPlayer> {
    Ok(Players([texts[0].parse()?, texts[1].parse()?]))
}

/// The players of a game without state: computers of this program play again, others are people.
fn players_by_side(start: &Position, players: &PerSide<SavedPlayer>) -> Players {
    let player = |saved: &SavedPlayer| match &saved.kind {
        PlayerKind::Computer { level } if saved.name == COMPUTER => level.parse().unwrap_or_default(),
        _ => Player::Human,
    };
    let mut seats = PerSide::new(player(&players[Side::First]), player(&players[Side::Second]));
    if start.opener() == Side::Second {
        seats.swap();
    }
    Players(seats.0)
}
