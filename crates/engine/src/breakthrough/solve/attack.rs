//! The search for a win of the attacker within a number of plies.

use super::Solver;
use super::proof_table::{NEVER, ProofBounds};
use crate::breakthrough::bitboards::{Bitboards, BoardTables, Step, Steps};
use crate::breakthrough::race::{Race, race};
use crate::limits::Limits;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum AttackResult {
    /// The attacker wins within the plies asked for.
    Wins,
    /// The attacker does not win within these plies.
    NotYet,
    /// The attacker never wins.
    Never,
}

/// The search of one question.
pub(super) struct AttackSearch<'a> {
    solver: &'a mut Solver,
    attacker: usize,
    limits: &'a Limits,
    on_progress: &'a mut dyn FnMut(&Solver),
    /// How often each step of each side settled a position, by origin and target.
    history: [Vec<u32>; 2],
}

/// With fewer plies it is not worthwhile to look up all replies first.
const LOOKUP_PLIES: u32 = 6;
/// Nodes between two calls of `on_progress`.
const REPORT_EVERY: u64 = 1 << 20;
/// Separates the table entries of the two attackers.
const SALT: [u64; 2] = [0, 0x9E6C_63D0_876A_9A62];
const STEP_COUNT: usize = 1 << 14;
const HISTORY_LIMIT: u32 = 1 << 22;
const CAPTURE: u32 = 1 << 28;

const fn step_index(step: Step) -> usize {
    (step.from as usize) << 7 | step.to as usize
}

const fn code(step: Step) -> u16 {
    (step.from as u16) << 8 | step.to as u16
}

fn decode(tables: &BoardTables<u64>, board: &Bitboards<u64>, code: u16) -> Step {
    let step = Step { from: (code >> 8) as u8, to: code as u8 };
    if tables.is_mirrored(board) { tables.mirror(step) } else { step }
}

/// The key of the table entry for an attack on a position.
pub(super) fn key(tables: &BoardTables<u64>, board: &Bitboards<u64>, attacker: usize) -> u64 {
    tables.symmetric_key(board) ^ SALT[attacker]
}

/// The step that is known to settle an attack, if any.
pub(super) fn step_of(tables: &BoardTables<u64>, board: &Bitboards<u64>, known: ProofBounds) -> Option<Step> {
    (known.step != 0).then(|| decode(tables, board, known.step))
}

