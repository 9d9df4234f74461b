//! A player that searches one ply: it wins if it can, and otherwise maximises the material after its move.
//!
//! A baseline for weak levels. It compares positions by the balance of pieces and ignores the opponent's replies. Ties
//! are broken at random.

use rand::SeedableRng;
use rand::rngs::StdRng;

use super::agent::{Agent, AgentError, MoveChoice};
use super::moves::{no_legal_move, pick_random};
use tessera_engine::material_eval;
use tessera_rules::{Game, Move, Position, Record};

/// The player `greedy`.
#[derive(Clone, Copy, Debug)]
pub(super) struct GreedyAgent;

impl Agent for GreedyAgent {
    fn choose_move(&mut self, game: &Record<Position>, seed: u64) -> Result<MoveChoice, AgentError> {
        let position = game.current();
        let scored: Vec<(i32, Move)> =
            position.legal_moves().into_iter().map(|mv| (evaluate(position, mv), mv)).collect();
        let best = scored.iter().map(|(value, _)| *value).max().ok_or_else(no_legal_move)?;
        let ties: Vec<Move> = scored.iter().filter(|(value, _)| *value == best).map(|(_, mv)| *mv).collect();
        let mv = pick_random(&mut StdRng::seed_from_u64(seed), &ties).ok_or_else(no_legal_move)?;
        Ok(MoveChoice { mv, nodes: scored.len() as u64 })
    }
}

const WIN: i32 = 1 << 24;

/// The value of the position after a move, for the side that moves.
fn evaluate(position: &Position, mv: Move) -> i32 {
    let side = position.side_to_move();
    let next = position.after(mv);
    match next.outcome().winner() {
        Some(winner) if winner == side => WIN,
        Some(_) => -WIN,
        None => -material_eval(&next),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_rules::{GameKind, Size, Variant};

    fn chosen(kind: GameKind, columns: u8, rows: u8, text: &str) -> Vec<String> {
        let variant = Variant::new(kind, Size { columns, rows }).unwrap();
        let game = Record::new(Position::parse(variant, text).unwrap());
        let mut moves: Vec<String> =
            (0..30).map(|seed| game.current().format_move(GreedyAgent.choose_move(&game, seed).unwrap().mv)).collect();
        moves.sort();
        moves.dedup();
        moves
    }

    #[test]
    fn a_win_is_preferred_to_a_capture_and_a_capture_to_a_quiet_move() {
        assert_eq!(chosen(GameKind::Breakthrough, 4, 5, "4/P2p/2p1/3P/4 w"), ["a4-a5", "a4-b5"]);
        assert_eq!(chosen(GameKind::Breakthrough, 4, 5, "3p/4/P1p1/3P/4 w"), ["d2xc3"]);
    }

    #[test]
    fn in_othello_it_flips_as_many_discs_as_possible() {
        let board = "-XXO----------------------XXXO--------------------------------OX O";
        let flips = chosen(GameKind::Othello, 8, 8, board);
        assert_eq!(flips, ["b4"]);
    }

    #[test]
    fn in_diamond_it_captures_first_and_then_extends_squares() {
        assert_eq!(chosen(GameKind::Diamond, 8, 8, "White d4 e3 a1; Black f4 h8; White to move"), ["d4-e4xf4"]);
        let mut position = Position::start(Variant::standard(GameKind::Diamond));
        for mv in position.parse_game("c4 g7").unwrap() {
            position.play_unchecked(mv);
        }
        let game = Record::new(position.clone());
        // All of these are corners of a square with c4.
        let squares = ["c5", "d4", "d5", "b4", "b5", "b3", "c3"];
        for seed in 0..10 {
            let mv = GreedyAgent.choose_move(&game, seed).unwrap().mv;
            assert!(squares.contains(&position.format_move(mv).as_str()), "{}", position.format_move(mv));
        }
    }
}
