//! The published problem of Diamond, solved by looking at every line.

#![allow(clippy::unwrap_used)] // the lint spares test functions, not their helpers

#[path = "diamond/support.rs"]
mod support;

use support::{after, position};
use tessera_rules::diamond::Position;
use tessera_rules::{Game, Move};

fn problem() -> Position {
    position("White e2 f2 e3 g3 g4 e5 f5; Black f3 c5 b6 b4 c7 d4; neutral d5; White to move")
}

/// Whether the side to move can win within `n` plies, whatever the other side does.
fn wins_within(position: &Position, plies: u32) -> bool {
    plies > 0 && position.legal_moves().into_iter().any(|mv| wins_by(position, mv, plies))
}

/// Whether this move wins at once, or leaves every answer lost within the plies that remain.
fn wins_by(position: &Position, mv: Move, plies: u32) -> bool {
    let next = position.play(mv).unwrap().next;
    match next.outcome().winner() {
        Some(side) => side == position.side_to_move(),
        None => {
            let answers = next.legal_moves();
            plies >= 3
                && !answers.is_empty()
                && answers.into_iter().all(|answer| {
                    let reached = next.play(answer).unwrap().next;
                    wins_within(&reached, plies - 2)
                })
        }
    }
}

fn winning_moves(position: &Position, plies: u32) -> Vec<String> {
    let winning = position.legal_moves().into_iter().filter(|mv| wins_by(position, *mv, plies));
    winning.map(|mv| position.format_move(mv)).collect()
}

#[test]
fn only_e3_e4_wins_and_it_takes_three_moves() {
    assert_eq!(winning_moves(&problem(), 3), [""; 0]);
    assert_eq!(winning_moves(&problem(), 5), ["e3-e4"]);
}

#[test]
fn every_other_move_loses_to_black() {
    for mv in problem().legal_moves() {
        let text = problem().format_move(mv);
        let next = problem().play(mv).unwrap().next;
        match text.as_str() {
            "e3-e4" => assert!(!wins_within(&next, 5)),
            // This one takes Black a move longer.
            "g4-f4xf3" => {
                assert_eq!(winning_moves(&next, 3), [""; 0]);
                assert_eq!(winning_moves(&next, 5), ["d4-e4"]);
            }
            // Black has two pieces of the square b5-c5-c6-b6, and no answer keeps both others off b5 and c6.
            _ => assert_eq!(winning_moves(&next, 3), ["b4-b5", "c7-c6"], "{text}"),
        }
    }
}

/// The moves by which the opponent wins after each answer to this position.
fn punishments(position: &Position) -> Vec<(String, Vec<String>)> {
    let punish = |mv: Move| (position.format_move(mv), winning_moves(&position.play(mv).unwrap().next, 1));
    position.legal_moves().into_iter().map(punish).collect()
}

#[test]
fn blacks_first_answer_is_forced() {
    let first = after(&problem(), "e3-e4!");
    let unpunished = punishments(&first).into_iter().filter(|(_, wins)| wins.is_empty());
    assert_eq!(unpunished.map(|(answer, _)| answer).collect::<Vec<_>>(), ["f3-f4"]);
}

#[test]
fn blacks_second_answer_is_the_only_one_that_keeps_white_off_e3_and_white_wins_on_f4() {
    let second = after(&problem(), "e3-e4 f3-f4 g3-f3");
    for (answer, wins) in punishments(&second) {
        match answer.as_str() {
            "f4-e3" => assert_eq!(wins, ["f3-f4xe3#", "g4-f4xe3#"]),
            _ => assert!(wins.len() == 1 && wins[0].starts_with("e4-e3"), "{answer}: {wins:?}"),
        }
    }
}

#[test]
fn the_published_line_can_be_read_and_written() {
    let line = "1.e3-e4! f3-f4 2.g3-f3 f4-e3 3.g4-f4#";
    let moves = problem().parse_game(line).unwrap();
    assert_eq!(moves.len(), 5);
    // White begins here, and numbers count Black's moves: so the game is written from the middle of a pair.
    assert_eq!(problem().format_game(&moves), "1... e3-e4 2. f3-f4 g3-f3 3. f4-e3 g4-f4xe3#");
    assert_eq!(problem().parse_game(&problem().format_game(&moves)), Ok(moves.clone()));
    let answer = after(&problem(), "e3-e4").parse_game("1...f3-f4").unwrap();
    assert_eq!(answer, moves[1..2]);
}
