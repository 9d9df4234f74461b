//! `ladder`: each level against the one below it, and the first against a greedy player.

use std::ffi::OsString;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::{Arguments, Command, Hall, Pace, Player, Series, Spec, Standing, Trouble};
use crate::engine::Level;
use crate::rules::{GameKind, Variant};

mod file;

pub use file::{Ladder, Rung};

pub(super) const COMMAND: Command =
    Command { name: "ladder", summary: "each level against the one below it, in Elo", help: HELP, run };

const HELP: &str = "\
Measures the levels: each plays the one below it, level 1 a greedy player.

Usage: tessera-engine ladder GAME [OPTIONS]

  --games N          games of each step (200)
  --from N, --to M   only the steps to these levels (1, 10)
  --opening PLIES    random plies at the start of each game (4)
  --movetime MS      no level may think longer; normally their own limits hold
  --seed S           decides openings and all chance (1)
  --out FILE         keep what was measured in this file, and do not measure again
                     what stands there with the same games, seed and movetime

Level 1 is called 600 Elo, which means nothing but a place for the scale to
begin. A level's Elo is the sum of the steps below it.";

/// What the command line asks for.
struct Plan {
    kind: GameKind,
    levels: (u8, u8),
    games: u32,
    opening: usize,
    movetime: Option<u64>,
    seed: u64,
    out: Option<PathBuf>,
}

fn run(arguments: Vec<OsString>, out: &mut dyn Write) -> Result<(), Trouble> {
    let plan = Plan::read(Arguments::read(arguments)?)?;
    let mut ladder = match &plan.out {
        Some(path) => load(path)?,
        None => Ladder::default(),
    };
    for level in Level::all().filter(|level| (plan.levels.0..=plan.levels.1).contains(&level.number())) {
        if ladder.rung(plan.kind, level).is_some_and(|rung| plan.has_measured(rung)) {
            writeln!(out, "level {level}: measured before")?;
            continue;
        }
        ladder.put(plan.measure(level, out)?);
        if let Some(path) = &plan.out {
            save(path, &ladder)?;
        }
    }
    write_table(&ladder, plan.kind, out)
}

impl Plan {
    fn read(mut arguments: Arguments) -> Result<Plan, Trouble> {
        let kind = arguments.word("the game")?.parse().map_err(Trouble::usage)?;
        let level = |number| u8::try_from(number).unwrap_or(u8::MAX);
        let last = u64::from(Level::LAST.number());
        let levels = (level(arguments.number("from", 1, 1)?), level(arguments.number("to", 1, last)?));
        // Openings come in pairs of games.
        let games = arguments.number("games", 1, 200)?.next_multiple_of(2);
        let plan = Plan {
            kind,
            levels,
            games: u32::try_from(games).map_err(|_| Trouble::usage("--games: too many"))?,
            opening: arguments.opening()?,
            movetime: arguments.option("movetime")?.filter(|time| *time > 0),
            seed: arguments.number("seed", 0, 1)?,
            out: arguments.path("out"),
        };
        arguments.end()?;
        Ok(plan)
    }

    fn has_measured(&self, rung: &Rung) -> bool {
        (rung.tally.games(), rung.seed, rung.movetime) == (self.games, self.seed, self.movetime)
    }

    /// Plays one step.
    fn measure(&self, level: Level, out: &mut dyn Write) -> Result<Rung, Trouble> {
        let variant = Variant::standard(self.kind);
        let pace = Pace { movetime: self.movetime.map(Duration::from_millis), ..Pace::default() };
        let hall = Hall { variant, pace, patience: Duration::ZERO };
        let below = Level::new(level.number() - 1);
        let seat = |spec: Spec| spec.seat(&hall).map_err(Trouble::Failed);
        let (mut upper, mut lower) = (seat(Spec::level(level))?, seat(below.map_or_else(Spec::greedy, Spec::level))?);
        let series = Series { variant, games: self.games, opening: self.opening, seed: self.seed };
        let players: [&mut dyn Player; 2] = [upper.as_mut(), lower.as_mut()];
        let standing = series.run(players, &mut |_, _, standing| progress(level, standing, out))?;
        Ok(Rung { kind: self.kind, level, tally: standing.tally, seed: self.seed, movetime: self.movetime })
    }
}

/// A line every twenty games.
fn progress(level: Level, standing: &Standing, out: &mut dyn Write) -> Result<(), Trouble> {
    if standing.tally.games().is_multiple_of(20) {
        writeln!(out, "level {level}: {:4} games  {}", standing.tally.games(), standing.tally)?;
        out.flush()?;
    }
    Ok(())
}

fn load(path: &Path) -> Result<Ladder, Trouble> {
    match std::fs::read_to_string(path) {
        Ok(text) => text.parse().map_err(|reason: String| Trouble::file(path, reason)),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(Ladder::default()),
        Err(error) => Err(Trouble::file(path, error)),
    }
}

/// Writes beside the file first, so that an interruption leaves the old one or the new one.
fn save(path: &Path, ladder: &Ladder) -> Result<(), Trouble> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".new");
    let written = std::fs::write(&beside, ladder.to_string()).and_then(|()| std::fs::rename(&beside, path));
    written.map_err(|error| Trouble::file(path, error))
}

fn write_table(ladder: &Ladder, kind: GameKind, out: &mut dyn Write) -> Result<(), Trouble> {
    writeln!(out, "\n{:<5}  {:<8}  {:<14}  {:>10}  {:>10}", "level", "against", "result", "step", "Elo")?;
    for level in Level::all() {
        let Some(rung) = ladder.rung(kind, level) else { continue };
        let step = rung.tally.elo().map_or("-".to_owned(), |elo| elo.to_string());
        let elo = ladder.elo(kind, level).map_or("?".to_owned(), file::placed);
        writeln!(out, "{level:<5}  {:<8}  {:<14}  {step:>10}  {elo:>10}", rung.opponent(), rung.tally.to_string())?;
    }
    out.flush()?;
    Ok(())
}
