//! The command line of the game.

mod error;
mod help;
mod link;
mod opening;
mod page;

use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;

use lexopt::prelude::*;

use crate::game::clock::TimeControl;
use crate::game::player::{Player, Players};
use crate::game::puzzle::PuzzleRequest;
use crate::lessons::Lesson;
use crate::persist::settings::Settings;
use crate::records::GameRecord;
use crate::rules::{GameKind, Size};
use crate::settings::language::Language;
use crate::settings::theme::{OwnTheme, ThemeChoice};
use crate::ui::dialogs::Dialog;

pub use error::{LinkError, OptionsError};
pub use help::{help, option_rows};
pub use link::{language_of_link, parse_link};

/// The options of the command line.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Options {
    /// The match to start with.
    pub opening: Option<GameRecord>,
    /// Its players, if any were named.
    pub players: Option<Players>,
    /// Its time control.
    pub clock: Option<TimeControl>,
    /// The file for a screenshot, after which the program exits.
    pub screenshot: Option<PathBuf>,
    /// The file for the places of the board's points.
    pub points: Option<PathBuf>,
    /// The folder for the gallery, after which the program exits.
    pub gallery: Option<PathBuf>,
    /// The names of the gallery's pictures that are taken; all if there are none.
    pub only: Vec<String>,
    /// How long to measure idle CPU use, after which the program exits.
    pub measure_idle: Option<Duration>,
    /// The window's size in pixels.
    pub window: Option<(u32, u32)>,
    /// The camera looks straight down.
    pub top_down: bool,
    /// The language of all texts.
    pub language: Option<Language>,
    /// The theme.
    pub theme: Option<ThemeChoice>,
    /// The own theme of a link.
    pub own_theme: Option<OwnTheme>,
    /// The page to open at once.
    pub page: Option<Dialog>,
    /// The position editor is opened at once, with the position of the match to start with.
    pub editor: bool,
    /// The lesson to show at once, and its step from 0.
    pub lesson: Option<(&'static Lesson, usize)>,
    /// The puzzle to show at once.
    pub puzzle: Option<PuzzleRequest>,
    /// Settings by their names and values in `settings.json`.
    pub set: Vec<(String, String)>,
    /// Nothing saved is loaded, and nothing is saved.
    pub fresh: bool,
}

/// The request of the command line.
#[derive(Clone, PartialEq, Debug)]
pub enum CliCommand {
    /// Run the program.
    Play(Box<Options>),
    /// Print [`help()`] in this language, or in that of the system if there is none.
    Help(Option<Language>),
    /// Print the version.
    Version,
}

/// The options that name the two players.
const PLAYER_OPTIONS: [&str; 2] = ["first", "second"];

/// Parses the arguments (without the program's name).
///
/// # Errors
/// The first argument that is wrong, and why.
pub fn parse(arguments: impl IntoIterator<Item = OsString>) -> Result<CliCommand, OptionsError> {
    let mut options = Options::default();
    let (mut kind, mut size, mut position, mut moves, mut page) = (None, None, None, None, None);
    let mut link = None;
    let mut parser = lexopt::Parser::from_args(arguments);
    while let Some(argument) = parser.next()? {
        let value = |parser: &mut lexopt::Parser| parser.value().and_then(|text| text.string());
        match argument {
            Long("game") => kind = Some(value(&mut parser)?.parse::<GameKind>()?),
            Long("size") => size = Some(value(&mut parser)?.parse::<Size>()?),
            Long("moves") => moves = Some(value(&mut parser)?),
            Long("link") => opening::from_link(&value(&mut parser)?)?.put_into(&mut link, &mut options.own_theme),
            Value(source) => opening::from_file_or_link(&source)?.put_into(&mut link, &mut options.own_theme),
            Long("position") => position = Some(value(&mut parser)?),
            Long("first") => player(&mut options, 0, &value(&mut parser)?)?,
            Long("second") => player(&mut options, 1, &value(&mut parser)?)?,
            Long("window") => options.window = Some(window_size(&value(&mut parser)?)?),
            Long("clock") => options.clock = Some(clock(&value(&mut parser)?)?),
            Long("top-down") => options.top_down = true,
            Long("puzzle") => options.puzzle = Some(page::puzzle(&value(&mut parser)?)?),
            Long("lesson") => options.lesson = Some(page::lesson(&value(&mut parser)?)?),
            Long("theme") => options.theme = Some(theme(&value(&mut parser)?)?),
            Long("language" | "lang") => options.language = Some(language(&value(&mut parser)?)?),
            Long("page") => page = Some(value(&mut parser)?),
            Long("set") => options.set.push(setting(&value(&mut parser)?)?),
            Long("fresh") => options.fresh = true,
            Long("screenshot") => options.screenshot = Some(parser.value()?.into()),
            Long("gallery") => options.gallery = Some(parser.value()?.into()),
            Long("only") => options.only = value(&mut parser)?.split(',').map(str::to_owned).collect(),
            Long("measure-idle") => options.measure_idle = Some(seconds(&value(&mut parser)?)?),
            Long("points") => options.points = Some(parser.value()?.into()),
            Long("help") | Short('h') => return help_in(options.language, &mut parser),
            Long("version") | Short('V') => return Ok(CliCommand::Version),
            other => return Err(other.unexpected().into()),
        }
    }
    if options.points.is_some() && options.screenshot.is_none() {
        return Err(OptionsError::PointsNeedScreenshot);
    }
    // Pictures do not depend on saved settings.
    options.fresh |= options.screenshot.is_some() || options.gallery.is_some();
    let described = opening::from_options(kind, size, position.as_deref(), moves.as_deref())?;
    if link.is_some() && described.is_some() {
        return Err(OptionsError::TwoGames);
    }
    options.opening = link.or(described);
    check_players(&options)?;
    options.editor = page.take_if(|name| name == page::EDITOR).is_some();
    options.page = page.map(|name| page::page(&name, kind, options.opening.is_some())).transpose()?;
    Ok(CliCommand::Play(Box::new(options)))
}

