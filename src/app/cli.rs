//! The command line of the game.

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

/// What `--help` prints.
pub const HELP: &str = "\
Tessera: Othello, Breakthrough and Diamond on an animated board.

Usage: tessera [OPTIONS]

  --game NAME         start a match: othello, breakthrough or diamond
  --size CxR          board size in columns x rows, such as 6x5 (Othello: 6, 8 or 10)
  --moves \"MOVES\"     play these moves first, in the game's own notation
  --position \"TEXT\"   start from this position instead of the usual one
  --first PLAYER      who begins: person, or a computer's level from 1 to 10
  --second PLAYER     who comes second, in the same way; whoever is not named is a person
  --clock TIME        a clock for both, in minutes and seconds for each move, such as 3+2
  --top-down          look straight down
  --theme NAME        wood, tournament, marble, night or contrast
  --page NAME         show a page at once: settings, settings-play, settings-sound,
                      settings-keys, settings-access, new-match, rules; with --game menu, players, moves, result
  --set NAME=VALUE    a setting by the name under which it is kept, such as scale=1.5
  --fresh             begin without what was kept, and keep nothing (as --screenshot does)
  --window WxH        window size in pixels, such as 1280x800
  --screenshot FILE   draw until everything is still, save a PNG and exit
  --gallery DIR       save pictures of every theme, page and animation there, and exit
  --points FILE       with --screenshot: also write where each point of the board is seen,
                      a line for each: its name, x and y in pixels
  --measure-idle SECONDS
                      once nothing moves any more, tell what that costs, and exit
  --help, --version";

/// What the player asked for on the command line.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Options {
    pub opening: Option<InitialMatch>,
    /// Who plays, if anybody was named.
    pub players: Option<Players>,
    /// The clock of that match.
    pub clock: Option<TimeControl>,
    pub screenshot: Option<PathBuf>,
    pub points: Option<PathBuf>,
    pub gallery: Option<PathBuf>,
    pub measure_idle: Option<Duration>,
    pub window: Option<(u32, u32)>,
    pub top_down: bool,
    pub theme: Option<ThemeId>,
    /// A page to show at once.
    pub page: Option<Dialog>,
    /// Settings, by the names and in the form in which they are kept.
    pub set: Vec<(String, String)>,
    /// Nothing is read of what was kept, and nothing is kept.
    pub fresh: bool,
}

/// A match to begin with.
#[derive(Clone, PartialEq, Debug)]
pub struct InitialMatch {
    pub start: Position,
    pub moves: Vec<Move>,
}

/// What to do instead of playing.
#[derive(Clone, PartialEq, Debug)]
pub enum CliCommand {
    Play(Box<Options>),
    Help,
    Version,
}

