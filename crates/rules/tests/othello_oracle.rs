//! The fast bit boards agree with rules written the long way, square by square, on thousands of random boards.

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use tessera_rules::othello::Position;
use tessera_rules::{Allegiance, Game, Move, Outcome, Placement, Point, PointSet, Side, Size};

const SIDES: [u8; 3] = [6, 8, 10];
const BOARDS: u64 = 3000;

/// A board as rows of squares, and what Othello's rules say about it.
struct Naive {
    squares: Vec<Vec<Option<Side>>>,
}

impl Naive {
    fn random(side: u8, rng: &mut StdRng) -> Naive {
        // From nearly empty to nearly full, and from one colour to an even mixture.
        let (filled, black) = (rng.random_range(0.1..1.0), rng.random_range(0.1..0.9));
        let mut square = || {
            let colour = if rng.random_bool(black) { Side::First } else { Side::Second };
            rng.random_bool(filled).then_some(colour)
        };
        let mut row = || (0..side).map(|_| square()).collect();
        Naive { squares: (0..side).map(|_| row()).collect() }
    }

    fn at(&self, row: i32, column: i32) -> Option<Side> {
        let row = self.squares.get(usize::try_from(row).ok()?)?;
        *row.get(usize::try_from(column).ok()?)?
    }

    /// The squares that flip if `side` places a disc; none on an occupied square.
    fn flips(&self, side: Side, row: i32, column: i32) -> Vec<(i32, i32)> {
        let mut flips = Vec::new();
        let directions = (-1..=1).flat_map(|dy| (-1..=1).map(move |dx| (dy, dx))).filter(|step| *step != (0, 0));
        for (dy, dx) in directions.filter(|_| self.at(row, column).is_none()) {
            let mut run = Vec::new();
            let (mut y, mut x) = (row + dy, column + dx);
            while self.at(y, x) == Some(side.other()) {
                run.push((y, x));
                (y, x) = (y + dy, x + dx);
            }
            if self.at(y, x) == Some(side) {
                flips.extend(run);
            }
        }
        flips
    }

    fn point(&self, (row, column): (i32, i32)) -> Point {
        Point::new(row as usize * self.squares.len() + column as usize)
    }

    fn all(&self) -> impl Iterator<Item = (i32, i32)> {
        let side = self.squares.len() as i32;
        (0..side).flat_map(move |row| (0..side).map(move |column| (row, column)))
    }

    fn position(&self, to_move: Side) -> Position {
        let mut placement = Placement::default();
        for (row, column) in self.all() {
            placement.put(self.point((row, column)), self.at(row, column).map(Allegiance::Side));
        }
        let side = self.squares.len() as u8;
        Position::from_setup(Size { columns: side, rows: side }, placement, to_move).expect("any discs are a position")
    }
}

fn for_random_boards(check: impl Fn(&Naive, Side, &Position)) {
    for side in SIDES {
        let mut rng = StdRng::seed_from_u64(0x07E1_1000 + u64::from(side));
        for _ in 0..BOARDS {
            let naive = Naive::random(side, &mut rng);
            for to_move in Side::BOTH {
                check(&naive, to_move, &naive.position(to_move));
            }
        }
    }
}

#[test]
fn fast_flips_equal_flips_counted_square_by_square() {
    for_random_boards(|naive, to_move, position| {
        for (row, column) in naive.all().filter(|(row, column)| naive.at(*row, *column).is_none()) {
            let expected: PointSet =
                naive.flips(to_move, row, column).into_iter().map(|square| naive.point(square)).collect();
            let point = naive.point((row, column));
            assert_eq!(position.flips(point), expected, "{point:?} on\n{position}");
        }
    });
}

#[test]
fn fast_legal_moves_equal_the_squares_that_flip_something() {
    for_random_boards(|naive, to_move, position| {
        let legal = |side: Side| naive.all().filter(move |(row, column)| !naive.flips(side, *row, *column).is_empty());
        let mut expected: Vec<Move> = legal(to_move).map(|square| Move::Place(naive.point(square))).collect();
        let opponent_moves = legal(to_move.other()).next().is_some();
        if expected.is_empty() && opponent_moves {
            expected.push(Move::Pass);
        }
        assert_eq!(position.legal_moves(), expected, "{position}");
        assert_eq!(position.count_legal_moves(), expected.len(), "{position}");
        assert_eq!(position.outcome() == Outcome::InProgress, !expected.is_empty(), "{position}");
    });
}

#[test]
fn playing_a_legal_move_turns_exactly_the_outflanked_discs() {
    for_random_boards(|naive, to_move, position| {
        let squares = naive.all().map(|square| (square, naive.flips(to_move, square.0, square.1)));
        for (square, flips) in squares.filter(|(_, flips)| !flips.is_empty()) {
            let mut expected = position.placement();
            for changed in flips.into_iter().chain([square]) {
                expected.put(naive.point(changed), Some(Allegiance::Side(to_move)));
            }
            let mut next = position.clone();
            next.play_unchecked(Move::Place(naive.point(square)));
            assert_eq!(next.placement(), expected, "{square:?} on\n{position}");
            assert_eq!(next.side_to_move(), to_move.other());
        }
    });
}

#[test]
fn the_random_boards_include_passes_and_finished_games() {
    let mut passes = 0;
    let mut finished = 0;
    for side in SIDES {
        let mut rng = StdRng::seed_from_u64(0x07E1_1000 + u64::from(side));
        for _ in 0..BOARDS {
            let position = Naive::random(side, &mut rng).position(Side::First);
            passes += usize::from(position.must_pass());
            finished += usize::from(position.outcome().is_over());
        }
    }
    assert!(passes > 100 && finished > 100, "{passes} passes, {finished} finished");
}
