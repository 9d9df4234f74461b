//! Names of openings on the standard board.

use std::collections::HashMap;
use std::sync::OnceLock;

use super::position::{AnyBoard, Position};
use crate::{Game, Move, Side};

/// Black's and White's discs.
type Discs = [u64; 2];

/// The name of the last named opening position that a game from `start` has reached; `None` if there is none, or on
/// other boards.
pub fn opening(start: &Position, moves: impl IntoIterator<Item = Move>) -> Option<&'static str> {
    let mut position = start.clone();
    let mut found = None;
    for mv in moves.into_iter().take(LONGEST) {
        position.play_unchecked(mv);
        found = name(&position).or(found);
    }
    found
}

/// The most plies of a named opening.
const LONGEST: usize = 24;

/// The name of this position in any orientation.
fn name(position: &Position) -> Option<&'static str> {
    let AnyBoard::Eight(board) = position.board() else { return None };
    let discs = match position.side_to_move() {
        Side::First => [board.own(), board.opponent()],
        Side::Second => [board.opponent(), board.own()],
    };
    // Openings start from the standard position and contain no pass, so the number of discs determines the side to
    // move.
    let is_first = (board.empty().count_ones() % 2 == 0) == (position.side_to_move() == Side::First);
    if is_first { names().get(&canonical(discs)).copied() } else { None }
}

fn names() -> &'static HashMap<Discs, &'static str> {
    static NAMES: OnceLock<HashMap<Discs, &'static str>> = OnceLock::new();
    NAMES.get_or_init(|| {
        let lines = include_str!("../../../../assets/openings.txt").lines();
        lines.filter_map(read).map(|(discs, name)| (canonical(discs), name)).collect()
    })
}

/// Sixty-four squares from a1 to h8, `0` black and `1` white, and the name.
fn read(line: &'static str) -> Option<(Discs, &'static str)> {
    let (board, name) = line.split_once(' ').filter(|_| !line.starts_with('#'))?;
    if board.len() != 64 {
        return None;
    }
    let set =
        |disc| (0..64).filter(|square| board.as_bytes()[*square] == disc).fold(0, |set, square| set | 1 << square);
    Some(([set(b'0'), set(b'1')], name.trim()))
}

/// The lowest of the eight orientations of a board.
fn canonical(discs: Discs) -> Discs {
    let mut lowest = discs;
    let mut at = discs;
    for _ in 0..2 {
        for _ in 0..4 {
            at = at.map(turned);
            lowest = lowest.min(at);
        }
        at = at.map(u64::swap_bytes);
    }
    lowest
}

/// A quarter turn of the board.
fn turned(set: u64) -> u64 {
    (0..64).filter(|square| set >> square & 1 == 1).fold(0, |turned, square| {
        let (row, column) = (square / 8, square % 8);
        turned | 1 << (8 * column + 7 - row)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::GameKind;

    fn of(transcript: &str) -> Option<&'static str> {
        let start = Position::start(GameKind::Othello.default_size());
        let moves = start.parse_game(transcript).expect("a legal game");
        opening(&start, moves)
    }

    #[test]
    fn every_line_of_the_list_is_a_named_position() {
        let lines =
            include_str!("../../../../assets/openings.txt").lines().filter(|line| !line.starts_with('#')).count();
        assert_eq!(lines, 71);
        assert_eq!(names().len(), lines, "no two are the same board");
    }

    #[test]
    fn the_first_two_plies_are_one_of_three_openings_in_every_orientation() {
        for (transcript, name) in [
            ("f5 f6", "Diagonal Opening"),
            ("c4 c3", "Diagonal Opening"),
            ("f5 f4", "Parallel Opening"),
            ("d3 e3", "Parallel Opening"),
            ("f5 d6", "Perpendicular Opening"),
            ("d3 c5", "Perpendicular Opening"),
        ] {
            assert_eq!(of(transcript), Some(name), "{transcript}");
        }
        assert_eq!(of("f5"), None);
    }

    #[test]
    fn a_game_keeps_its_last_opening_name_and_small_boards_have_none() {
        let tiger = of("f5 d6 c3 d3 c4");
        assert_eq!(tiger, Some("Tiger"));
        assert_eq!(of("f5 d6 c3 d3 c4 b3"), Some("Aubrey"));
        assert_eq!(of("f5 d6 c3 d3 c4 b5"), tiger);
        let small = Position::start(crate::Size { columns: 6, rows: 6 });
        assert_eq!(opening(&small, small.legal_moves().into_iter().take(1)), None);
    }
}
