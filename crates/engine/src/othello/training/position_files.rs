//! The folder of a refinement: positions, labels and fitted phases in files of their own, so that one that was
//! interrupted continues.

use std::collections::HashSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use super::config::OthelloRefinementConfig;
use super::positions::positions_of_game;
use crate::hash::mix;
use crate::othello::bounds_table::BoundsTable;
use crate::othello::evaluation::Evaluation;
use tessera_rules::othello::Board8;

/// Games of a file.
pub(super) const GAMES_PER_FILE: u32 = 200;
/// Bytes of a position in a file: the discs of both sides, and whether it is held out.
const POSITION_BYTES: usize = 17;
/// Bytes of table for a game.
const TABLE_BYTES: usize = 1 << 19;

/// A position, and whether it is set aside for measuring the error.
pub(super) type LearningPosition = (Board8, bool);

/// Writes what the folder is for.
///
/// # Errors
/// If it is for something else, or cannot be written.
pub(super) fn claim(folder: &Path, description: &str) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    let path = folder.join("training.txt");
    match fs::read_to_string(&path) {
        Ok(found) if found == description => Ok(()),
        Ok(_) => Err(io::Error::other("the folder holds samples of another training; choose another folder")),
        Err(error) if error.kind() == io::ErrorKind::NotFound => write_whole(&path, description.as_bytes()),
        Err(error) => Err(error),
    }
}

/// Plays the games whose files are missing from the folder; `on_games` learns how many games are there. Ends early,
/// without a part of a file, when `stop` is set.
///
/// # Errors
/// If a file cannot be written.
pub(super) fn play_missing(
    config: &OthelloRefinementConfig,
    folder: &Path,
    evaluation: &Evaluation,
    stop: &AtomicBool,
    on_games: &mut dyn FnMut(u32),
) -> io::Result<()> {
    let mut next = 0;
    while next < config.files() && !stop.load(Ordering::Relaxed) {
        let files = next..(next + config.threads.max(1) as u32).min(config.files());
        next = files.end;
        let written: Vec<io::Result<()>> = thread::scope(|scope| {
            let play = |file| scope.spawn(move || play_file(config, folder, file, evaluation, stop));
            let running: Vec<_> = files.map(play).collect();
            // The file of a thread that panicked is missing when the positions are read.
            running.into_iter().filter_map(|thread| thread.join().ok()).collect()
        });
        written.into_iter().collect::<io::Result<()>>()?;
        on_games((next * GAMES_PER_FILE).min(config.games));
    }
    Ok(())
}

/// Plays the games of a file, unless it is there or `stop` is set.
fn play_file(
    config: &OthelloRefinementConfig,
    folder: &Path,
    file: u32,
    evaluation: &Evaluation,
    stop: &AtomicBool,
) -> io::Result<()> {
    let path = path(folder, file);
    if path.exists() {
        return Ok(());
    }
    let mut table = BoundsTable::new(TABLE_BYTES);
    let mut bytes = Vec::new();
    for game in file * GAMES_PER_FILE..((file + 1) * GAMES_PER_FILE).min(config.games) {
        let boards = positions_of_game(config, evaluation, mix(config.seed, u64::from(game)), &mut table);
        boards.into_iter().for_each(|board| bytes.extend(pack((board, config.is_held_out(game)))));
        if stop.load(Ordering::Relaxed) {
            return Ok(());
        }
    }
    write_whole(&path, &bytes)
}

/// The positions of the first files of a folder by their number of empty squares, each once.
///
/// # Errors
/// If a file is missing or damaged.
pub(super) fn read_positions(files: u32, folder: &Path) -> io::Result<Vec<Vec<LearningPosition>>> {
    let mut positions = vec![Vec::new(); 61];
    let mut seen = HashSet::new();
    for file in 0..files {
        let bytes = fs::read(path(folder, file))?;
        let records = bytes.chunks_exact(POSITION_BYTES);
        if !records.remainder().is_empty() {
            return Err(io::Error::new(io::ErrorKind::InvalidData, "a file of positions is damaged"));
        }
        for (board, is_held_out) in records.map(unpack) {
            if seen.insert(mix(board.own(), board.opponent())) {
                positions[board.empty().count_ones().min(60) as usize].push((board, is_held_out));
            }
        }
    }
    Ok(positions)
}

/// The number of files of positions in a folder.
pub(super) fn count_files(folder: &Path) -> u32 {
    (0..).take_while(|file| path(folder, *file).exists()).count() as u32
}

/// The file with a part of the labels of positions with `n` empty squares.
pub(super) fn label_file(folder: &Path, empties: usize, part: usize) -> PathBuf {
    folder.join(format!("empties-{empties:02}-{part:02}.labels"))
}

/// The content of a file of the folder, made and written if it is missing; `None` if it could not be made.
///
/// # Errors
/// If the file cannot be read or written.
pub(super) fn read_or_make(path: &Path, make: impl FnOnce() -> Option<Vec<u8>>) -> io::Result<Option<Vec<u8>>> {
    match fs::read(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let made = make();
            if let Some(bytes) = &made {
                write_whole(path, bytes)?;
            }
            Ok(made)
        }
        found => found.map(Some),
    }
}

/// Writes a file that is either whole or not there.
fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let partial = path.with_extension("part");
    fs::write(&partial, bytes)?;
    fs::rename(&partial, path)
}

fn path(folder: &Path, file: u32) -> PathBuf {
    folder.join(format!("{file:05}.positions"))
}

fn pack((board, is_held_out): LearningPosition) -> [u8; POSITION_BYTES] {
    let mut bytes = [0; POSITION_BYTES];
    bytes[..8].copy_from_slice(&board.own().to_le_bytes());
    bytes[8..16].copy_from_slice(&board.opponent().to_le_bytes());
    bytes[16] = u8::from(is_held_out);
    bytes
}

fn unpack(bytes: &[u8]) -> LearningPosition {
    let word = |from: usize| bytes[from..from + 8].iter().rev().fold(0, |word, byte| word << 8 | u64::from(*byte));
    let (own, opponent) = (word(0), word(8));
    (Board8::new(own, opponent & !own), bytes[16] != 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_packed_position_unpacks_to_the_same() {
        for packed in [(Board8::start().play(19), false), (Board8::start(), true)] {
            assert_eq!(unpack(&pack(packed)), packed);
        }
    }

    #[test]
    fn an_interrupted_refinement_continues_with_the_missing_files_and_finds_the_same_positions() {
        let folder = std::env::temp_dir().join(format!("tessera-positions-{}", std::process::id()));
        let config =
            OthelloRefinementConfig { games: GAMES_PER_FILE + 20, play_depth: 1, ..OthelloRefinementConfig::new() };
        let evaluation = Evaluation::rules_of_thumb();
        claim(&folder, "this one").unwrap();
        let play = || play_missing(&config, &folder, &evaluation, &AtomicBool::new(false), &mut |_| ());
        play().unwrap();
        assert_eq!(count_files(&folder), config.files());
        let whole = read_positions(2, &folder).unwrap();
        fs::remove_file(path(&folder, 1)).unwrap();
        assert!(read_positions(2, &folder).is_err(), "a file is missing");
        play().unwrap();
        assert_eq!(read_positions(2, &folder).unwrap(), whole);
        assert!(whole.iter().flatten().any(|(_, is_held_out)| *is_held_out));
        fs::write(path(&folder, 1), [0; 7]).unwrap();
        assert!(read_positions(2, &folder).is_err(), "a file is damaged");
        assert!(claim(&folder, "this one").is_ok() && claim(&folder, "another one").is_err());
        fs::remove_dir_all(&folder).unwrap();
    }
}
