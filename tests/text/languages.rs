//! Every language has all messages, with the arguments and variants of the English ones and in its own plural forms.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use intl_pluralrules::{PluralRuleType, PluralRules};
use tessera::settings::language::Language;
use unic_langid::LanguageIdentifier;

use super::fluent::{Message, files, locales, read};
use super::words::Words;

/// The names of plural forms.
const PLURAL: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];
/// Signs and names that are the same in every language.
const SAME: [&str; 9] = ["Tessera", "TESSERA", "Esc", "Enter", "Tab", "Ctrl+", "Alt+", "Shift+", "Othello"];

/// The messages of the file of this name.
fn file(tag: &str, name: &str) -> BTreeMap<String, Message> {
    let path = locales().join(tag).join(name);
    assert!(path.exists(), "{tag} has no {name}");
    read(&path)
}

/// Calls `check` with each English message and its translation; fails with everything that it finds wrong.
fn compare(check: impl Fn(&str, &Message, &Message) -> Option<String>) {
    let mut found = Vec::new();
    for language in Language::all().skip(1) {
        let tag = language.tag();
        for path in files("en") {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let translated = file(tag, &name);
            for (id, english) in read(&path) {
                let Some(message) = translated.get(&id) else { continue };
                found.extend(check(tag, &english, message).map(|fault| format!("{tag}/{name}: {id}: {fault}")));
            }
        }
    }
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
}

#[test]
fn every_language_has_all_messages_and_no_others() {
    let ids = |messages: BTreeMap<String, Message>| messages.into_keys().collect::<BTreeSet<_>>();
    let mut found = Vec::new();
    for language in Language::all().skip(1) {
        let tag = language.tag();
        let english: BTreeSet<String> = files("en").iter().flat_map(|path| ids(read(path))).collect();
        let translated: BTreeSet<String> = files(tag).iter().flat_map(|path| ids(read(path))).collect();
        // English alone writes some numbers in words.
        let helpers = BTreeSet::from(["count-word".to_owned()]);
        found.extend(
            english.difference(&translated).filter(|id| !helpers.contains(*id)).map(|id| format!("{tag} lacks {id}")),
        );
        found.extend(translated.difference(&english).map(|id| format!("{tag} has {id}, which is not in English")));
    }
    assert!(found.is_empty(), "{}\n`make translations` lists them, too", found.join("\n"));
}

#[test]
fn translations_show_the_arguments_of_the_english_messages() {
    compare(|_, english, message| {
        let known = english.variables();
        // A language without plural forms need not select on numbers, and one may use another calendar.
        let lost = english.shown.difference(&message.shown).filter(|name| *name != "year");
        let lost: Vec<_> = lost
            .filter(|name| !message.messages.iter().any(|inner| inner.starts_with("count-")) || *name != "count")
            .collect();
        let strange: Vec<_> =
            message.variables().into_iter().filter(|name| !known.contains(name) && !allowed(name, english)).collect();
        (!lost.is_empty() || !strange.is_empty()).then(|| format!("lost {lost:?}, not in English {strange:?}"))
    });
}

/// Arguments that the English message leaves to a message inside it, or to another calendar.
fn allowed(name: &str, english: &Message) -> bool {
    let inner = ["count-word", "count-discs", "count-moves", "colour", "clock-without-increment"];
    name == "buddhist_year" || english.messages.iter().any(|message| inner.contains(&message.as_str()))
}

#[test]
fn translations_have_the_variants_of_the_english_messages() {
    let is_plural =
        |keys: &BTreeSet<String>| keys.iter().all(|key| PLURAL.contains(&key.as_str()) || key.parse::<u32>().is_ok());
    compare(|_, english, message| {
        english.selected.iter().find_map(|(name, keys)| {
            // Numbers may have other forms in another language, except where each has a name of its own.
            let names = !is_plural(keys) || keys.len() > 9 && name == "level";
            let own = message.selected.get(name);
            (names && own != Some(keys) && name != "colour").then(|| format!("variants of {name}: {own:?}"))
        })
    });
}

#[test]
fn plural_forms_are_those_of_the_language() {
    compare(|tag, _, message| {
        let language: LanguageIdentifier = tag.parse().expect("a language tag");
        // Plural rules depend on the language, not on its script.
        let language = LanguageIdentifier::from_parts(language.language, None, None, &[]);
        let rules = PluralRules::create(language, PluralRuleType::CARDINAL).expect("rules for plurals");
        let forms: BTreeSet<String> = (0..1000_u32)
            .map(|number| format!("{:?}", rules.select(number).expect("a number has a form")).to_lowercase())
            .collect();
        let keys = message.selected.values().flatten().filter(|key| PLURAL.contains(&key.as_str()));
        let strange: Vec<_> = keys.filter(|key| *key != "other" && !forms.contains(*key)).collect();
        (!strange.is_empty()).then(|| format!("{strange:?} is not a plural form of this language"))
    });
}

#[test]
fn no_english_words_are_left_in_translations() {
    let letters = |words: &str| words.chars().filter(char::is_ascii_alphabetic).count();
    compare(|_, english, message| {
        let words = SAME.iter().fold(message.words.clone(), |words, same| words.replace(same, ""));
        (letters(&words) > 5 && english.words == message.words).then(|| format!("not translated: {}", message.words))
    });
}

#[test]
fn words_without_spaces_between_them_are_listed_so_that_lines_can_be_broken() {
    let mut found = BTreeSet::new();
    for language in Language::all() {
        let folder = locales().join(language.tag());
        let Ok(list) = fs::read_to_string(folder.join("words.txt")) else { continue };
        let words = Words::new(&list);
        let is_thai = |sign: char| ('\u{e01}'..='\u{e4e}').contains(&sign);
        for message in files(language.tag()).iter().flat_map(|path| read(path).into_values()) {
            let runs = message.words.split(|sign| !is_thai(sign)).filter(|run| !run.is_empty());
            let unknown = runs.filter(|run| words.split(&run.chars().collect::<Vec<_>>()).is_none());
            found.extend(unknown.map(str::to_owned));
        }
    }
    assert!(found.is_empty(), "run assets/locales/words.py; these are not made of listed words: {found:?}");
}

#[test]
fn a_space_without_width_separates_listed_words() {
    let words = Words::new("ฝ่าย\nดำ\nฝ่ายดำ\nเดิน\nก่อน");
    assert_eq!(words.separated("a = ฝ่ายดำเดินก่อน { $x }ดำ"), "a = ฝ่ายดำ\u{200b}เดิน\u{200b}ก่อน { $x }ดำ");
    assert_eq!(words.separated("ไม่รู้"), "ไม่รู้");
}
