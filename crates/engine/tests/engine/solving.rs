//! The solver against an exhaustive count of small boards, its limits, and its memory.

use std::collections::HashMap;

use tessera_engine::Limits;
use tessera_engine::breakthrough::solve::{BoardTooLarge, SavedProofError, SolveOutcome, Solver};
use tessera_rules::breakthrough::{Position, parse_position};
use tessera_rules::{Game, Move, PointSet, Side, Size};

use super::random::{pick, seeded};

const fn size(columns: u8, rows: u8) -> Size {
    Size { columns, rows }
}

fn after(position: &Position, mv: Move) -> Position {
    let mut next = position.clone();
    next.play_unchecked(mv);
    next
}

/// The winner and the length of the game under best play, from all positions that can follow.
type Known = HashMap<(PointSet, PointSet, Side), (Side, u32)>;

fn exhaust(position: &Position, known: &mut Known) -> (Side, u32) {
    if let Some(winner) = position.outcome().winner() {
        return (winner, 0);
    }
    let (placement, side) = (position.placement(), position.side_to_move());
    let key = (placement.first, placement.second, side);
    if let Some(found) = known.get(&key) {
        return *found;
    }
    let ends: Vec<(Side, u32)> =
        position.legal_moves().into_iter().map(|mv| exhaust(&after(position, mv), known)).collect();
    let wins = ends.iter().filter(|(winner, _)| *winner == side).map(|(_, plies)| plies + 1).min();
    let longest = ends.iter().map(|(_, plies)| plies + 1).max().expect("there always is a move");
    let found = wins.map_or((side.other(), longest), |plies| (side, plies));
    known.insert(key, found);
    found
}

fn solve(position: &Position) -> SolveOutcome {
    Solver::new(position, 16).expect("a small board").run(&Limits::default(), &mut |_| ())
}

#[test]
fn the_solver_agrees_with_exhaustive_search_in_random_positions() {
    let mut rng = seeded(31);
    let mut won = [0, 0];
    for (columns, rows) in [(2, 4), (3, 4), (2, 5), (3, 5), (4, 4), (2, 7)] {
        let mut known = Known::new();
        for _ in 0..12 {
            let mut position = Position::start(size(columns, rows));
            while !position.outcome().is_over() {
                let (winner, plies) = exhaust(&position, &mut known);
                assert_eq!(solve(&position), SolveOutcome::Proved { winner, plies }, "{position}");
                won[winner.index()] += 1;
                position = after(&position, pick(&mut rng, &position.legal_moves()));
            }
            let winner = position.outcome().winner().expect("Breakthrough is never drawn");
            assert_eq!(solve(&position), SolveOutcome::Proved { winner, plies: 0 });
        }
    }
    assert!(won[0] > 50 && won[1] > 50, "{won:?}");
}

#[test]
fn four_by_five_is_won_by_the_second_player_in_22_plies() {
    let start = Position::start(size(4, 5));
    assert_eq!(solve(&start), SolveOutcome::Proved { winner: Side::Second, plies: 22 });
}

#[test]
fn an_interrupted_proof_can_be_saved_and_continued() {
    let start = Position::start(size(4, 5));
    let mut first = Solver::new(&start, 16).expect("a small board");
    let SolveOutcome::Open { no_win_within } = first.run(&Limits::nodes(100_000), &mut |_| ()) else {
        panic!("100,000 nodes do not settle 4x5")
    };
    assert!(no_win_within.0.iter().all(|plies| (8..22).contains(plies)), "{no_win_within:?}");
    assert_eq!(first.nodes(), 100_000);

    let mut second = Solver::new(&start, 16).expect("a small board");
    second.restore(&first.save()).expect("its own memory");
    assert_eq!(second.nodes(), 100_000);
    assert!(second.no_win_within() == no_win_within && second.table_use() > 0.0);
    let done = second.run(&Limits::default(), &mut |_| ());
    assert_eq!(done, SolveOutcome::Proved { winner: Side::Second, plies: 22 });

    let mut at_once = Solver::new(&start, 16).expect("a small board");
    let _ = at_once.run(&Limits::default(), &mut |_| ());
    assert!(second.nodes() < at_once.nodes() * 11 / 10, "{} after {}", second.nodes(), at_once.nodes());
}

#[test]
fn damaged_or_foreign_saved_proofs_are_refused_and_change_nothing() {
    let mut solver = Solver::new(&Position::start(size(4, 5)), 1).expect("a small board");
    let _ = solver.run(&Limits::nodes(10_000), &mut |_| ());
    let memory = solver.save();
    let mut flipped = memory.clone();
    flipped[100] ^= 4;
    let mut other = Solver::new(&Position::start(size(5, 4)), 1).expect("a small board");
    for (bytes, error) in [
        (&b""[..], SavedProofError::UnknownFormat),
        (&b"something else entirely"[..], SavedProofError::UnknownFormat),
        (&memory[..memory.len() - 8], SavedProofError::Damaged),
        (&memory[..20], SavedProofError::Damaged),
        (&flipped, SavedProofError::Damaged),
        (&memory, SavedProofError::OtherPosition),
    ] {
        assert_eq!(other.restore(bytes), Err(error));
        assert_eq!((other.nodes(), other.table_use()), (0, 0.0));
    }
}

/// A saved proof in which one word is replaced, with the checksum of the new content.
fn forged(memory: &[u8], word: usize, value: u64) -> Vec<u8> {
    let mut bytes = memory.to_vec();
    bytes[8 * word..][..8].copy_from_slice(&value.to_le_bytes());
    let hash = |sum: u64, byte: &u8| (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01B3);
    let sum = bytes[16..].iter().fold(0xCBF2_9CE4_8422_2325, hash);
    bytes[8..16].copy_from_slice(&sum.to_le_bytes());
    bytes
}

#[test]
fn a_saved_proof_with_impossible_numbers_is_refused_although_its_checksum_is_right() {
    let mut solver = Solver::new(&Position::start(size(4, 5)), 1).expect("a small board");
    let _ = solver.run(&Limits::nodes(10_000), &mut |_| ());
    let memory = solver.save();
    let point_beside_the_board = 20 << 24;
    for (word, value) in [(6, 256), (7, u64::MAX), (8, u64::MAX), (9, 1 << 63), (11, point_beside_the_board)] {
        assert_eq!(solver.restore(&forged(&memory, word, value)), Err(SavedProofError::Damaged), "word {word}");
    }
    assert_eq!(solver.restore(&forged(&memory, 8, 5)), Ok(()));
}

#[test]
fn positions_are_solved_with_either_side_to_move() {
    let position = parse_position(size(4, 5), "4/1p2/4/P1P1/4 b").expect("a position");
    let (winner, plies) = exhaust(&position, &mut Known::new());
    assert_eq!(solve(&position), SolveOutcome::Proved { winner, plies });
}

#[test]
fn boards_of_more_than_64_points_are_refused() {
    assert_eq!(Solver::new(&Position::start(size(8, 9)), 1).err(), Some(BoardTooLarge));
    assert!(Solver::new(&Position::start(size(8, 8)), 1).is_ok());
}
