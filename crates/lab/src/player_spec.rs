//! Players as named on the command line: `level:3`, `tessera:nodes=5000`, `greedy`, `uct:1000`, `uci:PROGRAM,Hash=16`.

use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use super::agent::Agent;
use super::engine_agent::EngineAgent;
use super::error::{FileError, PlayerError};
use super::external_engine::ExternalEngine;
use super::external_engine::launch::LaunchSpec;
use super::external_engine::protocol::EngineProtocol;
use super::files::read_weights;
use super::greedy::GreedyAgent;
use super::move_limits::MoveLimits;
use super::random::RandomAgent;
use super::uct::UctAgent;
use tessera_engine::{Level, Weights};
use tessera_rules::Variant;

mod error;

pub use error::PlayerSpecError;

/// A player as named on the command line.
#[derive(Clone, PartialEq, Debug)]
pub struct PlayerSpec {
    /// The text as given.
    name: String,
    kind: PlayerKind,
    /// The player's own limits; without any, those of the match hold.
    limits: MoveLimits,
}

#[derive(Clone, PartialEq, Debug)]
enum PlayerKind {
    Level(Level),
    /// The engine at full strength, with the weights of a file if one is given.
    FullStrength(Option<PathBuf>),
    Greedy,
    Random,
    /// The number of playouts for each move.
    Uct(u32),
    Program(LaunchSpec),
}

/// What a match gives to its players.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PlayerConfig {
    /// The game and its board.
    pub variant: Variant,
    /// Limits for players without their own.
    pub limits: MoveLimits,
    /// How long another program may send nothing beyond its time limit before it counts as failed.
    pub timeout: Duration,
}

impl PlayerSpec {
    /// A level of the engine, limited only by its own settings.
    pub fn level(level: Level) -> PlayerSpec {
        PlayerSpec { name: format!("level:{level}"), kind: PlayerKind::Level(level), limits: MoveLimits::default() }
    }

    /// The greedy player.
    pub fn greedy() -> PlayerSpec {
        PlayerSpec { name: "greedy".into(), kind: PlayerKind::Greedy, limits: MoveLimits::default() }
    }

    /// Creates the player for a match.
    ///
    /// # Errors
    /// If its weights cannot be read, or its program cannot be started or does not play the game.
    pub fn create(&self, config: &PlayerConfig) -> Result<Box<dyn Agent>, PlayerError> {
        let limits = if self.limits.is_limited() { self.limits } else { config.limits };
        Ok(match &self.kind {
            PlayerKind::Level(level) => Box::new(EngineAgent::new(Some(*level), limits, None)),
            PlayerKind::FullStrength(file) => {
                let weights = file.as_deref().map(load_weights).transpose()?;
                Box::new(EngineAgent::new(None, limits.or_default(), weights))
            }
            PlayerKind::Greedy => Box::new(GreedyAgent),
            PlayerKind::Random => Box::new(RandomAgent),
            PlayerKind::Uct(playouts) => Box::new(UctAgent { playouts: *playouts }),
            PlayerKind::Program(launch) => {
                Box::new(ExternalEngine::start(launch, limits.or_default(), config.variant, config.timeout)?)
            }
        })
    }

    fn set_option(&mut self, option: &str) -> Result<(), PlayerSpecError> {
        let unknown = || PlayerSpecError::UnknownOption { name: self.name.clone(), option: option.to_owned() };
        let (name, value) = option.split_once('=').ok_or_else(unknown)?;
        match &mut self.kind {
            PlayerKind::Greedy | PlayerKind::Random | PlayerKind::Uct(_) => return Err(unknown()),
            PlayerKind::Level(_) | PlayerKind::FullStrength(_) | PlayerKind::Program(_)
                if self.limits.set(name, value)? => {}
            PlayerKind::Program(launch) => launch.set_option(name, value),
            PlayerKind::FullStrength(weights) if name == "weights" => *weights = Some(value.into()),
            PlayerKind::Level(_) | PlayerKind::FullStrength(_) => return Err(unknown()),
        }
        Ok(())
    }
}

