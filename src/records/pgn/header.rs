//! The tags that name the game, its start and its result.

use crate::records::candidates::likely_variants;
use crate::records::error::RecordError;
use crate::records::variant_name;
use crate::records::{EarlyEnd, GameRecord, Tags};
use crate::rules::{Colour, GameInfo, Outcome, Position, Side, Variant};

/// The tags that every PGN game has, with what stands for an unknown value.
pub(super) const ROSTER: [(&str, &str); 6] =
    [("Event", "?"), ("Site", "?"), ("Date", "????.??.??"), ("Round", "?"), ("White", "?"), ("Black", "?")];

/// The tags that are made from the record itself.
pub(super) const DERIVED: [&str; 5] = ["Result", "Variant", "SetUp", "FEN", "Termination"];

/// The results of PGN: White wins, Black wins, a draw, unfinished.
pub(super) const RESULTS: [&str; 4] = ["1-0", "0-1", "1/2-1/2", "*"];

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

/// The early end that a result with this termination means in a game whose rules have not decided it.
pub(super) fn early_end(info: &GameInfo, result: &str, termination: &str) -> Option<EarlyEnd> {
    let winner = |colour| Some(info.side(colour));
    let winner: Option<Side> = match RESULTS.iter().position(|known| *known == result)? {
        0 => winner(Colour::White),
        1 => winner(Colour::Black),
        2 => None,
        _ => return None,
    };
    Some(match (winner, termination.trim().to_ascii_lowercase().as_str()) {
        (Some(side), "resignation" | "resigned") => EarlyEnd::Resigned(side.other()),
        (Some(side), "time forfeit" | "time") => EarlyEnd::OutOfTime(side.other()),
        (None, "agreement") => EarlyEnd::Agreed,
        _ => EarlyEnd::Adjudicated(winner),
    })
}

/// The tags of a game as they are read, with the slices of the text that name the game and its start.
#[derive(Default, Debug)]
pub(super) struct Header<'a> {
    pub(super) tags: Tags,
    variant: Option<(String, &'a str)>,
    fen: Option<(String, &'a str)>,
    pub(super) result: String,
    pub(super) termination: String,
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

    /// The kinds of game that the tags leave possible: the one they name, or else all, the likely one first.
    pub(super) fn variants(&self, text: &str, likely: Option<Variant>) -> Result<Vec<Variant>, RecordError> {
        match &self.variant {
            None => Ok(likely_variants(likely)),
            Some((name, slice)) => match variant_name::parse(name, ' ') {
                Ok(variant) => Ok(vec![variant]),
                Err(error) => Err(RecordError::at(text, slice, error)),
            },
        }
    }

    /// The position that the game starts from.
    pub(super) fn start(&self, text: &str, variant: Variant) -> Result<Position, RecordError> {
        match &self.fen {
            None => Ok(Position::start(variant)),
            Some((fen, slice)) => Position::parse(variant, fen).map_err(|error| {
                if fen == slice {
                    RecordError::notation(text, slice, error)
                } else {
                    RecordError::at(text, slice, error.reason)
                }
            }),
        }
    }
}
