//! Writes a method of `Text` for every message that Rust code asks for.
//!
//! A message without arguments becomes `pub fn its_id(self) -> &'static str`, one with arguments
//! `pub fn its_id(self, …) -> String`.
//!
//! The English files give the types: the comment at the top of a file (`###`) lists its variables as translators' tools
//! expect them, such as `$count (Number)`. A variable mostly means the same throughout a file; where it does not, or where only
//! other languages show it, the comment of the message (`#`) lists it. Types that Rust guessed, or took from the value that
//! a call happens to pass, would let a number go where a name belongs. The arguments of a method come in the order of these
//! lists, the message's own first: rewording a message, which changes the order of its variables, cannot then swap two names
//! in every call of it. A variable without a type is an error of the build, and so is a listed one that the file does not use.
//!
//! Two kinds of messages get no methods: those of the page's own scripts, and those of lessons, whose data name them.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Comment, Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Resource};
use fluent_syntax::{parser, serializer};

/// The types that comments give to variables, in Rust.
const TYPES: [(&str, &str); 4] =
    [("String", "&str"), ("Number", "impl Number"), ("Colour", "Colour"), ("Surface", "Surface")];

/// A message as a method.
#[derive(Debug)]
pub(crate) struct Method {
    pub(crate) id: String,
    /// The names of the arguments and their types in Rust.
    pub(crate) arguments: Vec<(String, &'static str)>,
    /// The English text in a line.
    text: String,
    /// Whether another message contains it, so that Rust code need not use it.
    #[allow(dead_code, reason = "for the script that finds unused messages")]
    pub(crate) is_part: bool,
}

impl Method {
    pub(crate) fn name(&self) -> String {
        self.id.replace('-', "_")
    }
}

/// Writes `text_methods.rs` into `out`, or reports what is wrong with the English messages.
pub(crate) fn write(english: &Path, out: &Path) {
    match methods(&read(english)) {
        Ok(methods) => fs::write(out.join("text_methods.rs"), code(&methods)).expect("a generated file can be written"),
        Err(faults) => faults.iter().for_each(|fault| println!("cargo::error={fault}")),
    }
}

/// The names and the texts of the files whose messages become methods.
pub(crate) fn read(english: &Path) -> Vec<(String, String)> {
    let entries = fs::read_dir(english).expect("the folder of messages can be read");
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("a file of messages").path()).collect();
    paths.sort();
    let named = paths.iter().filter_map(|path| Some((path, path.file_name()?.to_str()?)));
    let own = |name: &str| name.ends_with(".ftl") && name != "page.ftl" && !name.starts_with("lessons-");
    let files = named.filter(|(_, name)| own(name));
    files.map(|(path, name)| (name.to_owned(), fs::read_to_string(path).expect("a message file is UTF-8"))).collect()
}

/// The methods for the messages of these files, or what is wrong with them.
pub(crate) fn methods(files: &[(String, String)]) -> Result<Vec<Method>, Vec<String>> {
    let (mut resources, mut faults) = (Vec::new(), Vec::new());
    for (name, text) in files {
        match parser::parse(text.as_str()) {
            Ok(resource) => resources.push((name, resource)),
            Err((_, errors)) => faults.extend(errors.iter().map(|error| format!("{name}: {error}"))),
        }
    }
    let all = resources.iter().flat_map(|(_, resource)| messages(resource));
    let patterns: Patterns = all.filter_map(|message| Some((message.id.name, message.value.as_ref()?))).collect();
    let parts: BTreeSet<&str> = patterns.values().flat_map(|pattern| parts(pattern)).collect();
    let mut methods = Vec::new();
    for (name, resource) in &resources {
        let listed: Vec<_> = resource.body.iter().filter_map(of_file).flat_map(variables_of).collect();
        let mut unused: BTreeSet<&str> = listed.iter().map(|(variable, _)| *variable).collect();
        for message in messages(resource) {
            let id = message.id.name;
            let own = message.comment.iter().flat_map(variables_of).collect::<Vec<_>>();
            let mut used = variables(id, &patterns);
            used.iter().for_each(|variable| _ = unused.remove(variable));
            used.extend(own.iter().map(|(variable, _)| variable));
            let arguments = arguments(used, own.iter().chain(&listed));
            faults.extend(
                arguments.iter().filter_map(|argument| Some(format!("{name}: {id}: {}", argument.as_ref().err()?))),
            );
            let arguments = arguments.into_iter().filter_map(Result::ok).collect();
            methods.push(Method { id: id.to_owned(), arguments, text: text(message), is_part: parts.contains(id) });
        }
        faults.extend(
            unused.iter().map(|variable| format!("{name}: no message has ${variable}, which its comment lists")),
        );
    }
    if faults.is_empty() { Ok(methods) } else { Err(faults) }
}

type Patterns<'a, 's> = BTreeMap<&'s str, &'a Pattern<&'s str>>;

fn messages<'a, 's>(resource: &'a Resource<&'s str>) -> impl Iterator<Item = &'a Message<&'s str>> {
    resource.body.iter().filter_map(|entry| if let Entry::Message(message) = entry { Some(message) } else { None })
}

