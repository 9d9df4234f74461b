//! Words from outside, such as names of players, in messages: they are shown as they are and never read as messages.

use proptest::prelude::*;
use tessera::presentation::text::Text;
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
    let messages: [fn(Text, &str) -> String; 4] =
        [Text::report_opening, Text::not_pasted, Text::title_sentence, |text, words| text.sentences(words, "@")];
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
