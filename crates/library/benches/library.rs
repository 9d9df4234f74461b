//! Measures a library of 100,000 games: import, opening, every filter, pages, export, plies of a match, and memory.
//!
//! `cargo bench --no-default-features --features library --bench library [-- GAMES]`. Without `--bench` (as
//! `cargo test --all-targets` runs it) a small library is measured and the limits are not checked.

use std::ops::ControlFlow;
use std::path::Path;
use std::time::{Duration, Instant};

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use tessera_library::{GameFilter, GameOrder, Library, NewGame, SavedPlayer, SavedResult};
use tessera_rules::records::{EarlyEnd, GameRecord, GameTree, NodeId};
use tessera_rules::{Game, GameKind, PerSide, Position, Side, Size, Variant};

const DAY: i64 = 86_400_000;
const NAMES: [&str; 8] = ["Ada", "Bob", "Carol", "Dan", "Eve", "Frank", "Grace", "Heidi"];
const WORDS: [&str; 6] = ["opening", "trap", "endgame", "mistake", "brilliant", "corner"];

/// A hundred random games of each kind, to which players, dates and comments are added.
fn games(rng: &mut StdRng) -> Vec<GameRecord> {
    let kinds = GameKind::ALL.into_iter().flat_map(|kind| [kind; 100]);
    kinds
        .map(|kind| {
            let start = Position::start(Variant::standard(kind));
            let (mut position, mut moves) = (start.clone(), Vec::new());
            while !position.outcome().is_over() && moves.len() < 60 {
                let legal = position.legal_moves();
                moves.push(legal[rng.random_range(0..legal.len())]);
                position.play_unchecked(moves[moves.len() - 1]);
            }
            let mut record = GameRecord::new(GameTree::with_moves(start, &moves).expect("the moves are legal"));
            if !position.outcome().is_over() && rng.random_bool(0.9) {
                record.early_end = Some(EarlyEnd::Resigned(Side::BOTH[rng.random_range(0..2)]));
            }
            record
        })
        .collect()
}

fn new_game(index: u64, records: &[GameRecord], rng: &mut StdRng) -> NewGame {
    let mut record = records[rng.random_range(0..records.len())].clone();
    if index.is_multiple_of(5) {
        let node = record.tree.main_line()[rng.random_range(0..5)];
        record.tree.annotation_mut(node).comment = format!("a {} here", WORDS[rng.random_range(0..WORDS.len())]);
    }
    record.tags.set("Event", &format!("Cup {}", rng.random_range(1990..2026)));
    let players = PerSide::new(
        SavedPlayer::person(format!("{} {}", NAMES[rng.random_range(0..8)], rng.random_range(0..500))),
        SavedPlayer::computer("Tessera", rng.random_range(1..11).to_string()),
    );
    let created = rng.random_range(0..10_000) * DAY;
    let tags = if index.is_multiple_of(10) { vec!["favourite".to_owned()] } else { Vec::new() };
    NewGame { players, created, tags, ..NewGame::of_record(record, 0) }
}

/// Runs a task several times; returns its result and the longest time.
fn timed<T>(name: &str, limit: Option<Duration>, mut task: impl FnMut() -> T) -> T {
    let mut longest = Duration::ZERO;
    let mut result = None;
    for _ in 0..3 {
        let begin = Instant::now();
        result = Some(task());
        longest = longest.max(begin.elapsed());
    }
    println!("{name:42} {:9.2} ms", longest.as_secs_f64() * 1e3);
    assert!(limit.is_none_or(|limit| longest < limit), "{name} takes longer than {limit:?}");
    result.expect("it ran three times")
}

fn filters() -> Vec<(&'static str, GameFilter)> {
    let none = GameFilter::default;
    vec![
        ("no filter", none()),
        ("game", GameFilter { kind: Some(GameKind::ALL[1]), ..none() }),
        ("size", GameFilter { size: Some(Size::square(8)), ..none() }),
        ("size, no game", GameFilter { size: Some(Size::square(4)), ..none() }),
        ("player, many games", GameFilter { player: Some("Tessera".into()), ..none() }),
        ("player, few games", GameFilter { player: Some("Ada 17".into()), ..none() }),
        ("player, no game", GameFilter { player: Some("Zoe".into()), ..none() }),
        ("level", GameFilter { level: Some("7".into()), ..none() }),
        ("result", GameFilter { result: Some(SavedResult::Draw), ..none() }),
        ("unfinished", GameFilter::unfinished()),
        ("dates", GameFilter { created_from: Some(100 * DAY), created_before: Some(130 * DAY), ..none() }),
        ("tag", GameFilter { tag: Some("favourite".into()), ..none() }),
        ("text, every game", GameFilter { text: "c".into(), ..none() }),
        ("text, some games", GameFilter { text: "brill".into(), ..none() }),
        ("text, two words", GameFilter { text: "ada 1999".into(), ..none() }),
        ("text, no game", GameFilter { text: "zzz".into(), ..none() }),
        (
            "everything at once",
            GameFilter {
                kind: Some(GameKind::ALL[0]),
                size: Some(Size::square(8)),
                player: Some("Tessera".into()),
                level: Some("3".into()),
                result: Some(SavedResult::FirstWins),
                created_from: Some(0),
                created_before: Some(9_000 * DAY),
                tag: Some("favourite".into()),
                text: "cup".into(),
            },
        ),
    ]
}

