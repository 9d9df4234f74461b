//! Arguments that several commands share, and parsers of their values.

use std::time::Duration;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, value_parser};

use crate::move_limits::MoveLimits;
use tessera_rules::records::GameHint;
use tessera_rules::{GameKind, Size, Variant, VariantError};

/// Search threads of a protocol.
#[derive(Clone, Copy, Debug, Args)]
pub(crate) struct ThreadArgs {
    /// Search threads
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = threads())]
    threads: usize,
}

/// The limits of every move in a match.
#[derive(Clone, Copy, Debug, Args)]
pub(crate) struct LimitArgs {
    /// Time for each move in milliseconds
    #[arg(long, value_name = "MS", value_parser = value_parser!(u64).range(1..))]
    movetime: Option<u64>,
    /// Time for all moves of a player in a game, in milliseconds
    #[arg(long, value_name = "MS", value_parser = value_parser!(u64).range(1..))]
    gametime: Option<u64>,
    /// Nodes for each move
    #[arg(long, value_name = "N", value_parser = value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// Search depth for each move, in plies
    #[arg(long, value_name = "PLIES", value_parser = at_least_one())]
    depth: Option<u32>,
}

/// Random plies at the start of each game.
#[derive(Clone, Copy, Debug, Args)]
pub(crate) struct OpeningArgs {
    /// Random plies at the start of each game, at most 40
    #[arg(long, value_name = "PLIES", default_value_t = 4, value_parser = value_parser!(u8).range(0..=40))]
    opening: u8,
}

impl ThreadArgs {
    pub(crate) const fn threads(self) -> usize {
        self.threads
    }
}

impl LimitArgs {
    pub(crate) fn limits(self) -> MoveLimits {
        let [movetime, gametime] = [self.movetime, self.gametime].map(|time| time.map(Duration::from_millis));
        MoveLimits { depth: self.depth, nodes: self.nodes, movetime, gametime }
    }
}

impl OpeningArgs {
    pub(crate) fn plies(self) -> usize {
        usize::from(self.opening)
    }
}

/// Parses the id of one of these games; help and errors list the ids.
pub(crate) fn game_parser(kinds: &[GameKind]) -> impl TypedValueParser<Value = GameKind> {
    let ids: Vec<&'static str> = kinds.iter().map(|kind| kind.id()).collect();
    PossibleValuesParser::new(ids).try_map(|id: String| id.parse::<GameKind>())
}

/// Parses a whole number of at least 1.
pub(crate) fn at_least_one() -> impl TypedValueParser<Value = u32> {
    value_parser!(u32).range(1..)
}

/// Parses a number of threads, from 1 to 256.
pub(crate) fn threads() -> impl TypedValueParser<Value = usize> {
    value_parser!(u16).range(1..=256).map(usize::from)
}

/// Parses a size in MiB, at least 1.
pub(crate) fn mebibytes() -> impl TypedValueParser<Value = usize> {
    value_parser!(u32).range(1..).map(|mebibytes| mebibytes as usize)
}

/// The game on a board of this size, or on its default board.
///
/// # Errors
/// If the game is not played on this size.
pub(crate) fn variant(kind: GameKind, size: Option<Size>) -> Result<Variant, VariantError> {
    Variant::new(kind, size.unwrap_or(kind.default_size()))
}

/// What the options `--game` and `--size` say about texts that do not name their game.
///
/// # Errors
/// The game is not played on a board of this size.
pub(super) fn game_hint(game: Option<GameKind>, size: Option<Size>) -> Result<GameHint, VariantError> {
    let Some(kind) = game else { return Ok(GameHint::Unknown) };
    variant(kind, size).map(|_| GameHint::Given(kind, size))
}
