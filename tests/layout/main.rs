//! The layout of every screen and dialog in windows of many sizes and at every text size: no label leaves its room or is
//! cut, and no button lies over another.

mod analysis;
mod faults;
#[path = "../support/in_memory_library.rs"]
mod in_memory_library;
mod learn;
mod pages;
mod puzzle;
#[path = "../support/sample_games.rs"]
mod sample_games;
mod stage;
mod statistics;

use stage::{Screen, WINDOWS, open, open_in};
use tessera::game::puzzle::{PuzzlePhase, PuzzleRequest};
use tessera::rules::GameKind;
use tessera::settings::language::Language;
use tessera::setup::SetupEdit;
use tessera::ui::dialogs::{Dialog, SettingsTab};
use tessera::ui::toast::Toast;
use tessera::view::stage::Stage;

/// A finished match.
const OVER: &str = "XXXXXXXX XXXXXXXX XXXXXXXX XXXXXXXX XXXXXOOO OOOOOOOO OOOOOOOO OOOOOOOO X";
/// Black must pass.
const PASS: &str = "OXXXXXX- -------- -------- -------- -------- -------- -------- -------- X";
/// Black ends the game in a few moves.
const NEAR_END: &str = "-XXXXXXX OOOOOOOX OOOOOOOX OOOOOOOX OOOOOOOX OOOOOOOX OOOOOOO- OOOOOO-- X";
const OPENING: &str = "f5 f6 e6 f4";
const CAPTURES: &str = "b2-b3 c7-c6 b3-b4 c6-c5 b4xc5 b7-b6 c5xb6 a7xb6";

/// Fails with everything that is wrong with a screen in all windows, with each of the dialogs over it.
fn check(name: &str, screen: &mut Screen, dialogs: &[Option<Dialog>]) {
    let mut found = Vec::new();
    let scales = screen.scales();
    for dialog in dialogs {
        screen.show(*dialog);
        for (size, scale) in WINDOWS.iter().flat_map(|size| scales.iter().map(|scale| (*size, *scale))) {
            if !screen.resize(size, scale) {
                continue;
            }
            let drawn = screen.draw();
            assert!(!drawn.labels.is_empty(), "{name} has labels");
            let place = format!("{name}, {}, {dialog:?}, {}x{} at {scale}", screen.language(), size.0, size.1);
            found.extend(faults::of(&drawn).into_iter().map(|fault| format!("{place}: {fault}")));
        }
    }
    let count = found.len();
    found.truncate(60);
    assert!(found.is_empty(), "{count} faults:\n{}", found.join("\n"));
}

#[test]
fn the_labels_of_the_title_and_its_dialogs_fit() {
    Language::all().for_each(check_title);
}

fn check_title(language: Language) {
    let mut dialogs = vec![None];
    dialogs.extend(GameKind::ALL.map(|kind| Some(Dialog::NewMatch(kind))));
    dialogs.extend(GameKind::ALL.map(|kind| Some(Dialog::HowToPlay(kind))));
    dialogs.extend(GameKind::ALL.map(|kind| Some(Dialog::Origins(kind))));
    dialogs.extend(SettingsTab::ALL.map(|tab| Some(Dialog::Settings(tab))));
    dialogs.push(Some(Dialog::OwnTheme));
    dialogs.extend([Some(Dialog::Library), Some(Dialog::LibraryFilter), Some(Dialog::Statistics)]);
    check("title", &mut open_in(language, &[]), &dialogs);
}

#[test]
fn the_labels_of_a_match_and_its_dialogs_fit() {
    Language::all().for_each(check_match);
}

