//! Analyses in steps.

use tessera::analysis::{AnalysisJob, AnalysisLimits, EvaluationStore, GameReport};
use tessera::rules::{Game, GameKind, Move, Position, Variant};

fn game(kind: GameKind, plies: usize) -> (Position, Vec<Move>) {
    let start = Position::start(Variant::standard(kind));
    let (mut position, mut moves) = (start.clone(), Vec::new());
    for ply in 0..plies {
        let legal = position.legal_moves();
        let mv = legal[(3 * ply + 1) % legal.len()];
        moves.push(mv);
        position.play_unchecked(mv);
    }
    (start, moves)
}

fn report(job: &AnalysisJob, moves: &[Move], store: &EvaluationStore) -> GameReport {
    GameReport::new(job.positions(), moves, store)
}

#[test]
fn a_step_is_bounded_and_every_step_brings_the_work_forward() {
    for kind in GameKind::ALL {
        let (start, moves) = game(kind, 12);
        let mut store = EvaluationStore::default();
        let mut job = AnalysisJob::new(&start, &moves, AnalysisLimits::depth(4));
        let (mut steps, mut done) = (0, 0);
        loop {
            let progress = job.step(&mut store, 500);
            assert!(progress.done >= done && progress.total == 13, "{progress:?}");
            (steps, done) = (steps + 1, progress.done);
            if progress.is_complete() {
                break;
            }
            assert!(steps < 4_000, "{kind}: it goes on for ever");
        }
        assert!(steps > 13, "{kind}: {steps} steps");
        assert_eq!(report(&job, &moves, &store).moves.len(), 12, "{kind}");
    }
}

#[test]
fn every_position_is_searched_to_the_wanted_depth() {
    for kind in GameKind::ALL {
        let (start, moves) = game(kind, 10);
        let mut store = EvaluationStore::default();
        let mut job = AnalysisJob::new(&start, &moves, AnalysisLimits::depth(6));
        job.run(&mut store);
        let searched = job.positions().iter().map(|position| store.searched_depth(position));
        assert!(searched.clone().all(|depth| depth >= Some(6)), "{kind}: {:?}", searched.collect::<Vec<_>>());
    }
}

#[test]
fn a_job_goes_on_from_its_cursor_with_the_values_found_before() {
    let (start, moves) = game(GameKind::Breakthrough, 10);
    let limits = AnalysisLimits::depth(4);
    let mut whole = EvaluationStore::default();
    let mut job = AnalysisJob::new(&start, &moves, limits);
    job.run(&mut whole);
    let expected = report(&job, &moves, &whole);

    let mut store = EvaluationStore::default();
    let mut first = AnalysisJob::new(&start, &moves, limits);
    while first.progress().done < 5 {
        first.step(&mut store, u64::MAX);
    }
    let cursor = serde_json::to_string(&first.cursor()).expect("a cursor has a JSON form");
    let cursor = serde_json::from_str(&cursor).expect("it is read back");
    let mut second = AnalysisJob::resume(&start, &moves, limits, cursor);
    assert_eq!(second.progress(), first.progress());
    second.run(&mut store);
    assert_eq!(report(&second, &moves, &store).moves.len(), expected.moves.len());
    assert!(second.progress().is_complete());
}

#[test]
fn a_game_that_has_been_analysed_needs_no_more_searches() {
    let (start, moves) = game(GameKind::Diamond, 8);
    let limits = AnalysisLimits::depth(4);
    let mut store = EvaluationStore::default();
    AnalysisJob::new(&start, &moves, limits).run(&mut store);
    let revision = store.revision();
    AnalysisJob::new(&start, &moves, limits).run(&mut store);
    assert_eq!(store.revision(), revision);
}
