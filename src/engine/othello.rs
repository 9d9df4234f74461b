//! Othello on the standard board: an engine of its own, because nothing there is like the other games.

mod crew;
mod endgame;
mod evaluation;
mod features;
mod file;
mod last;
mod midgame;
mod moves;
mod root;
mod selective;
mod stable;
mod table;
pub(crate) mod train;
mod worker;

pub(crate) use evaluation::Evaluation;
pub(crate) use file::{decode, encode};
pub(crate) use last::ended;
pub(crate) use root::search;
pub(crate) use table::Tables;

use crate::rules::othello::kernel::on_processor;
use crate::rules::othello::{Board8, Processor};
use crew::Crew;
use features::Layout;
use midgame::{Node, plain};
#[cfg(target_arch = "x86_64")]
use midgame::{avx2, avx512};
use worker::Worker;

/// The discs of the side to move, and of the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Discs {
    pub(crate) own: u64,
    pub(crate) opponent: u64,
}

impl Discs {
    fn node(self) -> Node {
        Node { own: self.own, opponent: self.opponent, features: Layout::shared().features(self.own, self.opponent) }
    }
}

/// The value in discs of a search of `depth` plies, or to the end: exact within the window, else a bound.
pub(crate) fn principal(worker: &mut Worker<'_>, discs: Discs, alpha: i32, beta: i32, depth: u32) -> i32 {
    let node = discs.node();
    on_processor!(Processor::detected(), principal(worker, &node, alpha, beta, depth, 0))
}

/// Searches with others until all is over.
fn help(worker: &mut Worker<'_>, crew: &Crew) {
    on_processor!(Processor::detected(), help(worker, crew));
}

/// The value of so few plies in parts of a disc, and the best move; equal ones are chosen among by the worker's seed.
fn quick(worker: &mut Worker<'_>, discs: Discs, depth: u32) -> (i32, u8) {
    let node = discs.node();
    on_processor!(Processor::detected(), glimpse(worker, &node, depth))
}

/// How a position stands for the side to move, in hundredths of a disc.
pub(crate) fn judge(evaluation: &Evaluation, board: Board8) -> i32 {
    let layout = Layout::shared();
    let features = layout.features(board.own(), board.opponent());
    evaluation.judge(layout, &features, board.empty().count_ones()) * 100 / evaluation::UNIT
}
