//! `calibrate`: plays games of the engine against itself and compares its expectations with their results.

use std::fs::OpenOptions;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;

use clap::{Args, value_parser};
use rand::SeedableRng;
use rand::rngs::StdRng;
use rand::seq::index::sample;

use super::args::{at_least_one, game_parser, variant};
use crate::contestant::Contestant;
use crate::error::{CliError, FileError};
use crate::files::read_if_exists;
use crate::game_file::read_games;
use crate::opening::Openings;
use crate::record::GameLine;
use crate::self_play::play_on;
use crate::training_log::TrainingLog;
use tessera_engine::analysis::{CalibrationSample, CalibrationTable, WinCurve};
use tessera_engine::{Limits, Report, Score, think};
use tessera_rules::{Game, GameKind, Position, Size, Variant};

/// The random plies of the shortest openings; shorter ones would repeat.
const SHORTEST_OPENING: usize = 4;
/// Openings have this many lengths, one after the other.
const OPENING_LENGTHS: u32 = 8;
/// Games between two progress lines.
const GAMES_PER_LINE: u32 = 100;

const NOTES: &str = "\
The logarithm of the odds of winning is linear * x + quadratic * x * |x|, where x is the
evaluation in pieces. The two numbers are fitted to the even games; the table compares
expectations and results of the first player in the odd games, by tenths of the expected
score. Ctrl-C ends the games, and the table is printed for those played.";

/// The arguments of `calibrate`.
#[derive(Clone, Debug, Args)]
#[command(after_help = NOTES)]
pub(super) struct CalibrateArgs {
    /// Game to play
    #[arg(value_parser = game_parser(&GameKind::ALL), ignore_case = true)]
    game: GameKind,
    /// Board size [default: the game's standard board]
    #[arg(long, value_name = "COLUMNSxROWS")]
    size: Option<Size>,
    /// Games to play
    #[arg(long, value_name = "N", default_value_t = 2_000, value_parser = at_least_one())]
    games: u32,
    /// Nodes for each move
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = value_parser!(u64).range(1..))]
    nodes: u64,
    /// Seed of the openings and of all randomness
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Games of this board to take positions from, as `study play` writes them; no games are played
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// Positions of each of these games, drawn at random from those after its opening
    #[arg(long, value_name = "N", default_value_t = 3, requires = "from", value_parser = at_least_one())]
    positions: u32,
    /// File to which each position is appended: game, ply, evaluation in hundredths, score of the side to move. Games
    /// that it already holds are counted and not played again
    #[arg(long, value_name = "FILE")]
    samples: Option<PathBuf>,
}

/// Plays the games and prints the table.
pub(super) fn run(args: &CalibrateArgs, out: &mut dyn Write) -> Result<(), CliError> {
    let variant = variant(args.game, args.size)?;
    let mut samples = args.samples.as_deref().map(read_samples).transpose()?.unwrap_or_default();
    let mut file = args.samples.clone().map(SampleFile::open).transpose()?;
    let played = samples.last().map_or(0, |sample: &CalibrationSample| sample.game + 1);
    let recorded = args.from.as_deref().map(read_games).transpose()?;
    let games = recorded.as_ref().map_or(args.games, |games| args.games.min(games.len() as u32));
    let log = TrainingLog::start(&mut *out)?;
    for game in played..games {
        let played = match &recorded {
            Some(games) => search_game(&games[game as usize], args, game),
            None => play_game(variant, args, game),
        };
        if log.stop().load(Ordering::Relaxed) {
            break;
        }
        if let Some(file) = &mut file {
            log.check(file.append(game, &played));
        }
        samples.extend(played);
        if (game + 1) % GAMES_PER_LINE == 0 {
            log.write_line(&format!("{} games, {} positions", game + 1, samples.len()));
        }
    }
    log.finish()?;
    report(&samples, out)?;
    Ok(())
}

