//! Questions that travel as text, and thinking a few milliseconds at a time.

use std::time::{Duration, Instant};

use tessera::engine::Limits;
use tessera::engine::request::{EngineRequest, EngineResponse, response_from_text, response_to_text};
use tessera::engine::{Explanation, IncrementalSearch, Level, Score, reply};
use tessera::rules::{Game, GameKind, Position};

use crate::support::{play, problem, read, sized, small, start};

const LONGEST: Duration = Duration::from_secs(60);
const SLICE: Duration = Duration::from_millis(3);

fn asked(position: &Position, level: Level) -> EngineRequest {
    EngineRequest::reply(position, level, LONGEST, 7)
}

/// Works until something is found; gives it with the number of search.
fn finish(request: EngineRequest) -> (EngineResponse, u32) {
    let mut search = IncrementalSearch::new(request).expect("there is something to find");
    for count in 1..200_000 {
        if let Some(response) = search.step(SLICE) {
            return (response, count);
        }
    }
    panic!("nothing was found");
}

fn reply_of(response: EngineResponse) -> tessera::engine::Report {
    match response {
        EngineResponse::Reply(report) => report,
        EngineResponse::Hint(..) => panic!("a reply was asked for"),
    }
}

#[test]
fn a_question_and_its_finding_survive_the_journey_as_text() {
    for position in [start(GameKind::Othello), start(GameKind::Breakthrough), problem()] {
        for request in [asked(&position, Level::new(6).unwrap()), EngineRequest::hint(&position, 3)] {
            assert_eq!(EngineRequest::from_text(&request.to_text().unwrap()).unwrap(), request.clone());
            let response = request.answer(Default::default());
            assert!(response.is_some());
            assert_eq!(response_from_text(&response_to_text(&response).unwrap()).unwrap(), response);
        }
    }
    assert!(EngineRequest::from_text("{\"setup\":1}").is_err());
    assert!(response_from_text("perhaps").is_err());
}

#[test]
fn an_answered_question_is_what_the_level_replies() {
    let position = start(GameKind::Diamond);
    for level in [1, 4, 7].map(|number| Level::new(number).unwrap()) {
        let report = reply(&position, level, &Limits::default(), 7, &mut |_| ());
        assert_eq!(asked(&position, level).answer(Default::default()), report.map(EngineResponse::Reply));
    }
}

#[test]
fn there_is_nothing_to_find_after_the_end() {
    let over = small("P3/4/2pp/3P b");
    assert!(over.outcome().is_over());
    assert_eq!(asked(&over, Level::FIRST).answer(Default::default()), None);
    assert!(IncrementalSearch::new(asked(&over, Level::LAST)).is_none());
}

#[test]
fn slices_come_to_a_legal_move_of_every_level_in_every_game() {
    for position in GameKind::ALL.map(start) {
        for level in Level::all().take(8) {
            let report = reply_of(finish(asked(&position, level)).0);
            assert!(position.legal_moves().contains(&report.best), "{} {level}", position.variant().kind());
        }
    }
}

#[test]
fn a_search_in_slices_gets_as_deep_as_one_without_pauses() {
    let position = play(start(GameKind::Othello), "f5 d6 c3 d3 c4 f4 f6");
    let level = Level::new(9).unwrap();
    let whole = reply(&position, level, &Limits::default(), 7, &mut |_| ()).unwrap();
    let (response, search) = finish(asked(&position, level));
    let report = reply_of(response);
    assert!(search > 1, "it took {search} search");
    assert!(report.depth + 4 >= whole.depth, "{} against {}", report.depth, whole.depth);
}

#[test]
fn an_endgame_longer_than_a_slice_is_solved_all_the_same() {
    // The first of the FFO's endgames, with fourteen empty squares: each of its moves is more work than a slice of these.
    const SHORT: Duration = Duration::from_micros(700);
    let text = "--xxxxx--oooxx-o-oooxxox-oxoxoxxoxxxoxxx--xoxoxx-xxxooo--ooooo-- x";
    let position = read(sized(GameKind::Othello, 8, 8), text);
    let mut search = IncrementalSearch::new(EngineRequest::best(&position, LONGEST, 7)).unwrap();
    let response = (0..4_000).find_map(|_| search.step(SHORT)).expect("every slice gets farther than the one before");
    assert_eq!(reply_of(response).score, Score::Exact(18));
}

#[test]
fn a_slice_ends_when_its_time_is_over() {
    let mut search = IncrementalSearch::new(asked(&start(GameKind::Breakthrough), Level::LAST)).unwrap();
    let mut longest = Duration::ZERO;
    let mut shortest = Duration::MAX;
    for _ in 0..20 {
        let begun = Instant::now();
        if search.step(SLICE).is_some() {
            break;
        }
        longest = longest.max(begun.elapsed());
        shortest = shortest.min(begun.elapsed());
    }
    // The machine may be busy with something else, but not every time.
    assert!(shortest < 3 * SLICE, "between {shortest:?} and {longest:?}");
}

#[test]
fn perfect_play_is_proved_in_slices_too() {
    let position = read(sized(GameKind::Breakthrough, 4, 4), "pppp/4/4/PPPP w");
    let whole = reply(&position, Level::PERFECT, &Limits::default(), 0, &mut |_| ()).unwrap();
    let report = reply_of(finish(asked(&position, Level::PERFECT)).0);
    assert!(whole.score.is_proven());
    assert_eq!(report.score, whole.score);
}

#[test]
fn a_hint_in_slices_names_a_proved_win() {
    let position = small("4/P3/2pp/3P w");
    let (response, _) = finish(EngineRequest::hint(&position, 0));
    let EngineResponse::Hint(mv, why) = response else { panic!("a hint was asked for") };
    assert_eq!(position.format_move(mv), "a3-a4");
    assert!(matches!(why, Explanation::WinsNow(_)));
    let (response, _) = finish(EngineRequest::hint(&problem(), 0));
    let EngineResponse::Hint(mv, why) = response else { panic!("a hint was asked for") };
    assert_eq!((problem().format_move(mv).as_str(), why), ("e3-e4", Explanation::WinsIn { moves: 3 }));
    let score = reply(&problem(), Level::LAST, &Limits::default(), 0, &mut |_| ()).unwrap().score;
    assert_eq!(score, Score::Win { plies: 5 });
}
