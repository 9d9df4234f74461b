//! Random games of Breakthrough on every size, and a second, obvious move generator to compare with.

#[path = "../../../tests/support/random.rs"]
mod random;

use rand::RngExt;
use rand::rngs::StdRng;
use random::{pick, seeded};
use tessera_rules::breakthrough::Position;
use tessera_rules::{Allegiance, Game, GameKind, Grid, Move, Outcome, Placement, Side, Size, Victory};

fn all_sizes() -> Vec<Size> {
    let every = (0..=u8::MAX).flat_map(|columns| (0..=u8::MAX).map(move |rows| Size { columns, rows }));
    every.filter(|size| GameKind::Breakthrough.allows(*size)).collect()
}

/// All positions of a random game, the first and the last included.
fn random_game(start: &Position, rng: &mut StdRng) -> Vec<Position> {
    let mut positions = vec![start.clone()];
    loop {
        let position = positions.last().expect("the start is there");
        let moves = position.legal_moves();
        if moves.is_empty() {
            return positions;
        }
        let played = position.play(pick(rng, &moves)).expect("a listed move is legal");
        positions.push(played.next);
    }
}

/// The rules cell by cell, with nothing in common with the sets of the real generator. Meant for games in progress.
fn moves_cell_by_cell(size: Size, placement: &Placement, side: Side) -> Vec<Move> {
    let grid = Grid::new(size);
    let forward = if side == Side::First { 1 } else { -1 };
    let mut moves = Vec::new();
    for row in 0..grid.rows {
        for column in 0..grid.columns {
            let from = grid.point(column, row);
            if placement.at(from) != Some(Allegiance::Side(side)) {
                continue;
            }
            for sideways in [-1, 0, 1] {
                let Some(to) = grid.step(from, sideways, forward) else { continue };
                let open = match placement.at(to) {
                    None => true,
                    Some(owner) => owner == Allegiance::Side(side.other()) && sideways != 0,
                };
                if open {
                    moves.push(Move::Step { from, to });
                }
            }
        }
    }
    moves
}

/// A random arrangement of at most two rows a side that is a game in progress; chance may need several tries.
fn random_position(size: Size, rng: &mut StdRng) -> Position {
    let grid = Grid::new(size);
    let cells: Vec<_> = grid.points().collect();
    loop {
        let mut placement = Placement::default();
        for side in Side::BOTH {
            for _ in 0..rng.random_range(1..=2 * grid.columns) {
                placement.put(pick(rng, &cells), Some(Allegiance::Side(side)));
            }
        }
        let to_move = pick(rng, &Side::BOTH);
        match Position::from_setup(size, placement, to_move) {
            Ok(position) if !position.outcome().is_over() => return position,
            _ => {}
        }
    }
}

#[test]
fn moves_agree_with_a_naive_generator_in_random_positions() {
    let mut rng = seeded(2000);
    for size in all_sizes() {
        for _ in 0..60 {
            let position = random_position(size, &mut rng);
            let expected = moves_cell_by_cell(size, &position.placement(), position.side_to_move());
            assert_eq!(position.legal_moves(), expected, "{position}");
            assert_eq!(position.count_legal_moves(), expected.len(), "{position}");
        }
    }
}

#[test]
fn moves_agree_with_a_naive_generator_throughout_games() {
    let mut rng = seeded(2001);
    for size in all_sizes() {
        let game = random_game(&Position::start(size), &mut rng);
        for position in &game[..game.len() - 1] {
            let expected = moves_cell_by_cell(size, &position.placement(), position.side_to_move());
            assert_eq!(position.legal_moves(), expected, "{position}");
        }
    }
}

/// Whether the rules, read off the board, say that the side that moved last has won in this way.
fn is_true(victory: Victory, position: &Position, side: Side) -> bool {
    let grid = Grid::new(position.variant().size());
    let far_row = if side == Side::First { grid.rows - 1 } else { 0 };
    match victory {
        Victory::FarRow { at } => {
            grid.row(at) == far_row && position.placement().at(at) == Some(Allegiance::Side(side))
        }
        Victory::CapturedAll => position.placement().of(side.other()).is_empty(),
        _ => false,
    }
}

#[test]
fn every_game_on_every_size_is_won_by_the_last_mover_within_the_bound() {
    let mut rng = seeded(2002);
    let sizes = all_sizes();
    assert_eq!(sizes.len(), 9 * 7);
    let mut ended_by_capture = 0;
    for size in sizes {
        for _ in 0..8 {
            let game = random_game(&Position::start(size), &mut rng);
            let last = game.last().expect("a game has positions");
            let Outcome::Won { side, by } = last.outcome() else {
                panic!("a game of Breakthrough is always won, and this is {:?}:\n{last}", last.outcome());
            };
            assert_eq!(side, last.side_to_move().other());
            assert!(is_true(by, last, side), "{by:?} in\n{last}");
            ended_by_capture += usize::from(by == Victory::CapturedAll);
            for (ply, position) in game.iter().enumerate() {
                let bound = position.longest_game().expect("Breakthrough has a bound");
                assert!(game.len() - 1 - ply <= bound, "{} plies, not {bound}, from\n{position}", game.len() - 1 - ply);
            }
        }
    }
    assert!(ended_by_capture > 0, "both ways to win come up in random games");
}

#[test]
fn the_most_advanced_piece_always_has_a_diagonal_move() {
    let mut rng = seeded(2003);
    for size in all_sizes() {
        let grid = Grid::new(size);
        for _ in 0..40 {
            let position = random_position(size, &mut rng);
            let own = position.placement().of(position.side_to_move());
            let rows = own.iter().map(|point| grid.row(point));
            let front = if position.side_to_move() == Side::First { rows.max() } else { rows.min() };
            let is_diagonal_from_front = |mv: &Move| match *mv {
                Move::Step { from, to } => Some(grid.row(from)) == front && grid.column(from) != grid.column(to),
                _ => false,
            };
            assert!(position.legal_moves().iter().any(is_diagonal_from_front), "{position}");
        }
    }
}
