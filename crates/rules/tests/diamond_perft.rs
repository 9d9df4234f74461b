//! Diamond's moves, ends and counters against a second, word-for-word version of the rules.

#![allow(clippy::unwrap_used)] // the lint spares test functions, not their helpers

#[path = "diamond/naive.rs"]
mod naive;
#[path = "diamond/support.rs"]
mod support;

use naive::{End, Naive, Stone};
use serde_json::Value;
use support::{Dice, position};
use tessera_rules::diamond::{Position, parse_position};
use tessera_rules::{Draw, FinishedGames, Game, Outcome, Side, perft};

fn count(position: &Position, depth: u32) -> u64 {
    perft(position, depth, FinishedGames::Drop)
}

#[test]
fn the_first_plies_have_the_expected_number_of_moves() {
    let start = Position::start();
    // Any point; then any of the 61 left, or the switch of sides.
    assert_eq!(count(&start, 1), 62);
    assert_eq!(count(&start, 2), 62 * 62);
    // Two pieces leave 60 points; after the switch White has all 61 points beside the one piece.
    assert_eq!(count(&start, 3), 62 * (61 * 60 + 61));
    assert_eq!(count(&start, 4), 62 * (61 * 60 * 59 + 61 * 60));
    let naive = Naive::read("7/8/8/8/8/8/8/7 b p12,12 0 -");
    assert_eq!([1, 2, 3].map(|depth| naive.perft(depth)), [62, 3844, 230_702]);
}

/// The positions of the table with their counts for depths 1, 2, ….
fn table() -> Vec<(String, Vec<u64>)> {
    let table: Value = serde_json::from_str(include_str!("../../../tests/data/diamond-perft.json")).unwrap();
    let entry = |entry: &Value| {
        let counts = entry["perft"].as_array().unwrap().iter().map(|count| count.as_u64().unwrap());
        (entry["position"].as_str().unwrap().to_owned(), counts.collect())
    };
    table["positions"].as_array().unwrap().iter().map(entry).collect()
}

#[test]
fn perft_matches_the_table() {
    assert_eq!(table().len(), 16);
    for (text, counts) in table() {
        let position = position(&text);
        assert_eq!(position.format_position(), text);
        for (depth, expected) in (1..).zip(counts) {
            assert_eq!(count(&position, depth), expected, "{text} at depth {depth}");
        }
    }
}

#[test]
fn the_naive_rules_match_the_table() {
    for (text, counts) in table() {
        let naive = Naive::read(&text);
        // The deepest counts take the naive rules seconds; they were made once, with the table.
        for (depth, expected) in (1..).zip(counts).filter(|(_, expected)| *expected < 200_000) {
            assert_eq!(naive.perft(depth), expected, "{text} at depth {depth}");
        }
    }
}

fn ended(outcome: Outcome) -> Option<End> {
    match outcome {
        Outcome::InProgress => None,
        Outcome::Won { side: Side::First, .. } => Some(End::Win(Stone::Black)),
        Outcome::Won { side: Side::Second, .. } => Some(End::Win(Stone::White)),
        Outcome::Drawn(Draw::NoLegalAction) => Some(End::NoAction),
        Outcome::Drawn(Draw::QuietPlies) => Some(End::FiftyPlies),
        Outcome::Drawn(Draw::Repetition) => Some(End::ThirdTime),
        Outcome::Drawn(other) => panic!("Diamond has no draw by {other}"),
    }
}

/// Plays a random game by both versions of the rules and compares them at every ply.
fn compare_in_a_random_game(seed: u64) -> Outcome {
    let mut dice = Dice(seed);
    let mut position = Position::start();
    let mut naive = Naive::read(&position.format_position());
    loop {
        let moves = position.legal_moves();
        assert!(moves.is_sorted() && moves.len() == position.count_legal_moves());
        let mut texts: Vec<String> = moves.iter().map(|mv| position.protocol_move(*mv)).collect();
        let mut expected = naive.moves();
        texts.sort_unstable();
        expected.sort_unstable();
        assert_eq!(texts, expected, "seed {seed}\n{position}");
        assert_eq!(ended(position.outcome()), naive.end(), "seed {seed}\n{position}");
        if moves.is_empty() {
            return position.outcome();
        }
        let mv = moves[dice.below(moves.len())];
        naive = naive.play(&position.protocol_move(mv));
        position = check_one_ply(&position, mv);
    }
}

/// What every ply promises: effects that can be applied and taken back, texts and set-ups that survive, a bound on the
/// length of the game that shrinks.
fn check_one_ply(before: &Position, mv: tessera_rules::Move) -> Position {
    let played = before.play(mv).unwrap();
    let mut placement = before.placement();
    played.effects.iter().for_each(|effect| effect.apply(&mut placement));
    assert_eq!(placement, played.next.placement());
    played.effects.iter().rev().for_each(|effect| effect.revert(&mut placement));
    assert_eq!(placement, before.placement());
    assert_eq!(before.parse_move(&before.format_move(mv)), Ok(mv));
    let next = played.next;
    assert_eq!(parse_position(&next.format_position()).as_ref(), Ok(&next));
    assert_eq!(Position::from_setup(next.placement(), next.situation()).as_ref(), Ok(&next));
    assert!(next.longest_game() < before.longest_game());
    next
}

#[test]
fn both_versions_of_the_rules_agree_at_every_ply_of_random_games() {
    let outcomes: Vec<Outcome> = (0..40).map(compare_in_a_random_game).collect();
    assert!(outcomes.iter().any(|outcome| outcome.winner() == Some(Side::First)));
    assert!(outcomes.iter().any(|outcome| outcome.winner() == Some(Side::Second)));
    assert!(outcomes.contains(&Outcome::Drawn(Draw::QuietPlies)));
    assert!(outcomes.contains(&Outcome::Drawn(Draw::Repetition)));
}
