//! Grades puzzles by which levels of the engine solve them.

use tessera_engine::puzzles::{HARDEST, Puzzle, PuzzleJudge, PuzzleTask};
use tessera_engine::{Level, Limits, reply};

/// Levels that choose among good moves get this many tries, and must succeed in all of them; higher levels get one.
const TRIES: u64 = 3;
/// The highest level that gets several tries.
const SAMPLING_LEVEL: u8 = 5;
/// Nodes for one question.
const NODES: u64 = 2_000_000;

/// The weakest level from which on every level solves the puzzle; `None` if a proof takes too long.
pub(super) fn solving_level(puzzle: &Puzzle) -> Option<u8> {
    let mut judge = PuzzleJudge::with_nodes(&puzzle.position, NODES);
    let mut weakest = HARDEST;
    for level in Level::all().rev() {
        if !solves(level, puzzle, &mut judge)? {
            break;
        }
        weakest = level.number();
    }
    Some(weakest)
}

/// Whether the level with this number solves the puzzle.
pub(super) fn solves_surely(level: u8, puzzle: &Puzzle) -> bool {
    let mut judge = PuzzleJudge::with_nodes(&puzzle.position, NODES);
    Level::new(level).and_then(|level| solves(level, puzzle, &mut judge)).unwrap_or(false)
}

/// Whether a level finds every move of the solution.
fn solves(level: Level, puzzle: &Puzzle, judge: &mut PuzzleJudge) -> Option<bool> {
    let tries = if level.number() <= SAMPLING_LEVEL { TRIES } else { 1 };
    for seed in 0..tries {
        let mut left = Some(PuzzleTask::new(puzzle));
        while let Some(task) = left.take() {
            let mv = reply(&task.position, level, &Limits::default(), seed, &mut |_| ())?.best;
            if !judge.keeps(&task, mv).ok()? {
                return Some(false);
            }
            left = judge.respond(&task, mv).ok()?.1;
        }
    }
    Some(true)
}
