//! Every argument and every message of a lesson is written and used. The build finds all other messages that nothing uses.

use std::collections::{BTreeMap, BTreeSet};

use tessera::lessons::Lesson;
use tessera::presentation::text::{self, Text};
use tessera::settings::language::Language;

use super::fluent::{Message, files, locales, of_program, read};
use super::methods;

/// The variables of a message and of the messages inside it, which see the same arguments.
fn variables(messages: &BTreeMap<String, Message>, id: &str) -> BTreeSet<String> {
    let Some(message) = messages.get(id) else { return BTreeSet::new() };
    let inner = message.messages.iter().flat_map(|inner| variables(messages, inner));
    message.variables().into_iter().chain(inner).collect()
}

#[test]
fn every_argument_is_shown_in_a_language_and_no_language_shows_another() {
    let all: Vec<_> = Language::all().map(|language| of_program(language.tag())).collect();
    let methods = methods::methods(&methods::read(&locales().join("en"))).expect("the English messages have no faults");
    assert!(methods.len() > 900);
    for method in methods {
        // Not every language shows every argument, as the year of one of two calendars.
        let arguments: BTreeSet<String> = method.arguments.into_iter().map(|(name, _)| name).collect();
        let used: BTreeSet<String> = all.iter().flat_map(|messages| variables(messages, &method.id)).collect();
        assert_eq!(used, arguments, "arguments of {}", method.id);
    }
}

#[test]
fn the_messages_of_lessons_are_those_that_their_data_name() {
    let of_lessons = |path: &&std::path::PathBuf| path.to_string_lossy().contains("/lessons-");
    let written: BTreeSet<String> =
        files("en").iter().filter(of_lessons).flat_map(|path| read(path).into_keys()).collect();
    let named: BTreeSet<String> = Lesson::all().iter().flat_map(Lesson::messages).map(str::to_owned).collect();
    let missing: Vec<_> = named.difference(&written).collect();
    let unused: Vec<_> = written.difference(&named).collect();
    assert!(missing.is_empty() && unused.is_empty(), "not written: {missing:?}, never used: {unused:?}");
}

#[test]
fn no_message_is_missing_or_malformed() {
    for language in Language::all() {
        assert!(!Text::name_of_language(language).is_empty(), "{}", language.tag());
    }
    assert_eq!(Text::name_of_language(Language::ENGLISH), "English");
    assert_eq!(text::faults(), [""; 0]);
}
