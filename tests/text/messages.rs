//! Every declared message is written in the files with the same arguments, and every written one is declared.

use std::collections::{BTreeMap, BTreeSet};

use tessera::presentation::text::{self, registry};
use tessera::settings::language::Language;

use super::fluent::{Message, of_program};

/// The variables of a message and of the messages inside it, which see the same arguments.
fn variables(messages: &BTreeMap<String, Message>, id: &str) -> BTreeSet<String> {
    let message = messages.get(id).unwrap_or_else(|| panic!("{id} is used but not written"));
    let inner = message.messages.iter().flat_map(|inner| variables(messages, inner));
    message.variables().into_iter().chain(inner).collect()
}

#[test]
fn every_declared_message_is_written_with_the_same_arguments() {
    let all: Vec<_> = Language::all().map(|language| of_program(language.tag())).collect();
    let mut declared = BTreeSet::new();
    for spec in registry::all() {
        assert!(declared.insert(spec.id), "{} is declared twice", spec.id);
        assert!(all[0].contains_key(spec.id), "{} is declared but not written", spec.id);
        // Not every language shows every argument, as the year of one of two calendars.
        let arguments: BTreeSet<String> = spec.arguments.iter().map(|name| (*name).to_owned()).collect();
        let used: BTreeSet<String> = all.iter().flat_map(|messages| variables(messages, spec.id)).collect();
        assert_eq!(used, arguments, "arguments of {}", spec.id);
    }
}

#[test]
fn every_written_message_is_declared_or_part_of_another() {
    let messages = of_program("en");
    let mut used: BTreeSet<&str> = registry::all().map(|spec| spec.id).collect();
    used.extend(messages.values().flat_map(|message| message.messages.iter().map(String::as_str)));
    let unused: Vec<&String> = messages.keys().filter(|id| !used.contains(id.as_str())).collect();
    assert!(unused.is_empty(), "written but never used: {unused:?}");
}

#[test]
fn no_message_is_missing_or_malformed() {
    for language in Language::all() {
        let text = text::Text(language);
        assert!(!text.undo().is_empty(), "{}", language.tag());
    }
    assert_eq!(text::Text::default().undo(), "Undo");
    assert_eq!(text::faults(), [""; 0]);
}