/// The positions of one game whose value the search did not prove.
fn play_game(variant: Variant, args: &CalibrateArgs, game: u32) -> Vec<CalibrationSample> {
    let seed = args.seed << 32 | u64::from(game);
    let plies = SHORTEST_OPENING + (game % OPENING_LENGTHS) as usize;
    let mut record = Openings::new(variant, plies, seed).next_opening();
    let mut searched = Vec::new();
    play_on(&mut record, args.nodes, seed, &mut |record, report| {
        if let Score::Centi(centi) = report.score {
            searched.push((Contestant::to_move(record.current()), record.plies().len(), centi));
        }
    });
    let end = record.current();
    labelled(Contestant::winner(end, end.outcome()), game, searched)
}

/// Some positions of a recorded game whose value the search does not prove.
fn search_game(line: &GameLine, args: &CalibrateArgs, game: u32) -> Vec<CalibrationSample> {
    let seed = args.seed << 32 | u64::from(game);
    let plies = line.moves.len().saturating_sub(line.opening);
    let count = plies.min(args.positions as usize);
    let chosen = sample(&mut StdRng::seed_from_u64(seed), plies, count).into_vec();
    let mut searched = Vec::new();
    let mut position = Position::start(line.variant);
    for (ply, mv) in line.moves.iter().enumerate() {
        if ply >= line.opening && chosen.contains(&(ply - line.opening)) {
            let report = think(&position, &Limits::nodes(args.nodes), seed, &mut |_| ());
            if let Some(Report { score: Score::Centi(centi), .. }) = report {
                searched.push((Contestant::to_move(&position), ply, centi));
            }
        }
        position.play_unchecked(*mv);
    }
    labelled(line.winner, game, searched)
}

fn labelled(winner: Option<Contestant>, game: u32, searched: Vec<(Contestant, usize, i32)>) -> Vec<CalibrationSample> {
    let score = |contestant| winner.map_or(0.5, |winner| f64::from(u8::from(winner == contestant)));
    let sample = |(contestant, ply, centi)| CalibrationSample { game, ply, centi, score: score(contestant) };
    searched.into_iter().map(sample).collect()
}

fn report(samples: &[CalibrationSample], out: &mut dyn Write) -> Result<(), CliError> {
    let (odd, even): (Vec<_>, Vec<_>) = samples.iter().copied().partition(|sample| sample.game % 2 == 1);
    let curve = WinCurve::fit(&even);
    writeln!(out, "linear {:.3}, quadratic {:.3}", curve.linear, curve.quadratic)?;
    write!(out, "{}", CalibrationTable::of(&odd, curve))?;
    Ok(())
}

/// The samples of a file; none if it does not exist.
fn read_samples(path: &Path) -> Result<Vec<CalibrationSample>, FileError> {
    let bytes = read_if_exists(path)?.unwrap_or_default();
    let text = String::from_utf8(bytes).map_err(|error| FileError::new(path, error))?;
    let samples = text.lines().enumerate().map(|(index, line)| read_sample(line).ok_or(InvalidSample(index + 1)));
    samples.collect::<Result<_, _>>().map_err(|error| FileError::new(path, error))
}

fn read_sample(line: &str) -> Option<CalibrationSample> {
    let mut words = line.split(' ');
    let (game, ply) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
    let (centi, score) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
    words.next().is_none().then_some(CalibrationSample { game, ply, centi, score })
}

/// A line that is not a sample, counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {0} is not a sample")]
struct InvalidSample(usize);

/// A file to which samples are appended.
struct SampleFile {
    path: PathBuf,
    file: BufWriter<std::fs::File>,
}

impl SampleFile {
    fn open(path: PathBuf) -> Result<SampleFile, FileError> {
        let file = OpenOptions::new().create(true).append(true).open(&path);
        let file = BufWriter::new(file.map_err(|error| FileError::new(&path, error))?);
        Ok(SampleFile { path, file })
    }

    fn append(&mut self, game: u32, samples: &[CalibrationSample]) -> Result<(), FileError> {
        let lines: String =
            samples.iter().map(|sample| format!("{game} {} {} {}\n", sample.ply, sample.centi, sample.score)).collect();
        let written = self.file.write_all(lines.as_bytes()).and_then(|()| self.file.flush());
        written.map_err(|error| FileError::new(&self.path, error))
    }
}
