//! Every declared message is written in the files with the same arguments, and every written one is declared.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use tessera::presentation::text::{self, registry};

/// What a message uses: variables, and other messages.
#[derive(Default, Debug)]
struct Uses {
    variables: BTreeSet<String>,
    messages: BTreeSet<String>,
}

/// All messages of the English files, except those of the page's shell, which are declared in its scripts.
fn written() -> BTreeMap<String, Uses> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/locales/en");
    let mut messages = BTreeMap::new();
    for file in fs::read_dir(&folder).expect("the folder of messages can be read") {
        let path = file.expect("a file of messages").path();
        if path.file_name().is_some_and(|name| name == "page.ftl") {
            continue;
        }
        let source = fs::read_to_string(&path).expect("messages are UTF-8");
        let resource = parser::parse(source.as_str()).unwrap_or_else(|(_, errors)| panic!("{path:?}: {errors:?}"));
        for entry in resource.body {
            let Entry::Message(message) = entry else {
                assert!(!matches!(entry, Entry::Junk { .. }), "{path:?}: {entry:?}");
                continue;
            };
            let mut uses = Uses::default();
            let pattern = message.value.unwrap_or_else(|| panic!("{} has no text", message.id.name));
            collect(&pattern, &mut uses);
            let before = messages.insert(message.id.name.to_owned(), uses);
            assert!(before.is_none(), "{} is written twice", message.id.name);
        }
    }
    messages
}

fn collect(pattern: &Pattern<&str>, uses: &mut Uses) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { .. } => {}
            PatternElement::Placeable { expression: Expression::Inline(inline) } => collect_inline(inline, uses),
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                collect_inline(selector, uses);
                variants.iter().for_each(|variant| collect(&variant.value, uses));
            }
        }
    }
}

fn collect_inline(expression: &InlineExpression<&str>, uses: &mut Uses) {
    match expression {
        InlineExpression::VariableReference { id } => _ = uses.variables.insert(id.name.to_owned()),
        InlineExpression::MessageReference { id, .. } => _ = uses.messages.insert(id.name.to_owned()),
        InlineExpression::Placeable { expression } => match expression.as_ref() {
            Expression::Inline(inline) => collect_inline(inline, uses),
            select @ Expression::Select { .. } => panic!("a selector inside a placeable: {select:?}"),
        },
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        other => panic!("messages use neither functions nor terms: {other:?}"),
    }
}

/// The variables of a message and of the messages inside it, which see the same arguments.
fn variables(messages: &BTreeMap<String, Uses>, id: &str) -> BTreeSet<String> {
    let uses = messages.get(id).unwrap_or_else(|| panic!("{id} is used but not written"));
    let inner = uses.messages.iter().flat_map(|inner| variables(messages, inner));
    uses.variables.iter().cloned().chain(inner).collect()
}

#[test]
fn every_declared_message_is_written_with_the_same_arguments() {
    let messages = written();
    let mut declared = BTreeSet::new();
    for spec in registry::all() {
        assert!(declared.insert(spec.id), "{} is declared twice", spec.id);
        assert!(messages.contains_key(spec.id), "{} is declared but not written", spec.id);
        let arguments: BTreeSet<String> = spec.arguments.iter().map(|name| (*name).to_owned()).collect();
        assert_eq!(variables(&messages, spec.id), arguments, "arguments of {}", spec.id);
    }
}

#[test]
fn every_written_message_is_declared_or_part_of_another() {
    let messages = written();
    let mut used: BTreeSet<&str> = registry::all().map(|spec| spec.id).collect();
    used.extend(messages.values().flat_map(|uses| uses.messages.iter().map(String::as_str)));
    let unused: Vec<&String> = messages.keys().filter(|id| !used.contains(id.as_str())).collect();
    assert!(unused.is_empty(), "written but never used: {unused:?}");
}

#[test]
fn no_message_is_missing_or_malformed() {
    let text = text::Text::default();
    assert_eq!(text.undo(), "Undo");
    assert_eq!(text::faults(), [""; 0]);
}
