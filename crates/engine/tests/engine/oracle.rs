//! The oracle: the values of all moves against exhaustive search and fresh solves; stored values of openings.

use std::collections::HashMap;

use tessera_engine::breakthrough::openings::{
    OpeningBook, OpeningFileError, OpeningLayer, OpeningValues, built_in_book, read_openings, write_openings,
};
use tessera_engine::{Distance, Limits, MoveOracle, OracleProgress, ProvenValue};
use tessera_rules::{Game, GameKind, Placement, Position, Side, Size};

use super::random::{pick, seeded};
use super::support::{after, sized};

type Known = HashMap<(Placement, Side), (bool, u32)>;

/// Whether the side to move wins, and after how many plies, by plain search to the end of all games.
fn exhaust(position: &Position, known: &mut Known) -> (bool, u32) {
    if let Some(winner) = position.outcome().winner() {
        return (winner == position.side_to_move(), 0);
    }
    let key = (position.placement(), position.side_to_move());
    if let Some(found) = known.get(&key) {
        return *found;
    }
    let ends: Vec<(bool, u32)> =
        position.legal_moves().into_iter().map(|mv| exhaust(&after(position, mv), known)).collect();
    let wins = ends.iter().filter(|(wins, _)| !wins).map(|(_, plies)| plies + 1).min();
    let longest = ends.iter().map(|(_, plies)| plies + 1).max().expect("there always is a move");
    let found = wins.map_or((false, longest), |plies| (true, plies));
    known.insert(key, found);
    found
}

/// The value of a move that leads to a position of which plain search knows this.
fn expected((wins, plies): (bool, u32)) -> ProvenValue {
    let distance = Distance::Exactly(plies + 1);
    if wins { ProvenValue::Loss(distance) } else { ProvenValue::Win(distance) }
}

#[test]
fn the_values_of_all_moves_agree_with_exhaustive_search() {
    let mut rng = seeded(41);
    for (columns, rows) in [(2, 5), (3, 5), (4, 4)] {
        let mut known = Known::new();
        let mut position = Position::start(sized(GameKind::Breakthrough, columns, rows));
        let mut oracle = MoveOracle::new(&position);
        while !position.outcome().is_over() {
            oracle.set_position(&position);
            assert_eq!(oracle.work(&Limits::default()), OracleProgress::Finished);
            for found in oracle.values() {
                let truth = expected(exhaust(&after(&position, found.mv), &mut known));
                assert_eq!(found.value, truth, "{:?} in\n{position}", found.mv);
            }
            position = after(&position, pick(&mut rng, &position.legal_moves()));
        }
    }
}

#[test]
fn slices_lead_to_the_same_values_and_nothing_unproved_has_a_value() {
    let position = Position::start(sized(GameKind::Breakthrough, 4, 5));
    let mut whole = MoveOracle::new(&position);
    assert_eq!(whole.work(&Limits::default()), OracleProgress::Finished);
    let mut sliced = MoveOracle::new(&position);
    let mut slices = 1;
    while sliced.work(&Limits::nodes(20_000)) == OracleProgress::Unfinished {
        for (one, other) in sliced.values().iter().zip(whole.values()) {
            assert!(!matches!(one.value, ProvenValue::Win(Distance::Exactly(_))), "Black wins 4x5");
            assert!(!matches!(one.value, ProvenValue::Loss(Distance::Exactly(_))) || one == other);
        }
        slices += 1;
        assert!(sliced.nodes() <= 20_000 * slices);
    }
    assert!(slices > 3, "{slices}");
    assert_eq!(sliced.values(), whole.values());
}

#[test]
fn the_end_of_othello_on_six_columns_is_solved_live() {
    let mut rng = seeded(6);
    let mut position = Position::start(sized(GameKind::Othello, 6, 6));
    while position.placement().occupied().len() < 28 {
        position = after(&position, pick(&mut rng, &position.legal_moves()));
    }
    let mut oracle = MoveOracle::new(&position);
    assert_eq!(oracle.work(&Limits::default()), OracleProgress::Finished);
    for found in oracle.values() {
        let truth = -margin(&after(&position, found.mv));
        let is_true = match found.value {
            ProvenValue::Discs(discs) => discs == truth,
            ProvenValue::Win(_) => truth > 0,
            ProvenValue::Loss(_) => truth < 0,
            ProvenValue::Draw => truth == 0,
            ProvenValue::Unknown => false,
        };
        assert!(is_true, "{:?}: {}, not {truth}, in\n{position}", found.mv, found.value);
    }
}

