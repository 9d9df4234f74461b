//! GGF: one game on a line, or several anywhere in a text.

use crate::records::error::{RecordError, RecordErrorReason};
use crate::records::format::{ImportError, RecordWriteError};
use crate::records::{EarlyEnd, GameRecord, GameTree};
use crate::rules::othello::ggf::GgfGame;
use crate::rules::{Game, Position, Side};

pub(super) fn recognises(text: &str) -> bool {
    text.contains("(;") && text.contains("GM[")
}

/// Reads the games of a text. What stands between them is skipped.
pub(super) fn read(text: &str) -> impl Iterator<Item = Result<GameRecord, ImportError>> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let begin = &rest[rest.find("(;")?..];
        let Some(end) = begin.find(";)") else {
            rest = "";
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
    for (name, value) in [("Site", &place), ("Date", &date), ("Black", &black), ("White", &white)] {
        record.tags.set(name, value);
    }
    if !record.last_position().outcome().is_over() {
        let flag = result.split_once(':').map_or("", |(_, flag)| flag);
        record.early_end = difference.and_then(|difference| early_end(difference, flag));
    }
    record
}

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
    record.tags.get("Date").unwrap_or_default().clone_into(&mut game.date);
    if let Some(end) = record.early_end.filter(|_| !record.last_position().outcome().is_over()) {
        game.result = result_of(end);
    }
    Ok(format!("{game}\n"))
}

/// The result of a game that ended early: all discs for the winner, and why.
fn result_of(end: EarlyEnd) -> String {
    let score = match end.winner() {
        Some(Side::First) => "+64.00",
        Some(Side::Second) => "-64.00",
        None => "0.00",
    };
    let flag = match end {
        EarlyEnd::Resigned(_) => ":r",
        EarlyEnd::OutOfTime(_) => ":t",
        EarlyEnd::Agreed => ":s",
        EarlyEnd::Adjudicated(_) => "",
    };
    format!("{score}{flag}")
}
