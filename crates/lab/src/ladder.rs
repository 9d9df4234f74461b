//! The measured strength of the levels as a text file: one line for each level of each game.
//!
//! `GAME 5 1412 ±38 level:4 +151 =3 -46 seed 7` consists of the game, the level, its Elo with the error relative
//! to level 1, the opponent, the score against it and the seed. A time limit follows as ` movetime 50`. The Elo is `?` if a
//! lower level has not been measured. Lines for `greedy` are informative and not read.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::score::{Elo, MatchScore};
use tessera_engine::Level;
use tessera_rules::GameKind;

/// The score of a level against the level below it, or of the first level against the greedy player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rung {
    /// The game.
    pub kind: GameKind,
    /// The level measured.
    pub level: Level,
    /// The score of the level.
    pub score: MatchScore,
    /// The seed of the games.
    pub seed: u64,
    /// The time limit for a move in milliseconds, if there was one.
    pub movetime: Option<u64>,
}

/// All measurements: at most one for each level of each game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Ladder {
    rungs: Vec<Rung>,
}

/// A line of the file is not a measurement.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {number}: {line:?} is not a measured level")]
pub struct ParseLadderError {
    /// The number of the line, from 1.
    pub number: usize,
    /// Its text.
    pub line: String,
}

/// The Elo assigned to level 1, so that no level and no baseline player is below zero.
const FIRST_LEVEL_ELO: f64 = 600.0;

const HEADER: &str = "\
# Strength of the levels, measured by `tessera-engine ladder`: each against the one below, level 1 against a player who
# sees one ply. Level 1 is called 600; only differences within a game mean anything.
# game level elo error opponent wins draws losses seed
";

impl Rung {
    /// The name of the opponent.
    pub(super) fn opponent(&self) -> String {
        match self.level.number() {
            1 => "greedy".into(),
            number => format!("level:{}", number - 1),
        }
    }
}

impl Ladder {
    /// The measurement of a level.
    pub fn rung(&self, kind: GameKind, level: Level) -> Option<&Rung> {
        self.rungs.iter().find(|rung| (rung.kind, rung.level) == (kind, level))
    }

    /// Adds a measurement, or replaces that of the same level.
    pub fn insert(&mut self, rung: Rung) {
        self.rungs.retain(|known| (known.kind, known.level) != (rung.kind, rung.level));
        self.rungs.push(rung);
        self.rungs.sort_by_key(|rung| (rung.kind, rung.level));
    }

    /// The Elo of a level: the sum of all steps up to it, and their combined error. `None` if a step is not measured.
    pub fn elo(&self, kind: GameKind, level: Level) -> Option<Elo> {
        let mut sum = Elo { difference: FIRST_LEVEL_ELO, error: 0.0 };
        for below in Level::all().filter(|below| (2..=level.number()).contains(&below.number())) {
            let step = self.rung(kind, below)?.score.elo()?;
            sum = Elo { difference: sum.difference + step.difference, error: sum.error.hypot(step.error) };
        }
        Some(sum)
    }
}

/// Formats an absolute Elo: `1412 ±38`.
pub(super) fn format_absolute(elo: Elo) -> String {
    format!("{:.0} ±{:.0}", elo.difference, elo.error)
}

/// Writes the file.
impl fmt::Display for Ladder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(HEADER)?;
        for rung in &self.rungs {
            let game = rung.kind.id();
            if let (1, Some(step)) = (rung.level.number(), rung.score.elo()) {
                let greedy = Elo { difference: FIRST_LEVEL_ELO - step.difference, ..step };
                writeln!(f, "{game} greedy {}", format_absolute(greedy))?;
            }
            let elo = self.elo(rung.kind, rung.level).map_or("? ±?".to_owned(), format_absolute);
            write!(f, "{game} {} {elo} {} {} seed {}", rung.level, rung.opponent(), rung.score, rung.seed)?;
            match rung.movetime {
                Some(time) => writeln!(f, " movetime {time}")?,
                None => writeln!(f)?,
            }
        }
        Ok(())
    }
}

/// Reads the file.
impl FromStr for Ladder {
    type Err = ParseLadderError;

