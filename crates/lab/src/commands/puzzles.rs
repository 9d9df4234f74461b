//! `puzzles`: generates puzzles, proves them again, and lists them.

use std::io::{Write, stderr};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use clap::Args;

use super::args::game_parser;
use crate::error::{CliError, FileError};
use crate::files::write_atomically;
use crate::puzzle_generator::PuzzleGenerator;
use tessera_engine::puzzles::{Puzzle, PuzzleJudge, PuzzleSet, verify};
use tessera_engine::{Level, UnknownLevel};
use tessera_rules::{GameKind, Size, Variant};

const NOTES: &str = "\
Without --verify or --list it plays games between levels of the engine and makes puzzles of
their positions; the same seed gives the same puzzles. Progress goes to standard error.

A file has one puzzle a line: goal;level;themes;size;first move;position. The goal is one of
  win N        win within N plies against every defence
  best D M     find M moves in a row that alone lead to D discs more
  only M       find M moves in a row that alone win";

/// The arguments of `puzzles`.
#[derive(Clone, Debug, Args)]
#[command(after_help = NOTES)]
pub(super) struct PuzzleArgs {
    /// Game of the puzzles; --verify and --list take all games without it
    #[arg(value_parser = game_parser(&GameKind::ALL), ignore_case = true, required_unless_present_any = ["verify", "list"])]
    game: Option<GameKind>,
    /// Number of puzzles
    #[arg(long, value_name = "N", default_value_t = 20)]
    count: usize,
    /// Seed
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Board sizes, which take turns [default: the standard board]
    #[arg(long, value_name = "COLUMNSxROWS", value_delimiter = ',')]
    size: Vec<Size>,
    /// The weakest and the strongest level that play the games
    #[arg(long, value_name = "LEVEL,LEVEL", value_parser = level_pair, default_value = "3,6")]
    levels: LevelPair,
    /// File for the puzzles [default: standard output]
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Prove the puzzles of a file again, or without a file those that come with the program
    #[arg(long, value_name = "FILE", num_args = 0..=1, conflicts_with = "list")]
    verify: Option<Option<PathBuf>>,
    /// List the puzzles of a file, or without a file those that come with the program
    #[arg(long, value_name = "FILE", num_args = 0..=1)]
    list: Option<Option<PathBuf>>,
    /// List with boards
    #[arg(long, requires = "list")]
    boards: bool,
}

/// Generates, verifies or lists puzzles.
pub(super) fn run(args: &PuzzleArgs, out: &mut dyn Write) -> Result<(), CliError> {
    match (&args.verify, &args.list, args.game) {
        (Some(file), _, _) => {
            for_each_set(args.game, file.as_deref(), |kind, puzzles| verify_all(kind, puzzles, &mut *out))
        }
        (None, Some(file), _) => {
            for_each_set(args.game, file.as_deref(), |_, puzzles| list(puzzles, args.boards, &mut *out))
        }
        (None, None, Some(kind)) => generate(kind, args, out),
        (None, None, None) => unreachable!("the parser requires a game"),
    }
}

/// Calls `work` with the puzzles of a file, or of each game that is asked for.
fn for_each_set(
    game: Option<GameKind>,
    file: Option<&Path>,
    mut work: impl FnMut(GameKind, &[Puzzle]) -> Result<(), CliError>,
) -> Result<(), CliError> {
    let kinds = GameKind::ALL.into_iter().filter(|kind| game.is_none_or(|game| game == *kind));
    let Some(path) = file else {
        for kind in kinds {
            work(kind, PuzzleSet::built_in(kind).puzzles())?;
        }
        return Ok(());
    };
    let text = std::fs::read_to_string(path).map_err(|error| FileError::new(path, error))?;
    let mut error = None;
    for kind in kinds {
        match PuzzleSet::parse(kind, &text) {
            Ok(set) => return work(kind, set.puzzles()),
            Err(reason) => error = Some(reason),
        }
    }
    error.map_or(Ok(()), |reason| Err(FileError::new(path, reason).into()))
}

