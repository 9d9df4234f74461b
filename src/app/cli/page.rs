//! Pages that the program can be opened with.

use crate::rules::GameKind;
use crate::ui::dialogs::{Dialog, SettingsTab};

/// Every name with what it shows.
const PAGES: [(&str, fn(GameKind) -> Dialog); 11] = [
    ("menu", |_| Dialog::Menu),
    ("settings", |_| Dialog::Settings(SettingsTab::Look)),
    ("settings-play", |_| Dialog::Settings(SettingsTab::Play)),
    ("settings-sound", |_| Dialog::Settings(SettingsTab::Sound)),
    ("settings-keys", |_| Dialog::Settings(SettingsTab::Keys)),
    ("settings-access", |_| Dialog::Settings(SettingsTab::Access)),
    ("new-match", Dialog::NewMatch),
    ("rules", Dialog::HowToPlay),
    ("players", |_| Dialog::Players),
    ("moves", |_| Dialog::Moves),
    ("result", |_| Dialog::Result),
];

/// The pages that lie over the title screen; all others need a match.
const ON_TITLE: [&str; 7] =
    ["settings", "settings-play", "settings-sound", "settings-keys", "settings-access", "new-match", "rules"];

/// The page of this name, for the game that was named.
///
/// # Errors
/// A sentence that says what is wrong with it.
pub(super) fn page(name: &str, kind: Option<GameKind>, in_match: bool) -> Result<Dialog, String> {
    let found = PAGES.iter().find(|(known, _)| *known == name);
    let (_, dialog) = found.ok_or_else(|| {
        let names = PAGES.map(|(name, _)| name);
        format!("--page: {name:?} is none of {}", names.join(", "))
    })?;
    match name {
        "new-match" if in_match => Err("--page: new-match is shown before a match: leave --game away".into()),
        _ if !in_match && !ON_TITLE.contains(&name) => Err(format!("--page: {name} needs --game")),
        _ => Ok(dialog(kind.unwrap_or(GameKind::Othello))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_opens_where_it_belongs() {
        assert_eq!(page("settings", None, false), Ok(Dialog::Settings(SettingsTab::Look)));
        assert_eq!(page("rules", Some(GameKind::Diamond), true), Ok(Dialog::HowToPlay(GameKind::Diamond)));
        assert!(page("menu", None, false).unwrap_err().contains("needs --game"));
        assert!(page("new-match", Some(GameKind::Diamond), true).is_err());
        assert!(page("credits", None, false).unwrap_err().contains("settings-play"));
    }
}
