//! The analysis: moves are tried out beside the match, values come in the background, and the game gets a report.

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use bevy::prelude::*;
use tessera::analysis::{GameReport, NodeValue};
use tessera::game::analysis::{
    Analysis, AnalysisLine, AnalysisRequest, AnalysisSettings, AnalysisStatus, AnalysisValues, Evaluations,
    GameAnalysis, Retry, RetryPhase, Score, ThreatValue,
};
use tessera::game::matches::{History, MatchOutcome, Review};
use tessera::game::player::{ActivePlayer, Players};
use tessera::game::requests::MatchCommand::{Analyse, Play, Resign};
use tessera::game::requests::{MatchRequest, Refusal, RefusalReason};
use tessera::game::review::ReviewRequest;
use tessera::game::screen::ScreenRequest;
use tessera::library::{LibraryRequest, LibraryResult};
use tessera::persist::library::{LibraryClient, LibraryService};
use tessera::persist::saved::SavedMatch;
use tessera::persist::{ResumeMatch, SaveRequest};
use tessera::records::NodeId;
use tessera::rules::{Game, GameKind, PerSide, Position, Side};

use crate::computers::DEADLINE;
use crate::program::Program;
use crate::table::start_on;

/// A match of Breakthrough on a small board after some plies, with short searches.
fn program(moves: &str) -> Program {
    program_on(5, moves)
}

fn program_on(columns: u8, moves: &str) -> Program {
    let mut program = Program::new();
    let settings = AnalysisSettings { time: Duration::from_millis(400), threads: 1, ..AnalysisSettings::default() };
    program.app.insert_resource(settings);
    program.send(ScreenRequest::open(start_on(GameKind::Breakthrough, columns, columns), Players::HUMANS, None));
    if !moves.is_empty() {
        program.play(moves);
    }
    program
}

/// Updates until `found` gives something.
fn wait_for<T>(program: &mut Program, mut found: impl FnMut(&mut Program) -> Option<T>) -> T {
    let deadline = Instant::now() + DEADLINE;
    loop {
        if let Some(found) = found(program) {
            return found;
        }
        assert!(Instant::now() < deadline, "it takes too long");
        std::thread::sleep(Duration::from_millis(2));
        program.app.update();
    }
}

/// The values once the engine has stopped.
fn finished(program: &mut Program) -> AnalysisValues {
    wait_for(program, |program| {
        let game = program.active().expect("a match is open");
        let values = program.app.world().get::<AnalysisValues>(game)?;
        let ended = matches!(values.status, AnalysisStatus::Stopped | AnalysisStatus::Complete);
        ended.then(|| values.clone())
    })
}

fn shown(program: &mut Program) -> Position {
    let history = program.part::<History>();
    history.tree.position(history.tree.current())
}

fn history_of(program: &Program, game: Entity) -> History {
    program.app.world().get::<History>(game).expect("a match has a history").clone()
}

/// The report on the game of the match.
fn report(program: &mut Program) -> GameReport {
    let game = program.active().expect("a match is open");
    program.send(AnalysisRequest::Report);
    wait_for(program, |program| program.app.world().get::<GameAnalysis>(game)?.report().cloned())
}

#[test]
fn every_legal_move_gets_a_value_and_lines_begin_with_the_best_moves() {
    let mut program = program("b2-b3 a4xb3");
    program.command(Analyse(true));
    let values = finished(&mut program);
    let position = shown(&mut program);
    assert_eq!((values.moves.len(), values.legal), (position.count_legal_moves(), position.count_legal_moves()));
    assert_eq!(values.value.map(|value| value.score), Some(values.moves[0].value.score));
    assert!(!values.lines.is_empty() && values.lines.len() <= 3);
    for (line, rated) in values.lines.iter().zip(&values.moves) {
        assert_eq!((line.moves.first(), line.value), (Some(&rated.mv), rated.value));
        let mut at = position.clone();
        for mv in &line.moves {
            at.check(*mv).expect("the line is legal");
            at.play_unchecked(*mv);
        }
    }
    let graph: Vec<bool> = values.game.iter().map(|at| at.value.is_some()).collect();
    assert_eq!((graph.len(), graph.last()), (3, Some(&true)));
}

