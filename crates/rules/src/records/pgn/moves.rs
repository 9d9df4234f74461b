//! Builds the tree of a game from its tokens.

use crate::records::candidates::surprise;
use crate::records::error::{RecordError, RecordErrorReason};
use crate::records::written_move;
use crate::records::{Annotation, GameTree, TreeBuilder};
use crate::{Move, Side};

use super::comment;
use super::lexer::Token;

/// Variations within variations that are read.
const MAX_DEPTH: usize = 500;

/// Moves of a game, variations included, that are read.
const MAX_MOVES: usize = 200_000;

/// Builds the tree of a game from the tokens after its tags.
pub(super) struct MoveReader<'a> {
    text: &'a str,
    pub(super) builder: TreeBuilder,
    /// Where each open variation begins.
    begins: Vec<&'a str>,
    /// What stands before the first move of the variation that has just begun.
    preface: Option<Annotation>,
    moves: usize,
    /// The side that has resigned in the main line.
    pub(super) resigned: Option<Side>,
}

impl<'a> MoveReader<'a> {
    pub(super) const fn new(text: &'a str, builder: TreeBuilder) -> MoveReader<'a> {
        MoveReader { text, builder, begins: Vec::new(), preface: None, moves: 0, resigned: None }
    }

    pub(super) fn take(&mut self, token: Token<'a>, slice: &'a str) -> Result<(), RecordError> {
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
    pub(super) fn annotation(&mut self) -> &mut Annotation {
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
    pub(super) fn surprise(&self) -> f64 {
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

    pub(super) fn finish(self) -> Result<GameTree, RecordError> {
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
