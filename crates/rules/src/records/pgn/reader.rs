//! Reads PGN.

use crate::records::candidates::{likeliest, surprise_of_fault};
use crate::records::error::{RecordError, RecordErrorReason};
use crate::records::foreign::seems_chess;
use crate::records::format::GameHint;
use crate::records::{EarlyEnd, GameRecord, TreeBuilder};
use crate::{Game, Position};

use super::comment;
use super::games::games;
use super::header::Header;
use super::lexer::{Lexer, Token};
use super::moves::MoveReader;
use super::result::WrittenResult;

/// Reads the games of a text one after the other. A game with a fault does not keep the others from being read.
///
/// A game that does not name its kind is of the one that explains most of it.
pub fn read_pgn(text: &str, hint: GameHint) -> impl Iterator<Item = Result<GameRecord, RecordError>> {
    games(text).filter_map(move |game| read_game(game, hint).map_err(|error| error.within(text, game)).transpose())
}

/// Reads a game; `None` if the text has nothing but remarks.
fn read_game(game: &str, hint: GameHint) -> Result<Option<GameRecord>, RecordError> {
    let Some((header, moves)) = read_header(game)? else { return Ok(None) };
    let candidates = header.candidates(game, hint)?;
    let names_game = candidates.len() == 1;
    let (_, record) = likeliest(&candidates, |variant| match header.start(game, variant, hint) {
        Ok(start) => read_from(start, game, &header, moves),
        Err(error) => (surprise_of_fault(moves), Err(error)),
    });
    match record {
        Err(error) if !names_game && seems_chess(moves) => {
            Err(RecordError { reason: RecordErrorReason::Foreign("a game of chess"), ..error })
        }
        record => record.map(Some),
    }
}

/// Reads the moves of a game from this start, and how surprising they are there.
fn read_from(start: Position, game: &str, header: &Header, moves: &str) -> (f64, Result<GameRecord, RecordError>) {
    let mut reader = MoveReader::new(game, TreeBuilder::new(start));
    header.remarks.iter().for_each(|remark| comment::read(remark, reader.annotation()));
    let mut lexer = Lexer { text: game, rest: moves };
    let end = read_moves(&mut lexer, &mut reader);
    let (surprise, resigned) = (reader.surprise(), reader.resigned);
    match end.and_then(|mark| Ok((reader.finish()?, mark))) {
        Ok((tree, mark)) => {
            let mut record = GameRecord { tags: header.tags.clone(), ..GameRecord::new(tree) };
            header.end(&mut record, mark);
            if let Some(side) = resigned {
                record.set_early_end(Some(EarlyEnd::Resigned(side)));
            }
            (surprise, Ok(record))
        }
        Err(error) => (surprise + surprise_of_fault(&unread_words(&mut lexer)), Err(error)),
    }
}

/// The tags of a game, and what follows them; `None` if there are neither tags nor moves.
fn read_header(game: &str) -> Result<Option<(Header<'_>, &str)>, RecordError> {
    let mut header = Header::default();
    let mut lexer = Lexer { text: game, rest: game };
    let mut moves = game;
    let mut remarks = Vec::new();
    loop {
        match lexer.next()? {
            (Token::Tag { name, value, quoted }, _) => {
                header.take(name, value, quoted);
                header.remarks.append(&mut remarks);
                moves = lexer.rest;
            }
            (Token::Comment(remark), _) => remarks.push(remark),
            (Token::End, _) if moves.len() == game.len() => return Ok(None),
            _ => return Ok(Some((header, moves))),
        }
    }
}

/// Reads the moves of a game; returns its result, if one is written behind them. After an error the lexer stands at the fault.
fn read_moves<'a>(lexer: &mut Lexer<'a>, reader: &mut MoveReader<'a>) -> Result<Option<WrittenResult>, RecordError> {
    let mut result = None;
    loop {
        let before = lexer.rest;
        let (token, slice) = lexer.next()?;
        match token {
            Token::End => return Ok(result),
            Token::Word(word) if WrittenResult::read(word).is_some() => {
                // The result of a variation says nothing about the game.
                if reader.builder.depth() == 0 {
                    result = WrittenResult::read(word);
                }
            }
            // Little Golem writes a resignation like a move.
            Token::Word(word) if word.eq_ignore_ascii_case("resign") && reader.builder.depth() == 0 => {
                reader.resigned = Some(reader.builder.position().side_to_move());
            }
            token => {
                if let Err(error) = reader.take(token, slice) {
                    lexer.rest = before;
                    return Err(error);
                }
            }
        }
    }
}

/// The words of a game from a fault on, without comments and results.
fn unread_words(lexer: &mut Lexer) -> String {
    let mut words = String::new();
    while let Ok((token, _)) = lexer.next() {
        match token {
            Token::End => break,
            Token::Word(word) if WrittenResult::read(word).is_none() => words = words + word + " ",
            _ => {}
        }
    }
    words
}
