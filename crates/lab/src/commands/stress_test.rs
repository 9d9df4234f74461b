//! `stress`: quick games between levels of all strengths, to find illegal moves and moves over the time limit.

use std::fmt;
use std::io::Write;
use std::time::Duration;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, value_parser};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use super::args::{at_least_one, variant};
use crate::error::CliError;
use crate::game::EndReason;
use crate::move_limits::MoveLimits;
use crate::player_spec::{PlayerConfig, PlayerSpec};
use crate::series::Series;
use tessera_engine::Level;
use tessera_rules::{GameKind, Size, VariantError};

/// The arguments of `stress`.
#[derive(Clone, Debug, Args)]
#[command(after_help = "The exit code is 1 if any game ends by an illegal move or on time.")]
pub(super) struct StressArgs {
    /// Game to play, or all games
    #[arg(value_name = "GAME", value_parser = game_selection_parser(), ignore_case = true)]
    game: GameSelection,
    /// Games of each game, rounded up to an even number
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = at_least_one())]
    games: u32,
    /// Time for each move in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 15, value_parser = value_parser!(u64).range(1..))]
    movetime: u64,
    /// Board size [default: the game's standard board]
    #[arg(long, value_name = "COLUMNSxROWS")]
    size: Option<Size>,
    /// Seed of the levels, the openings and all randomness
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

#[derive(Clone, Copy, Debug)]
enum GameSelection {
    All,
    One(GameKind),
}

const ALL: &str = "all";

fn game_selection_parser() -> impl TypedValueParser<Value = GameSelection> {
    let values = GameKind::ALL.iter().map(|kind| kind.id()).chain([ALL]);
    PossibleValuesParser::new(values.collect::<Vec<&str>>()).try_map(|text| {
        if text.eq_ignore_ascii_case(ALL) {
            Ok(GameSelection::All)
        } else {
            text.parse::<GameKind>().map(GameSelection::One)
        }
    })
}

/// Plays the games and reports what went wrong in them.
pub(super) fn run(args: &StressArgs, out: &mut dyn Write) -> Result<(), CliError> {
    let kinds = match args.game {
        GameSelection::All => GameKind::ALL.to_vec(),
        GameSelection::One(kind) => vec![kind],
    };
    let variants = kinds.into_iter().map(|kind| variant(kind, args.size)).collect::<Result<Vec<_>, VariantError>>()?;
    let limits = MoveLimits::movetime(Duration::from_millis(args.movetime));
    let mut irregular = 0;
    for variant in variants {
        let config = PlayerConfig { variant, limits, timeout: Duration::ZERO };
        let mut test = StressTest::new(config, args.seed);
        while test.games < args.games {
            test.play_pair(out)?;
        }
        writeln!(out, "{test}")?;
        out.flush()?;
        irregular += test.illegal_moves + test.losses_on_time;
    }
    if irregular > 0 { Err(CliError::IrregularGames(irregular)) } else { Ok(()) }
}

/// The games of one variant so far.
struct StressTest {
    config: PlayerConfig,
    rng: StdRng,
    games: u32,
    plies: u64,
    illegal_moves: u32,
    losses_on_time: u32,
}

impl StressTest {
    fn new(config: PlayerConfig, seed: u64) -> StressTest {
        let rng = StdRng::seed_from_u64(seed);
        StressTest { config, rng, games: 0, plies: 0, illegal_moves: 0, losses_on_time: 0 }
    }

    /// Plays two games between two random levels.
    fn play_pair(&mut self, out: &mut dyn Write) -> Result<(), CliError> {
        let names = [self.random_level(), self.random_level()];
        let (mut a, mut b) = (names[0].create(&self.config)?, names[1].create(&self.config)?);
        let (opening, seed) = (self.rng.random_range(0..=6), self.rng.random());
        let series = Series { variant: self.config.variant, games: 2, opening, balance: None, seed };
        let result = series.run([a.as_mut(), b.as_mut()], &mut |game, _, _| match &game.result.reason {
            EndReason::Rules(_) => Ok(()),
            reason => Ok(writeln!(out, "{} against {}: {reason}", names[0], names[1])?),
        })?;
        self.games += result.score.games();
        self.plies += result.plies;
        self.illegal_moves += result.players.iter().map(|stats| stats.illegal_moves).sum::<u32>();
        self.losses_on_time += result.players.iter().map(|stats| stats.losses_on_time).sum::<u32>();
        if self.games.is_multiple_of(100) {
            writeln!(out, "{:5} games", self.games)?;
            out.flush()?;
        }
        Ok(())
    }

    fn random_level(&mut self) -> PlayerSpec {
        let number = self.rng.random_range(Level::FIRST.number()..=Level::LAST.number());
        PlayerSpec::level(Level::new(number).expect("a number from the first to the last level is a level"))
    }
}

impl fmt::Display for StressTest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let StressTest { config, games, plies, illegal_moves, losses_on_time, .. } = self;
        let (game, size) = (config.variant.kind().id(), config.variant.size());
        write!(f, "{game} {size}: {games} games, {plies} plies, {illegal_moves} illegal moves, ")?;
        write!(f, "{losses_on_time} losses on time")
    }
}
