//! One question: can the attacker win within so many plies?

use super::Solver;
use super::table::{Bounds, NEVER};
use crate::engine::breakthrough::{Camp, Field, Race, Step, Steps, race};
use crate::engine::limits::Limits;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Answer {
    /// Within the plies asked for.
    Wins,
    /// Not within these plies.
    NotYet,
    /// Not within any number of plies: the defender wins.
    Never,
}

/// The search for an answer.
pub(super) struct Attack<'a> {
    solver: &'a mut Solver,
    attacker: usize,
    limits: &'a Limits,
    tell: &'a mut dyn FnMut(&Solver),
    /// How often each step of each side settled a position, by origin and target.
    history: [Vec<u32>; 2],
}

/// Below so many plies it is not worth looking whether a known position is one step away.
const LOOK_ABOUT: u32 = 6;
/// Nodes between two reports.
const REPORT_EVERY: u64 = 1 << 20;
/// Sets the knowledge about the two attackers apart.
const SALT: [u64; 2] = [0, 0x9E6C_63D0_876A_9A62];
const ROUTES: usize = 1 << 14;
const HISTORY_LIMIT: u32 = 1 << 22;
const CAPTURE: u32 = 1 << 28;

const fn route(step: Step) -> usize {
    (step.from as usize) << 7 | step.to as usize
}

const fn code(step: Step) -> u16 {
    (step.from as u16) << 8 | step.to as u16
}

fn decode(field: &Field<u64>, camp: &Camp<u64>, code: u16) -> Step {
    let step = Step { from: (code >> 8) as u8, to: code as u8 };
    if field.is_mirrored(camp) { field.mirror(step) } else { step }
}

/// The key under which knowledge about an attack on a position is kept.
pub(super) fn key(field: &Field<u64>, camp: &Camp<u64>, attacker: usize) -> u64 {
    field.key(camp) ^ SALT[attacker]
}

/// The step that is known to settle an attack, if one is.
pub(super) fn step_of(field: &Field<u64>, camp: &Camp<u64>, known: Bounds) -> Option<Step> {
    (known.step != 0).then(|| decode(field, camp, known.step))
}