/// The comment of a file.
fn of_file<'a, 's>(entry: &'a Entry<&'s str>) -> Option<&'a Comment<&'s str>> {
    if let Entry::ResourceComment(comment) = entry { Some(comment) } else { None }
}

/// The variables that a comment lists, and their types.
fn variables_of<'s>(comment: &Comment<&'s str>) -> Vec<(&'s str, &'s str)> {
    let is_name = |name: &str| name.chars().all(|sign| sign.is_ascii_alphanumeric() || sign == '_');
    let words = comment.content.iter().flat_map(|line| line.split('$').skip(1));
    let listed = words.filter_map(|words| {
        let (name, rest) = words.split_once(" (")?;
        Some((name, rest.split_once(')')?.0))
    });
    listed.filter(|(name, _)| is_name(name)).collect()
}

/// The arguments of a message in the order of the list, each once, and what is wrong with the others.
fn arguments<'s>(
    mut used: BTreeSet<&'s str>,
    listed: impl Iterator<Item = &'s (&'s str, &'s str)>,
) -> Vec<Result<(String, &'static str), String>> {
    let typed = |(name, kind): &(&str, &str)| {
        let rust = TYPES.iter().find(|(known, _)| known == kind);
        rust.map(|(_, rust)| ((*name).to_owned(), *rust)).ok_or_else(|| format!("${name} has the unknown type {kind}"))
    };
    let mut found: Vec<_> = listed.filter(|(name, _)| used.remove(name)).map(typed).collect();
    found.extend(
        used.iter().map(|name| Err(format!("no comment lists ${name} with its type, such as ${name} (String)"))),
    );
    found
}

/// The variables of a message and of the messages in it, which see the same arguments.
fn variables<'s>(id: &str, patterns: &Patterns<'_, 's>) -> BTreeSet<&'s str> {
    let Some(pattern) = patterns.get(id) else { return BTreeSet::new() };
    let mut found: BTreeSet<&str> = parts(pattern).into_iter().flat_map(|part| variables(part, patterns)).collect();
    visit(pattern, &mut |inline| {
        if let InlineExpression::VariableReference { id } = inline {
            found.insert(id.name);
        }
    });
    found
}

/// The messages in a message.
fn parts<'s>(pattern: &Pattern<&'s str>) -> Vec<&'s str> {
    let mut found = Vec::new();
    visit(pattern, &mut |inline| {
        if let InlineExpression::MessageReference { id, .. } = inline {
            found.push(id.name);
        }
    });
    found
}

/// Calls `see` with everything in a pattern that is not text. Messages have neither functions nor terms, as a test asserts.
fn visit<'s>(pattern: &Pattern<&'s str>, see: &mut impl FnMut(&InlineExpression<&'s str>)) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            visit_expression(expression, see);
        }
    }
}

fn visit_expression<'s>(expression: &Expression<&'s str>, see: &mut impl FnMut(&InlineExpression<&'s str>)) {
    match expression {
        Expression::Inline(InlineExpression::Placeable { expression }) => visit_expression(expression, see),
        Expression::Inline(inline) => see(inline),
        Expression::Select { selector, variants } => {
            see(selector);
            variants.iter().for_each(|variant| visit(&variant.value, see));
        }
    }
}

/// A message's text in a line.
fn text(message: &Message<&str>) -> String {
    let message = Message { comment: None, attributes: Vec::new(), ..message.clone() };
    let text = serializer::serialize(&Resource { body: vec![Entry::Message(message)] });
    let words = text.split_whitespace().skip_while(|word| *word != "=").skip(1);
    words.collect::<Vec<_>>().join(" ")
}

/// The methods in Rust, and the ids of those without arguments for tests.
pub(crate) fn code(methods: &[Method]) -> String {
    let mut code = String::from("impl Text {\n");
    for method in methods {
        let Method { id, arguments, text, .. } = method;
        let name = method.name();
        let _ = write!(code, "    #[doc = {:?}]\n    #[must_use]\n", format!("`{}`", text.replace('`', "'")));
        if arguments.is_empty() {
            let _ = writeln!(code, "    pub fn {name}(self) -> &'static str {{ self.fixed({id:?}) }}");
            continue;
        }
        let typed: Vec<String> = arguments.iter().map(|(name, kind)| format!("{name}: {kind}")).collect();
        let values: Vec<String> = arguments.iter().map(|(name, _)| format!("({name:?}, {name}.value())")).collect();
        let (typed, values) = (typed.join(", "), values.join(", "));
        let _ = writeln!(code, "    pub fn {name}(self, {typed}) -> String {{ self.format({id:?}, &[{values}]) }}");
    }
    let fixed = methods.iter().filter(|method| method.arguments.is_empty());
    let fixed: Vec<&str> = fixed.map(|method| method.id.as_str()).collect();
    let _ = writeln!(code, "}}\n\n#[cfg(test)]\npub(crate) const FIXED: &[&str] = &{fixed:?};");
    code
}
