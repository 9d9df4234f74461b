//! Which program to start, and with which options.

use super::protocol::EngineProtocol;

/// A program as named on the command line.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct LaunchSpec {
    pub(super) protocol: EngineProtocol,
    /// A file, or a command with arguments separated by spaces.
    pub(super) program: String,
    variant: Option<String>,
    options: Vec<(String, String)>,
}

impl LaunchSpec {
    /// A program without options; `None` if its name is empty.
    pub(crate) fn new(protocol: EngineProtocol, program: &str) -> Option<LaunchSpec> {
        let spec = LaunchSpec { protocol, program: program.to_owned(), variant: None, options: Vec::new() };
        (!program.trim().is_empty()).then_some(spec)
    }

    /// Sets an option of the program, or with `variant` the program's name for the game.
    pub(crate) fn set_option(&mut self, name: &str, value: &str) {
        match name {
            "variant" => self.variant = Some(value.to_owned()),
            _ => self.options.push((name.to_owned(), value.to_owned())),
        }
    }

    /// The program's name for the game, if given.
    pub(super) fn variant(&self) -> Option<&str> {
        self.variant.as_deref()
    }

    /// The names and values of the program's options.
    pub(super) fn options(&self) -> impl Iterator<Item = (&str, &str)> {
        self.options.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }
}