impl FromStr for PlayerSpec {
    type Err = PlayerSpecError;

    fn from_str(text: &str) -> Result<PlayerSpec, PlayerSpecError> {
        let (kind, rest) = text.split_once(':').unwrap_or((text, ""));
        let mut options = rest.split(',').filter(|part| !part.is_empty());
        let mut argument = || options.next().unwrap_or_default();
        let kind = match kind {
            "level" => {
                let level = argument().parse();
                PlayerKind::Level(level.map_err(|source| PlayerSpecError::Level { name: text.into(), source })?)
            }
            "tessera" => PlayerKind::FullStrength(None),
            "greedy" => PlayerKind::Greedy,
            "random" => PlayerKind::Random,
            "uct" => PlayerKind::Uct(parse_playouts(argument())?),
            "uci" => PlayerKind::Program(parse_program(EngineProtocol::Uci, argument())?),
            "ugi" => PlayerKind::Program(parse_program(EngineProtocol::Ugi, argument())?),
            _ => return Err(PlayerSpecError::UnknownPlayer(text.to_owned())),
        };
        let mut spec = PlayerSpec { name: text.to_owned(), kind, limits: MoveLimits::default() };
        options.try_for_each(|option| spec.set_option(option))?;
        Ok(spec)
    }
}

/// Reads a file of weights; `none` selects the handwritten evaluation.
fn load_weights(file: &Path) -> Result<Arc<Weights>, FileError> {
    if file == Path::new("none") { Ok(Arc::new(Weights::none())) } else { read_weights(file).map(Arc::new) }
}

fn parse_playouts(text: &str) -> Result<u32, PlayerSpecError> {
    let playouts = text.parse().ok().filter(|playouts| *playouts > 0);
    playouts.ok_or_else(|| PlayerSpecError::Playouts(text.to_owned()))
}

fn parse_program(protocol: EngineProtocol, program: &str) -> Result<LaunchSpec, PlayerSpecError> {
    LaunchSpec::new(protocol, program).ok_or(PlayerSpecError::MissingProgram)
}

/// Displays the text as given.
impl fmt::Display for PlayerSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_keep_the_name_they_were_given() {
        for name in [
            "level:10",
            "tessera",
            "tessera:nodes=5000",
            "tessera:movetime=200,depth=4",
            "tessera:gametime=1500",
            "tessera:weights=none,nodes=5",
            "level:3,movetime=50",
            "greedy",
            "random",
            "uct:1000",
            "uci:/usr/games/fairy-stockfish,variant=breakthrough,Hash=16",
            "ugi:tessera-engine",
        ] {
            assert_eq!(name.parse::<PlayerSpec>().map(|spec| spec.to_string()), Ok(name.to_owned()));
        }
        assert_eq!("level:4".parse(), Ok(PlayerSpec::level(Level::new(4).unwrap())));
        let spec: PlayerSpec = "tessera:movetime=200,depth=4".parse().unwrap();
        assert_eq!(spec.limits.go_command(["p1time", "p2time"], None), "go depth 4 movetime 200");
    }

    #[test]
    fn a_text_that_does_not_name_a_player_is_refused_with_a_reason() {
        for (name, part) in [
            ("", "unknown player"),
            ("stockfish", "unknown player"),
            ("level", "from 1 to 10"),
            ("level:11", "from 1 to 10"),
            ("uct:0", "number of playouts"),
            ("uct", "number of playouts"),
            ("uci:", "program is missing"),
            ("tessera:nodes=0", "nodes"),
            ("tessera:hash=3", "no option"),
            ("tessera:nodes", "no option"),
            ("greedy:nodes=3", "no option"),
        ] {
            let reason = name.parse::<PlayerSpec>().expect_err("an error").to_string();
            assert!(reason.contains(part), "{name}: {reason}");
        }
    }
}
