//! A match as a game of the library, and back.

use serde::{Deserialize, Serialize};

use crate::game::matches::MatchDetails;
use crate::game::player::{Player, Players};
use crate::game::player_names::{COMPUTER, seats_after};
use crate::library::{NewGame, PlayerKind, SavedGame, SavedPlayer};
use crate::persist::saved::{SavedClock, SavedMatch};
use crate::records::{GameRecord, GameTree, NodeId};
use crate::rules::{Game, Move, PerSide, Position, Side};

/// What a match has besides its record, as JSON beside it.
#[derive(Serialize, Deserialize)]
struct RunningState {
    players: [String; 2],
    paused: bool,
    undone: usize,
    /// The moves of the line that is played, in the notation of engine protocols, if it is not the main line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    line: Option<Vec<String>>,
    clock: Option<SavedClock>,
}

/// The match as a game that the library can save.
pub(super) fn new_game(saved: &SavedMatch, now: i64) -> NewGame {
    let tree = tree_of(saved);
    let players = players_of(saved);
    let details = saved.details.clone().unwrap_or(MatchDetails { created: now, ..MatchDetails::default() });
    let state = RunningState {
        players: saved.players.0.map(|player| player.to_string()),
        paused: saved.paused,
        undone: saved.undone,
        line: (tree.moves(&tree.main_line()) != saved.moves).then(|| protocol_moves(&saved.start, &saved.moves)),
        clock: saved.clock.as_ref().map(SavedClock::of),
    };
    let record = GameRecord { tags: details.tags, early_end: saved.end, ..GameRecord::new(tree) };
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
        created: details.created,
        state: serde_json::to_string(&state).ok(),
        record,
    }
}

/// The match of a game of the library. Without a readable state it is at the end of its main line.
pub(super) fn saved_match(game: SavedGame) -> SavedMatch {
    let state: Option<RunningState> = game.state.as_deref().and_then(|text| serde_json::from_str(text).ok());
    let start = game.record.tree.start().clone();
    let line = state.as_ref().and_then(|state| line_of(state, &start));
    let moves = line.unwrap_or_else(|| game.record.tree.moves(&game.record.tree.main_line()));
    let players = state.as_ref().and_then(|state| parse_players(&state.players));
    let mut tree = game.record.tree;
    let end = moves.iter().try_fold(NodeId::START, |node, mv| tree.child(node, *mv));
    tree.go_to(end.unwrap_or(NodeId::START));
    SavedMatch {
        undone: state.as_ref().map_or(0, |state| state.undone.min(moves.len())),
        variations: (tree.move_count() > moves.len()).then_some(tree),
        players: players.unwrap_or_else(|| players_by_side(&start, &game.summary.players)),
        paused: state.as_ref().is_some_and(|state| state.paused),
        end: game.record.early_end,
        clock: state.and_then(|state| state.clock).and_then(|clock| clock.read().ok()),
        details: Some(MatchDetails {
            created: game.summary.created,
            tags: game.record.tags,
            ..MatchDetails::default()
        }),
        start,
        moves,
        analysis: None,
    }
}

fn tree_of(saved: &SavedMatch) -> GameTree {
    let line = || GameTree::with_moves(saved.start.clone(), &saved.moves).expect("the moves of a match are legal");
    saved.variations.clone().unwrap_or_else(line)
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

fn line_of(state: &RunningState, start: &Position) -> Option<Vec<Move>> {
    let mut position = start.clone();
    let read = |text: &String| {
        let mv = position.parse_move(text).ok()?;
        position.play_unchecked(mv);
        Some(mv)
    };
    state.line.as_ref()?.iter().map(read).collect()
}

/// The players by side at the end of the record.
fn players_of(saved: &SavedMatch) -> PerSide<Player> {
    let seats = seats_after(&saved.start, &saved.moves);
    PerSide::new(saved.players.at(seats, Side::First), saved.players.at(seats, Side::Second))
}

/// The record with the names of its players among its tags: computers have the program's name; people keep theirs,
/// unless it is that of a computer.
pub(super) fn record_with_names(mut record: GameRecord, players: &PerSide<Player>) -> GameRecord {
    let tags = PerSide(record.names());
    let names = [Side::First, Side::Second].map(|side| match players[side] {
        Player::Computer(_) => COMPUTER.to_owned(),
        Player::Human => tags[side].filter(|name| *name != COMPUTER).unwrap_or_default().to_owned(),
    });
    record.set_names([&names[0], &names[1]]);
    record
}

fn parse_players(texts: &[String; 2]) -> Option<Players> {
    Some(Players([texts[0].parse().ok()?, texts[1].parse().ok()?]))
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