/// The help in the last language that is named before or after `--help`. The other arguments after it are ignored.
fn help_in(before: Option<Language>, parser: &mut lexopt::Parser) -> Result<CliCommand, OptionsError> {
    let mut chosen = before;
    while let Some(argument) = parser.next()? {
        match argument {
            Long("language" | "lang") => chosen = Some(language(&parser.value()?.string()?)?),
            // A value that follows `=` is ignored with its option.
            Long(_) | Short(_) => _ = parser.optional_value(),
            Value(_) => {}
        }
    }
    Ok(CliCommand::Help(chosen))
}

fn player(options: &mut Options, index: usize, text: &str) -> Result<(), OptionsError> {
    let wrong = |error| OptionsError::Player { option: PLAYER_OPTIONS[index], error };
    let player: Player = text.parse().map_err(wrong)?;
    options.players.get_or_insert_default().0[index] = player;
    Ok(())
}

/// Refuses perfect play on a board that is not solved.
fn check_players(options: &Options) -> Result<(), OptionsError> {
    let (Some(opening), Some(players)) = (&options.opening, options.players) else { return Ok(()) };
    let variant = opening.tree.variant();
    let is_offered = |player| match player {
        Player::Human => true,
        Player::Computer(level) => level.is_offered(variant),
    };
    let refused = players.0.into_iter().position(|player| !is_offered(player));
    refused.map_or(Ok(()), |index| Err(OptionsError::PerfectPlayer { option: PLAYER_OPTIONS[index], variant }))
}

fn seconds(text: &str) -> Result<Duration, OptionsError> {
    let seconds = text.parse().ok().filter(|seconds| (1..=3600).contains(seconds));
    seconds.map(Duration::from_secs).ok_or_else(|| OptionsError::Seconds(text.to_owned()))
}

fn clock(text: &str) -> Result<TimeControl, OptionsError> {
    text.parse::<TimeControl>().map_err(OptionsError::Clock)
}

fn theme(text: &str) -> Result<ThemeChoice, OptionsError> {
    let allowed = || ThemeChoice::all().map(|theme| theme.name().to_owned()).collect();
    let wrong = || OptionsError::Unlisted { option: "theme", value: text.to_owned(), allowed: allowed() };
    ThemeChoice::named(text).ok_or_else(wrong)
}

fn language(text: &str) -> Result<Language, OptionsError> {
    let allowed = || Language::all().map(|language| language.tag().to_owned()).collect();
    let wrong = || OptionsError::Unlisted { option: "language", value: text.to_owned(), allowed: allowed() };
    Language::preferred([text]).ok_or_else(wrong)
}

fn setting(text: &str) -> Result<(String, String), OptionsError> {
    let (name, value) = text.split_once('=').ok_or_else(|| OptionsError::NoSetting(text.to_owned()))?;
    let pair = (name.to_owned(), value.to_owned());
    Settings::default().set(&pair.0, &pair.1).map_err(|error| OptionsError::Setting(error.to_string()))?;
    Ok(pair)
}

fn window_size(text: &str) -> Result<(u32, u32), OptionsError> {
    let wrong = || OptionsError::Window(text.to_owned());
    let (width, height) = text.split_once(['x', 'X']).ok_or_else(wrong)?;
    let number = |text: &str, least| text.parse().ok().filter(|n| (least..=8192).contains(n)).ok_or_else(wrong);
    Ok((number(width, 320)?, number(height, 240)?))
}
