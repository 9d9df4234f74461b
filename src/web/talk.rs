//! What the page and the program tell each other, each a line of JSON.

use serde::{Deserialize, Serialize};

use crate::app::cli::{self, Options, Request};
use crate::persist::Shelf;
use crate::persist::saved::SavedMatch;
use crate::persist::settings::Settings;
use crate::plain::requests::PlainRequest;
use crate::plain::sheet::Sheet;

/// What the page knows when the program starts.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Begin {
    /// Draw on the canvas.
    pub(crate) picture: bool,
    /// Where sounds lie, seen from the page.
    pub(crate) files: String,
    /// What was kept of the settings and of a match.
    settings: Option<String>,
    saved: Option<String>,
    /// The query of the address: names with values.
    link: Vec<(String, String)>,
    pub(crate) wishes: Wishes,
}

/// What the system says that people wish for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Wishes {
    /// As little motion as possible.
    pub(crate) still: bool,
    /// More contrast.
    pub(crate) contrast: bool,
}

/// From the page.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum FromPage {
    /// The worker has answered a question.
    Found {
        number: u64,
        text: String,
    },
    /// A question will not be answered.
    Lost {
        number: u64,
    },
    /// Somebody asks for something on the plain board.
    Ask(PlainRequest),
    Wishes(Wishes),
    /// Where are the points of the board in the picture?
    Where,
}

/// To the page.
#[derive(Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum ToPage<'a> {
    /// The first whole frame is drawn: people can play.
    Ready,
    Sheet(&'a Sheet),
    Say {
        text: &'a str,
        urgent: bool,
    },
    Ask {
        number: u64,
        text: &'a str,
    },
    CallOff {
        number: u64,
    },
    Keep {
        shelf: Shelf,
        text: Option<&'a str>,
    },
    /// What was kept there cannot be read.
    Damaged {
        shelf: Shelf,
        reason: &'a str,
    },
    /// The address asks for something that there is not.
    BadLink {
        reason: &'a str,
    },
    /// For the console: something is not as it should be.
    Log {
        text: &'a str,
        error: bool,
    },
    /// Points with their places, in CSS pixels.
    Places(&'a [(String, f32, f32)]),
}

impl ToPage<'_> {
    pub(crate) fn tell(&self) {
        super::tell(&serde_json::to_string(self).unwrap_or_default());
    }
}

/// What the program begins with, as far as it could be read.
#[derive(Debug, Default)]
pub(crate) struct Opened {
    pub(crate) settings: Settings,
    pub(crate) options: Options,
    pub(crate) saved: Option<SavedMatch>,
}

/// What an address may ask for; the rest of a query is not ours.
const LINK: [&str; 7] = ["game", "size", "moves", "position", "first", "second", "clock"];

impl Opened {
    /// Reads what can be read and tells the page what cannot.
    pub(crate) fn new(begin: &Begin) -> Opened {
        let settings = read(Shelf::Settings, begin.settings.as_deref(), Settings::from_text).unwrap_or_default();
        let options = linked(&begin.link).unwrap_or_else(|reason| {
            ToPage::BadLink { reason: &reason }.tell();
            Options::default()
        });
        let saved = match options.opening {
            Some(_) => None,
            None => read(Shelf::Match, begin.saved.as_deref(), SavedMatch::from_text),
        };
        Opened { settings, options, saved }
    }
}

fn read<T>(shelf: Shelf, text: Option<&str>, from_text: impl Fn(&str) -> Result<T, String>) -> Option<T> {
    match from_text(text?) {
        Ok(value) => Some(value),
        Err(reason) => {
            ToPage::Damaged { shelf, reason: &reason }.tell();
            None
        }
    }
}

/// The query of an address, read as the command line is.
fn linked(link: &[(String, String)]) -> Result<Options, String> {
    let ours = link.iter().filter(|(name, _)| LINK.contains(&name.as_str()));
    match cli::parse(ours.map(|(name, value)| format!("--{name}={value}").into()))? {
        Request::Play(options) => Ok(*options),
        Request::Help | Request::Version => Ok(Options::default()),
    }
}
