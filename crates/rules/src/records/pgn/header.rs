//! The tags that name the game, its start and its result.

use crate::records::candidates::{VariantCandidate, likely_variants};
use crate::records::error::{RecordError, RecordErrorReason};
use crate::records::format::GameHint;
use crate::records::variant_name;
use crate::records::{EarlyEnd, GameRecord, Tags};
use crate::{Colour, NotationReason, Outcome, Position, Variant};

use super::result::{RESULTS, WrittenResult};

/// The tags that every PGN game has, with what stands for an unknown value.
pub(super) const ROSTER: [(&str, &str); 6] =
    [("Event", "?"), ("Site", "?"), ("Date", "????.??.??"), ("Round", "?"), ("White", "?"), ("Black", "?")];

/// The tags that are made from the record itself.
pub(super) const DERIVED: [&str; 5] = ["Result", "Variant", "SetUp", "FEN", "Termination"];

/// The result of a record.
pub(super) fn result(record: &GameRecord) -> &'static str {
    let info = record.tree.variant().kind().info();
    match record.outcome() {
        Outcome::Won { side, .. } if info.colours[side] == Colour::White => RESULTS[0],
        Outcome::Won { .. } => RESULTS[1],
        Outcome::Drawn(_) => RESULTS[2],
        Outcome::InProgress => RESULTS[3],
    }
}

/// The name of the game, and of its board unless that is the default one: `Breakthrough 6x5`.
pub(super) fn variant_name(variant: Variant) -> String {
    variant_name::write(variant, variant.kind().info().name, ' ')
}

/// The word for an early end.
pub(super) const fn termination(end: EarlyEnd) -> &'static str {
    match end {
        EarlyEnd::Resigned(_) => "resignation",
        EarlyEnd::OutOfTime(_) => "time forfeit",
        EarlyEnd::Agreed => "agreement",
        EarlyEnd::Adjudicated(_) => "adjudication",
    }
}

/// The tags of a game as they are read, with the slices of the text that name the game and its start.
#[derive(Default, Debug)]
pub(super) struct Header<'a> {
    pub(super) tags: Tags,
    /// Comments in front of the last tag.
    pub(super) remarks: Vec<&'a str>,
    variant: Option<(String, &'a str)>,
    fen: Option<(String, &'a str)>,
    result: String,
    termination: String,
}

impl<'a> Header<'a> {
    pub(super) fn take(&mut self, name: &str, value: String, quoted: &'a str) {
        match name {
            "Variant" => self.variant = Some((value, quoted)),
            "FEN" => self.fen = Some((value, quoted)),
            "Result" => self.result = value,
            "Termination" => self.termination = value,
            "SetUp" => {}
            _ if ROSTER.contains(&(name, &value)) => {}
            _ => self.tags.set(name, &value),
        }
    }

    /// The games that the tags leave possible: the one they name, or else all, the likely one first.
    pub(super) fn candidates(&self, text: &str, hint: GameHint) -> Result<Vec<VariantCandidate>, RecordError> {
        match &self.variant {
            None => Ok(likely_variants(hint)),
            Some((name, slice)) => match variant_name::parse(name, ' ') {
                Ok(variant) => Ok(likely_variants(GameHint::Given(variant.kind(), Some(variant.size())))),
                Err(error) => Err(RecordError::at(text, slice, error)),
            },
        }
    }

    /// The position that the game starts from.
    pub(super) fn start(&self, text: &str, variant: Variant, hint: GameHint) -> Result<Position, RecordError> {
        let Some((fen, slice)) = &self.fen else { return Ok(Position::start(variant)) };
        let start = Position::parse(variant, fen).map_err(|error| {
            if fen == slice {
                RecordError::notation(text, slice, error)
            } else {
                RecordError::at(text, slice, error.reason)
            }
        })?;
        if self.variant.is_none() && !matches!(hint, GameHint::Given(..)) && !start.is_plausible() {
            let reason = NotationReason::Expected("a position of a game, or the tag Variant");
            return Err(RecordError::at(text, slice, RecordErrorReason::from(reason)));
        }
        Ok(start)
    }

    /// Notes how the game ended. `mark` is the result behind the moves; one that leaves the end open does not take back the
    /// discs that a tag counts.
    pub(super) fn end(&self, record: &mut GameRecord, mark: Option<WrittenResult>) {
        let tag = WrittenResult::read(self.result.trim());
        let result = match (mark, tag) {
            (None | Some(WrittenResult::Unfinished), Some(WrittenResult::Discs(..))) | (None, _) => tag,
            (mark, _) => mark,
        };
        let variant = record.tree.variant();
        record.set_early_end(result.and_then(|result| result.early_end(variant, &self.termination)));
        if let (Some(WrittenResult::Discs(first, second)), Some(_)) = (result, record.early_end) {
            record.tags.set("Score", &format!("{first}-{second}"));
        }
    }
}
