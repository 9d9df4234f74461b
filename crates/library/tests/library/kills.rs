//! A program that is killed while it writes loses nothing that it has reported as saved.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use rand::RngExt;
use rusqlite::Connection;
use tessera_library::{GameId, Library, NewGame};
use tessera_rules::records::{GameRecord, GameTree};
use tessera_rules::{Game, GameKind, Position};

use crate::folder::Folder;
use crate::random::{pick, seeded};
use crate::random_trees::random_variant;

const FILE: &str = "TESSERA_TEST_KILLED_FILE";
const SEED: &str = "TESSERA_TEST_KILLED_SEED";

/// Runs in the process that is killed: plays matches at random and prints `GAME PLY MOVE` when a ply is saved, and
/// `GAME comment PLY` when a comment on a ply is.
#[test]
#[ignore = "another test starts it"]
fn plays_in_a_process_of_its_own() {
    let Some(file) = std::env::var_os(FILE) else { return };
    let seed: u64 = std::env::var(SEED).unwrap().parse().unwrap();
    let mut rng = seeded(seed);
    let mut library = Library::open(Path::new(&file)).unwrap();
    loop {
        let start = Position::start(random_variant(pick(&mut rng, &GameKind::ALL), &mut rng));
        let mut record = GameRecord::new(GameTree::new(start.clone()));
        let id = library.add(&NewGame::of_record(record.clone(), 1)).unwrap();
        let mut position = start;
        while !position.outcome().is_over() {
            let mv = pick(&mut rng, &position.legal_moves());
            let written = position.protocol_move(mv);
            record.tree.play(mv).unwrap();
            position.play_unchecked(mv);
            let line = record.tree.main_line();
            library.save(id, &record, Some(&format!("{{\"plies\":{}}}", line.len())), 2).unwrap();
            report(&format!("{id} {} {written}", line.len()));
            if rng.random_bool(0.1) {
                let ply = rng.random_range(0..line.len());
                record.tree.annotation_mut(line[ply]).comment = format!("on {}", ply + 1);
                library.save(id, &record, None, 3).unwrap();
                report(&format!("{id} comment {}", ply + 1));
            }
        }
    }
}

fn report(line: &str) {
    let mut output = std::io::stdout().lock();
    writeln!(output, "SAVED {line}").unwrap();
    output.flush().unwrap();
}

/// What the killed programs have reported: the moves of each game, and the plies with comments.
#[derive(Default)]
struct Reported {
    moves: BTreeMap<i64, Vec<String>>,
    comments: BTreeMap<i64, Vec<usize>>,
}

impl Reported {
    fn take(&mut self, line: &str) {
        let words: Vec<&str> = line.split(' ').collect();
        let id = words[0].parse().unwrap();
        if words[1] == "comment" {
            self.comments.entry(id).or_default().push(words[2].parse().unwrap());
        } else {
            let moves = self.moves.entry(id).or_default();
            moves.push(words[2].to_owned());
            assert_eq!(moves.len().to_string(), words[1], "the test reads every line");
        }
    }

    /// Asserts that the library has everything that was reported of the games from `first` on.
    fn check(&self, library: &Library, first: i64) {
        for (id, moves) in self.moves.range(first..) {
            let tree = library.load(GameId(*id)).unwrap().record.tree;
            let line = tree.main_line();
            assert!(line.len() >= moves.len(), "game {id}: {} plies of {}", line.len(), moves.len());
            let mut position = tree.start().clone();
            for (node, expected) in line.iter().zip(moves) {
                let mv = tree.mv(*node).unwrap();
                assert_eq!(position.protocol_move(mv), *expected, "game {id}");
                position.play_unchecked(mv);
            }
            for ply in self.comments.get(id).into_iter().flatten() {
                assert_eq!(tree.annotation(line[*ply - 1]).comment, format!("on {ply}"), "game {id}");
            }
        }
    }
}

fn kill_once(folder: &Folder, seed: u64, patience: Duration, reported: &mut Reported) {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--ignored", "--exact", "kills::plays_in_a_process_of_its_own", "--nocapture"])
        .env(FILE, folder.file())
        .env(SEED, seed.to_string())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let output = BufReader::new(child.stdout.take().unwrap());
    let (sender, lines) = std::sync::mpsc::channel();
    let reader = std::thread::spawn(move || {
        for line in output.lines().map_while(Result::ok) {
            // The harness writes on the same line before the first report.
            if let Some((_, saved)) = line.split_once("SAVED ") {
                sender.send(saved.to_owned()).unwrap();
            }
        }
    });
    std::thread::sleep(patience);
    child.kill().unwrap();
    child.wait().unwrap();
    reader.join().unwrap();
    lines.try_iter().for_each(|line| reported.take(&line));
}

/// Kills a program `n` times at random moments; each one goes on with the file of the one before.
fn kill(times: u64, longest: Duration) {
    let begin = Instant::now();
    let folder = Folder::new();
    let (mut reported, mut rng) = (Reported::default(), seeded(times));
    for seed in 0..times {
        let first = reported.moves.keys().next_back().map_or(0, |last| last + 1);
        let patience = longest.mul_f64(rng.random::<f64>());
        kill_once(&folder, seed, patience, &mut reported);
        let connection = Connection::open(folder.file()).unwrap();
        let check: String = connection.query_row("PRAGMA integrity_check", [], |row| row.get(0)).unwrap();
        assert_eq!(check, "ok", "after kill {seed}");
        drop(connection);
        reported.check(&folder.library(), first);
    }
    let library = folder.library();
    library.check().unwrap();
    reported.check(&library, 0);
    let (games, plies) = (reported.moves.len(), reported.moves.values().map(Vec::len).sum::<usize>());
    let comments = reported.comments.values().map(Vec::len).sum::<usize>();
    println!("{times} kills, {games} games, {plies} plies and {comments} comments in {:.1?}", begin.elapsed());
    assert!(plies as u64 > times, "the program was always killed before it could play");
}

#[test]
fn twenty_kills_lose_no_saved_ply() {
    kill(20, Duration::from_millis(400));
}

#[test]
#[ignore = "takes minutes"]
fn five_hundred_kills_lose_no_saved_ply() {
    kill(500, Duration::from_millis(300));
}
