//! Puzzles in the ECS: moves judged by proofs, refutations on the board, hints, solutions, and a match that waits.

use bevy::prelude::*;
use std::time::{Duration, Instant};
use tessera::game::matches::{History, Match, SetAside};
use tessera::game::player::{ActivePlayer, Players};
use tessera::game::puzzle::{PuzzleBoard, PuzzlePhase, PuzzleRecord, PuzzleRequest, PuzzleSource};
use tessera::game::requests::{MatchCommand, MatchRequest, RefusalReason};
use tessera::game::screen::{Screen, ScreenRequest};
use tessera::puzzles::{AttemptResult, Day, Puzzle, PuzzleHint, PuzzleSet, PuzzleTheme};
use tessera::rules::{Game, GameKind, Move, Position, Variant};

use super::exercise::{app, command, game, part, refusals, request, shown};

/// The puzzle of a game with the most moves to find, and no fewer than three.
fn long_puzzle(kind: GameKind) -> &'static Puzzle {
    let set = PuzzleSet::built_in(kind).puzzles();
    set.iter().find(|puzzle| puzzle.goal.moves() == 3).expect("a puzzle of three moves")
}

fn open(app: &mut App, puzzle: &'static Puzzle, source: PuzzleSource) {
    request(app, PuzzleRequest::Open { puzzle, source });
}

/// Updates until the puzzle expects something from the player.
pub(crate) fn wait(app: &mut App) -> PuzzlePhase {
    let began = Instant::now();
    loop {
        app.update();
        let phase = part::<PuzzleBoard>(app).phase;
        if !matches!(phase, PuzzlePhase::Judging(_) | PuzzlePhase::Showing) {
            app.update();
            return phase;
        }
        assert!(began.elapsed() < Duration::from_secs(60), "the move is not judged: {phase:?}");
        std::thread::yield_now();
    }
}

fn play(app: &mut App, mv: Move) -> PuzzlePhase {
    command(app, MatchCommand::Play(mv));
    wait(app)
}

fn wrong_move(puzzle: &Puzzle) -> Move {
    puzzle.position.legal_moves().into_iter().find(|mv| *mv != puzzle.first).expect("another move")
}

const CHOOSING: PuzzlePhase = PuzzlePhase::Choosing { unjudged: false };

#[test]
fn right_moves_get_the_best_defence_on_the_board_until_the_puzzle_is_solved() {
    for kind in GameKind::ALL {
        let mut app = app();
        let puzzle = long_puzzle(kind);
        open(&mut app, puzzle, PuzzleSource::Rating);
        assert_eq!(
            (shown(&mut app), *app.world().resource::<State<Screen>>().get()),
            (puzzle.position.clone(), Screen::Puzzle)
        );
        for found in 1..=puzzle.goal.moves() {
            assert_eq!(part::<ActivePlayer>(&mut app), ActivePlayer::Human);
            let mv = part::<PuzzleBoard>(&mut app).attempt.solution().expect("it is not solved");
            let phase = play(&mut app, mv);
            let expected = if found < puzzle.goal.moves() { CHOOSING } else { PuzzlePhase::Solved };
            assert_eq!(phase, expected, "{puzzle}");
            assert_eq!(shown(&mut app), *part::<PuzzleBoard>(&mut app).attempt.position(), "{puzzle}");
        }
        assert_eq!(part::<ActivePlayer>(&mut app), ActivePlayer::None);
        let record = app.world().resource::<PuzzleRecord>();
        assert!(record.0.has_solved(puzzle) && record.0.rating(kind).rating > 1000, "{kind:?}: {:?}", record.0);
    }
}

#[test]
fn a_wrong_move_stays_with_its_refutation_until_it_is_taken_back() {
    for kind in GameKind::ALL {
        let mut app = app();
        let puzzle = long_puzzle(kind);
        open(&mut app, puzzle, PuzzleSource::Rating);
        let PuzzlePhase::Wrong(refutation) = play(&mut app, wrong_move(puzzle)) else {
            panic!("only one move solves it")
        };
        let played: Vec<Move> = part::<History>(&mut app).plies().iter().map(|ply| ply.mv).collect();
        assert_eq!(played, [&[wrong_move(puzzle)][..], &refutation.line].concat(), "{puzzle}");
        assert_eq!(part::<ActivePlayer>(&mut app), ActivePlayer::None, "no move can be made there");
        let before = app.world().resource::<PuzzleRecord>().clone();
        assert!(before.0.rating(kind).rating < 1500 && !before.0.has_solved(puzzle), "the mistake counts");
        request(&mut app, PuzzleRequest::Retry);
        assert_eq!((shown(&mut app), part::<PuzzleBoard>(&mut app).phase), (puzzle.position.clone(), CHOOSING));
        play(&mut app, puzzle.first);
        assert_eq!(*app.world().resource::<PuzzleRecord>(), before, "an attempt counts once");
    }
}