impl<'a> AttackSearch<'a> {
    pub(super) fn new(
        solver: &'a mut Solver,
        attacker: usize,
        limits: &'a Limits,
        on_progress: &'a mut dyn FnMut(&Solver),
    ) -> AttackSearch<'a> {
        AttackSearch { solver, attacker, limits, on_progress, history: [vec![0; STEP_COUNT], vec![0; STEP_COUNT]] }
    }

    /// Whether the attacker wins within `n` plies; `None` if a limit was reached.
    pub(super) fn solve(&mut self, board: &Bitboards<u64>, plies: u32) -> Option<AttackResult> {
        if self.limits.reached(self.solver.nodes()) {
            return None;
        }
        self.solver.nodes_spent[self.attacker] += 1;
        if self.solver.nodes().is_multiple_of(REPORT_EVERY) {
            (self.on_progress)(self.solver);
        }
        let targets = match self.decide(board, plies) {
            Ok(result) => return Some(result),
            Err(targets) => targets,
        };
        let key = self.key(board);
        let known = self.solver.table.get(key).unwrap_or(ProofBounds::UNKNOWN);
        if let Some(result) = known.result(plies) {
            return Some(result);
        }
        let steps = self.ordered(board, targets, known.step);
        let found = match self.known_reply(board, &steps, plies) {
            Some((step, result)) => (Some(step), result),
            None => self.try_all(board, &steps, plies)?,
        };
        self.remember(board, key, known, found, plies);
        Some(found.1)
    }

    /// Searches all steps; returns the one that settles the question, if any, and the result.
    fn try_all(&mut self, board: &Bitboards<u64>, steps: &[Step], plies: u32) -> Option<(Option<Step>, AttackResult)> {
        let attacks = board.side == self.attacker;
        let mut never = true;
        for step in steps.iter().copied() {
            let next = self.solver.tables.play(board, step);
            let over = if attacks { AttackResult::Wins } else { AttackResult::Never };
            let result = if self.solver.tables.is_over(&next) { over } else { self.solve(&next, plies - 1)? };
            if (result == AttackResult::Wins) == attacks {
                self.reward(board.side, step, plies);
                return Some((Some(step), result));
            }
            never &= result == AttackResult::Never;
        }
        // No step of the attacker wins, or every step of the defender loses.
        let result = match (attacks, never) {
            (true, true) => AttackResult::Never,
            (true, false) => AttackResult::NotYet,
            (false, _) => AttackResult::Wins,
        };
        Some((None, result))
    }

    fn key(&self, board: &Bitboards<u64>) -> u64 {
        key(&self.solver.tables, board, self.attacker)
    }

    /// The result if it is certain without a search; otherwise the targets of all steps that may change it.
    fn decide(&self, board: &Bitboards<u64>, plies: u32) -> Result<AttackResult, u64> {
        let (tables, attacks) = (&self.solver.tables, board.side == self.attacker);
        let targets = match race(tables, board) {
            // A longer race settles nothing: the attacker may find a faster win.
            Race::Won(within) if attacks && within <= plies => return Ok(AttackResult::Wins),
            Race::Lost(within) if !attacks && within <= plies => return Ok(AttackResult::Wins),
            Race::Won(_) if !attacks => return Ok(AttackResult::Never),
            Race::Lost(_) if attacks => return Ok(AttackResult::Never),
            Race::Won(_) | Race::Lost(_) => !0,
            Race::Open(targets) => targets,
        };
        let pieces = board.pieces;
        let steps =
            tables.shortest_distance(self.attacker, pieces[self.attacker]).min(pieces[1 - self.attacker].count_ones());
        let least = if attacks { 2 * steps - 1 } else { 2 * steps };
        if least > plies { Ok(AttackResult::NotYet) } else { Err(targets) }
    }

    /// All steps onto the targets, ordered by how often they settled a position.
    fn ordered(&self, board: &Bitboards<u64>, targets: u64, best: u16) -> Steps {
        let tables = &self.solver.tables;
        let best = decode(tables, board, best);
        let (side, enemies) = (board.side, board.pieces[1 - board.side]);
        let rank = |step: &Step| {
            if *step == best {
                return u32::MAX;
            }
            let nearness = tables.rows - tables.distance(1 - side, u32::from(step.to));
            let capture = if enemies >> step.to & 1 == 1 { CAPTURE + (nearness << 24) } else { 0 };
            capture + self.history[side][step_index(*step)]
        };
        let mut steps = Steps::default();
        tables.steps_to(board, targets, &mut steps);
        steps.sort_unstable_by_key(|step| std::cmp::Reverse(rank(step)));
        steps
    }

    /// A step to a position that is known to settle the question.
    fn known_reply(&self, board: &Bitboards<u64>, steps: &[Step], plies: u32) -> Option<(Step, AttackResult)> {
        if plies < LOOKUP_PLIES {
            return None;
        }
        let attacks = board.side == self.attacker;
        steps.iter().find_map(|step| {
            let next = self.solver.tables.play(board, *step);
            let result = self.solver.table.get(self.key(&next))?.result(plies - 1)?;
            ((result == AttackResult::Wins) == attacks).then_some((*step, result))
        })
    }

    fn reward(&mut self, side: usize, step: Step, plies: u32) {
        let history = &mut self.history[side];
        history[step_index(step)] += plies * plies;
        if history[step_index(step)] > HISTORY_LIMIT {
            history.iter_mut().for_each(|count| *count /= 2);
        }
    }

    fn remember(
        &mut self,
        board: &Bitboards<u64>,
        key: u64,
        known: ProofBounds,
        (step, result): (Option<Step>, AttackResult),
        plies: u32,
    ) {
        let tables = &self.solver.tables;
        let step =
            step.map_or(known.step, |step| code(if tables.is_mirrored(board) { tables.mirror(step) } else { step }));
        let plies = plies.min(NEVER - 1);
        let bounds = match result {
            AttackResult::Wins => ProofBounds { wins: plies, step, ..known },
            AttackResult::NotYet => ProofBounds { fails: plies, step, ..known },
            AttackResult::Never => ProofBounds { fails: NEVER, step, ..known },
        };
        self.solver.table.put(key, bounds, plies);
    }
}

impl ProofBounds {
    /// What is known about a win within `n` plies.
    const fn result(self, plies: u32) -> Option<AttackResult> {
        if self.wins <= plies && self.wins < NEVER {
            Some(AttackResult::Wins)
        } else if self.fails == NEVER {
            Some(AttackResult::Never)
        } else if self.fails >= plies {
            Some(AttackResult::NotYet)
        } else {
            None
        }
    }
}
