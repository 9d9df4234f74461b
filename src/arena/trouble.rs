//! Why a subcommand ended before its work was done.

use std::fmt;
use std::io;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// The command line cannot be used: what is wrong with it.
    Usage(String),
    /// The work could not be done, or its result is bad: a sentence.
    Failed(String),
}

impl Trouble {
    pub fn usage(reason: impl fmt::Display) -> Trouble {
        Trouble::Usage(reason.to_string())
    }

    pub fn failed(reason: impl fmt::Display) -> Trouble {
        Trouble::Failed(reason.to_string())
    }

    /// Something about the file `path`.
    pub(super) fn file(path: &std::path::Path, reason: impl fmt::Display) -> Trouble {
        Trouble::Failed(format!("{}: {reason}", path.display()))
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trouble::Usage(reason) | Trouble::Failed(reason) => f.write_str(reason),
        }
    }
}

impl std::error::Error for Trouble {}

/// Nobody reads what is said, or a disk is full.
impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Trouble {
        Trouble::Failed(format!("the output cannot be written: {error}"))
    }
}

impl From<lexopt::Error> for Trouble {
    fn from(error: lexopt::Error) -> Trouble {
        Trouble::Usage(error.to_string())
    }
}
