//! Reads PGN.

use crate::records::error::{RecordError, RecordErrorReason};
use crate::records::{Annotation, GameRecord, GameTree, NodeId};
use crate::rules::{Game, Move, Position, Variant};

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
    let mut reader = MoveReader::new(lexer.text, header.start(lexer.text, variant)?);
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
    if !record.last_position().outcome().is_over() {
        let info = record.tree.variant().kind().info();
        record.early_end = early_end(info, &header.result, &header.termination);
    }
    Ok(record)
}

/// A line of moves while it is read: the main line, or a variation.
struct Line<'a> {
    node: NodeId,
    position: Position,
    /// The node and the position before the last move.
    before: Option<(NodeId, Position)>,
    /// Comments that stand before the first move of a variation.
    preface: Annotation,
    /// Where the line begins.
    begin: &'a str,
}

impl<'a> Line<'a> {
    fn new(node: NodeId, position: Position, begin: &'a str) -> Line<'a> {
        Line { node, position, before: None, preface: Annotation::default(), begin }
    }
}

/// Adds the moves of a text to a tree.
struct MoveReader<'a> {
    text: &'a str,
    tree: GameTree,
    /// The lines around the one that is read, which is the last.
    lines: Vec<Line<'a>>,
    moves: usize,
}

impl<'a> MoveReader<'a> {
    fn new(text: &'a str, start: Position) -> MoveReader<'a> {
        let lines = vec![Line::new(NodeId::START, start.clone(), "")];
        MoveReader { text, tree: GameTree::new(start), lines, moves: 0 }
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

    fn line(&mut self) -> &mut Line<'a> {
        self.lines.last_mut().expect("the main line is never closed")
    }

    /// The annotations of the last move; before the first move of a variation those of the move that follows.
    fn annotation(&mut self) -> &mut Annotation {
        let inside = self.lines.len() > 1;
        let line = self.lines.last_mut().expect("the main line is never closed");
        if inside && line.before.is_none() { &mut line.preface } else { self.tree.annotation_mut(line.node) }
    }

    fn open(&mut self, slice: &'a str) -> Result<(), RecordError> {
        let parenthesis = &slice[..1];
        if self.lines.len() > MAX_DEPTH {
            return Err(RecordError::at(self.text, parenthesis, RecordErrorReason::TooDeep(MAX_DEPTH)));
        }
        let Some((node, position)) = self.line().before.clone() else {
            return Err(RecordError::at(self.text, parenthesis, RecordErrorReason::NothingToVary));
        };
        self.lines.push(Line::new(node, position, parenthesis));
        Ok(())
    }

    fn close(&mut self, slice: &str) -> Result<(), RecordError> {
        if self.lines.len() == 1 {
            return Err(RecordError::at(self.text, &slice[..1], RecordErrorReason::Expected("( before )")));
        }
        self.lines.pop();
        Ok(())
    }

    fn word(&mut self, word: &'a str) -> Result<(), RecordError> {
        let unnumbered = without_number(word);
        let written = unnumbered.trim_end_matches(['!', '?']);
        if written.is_empty() {
            self.glyph_of(&unnumbered[written.len()..]);
            return Ok(());
        }
        let position = &self.line().position;
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
        let line = self.lines.last_mut().expect("the main line is never closed");
        let node = self.tree.insert(line.node, mv);
        let preface = std::mem::take(&mut line.preface);
        if !preface.is_empty() {
            *self.tree.annotation_mut(node) = preface;
        }
        line.before = Some((line.node, line.position.clone()));
        line.position.play_unchecked(mv);
        line.node = node;
        Ok(())
    }

    /// Adds what `!`, `?` and their combinations mean.
    fn glyph_of(&mut self, suffix: &str) {
        const SUFFIXES: [&str; 6] = ["!", "?", "!!", "??", "!?", "?!"];
        if let Some(index) = SUFFIXES.iter().position(|known| *known == suffix) {
            self.annotation().glyphs.push(index as u8 + 1);
        }
    }

    fn finish(mut self) -> Result<GameTree, RecordError> {
        if self.lines.len() > 1 {
            let begin = self.line().begin;
            return Err(RecordError::at(self.text, begin, RecordErrorReason::Unclosed("a variation")));
        }
        let last = self.tree.main_line().last().copied().unwrap_or(NodeId::START);
        self.tree.go_to(last);
        Ok(self.tree)
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
