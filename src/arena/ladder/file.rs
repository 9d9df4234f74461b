//! What was measured, as text: one line for each level of each game.
//!
//! `breakthrough 5 1412 ±38 level:4 +151 =3 -46 seed 7`: game, level, its Elo with the error against level 1, then
//! the games it comes from. `?` is an Elo that cannot be told because a step below is missing. With a limit of time
//! ` movetime 50` follows. A line for `greedy` is written for people and not read.

use std::fmt;
use std::str::FromStr;

use crate::arena::{Elo, Tally};
use crate::engine::Level;
use crate::rules::GameKind;

/// One level's games against the level below it, or the first level's against the greedy player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rung {
    pub kind: GameKind,
    pub level: Level,
    /// Results of the level.
    pub tally: Tally,
    pub seed: u64,
    /// Milliseconds for a move, if they were limited.
    pub movetime: Option<u64>,
}

/// All that was measured: at most one rung for each level of each game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Ladder {
    rungs: Vec<Rung>,
}

/// The Elo that level 1 is given, so that no level and no yardstick is below zero.
const FIRST: f64 = 600.0;

const HEADER: &str = "\
# Strength of the levels, measured by `tessera-engine ladder`: each against the one below, level 1 against a player who
# sees one ply. Level 1 is called 600; only differences within a game mean anything.
# game level elo error opponent wins draws losses seed
";

impl Rung {
    pub(super) fn opponent(&self) -> String {
        match self.level.number() {
            1 => "greedy".into(),
            number => format!("level:{}", number - 1),
        }
    }
}

impl Ladder {
    #[must_use]
    pub fn rung(&self, kind: GameKind, level: Level) -> Option<&Rung> {
        self.rungs.iter().find(|rung| (rung.kind, rung.level) == (kind, level))
    }

    /// Adds a rung in place of what was known of this level.
    pub fn put(&mut self, rung: Rung) {
        self.rungs.retain(|known| (known.kind, known.level) != (rung.kind, rung.level));
        self.rungs.push(rung);
        self.rungs.sort_by_key(|rung| (rung.kind, rung.level));
    }

    /// The strength of a level if all steps below it are known: 600 for the first. Errors are those of the sum.
    #[must_use]
    pub fn elo(&self, kind: GameKind, level: Level) -> Option<Elo> {
        let mut sum = Elo { difference: FIRST, error: 0.0 };
        for below in Level::all().filter(|below| (2..=level.number()).contains(&below.number())) {
            let step = self.rung(kind, below)?.tally.elo()?;
            sum = Elo { difference: sum.difference + step.difference, error: sum.error.hypot(step.error) };
        }
        Some(sum)
    }
}

/// An Elo as a place on the scale: `1412 ±38`.
pub(super) fn placed(elo: Elo) -> String {
    format!("{:.0} ±{:.0}", elo.difference, elo.error)
}

impl fmt::Display for Ladder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(HEADER)?;
        for rung in &self.rungs {
            let game = rung.kind.id();
            if let (1, Some(step)) = (rung.level.number(), rung.tally.elo()) {
                let greedy = Elo { difference: FIRST - step.difference, ..step };
                writeln!(f, "{game} greedy {}", placed(greedy))?;
            }
            let elo = self.elo(rung.kind, rung.level).map_or("? ±?".to_owned(), placed);
            write!(f, "{game} {} {elo} {} {} seed {}", rung.level, rung.opponent(), rung.tally, rung.seed)?;
            match rung.movetime {
                Some(time) => writeln!(f, " movetime {time}")?,
                None => writeln!(f)?,
            }
        }
        Ok(())
    }
}

impl FromStr for Ladder {
    /// The first line that cannot be read, with its number.
    type Err = String;

    fn from_str(text: &str) -> Result<Ladder, String> {
        let mut ladder = Ladder::default();
        for (index, line) in text.lines().enumerate() {
            let words: Vec<&str> = line.split_whitespace().collect();
            if words.first().is_none_or(|word| word.starts_with('#')) || words.get(1) == Some(&"greedy") {
                continue;
            }
            let rung = read(&words).ok_or_else(|| format!("line {}: {line:?} is no level's", index + 1))?;
            ladder.put(rung);
        }
        Ok(ladder)
    }
}

fn read(words: &[&str]) -> Option<Rung> {
    let [game, level, _, _, _, wins, draws, losses, "seed", seed, rest @ ..] = words else { return None };
    let movetime = match rest {
        [] => None,
        ["movetime", time] => Some(time.parse().ok()?),
        _ => return None,
    };
    let tally = Tally {
        wins: wins.strip_prefix('+')?.parse().ok()?,
        draws: draws.strip_prefix('=')?.parse().ok()?,
        losses: losses.strip_prefix('-')?.parse().ok()?,
    };
    Some(Rung { kind: game.parse().ok()?, level: level.parse().ok()?, tally, seed: seed.parse().ok()?, movetime })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rung(level: u8, wins: u32, draws: u32, losses: u32) -> Rung {
        let level = Level::new(level).unwrap();
        Rung { kind: GameKind::Breakthrough, level, tally: Tally { wins, draws, losses }, seed: 7, movetime: None }
    }

    fn ladder(rungs: &[Rung]) -> Ladder {
        let mut ladder = Ladder::default();
        rungs.iter().for_each(|rung| ladder.put(*rung));
        ladder
    }

    #[test]
    fn a_ladder_is_written_and_read_back() {
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
    fn steps_add_up_and_so_do_the_squares_of_their_errors() {
        let ladder = ladder(&[rung(2, 60, 0, 40), rung(3, 60, 0, 40)]);
        let elo = ladder.elo(GameKind::Breakthrough, Level::new(3).unwrap()).unwrap();
        assert!((elo.difference - 740.87).abs() < 0.1, "{elo:?}");
        assert!((elo.error - 70.54 * 2f64.sqrt()).abs() < 0.1, "{elo:?}");
        assert_eq!(ladder.elo(GameKind::Othello, Level::new(2).unwrap()), None);
    }

    #[test]
    fn a_new_measurement_replaces_the_old_one() {
        let ladder = ladder(&[rung(2, 60, 0, 40), rung(2, 1, 0, 1)]);
        assert_eq!(ladder.rung(GameKind::Breakthrough, Level::new(2).unwrap()).unwrap().tally.games(), 2);
        assert_eq!(ladder.to_string().lines().filter(|line| line.starts_with("breakthrough")).count(), 1);
    }

    #[test]
    fn a_line_that_is_no_level_s_is_refused_with_its_number() {
        for line in ["breakthrough", "breakthrough 11 600 ±0 x +1 =1 -1 seed 1", "chess 1 600 ±0 x +1 =1 -1 seed 1"] {
            let reason = format!("# fine\n{line}\n").parse::<Ladder>().unwrap_err();
            assert!(reason.starts_with("line 2: "), "{reason}");
        }
    }
}
