//! Calls the search functions that are compiled for the running processor.

use super::evaluation::{self, Evaluation};
use super::features::FeatureLayout;
use super::midgame::plain;
#[cfg(target_arch = "x86_64")]
use super::midgame::{avx2, avx512};
use super::node::OthelloNode;
use super::search_thread::SearchThread;
use super::split_pool::SplitPool;
use crate::rules::othello::kernel::on_processor;
use crate::rules::othello::{Board8, Processor};

/// The value in discs of a search of `depth` plies, or to the end: exact within the window, else a bound.
pub(crate) fn pv_search(thread: &mut SearchThread<'_>, node: &OthelloNode, alpha: i32, beta: i32, depth: u32) -> i32 {
    on_processor!(Processor::detected(), pv_search(thread, node, alpha, beta, depth, 0))
}

/// Searches split nodes of other threads until the pool is shut down.
pub(crate) fn help(thread: &mut SearchThread<'_>, pool: &SplitPool) {
    on_processor!(Processor::detected(), help(thread, pool));
}

/// The value of a very shallow search in parts of a disc, and the best move; the thread's seed decides between equal
/// ones.
pub(crate) fn shallow_root_search(thread: &mut SearchThread<'_>, node: &OthelloNode, depth: u32) -> (i32, u8) {
    on_processor!(Processor::detected(), shallow_root_search(thread, node, depth))
}

/// The evaluation for the side to move, in hundredths of a disc.
pub(crate) fn static_eval(evaluation: &Evaluation, board: Board8) -> i32 {
    let layout = FeatureLayout::shared();
    let features = layout.features(board.own(), board.opponent());
    evaluation.evaluate(layout, &features, board.empty().count_ones()) * 100 / evaluation::UNIT
}
