//! Games of a person, with results, losses and openings, for statistics.

use tessera::library::{AverageLosses, LibraryRequest, NewGame, SavedPlayer};
use tessera::persist::library::LibraryClient;
use tessera::records::{EarlyEnd, GameRecord, GameTree};
use tessera::rules::{Game, GameKind, PerSide, Position, Side, Size, Variant};

const DAY: i64 = 86_400_000;
/// 2026-05-01.
const FIRST: i64 = 1_777_593_600_000;

/// Fills a library with forty games on every game's board and ten on a small one, against levels and people.
pub(crate) fn add_sample_games(client: &mut LibraryClient) {
    let mut games = Vec::new();
    let small = Variant::new(GameKind::Breakthrough, Size { columns: 6, rows: 6 }).expect("an allowed size");
    for (board, count) in GameKind::ALL.map(|kind| (Variant::standard(kind), 40)).into_iter().chain([(small, 10)]) {
        for number in 0..count {
            let created = FIRST + i64::from(number) * DAY + games.len() as i64;
            games.push(sample_game(board, number, created));
        }
    }
    let losses = games.iter().enumerate().map(|(index, game)| {
        let loss = 2.0 - index as f64 / 100.0;
        AverageLosses {
            variant: game.record.tree.variant(),
            created: game.created,
            losses: PerSide::new(Some(loss / 10.0), Some(loss / 10.0)),
        }
    });
    let losses: Vec<AverageLosses> = losses.collect();
    client.request(LibraryRequest::Import(games));
    for found in losses {
        client.request(LibraryRequest::SetAverageLosses(found));
    }
}

/// A game after a few first moves, which the player without a name wins in two of three cases.
fn sample_game(board: Variant, number: u32, created: i64) -> NewGame {
    let mut tree = GameTree::new(Position::start(board));
    let start = tree.start().clone();
    let moves = start.parse_game("f5 d6 c3 d3 c4").unwrap_or_else(|_| vec![start.legal_moves()[0]]);
    for mv in moves {
        tree.play(mv).expect("a legal move");
    }
    let me = if number.is_multiple_of(2) { Side::First } else { Side::Second };
    let loser = if number.is_multiple_of(3) { me } else { me.other() };
    let opponent = match number % 8 {
        7 => SavedPlayer::person("Ada"),
        level => SavedPlayer::computer("Tessera", (level + 1).to_string()),
    };
    let person = SavedPlayer::person("");
    let players = if me == Side::First { PerSide::new(person, opponent) } else { PerSide::new(opponent, person) };
    let record = GameRecord { early_end: Some(EarlyEnd::Resigned(loser)), ..GameRecord::new(tree) };
    NewGame { players, created, ..NewGame::of_record(record, created) }
}
