//! A match as text: readable, and judged by the rules when it is read back.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::game::clock::Clock;
use crate::game::matches::{History, MatchOutcome};
use crate::game::player::{Paused, Player, Players};
use crate::rules::{Draw, Game, GameKind, Move, Outcome, Position, Side, Size, Variant, Victory};

/// A match that can be taken up again.
#[derive(Clone, PartialEq, Debug)]
pub struct SavedMatch {
    pub start: Position,
    /// Every ply, those taken back included.
    pub moves: Vec<Move>,
    /// How many of the last plies are taken back.
    pub undone: usize,
    pub players: Players,
    pub paused: bool,
    /// How people or the clock ended it, if they did.
    pub end: Option<AgreedEnd>,
    pub clock: Option<Clock>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AgreedEnd {
    GaveUp(Side),
    OutOfTime(Side),
    Agreed,
}

/// How it is written down.
#[derive(Serialize, Deserialize)]
struct SavedMatchFile {
    version: u32,
    game: String,
    size: String,
    start: String,
    moves: Vec<String>,
    undone: usize,
    players: [String; 2],
    paused: bool,
    end: Option<AgreedEnd>,
    #[serde(default)]
    clock: Option<SavedClock>,
}

/// A clock as it is written down: `3+2`, and milliseconds.
#[derive(Serialize, Deserialize)]
struct SavedClock {
    control: String,
    left: [u64; 2],
    marks: Vec<[u64; 2]>,
}

impl SavedClock {
    fn of(clock: &Clock) -> SavedClock {
        let written = |left: [Duration; 2]| left.map(|left| u64::try_from(left.as_millis()).unwrap_or(u64::MAX));
        let marks = clock.marks.iter().copied().map(written).collect();
        SavedClock { control: clock.time_control.to_string(), left: written(clock.left), marks }
    }

    fn read(self) -> Result<Clock, String> {
        let read = |left: [u64; 2]| left.map(Duration::from_millis);
        let marks = self.marks.into_iter().map(read).collect();
        Ok(Clock { time_control: self.control.parse().map_err(said)?, left: read(self.left), marks })
    }
}

const VERSION: u32 = 1;

impl SavedMatch {
    #[must_use]
    pub fn of(
        variant: Variant,
        history: &History,
        players: Players,
        paused: Paused,
        verdict: MatchOutcome,
        clock: Option<&Clock>,
    ) -> SavedMatch {
        debug_assert_eq!(variant, history.start.variant());
        let played = history.played.iter().map(|ply| ply.mv);
        let end = match verdict.0 {
            Outcome::Won { side, by: Victory::Resignation } => Some(AgreedEnd::GaveUp(side.other())),
            Outcome::Won { side, by: Victory::Time } => Some(AgreedEnd::OutOfTime(side.other())),
            Outcome::Drawn(Draw::Agreement) => Some(AgreedEnd::Agreed),
            _ => None,
        };
        SavedMatch {
            start: history.start.clone(),
            moves: played.chain(history.undone.iter().rev().copied()).collect(),
            undone: history.undone.len(),
            players,
            paused: paused.0,
            end,
            clock: clock.cloned(),
        }
    }

    /// Whether somebody is still to move.
    #[must_use]
    pub fn is_in_progress(&self) -> bool {
        let mut position = self.start.clone();
        let played = self.moves.len() - self.undone.min(self.moves.len());
        self.moves[..played].iter().for_each(|mv| position.play_unchecked(*mv));
        self.end.is_none() && !position.outcome().is_over()
    }

    #[must_use]
    pub fn to_text(&self) -> String {
        let variant = self.start.variant();
        let mut position = self.start.clone();
        let write = |mv: &Move| {
            let text = position.protocol_move(*mv);
            position.play_unchecked(*mv);
            text
        };
        let sheet = SavedMatchFile {
            version: VERSION,
            game: variant.kind().id().into(),
            size: variant.size().to_string(),
            start: self.start.format_position(),
            moves: self.moves.iter().map(write).collect(),
            undone: self.undone,
            players: self.players.0.map(player_to_text),
            paused: self.paused,
            end: self.end,
            clock: self.clock.as_ref().map(SavedClock::of),
        };
        serde_json::to_string(&sheet).unwrap_or_default()
    }

