//! The numbers that may only fall: each is what the code has today. Lower them when the code gets better.
//!
//! `cargo test -p tessera-architecture -- --show-output` prints the counts beside their limits.
//!
//! Besides these, `layers::TO_BE_REMOVED` lists uses between layers, `cycles::ALLOWED` and `names::ALLOWED` state the
//! exceptions that stay, and `prose::WORDS` has a number for each word.

/// Files that belong to import cycles, those of one search left out. Target: 0.
pub(crate) const FILES_IN_IMPORT_CYCLES: usize = 0;
/// Names that public types of several files share, those in `names::ALLOWED` left out. Target: 0.
pub(crate) const SHARED_TYPE_NAMES: usize = 0;
/// Shared files that name a game: above all one of every layer, in which its games are registered. Target: 20.
pub(crate) const FILES_NAMING_A_GAME: usize = 12;
/// Those of them outside protocol, arena and training. Target: 6.
pub(crate) const FILES_NAMING_A_GAME_ELSEWHERE: usize = 9;
/// `==`, `!=` and `matches!` with a game's variant, outside the games' own files. Target: 0.
pub(crate) const COMPARISONS_WITH_A_GAME: usize = 0;
/// `[T; 3]` with one element for each game. Target: 0.
pub(crate) const ARRAYS_OF_GAMES: usize = 0;
/// `Result<_, String>`. Target: 0.
pub(crate) const STRING_ERRORS: usize = 0;

/// Lines of a file in rules and engine; the aim is 400.
pub(crate) const LINES_IN_RULES_AND_ENGINE: usize = 440;
/// Lines of any other file; the aim is 200. Target: 240.
pub(crate) const LINES_ELSEWHERE: usize = 240;

/// Fails with the findings if there are more than the limit.
pub(crate) fn check(what: &str, count: usize, limit: usize, findings: impl FnOnce() -> Vec<String>) {
    println!("{count} {what}; {limit} is the limit");
    assert!(count <= limit, "{count} {what}; {limit} is the limit:\n{}", findings().join("\n"));
}

#[test]
#[should_panic(expected = "2 planted faults; 1 is the limit")]
fn more_than_the_limit_fails() {
    check("planted faults", 2, 1, Vec::new);
}

#[test]
fn as_many_as_the_limit_pass() {
    check("planted faults", 1, 1, Vec::new);
}
