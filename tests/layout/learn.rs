//! The page of lessons and puzzles, with and without progress.

use bevy_egui::egui::Rect;
use tessera::game::lesson::LessonRecord;
use tessera::game::puzzle::{PuzzleRecord, today};
use tessera::lessons::Lesson;
use tessera::puzzles::{AttemptResult, PuzzleSet, daily_puzzle};
use tessera::rules::GameKind;
use tessera::settings::language::Language;
use tessera::ui::dialogs::Dialog;

use super::check;
use super::stage::{Screen, open, open_in};

/// Has solved the puzzle of the day and others, finished one lesson and left the next.
fn make_progress(screen: &mut Screen) {
    let world = screen.app.world_mut();
    let puzzles = &mut world.resource_mut::<PuzzleRecord>().0;
    for kind in GameKind::ALL {
        let some = PuzzleSet::built_in(kind).puzzles().iter().step_by(3);
        some.for_each(|puzzle| puzzles.record(puzzle, AttemptResult::Solved));
    }
    puzzles.record_daily(daily_puzzle(today()).expect("every day has one"), AttemptResult::Solved, today());
    let lessons = &mut world.resource_mut::<LessonRecord>().0;
    for kind in GameKind::ALL {
        let mut of_game = Lesson::of(kind);
        lessons.finish(of_game.next().expect("every game has lessons"));
        lessons.reach(of_game.next().expect("a second one"), 1);
    }
}

#[test]
fn the_page_of_lessons_and_puzzles_fits() {
    let pages = GameKind::ALL.map(|kind| Some(Dialog::Learn(kind)));
    for language in Language::all() {
        let mut screen = open_in(language, &[]);
        check("learn", &mut screen, &pages);
        make_progress(&mut screen);
        check("learn with progress", &mut screen, &pages);
    }
}

/// Where a label is drawn in a window.
fn place(screen: &mut Screen, window: (u16, u16), label: &str) -> Rect {
    screen.show(Some(Dialog::Learn(GameKind::Othello)));
    assert!(screen.resize(window, 1.0));
    let labels = screen.draw().labels;
    let found = labels.iter().find(|drawn| drawn.text.replace('\u{a0}', " ").starts_with(label));
    found.unwrap_or_else(|| panic!("no {label}: {labels:?}")).rect
}

#[test]
fn the_lesson_to_go_on_with_stands_beside_the_puzzle_of_the_day_where_there_is_room_and_else_below_it() {
    let mut screen = open(&[]);
    let [solve, begin] = ["Solve", "Begin"].map(|label| place(&mut screen, (1280, 800), label));
    assert!(begin.left() > solve.right() && begin.center().y == solve.center().y, "{solve:?} {begin:?}");
    let [solve, begin] = ["Solve", "Begin"].map(|label| place(&mut screen, (390, 844), label));
    assert!(begin.top() > solve.bottom() && begin.center().x == solve.center().x, "{solve:?} {begin:?}");
}

#[test]
fn the_buttons_of_the_page_keep_their_places_from_game_to_game() {
    let mut screen = open(&[]);
    let mut places = |kind| {
        screen.show(Some(Dialog::Learn(kind)));
        assert!(screen.resize((1280, 800), 1.0));
        let labels = screen.draw().labels;
        ["Solve", "Begin"].map(|label| {
            labels.iter().find(|drawn| drawn.text.replace('\u{a0}', " ") == label).expect("the button is there").rect
        })
    };
    let [first, second, third] = GameKind::ALL.map(&mut places);
    assert!(first == second && second == third, "{first:?} {second:?} {third:?}");
}