#[test]
fn moves_are_refused_while_one_is_judged() {
    let mut app = app();
    let puzzle = long_puzzle(GameKind::Breakthrough);
    open(&mut app, puzzle, PuzzleSource::Rating);
    let game = game(&mut app);
    for mv in [puzzle.first, wrong_move(puzzle)] {
        app.world_mut().write_message(MatchRequest { game, command: MatchCommand::Play(mv) });
    }
    for command in [MatchCommand::Hint, MatchCommand::Undo { plies: 1 }, MatchCommand::TakeBack] {
        app.world_mut().write_message(MatchRequest { game, command });
    }
    app.update();
    assert_eq!(refusals(&app), [RefusalReason::PuzzleWaits; 4]);
    assert_eq!(wait(&mut app), CHOOSING);
}

#[test]
fn hints_come_in_two_steps_and_go_with_the_next_move() {
    let mut app = app();
    let puzzle = long_puzzle(GameKind::Diamond);
    open(&mut app, puzzle, PuzzleSource::Rating);
    request(&mut app, PuzzleRequest::Hint);
    let Some(PuzzleHint::Region(region)) = part::<PuzzleBoard>(&mut app).hint else { panic!("first where to look") };
    assert!(puzzle.first.target().into_iter().chain(puzzle.first.origin()).any(|point| region.contains(point)));
    request(&mut app, PuzzleRequest::Hint);
    assert_eq!(part::<PuzzleBoard>(&mut app).hint, Some(PuzzleHint::Move(puzzle.first)));
    play(&mut app, puzzle.first);
    assert_eq!(part::<PuzzleBoard>(&mut app).hint, None);
    while part::<PuzzleBoard>(&mut app).phase != PuzzlePhase::Solved {
        let mv = part::<PuzzleBoard>(&mut app).attempt.solution().expect("it is not solved");
        play(&mut app, mv);
    }
    assert_eq!(part::<PuzzleBoard>(&mut app).attempt.result(), AttemptResult::WithHints);
}

#[test]
fn the_solution_is_played_on_the_board_and_counts_as_a_failure() {
    for kind in GameKind::ALL {
        let mut app = app();
        let puzzle = long_puzzle(kind);
        open(&mut app, puzzle, PuzzleSource::Rating);
        play(&mut app, wrong_move(puzzle));
        request(&mut app, PuzzleRequest::ShowSolution);
        assert_eq!(wait(&mut app), PuzzlePhase::Solved, "{puzzle}");
        let board = part::<PuzzleBoard>(&mut app);
        let played: Vec<Move> = part::<History>(&mut app).plies().iter().map(|ply| ply.mv).collect();
        assert_eq!((board.attempt.played(), played[0]), (&played[..], puzzle.first), "{puzzle}");
        assert!(!app.world().resource::<PuzzleRecord>().0.has_solved(puzzle));
    }
}

#[test]
fn the_next_puzzle_comes_from_the_same_source() {
    let mut app = app();
    let kind = GameKind::Breakthrough;
    let race = PuzzleSet::built_in(kind).of_theme(Some(PuzzleTheme::Race)).next().expect("a race");
    open(&mut app, race, PuzzleSource::Theme(PuzzleTheme::Race));
    request(&mut app, PuzzleRequest::Next);
    let next = part::<PuzzleBoard>(&mut app);
    assert!(next.attempt.puzzle().themes.contains(&PuzzleTheme::Race));
    assert_ne!(next.attempt.puzzle().id(), race.id());
    open(&mut app, race, PuzzleSource::Daily(Day::new(3)));
    request(&mut app, PuzzleRequest::Next);
    let next = part::<PuzzleBoard>(&mut app);
    assert_eq!((next.source, next.attempt.puzzle().variant().kind()), (PuzzleSource::Rating, kind));
}

#[test]
fn the_puzzle_of_the_day_continues_the_streak() {
    let mut app = app();
    let today = Day::new(20_780);
    let puzzle = PuzzleSet::built_in(GameKind::Breakthrough).puzzles().iter().find(|puzzle| puzzle.goal.moves() == 2);
    open(&mut app, puzzle.expect("a short puzzle"), PuzzleSource::Daily(today));
    for _ in 0..2 {
        let mv = part::<PuzzleBoard>(&mut app).attempt.solution().expect("it is not solved");
        play(&mut app, mv);
    }
    assert_eq!(app.world().resource::<PuzzleRecord>().0.daily.current(today), 1);
}

#[test]
fn a_match_waits_while_a_puzzle_is_open_and_comes_back() {
    let mut app = app();
    let start = Position::start(Variant::standard(GameKind::Othello));
    app.world_mut().write_message(ScreenRequest::open(start, Players::HUMANS, None));
    app.update();
    app.update();
    let waiting = game(&mut app);
    open(&mut app, long_puzzle(GameKind::Diamond), PuzzleSource::Rating);
    assert!(app.world().get::<SetAside>(waiting).is_some());
    command(&mut app, MatchCommand::Play(long_puzzle(GameKind::Diamond).first));
    request(&mut app, PuzzleRequest::Close);
    assert_eq!((game(&mut app), *app.world().resource::<State<Screen>>().get()), (waiting, Screen::Match));
    let boards = app.world_mut().query::<&Match>().iter(app.world()).count();
    assert_eq!(boards, 1, "the board of the puzzle is gone, with the question about its move");
}
