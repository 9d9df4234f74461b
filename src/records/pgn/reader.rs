//! Reads PGN.

use crate::records::candidates::{likeliest, surprise, surprise_of_fault};
use crate::records::error::{RecordError, RecordErrorReason};
use crate::records::foreign::seems_chess;
use crate::records::format::GameHint;
use crate::records::written_move;
use crate::records::{Annotation, EarlyEnd, GameRecord, GameTree, TreeBuilder};
use crate::rules::{Game, Move, Side};

use super::comment;
use super::games::games;
use super::header::Header;
use super::lexer::{Lexer, Token};
use super::result::WrittenResult;

/// Variations within variations that are read.
const MAX_DEPTH: usize = 500;

/// Moves of a game, variations included, that are read.
const MAX_MOVES: usize = 200_000;

/// Reads the games of a text one after the other. A game with a fault does not keep the others from being read.
///
/// A game that does not name its kind is of the one that explains most of it.
pub fn read_pgn(text: &str, hint: GameHint) -> impl Iterator<Item = Result<GameRecord, RecordError>> {
    games(text).filter_map(move |game| read_game(text, game, hint).transpose())
}

/// Reads a game, which is a part of the text; `None` if that has nothing but remarks.
fn read_game(text: &str, game: &str, hint: GameHint) -> Result<Option<GameRecord>, RecordError> {
    let Some((header, moves)) = read_header(text, game)? else { return Ok(None) };
    let candidates = header.candidates(text, hint)?;
    let compares = candidates.len() > 1;
    let (_, record) = likeliest(&candidates, |variant| {
        let start = match header.start(text, variant, hint) {
            Ok(start) => start,
            Err(error) => return (surprise_of_fault(moves), Err(error)),
        };
        let mut reader = MoveReader::new(text, TreeBuilder::new(start));
        header.remarks.iter().for_each(|remark| comment::read(remark, reader.annotation()));
        let mut lexer = Lexer { text, rest: moves };
        let end = read_moves(&mut lexer, &mut reader);
        let unread = if end.is_err() { unread_words(&mut lexer) } else { String::new() };
        let read = if compares { reader.surprise() } else { 0.0 };
        let resigned = reader.resigned;
        let record = end.and_then(|mark| reader.finish().map(|tree| (tree, mark))).map(|(tree, mark)| {
            let mut record = GameRecord { tags: header.tags.clone(), ..GameRecord::new(tree) };
            header.end(&mut record, mark);
            if let Some(side) = resigned {
                record.set_early_end(Some(EarlyEnd::Resigned(side)));
            }
            Some(record)
        });
        let surprise = if record.is_ok() { read } else { read + surprise_of_fault(&unread) };
        (surprise, record)
    });
    record.map_err(|error| match compares && seems_chess(moves) {
        true => RecordError { reason: RecordErrorReason::Foreign("a game of chess"), ..error },
        false => error,
    })
}

/// The tags of a game, and what follows them; `None` if there are neither tags nor moves.
fn read_header<'a>(text: &'a str, game: &'a str) -> Result<Option<(Header<'a>, &'a str)>, RecordError> {
    let mut header = Header::default();
    let mut lexer = Lexer { text, rest: game };
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

/// Builds the tree of a game from the tokens after its tags.
struct MoveReader<'a> {
    text: &'a str,
    builder: TreeBuilder,
    /// Where each open variation begins.
    begins: Vec<&'a str>,
    /// What stands before the first move of the variation that has just begun.
    preface: Option<Annotation>,
    moves: usize,
    /// The side that has resigned in the main line.
    resigned: Option<Side>,
}