#[test]
fn moves_in_the_analysis_leave_the_match_as_it_is() {
    let mut program = program("b2-b3 a4xb3");
    let game = program.active().unwrap();
    program.command(Analyse(true));
    assert_eq!(program.part::<Review>(), Review { of: game });
    assert_eq!(program.part::<ActivePlayer>(), ActivePlayer::Human);
    program.play("a2xb3 c4-c3");
    assert_eq!(program.plies().len(), 4);
    assert_eq!(history_of(&program, game).plies().len(), 2);
    program.send(ReviewRequest::Close);
    assert_eq!(program.active(), Some(game));
    assert_eq!(program.part::<History>().tree.move_count(), 2, "a line through the last move is no variation");
    assert!(program.part::<History>().undone().is_empty());
}

#[test]
fn a_line_from_an_earlier_position_is_kept_as_a_variation() {
    let mut program = program("b2-b3 a4xb3 a2xb3");
    let game = program.active().unwrap();
    program.command(Analyse(true));
    program.send(ReviewRequest::First);
    program.play("d2-d3 d4-e3");
    program.send(ReviewRequest::Close);
    let history = history_of(&program, game);
    let tree = &history.tree;
    assert_eq!((tree.move_count(), tree.main_line().len(), history.plies().len()), (5, 3, 3));
    assert_eq!(tree.children(NodeId::START).len(), 2);
    assert_eq!(program.stored_moves(), Some(3));
}

#[test]
fn the_match_can_go_on_from_a_variation() {
    let mut program = program("b2-b3 a4xb3");
    let game = program.active().unwrap();
    program.command(Analyse(true));
    program.play("a2xb3 c4-c3");
    program.send(ReviewRequest::PlayFromHere);
    program.app.update();
    assert_eq!((program.active(), program.plies().len()), (Some(game), 4));
}

#[test]
fn a_game_that_is_over_can_be_analysed_and_played_on_from_any_position() {
    let mut program = program("b2-b3 a4xb3");
    program.command(Resign(Side::First));
    assert!(program.part::<MatchOutcome>().0.is_over());
    program.command(Analyse(true));
    program.send(ReviewRequest::Previous);
    program.play("d4-d3");
    assert_eq!(program.plies().len(), 2);
}

#[test]
fn two_people_who_play_against_the_clock_get_no_analysis() {
    let mut program = Program::new();
    program.open(GameKind::Breakthrough, Some("3+2"));
    program.play("a2-a3");
    let game = program.active().unwrap();
    program.app.world_mut().write_message(MatchRequest { game, command: Analyse(true) });
    program.app.update();
    let refusals: Vec<Refusal> = program.app.world_mut().resource_mut::<Messages<Refusal>>().drain().collect();
    assert_eq!(refusals, [Refusal { game, command: Analyse(true), reason: RefusalReason::TimedMatch }]);
    assert_eq!(program.active(), Some(game));
}

#[test]
fn a_stopped_engine_searches_nothing_and_goes_on_when_it_is_started() {
    let mut program = program("");
    program.send(AnalysisRequest::Engine(false));
    program.command(Analyse(true));
    for _ in 0..30 {
        program.app.update();
    }
    let values = program.part::<AnalysisValues>();
    assert_eq!((values.status, values.moves.len()), (AnalysisStatus::Off, 0));
    program.send(AnalysisRequest::Engine(true));
    assert!(!finished(&mut program).moves.is_empty());
}