fn check_match(language: Language) {
    let open = |line: &[&str]| open_in(language, line);
    let mut othello = open(&["--game", "othello", "--moves", OPENING]);
    let dialogs = [Dialog::Menu, Dialog::Players, Dialog::Moves, Dialog::Share, Dialog::OwnTheme].map(Some);
    check("opening", &mut othello, &[&[None], &dialogs[..]].concat());
    let mut diamond = open(&["--game", "diamond", "--first", "person", "--second", "10", "--clock", "5+3"]);
    check("clock", &mut diamond, &[None, Some(Dialog::Menu), Some(Dialog::Players)]);
    for full in ["full:120s", "full"] {
        let mut strong = open(&["--game", "diamond", "--first", "person", "--second", full, "--clock", "5+3"]);
        check(full, &mut strong, &[None, Some(Dialog::Players)]);
    }
    let mut breakthrough = open(&["--game", "breakthrough", "--moves", CAPTURES, "--set", "facing=opposite"]);
    check("captures", &mut breakthrough, &[None, Some(Dialog::Menu)]);
}

#[test]
fn the_signs_and_the_list_of_the_oracle_fit() {
    Language::all().for_each(check_oracle);
}

fn check_oracle(language: Language) {
    let people = ["--first", "person", "--second", "person"];
    let open = |line: &[&str]| open_in(language, &[line, &people].concat());
    let mut solved = open(&["--game", "breakthrough", "--size", "4x5", "--set", "top_down=true"]);
    solved.show_oracle();
    check("solved board", &mut solved, &[None, Some(Dialog::Menu)]);
    let mut ending = open(&["--game", "othello", "--position", NEAR_END]);
    ending.show_oracle();
    check("ending", &mut ending, &[None]);
}

#[test]
fn the_labels_of_an_analysis_and_of_a_report_fit() {
    Language::all().for_each(check_analysis);
}

fn check_analysis(language: Language) {
    let people = ["--first", "person", "--second", "person"];
    let open = |line: &[&str]| open_in(language, &[line, &people].concat());
    let mut othello = open(&["--game", "othello", "--moves", OPENING]);
    othello.make_report();
    othello.show_analysis();
    check("analysis", &mut othello, &[None, Some(Dialog::Menu), Some(Dialog::Report)]);
    let mut breakthrough = open(&["--game", "breakthrough", "--moves", CAPTURES]);
    check("game without a report", &mut breakthrough, &[Some(Dialog::Report)]);
    breakthrough.make_report();
    breakthrough.show_analysis();
    check("analysis of steps", &mut breakthrough, &[None, Some(Dialog::Report)]);
}

#[test]
fn the_list_of_openings_fits_beside_the_board_and_as_a_dialog() {
    Language::all().for_each(check_openings);
}

fn check_openings(language: Language) {
    let people = ["--first", "person", "--second", "person"];
    for game in ["othello", "breakthrough"] {
        for dialog in [None, Some(Dialog::Explorer)] {
            let mut screen = open_in(language, &[&["--game", game], &people[..]].concat());
            screen.show_openings();
            check("openings", &mut screen, &[dialog]);
        }
    }
}

#[test]
fn the_labels_of_the_editor_and_its_dialogs_fit() {
    Language::all().for_each(check_editor);
}

fn check_editor(language: Language) {
    let open = |line: &[&str]| open_in(language, line);
    let dialogs = [None, Some(Dialog::Menu), Some(Dialog::PlaySetup)];
    check("editor", &mut open(&["--page", "editor"]), &dialogs);
    check("editor with phases", &mut open(&["--page", "editor", "--game", "diamond", "--moves", "d4"]), &dialogs);
    let mut illegal = open(&["--page", "editor", "--game", "breakthrough", "--size", "6x5"]);
    illegal.edit(SetupEdit::Clear);
    check("illegal set-up", &mut illegal, &[None, Some(Dialog::Menu)]);
}

#[test]
fn the_labels_of_lessons_and_their_menu_fit() {
    Language::all().for_each(check_lessons);
}

fn check_lessons(language: Language) {
    let open = |line: &[&str]| open_in(language, line);
    let menu = [None, Some(Dialog::Menu)];
    check("lesson with the longest words", &mut open(&["--lesson", "othello-parity"]), &menu);
    check("lesson with a button to pass", &mut open(&["--lesson", "othello-ending"]), &[None]);
    check("lesson with a match", &mut open(&["--lesson", "breakthrough-first-match"]), &[None]);
    check("lesson to read", &mut open(&["--lesson", "diamond-draws:2"]), &[None]);
}

