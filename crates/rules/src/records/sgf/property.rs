//! A property of a node: its name and its values.

use super::value::value_length;

/// A property; values are without their brackets, and escapes are not resolved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Property<'a> {
    /// The name in capitals. Lower-case letters are not part of it, unless there are only such.
    pub(super) name: String,
    pub(super) values: Vec<&'a str>,
}

impl<'a> Property<'a> {
    /// The property that a text begins with, and the rest; `None` if it begins with none, or if a value does not end.
    pub(super) fn read(text: &'a str) -> Option<(Property<'a>, &'a str)> {
        let letters = text.bytes().take_while(u8::is_ascii_alphabetic).count();
        let (written, mut rest) = text.split_at(letters);
        let capitals: String = written.chars().filter(char::is_ascii_uppercase).collect();
        let name = if capitals.is_empty() { written.to_ascii_uppercase() } else { capitals };
        let mut values = Vec::new();
        while let Some(length) = Some(rest.trim_start()).filter(|rest| rest.starts_with('[')).map(value_length) {
            let (value, after) = rest.trim_start().split_at(length?);
            values.push(&value[1..value.len() - 1]);
            rest = after;
        }
        (!name.is_empty() && !values.is_empty()).then_some((Property { name, values }, rest))
    }

    /// The first value.
    pub(super) fn value(&self) -> &'a str {
        self.values.first().copied().unwrap_or_default()
    }
}
