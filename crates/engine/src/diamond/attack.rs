//! The search for a forced win of Diamond within a number of plies.
//!
//! Both sides' moves are all searched, quiet ones too: a side that may not pass can be forced to give way. Only these
//! lines are cut short: a side that can complete a square on its turn wins, and an attacker with fewer than three plies
//! left must do so at once.

use super::search::DiamondSearch;
use super::weights::DiamondWeights;
use crate::game_search::GameSearch;
use crate::hash::{mix, move_code, position_key};
use crate::limits::Limits;
use crate::win_search::WinSearch;
use tessera_rules::diamond::{Board, QUIET_LIMIT};
use tessera_rules::{Game, GameKind, Move, Phase, Placement, PointSet, Position, Side, Variant};

/// Entries of the table.
const SLOTS: usize = 1 << 17;
/// The most plies that are asked for; with more the draw by quiet plies would matter to positions that share an entry.
const MOST_PLIES: u32 = 19;
/// Quiet counts below this are alike, because no line of [`MOST_PLIES`] plies reaches the draw.
const DISTANT_QUIET: u8 = QUIET_LIMIT - MOST_PLIES as u8 - 1;

/// The bounds known for a position and an attacker.
#[derive(Clone, Copy, Debug, Default)]
struct AttackBounds {
    key: u64,
    /// The attacker does not win within `n` plies.
    fails: u8,
    /// The attacker wins within `n` plies; 0 if that is unknown.
    wins: u8,
    /// The code of the move that settled it.
    best: u32,
}

/// The search, with a table of what it has proved.
pub(crate) struct DiamondWinSearch {
    search: DiamondSearch,
    table: Vec<AttackBounds>,
    nodes: u64,
}

impl std::fmt::Debug for DiamondWinSearch {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("DiamondWinSearch").field("nodes", &self.nodes).finish_non_exhaustive()
    }
}

impl WinSearch for DiamondWinSearch {
    fn wins_within(&mut self, position: &Position, side: Side, plies: u32, limits: &Limits) -> Option<bool> {
        let Position::Diamond(position) = position else { return None };
        // The board alone does not know that a repetition has ended the game.
        if position.outcome().is_over() {
            return Some(position.outcome().winner() == Some(side));
        }
        if plies > MOST_PLIES {
            return None;
        }
        let limits = Limits { nodes: limits.nodes.map(|nodes| nodes.saturating_add(self.nodes)), ..limits.clone() };
        self.attack(position.board(), side, plies, &limits)
    }

    fn nodes(&self) -> u64 {
        self.nodes
    }
}

impl DiamondWinSearch {
    pub(crate) fn new() -> DiamondWinSearch {
        let search = DiamondSearch::new(Variant::standard(GameKind::Diamond), &DiamondWeights::default());
        DiamondWinSearch { search, table: vec![AttackBounds::default(); SLOTS], nodes: 0 }
    }

    /// Whether the attacker wins within `n` plies; `None` if a limit was reached.
    fn attack(&mut self, board: &Board, attacker: Side, plies: u32, limits: &Limits) -> Option<bool> {
        let outcome = board.outcome();
        if outcome.is_over() {
            return Some(outcome.winner() == Some(attacker));
        }
        if limits.reached(self.nodes) {
            return None;
        }
        self.nodes += 1;
        let attacks = board.to_move() == attacker;
        if self.search.completions(board, board.to_move()) != 0 {
            return Some(attacks && plies >= 1);
        }
        if plies < if attacks { 3 } else { 2 } {
            return Some(false);
        }
        let key = key(board, attacker);
        let known = self.known(key);
        if known.wins != 0 && u32::from(known.wins) <= plies {
            return Some(true);
        }
        if u32::from(known.fails) >= plies {
            return Some(false);
        }
        let settled = self.search_moves(board, attacker, plies, known.best, limits)?;
        self.remember(key, plies, settled.is_some() == attacks, settled);
        Some(settled.is_some() == attacks)
    }

    /// The move that settles the question for its side, if there is one; `None` if a limit was reached.
    fn search_moves(
        &mut self,
        board: &Board,
        attacker: Side,
        plies: u32,
        best: u32,
        limits: &Limits,
    ) -> Option<Option<Move>> {
        let attacks = board.to_move() == attacker;
        let mut moves = Vec::new();
        board.list_moves(&mut moves);
        let rank = |mv: &Move| if move_code(*mv) == best { i32::MAX } else { self.search.board_order(board, *mv) };
        moves.sort_by_cached_key(|mv| std::cmp::Reverse(rank(mv)));
        for mv in moves {
            let mut next = *board;
            next.play(mv);
            if self.attack(&next, attacker, plies - 1, limits)? == attacks {
                return Some(Some(mv));
            }
        }
        Some(None)
    }

    fn known(&self, key: u64) -> AttackBounds {
        let found = self.table[key as usize % SLOTS];
        if found.key == key { found } else { AttackBounds { key, ..AttackBounds::default() } }
    }

    fn remember(&mut self, key: u64, plies: u32, wins: bool, settled: Option<Move>) {
        let mut bounds = self.known(key);
        let plies = plies as u8;
        if wins {
            bounds.wins = if bounds.wins == 0 { plies } else { bounds.wins.min(plies) };
        } else {
            bounds.fails = bounds.fails.max(plies);
        }
        bounds.best = settled.map_or(bounds.best, move_code);
        self.table[key as usize % SLOTS] = bounds;
    }
}

/// A key of everything that decides whether the attacker wins within [`MOST_PLIES`] plies.
fn key(board: &Board, attacker: Side) -> u64 {
    let set = |points: u64| PointSet(u128::from(points));
    let [first, second] = Side::BOTH.map(|side| set(board.pieces(side)));
    let placement = Placement { first, second, neutral: set(board.neutral()) };
    let quiet = u64::from(board.quiet().max(DISTANT_QUIET));
    let flags = u64::from(board.phase() == Phase::Movement) << 1 | attacker as u64;
    mix(position_key(&placement, board.to_move()), quiet << 2 | flags)
}
