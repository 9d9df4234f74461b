//! What the program stores or receives: settings, the match that is resumed, messages of the page, words in messages.

use std::path::Path;

use tessera_headless::page_messages::{self as messages, FromPage, StartOptions};
use tessera_headless::persist::saved::SavedMatch;
use tessera_headless::persist::settings::Settings;
use tessera_headless::presentation::text::{Text, storage};
use tessera_headless::settings::language::Language;
use tessera_headless::share::{ShareText, share_text};
use tessera_library::LibraryResult;
use tessera_rules::records::{GameRecord, GameTree};
use tessera_rules::{Game, GameKind, Position, Variant};

use super::choices::Choices;
use super::notation::{assert_message, assert_position};
use super::trees::assert_saved;

/// A file of settings, or the name and the value of a setting in two lines.
pub(super) fn settings(input: &[u8]) {
    let text = Choices::new(input).text();
    match Settings::read(text) {
        Ok((settings, corrected)) => {
            for correction in corrected {
                [correction.name, correction.stored, correction.used].iter().for_each(|words| assert_message(words));
            }
            assert_settings(&settings);
        }
        Err(error) => assert_message(&error.to_string()),
    }
    let (name, value) = text.split_once('\n').unwrap_or((text, ""));
    match Settings::default().set(name, value) {
        Ok(settings) => assert_settings(&settings),
        Err(error) => assert_message(&error.to_string()),
    }
}

/// Asserts that settings are read as they are written, and that nothing in them is corrected.
fn assert_settings(settings: &Settings) {
    let text = settings.to_text().expect("settings can be written");
    let (reread, corrected) = Settings::read(&text).expect("written settings can be read");
    assert!(corrected.is_empty(), "{corrected:?} in {text}");
    assert_eq!(reread.to_text().expect("settings can be written"), text);
}

/// The file of the match that is resumed.
pub(super) fn saved_matches(input: &[u8]) {
    match SavedMatch::read(Choices::new(input).text()) {
        Ok((saved, corrected)) => {
            assert!(corrected.is_none_or(|undone| undone.used < undone.stored && saved.plies() == 0));
            assert_saved_match(&saved);
        }
        Err(error) => {
            assert_message(&error.to_string());
            assert!(!error.is_newer() || error.to_string().starts_with("it is of version"));
        }
    }
}

/// Asserts that a match has legal moves only, and is read as it is written.
fn assert_saved_match(saved: &SavedMatch) {
    let mut position = saved.tree.start().clone();
    for mv in &saved.moves() {
        assert!(position.legal_moves().contains(mv), "{mv:?}");
        position.play_unchecked(*mv);
    }
    assert_position(&position);
    assert!(saved.plies() + saved.undone() == saved.moves().len() && saved.summary().plies == saved.plies());
    assert!(!saved.is_worth_keeping() || saved.is_in_progress());
    assert_saved(GameRecord::new(saved.tree.clone()));
    let text = saved.to_text().expect("a match can be written");
    let reread = SavedMatch::from_text(&text).expect("a written match can be read");
    assert_eq!(reread.to_text().expect("a match can be written"), text);
}

/// A message of the page, or the options with which it starts the program, with the texts in them.
pub(super) fn page_messages(input: &[u8]) {
    let text = Choices::new(input).text();
    match messages::read::<FromPage>(text) {
        Ok(FromPage::LibraryResponse { text, .. }) => drop(serde_json::from_str::<LibraryResult>(&text)),
        Ok(FromPage::Copy(form)) => assert_shared(form),
        Ok(_) => (),
        Err(error) => assert_message(&error.to_string()),
    }
    match messages::read::<StartOptions>(text) {
        Ok(options) => {
            options.settings.iter().for_each(|text| settings(text.as_bytes()));
            options.saved_match.iter().for_each(|text| saved_matches(text.as_bytes()));
            let language = Language::preferred(options.languages.iter().map(String::as_str));
            assert!(language.is_none_or(|language| Language::all().any(|known| known == language)), "{language:?}");
        }
        Err(error) => assert_message(&error.to_string()),
    }
}

/// Asserts that a game can be copied in a form.
fn assert_shared(form: ShareText) {
    let record = GameRecord::new(GameTree::new(Position::start(Variant::standard(GameKind::Diamond))));
    assert!(share_text(form, &record, None).is_ok(), "{form:?}");
}

/// Words from outside in messages: names of files, of players and of openings. They are shown as they are.
pub(super) fn words(input: &[u8]) {
    /// Stands for the words in a message; no message has it.
    const MARK: &str = "@@@";
    let words = Choices::new(input).text();
    let messages: [fn(Text, &str) -> String; 3] = [
        |text, words| storage::not_saved(text, Path::new(words)),
        |text, words| text.listed([words, "@"].map(str::to_owned)),
        |text, words| text.phrases(["@", words].map(str::to_owned)),
    ];
    for text in Language::all().map(Text) {
        for message in messages {
            assert_eq!(message(text, words), message(text, MARK).replace(MARK, words));
        }
    }
}
