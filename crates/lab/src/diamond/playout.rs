//! Diamond for playouts: the bare board, without the history that repetition needs.

use crate::uct::playout_state::PlayoutState;
use tessera_rules::diamond::Board;
use tessera_rules::{Move, Outcome, Side};

/// A board on which repetition does not draw.
#[derive(Clone, Debug)]
pub(crate) struct DiamondPlayout(pub(crate) Board);

impl PlayoutState for DiamondPlayout {
    fn append_moves(&self, moves: &mut Vec<Move>) {
        if !self.0.outcome().is_over() {
            self.0.list_moves(moves);
        }
    }

    fn play(&mut self, mv: Move) {
        self.0.play(mv);
    }

    fn player_to_move(&self) -> usize {
        self.player_of(self.0.to_move())
    }

    fn outcome(&self) -> Outcome {
        self.0.outcome()
    }

    fn player_of(&self, side: Side) -> usize {
        if self.0.swapped() { side.other().index() } else { side.index() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::uct::tree::search;
    use tessera_rules::{Game, GameKind, Position, Variant};

    #[test]
    fn uct_finds_the_only_defence() {
        let variant = Variant::standard(GameKind::Diamond);
        // The example problem of the rules, a ply later: Black must stop the square on f4.
        let start = "White e2 f2 e3 g3 g4 e5 f5; Black f3 c5 b6 b4 c7 d4; neutral d5; White to move";
        let mut position = Position::parse(variant, start).unwrap();
        position.play_unchecked(position.parse_move("e3-e4").unwrap());
        let Position::Diamond(inner) = &position else { unreachable!() };
        let mv = search(&DiamondPlayout(*inner.board()), 20_000, 1).unwrap();
        assert_eq!(position.format_move(mv), "f3-f4");
    }
}
