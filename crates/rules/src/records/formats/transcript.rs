//! Lists of moves, such as `f5d6c3` or `1. a2-a3 h7-h6`.

use crate::records::candidates::{likeliest, likely_variants, surprise, surprise_of_fault};
use crate::records::error::RecordError;
use crate::records::format::{GameHint, ImportedGames, RecordSource, RecordWriteError};
use crate::records::{GameRecord, GameTree};
use crate::{Game, Position};

pub(super) fn write(record: &GameRecord) -> Result<String, RecordWriteError> {
    let tree = &record.tree;
    if *tree.start() != Position::start(tree.variant()) {
        return Err(RecordWriteError::UnusualStart("a list of moves"));
    }
    Ok(tree.start().format_game(&tree.moves(&tree.main_line())) + "\n")
}

/// Reads the whole text as one game, or if that explains less of it each part between empty lines, or each line.
pub(super) fn read<'a>(source: &'a RecordSource<'a>) -> ImportedGames<'a> {
    let text = source.as_text();
    let mut hint = source.hint();
    Box::new(read_part(text, text, &mut hint).games.into_iter().map(|game| game.map_err(Into::into)))
}

/// The games of a part of a text, and how surprising they are.
struct PartReading {
    games: Vec<Result<GameRecord, RecordError>>,
    surprise: f64,
}

fn read_part(text: &str, part: &str, hint: &mut GameHint) -> PartReading {
    let (surprise, game) = read_game(part, *hint);
    let game = game.map_err(|error| error.within(text, part));
    if let (Ok(record), GameHint::Unknown) = (&game, *hint) {
        // The other games are most likely of the same kind as the first one that can be read.
        *hint = GameHint::Likely(record.tree.variant());
    }
    let whole = PartReading { games: vec![game], surprise };
    let smaller = smaller_parts(part);
    if whole.games[0].is_ok() || smaller.len() < 2 {
        return whole;
    }
    let mut parts = PartReading { games: Vec::new(), surprise: 0.0 };
    for part in smaller {
        let PartReading { games, surprise } = read_part(text, part, hint);
        parts.games.extend(games);
        parts.surprise += surprise;
    }
    if whole.surprise < parts.surprise { whole } else { parts }
}

/// The parts between empty lines, or if there are none the lines.
fn smaller_parts(part: &str) -> Vec<&str> {
    let lines: Vec<&str> = part.lines().filter(|line| !line.trim_start().starts_with('#')).collect();
    let mut blocks: Vec<&str> = Vec::new();
    for block in lines.split(|line| line.trim().is_empty()).filter(|block| !block.is_empty()) {
        let begin = block[0].as_ptr() as usize - part.as_ptr() as usize;
        let last = block[block.len() - 1];
        let end = last.as_ptr() as usize + last.len() - part.as_ptr() as usize;
        blocks.push(&part[begin..end]);
    }
    if blocks.len() > 1 { blocks } else { lines.into_iter().filter(|line| !line.trim().is_empty()).collect() }
}

/// Reads moves as a game of the kind in which they surprise least.
fn read_game(slice: &str, hint: GameHint) -> (f64, Result<GameRecord, RecordError>) {
    likeliest(&likely_variants(hint), |variant| {
        let start = Position::start(variant);
        match start.parse_game(slice) {
            Ok(moves) => {
                let tree = GameTree::with_moves(start.clone(), &moves).expect("the moves have been read as legal");
                (surprise(&start, &moves), Ok(GameRecord::new(tree)))
            }
            Err(error) => {
                let fault = slice.char_indices().nth(error.column - 1).map_or(slice.len(), |(offset, _)| offset);
                // The fault may lie within the first word.
                let (moves, rest) = match start.parse_game(&slice[..fault]) {
                    Ok(moves) => (moves, &slice[fault..]),
                    Err(_) => (Vec::new(), slice),
                };
                let bits = surprise(&start, &moves) + surprise_of_fault(rest);
                (bits, Err(RecordError::notation(slice, slice, error)))
            }
        }
    })
}