fn measure_lists(library: &Library, limit: Option<Duration>) {
    for (name, filter) in filters() {
        let count = timed(&format!("count, {name}"), limit, || library.count(&filter).expect("it is readable"));
        for order in [GameOrder::Newest, GameOrder::Oldest, GameOrder::LastChanged] {
            let list = || library.list(&filter, order, None, 50).expect("it is readable");
            let page = timed(&format!("{order:?}, {name} ({count})"), limit, list);
            assert_eq!(page.games.len() as u64, count.min(50));
        }
    }
    timed("players", limit, || library.players().expect("it is readable").len());
    timed("tags", limit, || library.tags().expect("it is readable").len());
}

fn measure_pages(library: &Library) {
    let (mut after, mut longest, mut pages, begin) = (None, Duration::ZERO, 0, Instant::now());
    loop {
        let begin = Instant::now();
        let page = library.list(&GameFilter::default(), GameOrder::Newest, after, 50).expect("it is readable");
        (longest, pages, after) = (longest.max(begin.elapsed()), pages + 1, page.next);
        if after.is_none() {
            break;
        }
    }
    println!("{pages} pages of 50 in {:.2?}, the longest in {longest:.2?}", begin.elapsed());
}

/// Saves matches ply by ply, as they are played.
fn measure_plies(library: &mut Library, records: &[GameRecord]) {
    let mut times = Vec::new();
    for record in &records[..10] {
        let mut played = GameRecord::new(GameTree::new(record.tree.start().clone()));
        let id = library.add(&NewGame::of_record(played.clone(), 0)).expect("it is writable");
        for mv in record.tree.moves(&record.tree.main_line()) {
            played.tree.play(mv).expect("the moves are legal");
            let begin = Instant::now();
            library.save(id, &played, Some("{\"clock\":[1000,2000]}"), 0).expect("it is writable");
            times.push(begin.elapsed());
        }
    }
    times.sort_unstable();
    println!("a ply of a match: {:.2?} in the median, at most {:.2?}", times[times.len() / 2], times[times.len() - 1]);
}

/// Saves plies of a match beside which stand about 10,000 moves in variations.
fn measure_long_game(library: &mut Library) {
    let start = Position::start(Variant::standard(GameKind::ALL[0]));
    let mut rng = StdRng::seed_from_u64(2);
    let first = start.legal_moves()[0];
    let mut record = GameRecord::new(GameTree::new(start.clone()));
    let root = record.tree.play(first).expect("the move is legal");
    while record.tree.move_count() < 10_000 {
        record.tree.go_to(NodeId::START);
        let mut position = start.clone();
        while !position.outcome().is_over() {
            let legal = position.legal_moves();
            let skipped = usize::from(record.tree.current() == NodeId::START);
            let mv = legal[rng.random_range(skipped..legal.len())];
            record.tree.play(mv).expect("the move is legal");
            position.play_unchecked(mv);
        }
    }
    record.tree.go_to(root);
    let id = library.add(&NewGame::of_record(record.clone(), 0)).expect("it is writable");
    let mut times = Vec::new();
    while !record.last_position().outcome().is_over() {
        let legal = record.last_position().legal_moves();
        record.tree.play(legal[0]).expect("the move is legal");
        let begin = Instant::now();
        library.save(id, &record, None, 0).expect("it is writable");
        times.push(begin.elapsed());
    }
    times.sort_unstable();
    println!("a ply of a match with 10,000 moves: {:.2?} in the median", times[times.len() / 2]);
}

/// The most memory that the process has used, in megabytes, where the system reports it.
fn peak_memory() -> Option<f64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    Some(line.trim().trim_end_matches("kB").trim().parse::<f64>().ok()? / 1e3)
}

fn import(file: &Path, count: u64, records: &[GameRecord], rng: &mut StdRng) {
    let mut library = Library::open(file).expect("the folder is writable");
    let begin = Instant::now();
    let new = (0..count).map(|index| new_game(index, records, rng));
    library.import(new, |_| ControlFlow::Continue(())).expect("it is writable");
    let seconds = begin.elapsed().as_secs_f64();
    println!("import: {count} games in {seconds:.2} s, {:.0} games/s", count as f64 / seconds);
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let thorough = arguments.iter().any(|argument| argument == "--bench");
    let wanted = arguments.iter().find_map(|argument| argument.parse().ok());
    let count = wanted.unwrap_or(if thorough { 100_000 } else { 500 });
    let (opening, listing) = (Duration::from_secs(1), Duration::from_millis(100));
    let within = |limit| thorough.then_some(limit).filter(|_| count <= 100_000);
    let folder = std::env::temp_dir().join(format!("tessera-bench-library-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("the folder for temporary files is writable");
    let file = folder.join("games.db");

    let mut rng = StdRng::seed_from_u64(1);
    let records = games(&mut rng);
    println!("peak memory before: {:.0} MB", peak_memory().unwrap_or_default());
    import(&file, count, &records, &mut rng);
    println!("peak memory after the import: {:.0} MB", peak_memory().unwrap_or_default());
    println!("file: {:.1} MB", std::fs::metadata(&file).map_or(0, |file| file.len()) as f64 / 1e6);
    timed("open", within(opening), || drop(Library::open(&file).expect("it is a library")));
    let mut library = Library::open(&file).expect("it is a library");
    measure_lists(&library, within(listing));
    measure_pages(&library);
    timed("check", None, || library.check().expect("it is not damaged"));
    let begin = Instant::now();
    let exported = library.export(GameFilter::default()).filter(Result::is_ok).count();
    println!("export: {:.0} games/s", exported as f64 / begin.elapsed().as_secs_f64());
    assert_eq!(exported as u64, count);
    measure_plies(&mut library, &records);
    measure_long_game(&mut library);
    println!("peak memory: {:.0} MB", peak_memory().unwrap_or_default());
    drop(library);
    std::fs::remove_dir_all(&folder).expect("the folder is writable");
}
