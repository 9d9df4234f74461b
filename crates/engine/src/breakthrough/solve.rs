//! Proves who wins a position of Breakthrough, and in how many plies under best play.
//!
//! The solver asks for ever longer games: can this side force a win within `n` plies? Either answer is a proof. As
//! every ply brings pieces nearer to their goals, most lines are cut short by counting steps or by a decided race. A
//! table stores for each position how long a side is known not to win, and within how many plies it is known to win.
//!
//! (Depth-first proof-number search was measured against this on 5x5: it needed a quarter of the nodes and more time,
//! and says nothing about the length.)
//!
//! | Concern | File |
//! |---|---|
//! | the search for a win within a number of plies | `attack` |
//! | what is known of positions | `proof_table` |
//! | saving and restoring a proof | `saved` |

use thiserror::Error;

use super::bitboards::{Bitboards, BoardTables, Step};
use crate::limits::Limits;
use tessera_rules::breakthrough::Position;
use tessera_rules::{Game, Move, PerSide, Side};

mod attack;
mod proof_table;
mod saved;

pub use saved::SavedProofError;

use attack::{AttackResult, AttackSearch};
use proof_table::{NEVER, ProofTable};

/// The state of a proof.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SolveOutcome {
    /// The winner is proved.
    Proved {
        /// The winning side.
        winner: Side,
        /// The length of the game if the winner hurries and the loser holds out.
        plies: u32,
    },
    /// No side is proved to win yet.
    Open {
        /// For each side the plies within which it certainly does not win; [`SolveOutcome::NEVER`] if it loses.
        no_win_within: PerSide<u32>,
    },
}

impl SolveOutcome {
    /// More plies than any game lasts.
    pub const NEVER: u32 = NEVER;
}

/// The board has more points than the solver can handle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("boards of more than 64 points cannot be solved")]
pub struct BoardTooLarge;

/// The position is on a board of another size than the solver's.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("the position is on another board than the proof")]
pub struct OtherBoard;

/// Work on one position, which can be interrupted and resumed.
#[derive(Debug)]
pub struct Solver {
    position: Position,
    tables: BoardTables<u64>,
    root: Bitboards<u64>,
    table: ProofTable,
    /// For each side the plies within which it is known not to win.
    refuted: [u32; 2],
    /// For each side the nodes spent on its attacks.
    nodes_spent: [u64; 2],
}

impl Solver {
    /// Prepares work on a position with a table of at most `table` MiB.
    ///
    /// # Errors
    /// If the board has more than 64 points.
    pub fn new(position: &Position, table: usize) -> Result<Solver, BoardTooLarge> {
        let tables = BoardTables::new(position.variant().size()).ok_or(BoardTooLarge)?;
        let root = tables.read(position);
        let table = ProofTable::new(table.max(1) << 20);
        Ok(Solver { position: position.clone(), tables, root, table, refuted: [0; 2], nodes_spent: [0; 2] })
    }

    /// Turns to another position on the same board. The entries of the table stay.
    ///
    /// # Errors
    /// If the position is on another board; then nothing is changed.
    pub fn set_position(&mut self, position: &Position) -> Result<(), OtherBoard> {
        if position.variant() != self.position.variant() {
            return Err(OtherBoard);
        }
        self.position = position.clone();
        self.root = self.tables.read(position);
        self.refuted = [0; 2];
        Ok(())
    }

    /// Whether a side can force a win within `n` plies; `None` if a limit was reached first.
    pub fn wins_within(&mut self, side: Side, plies: u32, limits: &Limits) -> Option<bool> {
        if self.position.outcome().is_over() {
            return Some(self.position.outcome().winner() == Some(side));
        }
        let limits = self.limits_from_now(limits);
        self.solve(side.index(), plies, &limits, &mut |_| ()).map(|result| result == AttackResult::Wins)
    }

    /// Nodes searched so far, in all runs.
    pub const fn nodes(&self) -> u64 {
        self.nodes_spent[0] + self.nodes_spent[1]
    }

    /// The share of the table that is in use, from 0 to 1.
    pub fn table_use(&self) -> f64 {
        self.table.usage()
    }

    /// For each side the plies within which it certainly does not win.
    pub const fn no_win_within(&self) -> PerSide<u32> {
        PerSide(self.refuted)
    }

    /// Works until the position is solved or a limit of `limits` (nodes of this call, deadline or stop flag) is
    /// reached. Calls `on_progress` now and then.
    pub fn run(&mut self, limits: &Limits, on_progress: &mut dyn FnMut(&Solver)) -> SolveOutcome {
        if let Some(winner) = self.position.outcome().winner() {
            return SolveOutcome::Proved { winner, plies: 0 };
        }
        let limits = self.limits_from_now(limits);
        loop {
            let attacker = self.next_attacker();
            let plies = self.next_length(attacker);
            match self.solve(attacker, plies, &limits, on_progress) {
                Some(AttackResult::Wins) => return SolveOutcome::Proved { winner: Side::BOTH[attacker], plies },
                Some(AttackResult::NotYet) => self.refuted[attacker] = plies,
                Some(AttackResult::Never) => self.refuted[attacker] = NEVER,
                None => return SolveOutcome::Open { no_win_within: self.no_win_within() },
            }
            on_progress(self);
        }
    }

    /// The move that wins soonest or loses latest, once the winner is proved; `None` before that, and where the end is
    /// so near that it was decided without a search.
    pub fn best_move(&self) -> Option<Move> {
        let moves = self.position.legal_moves();
        let steps =
            [0, 1].into_iter().filter_map(|attacker| self.table.get(attack::key(&self.tables, &self.root, attacker)));
        // Only the winner's attack has a step that settled it: the winner's own, or the loser's last one that held out.
        let proved =
            steps.filter(|known| known.wins < NEVER).find_map(|known| attack::step_of(&self.tables, &self.root, known));
        proved.map(Step::as_move).filter(|mv| moves.contains(mv))
    }

    /// The limits with their nodes counted from the nodes searched so far.
    fn limits_from_now(&self, limits: &Limits) -> Limits {
        Limits { nodes: limits.nodes.map(|nodes| nodes.saturating_add(self.nodes())), ..limits.clone() }
    }

    /// Whether the attacker wins within `n` plies; `None` if a limit was reached first.
    fn solve(
        &mut self,
        attacker: usize,
        plies: u32,
        limits: &Limits,
        on_progress: &mut dyn FnMut(&Solver),
    ) -> Option<AttackResult> {
        let root = self.root;
        let mut attack = AttackSearch::new(self, attacker, limits, on_progress);
        attack.solve(&root, plies)
    }

    /// The next possible length of a win: the side that makes the last ply wins.
    const fn next_length(&self, attacker: usize) -> u32 {
        let parity = if attacker == self.root.side { 1 } else { 0 };
        let next = self.refuted[attacker] + 1;
        if next % 2 == parity { next } else { next + 1 }
    }

    /// Both sides get equal shares of the work, until one is known never to win.
    const fn next_attacker(&self) -> usize {
        match self.refuted {
            [NEVER, _] => 1,
            [_, NEVER] => 0,
            _ => (self.nodes_spent[0] > self.nodes_spent[1]) as usize,
        }
    }
}
