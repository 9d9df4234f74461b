//! A player who sees one ply: wins if that is possible now, and else takes what there is to take.
//!
//! The first yardstick for weak levels. What it counts after its own move, the opponent's answer left out of account:
//! - Othello: own discs less the opponent's;
//! - Breakthrough: own pieces less the opponent's, so it captures whenever it can;
//! - Diamond: the same, and among equals the most own pieces on a square on which nobody else stands.
//!
//! Chance decides among equals.

use rand::SeedableRng;
use rand::rngs::StdRng;

use super::random::{no_move, pick};
use super::{Choice, Failure, Player};
use crate::engine::material_eval;
use crate::rules::{Game, Move, Position, Record};

#[derive(Clone, Copy, Debug)]
pub(super) struct Greedy;

impl Player for Greedy {
    fn choose(&mut self, game: &Record<Position>, seed: u64) -> Result<Choice, Failure> {
        let position = game.current();
        let judged: Vec<(i32, Move)> = position.legal_moves().into_iter().map(|mv| (gain(position, mv), mv)).collect();
        let best = judged.iter().map(|(gain, _)| *gain).max().ok_or_else(no_move)?;
        let equals: Vec<Move> = judged.iter().filter(|(gain, _)| *gain == best).map(|(_, mv)| *mv).collect();
        let mv = pick(&mut StdRng::seed_from_u64(seed), &equals).ok_or_else(no_move)?;
        Ok(Choice { mv, nodes: judged.len() as u64 })
    }
}

const WIN: i32 = 1 << 24;

/// How much the side to move likes the board after its move.
fn gain(position: &Position, mv: Move) -> i32 {
    let side = position.side_to_move();
    let mut next = position.clone();
    next.play_unchecked(mv);
    match next.outcome().winner() {
        Some(winner) if winner == side => WIN,
        Some(_) => -WIN,
        None => -material_eval(&next),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameKind, Size, Variant};

    fn chosen(kind: GameKind, columns: u8, rows: u8, text: &str) -> Vec<String> {
        let variant = Variant::new(kind, Size { columns, rows }).unwrap();
        let game = Record::new(Position::parse(variant, text).unwrap());
        let mut moves: Vec<String> =
            (0..30).map(|seed| game.current().format_move(Greedy.choose(&game, seed).unwrap().mv)).collect();
        moves.sort();
        moves.dedup();
        moves
    }

    #[test]
    fn a_win_comes_before_a_capture_and_a_capture_before_a_quiet_move() {
        assert_eq!(chosen(GameKind::Breakthrough, 4, 5, "4/P2p/2p1/3P/4 w"), ["a4-a5", "a4-b5"]);
        assert_eq!(chosen(GameKind::Breakthrough, 4, 5, "3p/4/P1p1/3P/4 w"), ["d2xc3"]);
    }

    #[test]
    fn it_flips_as_many_discs_as_it_can() {
        let board = "-XXO----------------------XXXO--------------------------------OX O";
        let flips = chosen(GameKind::Othello, 8, 8, board);
        assert_eq!(flips, ["b4"]);
    }

    #[test]
    fn in_diamond_it_takes_pieces_and_then_fills_squares() {
        assert_eq!(chosen(GameKind::Diamond, 8, 8, "White d4 e3 a1; Black f4 h8; White to move"), ["d4-e4xf4"]);
        let mut position = Position::start(Variant::standard(GameKind::Diamond));
        for mv in position.parse_game("c4 g7").unwrap() {
            position.play_unchecked(mv);
        }
        let game = Record::new(position.clone());
        // A second corner of the square on which it has one already.
        let squares = ["c5", "d4", "d5", "b4", "b5", "b3", "c3"];
        for seed in 0..10 {
            let mv = Greedy.choose(&game, seed).unwrap().mv;
            assert!(squares.contains(&position.format_move(mv).as_str()), "{}", position.format_move(mv));
        }
    }
}
