//! Words from outside, such as names of players, in messages: they are shown as they are and never read as messages.

use std::path::Path;

use proptest::prelude::*;
use tessera::presentation::text::{Text, storage};
use tessera::settings::language::Language;

/// Words that mean something to Fluent, to HTML or to a terminal.
const WORDS: [&str; 12] = [
    "",
    " ",
    "{ $name }",
    "{",
    "}",
    "{ -term }",
    "{ NUMBER(1) ->\n *[other] x }",
    "\\u0041 \\\"",
    "[other] .attribute = x",
    "<b onclick=\"alert(1)\">&amp;</b>",
    "\u{202e}desrever\u{2066}",
    "👩\u{200d}🔬 é ﷽",
];

fn check(words: &str) {
    let messages: [fn(Text, &str) -> String; 3] = [
        |text, words| storage::not_saved(text, Path::new(words)),
        |text, words| text.listed([words, "@"].map(str::to_owned)),
        |text, words| text.phrases(["@", words].map(str::to_owned)),
    ];
    for language in Language::all() {
        let text = Text(language);
        for message in messages {
            assert_eq!(message(text, words), message(text, "@@@").replace("@@@", words), "{language:?}: {words:?}");
        }
    }
}

#[test]
fn words_from_outside_are_shown_as_they_are() {
    WORDS.into_iter().for_each(check);
    check(&"x".repeat(100_000));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_words_from_outside_are_shown_as_they_are(words in any::<String>()) {
        check(&words);
    }
}
