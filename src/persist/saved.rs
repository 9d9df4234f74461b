//! A match as text: readable by people, and checked by the rules when it is read back.

mod format;
mod variations;

use crate::game::analysis::AnalysedPosition;
use crate::game::clock::Clock;
use crate::game::matches::{History, MatchDetails, MatchOutcome};
use crate::game::player::{Paused, Players};
use crate::game::player_names::tags_across;
use crate::game::resumable::MatchSummary;
use crate::records::{EarlyEnd, GameTree};
use crate::rules::{Game, GameKind, Move, Position, Size, Variant};

use format::{SavedDetails, SavedMatchFile, SavedVersion, VERSION};

pub(super) use format::SavedClock;
pub use format::SavedMatchError;

/// A saved text took back more plies than it has moves, so fewer are taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CorrectedUndone {
    /// The number in the text.
    pub stored: usize,
    /// The number in force: all moves.
    pub used: usize,
}

/// A match that can be resumed.
#[derive(Clone, PartialEq, Debug)]
pub struct SavedMatch {
    /// The position before the first ply.
    pub start: Position,
    /// The move of every ply, including those taken back.
    pub moves: Vec<Move>,
    /// How many of the last plies are taken back.
    pub undone: usize,
    /// All moves with their variations, at the last of `moves`; `None` if there are no variations.
    pub variations: Option<GameTree>,
    /// The players, by seat.
    pub players: Players,
    /// Whether computers are paused.
    pub paused: bool,
    /// The ending, if the rules did not decide it.
    pub end: Option<EarlyEnd>,
    /// The clock, if the match is played with one.
    pub clock: Option<Clock>,
    /// When it began, and its tags, which name people by their colours at the end of `moves`; `None` in texts of earlier
    /// versions.
    pub details: Option<MatchDetails>,
    /// The searches of the analysis of the game, if there is one.
    pub analysis: Option<Vec<AnalysedPosition>>,
}

impl SavedMatch {
    /// The saved form of a match.
    #[must_use]
    pub fn of(
        variant: Variant,
        history: &History,
        players: Players,
        paused: Paused,
        outcome: MatchOutcome,
        clock: Option<&Clock>,
        details: &MatchDetails,
    ) -> SavedMatch {
        debug_assert_eq!(variant, history.tree.variant());
        let tree = &history.tree;
        let line = tree.line_through(tree.current());
        SavedMatch {
            start: history.start().clone(),
            moves: tree.moves(&line),
            variations: variations::of(tree, &line),
            undone: tree.line_after(tree.current()).len(),
            players,
            paused: paused.0,
            end: EarlyEnd::of(outcome.0),
            clock: clock.cloned(),
            details: Some(MatchDetails { tags: tags_across(details.tags.clone(), tree, &line), ..details.clone() }),
            analysis: None,
        }
    }

    /// Whether the match is not over.
    #[must_use]
    pub fn is_in_progress(&self) -> bool {
        let mut position = self.start.clone();
        self.moves[..self.plies()].iter().for_each(|mv| position.play_unchecked(*mv));
        self.end.is_none() && !position.outcome().is_over()
    }

    /// Whether the match can be continued after it was left: it has begun and is not over.
    #[must_use]
    pub fn is_worth_keeping(&self) -> bool {
        !self.moves.is_empty() && self.is_in_progress()
    }

    /// What screens show of the match while it is not open.
    #[must_use]
    pub fn summary(&self) -> MatchSummary {
        MatchSummary { variant: self.start.variant(), players: self.players, plies: self.plies() }
    }

    /// The number of plies that are not taken back.
    #[must_use]
    pub fn plies(&self) -> usize {
        self.moves.len().saturating_sub(self.undone)
    }

    /// The text to save.
    ///
    /// # Errors
    /// The match cannot be written as JSON.
    pub fn to_text(&self) -> Result<String, serde_json::Error> {
        let variant = self.start.variant();
        let mut position = self.start.clone();
        let write = |mv: &Move| {
            let text = position.protocol_move(*mv);
            position.play_unchecked(*mv);
            text
        };
        let file = SavedMatchFile {
            version: VERSION,
            game: variant.kind().id().into(),
            size: variant.size().to_string(),
            start: self.start.format_position(),
            moves: self.moves.iter().map(write).collect(),
            undone: self.undone,
            variations: self.variations.clone().map(variations::write),
            players: self.players.0.map(|player| player.to_string()),
            paused: self.paused,
            end: self.end,
            clock: self.clock.as_ref().map(SavedClock::of),
            details: self.details.as_ref().map(SavedDetails::of),
            analysis: self.analysis.clone(),
        };
        serde_json::to_string(&file)
    }

    /// Reads a saved text; corrects `undone` if it is larger than the number of moves.
    ///
    /// # Errors
    /// The text is not a saved match, or the rules forbid its position or one of its moves.
    pub fn from_text(text: &str) -> Result<SavedMatch, SavedMatchError> {
        SavedMatch::read(text).map(|(saved, _)| saved)
    }

    /// Like [`SavedMatch::from_text`], with the correction that was made, if any.
    ///
    /// # Errors
    /// As for [`SavedMatch::from_text`].
    pub fn read(text: &str) -> Result<(SavedMatch, Option<CorrectedUndone>), SavedMatchError> {
        // A text of another version may have other fields.
        let SavedVersion { version: found } = serde_json::from_str(text)?;
        if found != VERSION {
            return Err(SavedMatchError::Version { found });
        }
        let file: SavedMatchFile = serde_json::from_str(text)?;
        let kind: GameKind = file.game.parse()?;
        let size: Size = file.size.parse()?;
        let start = Position::parse(Variant::new(kind, size)?, &file.start)?;
        let mut position = start.clone();
        let mut moves = Vec::with_capacity(file.moves.len());
        for text in &file.moves {
            let mv = position.parse_move(text)?;
            position.play_unchecked(mv);
            moves.push(mv);
        }
        let [first, second] = file.players;
        let undone = file.undone.min(moves.len());
        let corrected = (undone != file.undone).then_some(CorrectedUndone { stored: file.undone, used: undone });
        let saved = SavedMatch {
            variations: file.variations.and_then(|text| variations::read(&text, &start, &moves)),
            start,
            undone,
            moves,
            players: Players([first.parse()?, second.parse()?]),
            paused: file.paused,
            end: file.end,
            clock: file.clock.map(SavedClock::read).transpose()?,
            details: file.details.map(SavedDetails::read),
            analysis: file.analysis,
        };
        Ok((saved, corrected))
    }
}

#[cfg(test)]
mod tests;
