//! One name, one meaning: no two public types share a name.

use std::collections::{BTreeMap, BTreeSet};

use super::ratchets;
use super::source::{Source, sources};
use super::tokens::{Token, closing};

/// Names that several types have on purpose, each with its reason.
const ALLOWED: &[(&str, &str)] = &[
    ("Board", "each game has its own bare board"),
    ("Position", "each game has its position, and `rules::Position` is one of any game"),
    ("Situation", "what a position knows beyond its pieces: Diamond's own, and `rules::Situation` of any game"),
];

#[test]
fn public_types_do_not_share_names() {
    let mut shared = shared_names(sources());
    shared.retain(|name, _| ALLOWED.iter().all(|(allowed, _)| allowed != name));
    ratchets::check("names shared by public types", shared.len(), ratchets::SHARED_TYPE_NAMES, || {
        shared.iter().map(|(name, files)| format!("{name}: {files:?}")).collect()
    });
}

#[test]
fn every_allowed_name_is_still_shared() {
    let shared = shared_names(sources());
    for (name, _) in ALLOWED {
        assert!(shared.contains_key(*name), "{name} is not shared any more: remove it from ALLOWED");
    }
}

/// The names that public types of several files have, with these files.
fn shared_names(sources: &[Source]) -> BTreeMap<String, BTreeSet<&str>> {
    let mut files: BTreeMap<String, BTreeSet<&str>> = BTreeMap::new();
    for source in sources {
        for name in public_types(&source.code) {
            files.entry(name).or_default().insert(&source.path);
        }
    }
    files.retain(|_, files| files.len() > 1);
    files
}

/// The names of the types that are `pub` or `pub(…)`.
fn public_types(code: &[Token]) -> Vec<String> {
    let public = code.iter().enumerate().filter(|(_, token)| token.is("pub"));
    public.filter_map(|(index, _)| type_behind(&code[index + 1..])).collect()
}

/// The name of the type that is declared directly behind `pub`.
fn type_behind(code: &[Token]) -> Option<String> {
    let limited = code.first()?.is("(");
    let rest = &code[if limited { closing(code, 0) + 1 } else { 0 }..];
    let keyword = rest.iter().position(|token| !token.is("unsafe"))?;
    let is_type = ["struct", "enum", "union", "trait", "type"].iter().any(|word| rest[keyword].is(word));
    is_type.then(|| rest.get(keyword + 1).map(|name| name.text.clone()))?
}

#[test]
fn a_planted_shared_name_is_found() {
    let first = Source::new("a.rs", "pub struct Table; struct Inner; pub(in crate::a) union U { a: u8 }");
    let second = Source::new("b.rs", "pub(super) type Table = u8; pub enum Other {} pub fn Table() {} pub trait T {}");
    let third =
        Source::new("c.rs", "pub struct Inner; #[cfg(test)] mod tests { pub struct Other; } pub unsafe trait T {}");
    let sources = [first, second, third];
    let found: Vec<_> = shared_names(&sources).into_iter().collect();
    assert_eq!(found, [("T".into(), ["b.rs", "c.rs"].into()), ("Table".into(), ["a.rs", "b.rs"].into())]);
}

#[test]
fn one_name_twice_in_one_file_is_no_fault() {
    let sources = [Source::new("a.rs", "#[cfg(unix)] pub struct A; #[cfg(not(unix))] pub struct A;")];
    assert!(shared_names(&sources).is_empty());
}
