//! Questions about positions for background tasks.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use tessera_engine::analysis::{AnalysisAnswer, AnalysisJob, AnalysisLimits, AnalysisQuestion, EvaluationStore};
use tessera_engine::request::{BackgroundRequest, response_from_text};
use tessera_engine::{AnyRequest, Score, TranspositionTable};
use tessera_rules::{Game, GameKind, Move, Position, Variant};

fn start(kind: GameKind) -> Position {
    Position::start(Variant::standard(kind))
}

/// The position after the first `n` legal moves, each chosen by its number.
fn after(kind: GameKind, plies: usize) -> Position {
    let mut position = start(kind);
    for ply in 0..plies {
        let moves: Vec<Move> = position.legal_moves().into_iter().collect();
        position.play_unchecked(moves[(7 * ply + 3) % moves.len()]);
    }
    position
}

fn record(store: &mut EvaluationStore, position: &Position, answer: &AnalysisAnswer) {
    for (mv, report) in &answer.moves {
        store.record(&position.after(*mv), report);
    }
    answer.position.iter().for_each(|report| store.record(position, report));
}

#[test]
fn every_legal_move_gets_a_value_and_the_position_that_of_the_best_one() {
    for kind in GameKind::ALL {
        let position = after(kind, 9);
        let question = AnalysisQuestion::moves(&position, Duration::from_millis(400), None);
        let answer = question.answer(Arc::default()).expect("the game goes on");
        let mut store = EvaluationStore::default();
        record(&mut store, &position, &answer);
        let moves = store.moves(&position);
        assert_eq!(moves.len(), position.count_legal_moves(), "{kind}");
        assert_eq!(store.value(&position).map(|value| value.score), Some(moves[0].value.score), "{kind}");
        let line = store.best_line(&position, None, 4);
        assert_eq!(line.first(), Some(&moves[0].mv), "{kind}");
        assert!(line.len() >= 2, "{kind}: {line:?}");
    }
}

#[test]
fn longer_questions_look_deeper_and_end_in_time() {
    let position = after(GameKind::Breakthrough, 6);
    let table = Arc::new(TranspositionTable::new(&position, 16 << 20));
    let depth = |longest| {
        let began = Instant::now();
        let question = AnalysisQuestion::moves(&position, Duration::from_millis(longest), None);
        let question = AnalysisQuestion { table: Some(Arc::clone(&table)), ..question };
        let answer = question.answer(Arc::default()).unwrap();
        assert!(began.elapsed() < Duration::from_millis(longest) + Duration::from_secs(2));
        answer.position.unwrap().depth
    };
    let (short, long) = (depth(60), depth(1_200));
    assert!(long > short, "{short} {long}");
}

#[test]
fn the_last_moves_of_othello_are_solved_to_the_disc() {
    let position = after(GameKind::Othello, 50);
    let question = AnalysisQuestion::moves(&position, Duration::from_secs(20), None);
    let answer = question.answer(Arc::default()).unwrap();
    let mut store = EvaluationStore::default();
    record(&mut store, &position, &answer);
    assert!(store.moves(&position).iter().all(|rated| matches!(rated.value.score, Score::Exact(_))));
}

#[test]
fn a_stopped_question_still_answers_and_a_finished_game_has_no_answer() {
    let question = AnalysisQuestion::moves(&start(GameKind::Diamond), Duration::from_secs(60), None);
    let began = Instant::now();
    let stopped = Arc::new(AtomicBool::new(true));
    assert!(question.answer(stopped).is_some_and(|answer| answer.moves.len() < 2));
    assert!(began.elapsed() < Duration::from_secs(5));

    let mut over = start(GameKind::Breakthrough);
    while !over.outcome().is_over() {
        let moves = over.legal_moves();
        let mv = moves.into_iter().max_by_key(|mv| mv.target().map(|point| point.index())).unwrap();
        over.play_unchecked(mv);
    }
    assert!(AnalysisQuestion::moves(&over, Duration::from_secs(1), None).answer(Arc::default()).is_none());
}

#[test]
fn questions_and_answers_are_sent_as_text() {
    let position = after(GameKind::Othello, 20);
    let question = AnalysisQuestion::position(&position, AnalysisLimits::depth(3));
    let sent = AnyRequest::from_text(&AnyRequest::from(question.clone()).to_text().unwrap()).unwrap();
    let answer = response_from_text(&sent.answer_as_text().unwrap()).unwrap();
    assert_eq!(answer, question.answer(Arc::default()));
}

#[test]
fn a_game_that_is_searched_elsewhere_gets_the_values_of_a_search_here() {
    let start = start(GameKind::Breakthrough);
    let mut position = start.clone();
    let moves: Vec<Move> = (0..12)
        .map(|ply| {
            let legal: Vec<Move> = position.legal_moves().into_iter().collect();
            let mv = legal[(5 * ply + 2) % legal.len()];
            position.play_unchecked(mv);
            mv
        })
        .collect();
    let limits = AnalysisLimits::depth(3);
    let (mut here, mut elsewhere) = (EvaluationStore::default(), EvaluationStore::default());
    let mut job = AnalysisJob::new(&start, &moves, limits);
    job.run(&mut here);

    let mut driven = AnalysisJob::new(&start, &moves, limits);
    while let Some(position) = driven.next_position(&elsewhere) {
        let answer = AnalysisQuestion::position(position, limits).answer(Arc::default());
        let report = answer.and_then(|answer| answer.position);
        driven.record(&mut elsewhere, report.as_ref());
    }
    assert!(driven.progress().is_complete());
    let depth = |store: &EvaluationStore| {
        job.positions().iter().map(|position| store.searched_depth(position)).collect::<Vec<_>>()
    };
    assert_eq!(depth(&here), depth(&elsewhere));
}
