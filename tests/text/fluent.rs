//! Reads message files as data.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser;

/// What a message has, apart from its words.
#[derive(Default, Debug, Clone)]
pub(crate) struct Message {
    /// The variables that the text shows.
    pub(crate) shown: BTreeSet<String>,
    /// The variables that select a variant, with the keys of the variants.
    pub(crate) selected: BTreeMap<String, BTreeSet<String>>,
    /// The messages that are part of it.
    pub(crate) messages: BTreeSet<String>,
    /// All words, without placeables.
    pub(crate) words: String,
}

impl Message {
    pub(crate) fn variables(&self) -> BTreeSet<String> {
        self.shown.iter().chain(self.selected.keys()).cloned().collect()
    }
}

/// The folder of all languages.
pub(crate) fn locales() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/locales")
}

/// The message files of a language.
pub(crate) fn files(tag: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(locales().join(tag)).expect("the folder of messages can be read");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("a file of messages").path()).collect();
    files.retain(|path| path.extension().is_some_and(|kind| kind == "ftl"));
    files.sort();
    files
}

/// The messages of a file by id, attributes as `id.attribute`.
pub(crate) fn read(path: &Path) -> BTreeMap<String, Message> {
    let source = fs::read_to_string(path).expect("messages are UTF-8");
    let resource = parser::parse(source.as_str()).unwrap_or_else(|(_, errors)| panic!("{path:?}: {errors:?}"));
    let mut messages = BTreeMap::new();
    for entry in resource.body {
        let Entry::Message(message) = entry else {
            assert!(!matches!(entry, Entry::Junk { .. }), "{path:?}: {entry:?}");
            continue;
        };
        let id = message.id.name;
        let value = message.value.iter().map(|pattern| (id.to_owned(), pattern));
        let attributes = message.attributes.iter().map(|part| (format!("{id}.{}", part.id.name), &part.value));
        for (name, pattern) in value.chain(attributes) {
            let mut read = Message::default();
            collect(pattern, &mut read);
            assert!(messages.insert(name.clone(), read).is_none(), "{name} is written twice");
        }
    }
    messages
}

/// All messages of a language, without those of the page's shell, which are declared in its scripts.
pub(crate) fn of_program(tag: &str) -> BTreeMap<String, Message> {
    files(tag).iter().filter(|path| !path.ends_with("page.ftl")).flat_map(|path| read(path)).collect()
}

fn collect(pattern: &Pattern<&str>, message: &mut Message) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => {
                message.words.push_str(value);
                message.words.push(' ');
            }
            PatternElement::Placeable { expression: Expression::Inline(inline) } => collect_inline(inline, message),
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                let InlineExpression::VariableReference { id } = selector else { panic!("selects on {selector:?}") };
                let keys = variants.iter().map(|variant| match variant.key {
                    VariantKey::Identifier { name } => name.to_owned(),
                    VariantKey::NumberLiteral { value } => value.to_owned(),
                });
                message.selected.entry(id.name.to_owned()).or_default().extend(keys);
                variants.iter().for_each(|variant| collect(&variant.value, message));
            }
        }
    }
}

fn collect_inline(expression: &InlineExpression<&str>, message: &mut Message) {
    match expression {
        InlineExpression::VariableReference { id } => _ = message.shown.insert(id.name.to_owned()),
        InlineExpression::MessageReference { id, .. } => _ = message.messages.insert(id.name.to_owned()),
        InlineExpression::Placeable { expression } => match expression.as_ref() {
            Expression::Inline(inline) => collect_inline(inline, message),
            select @ Expression::Select { .. } => panic!("a selector inside a placeable: {select:?}"),
        },
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        other => panic!("messages use neither functions nor terms: {other:?}"),
    }
}
