//! Files of samples: games are played in batches, one file each, so that a training that was interrupted continues.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use super::balanced_games::{BalancedSample, play_balanced_game};
use super::config::OthelloRefinementConfig;
use crate::engine::hash::mix;
use crate::engine::othello::bounds_table::BoundsTable;
use crate::engine::othello::codec::encode;
use crate::engine::othello::evaluation::Evaluation;
use crate::engine::weights_file::checksum;
use crate::rules::othello::Board8;

/// Games of a file.
pub(super) const SHARD_GAMES: u32 = 200;
/// Bytes of a sample in a file: the discs of both sides, its two scores, and whether it is held out.
const SAMPLE_BYTES: usize = 19;
/// Bytes of table for a game.
const TABLE_BYTES: usize = 1 << 21;

/// Plays the games whose files are missing from the folder; `on_games` learns how many games are there. Ends early,
/// without a part of a file, when `stop` is set.
///
/// # Errors
/// If a file cannot be written, or the folder holds samples of another training.
pub(super) fn play_missing(
    config: &OthelloRefinementConfig,
    folder: &Path,
    evaluation: &Evaluation,
    stop: &AtomicBool,
    on_games: &mut dyn FnMut(u32),
) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    claim(folder, &config.describe(checksum(&encode(evaluation))))?;
    let mut next = 0;
    while next < config.shards() && !stop.load(Ordering::Relaxed) {
        let shards = next..(next + config.threads.max(1) as u32).min(config.shards());
        next = shards.end;
        let written: Vec<io::Result<()>> = thread::scope(|scope| {
            let play = |shard| scope.spawn(move || play_file(config, folder, shard, evaluation, stop));
            let running: Vec<_> = shards.map(play).collect();
            // The file of a thread that panicked is missing when the samples are read.
            running.into_iter().filter_map(|thread| thread.join().ok()).collect()
        });
        written.into_iter().collect::<io::Result<()>>()?;
        on_games((next * SHARD_GAMES).min(config.games));
    }
    Ok(())
}

/// Writes what the folder is for; refuses a folder that is for something else.
fn claim(folder: &Path, description: &str) -> io::Result<()> {
    let path = folder.join("training.txt");
    match fs::read_to_string(&path) {
        Ok(found) if found == description => Ok(()),
        Ok(_) => Err(io::Error::other("the folder holds samples of another training; choose another folder")),
        Err(error) if error.kind() == io::ErrorKind::NotFound => write_whole(&path, description.as_bytes()),
        Err(error) => Err(error),
    }
}

/// Plays the games of a file, unless it is there.
fn play_file(
    config: &OthelloRefinementConfig,
    folder: &Path,
    shard: u32,
    evaluation: &Evaluation,
    stop: &AtomicBool,
) -> io::Result<()> {
    let path = path(folder, shard);
    if path.exists() {
        return Ok(());
    }
    play_shard(config, shard, evaluation, stop).map_or(Ok(()), |bytes| write_whole(&path, &bytes))
}

/// The content of a file; `None` if `stop` was set meanwhile.
fn play_shard(
    config: &OthelloRefinementConfig,
    shard: u32,
    evaluation: &Evaluation,
    stop: &AtomicBool,
) -> Option<Vec<u8>> {
    let mut table = BoundsTable::new(TABLE_BYTES);
    let mut bytes = Vec::new();
    for game in shard * SHARD_GAMES..((shard + 1) * SHARD_GAMES).min(config.games) {
        let samples = play_balanced_game(config, evaluation, mix(config.seed, u64::from(game)), &mut table);
        samples.iter().for_each(|sample| bytes.extend(pack(sample, config.is_held_out(game))));
        if stop.load(Ordering::Relaxed) {
            return None;
        }
    }
    Some(bytes)
}

/// Writes a file that is either whole or not there.
fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let partial = path.with_extension("part");
    fs::write(&partial, bytes)?;
    fs::rename(&partial, path)
}

/// All samples of the folder, those of each game in the order of the games; with each, whether it is held out.
///
/// # Errors
/// If a file is missing or damaged.
pub(super) fn read_all(config: &OthelloRefinementConfig, folder: &Path) -> io::Result<Vec<(BalancedSample, bool)>> {
    let mut samples = Vec::new();
    for shard in 0..config.shards() {
        let bytes = fs::read(path(folder, shard))?;
        let records = bytes.chunks_exact(SAMPLE_BYTES);
        if !records.remainder().is_empty() {
            return Err(io::Error::new(io::ErrorKind::InvalidData, "a file of samples is damaged"));
        }
        samples.extend(records.map(unpack));
    }
    Ok(samples)
}

fn path(folder: &Path, shard: u32) -> PathBuf {
    folder.join(format!("{shard:05}.samples"))
}

fn pack(sample: &BalancedSample, is_held_out: bool) -> [u8; SAMPLE_BYTES] {
    let mut bytes = [0; SAMPLE_BYTES];
    bytes[..8].copy_from_slice(&sample.board.own().to_le_bytes());
    bytes[8..16].copy_from_slice(&sample.board.opponent().to_le_bytes());
    bytes[16] = sample.result as u8;
    bytes[17] = sample.value as u8;
    bytes[18] = u8::from(is_held_out);
    bytes
}

fn unpack(bytes: &[u8]) -> (BalancedSample, bool) {
    let word = |from: usize| bytes[from..from + 8].iter().rev().fold(0, |word, byte| word << 8 | u64::from(*byte));
    let (own, opponent) = (word(0), word(8));
    let board = Board8::new(own, opponent & !own);
    (BalancedSample { board, result: bytes[16] as i8, value: bytes[17] as i8 }, bytes[18] != 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_packed_sample_unpacks_to_the_same() {
        let board = Board8::start().play(19);
        for (result, value, is_held_out) in [(-64, 0, false), (0, -3, true), (64, 64, false)] {
            let sample = BalancedSample { board, result, value };
            assert_eq!(unpack(&pack(&sample, is_held_out)), (sample, is_held_out));
        }
    }

    #[test]
    fn an_interrupted_training_continues_with_the_missing_files_and_finds_the_same_samples() {
        let folder = std::env::temp_dir().join(format!("tessera-samples-{}", std::process::id()));
        let config = OthelloRefinementConfig {
            games: SHARD_GAMES + 20,
            depth: 1,
            solved: 6,
            variations: 1,
            ..OthelloRefinementConfig::new()
        };
        let evaluation = Evaluation::rules_of_thumb();
        let play = || play_missing(&config, &folder, &evaluation, &AtomicBool::new(false), &mut |_| ());
        play().unwrap();
        let whole = read_all(&config, &folder).unwrap();
        fs::remove_file(path(&folder, 1)).unwrap();
        assert!(read_all(&config, &folder).is_err(), "a file is missing");
        play().unwrap();
        assert_eq!(read_all(&config, &folder).unwrap(), whole);
        assert!(whole.iter().any(|(_, is_held_out)| *is_held_out));
        fs::write(path(&folder, 1), [0; 7]).unwrap();
        assert!(read_all(&config, &folder).is_err(), "a file is damaged");
        let other = OthelloRefinementConfig { seed: 2, ..config };
        let found = play_missing(&other, &folder, &evaluation, &AtomicBool::new(false), &mut |_| ());
        assert!(found.is_err(), "the samples are those of another seed");
        fs::remove_dir_all(&folder).unwrap();
    }
}
