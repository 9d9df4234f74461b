//! No file imports itself through other files.

use std::collections::{BTreeMap, BTreeSet};

use super::imports::{Imports, imports};
use super::ratchets;
use super::source::sources;

/// Folders and files whose cycles are allowed, each with its reason.
const ALLOWED: &[(&str, &str)] = &[
    ("engine/search", "one search: the functions that walk the tree call each other"),
    ("engine/othello/", "one search: midgame, endgame and helping threads call each other"),
];

#[test]
fn files_do_not_import_each_other_in_cycles() {
    let imports = imports(sources());
    let cycles: Vec<BTreeSet<String>> = cycles(&imports).into_iter().filter(|files| !is_allowed(files)).collect();
    let files = cycles.iter().map(BTreeSet::len).sum();
    ratchets::check("files in import cycles", files, ratchets::FILES_IN_IMPORT_CYCLES, || {
        cycles.iter().map(|files| format!("cycle:\n  {}", inner_imports(files, &imports).join("\n  "))).collect()
    });
}

fn is_allowed(files: &BTreeSet<String>) -> bool {
    ALLOWED.iter().any(|(place, _)| files.iter().all(|file| file.starts_with(place)))
}

/// The imports between the files of a cycle, with the line of the first.
fn inner_imports(files: &BTreeSet<String>, imports: &Imports) -> Vec<String> {
    let inner = imports.iter().filter(|((from, to), _)| files.contains(from) && files.contains(to));
    inner
        .map(|((from, to), lines)| format!("{from}:{} -> {to}", lines.first().expect("an import has a line")))
        .collect()
}

/// The groups of files of which each reaches every other by imports.
fn cycles(imports: &Imports) -> Vec<BTreeSet<String>> {
    let mut graph: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (from, to) in imports.keys() {
        graph.entry(from).or_default().push(to);
    }
    let reached: BTreeMap<&str, BTreeSet<&str>> = graph.keys().map(|file| (*file, reachable(file, &graph))).collect();
    let mut found = BTreeSet::new();
    for (file, from_it) in &reached {
        let back = |other: &&&str| reached.get(**other).is_some_and(|reached| reached.contains(file));
        let group: BTreeSet<String> = from_it.iter().filter(back).map(|other| (*other).to_owned()).collect();
        if !group.is_empty() {
            found.insert(group);
        }
    }
    found.into_iter().collect()
}

/// The files that a file imports directly or through others.
fn reachable<'a>(start: &str, graph: &BTreeMap<&'a str, Vec<&'a str>>) -> BTreeSet<&'a str> {
    let mut found = BTreeSet::new();
    let mut open: Vec<&'a str> = graph.get(start).cloned().unwrap_or_default();
    while let Some(file) = open.pop() {
        if found.insert(file) {
            open.extend(graph.get(file).into_iter().flatten());
        }
    }
    found
}

fn graph(edges: &[(&str, &str)]) -> Imports {
    edges.iter().map(|(from, to)| (((*from).into(), (*to).into()), BTreeSet::from([1]))).collect()
}

#[test]
fn a_planted_cycle_is_found() {
    let found = cycles(&graph(&[("a", "b"), ("b", "c"), ("c", "b"), ("c", "d"), ("e", "f"), ("f", "g"), ("g", "e")]));
    assert_eq!(found, [BTreeSet::from(["b".into(), "c".into()]), BTreeSet::from(["e".into(), "f".into(), "g".into()])]);
}

#[test]
fn imports_in_one_direction_are_no_cycle() {
    assert_eq!(cycles(&graph(&[("a", "b"), ("b", "c"), ("a", "c"), ("d", "c")])), []);
}

#[test]
fn a_cycle_is_allowed_only_within_one_search() {
    let set = |files: &[&str]| files.iter().map(|file| (*file).to_owned()).collect();
    assert!(is_allowed(&set(&["engine/search.rs", "engine/search/selective.rs"])));
    assert!(!is_allowed(&set(&["engine/search.rs", "engine/table.rs"])));
    assert!(!is_allowed(&set(&["engine/search.rs", "engine/othello/root.rs"])));
}
