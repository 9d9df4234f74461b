//! The games of the engine against itself that come with the program.

use super::engine_games::EngineGames;
use super::table::MoveTable;
use tessera_rules::GameKind;

const GAMES: &[u8] = include_bytes!("../../../../assets/engine/openings.bin");

/// The moves of the shipped games of this kind, unpacked anew with each call: about a tenth of a second for a few
/// thousand games.
pub fn shipped_games(kind: GameKind) -> MoveTable {
    EngineGames::read(GAMES, kind).expect("a test reads the shipped games")
}