#[test]
fn an_analysis_with_a_limit_of_depth_looks_no_farther_and_stops() {
    let mut program = program_on(8, "");
    let settings = AnalysisSettings { depth: Some(4), time: Duration::from_secs(600), ..AnalysisSettings::default() };
    program.app.insert_resource(settings);
    program.command(Analyse(true));
    let values = finished(&mut program);
    assert_eq!((values.status, values.depth()), (AnalysisStatus::Stopped, Some(4)));
}

#[test]
fn the_report_has_every_move_and_its_values_are_those_of_the_store() {
    let mut program = program("b2-b3 a4xb3 a2xb3 c4xb3 c2xb3 b4-a3");
    let game = program.active().unwrap();
    let report = report(&mut program);
    assert_eq!(report.moves.iter().map(|mv| mv.ply).collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6]);
    let history = history_of(&program, game);
    let store = &program.app.world().resource::<Evaluations>().0;
    for (mv, node) in report.moves.iter().zip(history.path().iter().copied()) {
        let value = store.value(&history.tree.position(node)).map(NodeValue::of_move);
        assert_eq!(Some(mv.value), value, "ply {}", mv.ply);
        assert!(history.tree.annotation(node).evaluation.is_some(), "the record holds the value");
    }
    assert_eq!(history.tree.main_line().len(), 6, "better lines are variations");
}

/// A library that only notes the requests.
#[derive(Clone, Default)]
struct Requests(Arc<Mutex<Vec<LibraryRequest>>>);

impl LibraryService for Requests {
    fn send(&mut self, _: u64, request: LibraryRequest) {
        self.0.lock().expect("no test panics with the lock").push(request);
    }

    fn receive(&mut self) -> Option<(u64, LibraryResult)> {
        None
    }
}

#[test]
fn the_library_gets_the_average_losses_of_a_game_that_has_been_analysed() {
    let mut program = program("b2-b3 a4xb3 a2xb3 c4xb3");
    let requests = Requests::default();
    program.app.insert_resource(LibraryClient::new(requests.clone()));
    let report = report(&mut program);
    let requests = requests.0.lock().expect("no test panics with the lock");
    let [first, second] = Side::BOTH.map(|side| report.players[side].average_loss);
    let losses = requests.iter().find_map(|request| match request {
        LibraryRequest::SetAverageLosses(found) => Some(found.losses),
        _ => None,
    });
    assert_eq!(losses, Some(PerSide::new(first, second)));
}

#[test]
fn a_report_tells_how_far_it_is_and_can_be_cancelled() {
    let mut program = program("b2-b3 a4xb3 a2xb3 c4xb3");
    let game = program.active().unwrap();
    program.send(AnalysisRequest::Report);
    let analysis = program.app.world().get::<GameAnalysis>(game).expect("the analysis runs");
    assert!(analysis.progress.total == 5 && analysis.report().is_none(), "{analysis:?}");
    program.send(AnalysisRequest::CancelReport);
    assert!(program.app.world().get::<GameAnalysis>(game).is_none());
}

/// The match that is stored, as the next start of the program reads it.
fn stored(program: &mut Program) -> SavedMatch {
    for SaveRequest { text, .. } in program.app.world_mut().resource_mut::<Messages<SaveRequest>>().drain() {
        program.stored = text;
    }
    SavedMatch::from_text(program.stored.as_deref().expect("the match is stored")).expect("it is readable")
}

#[test]
fn a_report_that_was_interrupted_goes_on_after_a_restart_and_one_that_was_cancelled_does_not() {
    let mut before = program("b2-b3 a4xb3 a2xb3 c4xb3");
    before.send(AnalysisRequest::Report);
    let saved = wait_for(&mut before, |program| {
        let saved = stored(program);
        saved.analysis.as_ref().is_some_and(|found| found.len() >= 2).then_some(saved)
    });
    let mut after = Program::new();
    after.app.insert_resource(ResumeMatch(saved.clone()));
    let report = wait_for(&mut after, |program| {
        let game = program.active()?;
        let analysis = program.app.world().get::<GameAnalysis>(game)?;
        analysis.report().cloned()
    });
    assert_eq!(report.moves.len(), 4);
    let found = stored(&mut after).analysis.expect("the whole analysis is stored");
    let begun = saved.analysis.expect("there was an analysis");
    assert_eq!(found[..begun.len()], begun);

    before.send(AnalysisRequest::CancelReport);
    assert_eq!(stored(&mut before).analysis, None);
}