#[test]
fn the_labels_of_puzzles_and_their_menu_fit() {
    Language::all().for_each(check_puzzles);
}

fn check_puzzles(language: Language) {
    let mut race = open_in(language, &["--puzzle", "breakthrough"]);
    check("puzzle", &mut race, &[None, Some(Dialog::Menu)]);
    for game in ["othello", "diamond"] {
        let mut puzzle = open_in(language, &["--puzzle", game]);
        puzzle.write(PuzzleRequest::Hint);
        check("puzzle with a hint", &mut puzzle, &[None]);
        puzzle.play_wrong_move();
        check("puzzle with a refutation", &mut puzzle, &[None]);
        puzzle.write(PuzzleRequest::ShowSolution);
        puzzle.wait_for(|board| board.phase == PuzzlePhase::Solved);
        check("puzzle with its solution", &mut puzzle, &[None]);
    }
}

#[test]
fn the_labels_of_the_action_bar_fit() {
    Language::all().for_each(check_action_bar);
}

fn check_action_bar(language: Language) {
    let open = |line: &[&str]| open_in(language, line);
    check("pass", &mut open(&["--game", "othello", "--position", PASS]), &[None]);
    let mut diamond = open(&["--game", "diamond", "--moves", "f4", "--set", "confirm=true"]);
    diamond.choose_first_move();
    check("chosen move and switch", &mut diamond, &[None]);
}

#[test]
fn the_labels_of_the_result_fit_and_it_covers_nothing() {
    for language in Language::all() {
        let mut screen = open_in(language, &["--game", "othello", "--position", OVER]);
        check("result", &mut screen, &[Some(Dialog::Result)]);
    }
}

#[test]
fn a_notice_covers_no_label_and_no_button() {
    for line in [&[][..], &["--game", "breakthrough", "--moves", CAPTURES]] {
        let mut screen = open(line);
        screen.app.world_mut().write_message(Toast("The saved match could not be read. It was set aside.".into()));
        // In the lowest window there is no room for a notice beside the rest.
        screen.lowest = 300;
        check("notice", &mut screen, &[None, Some(Dialog::Settings(SettingsTab::Access))]);
    }
}

#[test]
fn the_settings_say_where_the_window_limits_the_text_size() {
    let mut screen = open(&["--page", "settings-access"]);
    let mut said = |size, scale| {
        assert!(screen.resize(size, scale));
        let labels = screen.draw().labels;
        labels.into_iter().find(|label| label.text.contains("too small")).map(|label| label.text.replace('\u{a0}', " "))
    };
    assert_eq!(said((900, 600), 2.0).as_deref(), Some("This window is too small for 200 %. The size is 150 %."));
    assert_eq!(said((1280, 800), 2.0), None);
    assert_eq!(said((900, 600), 1.25), None);
}

#[test]
fn the_board_of_breakthrough_is_as_large_as_that_of_othello() {
    for size in [(720, 480), (1280, 800), (390, 844)] {
        let width = |game| {
            let mut screen = open(&["--game", game]);
            assert!(screen.resize(size, 1.0));
            screen.draw();
            screen.board_width()
        };
        let (othello, breakthrough) = (width("othello"), width("breakthrough"));
        assert!((breakthrough / othello - 1.0).abs() < 0.02, "{size:?}: {breakthrough} and {othello}");
    }
}

#[test]
fn the_board_of_every_screen_fills_the_room_beside_its_panels() {
    for line in [["--game", "othello"], ["--page", "editor"], ["--lesson", "othello-corners"], ["--puzzle", "othello"]]
    {
        for size in [(1280, 800), (390, 844)] {
            let mut screen = open(&line);
            assert!(screen.resize(size, 1.0));
            screen.draw();
            let (stage, corners) = (screen.app.world().resource::<Stage>().0, screen.board_corners());
            assert!(
                corners.into_iter().all(|corner| stage.contains(corner)),
                "{line:?} {size:?}: {corners:?} {stage:?}"
            );
            let part = screen.board_width() / 2.0 / stage.size().min_element();
            assert!(part > 0.5, "{line:?} {size:?}: the board takes {part} of its room");
        }
    }
}