/// Reads the arguments (without the program's name).
///
/// # Errors
/// A sentence that says which argument is wrong and why.
pub fn parse(arguments: impl IntoIterator<Item = OsString>) -> Result<CliCommand, String> {
    let mut options = Options::default();
    let (mut kind, mut size, mut position, mut moves, mut page) = (None, None, None, None, None);
    let mut parser = lexopt::Parser::from_args(arguments);
    let unreadable = |error: lexopt::Error| error.to_string();
    while let Some(argument) = parser.next().map_err(unreadable)? {
        let value = |parser: &mut lexopt::Parser| parser.value().and_then(|text| text.string()).map_err(unreadable);
        match argument {
            Long("game") => kind = Some(value(&mut parser)?.parse::<GameKind>().map_err(|error| error.to_string())?),
            Long("size") => size = Some(value(&mut parser)?.parse::<Size>().map_err(|error| error.to_string())?),
            Long("moves") => moves = Some(value(&mut parser)?),
            Long("position") => position = Some(value(&mut parser)?),
            Long("first") => seat(&mut options, 0, &value(&mut parser)?)?,
            Long("second") => seat(&mut options, 1, &value(&mut parser)?)?,
            Long("window") => options.window = Some(window_size(&value(&mut parser)?)?),
            Long("clock") => options.clock = Some(clock(&value(&mut parser)?)?),
            Long("top-down") => options.top_down = true,
            Long("theme") => options.theme = Some(theme(&value(&mut parser)?)?),
            Long("page") => page = Some(value(&mut parser)?),
            Long("set") => options.set.push(setting(&value(&mut parser)?)?),
            Long("fresh") => options.fresh = true,
            Long("screenshot") => options.screenshot = Some(parser.value().map_err(unreadable)?.into()),
            Long("gallery") => options.gallery = Some(parser.value().map_err(unreadable)?.into()),
            Long("measure-idle") => options.measure_idle = Some(seconds(&value(&mut parser)?)?),
            Long("points") => options.points = Some(parser.value().map_err(unreadable)?.into()),
            Long("help") | Short('h') => return Ok(CliCommand::Help),
            Long("version") | Short('V') => return Ok(CliCommand::Version),
            other => return Err(other.unexpected().to_string()),
        }
    }
    if options.points.is_some() && options.screenshot.is_none() {
        return Err("--points needs --screenshot".into());
    }
    // A picture shows the same wherever it is taken.
    options.fresh |= options.screenshot.is_some() || options.gallery.is_some();
    options.opening = opening(kind, size, position.as_deref(), moves.as_deref())?;
    options.page = page.map(|name| page::page(&name, kind, options.opening.is_some())).transpose()?;
    Ok(CliCommand::Play(Box::new(options)))
}

fn seat(options: &mut Options, index: usize, text: &str) -> Result<(), String> {
    let player: Player = text.parse().map_err(|error| format!("--{}: {error}", ["first", "second"][index]))?;
    options.players.get_or_insert_default().0[index] = player;
    Ok(())
}

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().ok().filter(|seconds| (1..=3600).contains(seconds));
    seconds.map(Duration::from_secs).ok_or_else(|| format!("--measure-idle: {text:?} is not a number from 1 to 3600"))
}

fn clock(text: &str) -> Result<TimeControl, String> {
    text.parse().map_err(|error| format!("--clock: {error}"))
}

fn theme(text: &str) -> Result<ThemeId, String> {
    let names: Vec<&str> = themes().iter().map(|theme| theme.name.as_str()).collect();
    ThemeId::named(text).ok_or_else(|| format!("--theme: {text:?} is none of {}", names.join(", ")))
}

fn setting(text: &str) -> Result<(String, String), String> {
    let (name, value) = text.split_once('=').ok_or_else(|| format!("--set: {text:?} is not like scale=1.5"))?;
    let pair = (name.to_owned(), value.to_owned());
    Settings::default().set(&pair.0, &pair.1).map_err(|reason| format!("--set: {reason}"))?;
    Ok(pair)
}

fn opening(
    kind: Option<GameKind>,
    size: Option<Size>,
    position: Option<&str>,
    moves: Option<&str>,
) -> Result<Option<InitialMatch>, String> {
    let Some(kind) = kind else {
        return if size.is_some() || position.is_some() || moves.is_some() {
            Err("--size, --position and --moves need --game".into())
        } else {
            Ok(None)
        };
    };
    let variant = Variant::new(kind, size.unwrap_or(kind.default_size())).map_err(|error| error.to_string())?;
    let start = match position {
        Some(text) => Position::parse(variant, text).map_err(|error| format!("--position: {error}"))?,
        None => Position::start(variant),
    };
    let moves = start.parse_game(moves.unwrap_or_default()).map_err(|error| format!("--moves: {error}"))?;
    Ok(Some(InitialMatch { start, moves }))
}

fn window_size(text: &str) -> Result<(u32, u32), String> {
    let wrong = || format!("--window: {text:?} is not a size from 320x320 to 8192x8192, such as 1280x800");
    let (width, height) = text.split_once(['x', 'X']).ok_or_else(wrong)?;
    let number = |text: &str| text.parse().ok().filter(|n| (320..=8192).contains(n)).ok_or_else(wrong);
    Ok((number(width)?, number(height)?))
}
