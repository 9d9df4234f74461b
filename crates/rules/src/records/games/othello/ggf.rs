//! GGF: one game on a line, or several anywhere in a text.

use crate::othello::ggf::GgfGame;
use crate::records::date::{date_tag, time_tag};
use crate::records::error::{RecordError, RecordErrorReason};
use crate::records::format::{ImportError, RecordWriteError};
use crate::records::margin::{margin_of, score_of};
use crate::records::{EarlyEnd, GameRecord, GameTree};
use crate::{Game, Position, Side};

pub(super) fn recognises(text: &str) -> bool {
    let names_game = |at: usize| text[at + 3..].trim_start().starts_with(|c: char| c.is_ascii_alphabetic());
    text.contains("(;") && text.match_indices("GM[").next().is_some_and(|(at, _)| names_game(at))
}

/// Reads the games of a text. What stands between them is skipped; a game that does not end ends before the next one.
pub(super) fn read(text: &str) -> impl Iterator<Item = Result<GameRecord, ImportError>> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let begin = &rest[rest.find("(;")?..];
        let next = begin[2..].find("(;").map_or(begin.len(), |next| next + 2);
        let Some(end) = begin[..next].find(";)") else {
            rest = &begin[next..];
            let first = begin.lines().next().unwrap_or_default();
            return Some(Err(RecordError::at(text, first, RecordErrorReason::Unclosed("a game")).into()));
        };
        let (game, after) = begin.split_at(end + 2);
        rest = after;
        let read = GgfGame::parse(game).map_err(|error| RecordError::notation(text, game, error));
        Some(read.map(record_of).map_err(ImportError::from))
    })
}

fn record_of(game: GgfGame) -> GameRecord {
    let difference = game.difference();
    let GgfGame { place, date, black, white, result, start, moves } = game;
    let tree = GameTree::with_moves(Position::Othello(start), &moves).expect("the moves have been read as legal");
    let mut record = GameRecord::new(tree);
    let (day, time) = (date_tag(&date), time_tag(&date).unwrap_or_default());
    for (name, value) in [
        ("Site", place.as_str()),
        ("Date", day.as_deref().unwrap_or(&date)),
        ("Time", time),
        ("Black", &black),
        ("White", &white),
    ] {
        record.tags.set(name, value);
    }
    if let (false, Some(difference)) = (record.last_position().outcome().is_over(), difference) {
        let flag = result.split_once(':').map_or("", |(_, flag)| flag);
        record.early_end = early_end(difference, flag);
        // All discs for the winner mean only that the loser gave up, and a draw has only one score.
        let is_counted = difference != 0.0 && (flag.is_empty() || difference.abs() < WINNER_TAKES_ALL as f64);
        let score = score_of(record.tree.variant(), difference).filter(|_| is_counted);
        record.tags.set("Score", &score.unwrap_or_default());
    }
    record
}

/// The lead of the winner of a game that was resigned or lost by time.
const WINNER_TAKES_ALL: i64 = 64;

fn early_end(difference: f64, flag: &str) -> Option<EarlyEnd> {
    let winner = match difference {
        difference if difference > 0.0 => Some(Side::First),
        difference if difference < 0.0 => Some(Side::Second),
        _ => None,
    };
    Some(match (winner, flag) {
        (Some(winner), "r") => EarlyEnd::Resigned(winner.other()),
        (Some(winner), "t") => EarlyEnd::OutOfTime(winner.other()),
        (None, "s") => EarlyEnd::Agreed,
        _ => EarlyEnd::Adjudicated(winner),
    })
}

pub(super) fn write(record: &GameRecord) -> Result<String, RecordWriteError> {
    let tree = &record.tree;
    let Position::Othello(start) = tree.start().clone() else { return Err(super::other_game("GGF", record)) };
    let [black, white] = record.names().map(Option::unwrap_or_default);
    let mut game = GgfGame::new(black, white, start, tree.moves(&tree.main_line()));
    record.tags.get("Site").unwrap_or_default().clone_into(&mut game.place);
    let date = ["Date", "Time"].map(|name| record.tags.get(name).unwrap_or_default());
    game.date = date.join("_").trim_matches('_').to_owned();
    if let Some(end) = record.early_end.filter(|_| !record.last_position().outcome().is_over()) {
        game.result = result_of(end, margin_of(record));
    }
    Ok(format!("{game}\n"))
}

/// The result of a game that ended early: the lead with which it was counted, and why. Without one the winner of a game that was
/// resigned or lost by time gets all discs, as at the server, and a game whose reason is unknown ends by one.
fn result_of(end: EarlyEnd, margin: Option<i64>) -> String {
    let (usual, flag): (i64, _) = match end {
        EarlyEnd::Resigned(_) => (WINNER_TAKES_ALL, ":r"),
        EarlyEnd::OutOfTime(_) => (WINNER_TAKES_ALL, ":t"),
        EarlyEnd::Agreed => (0, ":s"),
        EarlyEnd::Adjudicated(_) => (1, ""),
    };
    let lead = match end.winner() {
        Some(Side::First) => usual,
        Some(Side::Second) => -usual,
        None => 0,
    };
    match margin.filter(|margin| margin.signum() == lead.signum()).unwrap_or(lead) {
        0 => format!("0.00{flag}"),
        lead => format!("{lead:+}.00{flag}"),
    }
}
