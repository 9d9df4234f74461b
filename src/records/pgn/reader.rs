//! Reads PGN.

use crate::records::error::{RecordError, RecordErrorReason};
use crate::records::{Annotation, GameRecord, GameTree, TreeBuilder};
use crate::rules::{Game, Move, Variant};

use super::comment;
use super::header::{Header, RESULTS, early_end};
use super::lexer::{Lexer, Token};

/// Variations within variations that are read.
const MAX_DEPTH: usize = 500;

/// Moves of a game, variations included, that are read.
const MAX_MOVES: usize = 200_000;

/// Reads the games of a text one after the other. A game with a fault does not keep the others from being read.
///
/// A game that does not name its kind is of the first kind in which it can be read; `likely` is tried first.
pub fn read_pgn(text: &str, likely: Option<Variant>) -> impl Iterator<Item = Result<GameRecord, RecordError>> {
    let mut lexer = Lexer::new(text);
    std::iter::from_fn(move || {
        let game = read_game(&mut lexer, likely).transpose();
        if let Some(Err(_)) = game {
            lexer.skip_game();
        }
        game
    })
}

/// Reads the next game; `None` at the end of the text.
fn read_game(lexer: &mut Lexer, likely: Option<Variant>) -> Result<Option<GameRecord>, RecordError> {
    let mut header = Header::default();
    let begin = lexer.rest;
    let (mut token, mut slice) = lexer.next()?;
    while let Token::Tag { name, value, quoted } = token {
        header.take(name, value, quoted);
        (token, slice) = lexer.next()?;
    }
    if token == Token::End && begin.trim_start().len() == slice.len() {
        return Ok(None);
    }
    let mut furthest: Option<(RecordError, &str)> = None;
    for variant in header.variants(lexer.text, likely)? {
        lexer.rest = slice;
        match read_moves(lexer, &mut header, variant) {
            Ok(record) => return Ok(Some(record)),
            Err(error) if furthest.as_ref().is_none_or(|(known, _)| known.place < error.place) => {
                furthest = Some((error, lexer.rest));
            }
            Err(_) => {}
        }
    }
    let (error, rest) = furthest.expect("there is a game, and it could not be read");
    lexer.rest = rest;
    Err(error)
}

/// Reads the moves of a game up to its result or the tags of the next one.
fn read_moves(lexer: &mut Lexer, header: &mut Header, variant: Variant) -> Result<GameRecord, RecordError> {
    let mut reader = MoveReader::new(lexer.text, TreeBuilder::new(header.start(lexer.text, variant)?));
    loop {
        let (token, slice) = lexer.next()?;
        match token {
            Token::End => break,
            // This game has no result at its end.
            Token::Tag { .. } => {
                lexer.rest = slice;
                break;
            }
            Token::Word(word) if RESULTS.contains(&word) || is_score(word) => {
                word.clone_into(&mut header.result);
                break;
            }
            token => reader.take(token, slice)?,
        }
    }
    let mut record = GameRecord { tags: header.tags.clone(), ..GameRecord::new(reader.finish()?) };
    let info = record.tree.variant().kind().info();
    record.set_early_end(early_end(info, &header.result, &header.termination));
    Ok(record)
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
}

impl<'a> MoveReader<'a> {
    const fn new(text: &'a str, builder: TreeBuilder) -> MoveReader<'a> {
        MoveReader { text, builder, begins: Vec::new(), preface: None, moves: 0 }
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
        let position = self.builder.position();
        let mv = match position.parse_move(written.trim_end_matches(['+', '#'])) {
            Ok(mv) => mv,
            // Most records leave out forced passes.
            Err(_) if position.legal_moves() == [Move::Pass] => {
                self.play(Move::Pass, word)?;
                return self.word(word);
            }
            Err(error) => return Err(RecordError::notation(self.text, written, error)),
        };
        self.play(mv, word)?;
        self.glyph_of(&unnumbered[written.len()..]);
        Ok(())
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

/// A move without its number: `f5` for `12.f5`, nothing for `12...`.
fn without_number(word: &str) -> &str {
    let rest = word.trim_start_matches(|c: char| c.is_ascii_digit());
    if rest.is_empty() || rest.len() < word.len() && rest.starts_with('.') {
        rest.trim_start_matches('.')
    } else {
        word
    }
}

/// Whether a word is a result in discs, such as `40-24`, which some servers write.
fn is_score(word: &str) -> bool {
    let is_number = |text: &str| (1..4).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    word.split_once('-').is_some_and(|(first, second)| is_number(first) && is_number(second))
}
