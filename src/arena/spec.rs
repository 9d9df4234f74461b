//! Players by name: `level:3`, `tessera:nodes=5000`, `greedy`, `uct:1000`, `uci:PROGRAM,Hash=16`.

use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use super::bridge::{Bridge, Dialect, Order};
use super::greedy::Greedy;
use super::own::Own;
use super::random::Random;
use super::teach::read_weights;
use super::uct::Uct;
use super::{Pace, Player};
use crate::engine::{Level, Weights};
use crate::rules::Variant;

/// A player as named on the command line.
#[derive(Clone, PartialEq, Debug)]
pub struct Spec {
    /// As it was written.
    name: String,
    kind: Kind,
    /// The player's own pace; the match's if it has none.
    pace: Pace,
}

#[derive(Clone, PartialEq, Debug)]
enum Kind {
    Level(Level),
    /// At full strength, perhaps with the weights of a file.
    Tessera(Option<PathBuf>),
    Greedy,
    Random,
    Uct(u32),
    Program(Order),
}

/// What a match gives to its players.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Hall {
    pub variant: Variant,
    pub pace: Pace,
    /// How long a program may be silent beyond its time before it counts as broken.
    pub patience: Duration,
}

const FORMS: &str = "level:1 to level:10, tessera, greedy, random, uct:PLAYOUTS, uci:PROGRAM or ugi:PROGRAM";

impl Spec {
    /// Brings the player to the board.
    ///
    /// # Errors
    /// Why a program cannot be started or does not play this game.
    pub fn seat(&self, hall: &Hall) -> Result<Box<dyn Player>, String> {
        let pace = if self.pace.has_end() { self.pace } else { hall.pace };
        Ok(match &self.kind {
            Kind::Level(level) => Box::new(Own { level: Some(*level), pace, weights: None }),
            Kind::Tessera(file) => {
                let weights = file.as_deref().map(weights).transpose()?;
                Box::new(Own { level: None, pace: pace.or_usual(), weights })
            }
            Kind::Greedy => Box::new(Greedy),
            Kind::Random => Box::new(Random),
            Kind::Uct(playouts) => Box::new(Uct { playouts: *playouts }),
            Kind::Program(order) => Box::new(Bridge::start(order, pace.or_usual(), hall)?),
        })
    }

    /// A level that plays by nothing but its own limits.
    #[must_use]
    pub fn level(level: Level) -> Spec {
        Spec { name: format!("level:{level}"), kind: Kind::Level(level), pace: Pace::default() }
    }

    #[must_use]
    pub fn greedy() -> Spec {
        Spec { name: "greedy".into(), kind: Kind::Greedy, pace: Pace::default() }
    }
}

impl FromStr for Spec {
    type Err = String;

    fn from_str(text: &str) -> Result<Spec, String> {
        let (kind, rest) = text.split_once(':').unwrap_or((text, ""));
        let mut options = rest.split(',').filter(|part| !part.is_empty());
        let mut head = || options.next().unwrap_or_default();
        let kind = match kind {
            "level" => Kind::Level(head().parse().map_err(|error| format!("{text:?}: {error}"))?),
            "tessera" => Kind::Tessera(None),
            "greedy" => Kind::Greedy,
            "random" => Kind::Random,
            "uct" => Kind::Uct(playouts(head())?),
            "uci" => Kind::Program(Order::new(Dialect::Uci, head())?),
            "ugi" => Kind::Program(Order::new(Dialect::Ugi, head())?),
            _ => return Err(format!("{text:?} is no player: use {FORMS}")),
        };
        let mut spec = Spec { name: text.to_owned(), kind, pace: Pace::default() };
        options.try_for_each(|option| spec.take(option))?;
        Ok(spec)
    }
}

impl Spec {
    fn take(&mut self, option: &str) -> Result<(), String> {
        let unknown = || format!("{:?}: {option:?} is no option of this player", self.name);
        let (name, value) = option.split_once('=').ok_or_else(unknown)?;
        match &mut self.kind {
            Kind::Greedy | Kind::Random | Kind::Uct(_) => return Err(unknown()),
            Kind::Level(_) | Kind::Tessera(_) | Kind::Program(_) if self.pace.set(name, value)? => {}
            Kind::Program(order) => order.set(name, value),
            Kind::Tessera(weights) if name == "weights" => *weights = Some(value.into()),
            Kind::Level(_) | Kind::Tessera(_) => return Err(unknown()),
        }
        Ok(())
    }
}

/// The weights of a file; `none` stands for no weights at all.
fn weights(file: &Path) -> Result<Arc<Weights>, String> {
    if file == Path::new("none") {
        return Ok(Arc::new(Weights::none()));
    }
    read_weights(file).map(Arc::new).map_err(|trouble| trouble.to_string())
}

fn playouts(text: &str) -> Result<u32, String> {
    let read = text.parse().ok().filter(|playouts| *playouts > 0);
    read.ok_or_else(|| format!("uct:{text}: write the number of playouts for a move, such as uct:1000"))
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_named_in_one_word_and_keep_their_name() {
        for name in [
            "level:10",
            "tessera",
            "tessera:nodes=5000",
            "tessera:movetime=200,depth=4",
            "tessera:weights=none,nodes=5",
            "level:3,movetime=50",
            "greedy",
            "random",
            "uct:1000",
            "uci:/usr/games/fairy-stockfish,variant=breakthrough,Hash=16",
            "ugi:tessera-engine",
        ] {
            assert_eq!(name.parse::<Spec>().map(|spec| spec.to_string()), Ok(name.to_owned()));
        }
        assert_eq!("level:4".parse(), Ok(Spec::level(Level::new(4).unwrap())));
        let spec: Spec = "tessera:movetime=200,depth=4".parse().unwrap();
        assert_eq!(spec.pace.go(), "go depth 4 movetime 200");
    }

    #[test]
    fn what_names_no_player_is_refused_with_a_reason() {
        for (name, part) in [
            ("", "no player"),
            ("stockfish", "no player"),
            ("level", "from 1 to 10"),
            ("level:11", "from 1 to 10"),
            ("uct:0", "number of playouts"),
            ("uct", "number of playouts"),
            ("uci:", "program"),
            ("tessera:nodes=0", "nodes"),
            ("tessera:hash=3", "no option"),
            ("tessera:nodes", "no option"),
            ("greedy:nodes=3", "no option"),
        ] {
            let reason = name.parse::<Spec>().expect_err("it is refused");
            assert!(reason.contains(part), "{name}: {reason}");
        }
    }
}
