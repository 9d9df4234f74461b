//! The program is killed at random moments while matches are played: every ply that it has acknowledged is there again
//! after the next start.
//!
//! A ply is acknowledged to the player in the frame after the one in which it was played. Of the library it is known how
//! many plies of the match are on the disk when no save is under way.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use bevy::prelude::*;
use rand::RngExt;
use rusqlite::Connection;
use tessera::app::storage::Storage;
use tessera::game::matches::{History, MatchDetails, MatchOutcome};
use tessera::game::player::Players;
use tessera::game::requests::{MatchCommand, MatchRequest};
use tessera::game::screen::{Active, ScreenRequest};
use tessera::library::{GameFilter, GameOrder, Library};
use tessera::persist::library::{LibraryClient, LibraryResponded};
use tessera::records::GameTree;
use tessera::rules::{Game, GameKind, Move, Ply, Position, Variant};

use crate::random::{pick, seeded};
use crate::{folder, played, start, update_until_idle};

const FOLDER: &str = "TESSERA_TEST_KILLED_FOLDER";
const SEED: &str = "TESSERA_TEST_KILLED_SEED";

/// Runs in the process that is killed: plays matches at random and prints each acknowledged ply.
#[test]
#[ignore = "another test starts it"]
fn plays_in_a_process_of_its_own() {
    let Some(folder) = std::env::var_os(FOLDER) else { return };
    let mut rng = seeded(std::env::var(SEED).unwrap().parse().unwrap());
    let mut app = start(&Storage::in_folder(folder));
    app.init_resource::<SavedPlies>().add_systems(Last, count_saved);
    loop {
        let position = Position::start(Variant::standard(pick(&mut rng, &GameKind::ALL)));
        app.world_mut().write_message(ScreenRequest::open(position, Players::HUMANS, None));
        update_until_idle(&mut app);
        let created = active::<MatchDetails>(&mut app).created;
        // Half of the matches are left unfinished.
        let mut plies = if rng.random_bool(0.5) { 12 } else { usize::MAX };
        while plies > 0 && !active::<MatchOutcome>(&mut app).0.is_over() {
            play(&mut app, &mut rng);
            let history = active::<History>(&mut app);
            report(&format!("{created} shown {}", texts(&history).join(" ")));
            let saved = app.world().resource::<SavedPlies>();
            if saved.created == created {
                report(&format!("{created} saved {}", saved.plies));
            }
            plies -= 1;
        }
    }
}

/// How many plies of which match are in the library.
#[derive(Resource, Default)]
struct SavedPlies {
    created: i64,
    plies: usize,
}

fn count_saved(
    mut responses: MessageReader<LibraryResponded>,
    client: Res<LibraryClient>,
    active: Query<(&History, &MatchDetails), With<Active>>,
    mut saved: ResMut<SavedPlies>,
) {
    let answered = responses.read().filter(|response| response.is_save && response.result.is_ok()).count() > 0;
    if let (true, false, Ok((history, details))) = (answered, client.is_busy(), active.single()) {
        *saved = SavedPlies { created: details.created, plies: history.plies().len() };
    }
}

fn active<C: Component + Clone>(app: &mut App) -> C {
    let mut query = app.world_mut().query_filtered::<&C, With<Active>>();
    query.single(app.world()).expect("a match is open").clone()
}

fn texts(history: &History) -> Vec<String> {
    history.plies().iter().map(Ply::text).collect()
}

fn play(app: &mut App, rng: &mut rand::rngs::StdRng) {
    let tree = active::<History>(app).tree;
    let mv = pick(rng, &tree.position(tree.current()).legal_moves());
    let mut matches = app.world_mut().query_filtered::<Entity, With<Active>>();
    let game = matches.single(app.world()).expect("a match is open");
    app.world_mut().write_message(MatchRequest { game, command: MatchCommand::Play(mv) });
    update_until_idle(app);
}

fn report(line: &str) {
    let mut output = std::io::stdout().lock();
    writeln!(output, "ACKNOWLEDGED {line}").unwrap();
    output.flush().unwrap();
}

/// What the killed program has acknowledged of its last match, and the number of all acknowledged plies.
#[derive(Default)]
struct Acknowledged {
    created: i64,
    shown: Vec<String>,
    saved: usize,
    plies: usize,
}

