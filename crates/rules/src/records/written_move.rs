//! Moves as records have them: passes that the rules force may be missing, and some are written when the game is over.

use smallvec::{SmallVec, smallvec};

use crate::{Game, Move, NotationError, Position};

/// The moves that a written one stands for: itself, perhaps with a forced pass before it; none for a pass in a finished
/// game; several for words such as `f5d6`.
pub(super) fn read(position: &Position, text: &str) -> Result<SmallVec<[Move; 2]>, NotationError> {
    match position.parse_move(text) {
        Ok(mv) => Ok(smallvec![mv]),
        Err(_) if position.is_pass(text) && position.outcome().is_over() => Ok(SmallVec::new()),
        Err(_) if position.legal_moves() == [Move::Pass] => {
            let mut moves = read(&position.after(Move::Pass), text)?;
            moves.insert(0, Move::Pass);
            Ok(moves)
        }
        Err(error) => match position.parse_game(text) {
            Ok(moves) if moves.len() > 1 => Ok(moves.into()),
            _ => Err(error),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{GameKind, Variant};

    fn position(text: &str) -> Position {
        Position::parse(Variant::standard(GameKind::Othello), text).expect("the test draws a board")
    }

    fn read_all(position: &Position, text: &str) -> String {
        let moves = read(position, text).expect("the move is read");
        moves.into_iter().map(|mv| position.format_move(mv)).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn forced_passes_are_added_and_passes_after_the_end_are_left_out() {
        let stuck = position(&format!("XO------{} O", "-".repeat(56)));
        assert_eq!(read_all(&stuck, "c1"), "pass c1");
        assert_eq!(read_all(&stuck, "PA"), "pass");
        let over = position(&format!("XX------{} O", "-".repeat(56)));
        for pass in ["pass", "PS", "--", "@@"] {
            assert_eq!(read_all(&over, pass), "", "{pass}");
        }
        assert!(read(&over, "c1").is_err());
        let start = Position::start(Variant::standard(GameKind::Othello));
        assert!(read(&start, "pass").is_err(), "a pass that the rules do not allow is a fault");
        assert_eq!(read_all(&start, "F5d6"), "f5 d6");
    }
}
