//! The methods that the build script makes of messages (`crates/headless/build/messages.rs`).

use super::methods::{code, methods};

const HEAD: &str = "### A file.\n###\n### Variables: $name (String), $count (Number).\n\n";

fn faults(text: &str) -> Vec<String> {
    methods(&[("some.ftl".to_owned(), text.to_owned())]).expect_err("the messages have faults")
}

fn rust(text: &str) -> String {
    code(&methods(&[("some.ftl".to_owned(), text.to_owned())]).expect("the messages have no faults"))
}

/// The lines of code that declare methods, without their bodies.
fn signatures(text: &str) -> Vec<String> {
    let rust = rust(text);
    let lines = rust.lines().filter(|line| line.contains(" fn "));
    lines.map(|line| line.trim().split(" {").next().unwrap_or_default().to_owned()).collect()
}

#[test]
fn a_message_without_arguments_is_a_method_that_returns_its_text() {
    let method = "    #[doc = \"`Play again`\"]\n    #[must_use]\n    pub fn play_again(self) -> &'static str \
                  { self.fixed(\"play-again\") }\n";
    assert!(rust("play-again = Play again\n").contains(method));
}

#[test]
fn arguments_are_typed_and_in_the_order_of_the_comment_of_the_file() {
    let text = format!("{HEAD}won = {{ $count ->\n    [one] A game\n   *[other] Games\n}} of {{ $name }}\n");
    assert_eq!(signatures(&text), ["pub fn won(self, name: &str, count: impl Number) -> String"]);
    let body = r#"{ self.format("won", &[("name", name.value()), ("count", count.value())]) }"#;
    assert!(rust(&text).contains(body));
}

#[test]
fn the_comment_of_a_message_overrides_that_of_the_file_and_adds_arguments() {
    let text = format!(
        "{HEAD}# $count (String), $year (String)\nage = {{ $name }}: {{ $count }}\nold = {{ $count }}, {{ $name }}\n"
    );
    assert_eq!(
        signatures(&text),
        [
            "pub fn age(self, count: &str, year: &str, name: &str) -> String",
            "pub fn old(self, name: &str, count: impl Number) -> String"
        ]
    );
}

#[test]
fn a_message_has_the_arguments_of_the_messages_in_it_which_code_need_not_use() {
    let text = format!("{HEAD}counted = {{ $count }}\nall = {{ counted }} by {{ $name }}\n");
    assert_eq!(signatures(&text)[1], "pub fn all(self, name: &str, count: impl Number) -> String");
    let methods = methods(&[("some.ftl".to_owned(), text)]).expect("the messages have no faults");
    assert_eq!(methods.iter().map(|method| method.is_part).collect::<Vec<_>>(), [true, false]);
}

#[test]
fn variables_without_a_type_and_types_without_a_variable_are_faults() {
    let fault = "some.ftl: hello: no comment lists $name with its type, such as $name (String)";
    assert_eq!(faults("# Greets $name.\nhello = Hello, { $name }\n"), [fault]);
    assert_eq!(faults("### $name (Text)\n\nhello = { $name }\n"), ["some.ftl: hello: $name has the unknown type Text"]);
    assert_eq!(
        faults(&format!("{HEAD}hello = {{ $name }}\n")),
        ["some.ftl: no message has $count, which its comment lists"]
    );
    assert_eq!(faults("hello\n").len(), 1);
}
