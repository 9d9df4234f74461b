//! Lessons in the ECS: the same judge, a board of their own, and a match that waits.

use bevy::prelude::*;
use tessera::game::lesson::{LessonBoard, LessonRecord, LessonRequest};
use tessera::game::matches::{History, Match, SetAside};
use tessera::game::player::{ActivePlayer, Player, Players};
use tessera::game::requests::{MatchCommand, RefusalReason};
use tessera::game::screen::{Screen, ScreenRequest};
use tessera::lessons::{Lesson, LessonTask, StepProgress};
use tessera::rules::{Game, GameKind, Position, Variant};

use super::exercise::{app, command, game, part, refusals, request, shown};

fn open(app: &mut App, id: &str, step: &str) {
    let lesson = Lesson::find(id).expect(id);
    let step = lesson.steps.iter().position(|known| known.name == step);
    request(app, LessonRequest::Open { lesson, step });
}

fn play(app: &mut App, text: &str) {
    let mv = shown(app).parse_move(text).expect(text);
    command(app, MatchCommand::Play(mv));
}

fn progress(app: &mut App) -> StepProgress {
    *part::<LessonBoard>(app).attempt.progress()
}

#[track_caller]
fn assert_board_follows(app: &mut App) {
    let attempt = part::<LessonBoard>(app).attempt;
    assert_eq!(shown(app), *attempt.position(), "{}, {}", attempt.lesson().id, attempt.step().name);
}

#[test]
fn every_step_of_every_lesson_opens_with_its_position() {
    let mut app = app();
    for lesson in Lesson::all() {
        request(&mut app, LessonRequest::Open { lesson, step: Some(0) });
        for (number, step) in lesson.steps.iter().enumerate() {
            assert_eq!(shown(&mut app), step.position, "{}, {}", lesson.id, step.name);
            assert_board_follows(&mut app);
            let expected = match step.task {
                LessonTask::Line(_) | LessonTask::Find(_) | LessonTask::Match { .. } => ActivePlayer::Human,
                LessonTask::Read | LessonTask::Point(_) => ActivePlayer::None,
            };
            assert_eq!(part::<ActivePlayer>(&mut app), expected, "{}, {}", lesson.id, step.name);
            if number + 1 < lesson.steps.len() {
                request(&mut app, LessonRequest::Next);
            }
        }
    }
    assert_eq!(*app.world().resource::<State<Screen>>().get(), Screen::Lesson);
}

#[test]
fn a_right_move_is_answered_by_the_scripted_opponent() {
    let mut app = app();
    open(&mut app, "diamond-problem", "solve");
    play(&mut app, "e3-e4");
    assert_eq!((progress(&mut app), part::<History>(&mut app).plies().len()), (StepProgress::Open, 2));
    assert_board_follows(&mut app);
    for text in ["g3-f3", "f3-f4"] {
        play(&mut app, text);
        assert_board_follows(&mut app);
    }
    assert_eq!(progress(&mut app), StepProgress::Done(Some("lesson-diamond-problem-solve-right")));
    assert_eq!(shown(&mut app).outcome().winner(), Some(tessera::rules::Side::Second));
}

#[test]
fn a_wrong_move_stays_until_it_is_taken_back() {
    let mut app = app();
    open(&mut app, "breakthrough-blocking", "side");
    let start = shown(&mut app);
    play(&mut app, "e1-e2");
    assert_eq!(progress(&mut app), StepProgress::Wrong("lesson-breakthrough-blocking-side-alone"));
    assert_eq!(part::<History>(&mut app).plies().len(), 2, "the opponent shows why");
    assert_board_follows(&mut app);
    let mv = shown(&mut app).legal_moves()[0];
    command(&mut app, MatchCommand::Play(mv));
    assert_eq!(refusals(&app), [RefusalReason::LessonWaits]);
    request(&mut app, LessonRequest::Retry);
    app.update();
    assert_eq!((shown(&mut app), progress(&mut app)), (start, StepProgress::Open));
    assert_eq!(part::<ActivePlayer>(&mut app), ActivePlayer::Human);
    play(&mut app, "e1-d2");
    assert!(matches!(progress(&mut app), StepProgress::Done(Some(_))));
    request(&mut app, LessonRequest::Next);
    assert_board_follows(&mut app);
}

