//! The places of pages and of the menu.

use bevy_egui::egui::Rect;
use tessera::rules::GameKind;
use tessera::ui::dialogs::{Dialog, SettingsTab};
use tessera::ui::label_log::DrawnLabel;

use super::stage::open;

/// The largest label with these words: a title rather than a button of the same name.
fn title<'a>(labels: &'a [DrawnLabel], words: &str) -> &'a DrawnLabel {
    let same = labels.iter().filter(|label| label.text.replace('\u{a0}', " ") == words);
    same.max_by(|one, other| one.rect.height().total_cmp(&other.rect.height())).expect("the page has its title")
}

#[test]
fn the_titles_of_all_pages_stand_at_one_height() {
    let kind = GameKind::Othello;
    let pages = [
        (Dialog::Settings(SettingsTab::Look), "Settings"),
        (Dialog::HowToPlay(kind), "How to play"),
        (Dialog::Learn(kind), "Learn"),
        (Dialog::Library, "Saved games"),
        (Dialog::Statistics, "Statistics"),
    ];
    for window in [(1000, 640), (1280, 800), (1920, 1080)] {
        let mut screen = open(&[]);
        assert!(screen.resize(window, 1.0));
        let heights = pages.map(|(page, words)| {
            screen.show(Some(page));
            title(&screen.draw().labels, words).rect.center().y
        });
        assert!(heights.iter().all(|height| (height - heights[0]).abs() < 0.5), "{window:?}: {heights:?}");
    }
}

#[test]
fn the_menu_of_a_match_leaves_the_panels_beside_the_board_in_view() {
    let mut screen = open(&["--game", "breakthrough"]);
    assert!(screen.resize((1280, 800), 1.0));
    screen.show(Some(Dialog::Menu));
    let labels = screen.draw().labels;
    let menu = title(&labels, "Resume").layer;
    let of_menu = labels.iter().filter(|label| label.layer == menu);
    let covered = of_menu.fold(Rect::NOTHING, |rect, label| rect.union(label.rect));
    for words in ["Player 1", "Player 2"] {
        let panel = labels.iter().find(|label| label.text.replace('\u{a0}', " ") == words).expect("the panel is drawn");
        assert!(covered.right() < panel.rect.left(), "{words}: {covered:?} {:?}", panel.rect);
    }
}
