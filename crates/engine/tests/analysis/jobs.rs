//! Analyses in steps.

use tessera_engine::analysis::{AnalysedPosition, AnalysisJob, AnalysisLimits, EvaluationStore, GameReport};
use tessera_rules::{Game, GameKind, Move, Point, Position, Variant};

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
fn a_job_goes_on_after_the_searches_that_have_ended_without_searching_them_again() {
    let (start, moves) = game(GameKind::Breakthrough, 10);
    let limits = AnalysisLimits { nodes: Some(2_000), ..AnalysisLimits::depth(4) };
    let mut whole = EvaluationStore::default();
    let mut job = AnalysisJob::new(&start, &moves, limits);
    job.run(&mut whole);
    let expected = report(&job, &moves, &whole);

    let mut first = AnalysisJob::new(&start, &moves, limits);
    let mut lost = EvaluationStore::default();
    while first.progress().done < 5 {
        first.step(&mut lost, u64::MAX);
    }
    let saved = serde_json::to_string(first.found()).expect("searches have a JSON form");
    let found: Vec<AnalysedPosition> = serde_json::from_str(&saved).expect("they are read back");
    let before = found.len();
    let mut store = EvaluationStore::default();
    let mut second = AnalysisJob::resume(&start, &moves, limits, found, &mut store);
    second.next_position(&store).expect("some are left");
    assert_eq!(second.progress(), first.progress());
    second.run(&mut store);
    assert_eq!(second.found()[..before], *first.found());
    assert_eq!(second.found().len(), job.found().len());
    let values = |report: &GameReport| report.moves.iter().map(|mv| mv.value).collect::<Vec<_>>();
    assert_eq!(values(&report(&second, &moves, &store)), values(&expected));
}

#[test]
fn searches_of_another_game_are_left_out_when_a_job_goes_on() {
    let (start, moves) = game(GameKind::Breakthrough, 10);
    let limits = AnalysisLimits::depth(4);
    let mut job = AnalysisJob::new(&start, &moves, limits);
    job.run(&mut EvaluationStore::default());
    let searched = job.found().first().expect("something was searched").clone();
    let late = AnalysedPosition { ply: 11, ..searched.clone() };
    let illegal = AnalysedPosition { after: Some(Move::Swap), ..searched.clone() };
    let mut store = EvaluationStore::default();
    let resumed = AnalysisJob::resume(&start, &moves, limits, vec![late, illegal, searched.clone()], &mut store);
    assert_eq!(resumed.found(), [searched]);
}

#[test]
fn stored_searches_that_name_points_beside_the_board_are_left_out() {
    for kind in GameKind::ALL {
        let (start, moves) = game(kind, 6);
        let limits = AnalysisLimits::depth(2);
        let mut job = AnalysisJob::new(&start, &moves, limits);
        job.run(&mut EvaluationStore::default());
        let searched = job.found().first().expect("something was searched");
        let beside = Point::new(Point::LIMIT - 1);
        let strange = [Move::Place(beside), Move::Remove(beside), Move::Step { from: beside, to: beside }];
        for mv in strange {
            let after = AnalysedPosition { after: Some(mv), ..searched.clone() };
            let mut store = EvaluationStore::default();
            let resumed = AnalysisJob::resume(&start, &moves, limits, vec![after], &mut store);
            assert!(resumed.found().is_empty(), "{mv:?}");
            let mut best = searched.clone();
            (best.report.best, best.report.variation) = (mv, vec![mv]);
            let _ = AnalysisJob::resume(&start, &moves, limits, vec![best], &mut store);
            assert!(store.is_empty(), "{mv:?}");
        }
        let json = serde_json::to_string(&Move::Place(beside)).expect("a move has a JSON form");
        let beyond = json.replace(&(Point::LIMIT - 1).to_string(), "200");
        assert!(serde_json::from_str::<Move>(&beyond).is_err(), "{beyond}");
    }
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
