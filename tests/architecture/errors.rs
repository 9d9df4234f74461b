//! Errors are types that say what went wrong, not texts.

use super::ratchets;
use super::source::{Source, sources};
use super::tokens::Token;

#[test]
fn results_do_not_have_texts_as_errors() {
    let found: Vec<String> = sources().iter().flat_map(string_results).collect();
    ratchets::check("results with a text as error", found.len(), ratchets::STRING_ERRORS, || found);
}

/// The places of `Result<…, String>`.
fn string_results(source: &Source) -> Vec<String> {
    let code = &source.code;
    let results = code.windows(2).enumerate().filter(|(_, pair)| pair[0].is("Result") && pair[1].is("<"));
    let strings = results.filter(|(index, _)| last_argument(&code[index + 1..]).is_some_and(is_string));
    strings.map(|(_, pair)| format!("{}:{}", source.place(), pair[0].line)).collect()
}

fn is_string(argument: &[Token]) -> bool {
    matches!(argument, [name] if name.is("String"))
}

/// The last of several arguments between angle brackets, the first of which opens the code.
fn last_argument(code: &[Token]) -> Option<&[Token]> {
    let (mut depth, mut start) = (0, 1);
    for (index, token) in code.iter().enumerate() {
        match token.text.as_str() {
            "<" | "(" | "[" => depth += 1,
            ">" | ")" | "]" => depth -= 1,
            "," if depth == 1 => start = index + 1,
            _ => {}
        }
        if depth == 0 {
            return (start > 1).then(|| &code[start..index]);
        }
    }
    None
}

#[test]
fn a_planted_text_as_error_is_found() {
    for text in [
        "fn f() -> Result<(), String> {}",
        "type A = Result<Vec<(u8, u8)>, String>;",
        "fn f() -> Vec<Result<fn(u8) -> u8, String>> {}",
    ] {
        assert_eq!(string_results(&Source::new("a.rs", text)), ["src/a.rs:1"], "{text}");
    }
}

#[test]
fn typed_errors_and_texts_as_values_are_not_faults() {
    for text in [
        "fn f() -> Result<String, Error> {}",
        "fn f() -> Result<Map<u8, String>, Error> {}",
        "fn f() -> io::Result<String> { g() }",
        "// Result<(), String>",
        "#[cfg(test)] mod tests { fn f() -> Result<(), String> {} }",
    ] {
        assert_eq!(string_results(&Source::new("a.rs", text)), [""; 0], "{text}");
    }
}