#[test]
fn points_are_pressed_and_nothing_moves() {
    let mut app = app();
    open(&mut app, "othello-corners", "which");
    let LessonTask::Point(points) = part::<LessonBoard>(&mut app).attempt.step().task else { panic!("points") };
    for point in points.iter() {
        request(&mut app, LessonRequest::Press(point));
    }
    assert_eq!(progress(&mut app), StepProgress::Done(Some("lesson-othello-corners-which-right")));
    assert_eq!(part::<History>(&mut app).plies().len(), 0);
}

#[test]
fn a_computer_plays_the_other_side_of_a_match() {
    let mut app = app();
    open(&mut app, "breakthrough-first-match", "play");
    let players = part::<Players>(&mut app);
    assert!(matches!(players.0, [Player::Human, Player::Computer(_)]), "{players:?}");
    let mv = shown(&mut app).legal_moves()[0];
    command(&mut app, MatchCommand::Play(mv));
    for _ in 0..100_000 {
        if part::<History>(&mut app).plies().len() == 2 {
            break;
        }
        app.update();
        std::thread::yield_now();
    }
    assert_eq!(part::<History>(&mut app).plies().len(), 2);
    assert_board_follows(&mut app);
}

#[test]
fn commands_without_a_use_in_a_lesson_are_refused() {
    let mut app = app();
    open(&mut app, "diamond-problem", "solve");
    let side = shown(&mut app).side_to_move();
    for useless in [MatchCommand::Resign(side), MatchCommand::OfferDraw(side), MatchCommand::Redo { plies: 1 }] {
        command(&mut app, useless);
        assert_eq!(refusals(&app).last(), Some(&RefusalReason::LessonWaits), "{useless:?}");
    }
    command(&mut app, MatchCommand::TakeBack);
    assert_eq!(refusals(&app).last(), Some(&RefusalReason::NothingToUndo));
    assert_board_follows(&mut app);
}

#[test]
fn the_match_waits_and_progress_is_kept() {
    let mut app = app();
    let start = Position::start(Variant::standard(GameKind::ALL[0]));
    app.world_mut().write_message(ScreenRequest::open(start, Players::HUMANS, None));
    app.update();
    app.update();
    let waiting = game(&mut app);
    let lesson = Lesson::find("othello-no-chain").expect("a lesson");
    request(&mut app, LessonRequest::Open { lesson, step: None });
    assert!(app.world().get::<SetAside>(waiting).is_some());
    assert_eq!(*app.world().resource::<State<Screen>>().get(), Screen::Lesson);
    request(&mut app, LessonRequest::Next);
    assert_eq!(app.world().resource::<LessonRecord>().0.step(lesson), 1);
    request(&mut app, LessonRequest::Close);
    assert_eq!((game(&mut app), *app.world().resource::<State<Screen>>().get()), (waiting, Screen::Match));
    request(&mut app, LessonRequest::Open { lesson, step: None });
    assert_eq!(part::<LessonBoard>(&mut app).attempt.step_number(), 1, "the lesson goes on where it was left");
    request(&mut app, LessonRequest::Next);
    assert!(app.world().resource::<LessonRecord>().0.is_finished(lesson), "the last step is one to read");
    request(&mut app, LessonRequest::Close);
    assert_eq!(app.world_mut().query::<&Match>().iter(app.world()).count(), 1);
}

#[test]
fn without_a_match_a_lesson_leads_back_to_the_title() {
    let mut app = app();
    open(&mut app, "othello-corners", "which");
    request(&mut app, LessonRequest::Back);
    assert_eq!(*app.world().resource::<State<Screen>>().get(), Screen::Lesson, "there is no step before the first one");
    request(&mut app, LessonRequest::Close);
    assert_eq!(*app.world().resource::<State<Screen>>().get(), Screen::Title);
}
