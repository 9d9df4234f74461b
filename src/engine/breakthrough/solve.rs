//! Proving who wins a game of Breakthrough, and in how many plies under best play.
//!
//! The question is asked for ever longer games: can this side force a win within `n` plies? Either answer is a proof. As
//! every ply brings pieces nearer to their goals, most lines are cut short by counting steps or by a decided race, and a
//! table keeps for each position how long a side is known not to win, and within how many plies it is known to.
//!
//! (Depth-first proof-number search was measured against this on 5x5: it needed a quarter of the nodes and more time,
//! and tells nothing about the length.)
//!
//! | Concern | File |
//! |---|---|
//! | one question, searched | `attack` |
//! | what is known of positions | `table` |
//! | keeping what is known for another day | `save` |

use thiserror::Error;

use super::bitboards::{Bitboards, BoardTables, Step};
use crate::engine::limits::Limits;
use crate::rules::breakthrough::Position;
use crate::rules::{Game, Move, PerSide, Side};

mod attack;
mod proof_table;
mod saved;

pub use saved::SavedProofError;

use attack::{AttackResult, AttackSearch};
use proof_table::{NEVER, ProofTable};

/// What has been found out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SolveOutcome {
    /// The winner, and the plies of the game if the winner hurries and the loser holds out.
    Proved { winner: Side, plies: u32 },
    /// Nobody is proven to win within a known number of plies. For each side the plies within which it certainly does
    /// not; [`SolveOutcome::NEVER`] if it is known to lose.
    Open { no_win_within: PerSide<u32> },
}

impl SolveOutcome {
    /// More plies than any game lasts.
    pub const NEVER: u32 = NEVER;
}

/// The board has more points than the solver can handle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("boards of more than 64 points cannot be solved")]
pub struct BoardTooLarge;

/// Work on one position, which can be interrupted and taken up again.
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
    /// A table of at most `table` MiB.
    ///
    /// # Errors
    /// If the board has more than 64 points.
    pub fn new(position: &Position, table: usize) -> Result<Solver, BoardTooLarge> {
        let tables = BoardTables::new(position.variant().size()).ok_or(BoardTooLarge)?;
        let root = tables.read(position);
        let table = ProofTable::new(table.max(1) << 20);
        Ok(Solver { position: position.clone(), tables, root, table, refuted: [0; 2], nodes_spent: [0; 2] })
    }

    /// Nodes searched so far, in all sittings.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.nodes_spent[0] + self.nodes_spent[1]
    }

    /// The share of the table that is in use, from 0 to 1.
    #[must_use]
    pub fn table_use(&self) -> f64 {
        self.table.usage()
    }

    /// For each side the plies within which it certainly does not win.
    #[must_use]
    pub const fn no_win_within(&self) -> PerSide<u32> {
        PerSide(self.refuted)
    }

    /// Works until the question is settled or a limit of `limits` (nodes of this call, deadline or stop flag) is
    /// reached. `on_progress` hears of progress every now and then.
    pub fn run(&mut self, limits: &Limits, on_progress: &mut dyn FnMut(&Solver)) -> SolveOutcome {
        if let Some(winner) = self.position.outcome().winner() {
            return SolveOutcome::Proved { winner, plies: 0 };
        }
        let limits = Limits { nodes: limits.nodes.map(|nodes| nodes.saturating_add(self.nodes())), ..limits.clone() };
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

    /// The move that wins soonest or loses latest, once it is proved who wins; `None` before that, and where the end is
    /// so near that it was told without a search.
    #[must_use]
    pub fn best_move(&self) -> Option<Move> {
        let moves = self.position.legal_moves();
        let steps =
            [0, 1].into_iter().filter_map(|attacker| self.table.get(attack::key(&self.tables, &self.root, attacker)));
        // Only the winner's attack has a step that settled it: that of the winner, or the loser's last that held out.
        let proved =
            steps.filter(|known| known.wins < NEVER).find_map(|known| attack::step_of(&self.tables, &self.root, known));
        proved.map(Step::as_move).filter(|mv| moves.contains(mv))
    }

    /// Whether the attacker wins within so many plies; `None` if a limit was reached before that was known.
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

    /// The next length of a win that is possible at all: whoever makes the last ply has won.
    const fn next_length(&self, attacker: usize) -> u32 {
        let parity = if attacker == self.root.side { 1 } else { 0 };
        let next = self.refuted[attacker] + 1;
        if next % 2 == parity { next } else { next + 1 }
    }

    /// Both sides get the same share of the work, until one is known never to win.
    const fn next_attacker(&self) -> usize {
        match self.refuted {
            [NEVER, _] => 1,
            [_, NEVER] => 0,
            _ => (self.nodes_spent[0] > self.nodes_spent[1]) as usize,
        }
    }
}
