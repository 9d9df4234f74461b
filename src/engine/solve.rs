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
//! | keeping what is known for another day | `memory` |

use std::fmt;

use super::breakthrough::{Camp, Field, Step};
use super::limits::Limits;
use crate::rules::breakthrough::Position;
use crate::rules::{Game, GameKind, Move, PerSide, Side, Variant};

mod attack;
mod memory;
mod table;

pub use memory::MemoryError;

use attack::{Answer, Attack};
use table::{NEVER, Table};

/// What has been found out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The winner, and the plies of the game if the winner hurries and the loser holds out.
    Proved { winner: Side, plies: u32 },
    /// Nobody is proven to win within a known number of plies. For each side the plies within which it certainly does
    /// not; [`Verdict::NEVER`] if it is known to lose.
    Open { no_win_within: PerSide<u32> },
}

impl Verdict {
    /// More plies than any game lasts.
    pub const NEVER: u32 = NEVER;
}

/// The board has more points than the solver can handle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooLarge;

impl std::error::Error for TooLarge {}

impl fmt::Display for TooLarge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "boards of more than 64 points are not solved")
    }
}

/// The most points of a board that is solved within a few seconds, if it is not one of [`QUICK`].
const QUICK_POINTS: u32 = 20;
/// Columns and rows of larger boards for which the same was measured.
const QUICK: [(u8, u8); 2] = [(3, 7), (5, 5)];

/// Whether a game is Breakthrough on a board that is solved while a person waits.
pub(super) fn is_quick(variant: Variant) -> bool {
    let (columns, rows) = (variant.size().columns, variant.size().rows);
    let is_small = u32::from(columns) * u32::from(rows) <= QUICK_POINTS || QUICK.contains(&(columns, rows));
    variant.kind() == GameKind::Breakthrough && is_small
}

/// Work on one position, which can be interrupted and taken up again.
#[derive(Debug)]
pub struct Solver {
    position: Position,
    field: Field<u64>,
    root: Camp<u64>,
    table: Table,
    /// For each side the plies within which it is known not to win.
    done: [u32; 2],
    /// For each side the nodes spent on its attacks.
    spent: [u64; 2],
}

impl Solver {
    /// A table of at most `table` MiB.
    ///
    /// # Errors
    /// If the board has more than 64 points.
    pub fn new(position: &Position, table: usize) -> Result<Solver, TooLarge> {
        let field = Field::new(position.variant().size()).ok_or(TooLarge)?;
        let root = field.read(position);
        let table = Table::new(table.max(1) << 20);
        Ok(Solver { position: position.clone(), field, root, table, done: [0; 2], spent: [0; 2] })
    }

    /// Nodes searched so far, in all sittings.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.spent[0] + self.spent[1]
    }

    /// The share of the table that is in use, from 0 to 1.
    #[must_use]
    pub fn table_use(&self) -> f64 {
        self.table.usage()
    }

    /// For each side the plies within which it certainly does not win.
    #[must_use]
    pub const fn no_win_within(&self) -> PerSide<u32> {
        PerSide(self.done)
    }

    /// Works until the question is settled or a limit of `limits` (nodes of this call, deadline or stop flag) is
    /// reached. `tell` hears of progress every now and then.
    pub fn run(&mut self, limits: &Limits, tell: &mut dyn FnMut(&Solver)) -> Verdict {
        if let Some(winner) = self.position.outcome().winner() {
            return Verdict::Proved { winner, plies: 0 };
        }
        let limits = Limits { nodes: limits.nodes.map(|nodes| nodes.saturating_add(self.nodes())), ..limits.clone() };
        loop {
            let attacker = self.next_attacker();
            let plies = self.next_length(attacker);
            match self.ask(attacker, plies, &limits, tell) {
                Some(Answer::Wins) => return Verdict::Proved { winner: Side::BOTH[attacker], plies },
                Some(Answer::NotYet) => self.done[attacker] = plies,
                Some(Answer::Never) => self.done[attacker] = NEVER,
                None => return Verdict::Open { no_win_within: self.no_win_within() },
            }
            tell(self);
        }
    }

    /// The move that wins soonest or loses latest, once it is proved who wins; `None` before that, and where the end is
    /// so near that it was told without a search.
    #[must_use]
    pub fn best_move(&self) -> Option<Move> {
        let moves = self.position.legal_moves();
        let steps =
            [0, 1].into_iter().filter_map(|attacker| self.table.get(attack::key(&self.field, &self.root, attacker)));
        // Only the winner's attack has a step that settled it: that of the winner, or the loser's last that held out.
        let proved =
            steps.filter(|known| known.wins < NEVER).find_map(|known| attack::step_of(&self.field, &self.root, known));
        proved.map(Step::as_move).filter(|mv| moves.contains(mv))
    }

    /// Whether the attacker wins within so many plies; `None` if a limit was reached before that was known.
    fn ask(&mut self, attacker: usize, plies: u32, limits: &Limits, tell: &mut dyn FnMut(&Solver)) -> Option<Answer> {
        let root = self.root;
        let mut attack = Attack::new(self, attacker, limits, tell);
        attack.ask(&root, plies)
    }

    /// The next length of a win that is possible at all: whoever makes the last ply has won.
    const fn next_length(&self, attacker: usize) -> u32 {
        let parity = if attacker == self.root.side { 1 } else { 0 };
        let next = self.done[attacker] + 1;
        if next % 2 == parity { next } else { next + 1 }
    }

    /// Both sides get the same share of the work, until one is known never to win.
    const fn next_attacker(&self) -> usize {
        match self.done {
            [NEVER, _] => 1,
            [_, NEVER] => 0,
            _ => (self.spent[0] > self.spent[1]) as usize,
        }
    }
}
