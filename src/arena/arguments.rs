//! What stands behind a subcommand: bare words, options with one value, nothing else.

use std::ffi::OsString;
use std::fmt::Display;
use std::path::PathBuf;
use std::str::FromStr;

use super::Trouble;
use crate::rules::{GameKind, Size, Variant};

/// Words and options in the order in which they were written, to be taken out one by one.
#[derive(Clone, Debug, Default)]
pub struct Arguments {
    words: Vec<String>,
    options: Vec<(String, OsString)>,
}

impl Arguments {
    /// # Errors
    /// An option without a value, a short option, or a word that is no text.
    pub fn read(arguments: Vec<OsString>) -> Result<Arguments, Trouble> {
        let mut read = Arguments::default();
        let mut parser = lexopt::Parser::from_args(arguments);
        while let Some(argument) = parser.next()? {
            match argument {
                lexopt::Arg::Value(word) => {
                    let word = word.into_string();
                    read.words.push(word.map_err(|word| Trouble::usage(format!("{} is no text", word.display())))?);
                }
                lexopt::Arg::Long(name) => {
                    let name = name.to_owned();
                    if read.options.iter().any(|(known, _)| *known == name) {
                        return Err(Trouble::usage(format!("--{name} is given twice")));
                    }
                    read.options.push((name, parser.value()?));
                }
                lexopt::Arg::Short(letter) => return Err(Trouble::usage(format!("there is no option -{letter}"))),
            }
        }
        read.words.reverse();
        Ok(read)
    }

    /// The next bare word; `what` says what it should be.
    ///
    /// # Errors
    /// If there is none.
    pub fn word(&mut self, what: &str) -> Result<String, Trouble> {
        self.words.pop().ok_or_else(|| Trouble::usage(format!("{what} is missing")))
    }

    /// The next bare word, if there is one.
    pub fn optional_word(&mut self) -> Option<String> {
        self.words.pop()
    }

    /// The value of an option, or `None` if it is not given.
    ///
    /// # Errors
    /// If the value cannot be read.
    pub fn option<T: FromStr<Err: Display>>(&mut self, name: &str) -> Result<Option<T>, Trouble> {
        let Some(value) = self.take(name) else { return Ok(None) };
        let value = value.into_string().map_err(|_| Trouble::usage(format!("--{name}: the value is no text")))?;
        let read = value.trim().parse();
        read.map(Some).map_err(|error| Trouble::usage(format!("--{name} {value:?}: {error}")))
    }

    /// A whole number of at least `least`, or `usual` if the option is not given.
    ///
    /// # Errors
    /// If it is no such number.
    pub fn number(&mut self, name: &str, least: u64, usual: u64) -> Result<u64, Trouble> {
        let number = self.option(name)?.unwrap_or(usual);
        if number < least {
            return Err(Trouble::usage(format!("--{name} {number}: {least} is the least")));
        }
        Ok(number)
    }

    /// The plies that are played at random at the start of each game; four if nobody says.
    ///
    /// # Errors
    /// If it is no number, or so many plies that hardly a game would be left.
    pub fn opening(&mut self) -> Result<usize, Trouble> {
        match self.number("opening", 0, 4)? {
            plies @ 0..=40 => Ok(plies as usize),
            plies => Err(Trouble::usage(format!("--opening {plies}: 40 plies are the most"))),
        }
    }

    /// The value of an option that names a file.
    pub fn path(&mut self, name: &str) -> Option<PathBuf> {
        self.take(name).map(PathBuf::from)
    }

    /// The game on the size of `--size`, or on its usual one.
    ///
    /// # Errors
    /// If the size cannot be read, or the game is not played on it.
    pub fn variant(&mut self, kind: GameKind) -> Result<Variant, Trouble> {
        let size: Size = self.option("size")?.unwrap_or(kind.default_size());
        Variant::new(kind, size).map_err(Trouble::usage)
    }

    /// Nothing may be left.
    ///
    /// # Errors
    /// The first word or option that nobody took.
    pub fn end(self) -> Result<(), Trouble> {
        if let Some(word) = self.words.last() {
            return Err(Trouble::usage(format!("nothing can be done with {word:?}")));
        }
        match self.options.first() {
            Some((name, _)) => Err(Trouble::usage(format!("there is no option --{name}"))),
            None => Ok(()),
        }
    }

    fn take(&mut self, name: &str) -> Option<OsString> {
        let at = self.options.iter().position(|(known, _)| known == name)?;
        Some(self.options.remove(at).1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(words: &[&str]) -> Result<Arguments, Trouble> {
        Arguments::read(words.iter().map(OsString::from).collect())
    }

    #[test]
    fn words_come_in_order_and_options_by_name() {
        let mut arguments = read(&["a", "--games", "7", "b", "--seed=3"]).expect("readable");
        assert_eq!(arguments.number("seed", 0, 1), Ok(3));
        assert_eq!(arguments.word("first"), Ok("a".to_owned()));
        assert_eq!(arguments.word("second"), Ok("b".to_owned()));
        assert_eq!(arguments.number("games", 1, 100), Ok(7));
        assert_eq!(arguments.number("opening", 0, 4), Ok(4));
        assert_eq!(arguments.end(), Ok(()));
    }

    #[test]
    fn what_cannot_be_used_is_named() {
        let reason = |result: Result<_, Trouble>| result.err().map(|trouble| trouble.to_string()).unwrap_or_default();
        assert!(reason(read(&["-x"]).map(drop)).contains("-x"));
        assert!(reason(read(&["--seed"]).map(drop)).contains("--seed"));
        assert!(reason(read(&["--seed", "1", "--seed", "2"]).map(drop)).contains("twice"));
        let mut arguments = read(&["left", "--games", "0", "--size", "1x1", "--foo", "1"]).expect("readable");
        assert!(reason(arguments.number("games", 1, 10).map(drop)).contains("--games 0"));
        assert!(reason(arguments.variant(GameKind::Othello).map(drop)).contains("1x1"));
        assert!(reason(arguments.clone().end()).contains("left"));
        let _ = arguments.word("word");
        assert!(reason(arguments.end()).contains("--foo"));
    }
}
