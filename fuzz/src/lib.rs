//! The fuzz targets: functions that feed the bytes of an input to a reader of outside text or to the rules.
//!
//! libFuzzer runs the functions (`make fuzz`), and the test `fuzz_corpus` replays the committed inputs on the stable
//! toolchain; it includes this file. A target panics if the program breaks a promise.
//!
//! | Concern | File |
//! |---|---|
//! | an input as a series of decisions | `choices` |
//! | moves, positions and set-ups in each game's notation | `notation` |
//! | games in each format, trees of moves | `games`, `trees` |
//! | saved games, requests and responses as JSON, the library's file | `messages`, `library_file` |
//! | lessons, puzzles and progress | `exercises` |
//! | weights, proofs, opening values and indexes | `binary_files`, `checked` |
//! | conversations with UGI, GTP and NBoard programs | `conversations` |
//! | settings, the match that is resumed, messages of the page, words in messages | `program` |
//! | the rules against slow, obvious ones; search against plain minimax | `rules`, `naive`, `search` |

#[path = "../../crates/rules/tests/diamond/naive.rs"]
#[allow(dead_code, clippy::unwrap_used, reason = "a part of the tests, which use the rest")]
mod diamond_naive;

mod binary_files;
mod checked;
mod choices;
mod conversations;
mod exercises;
mod games;
mod library_file;
mod messages;
mod naive;
mod notation;
mod program;
mod rules;
mod search;
mod trees;

/// Uses the bytes of an input; panics if a promise is broken.
pub(crate) type Target = fn(&[u8]);

/// The targets by the names of their folders in `corpus`.
pub(crate) const TARGETS: &[(&str, Target)] = &[
    ("moves", notation::moves),
    ("positions", notation::positions),
    ("setups", notation::setups),
    ("pgn", games::pgn),
    ("json", games::json),
    ("links", games::links),
    ("ggf", games::ggf),
    ("obf", games::obf),
    ("sgf", games::sgf),
    ("encodings", games::encodings),
    ("wthor", games::wthor),
    ("transcripts", games::transcripts),
    ("any_format", games::any_format),
    ("trees", trees::trees),
    ("saved_trees", messages::saved_trees),
    ("engine_requests", messages::engine_requests),
    ("library_requests", messages::library_requests),
    ("library_file", library_file::library_file),
    ("library_rows", library_file::library_rows),
    ("lessons", exercises::lessons),
    ("puzzles", exercises::puzzles),
    ("progress", exercises::progress),
    ("weights", binary_files::weights),
    ("proofs", binary_files::proofs),
    ("openings", binary_files::openings),
    ("ugi", conversations::ugi),
    ("gtp", conversations::gtp),
    ("nboard", conversations::nboard),
    ("othello_rules", rules::othello),
    ("breakthrough_rules", rules::breakthrough),
    ("diamond_rules", rules::diamond),
    ("game_rules", rules::any_game),
    ("search_values", search::values),
    ("settings", program::settings),
    ("saved_matches", program::saved_matches),
    ("page_messages", program::page_messages),
    ("words", program::words),
];

/// Runs a target.
///
/// # Panics
/// There is no such target, or the program breaks a promise.
#[allow(unreachable_pub, reason = "the test includes this file as a module")]
pub fn run(name: &str, input: &[u8]) {
    let (_, target) = TARGETS.iter().find(|(known, _)| *known == name).expect("the target is in the list");
    target(input);
}
