//! The command line of the game.

mod error;
mod page;

use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;

use lexopt::prelude::*;

use crate::game::clock::TimeControl;
use crate::game::player::{Player, Players};
use crate::persist::settings::Settings;
use crate::rules::{Game, GameKind, Move, Position, Size, Variant};
use crate::settings::theme::{ThemeId, themes};
use crate::ui::dialogs::Dialog;

pub use error::CliError;

/// What `--help` prints.
pub const HELP: &str = "\
Tessera: Othello, Breakthrough and Diamond on an animated board.

Usage: tessera [OPTIONS]

  --game NAME         start a match: othello, breakthrough or diamond
  --size CxR          board size in columns x rows, such as 6x5 (Othello: 6, 8 or 10)
  --moves \"MOVES\"     play these moves first, in the game's own notation
  --position \"TEXT\"   start from this position instead of the standard one
  --first PLAYER      the player who begins: person (default), or a computer's level from 1 to 10
  --second PLAYER     the player who comes second, in the same way
  --clock TIME        a clock for both players: minutes, and seconds added per move, such as 3+2
  --top-down          look straight down
  --theme NAME        wood, tournament, marble, night or contrast
  --page NAME         open a page at once: settings, settings-play, settings-sound,
                      settings-keys, settings-access, new-match, rules; with --game menu, players, moves, result
  --set NAME=VALUE    change a setting by its name in settings.json, such as scale=1.5
  --fresh             start without saved settings and match, and save nothing (as --screenshot does)
  --window WxH        window size in pixels, such as 1280x800
  --screenshot FILE   draw until nothing moves, save a PNG and exit
  --gallery DIR       save pictures of every theme, page and animation there, and exit
  --points FILE       with --screenshot: also write the place of each point of the board,
                      a line for each: its name, x and y in pixels
  --measure-idle SECONDS
                      once nothing moves, measure the CPU use for so long, print it and exit
  --help, --version";

/// The options of the command line.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Options {
    /// The match to start with.
    pub opening: Option<InitialMatch>,
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
    /// How long to measure idle CPU use, after which the program exits.
    pub measure_idle: Option<Duration>,
    /// The window's size in pixels.
    pub window: Option<(u32, u32)>,
    /// The camera looks straight down.
    pub top_down: bool,
    /// The theme.
    pub theme: Option<ThemeId>,
    /// The page to open at once.
    pub page: Option<Dialog>,
    /// Settings by their names and values in `settings.json`.
    pub set: Vec<(String, String)>,
    /// Nothing saved is loaded, and nothing is saved.
    pub fresh: bool,
}

/// A match to start with.
#[derive(Clone, PartialEq, Debug)]
pub struct InitialMatch {
    /// The position it starts from.
    pub start: Position,
    /// The moves already played.
    pub moves: Vec<Move>,
}

/// What the command line asks for.
#[derive(Clone, PartialEq, Debug)]
pub enum CliCommand {
    /// Run the program.
    Play(Box<Options>),
    /// Print [`HELP`].
    Help,
    /// Print the version.
    Version,
}