    fn from_str(text: &str) -> Result<Ladder, ParseLadderError> {
        let mut ladder = Ladder::default();
        for (index, line) in text.lines().enumerate() {
            let words: Vec<&str> = line.split_whitespace().collect();
            if words.first().is_none_or(|word| word.starts_with('#')) || words.get(1) == Some(&"greedy") {
                continue;
            }
            let invalid = || ParseLadderError { number: index + 1, line: line.to_owned() };
            ladder.insert(parse_rung(&words).ok_or_else(invalid)?);
        }
        Ok(ladder)
    }
}

fn parse_rung(words: &[&str]) -> Option<Rung> {
    let [game, level, _, _, _, wins, draws, losses, "seed", seed, rest @ ..] = words else { return None };
    let movetime = match rest {
        [] => None,
        ["movetime", time] => Some(time.parse().ok()?),
        _ => return None,
    };
    let score = MatchScore {
        wins: wins.strip_prefix('+')?.parse().ok()?,
        draws: draws.strip_prefix('=')?.parse().ok()?,
        losses: losses.strip_prefix('-')?.parse().ok()?,
    };
    Some(Rung { kind: game.parse().ok()?, level: level.parse().ok()?, score, seed: seed.parse().ok()?, movetime })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rung(level: u8, wins: u32, draws: u32, losses: u32) -> Rung {
        let level = Level::new(level).unwrap();
        Rung { kind: GameKind::Breakthrough, level, score: MatchScore { wins, draws, losses }, seed: 7, movetime: None }
    }

    fn ladder(rungs: &[Rung]) -> Ladder {
        let mut ladder = Ladder::default();
        rungs.iter().for_each(|rung| ladder.insert(*rung));
        ladder
    }

    #[test]
    fn a_ladder_that_is_written_and_read_back_is_the_same() {
        let timed = Rung { movetime: Some(50), kind: GameKind::Diamond, ..rung(3, 9, 1, 0) };
        let ladder = ladder(&[rung(2, 60, 0, 40), timed, rung(1, 50, 0, 50), rung(4, 1, 2, 3)]);
        let text = ladder.to_string();
        assert_eq!(text.parse(), Ok(ladder));
        let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
        assert_eq!(lines[0], "breakthrough greedy 600 ±69");
        assert_eq!(lines[1], "breakthrough 1 600 ±0 greedy +50 =0 -50 seed 7");
        assert_eq!(lines[2], "breakthrough 2 670 ±71 level:1 +60 =0 -40 seed 7");
        assert_eq!(lines[3], "breakthrough 4 ? ±? level:3 +1 =2 -3 seed 7");
        assert_eq!(lines[4], "diamond 3 ? ±? level:2 +9 =1 -0 seed 7 movetime 50");
    }

    #[test]
    fn the_elo_of_a_level_is_the_sum_of_its_steps() {
        let ladder = ladder(&[rung(2, 60, 0, 40), rung(3, 60, 0, 40)]);
        let elo = ladder.elo(GameKind::Breakthrough, Level::new(3).unwrap()).unwrap();
        assert!((elo.difference - 740.87).abs() < 0.1, "{elo:?}");
        assert!((elo.error - 70.54 * 2f64.sqrt()).abs() < 0.1, "{elo:?}");
        assert_eq!(ladder.elo(GameKind::Othello, Level::new(2).unwrap()), None);
    }

    #[test]
    fn a_new_measurement_replaces_the_old_one() {
        let ladder = ladder(&[rung(2, 60, 0, 40), rung(2, 1, 0, 1)]);
        assert_eq!(ladder.rung(GameKind::Breakthrough, Level::new(2).unwrap()).unwrap().score.games(), 2);
        assert_eq!(ladder.to_string().lines().filter(|line| line.starts_with("breakthrough")).count(), 1);
    }

    #[test]
    fn an_invalid_line_is_refused_with_its_number() {
        for line in ["breakthrough", "breakthrough 11 600 ±0 x +1 =1 -1 seed 1", "chess 1 600 ±0 x +1 =1 -1 seed 1"] {
            let error = format!("# fine\n{line}\n").parse::<Ladder>().unwrap_err();
            assert_eq!((error.number, error.line.as_str()), (2, line));
        }
    }
}