/// The threat once it is searched.
fn threat(program: &mut Program) -> AnalysisLine {
    wait_for(program, |program| {
        let game = program.active()?;
        match &program.app.world().get::<AnalysisValues>(game)?.threat {
            ThreatValue::Known(line) => Some(line.clone()),
            _ => None,
        }
    })
}

#[test]
fn the_threat_is_what_the_other_side_would_play_if_it_were_its_turn() {
    let mut program = program("");
    let variant = start_on(GameKind::Breakthrough, 5, 5).variant();
    // White to move cannot capture the piece on d2, which is a step from its goal.
    let position = Position::parse(variant, "2p2/5/1P3/3p1/P4 w").expect("a readable position");
    program.send(ScreenRequest::open(position.clone(), Players::HUMANS, None));
    program.command(Analyse(true));
    assert_eq!(finished(&mut program).threat, ThreatValue::Hidden);
    program.send(AnalysisRequest::Threats(true));
    let threat = threat(&mut program);
    assert_eq!(threat.value.score, Score::Win { plies: 1 });
    let theirs = Position::parse(variant, "2p2/5/1P3/3p1/P4 b").expect("a readable position");
    assert!(["d2-c1", "d2-d1", "d2-e1"].iter().any(|text| theirs.parse_move(text) == Ok(threat.moves[0])));
    assert_eq!(shown(&mut program), position, "the board stays as it is");
    program.send(AnalysisRequest::Threats(false));
    assert_eq!(program.part::<AnalysisValues>().threat, ThreatValue::Hidden);
}

#[test]
fn a_mistake_is_played_again_until_a_good_move_is_found() {
    // White gives a pawn away.
    let mut program = program_on(6, "c2-c3 c5-c4 c3-b4 a5xb4");
    let report = report(&mut program);
    let mistake = report.moves.iter().max_by(|a, b| a.loss.total_cmp(&b.loss)).expect("the game has moves");
    assert!(mistake.loss > 0.04, "{mistake:?}");
    program.send(AnalysisRequest::Retry { ply: mistake.ply });
    let retry = program.part::<Retry>();
    assert_eq!((retry.phase, program.plies().len()), (RetryPhase::Choosing, mistake.ply - 1));
    program.command(Play(mistake.mv));
    let verdict = |program: &mut Program| {
        wait_for(program, |program| match program.part::<Retry>().phase {
            RetryPhase::Judged { loss, good, .. } => Some((loss, good)),
            _ => None,
        })
    };
    let (loss, good) = verdict(&mut program);
    assert!(!good && (loss - mistake.loss).abs() < 1e-9, "{loss}");
    program.send(ReviewRequest::Previous);
    program.app.update();
    assert_eq!(program.part::<Retry>().phase, RetryPhase::Choosing);
    program.command(Play(mistake.best));
    assert_eq!(verdict(&mut program), (0.0, true));
    program.send(AnalysisRequest::EndRetry);
    let board = program.active().unwrap();
    assert!(program.app.world().get::<Retry>(board).is_none());
    assert!(program.app.world().get::<Analysis>(board).is_some());
}

#[test]
fn another_position_ends_the_retry() {
    let mut program = program("b2-b3 a4xb3 a2xb3 c4xb3");
    report(&mut program);
    program.send(AnalysisRequest::Retry { ply: 3 });
    program.send(ReviewRequest::First);
    program.app.update();
    program.app.update();
    let board = program.active().unwrap();
    assert!(program.app.world().get::<Retry>(board).is_none());
}