/// Parses the arguments (without the program's name).
///
/// # Errors
/// The first argument that is wrong, and why.
pub fn parse(arguments: impl IntoIterator<Item = OsString>) -> Result<CliCommand, CliError> {
    let mut options = Options::default();
    let (mut kind, mut size, mut position, mut moves, mut page) = (None, None, None, None, None);
    let mut parser = lexopt::Parser::from_args(arguments);
    while let Some(argument) = parser.next()? {
        let value = |parser: &mut lexopt::Parser| parser.value().and_then(|text| text.string());
        match argument {
            Long("game") => kind = Some(value(&mut parser)?.parse::<GameKind>()?),
            Long("size") => size = Some(value(&mut parser)?.parse::<Size>()?),
            Long("moves") => moves = Some(value(&mut parser)?),
            Long("position") => position = Some(value(&mut parser)?),
            Long("first") => player(&mut options, 0, &value(&mut parser)?)?,
            Long("second") => player(&mut options, 1, &value(&mut parser)?)?,
            Long("window") => options.window = Some(window_size(&value(&mut parser)?)?),
            Long("clock") => options.clock = Some(clock(&value(&mut parser)?)?),
            Long("top-down") => options.top_down = true,
            Long("theme") => options.theme = Some(theme(&value(&mut parser)?)?),
            Long("page") => page = Some(value(&mut parser)?),
            Long("set") => options.set.push(setting(&value(&mut parser)?)?),
            Long("fresh") => options.fresh = true,
            Long("screenshot") => options.screenshot = Some(parser.value()?.into()),
            Long("gallery") => options.gallery = Some(parser.value()?.into()),
            Long("measure-idle") => options.measure_idle = Some(seconds(&value(&mut parser)?)?),
            Long("points") => options.points = Some(parser.value()?.into()),
            Long("help") | Short('h') => return Ok(CliCommand::Help),
            Long("version") | Short('V') => return Ok(CliCommand::Version),
            other => return Err(other.unexpected().into()),
        }
    }
    if options.points.is_some() && options.screenshot.is_none() {
        return Err(CliError::PointsNeedScreenshot);
    }
    // Pictures do not depend on saved settings.
    options.fresh |= options.screenshot.is_some() || options.gallery.is_some();
    options.opening = opening(kind, size, position.as_deref(), moves.as_deref())?;
    options.page = page.map(|name| page::page(&name, kind, options.opening.is_some())).transpose()?;
    Ok(CliCommand::Play(Box::new(options)))
}

fn player(options: &mut Options, index: usize, text: &str) -> Result<(), CliError> {
    let wrong = |error| CliError::Player { option: ["first", "second"][index], error };
    let player: Player = text.parse().map_err(wrong)?;
    options.players.get_or_insert_default().0[index] = player;
    Ok(())
}

fn seconds(text: &str) -> Result<Duration, CliError> {
    let seconds = text.parse().ok().filter(|seconds| (1..=3600).contains(seconds));
    seconds.map(Duration::from_secs).ok_or_else(|| CliError::Seconds(text.to_owned()))
}

fn clock(text: &str) -> Result<TimeControl, CliError> {
    text.parse::<TimeControl>().map_err(CliError::Clock)
}

fn theme(text: &str) -> Result<ThemeId, CliError> {
    let allowed = || themes().iter().map(|theme| theme.name.to_string()).collect();
    let wrong = || CliError::Unlisted { option: "theme", value: text.to_owned(), allowed: allowed() };
    ThemeId::named(text).ok_or_else(wrong)
}

fn setting(text: &str) -> Result<(String, String), CliError> {
    let (name, value) = text.split_once('=').ok_or_else(|| CliError::NoSetting(text.to_owned()))?;
    let pair = (name.to_owned(), value.to_owned());
    Settings::default().set(&pair.0, &pair.1).map_err(|error| CliError::Setting(error.to_string()))?;
    Ok(pair)
}

fn opening(
    kind: Option<GameKind>,
    size: Option<Size>,
    position: Option<&str>,
    moves: Option<&str>,
) -> Result<Option<InitialMatch>, CliError> {
    let Some(kind) = kind else {
        return if size.is_some() || position.is_some() || moves.is_some() {
            Err(CliError::NeedsGame)
        } else {
            Ok(None)
        };
    };
    let variant = Variant::new(kind, size.unwrap_or(kind.default_size()))?;
    let start = match position {
        Some(text) => Position::parse(variant, text).map_err(CliError::Position)?,
        None => Position::start(variant),
    };
    let moves = start.parse_game(moves.unwrap_or_default()).map_err(CliError::Moves)?;
    Ok(Some(InitialMatch { start, moves }))
}

fn window_size(text: &str) -> Result<(u32, u32), CliError> {
    let wrong = || CliError::Window(text.to_owned());
    let (width, height) = text.split_once(['x', 'X']).ok_or_else(wrong)?;
    let number = |text: &str| text.parse().ok().filter(|n| (320..=8192).contains(n)).ok_or_else(wrong);
    Ok((number(width)?, number(height)?))
}