impl<'a> MoveReader<'a> {
    const fn new(text: &'a str, builder: TreeBuilder) -> MoveReader<'a> {
        MoveReader { text, builder, begins: Vec::new(), preface: None, moves: 0, resigned: None }
    }

    fn take(&mut self, token: Token<'a>, slice: &'a str) -> Result<(), RecordError> {
        match token {
            Token::Comment(comment) => {
                comment::read(comment, self.annotation());
                Ok(())
            }
            Token::Glyph(glyph) => {
                self.annotation().glyphs.push(glyph);
                Ok(())
            }
            Token::Open => self.open(slice),
            Token::Close => self.close(slice),
            Token::Word(word) => self.word(word),
            Token::Tag { .. } | Token::End => Ok(()),
        }
    }

    /// The annotation of the last move; before the first move of a variation that of the move that follows.
    fn annotation(&mut self) -> &mut Annotation {
        match &mut self.preface {
            Some(preface) => preface,
            None => self.builder.annotation_mut(),
        }
    }

    fn open(&mut self, slice: &'a str) -> Result<(), RecordError> {
        let parenthesis = &slice[..1];
        if self.builder.depth() == MAX_DEPTH {
            return Err(RecordError::at(self.text, parenthesis, RecordErrorReason::TooDeep(MAX_DEPTH)));
        }
        if !self.builder.begin() {
            return Err(RecordError::at(self.text, parenthesis, RecordErrorReason::NothingToVary));
        }
        self.begins.push(parenthesis);
        self.preface = Some(Annotation::default());
        Ok(())
    }

    fn close(&mut self, slice: &str) -> Result<(), RecordError> {
        if !self.builder.end() {
            return Err(RecordError::at(self.text, &slice[..1], RecordErrorReason::Expected("( before )")));
        }
        self.begins.pop();
        // A variation without moves can still hold a comment.
        self.take_preface();
        Ok(())
    }

    fn take_preface(&mut self) {
        if let Some(preface) = self.preface.take() {
            self.builder.annotation_mut().merge(preface);
        }
    }

    fn word(&mut self, word: &'a str) -> Result<(), RecordError> {
        let unnumbered = without_number(word);
        let written = unnumbered.trim_end_matches(['!', '?']);
        if written.is_empty() {
            self.glyph_of(&unnumbered[written.len()..]);
            return Ok(());
        }
        let moves = written_move::read(self.builder.position(), written.trim_end_matches(['+', '#']))
            .map_err(|error| RecordError::notation(self.text, written, error))?;
        moves.into_iter().try_for_each(|mv| self.play(mv, word))?;
        self.glyph_of(&unnumbered[written.len()..]);
        Ok(())
    }

    /// How surprising the moves are that have been read.
    fn surprise(&self) -> f64 {
        let tree = self.builder.tree();
        surprise(tree.start(), &tree.moves(&tree.main_line()))
    }

    fn play(&mut self, mv: Move, word: &str) -> Result<(), RecordError> {
        self.moves += 1;
        if self.moves > MAX_MOVES {
            return Err(RecordError::at(self.text, word, RecordErrorReason::TooLong(MAX_MOVES)));
        }
        self.builder.play(mv).expect("the move has been read as legal");
        self.take_preface();
        Ok(())
    }

    /// Adds what `!`, `?` and their combinations mean.
    fn glyph_of(&mut self, suffix: &str) {
        const SUFFIXES: [&str; 6] = ["!", "?", "!!", "??", "!?", "?!"];
        if let Some(index) = SUFFIXES.iter().position(|known| *known == suffix) {
            self.annotation().glyphs.push(index as u8 + 1);
        }
    }

    fn finish(self) -> Result<GameTree, RecordError> {
        match self.begins.last() {
            Some(begin) => Err(RecordError::at(self.text, begin, RecordErrorReason::Unclosed("a variation"))),
            None => Ok(self.builder.finish()),
        }
    }
}

/// A move without its number: `f5` for `12.f5`, nothing for `12...` and `...`.
fn without_number(word: &str) -> &str {
    let rest = word.trim_start_matches(|c: char| c.is_ascii_digit());
    if rest.is_empty() || rest.starts_with(['.', '…']) { rest.trim_start_matches(['.', '…']) } else { word }
}
