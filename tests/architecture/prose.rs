//! Comments, texts and documents use plain English: certain words of riddles and of a private vocabulary may only
//! become fewer.
//!
//! Read are all comments and string literals below `src` and `crates/*/src`, and README.md, CHANGELOG.md and docs/.

use super::source::{below, crate_root, files_below, read, sources};
use super::tokens::{Kind, Token, tokenize};

/// A word in all its forms, phrases in which it is good English, and how often it may occur: lower the numbers.
type Word = (&'static [&'static str], &'static [&'static str], usize);

#[rustfmt::skip]
const WORDS: &[Word] = &[
    // forms                                        except in          today
    (&["whoever", "whosoever"],                     &[],               0),
    (&["who", "whom"],                              &[],               23),
    (&["somebody", "someone"],                      &[],               0),
    (&["nobody", "no one"],                         &[],               0),
    (&["anybody", "anyone"],                        &[],               0),
    (&["everybody", "everyone"],                    &[],               0),
    (&["told"],                                     &[],               0),
    (&["tell", "tells"],                            &["tell apart"],   3),
    (&["hear", "hears", "heard"],                   &[],               2),
    (&["errand", "errands"],                        &[],               0),
    (&["deed", "deeds"],                            &[],               0),
    (&["wish", "wishes", "wished"],                 &[],               0),
    (&["fate", "fates"],                            &[],               0),
    (&["glance", "glances", "glimpse", "glimpses"], &[],               1),
    (&["sight", "sights"],                          &[],               0),
    (&["upheaval", "upheavals"],                    &[],               0),
    (&["outlive", "outlives", "outlived"],          &[],               0),
    (&["herald", "heralds"],                        &[],               0),
    (&["as is usual"],                              &[],               0),
    (&["is no", "are no"],      &["there is no", "there are no", "is no longer", "are no longer"], 3),
    (&["what is"],                                  &[],               36),
];

/// A piece of prose: where it starts, and its words in lower case.
struct Prose {
    place: String,
    words: Vec<String>,
}

#[test]
fn prose_avoids_words_of_the_private_vocabulary() {
    let prose = all_prose();
    let faults: Vec<String> = WORDS.iter().filter_map(|word| word_fault(word, &prose)).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// What is wrong if a word occurs more often than it may.
fn word_fault((forms, exceptions, limit): &Word, prose: &[Prose]) -> Option<String> {
    let places: Vec<&str> =
        prose.iter().flat_map(|piece| vec![piece.place.as_str(); occurrences(piece, forms, exceptions)]).collect();
    let counted = format!("{forms:?}: {} times; {limit} is the limit", places.len());
    println!("{counted}");
    (places.len() > *limit).then(|| format!("{counted}: {}", places.join(", ")))
}

fn occurrences(piece: &Prose, forms: &[&str], exceptions: &[&str]) -> usize {
    let count = |phrases: &[&str]| phrases.iter().map(|phrase| count(&piece.words, phrase)).sum::<usize>();
    count(forms).saturating_sub(count(exceptions))
}

fn count(words: &[String], phrase: &str) -> usize {
    let phrase: Vec<&str> = phrase.split(' ').collect();
    words.windows(phrase.len()).filter(|found| found.iter().eq(&phrase)).count()
}

fn all_prose() -> Vec<Prose> {
    let mut prose = Vec::new();
    for source in sources() {
        prose.extend(code_prose(&source.place(), &source.text));
    }
    for path in files_below(&crate_root().join("fuzz/src"), "rs") {
        prose.extend(code_prose(&below(&path, crate_root()), &read(&path)));
    }
    let mut documents = vec![crate_root().join("README.md"), crate_root().join("CHANGELOG.md")];
    documents.extend(files_below(&crate_root().join("docs"), "md"));
    for path in documents {
        let name = below(&path, crate_root());
        let text = read(&path);
        let lines = text.split("\n\n").scan(1, |line, paragraph| {
            let start = *line;
            *line += paragraph.matches('\n').count() + 2;
            Some((start, paragraph))
        });
        prose.extend(lines.map(|(line, paragraph)| Prose { place: format!("{name}:{line}"), words: words(paragraph) }));
    }
    prose
}

/// The comments and string literals of a file; comments on lines that follow each other are one piece.
fn code_prose(name: &str, text: &str) -> Vec<Prose> {
    let mut prose: Vec<Prose> = Vec::new();
    let mut previous: Option<Token> = None;
    for token in tokenize(text) {
        let is_comment = token.kind == Kind::Comment;
        let goes_on = previous.is_some_and(|before| before.kind == Kind::Comment && before.line + 1 == token.line);
        match prose.last_mut() {
            Some(piece) if is_comment && goes_on => piece.words.extend(words(&token.text)),
            _ if is_comment || token.kind == Kind::Text => {
                prose.push(Prose { place: format!("{name}:{}", token.line), words: words(&token.text) });
            }
            _ => {}
        }
        previous = Some(token);
    }
    prose
}

/// The words of a text in lower case.
fn words(text: &str) -> Vec<String> {
    let text = text.replace("\\n", " ").to_lowercase();
    let parts = text.split(|c: char| !(c.is_alphanumeric() || c == '\''));
    parts.filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

#[test]
fn a_planted_word_is_found_in_comments_and_texts() {
    let word: Word = (&["is told", "tell"], &["tell apart"], 0);
    for text in [
        "//! It is\n//! told.",
        "/// Is told twice.",
        "fn f() { g(\"it is told\\nnow\") } // tell",
        "fn f() {\n    // TELL\n}",
        "const A: &str = \"it is \\\n    told\";",
    ] {
        assert!(word_fault(&word, &code_prose("a.rs", text)).is_some(), "{text}");
    }
}

#[test]
fn code_other_words_and_exceptions_are_not_faults() {
    let word: Word = (&["is told", "tell"], &["tell apart"], 0);
    for text in ["fn tell() {}", "// It teller is.\nlet told = 1;", "/// is\nfn f() {}\n/// told", "//! To tell apart."]
    {
        assert_eq!(word_fault(&word, &code_prose("a.rs", text)), None, "{text}");
    }
}
