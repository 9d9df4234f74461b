//! The pages that `--page` opens.

use super::OptionsError;
use crate::game::puzzle::{PuzzleRequest, PuzzleSource};
use crate::lessons::Lesson;
use crate::presentation::puzzle::puzzle_of_today;
use crate::puzzles::{PuzzleId, PuzzleSet};
use crate::rules::GameKind;
use crate::ui::dialogs::{Dialog, SettingsTab};

/// The name of the page that is a screen of its own: the position editor.
pub(super) const EDITOR: &str = "editor";

/// Every name with the dialog it opens.
const PAGES: [(&str, fn(GameKind) -> Dialog); 20] = [
    ("menu", |_| Dialog::Menu),
    ("settings", |_| Dialog::Settings(SettingsTab::Look)),
    ("settings-play", |_| Dialog::Settings(SettingsTab::Play)),
    ("settings-sound", |_| Dialog::Settings(SettingsTab::Sound)),
    ("settings-keys", |_| Dialog::Settings(SettingsTab::Keys)),
    ("settings-access", |_| Dialog::Settings(SettingsTab::Access)),
    ("own-theme", |_| Dialog::OwnTheme),
    ("new-match", Dialog::NewMatch),
    ("rules", Dialog::HowToPlay),
    ("learn", Dialog::Learn),
    // The names of the two pages that it has taken the place of.
    ("lessons", Dialog::Learn),
    ("puzzles", Dialog::Learn),
    ("origins", Dialog::Origins),
    ("players", |_| Dialog::Players),
    ("moves", |_| Dialog::Moves),
    ("result", |_| Dialog::Result),
    ("report", |_| Dialog::Report),
    ("library", |_| Dialog::Library),
    ("statistics", |_| Dialog::Statistics),
    ("share", |_| Dialog::Share),
];

/// The pages that open over the title screen; all others need a match.
const ON_TITLE: [&str; 14] = [
    "settings",
    "settings-play",
    "settings-sound",
    "settings-keys",
    "settings-access",
    "own-theme",
    "new-match",
    "rules",
    "learn",
    "lessons",
    "puzzles",
    "origins",
    "library",
    "statistics",
];

/// The names of the pages that open over the title screen, and of those that need a match.
pub(super) fn names() -> (Vec<&'static str>, Vec<&'static str>) {
    let in_match = PAGES.iter().map(|(name, _)| *name).filter(|name| !ON_TITLE.contains(name));
    (ON_TITLE.into_iter().chain([EDITOR]).collect(), in_match.collect())
}

/// The page of this name, for the game of the command line.
///
/// # Errors
/// There is no such page, or it does not open here.
pub(super) fn page(name: &str, kind: Option<GameKind>, in_match: bool) -> Result<Dialog, OptionsError> {
    let found = PAGES.iter().find(|(known, _)| *known == name);
    let (_, dialog) = found.ok_or_else(|| OptionsError::Unlisted {
        option: "page",
        value: name.to_owned(),
        allowed: PAGES.iter().map(|(name, _)| *name).chain([EDITOR]).map(str::to_owned).collect(),
    })?;
    match name {
        "new-match" if in_match => Err(OptionsError::PageBeforeMatch(name.to_owned())),
        _ if !in_match && !ON_TITLE.contains(&name) => Err(OptionsError::PageNeedsGame(name.to_owned())),
        _ => Ok(dialog(kind.unwrap_or(GameKind::ALL[0]))),
    }
}

/// The lesson with this name, and the step after a colon, such as `othello-corners:2`; the first step without one.
///
/// # Errors
/// There is no such lesson or step.
pub(super) fn lesson(text: &str) -> Result<(&'static Lesson, usize), OptionsError> {
    let (id, step) = text.split_once(':').unwrap_or((text, "1"));
    let found = Lesson::find(id).zip(step.parse::<usize>().ok());
    let found = found.filter(|(lesson, step)| (1..=lesson.steps.len()).contains(step));
    found.map(|(lesson, step)| (lesson, step - 1)).ok_or_else(|| OptionsError::Unlisted {
        option: "lesson",
        value: text.to_owned(),
        allowed: Lesson::all().iter().map(|lesson| lesson.id.clone()).collect(),
    })
}

/// The puzzle with this name, `daily` for the puzzle of the day, or the next one of a game.
///
/// # Errors
/// There is no such puzzle.
pub(super) fn puzzle(text: &str) -> Result<PuzzleRequest, OptionsError> {
    let open = |puzzle| PuzzleRequest::Open { puzzle, source: PuzzleSource::Rating };
    let sets = || GameKind::ALL.map(PuzzleSet::built_in);
    let found = match text.parse::<PuzzleId>() {
        Ok(id) => sets().into_iter().find_map(|set| set.find(id)).map(open),
        Err(_) if text == "daily" => puzzle_of_today(),
        Err(_) => text.parse().ok().and_then(|kind| PuzzleSet::built_in(kind).puzzles().first()).map(open),
    };
    found.ok_or_else(|| OptionsError::Unlisted {
        option: "puzzle",
        value: text.to_owned(),
        allowed: GameKind::ALL.map(|kind| kind.id().to_owned()).into_iter().chain(["daily".to_owned()]).collect(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_opens_where_it_belongs() {
        assert_eq!(page("settings", None, false), Ok(Dialog::Settings(SettingsTab::Look)));
        assert_eq!(page("rules", Some(GameKind::Diamond), true), Ok(Dialog::HowToPlay(GameKind::Diamond)));
        assert!(page("menu", None, false).unwrap_err().to_string().contains("needs --game"));
        assert!(page("new-match", Some(GameKind::Diamond), true).is_err());
        assert!(page("credits", None, false).unwrap_err().to_string().contains("settings-play"));
    }
}
