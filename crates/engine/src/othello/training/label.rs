//! Labels of positions: the values of searches, and near the end of the game exact scores.

use std::sync::Mutex;
use std::sync::PoisonError;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;

use super::config::OthelloRefinementConfig;
use crate::limits::Limits;
use crate::othello::bounds_table::{BoundsTable, HIGHEST, NO_SQUARE};
use crate::othello::dispatch::pv_search;
use crate::othello::evaluation::Evaluation;
use crate::othello::node::OthelloNode;
use crate::othello::probcut::{CERTAIN, ProbCutMargins, SelectiveCuts};
use crate::othello::search_thread::SearchThread;
use crate::othello::stages::SearchStage;
use tessera_rules::othello::Board8;

/// Positions that a thread labels at a time.
const CHUNK: usize = 1_024;
/// Bytes of the table for a label, which is emptied before each.
const TABLE_BYTES: usize = 1 << 17;
/// The certainty of selective cuts. In searches to a depth they halve the time, and change the errors of the values by less
/// than a hundredth; in searches to the end they change values by a tenth of a disc with 15 empty squares and by a third
/// with 20, where they divide the time by three.
const CERTAINTY: u8 = 2;
/// The depth of the search whose value is the middle of the first window, and half the width of that window in discs.
const GUESS_DEPTH: u32 = 2;
const WINDOW: i32 = 4;
/// Searches to the end with more empty squares are long: deepening, a larger table and more cuts make them about twice as fast
/// with 18.
const LONG_END: u32 = 14;
/// The depths of the searches before a long one.
const DEEPENING: [u32; 3] = [6, 9, 12];
/// The certainty of long searches. With 21 empty squares they differ by 1.6 discs on average from those of the next certainty, and
/// take a quarter of the time: more labels outweigh that.
const LONG_END_CERTAINTY: u8 = 0;
const LONG_END_TABLE_BYTES: usize = 1 << 21;

/// The labels of positions in discs, in their order; `None` if `stop` was set meanwhile.
pub(super) fn label_all(
    config: &OthelloRefinementConfig,
    boards: &[Board8],
    evaluation: &Evaluation,
    stop: &AtomicBool,
) -> Option<Vec<i8>> {
    let labels = Mutex::new(vec![0; boards.len()]);
    let next = AtomicUsize::new(0);
    let is_long = |board: &Board8| (LONG_END + 1..=config.selective).contains(&board.empty().count_ones());
    let bytes = if boards.iter().any(is_long) { LONG_END_TABLE_BYTES } else { TABLE_BYTES };
    let work = || {
        let mut table = BoundsTable::new(bytes);
        while !stop.load(Ordering::Relaxed) {
            let first = CHUNK * next.fetch_add(1, Ordering::Relaxed);
            let Some(chunk) = boards.get(first..(first + CHUNK).min(boards.len())) else { return };
            let found: Vec<i8> = chunk.iter().map(|board| label(config, *board, evaluation, &mut table)).collect();
            labels.lock().unwrap_or_else(PoisonError::into_inner)[first..first + chunk.len()].copy_from_slice(&found);
            if chunk.len() < CHUNK {
                return;
            }
        }
    };
    thread::scope(|scope| (0..config.threads.max(1)).for_each(|_| drop(scope.spawn(work))));
    (!stop.load(Ordering::Relaxed)).then(|| labels.into_inner().unwrap_or_else(PoisonError::into_inner))
}

/// The label of a position in discs for the side to move.
fn label(config: &OthelloRefinementConfig, board: Board8, evaluation: &Evaluation, table: &mut BoundsTable) -> i8 {
    table.clear();
    let empties = board.empty().count_ones();
    let mut expected = value(board, evaluation, table, GUESS_DEPTH);
    let (depth, cuts) = match empties {
        _ if empties <= config.solved => (empties, SelectiveCuts::NONE),
        _ if empties > config.selective => (config.label_depth + further_plies(empties), probcut_alone(CERTAINTY)),
        ..=LONG_END => (empties, probcut_alone(CERTAINTY)),
        _ => {
            for depth in DEEPENING {
                let cuts = SearchStage { depth, certainty: CERTAINTY }.cuts();
                expected = value_near(expected, board, evaluation, table, depth, cuts);
            }
            (empties, SearchStage { depth: empties, certainty: LONG_END_CERTAINTY }.cuts())
        }
    };
    value_near(expected, board, evaluation, table, depth, cuts) as i8
}

/// How much deeper than elsewhere a label is searched where the evaluation judges worst, and where ten plies lead to positions
/// that it judges well: from 21 empty squares on, labels of six plies differ from exact scores by 3.0 discs, of ten by 2.4.
const fn further_plies(empties: u32) -> u32 {
    match empties {
        20 | 21 => 4,
        19 | 22 => 2,
        _ => 0,
    }
}