impl<'a> Attack<'a> {
    pub(super) fn new(
        solver: &'a mut Solver,
        attacker: usize,
        limits: &'a Limits,
        tell: &'a mut dyn FnMut(&Solver),
    ) -> Attack<'a> {
        Attack { solver, attacker, limits, tell, history: [vec![0; ROUTES], vec![0; ROUTES]] }
    }

    /// `None` if a limit was reached.
    pub(super) fn ask(&mut self, camp: &Camp<u64>, plies: u32) -> Option<Answer> {
        if self.limits.reached(self.solver.nodes()) {
            return None;
        }
        self.solver.spent[self.attacker] += 1;
        if self.solver.nodes().is_multiple_of(REPORT_EVERY) {
            (self.tell)(self.solver);
        }
        let targets = match self.told(camp, plies) {
            Ok(answer) => return Some(answer),
            Err(targets) => targets,
        };
        let key = self.key(camp);
        let known = self.solver.table.get(key).unwrap_or(Bounds::NOTHING);
        if let Some(answer) = known.answer(plies) {
            return Some(answer);
        }
        let steps = self.ordered(camp, targets, known.step);
        let found = match self.one_is_known(camp, &steps, plies) {
            Some((step, answer)) => (Some(step), answer),
            None => self.try_all(camp, &steps, plies)?,
        };
        self.remember(camp, key, known, found, plies);
        Some(found.1)
    }

    /// The step that settles the question, if one does, and the answer.
    fn try_all(&mut self, camp: &Camp<u64>, steps: &[Step], plies: u32) -> Option<(Option<Step>, Answer)> {
        let attacks = camp.side == self.attacker;
        let mut never = true;
        for step in steps.iter().copied() {
            let next = self.solver.field.play(camp, step);
            let over = if attacks { Answer::Wins } else { Answer::Never };
            let answer = if self.solver.field.is_over(&next) { over } else { self.ask(&next, plies - 1)? };
            if (answer == Answer::Wins) == attacks {
                self.praise(camp.side, step, plies);
                return Some((Some(step), answer));
            }
            never &= answer == Answer::Never;
        }
        // Whatever the attacker does fails, or whatever the defender does loses.
        let answer = match (attacks, never) {
            (true, true) => Answer::Never,
            (true, false) => Answer::NotYet,
            (false, _) => Answer::Wins,
        };
        Some((None, answer))
    }

    fn key(&self, camp: &Camp<u64>) -> u64 {
        key(&self.solver.field, camp, self.attacker)
    }

    /// The answer, if it can be told without a search; otherwise the targets of all steps that may change it.
    fn told(&self, camp: &Camp<u64>, plies: u32) -> Result<Answer, u64> {
        let (field, attacks) = (&self.solver.field, camp.side == self.attacker);
        let targets = match race(field, camp) {
            // A race that takes longer is no answer: the attacker may find something better.
            Race::Won(within) if attacks && within <= plies => return Ok(Answer::Wins),
            Race::Lost(within) if !attacks && within <= plies => return Ok(Answer::Wins),
            Race::Won(_) if !attacks => return Ok(Answer::Never),
            Race::Lost(_) if attacks => return Ok(Answer::Never),
            Race::Won(_) | Race::Lost(_) => !0,
            Race::Open(targets) => targets,
        };
        let pieces = camp.pieces;
        let steps =
            field.shortest_way(self.attacker, pieces[self.attacker]).min(pieces[1 - self.attacker].count_ones());
        let least = if attacks { 2 * steps - 1 } else { 2 * steps };
        if least > plies { Ok(Answer::NotYet) } else { Err(targets) }
    }

    /// All steps onto the targets, those first that settled most before.
    fn ordered(&self, camp: &Camp<u64>, targets: u64, best: u16) -> Steps {
        let field = &self.solver.field;
        let best = decode(field, camp, best);
        let (side, enemies) = (camp.side, camp.pieces[1 - camp.side]);
        let rank = |step: &Step| {
            if *step == best {
                return u32::MAX;
            }
            let nearness = field.rows - field.way(1 - side, u32::from(step.to));
            let capture = if enemies >> step.to & 1 == 1 { CAPTURE + (nearness << 24) } else { 0 };
            capture + self.history[side][route(*step)]
        };
        let mut steps = Steps::default();
        field.steps_to(camp, targets, &mut steps);
        steps.sort_unstable_by_key(|step| std::cmp::Reverse(rank(step)));
        steps
    }

    /// A step to a position that is known to settle the question.
    fn one_is_known(&self, camp: &Camp<u64>, steps: &[Step], plies: u32) -> Option<(Step, Answer)> {
        if plies < LOOK_ABOUT {
            return None;
        }
        let attacks = camp.side == self.attacker;
        steps.iter().find_map(|step| {
            let next = self.solver.field.play(camp, *step);
            let answer = self.solver.table.get(self.key(&next))?.answer(plies - 1)?;
            ((answer == Answer::Wins) == attacks).then_some((*step, answer))
        })
    }

    fn praise(&mut self, side: usize, step: Step, plies: u32) {
        let history = &mut self.history[side];
        history[route(step)] += plies * plies;
        if history[route(step)] > HISTORY_LIMIT {
            history.iter_mut().for_each(|count| *count /= 2);
        }
    }

    fn remember(
        &mut self,
        camp: &Camp<u64>,
        key: u64,
        known: Bounds,
        (step, answer): (Option<Step>, Answer),
        plies: u32,
    ) {
        let field = &self.solver.field;
        let step =
            step.map_or(known.step, |step| code(if field.is_mirrored(camp) { field.mirror(step) } else { step }));
        let plies = plies.min(NEVER - 1);
        let bounds = match answer {
            Answer::Wins => Bounds { wins: plies, step, ..known },
            Answer::NotYet => Bounds { fails: plies, step, ..known },
            Answer::Never => Bounds { fails: NEVER, step, ..known },
        };
        self.solver.table.put(key, bounds, plies);
    }
}

impl Bounds {
    /// What is known about a win within so many plies.
    const fn answer(self, plies: u32) -> Option<Answer> {
        if self.wins <= plies && self.wins < NEVER {
            Some(Answer::Wins)
        } else if self.fails == NEVER {
            Some(Answer::Never)
        } else if self.fails >= plies {
            Some(Answer::NotYet)
        } else {
            None
        }
    }
}
