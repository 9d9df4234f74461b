//! Counts the first plies of Othello on the standard board and says how long that takes.
//!
//! `cargo bench --no-default-features --bench perft`. Without `--bench` (as `cargo test --all-targets` runs it) only
//! the shallow depths are counted.

use std::time::Instant;

use tessera_rules::othello::Position;
use tessera_rules::{FinishedGames, GameKind, perft};

/// Depths and their numbers of leaves, a finished game counting as one at every deeper depth (Aart Bik's table).
const COUNTS: [(u32, u64); 4] = [(7, 55_092), (9, 3_005_288), (10, 24_571_284), (11, 212_258_800)];

fn main() {
    let thorough = std::env::args().any(|argument| argument == "--bench");
    let start = Position::start(GameKind::Othello.default_size());
    for (depth, count) in COUNTS.into_iter().filter(|(depth, _)| thorough || *depth < 8) {
        let begin = Instant::now();
        let counted = perft(&start, depth, FinishedGames::CountAsLeaf);
        let seconds = begin.elapsed().as_secs_f64();
        assert_eq!(counted, count, "perft {depth} of Othello");
        println!("othello 8x8 perft {depth:2}: {counted:11} leaves in {seconds:.3} s");
    }
}