    /// # Errors
    /// A sentence that says what is wrong with a text that is no match.
    pub fn from_text(text: &str) -> Result<SavedMatch, String> {
        let sheet: SavedMatchFile = serde_json::from_str(text).map_err(|error| error.to_string())?;
        if sheet.version != VERSION {
            return Err(format!("it is of version {}, this program reads {VERSION}", sheet.version));
        }
        let kind: GameKind = sheet.game.parse().map_err(said)?;
        let size: Size = sheet.size.parse().map_err(said)?;
        let start = Position::parse(Variant::new(kind, size).map_err(said)?, &sheet.start).map_err(said)?;
        let mut position = start.clone();
        let mut moves = Vec::with_capacity(sheet.moves.len());
        for text in &sheet.moves {
            let mv = position.parse_move(text).map_err(said)?;
            position.play_unchecked(mv);
            moves.push(mv);
        }
        let [first, second] = sheet.players.map(|text| text.parse::<Player>());
        Ok(SavedMatch {
            start,
            undone: sheet.undone.min(moves.len()),
            moves,
            players: Players([first.map_err(said)?, second.map_err(said)?]),
            paused: sheet.paused,
            end: sheet.end,
            clock: sheet.clock.map(SavedClock::read).transpose()?,
        })
    }
}

fn said(error: impl std::fmt::Display) -> String {
    error.to_string()
}

/// `person`, or the level of a computer, as [`Player`] is read from.
#[must_use]
pub fn player_to_text(player: Player) -> String {
    match player {
        Player::Human => "person".into(),
        Player::Computer(level) => level.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::clock::TimeControl;
    use crate::game::player::Level;

    fn saved(kind: GameKind, moves: &str) -> SavedMatch {
        let start = Position::start(Variant::standard(kind));
        let moves = start.parse_game(moves).unwrap();
        let players = Players([Player::Human, Player::Computer(Level::PERFECT)]);
        let end = Some(AgreedEnd::GaveUp(Side::Second));
        let clock = Some(Clock::new(TimeControl::PRESETS[1]));
        SavedMatch { start, moves, undone: 1, players, paused: true, end, clock }
    }

    #[test]
    fn a_match_comes_back_as_it_was_kept() {
        let passes = "f5 d6 c3 d3 c4 f4 f6 f3 e6 e7 d7 c5 b6 d8 c6 c7 d2 b5 a5 a6 a7 g5";
        for (kind, moves) in [
            (GameKind::Othello, passes),
            (GameKind::Breakthrough, "e2-e3 d7-d6 e3-e4 d6-d5 e4xd5"),
            (GameKind::Diamond, "d4 swap e5"),
        ] {
            let kept = saved(kind, moves);
            assert_eq!(SavedMatch::from_text(&kept.to_text()), Ok(kept));
        }
    }

    #[test]
    fn a_text_that_is_no_match_is_refused_with_its_reason() {
        let good = saved(GameKind::Breakthrough, "e2-e3 d7-d6").to_text();
        for (bad, reason) in [
            (good.replace("\"version\":1", "\"version\":9"), "version 9"),
            (good.replace("breakthrough", "chess"), "chess"),
            (good.replace("8x8", "80x8"), "80x8"),
            (good.replace("d7", "d2"), "d2"),
            (good.replace("perfect", "robot"), "robot"),
            (good[..good.len() / 2].to_owned(), "EOF"),
            (String::new(), "EOF"),
        ] {
            let error = SavedMatch::from_text(&bad).unwrap_err();
            assert!(error.contains(reason), "{error} for {bad}");
        }
    }
}
