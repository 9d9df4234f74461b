//! The differences between UCI and UGI.

use super::error::ExternalEngineFault;
use super::options::{find_option, set_option_command};
use crate::games::{UciVariantFile, select_uci_variant};
use tessera_rules::Variant;

/// The protocol of a program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum EngineProtocol {
    /// The Universal Chess Interface, with the option `UCI_Variant` of engines for chess variants.
    Uci,
    /// The Universal Game Interface.
    Ugi,
}

/// Lines to send, and the file they refer to.
type GameSelection = (Vec<String>, Option<UciVariantFile>);

impl EngineProtocol {
    /// The first command, and the last line of its response.
    pub(super) const fn handshake(self) -> (&'static str, &'static str) {
        match self {
            EngineProtocol::Uci => ("uci", "uciok"),
            EngineProtocol::Ugi => ("ugi", "ugiok"),
        }
    }

    /// The command that announces a new game.
    pub(super) const fn new_game_command(self) -> &'static str {
        match self {
            EngineProtocol::Uci => "ucinewgame",
            EngineProtocol::Ugi => "uginewgame",
        }
    }

    /// The words before the times of the first and the second player in `go`.
    pub(super) const fn clock_names(self) -> [&'static str; 2] {
        match self {
            EngineProtocol::Uci => ["wtime", "btime"],
            EngineProtocol::Ugi => ["p1time", "p2time"],
        }
    }

    /// The lines that select the game. `options` are the program's, `name` is its name for the game if the user gave
    /// one.
    pub(super) fn select_game(
        self,
        variant: Variant,
        name: Option<&str>,
        options: &[String],
    ) -> Result<GameSelection, ExternalEngineFault> {
        match self {
            EngineProtocol::Uci => select_uci_variant(variant, name, options),
            EngineProtocol::Ugi => Ok((select_ugi_game(variant, options), None)),
        }
    }
}

/// Sets game and size, as far as the program has options for them.
fn select_ugi_game(variant: Variant, options: &[String]) -> Vec<String> {
    let settings = [("Game", variant.kind().id().to_owned()), ("Size", variant.size().to_string())];
    let supported = settings.iter().filter(|(name, _)| find_option(options, name).is_some());
    supported.map(|(name, value)| set_option_command(name, value)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_rules::{GameKind, Size};

    #[test]
    fn game_and_size_are_set_over_ugi_if_the_program_has_these_options() {
        let options = ["Game type combo default othello".to_owned(), "Size type string".to_owned()];
        let variant = Variant::new(GameKind::Breakthrough, Size { columns: 6, rows: 5 }).unwrap();
        let (lines, _) = EngineProtocol::Ugi.select_game(variant, None, &options).unwrap();
        assert_eq!(lines, ["setoption name Game value breakthrough", "setoption name Size value 6x5"]);
        assert_eq!(EngineProtocol::Ugi.select_game(variant, None, &[]).unwrap().0, [""; 0]);
    }
}
