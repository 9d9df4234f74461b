//! Which program to start, and what to tell it.

use super::Dialect;

#[derive(Clone, PartialEq, Debug)]
pub(in crate::arena) struct Order {
    pub(super) dialect: Dialect,
    /// A file, or a command with arguments.
    pub(super) program: String,
    variant: Option<String>,
    options: Vec<(String, String)>,
}

impl Order {
    /// # Errors
    /// If no program is named.
    pub(in crate::arena) fn new(dialect: Dialect, program: &str) -> Result<Order, String> {
        if program.trim().is_empty() {
            return Err("the program is missing: write uci:PROGRAM or ugi:PROGRAM".into());
        }
        Ok(Order { dialect, program: program.to_owned(), variant: None, options: Vec::new() })
    }

    /// `variant` names the game in UCI's way; anything else is an option of the program.
    pub(in crate::arena) fn set(&mut self, name: &str, value: &str) {
        match name {
            "variant" => self.variant = Some(value.to_owned()),
            _ => self.options.push((name.to_owned(), value.to_owned())),
        }
    }

    pub(super) fn variant(&self) -> Option<&str> {
        self.variant.as_deref()
    }

    pub(super) fn options(&self) -> impl Iterator<Item = (&str, &str)> {
        self.options.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }
}
