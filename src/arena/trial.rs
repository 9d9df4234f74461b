//! `trial`: quick games of levels of all strengths, to see that nobody breaks a rule or oversteps the time.

use std::ffi::OsString;
use std::fmt;
use std::io::Write;
use std::time::Duration;

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use super::{Arguments, Command, Hall, Pace, Reason, Series, Spec, Trouble};
use crate::engine::Level;
use crate::rules::GameKind;

pub(super) const COMMAND: Command =
    Command { name: "trial", summary: "quick games of all levels: no illegal move, no loss on time", help: HELP, run };

const HELP: &str = "\
Plays quick games between levels of all strengths and counts illegal moves and
losses on time; if there is any, the exit status is 1.

Usage: tessera-engine trial GAME|all [OPTIONS]

  --games N          how many games of each game (1000)
  --movetime MS      the time for a move (15)
  --size CxR         board size in columns x rows
  --seed S           decides levels, openings and all chance (1)";

fn run(arguments: Vec<OsString>, out: &mut dyn Write) -> Result<(), Trouble> {
    let mut arguments = Arguments::read(arguments)?;
    let word = arguments.word("the game")?;
    let kinds = if word == "all" { GameKind::ALL.to_vec() } else { vec![word.parse().map_err(Trouble::usage)?] };
    let mut variants = Vec::new();
    for kind in kinds {
        variants.push(arguments.clone().variant(kind)?);
    }
    let _ = arguments.option::<String>("size")?;
    let games = u32::try_from(arguments.number("games", 1, 1000)?).unwrap_or(u32::MAX - 1);
    let movetime = Duration::from_millis(arguments.number("movetime", 1, 15)?);
    let seed = arguments.number("seed", 0, 1)?;
    arguments.end()?;
    let pace = Pace { movetime: Some(movetime), ..Pace::default() };
    let mut faults = 0;
    for variant in variants {
        let mut trial = Trial::new(Hall { variant, pace, patience: Duration::ZERO }, seed);
        while trial.games < games {
            trial.play_pair(out)?;
        }
        writeln!(out, "{trial}")?;
        out.flush()?;
        faults += trial.illegal_moves + trial.losses_on_time;
    }
    if faults > 0 { Err(Trouble::failed(format!("{faults} games did not end by the rules"))) } else { Ok(()) }
}

/// What has been seen of one game.
struct Trial {
    hall: Hall,
    chance: StdRng,
    games: u32,
    plies: u64,
    illegal_moves: u32,
    losses_on_time: u32,
}

impl Trial {
    fn new(hall: Hall, seed: u64) -> Trial {
        let chance = StdRng::seed_from_u64(seed);
        Trial { hall, chance, games: 0, plies: 0, illegal_moves: 0, losses_on_time: 0 }
    }

    /// Two games between two levels drawn by lot.
    fn play_pair(&mut self, out: &mut dyn Write) -> Result<(), Trouble> {
        let names = [self.draw(), self.draw()];
        let seat = |spec: &Spec| spec.seat(&self.hall).map_err(Trouble::Failed);
        let (mut a, mut b) = (seat(&names[0])?, seat(&names[1])?);
        let (opening, seed) = (self.chance.random_range(0..=6), self.chance.random());
        let series = Series { variant: self.hall.variant, games: 2, opening, seed };
        let standing = series.run([a.as_mut(), b.as_mut()], &mut |finished, _, _| match &finished.verdict.reason {
            Reason::Rules(_) => Ok(()),
            reason => Ok(writeln!(out, "{} against {}: {reason}", names[0], names[1])?),
        })?;
        self.games += standing.tally.games();
        self.plies += standing.plies;
        self.illegal_moves += standing.players.iter().map(|conduct| conduct.illegal_moves).sum::<u32>();
        self.losses_on_time += standing.players.iter().map(|conduct| conduct.losses_on_time).sum::<u32>();
        if self.games.is_multiple_of(100) {
            writeln!(out, "{:5} games", self.games)?;
            out.flush()?;
        }
        Ok(())
    }

    fn draw(&mut self) -> Spec {
        let number = self.chance.random_range(Level::FIRST.number()..=Level::LAST.number());
        Spec::level(Level::new(number).expect("the number is between those of the first and the last level"))
    }
}

impl fmt::Display for Trial {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Trial { hall, games, plies, illegal_moves, losses_on_time, .. } = self;
        let (game, size) = (hall.variant.kind().id(), hall.variant.size());
        write!(f, "{game} {size}: {games} games, {plies} plies, {illegal_moves} illegal moves, ")?;
        write!(f, "{losses_on_time} losses on time")
    }
}
