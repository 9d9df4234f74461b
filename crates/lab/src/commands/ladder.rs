//! `ladder`: each level against the one below it, and the first against the greedy player.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::{Args, value_parser};

use super::args::{OpeningArgs, at_least_one, game_parser};
use crate::error::{CliError, FileError};
use crate::files::{read_if_exists, write_atomically};
use crate::game::FinishedGame;
use crate::ladder::{Ladder, Rung, format_absolute};
use crate::move_limits::MoveLimits;
use crate::player_spec::{PlayerConfig, PlayerSpec};
use crate::series::{Series, SeriesResult};
use tessera_engine::Level;
use tessera_rules::{GameKind, Variant};

const NOTES: &str = "\
Level 1 plays against the greedy player. It is assigned 600 Elo, which only fixes the
origin of the scale; the Elo of a level is the sum of the steps up to it.";

/// The arguments of `ladder`.
#[derive(Clone, Debug, Args)]
#[command(after_help = NOTES)]
pub(super) struct LadderArgs {
    /// Game to measure
    #[arg(value_parser = game_parser(&GameKind::ALL), ignore_case = true)]
    game: GameKind,
    /// Games for each level, rounded up to an even number
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = at_least_one())]
    games: u32,
    /// First level to measure
    #[arg(long, value_name = "LEVEL", default_value_t = Level::FIRST.number(), value_parser = level_number())]
    from: u8,
    /// Last level to measure
    #[arg(long, value_name = "LEVEL", default_value_t = Level::LAST.number(), value_parser = level_number())]
    to: u8,
    #[command(flatten)]
    opening: OpeningArgs,
    /// Most milliseconds that a level may think about a move [default: the levels' own limits]
    #[arg(long, value_name = "MS")]
    movetime: Option<u64>,
    /// Seed of the openings and of all randomness
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// File for the results; levels in it with the same games, seed and movetime are not measured again
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

fn level_number() -> impl clap::builder::TypedValueParser<Value = u8> {
    value_parser!(u8).range(i64::from(Level::FIRST.number())..=i64::from(Level::LAST.number()))
}

/// Measures the levels and reports their Elo.
pub(super) fn run(args: &LadderArgs, out: &mut dyn Write) -> Result<(), CliError> {
    let mut ladder = args.out.as_deref().map(load).transpose()?.unwrap_or_default();
    for level in Level::all().filter(|level| (args.from..=args.to).contains(&level.number())) {
        if ladder.rung(args.game, level).is_some_and(|rung| args.is_measured_by(rung)) {
            writeln!(out, "level {level}: already measured")?;
            continue;
        }
        ladder.insert(args.measure(level, out)?);
        if let Some(path) = &args.out {
            write_atomically(path, ladder.to_string().as_bytes())?;
        }
    }
    write_table(&ladder, args.game, out)
}

impl LadderArgs {
    /// The number of games, even because openings come in pairs of games.
    fn even_games(&self) -> u32 {
        self.games.saturating_add(self.games % 2)
    }

    /// The time limit; 0 means none.
    fn movetime(&self) -> Option<u64> {
        self.movetime.filter(|time| *time > 0)
    }

    fn is_measured_by(&self, rung: &Rung) -> bool {
        (rung.score.games(), rung.seed, rung.movetime) == (self.even_games(), self.seed, self.movetime())
    }

    /// Plays one level against the one below it.
    fn measure(&self, level: Level, out: &mut dyn Write) -> Result<Rung, CliError> {
        let variant = Variant::standard(self.game);
        let limits = MoveLimits { movetime: self.movetime().map(Duration::from_millis), ..MoveLimits::default() };
        let config = PlayerConfig { variant, limits, timeout: Duration::ZERO };
        let below = Level::new(level.number() - 1).map_or_else(PlayerSpec::greedy, PlayerSpec::level);
        let (mut upper, mut lower) = (PlayerSpec::level(level).create(&config)?, below.create(&config)?);
        let series =
            Series { variant, games: self.even_games(), opening: self.opening.plies(), balance: None, seed: self.seed };
        let mut on_game = |_: &FinishedGame, _, result: &SeriesResult| report_progress(level, result, out);
        let result = series.run([upper.as_mut(), lower.as_mut()], &mut on_game)?;
        Ok(Rung { kind: self.game, level, score: result.score, seed: self.seed, movetime: self.movetime() })
    }
}

/// Writes a line every twenty games.
fn report_progress(level: Level, result: &SeriesResult, out: &mut dyn Write) -> Result<(), CliError> {
    if result.score.games().is_multiple_of(20) {
        writeln!(out, "level {level}: {:4} games  {}", result.score.games(), result.score)?;
        out.flush()?;
    }
    Ok(())
}

fn load(path: &Path) -> Result<Ladder, FileError> {
    let Some(bytes) = read_if_exists(path)? else { return Ok(Ladder::default()) };
    let text = String::from_utf8(bytes).map_err(|error| FileError::new(path, error))?;
    text.parse::<Ladder>().map_err(|error| FileError::new(path, error))
}

fn write_table(ladder: &Ladder, kind: GameKind, out: &mut dyn Write) -> Result<(), CliError> {
    writeln!(out, "\n{:<5}  {:<8}  {:<14}  {:>10}  {:>10}", "level", "against", "result", "step", "Elo")?;
    for level in Level::all() {
        let Some(rung) = ladder.rung(kind, level) else { continue };
        let step = rung.score.elo().map_or("-".to_owned(), |elo| elo.to_string());
        let elo = ladder.elo(kind, level).map_or("?".to_owned(), format_absolute);
        writeln!(out, "{level:<5}  {:<8}  {:<14}  {step:>10}  {elo:>10}", rung.opponent(), rung.score.to_string())?;
    }
    out.flush()?;
    Ok(())
}
