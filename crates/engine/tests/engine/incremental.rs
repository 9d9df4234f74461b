//! Questions that travel as text, and thinking a few milliseconds at a time.

use std::time::{Duration, Instant};

use tessera_engine::Limits;
use tessera_engine::request::{BackgroundRequest, EngineRequest, EngineResponse, response_from_text, response_to_text};
use tessera_engine::{
    AnyRequest, Explanation, IncrementalSearch, Level, MoveOracle, MoveValue, OracleProgress, Score, SearchMemory,
    TimeLimit, reply,
};
use tessera_rules::{Game, GameKind, Position};

use crate::support::{play, problem, read, sized, small, start};

const LONGEST: Duration = Duration::from_secs(60);
const STEP: Duration = Duration::from_millis(3);

fn reply_request(position: &Position, level: Level) -> EngineRequest {
    EngineRequest::reply(position, level, TimeLimit::Fixed(LONGEST), 7)
}

/// Steps until the response is complete; returns it with the number of steps.
fn finish(request: EngineRequest) -> (EngineResponse, u32) {
    let mut search = IncrementalSearch::new(request).expect("the game goes on");
    for count in 1..200_000 {
        if let Some(response) = search.step(STEP) {
            return (response, count);
        }
    }
    panic!("nothing was found");
}

fn reply_of(response: EngineResponse) -> tessera_engine::Report {
    match response {
        EngineResponse::Reply(report) => report,
        other => panic!("a reply was asked for, not {other:?}"),
    }
}

/// A request as it arrives when it is sent as text.
fn sent(request: &EngineRequest) -> EngineRequest {
    let text = AnyRequest::from(request.clone()).to_text().expect("a request has a text");
    match AnyRequest::from_text(&text).expect("the text of a request can be read") {
        AnyRequest::Engine(request) => request,
        other => panic!("another request: {other:?}"),
    }
}

#[test]
fn requests_and_responses_round_trip_through_text() {
    for position in [start(GameKind::Othello), start(GameKind::Breakthrough), problem()] {
        let oracle = EngineRequest::oracle(&position, Duration::from_millis(30));
        for level in Level::offered_full() {
            let request = reply_request(&position, level);
            assert_eq!(sent(&request), request);
        }
        for request in [reply_request(&position, Level::new(6).unwrap()), EngineRequest::hint(&position, 3), oracle] {
            assert_eq!(sent(&request), request);
            let response = request.answer(Default::default());
            assert!(response.is_some());
            assert_eq!(response_from_text(&response_to_text(&response).unwrap()).unwrap(), response);
        }
    }
    assert!(AnyRequest::from_text("{\"Engine\":{\"setup\":1}}").is_err());
    assert!(response_from_text::<EngineResponse>("perhaps").is_err());
}

#[test]
fn a_reply_request_is_answered_with_the_levels_move() {
    let position = start(GameKind::Diamond);
    for level in [1, 4, 7].map(|number| Level::new(number).unwrap()) {
        let report = reply(&position, level, &Limits::default(), 7, &mut |_| ());
        assert_eq!(reply_request(&position, level).answer(Default::default()), report.map(EngineResponse::Reply));
    }
}

#[test]
fn a_finished_game_has_no_response() {
    let over = small("P3/4/2pp/3P b");
    assert!(over.outcome().is_over());
    assert_eq!(EngineRequest::oracle(&over, LONGEST).answer(Default::default()), None);
    assert_eq!(reply_request(&over, Level::FIRST).answer(Default::default()), None);
    assert!(IncrementalSearch::new(reply_request(&over, Level::LAST)).is_none());
}

#[test]
fn incremental_search_finds_a_legal_move_at_every_level_of_every_game() {
    for position in GameKind::ALL.map(start) {
        for level in Level::all().take(8) {
            let report = reply_of(finish(reply_request(&position, level)).0);
            assert!(position.legal_moves().contains(&report.best), "{} {level}", position.variant().kind());
        }
    }
}

#[test]
fn incremental_search_at_full_strength_ends_with_its_time() {
    let position = start(GameKind::Breakthrough);
    let began = Instant::now();
    let time = TimeLimit::Fixed(Duration::from_millis(600));
    let request = EngineRequest::reply(&position, Level::full(30).unwrap(), time, 7);
    let report = reply_of(finish(request).0);
    assert!(position.legal_moves().contains(&report.best) && report.depth >= 3, "{report:?}");
    assert!(began.elapsed() >= Duration::from_millis(600) && began.elapsed() < Duration::from_secs(20));
}

#[test]
fn a_reply_at_full_strength_is_found_over_a_shared_table_on_several_threads() {
    for position in GameKind::ALL.map(start) {
        let memory = SearchMemory::default();
        for level in [Level::full(5).unwrap(), Level::FULL_BY_CLOCK, Level::FIRST] {
            let request = EngineRequest::reply(&position, level, TimeLimit::Clock(Duration::from_millis(100)), 7);
            let response = request.answer_over(&memory, 2, Default::default()).expect("the game goes on");
            assert!(position.legal_moves().contains(&reply_of(response).best), "{level}");
        }
    }
}

