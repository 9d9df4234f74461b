//! Translations use the terms of `docs/glossary.md`.

use std::fs;
use std::path::Path;

use tessera::settings::language::Language;

use super::fluent::of_program;

/// A row of the glossary: the terms by language, and the messages that have them.
struct Row {
    terms: Vec<(String, String)>,
    messages: Vec<String>,
}

/// The rows of the tables with a column of messages.
fn rows() -> Vec<Row> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/glossary.md");
    let glossary = fs::read_to_string(path).expect("the glossary is UTF-8");
    let (mut rows, mut head): (Vec<Row>, Option<Vec<String>>) = (Vec::new(), None);
    for line in glossary.lines() {
        let cells: Vec<String> = line.trim().trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect();
        match &head {
            _ if !line.starts_with('|') => head = None,
            None => head = cells.last().is_some_and(|last| last == "Messages").then_some(cells),
            Some(_) if line.starts_with("|---") => {}
            Some(head) => rows.push(Row {
                terms: head.iter().cloned().zip(cells.iter().cloned()).skip(1).take(head.len() - 3).collect(),
                messages: cells.last().map(|ids| ids.split(", ").map(str::to_owned).collect()).unwrap_or_default(),
            }),
        }
    }
    rows
}

/// Letters without case, the Turkish ones too.
fn folded(words: &str) -> String {
    words.replace(['İ', 'I'], "i").to_lowercase().replace('ı', "i")
}

#[test]
fn every_language_has_a_column() {
    let rows = rows();
    assert!(rows.len() > 30, "{} rows", rows.len());
    for row in rows {
        let columns: Vec<&str> = row.terms.iter().map(|(tag, _)| tag.as_str()).collect();
        for language in Language::all().skip(1) {
            assert!(columns.contains(&language.tag()), "the glossary has no terms for {}", language.tag());
        }
    }
}

#[test]
fn messages_use_the_terms_of_the_glossary() {
    let mut found = Vec::new();
    for language in Language::all().skip(1) {
        let messages = of_program(language.tag());
        for row in rows() {
            let Some((_, term)) = row.terms.iter().find(|(tag, _)| tag == language.tag()) else { continue };
            for id in &row.messages {
                let words = messages.get(id).map(|message| folded(&message.words));
                if !words.is_some_and(|words| words.contains(&folded(term))) {
                    found.push(format!("{}: {id} does not say {term}", language.tag()));
                }
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}
