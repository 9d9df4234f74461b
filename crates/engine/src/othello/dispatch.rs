//! Calls the search functions that are compiled for the running processor.

use super::evaluation::{self, Evaluation};
use super::features::FeatureLayout;
use super::midgame::plain;
#[cfg(target_arch = "x86_64")]
use super::midgame::{avx2, avx512};
use super::node::OthelloNode;
use super::search_thread::SearchThread;
use super::split_pool::SplitPool;
use tessera_rules::othello::kernel::on_processor;
use tessera_rules::othello::{Board8, Processor};

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
    use super::shallow::plain;
    #[cfg(target_arch = "x86_64")]
    use super::shallow::{avx2, avx512};
    on_processor!(Processor::detected(), shallow_root_search(thread, node, depth))
}

/// The evaluation for the side to move, in hundredths of a disc.
pub(crate) fn static_eval(evaluation: &Evaluation, board: Board8) -> i32 {
    let discs = [board.own(), board.opponent()];
    let features = FeatureLayout::shared().features(discs[0], discs[1]);
    evaluation.evaluate(&features, discs, [board.legal(), board.swap().legal()]) * 100 / evaluation::UNIT
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limits::Limits;
    use crate::othello::bounds_table::OthelloTables;

    /// Value and nodes of a search with empty tables, by the functions for one kind of processor.
    fn search(evaluation: &Evaluation, processor: Processor, board: Board8, depth: u32) -> (i32, u64) {
        let (tables, limits) = (OthelloTables::new(1 << 18).expect("256 KiB are free"), Limits::default());
        let mut thread = SearchThread::new([&tables.table, &tables.local], evaluation, &limits);
        let node = OthelloNode::new(board.own(), board.opponent());
        let value = on_processor!(processor, pv_search(&mut thread, &node, -64, 64, depth, 0));
        (value, thread.nodes)
    }

    #[test]
    fn searches_are_the_same_on_all_kinds_of_processors() {
        let evaluation = Evaluation::rules_of_thumb();
        let search = |processor, board, depth| search(&evaluation, processor, board, depth);
        let mut board = Board8::start();
        for ply in 0..56_u32 {
            let depth = if ply < 46 { 3 + ply % 2 } else { 60 };
            let expected = search(Processor::all()[0], board, depth);
            for processor in Processor::all() {
                assert_eq!(search(processor, board, depth), expected, "{processor:?}, depth {depth}, {board:?}");
            }
            let legal = board.legal();
            board = match (0..64).rev().filter(|square| legal >> square & 1 == 1).nth(ply as usize % 2) {
                Some(square) => board.play(square),
                None if legal != 0 => board.play(legal.trailing_zeros() as usize),
                None => board.swap(),
            };
        }
    }
}