/// The value in discs of a search of `n` plies: if it is not near the expected one, another search finds it.
fn value_near(
    expected: i32,
    board: Board8,
    evaluation: &Evaluation,
    table: &BoundsTable,
    depth: u32,
    cuts: SelectiveCuts,
) -> i32 {
    let (low, high) = ((expected - WINDOW).max(-HIGHEST), (expected + WINDOW).min(HIGHEST));
    let (value, _) = search(board, evaluation, table, [low, high], depth, cuts);
    let is_bound = value <= low && low > -HIGHEST || value >= high && high < HIGHEST;
    if !is_bound {
        return value;
    }
    let window = if value <= low { [-HIGHEST, value + 1] } else { [value - 1, HIGHEST] };
    search(board, evaluation, table, window, depth, cuts).0
}

/// The value in discs of a search of `n` plies.
pub(super) fn value(board: Board8, evaluation: &Evaluation, table: &BoundsTable, depth: u32) -> i32 {
    search(board, evaluation, table, [-HIGHEST, HIGHEST], depth, probcut_alone(certainty(board, depth))).0
}

/// The best move of a position that has moves.
pub(super) fn best_square(board: Board8, evaluation: &Evaluation, table: &BoundsTable, depth: u32) -> usize {
    let (_, line) =
        search(board, evaluation, table, [-HIGHEST, HIGHEST], depth, probcut_alone(certainty(board, depth)));
    let best = line.first().copied().filter(|square| *square != NO_SQUARE);
    best.map_or_else(|| board.legal().trailing_zeros() as usize % 64, usize::from)
}

/// Searches to the end of the game make no selective cuts unless labels ask for them.
fn certainty(board: Board8, depth: u32) -> u8 {
    if depth < board.empty().count_ones() { CERTAINTY } else { CERTAIN }
}

/// Cuts by ProbCut, but none by the evaluation near the leaves.
const fn probcut_alone(certainty: u8) -> SelectiveCuts {
    SelectiveCuts { certainty, ..SelectiveCuts::NONE }
}

/// The value and the best line of a search.
fn search(
    board: Board8,
    evaluation: &Evaluation,
    table: &BoundsTable,
    [alpha, beta]: [i32; 2],
    depth: u32,
    cuts: SelectiveCuts,
) -> (i32, Vec<u8>) {
    let limits = Limits::default();
    let mut thread = SearchThread::new([table, table], evaluation, &limits);
    (thread.cuts, thread.margins) = (cuts, ProbCutMargins::for_labels());
    let value = pv_search(&mut thread, &OthelloNode::new(board.own(), board.opponent()), alpha, beta, depth);
    (value, std::mem::take(&mut thread.pv_lines[0]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::weights::Weights;

    /// Endgames 24, 25 and 29 of the FFO, seen by the side to move, with 19 and 20 empty squares, and their exact scores.
    const ENDGAMES: [(&str, i8); 3] = [
        ("--X--X-----XXXO--O-OXOXX--OOOXXXOOOOXXXXOOOXOOXXOOOOOO--OXOO-X--", 0),
        ("----O------OOOX--XXXOOOOOXXXXOOX-OOXXOOXXXOXOOOOXXXOO---O-OOOO--", 0),
        ("-OXXXX----OXXO--XXOOXOOOXXXOOXOOXXOOXOOOXXXXOO-XX-XXO-----------", 10),
    ];

    fn labels(selective: u32) -> Vec<i8> {
        let config = OthelloRefinementConfig { selective, threads: 2, ..OthelloRefinementConfig::new() };
        let discs = |text: &str, disc| {
            (0..64).filter(|square| text.as_bytes()[*square] == disc).fold(0, |set, square| set | 1 << square)
        };
        let evaluation = Weights::built_in().othello.learned().expect("weights are built in");
        let boards = ENDGAMES.map(|(text, _)| Board8::new(discs(text, b'X'), discs(text, b'O')));
        label_all(&config, &boards, &evaluation, &AtomicBool::new(false)).expect("nothing stops it")
    }

    #[test]
    fn long_searches_to_the_end_give_nearer_labels_than_searches_to_a_depth() {
        let error =
            |labels: &[i8]| ENDGAMES.iter().zip(labels).map(|((_, exact), label)| (exact - label).abs()).sum::<i8>();
        let (to_the_end, to_a_depth) = (labels(20), labels(14));
        assert!(error(&to_the_end) <= 6, "{to_the_end:?}");
        assert!(error(&to_a_depth) > error(&to_the_end), "{to_a_depth:?}");
    }
}