fn verify_all(kind: GameKind, puzzles: &[Puzzle], out: &mut dyn Write) -> Result<(), CliError> {
    let started = Instant::now();
    let (mut wrong, mut slowest) = (0, Duration::ZERO);
    for (index, puzzle) in puzzles.iter().enumerate() {
        let puzzle_started = Instant::now();
        let result = verify(puzzle, &mut PuzzleJudge::new(&puzzle.position));
        slowest = slowest.max(puzzle_started.elapsed());
        if let Err(fault) = result {
            wrong += 1;
            writeln!(out, "{kind} {} ({}): {fault}", index + 1, puzzle.id())?;
        }
    }
    let (seconds, slowest, proved) = (started.elapsed().as_secs_f64(), slowest.as_secs_f64(), puzzles.len() - wrong);
    writeln!(
        out,
        "{kind}: {proved} of {} puzzles proved in {seconds:.1} s, the slowest in {slowest:.2} s",
        puzzles.len()
    )?;
    if wrong == 0 { Ok(()) } else { Err(CliError::UnprovedPuzzles(wrong)) }
}

fn list(puzzles: &[Puzzle], boards: bool, out: &mut dyn Write) -> Result<(), CliError> {
    for puzzle in puzzles {
        writeln!(
            out,
            "{} difficulty {} rating {}: {puzzle}",
            puzzle.id(),
            puzzle.difficulty().number(),
            puzzle.rating()
        )?;
        if boards {
            writeln!(out, "{}\n", puzzle.position)?;
        }
    }
    Ok(())
}

fn generate(kind: GameKind, args: &PuzzleArgs, out: &mut dyn Write) -> Result<(), CliError> {
    let sizes = if args.size.is_empty() { vec![kind.default_size()] } else { args.size.clone() };
    let variants = sizes.iter().map(|size| Variant::new(kind, *size)).collect::<Result<Vec<Variant>, _>>()?;
    let mut generator = PuzzleGenerator::new(variants, args.levels, args.count, args.seed);
    let started = Instant::now();
    let mut found = 0;
    while generator.step().is_some() {
        for puzzle in &generator.puzzles()[found..] {
            let (number, seconds) = (found + 1, started.elapsed().as_secs_f64());
            writeln!(stderr(), "{seconds:7.1} s  {number}  {}  {puzzle}", generator.statistics())?;
        }
        found = generator.puzzles().len();
    }
    writeln!(stderr(), "{:7.1} s  {}", started.elapsed().as_secs_f64(), generator.statistics())?;
    let text = file_text(kind, &sizes, args, generator.puzzles());
    match &args.out {
        Some(path) => write_atomically(path, text.as_bytes())?,
        None => out.write_all(text.as_bytes())?,
    }
    Ok(())
}

/// The weakest and the strongest level, in this order.
type LevelPair = [Level; 2];

fn level_pair(text: &str) -> Result<LevelPair, UnknownLevel> {
    let (one, other) = text.split_once(',').unwrap_or((text, text));
    let (one, other) = (one.parse::<Level>()?, other.parse::<Level>()?);
    Ok([one.min(other), one.max(other)])
}

/// The file of puzzles, the easiest first, with the command that makes it.
fn file_text(kind: GameKind, sizes: &[Size], args: &PuzzleArgs, puzzles: &[Puzzle]) -> String {
    let sizes: Vec<String> = sizes.iter().map(Size::to_string).collect();
    let (id, count, seed, sizes) = (kind.id(), args.count, args.seed, sizes.join(","));
    let [weakest, strongest] = args.levels;
    let command = format!("puzzles {id} --count {count} --seed {seed} --size {sizes} --levels {weakest},{strongest}");
    let mut text = format!("# tessera-engine {command}\n");
    let mut sorted: Vec<&Puzzle> = puzzles.iter().collect();
    sorted.sort_by_key(|puzzle| (puzzle.rating(), puzzle.id()));
    for puzzle in sorted {
        text += &format!("{puzzle}\n");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_levels_are_read_in_any_order_and_one_counts_twice() {
        let level = |number| Level::new(number).expect("a level");
        assert_eq!(level_pair("8,6"), Ok([level(6), level(8)]));
        assert_eq!(level_pair("7"), Ok([level(7); 2]));
        assert!(level_pair("6,").is_err() && level_pair("6,12,3").is_err());
    }
}