/// The margin of the side to move, by plain search.
fn margin(position: &Position) -> i32 {
    if let Some(score) = position.official_score() {
        let side = position.side_to_move();
        return score[side] as i32 - score[side.other()] as i32;
    }
    position.legal_moves().into_iter().map(|mv| -margin(&after(position, mv))).max().expect("the game goes on")
}

const STORED: [(Size, u32); 2] = [(Size { columns: 3, rows: 7 }, 7), (Size { columns: 5, rows: 5 }, 5)];

/// The values of the start that are published or were found by two programs.
#[test]
fn stored_openings_prove_that_the_second_player_wins() {
    let size = |columns, rows| Size { columns, rows };
    for (size, plies) in [(size(3, 7), 32), (size(5, 5), 26), (size(6, 5), 30)] {
        let book = built_in_book(size).expect("a book");
        let start = tessera_rules::breakthrough::Position::start(size);
        assert_eq!(book.value(&start), ProvenValue::Loss(Distance::Exactly(plies)), "{size}");
    }
}

#[test]
fn stored_values_agree_with_fresh_solves() {
    let mut rng = seeded(77);
    for (size, last) in STORED {
        let book = built_in_book(size).expect("a book");
        let mut compared = 0;
        while compared < 4 {
            let mut position = Position::start(sized(GameKind::Breakthrough, size.columns, size.rows));
            for _ in 0..last - 1 {
                position = after(&position, pick(&mut rng, &position.legal_moves()));
            }
            let mv = pick(&mut rng, &position.legal_moves());
            let fresh = MoveOracle::fresh_value(&position, mv, &Limits::nodes(100_000));
            let Position::Breakthrough(next) = after(&position, mv) else { panic!("a position of Breakthrough") };
            if fresh.is_known() {
                let stored = match book.value(&next) {
                    ProvenValue::Win(Distance::Exactly(plies)) => ProvenValue::Loss(Distance::Exactly(plies + 1)),
                    ProvenValue::Loss(Distance::Exactly(plies)) => ProvenValue::Win(Distance::Exactly(plies + 1)),
                    other => panic!("{other} of {next}"),
                };
                assert_eq!(stored, fresh, "{next}");
                compared += 1;
            }
        }
    }
}

/// A book of a small board, made here, gives every value that exhaustive search gives.
#[test]
fn the_values_of_earlier_positions_follow_from_a_layer() {
    let size = Size { columns: 3, rows: 5 };
    let layer = OpeningLayer::after(size, 4).expect("a small board");
    let mut values = OpeningValues::unknown(&layer, size, 4);
    let mut known = Known::new();
    for (index, position) in layer.positions().enumerate() {
        let (wins, plies) = exhaust(&Position::Breakthrough(position), &mut known);
        let distance = Distance::Exactly(plies);
        values.set(index, if wins { ProvenValue::Win(distance) } else { ProvenValue::Loss(distance) });
    }
    let read = read_openings(&write_openings(std::slice::from_ref(&values))).expect("its own file");
    assert_eq!(read, [values]);
    let book = OpeningBook::new(&read[0]);
    let mut rng = seeded(3);
    for _ in 0..30 {
        let mut position = Position::start(sized(GameKind::Breakthrough, 3, 5));
        for _ in 0..4 {
            let (wins, plies) = exhaust(&position, &mut known);
            let Position::Breakthrough(here) = &position else { panic!("a position of Breakthrough") };
            let distance = Distance::Exactly(plies);
            let truth = if wins { ProvenValue::Win(distance) } else { ProvenValue::Loss(distance) };
            assert_eq!(book.value(here), truth, "{position}");
            position = after(&position, pick(&mut rng, &position.legal_moves()));
        }
    }
}

#[test]
fn a_damaged_file_of_openings_is_refused() {
    let size = Size { columns: 3, rows: 5 };
    let layer = OpeningLayer::after(size, 2).expect("a small board");
    let mut values = OpeningValues::unknown(&layer, size, 2);
    let file = write_openings(std::slice::from_ref(&values));
    let mut flipped = file.clone();
    *flipped.last_mut().expect("a byte") ^= 1;
    for (bytes, error) in [
        (&b""[..], OpeningFileError::NotOpenings),
        (b"TESSERAO", OpeningFileError::Damaged),
        (&file[..file.len() - 1], OpeningFileError::Damaged),
        (&flipped, OpeningFileError::Damaged),
    ] {
        assert_eq!(read_openings(bytes), Err(error));
    }
    values.lengths.push(0);
    let (found, expected) = (values.lengths.len(), layer.len());
    assert_eq!(values.check(), Err(OpeningFileError::WrongCount { size, plies: 2, found, expected }));
}