impl Acknowledged {
    fn take(&mut self, line: &str) {
        let mut words = line.split(' ');
        let created = words.next().unwrap().parse().unwrap();
        if created != self.created {
            *self = Acknowledged { created, plies: self.plies, ..Acknowledged::default() };
        }
        match words.next() {
            Some("shown") => {
                self.shown = words.map(str::to_owned).collect();
                self.plies += 1;
            }
            Some("saved") => self.saved = words.next().unwrap().parse().unwrap(),
            other => panic!("{other:?} in {line}"),
        }
    }
}

fn spawn(storage: &std::path::Path, seed: u64) -> Child {
    Command::new(std::env::current_exe().unwrap())
        .args(["--ignored", "--exact", "kills::plays_in_a_process_of_its_own", "--nocapture"])
        .env(FOLDER, storage)
        .env(SEED, seed.to_string())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap()
}

/// Starts the program, kills it after `patience`, and returns what it had written until then.
fn run_and_kill(storage: &std::path::Path, seed: u64, patience: Duration) -> Vec<String> {
    let mut child = spawn(storage, seed);
    let output = BufReader::new(child.stdout.take().unwrap());
    let reader = std::thread::spawn(move || {
        let lines = output.lines().map_while(Result::ok);
        lines.filter_map(|line| Some(line.split_once("ACKNOWLEDGED ")?.1.to_owned())).collect::<Vec<_>>()
    });
    std::thread::sleep(patience);
    child.kill().unwrap();
    child.wait().unwrap();
    reader.join().unwrap()
}

/// Asserts that the next start has everything that was acknowledged.
fn check(storage: &Storage, acknowledged: &Acknowledged, seed: u64) {
    let connection = Connection::open(storage.library_path()).unwrap();
    let integrity: String = connection.query_row("PRAGMA integrity_check", [], |row| row.get(0)).unwrap();
    assert_eq!(integrity, "ok", "after kill {seed}");
    drop(connection);
    let mut app = start(storage);
    let resumed = played(&mut app).unwrap_or_default();
    drop(app);
    let library = Library::open(&storage.library_path()).unwrap();
    let page = library.list(&GameFilter::default(), GameOrder::Newest, None, 3).unwrap();
    let saved = page.games.iter().find(|game| game.created == acknowledged.created);
    let line = saved.map(|game| moves(&library.load(game.id).unwrap().record.tree)).unwrap_or_default();
    let Acknowledged { shown, saved, .. } = acknowledged;
    assert!(line.len() >= *saved, "kill {seed}: {} of {saved} plies are in the library", line.len());
    // A match that has begun since is resumed instead; then the library has the one before it.
    let is_there = resumed.starts_with(shown) || line.starts_with(shown);
    let plies = shown.len();
    assert!(is_there, "kill {seed}: {} of {plies} plies are resumed, {} are in the library", resumed.len(), line.len());
}

/// The moves of the main line in the game's notation.
fn moves(tree: &GameTree) -> Vec<String> {
    let mut position = tree.start().clone();
    let text = |mv: Move| {
        let text = position.format_move(mv);
        position.play_unchecked(mv);
        text
    };
    tree.moves(&tree.main_line()).into_iter().map(text).collect()
}

/// Kills the program `n` times; each time it goes on with the files of the time before.
fn kill(times: u64, longest: Duration) {
    let begin = Instant::now();
    let folder = folder(&format!("killed-{times}"));
    let storage = Storage::in_folder(&folder);
    let (mut acknowledged, mut rng) = (Acknowledged::default(), seeded(times));
    for seed in 0..times {
        let patience = longest.mul_f64(rng.random::<f64>());
        let lines = run_and_kill(&folder, seed, patience);
        lines.iter().for_each(|line| acknowledged.take(line));
        if storage.library_path().exists() {
            check(&storage, &acknowledged, seed);
        }
    }
    println!("{times} kills, {} acknowledged plies in {:.1?}", acknowledged.plies, begin.elapsed());
    assert!(acknowledged.plies as u64 > times, "the program was always killed before it could play");
}

#[test]
fn a_program_that_is_killed_ten_times_loses_no_acknowledged_ply() {
    kill(10, Duration::from_millis(900));
}

#[test]
#[ignore = "takes minutes"]
fn a_program_that_is_killed_500_times_loses_no_acknowledged_ply() {
    kill(500, Duration::from_millis(900));
}