#[test]
fn incremental_search_reaches_the_depth_of_one_search() {
    let position = play(start(GameKind::Othello), "f5 d6 c3 d3 c4 f4 f6");
    let level = Level::new(9).unwrap();
    let reference = reply(&position, level, &Limits::default(), 7, &mut |_| ()).unwrap();
    let (response, steps) = finish(reply_request(&position, level));
    let report = reply_of(response);
    assert!(steps > 1, "{steps} steps");
    assert!(report.depth + 4 >= reference.depth, "{} against {}", report.depth, reference.depth);
}

#[test]
fn incremental_search_solves_an_endgame_longer_than_a_step() {
    // The first of the FFO's endgames, with fourteen empty squares, takes several such steps.
    const SHORT: Duration = Duration::from_millis(2);
    let text = "--xxxxx--oooxx-o-oooxxox-oxoxoxxoxxxoxxx--xoxoxx-xxxooo--ooooo-- x";
    let position = read(sized(GameKind::Othello, 8, 8), text);
    let mut search = IncrementalSearch::new(EngineRequest::best(&position, LONGEST, 7)).unwrap();
    let response = (0..4_000).find_map(|_| search.step(SHORT)).expect("every step gets farther than the one before");
    assert_eq!(reply_of(response).score, Score::Exact(18));
}

#[test]
fn a_step_ends_at_its_deadline() {
    const BUDGET: Duration = Duration::from_millis(25);
    let mut search = IncrementalSearch::new(reply_request(&start(GameKind::Breakthrough), Level::LAST)).unwrap();
    let mut shortest = Duration::MAX;
    for _ in 0..20 {
        let started = Instant::now();
        if search.step(BUDGET).is_some() {
            break;
        }
        shortest = shortest.min(started.elapsed());
    }
    // The machine may be busy during some steps, but not during all of them.
    assert!(shortest < 10 * BUDGET, "{shortest:?}");
}

#[test]
fn incremental_search_proves_perfect_play() {
    let position = read(sized(GameKind::Breakthrough, 4, 4), "pppp/4/4/PPPP w");
    let reference = reply(&position, Level::PERFECT, &Limits::default(), 0, &mut |_| ()).unwrap();
    let report = reply_of(finish(reply_request(&position, Level::PERFECT)).0);
    assert!(reference.score.is_proven());
    assert_eq!(report.score, reference.score);
}

fn values_of(response: Option<EngineResponse>) -> Vec<MoveValue> {
    match response {
        Some(EngineResponse::Oracle(values)) => values,
        other => panic!("an oracle was asked for, not {other:?}"),
    }
}

#[test]
fn an_oracle_request_is_answered_with_the_values_of_all_legal_moves() {
    let position = read(sized(GameKind::Breakthrough, 4, 5), "pppp/pppp/4/PPPP/PPPP w");
    let mut oracle = MoveOracle::new(&position);
    assert_eq!(oracle.work(&Limits::default()), OracleProgress::Finished);
    let request = EngineRequest::oracle(&position, LONGEST);
    assert_eq!(values_of(request.answer(Default::default())), oracle.values());
    let (response, steps) = finish(request);
    assert_eq!(values_of(Some(response)), oracle.values(), "also a few milliseconds at a time");
    assert!(steps >= 1);
}

#[test]
fn an_oracle_that_runs_out_of_time_proves_nothing_it_has_not_seen() {
    let position = start(GameKind::Diamond);
    let request = EngineRequest::oracle(&position, Duration::from_millis(10));
    for response in [request.answer(Default::default()), Some(finish(request).0)] {
        let values = values_of(response);
        assert_eq!(values.iter().map(|known| known.mv).collect::<Vec<_>>(), position.legal_moves());
        assert!(values.iter().all(|known| !known.value.is_known()));
    }
}

#[test]
fn an_incremental_hint_names_a_proved_win() {
    let position = small("4/P3/2pp/3P w");
    let (response, _) = finish(EngineRequest::hint(&position, 0));
    let EngineResponse::Hint(mv, explanation) = response else { panic!("a hint was asked for") };
    assert_eq!(position.format_move(mv), "a3-a4");
    assert!(matches!(explanation, Explanation::WinsNow(_)));
    let (response, _) = finish(EngineRequest::hint(&problem(), 0));
    let EngineResponse::Hint(mv, explanation) = response else { panic!("a hint was asked for") };
    assert_eq!((problem().format_move(mv).as_str(), explanation), ("e3-e4", Explanation::WinsIn { moves: 3 }));
    let score = reply(&problem(), Level::LAST, &Limits::default(), 0, &mut |_| ()).unwrap().score;
    assert_eq!(score, Score::Win { plies: 5 });
}
