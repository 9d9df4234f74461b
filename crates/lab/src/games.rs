//! The registration of what single games add to the arena; the other shared files name none.

use std::io::{Write, stdin, stdout};

use clap::Subcommand;

pub(super) use super::breakthrough::solve::SolveOptions;
use super::breakthrough::uci_variant;
pub(super) use super::breakthrough::uci_variant::UciVariantFile;
use super::breakthrough::{openings, solve};
use super::commands::args::ThreadArgs;
use super::diamond::playout::DiamondPlayout;
use super::error::CliError;
use super::external_engine::error::ExternalEngineFault;
use super::othello;
use super::uct::playout_state::FixedSides;
use super::uct::tree;
use tessera_engine::protocol::{GtpSession, NboardSession, serve};
use tessera_rules::{GameKind, Move, Position, Variant, Victory};

/// Commands of single games.
#[derive(Debug, Subcommand)]
pub(super) enum GameCommand {
    /// Speak the NBoard protocol, version 2 (Othello)
    Nboard(ThreadArgs),
    /// Speak the Go Text Protocol (GTP), version 2 (Othello)
    Gtp(ThreadArgs),
    /// Prove the values of openings on a small board (Breakthrough)
    Openings(openings::OpeningOptions),
}

/// Benchmarks of single games.
#[derive(Debug, Subcommand)]
pub(super) enum GameBench {
    /// Run Othello's benchmarks: perft, and the FFO endgame suite with the score of every move
    Othello(othello::bench::BenchOptions),
}

/// Training of games that do not use the networks.
#[derive(Debug, Subcommand)]
pub(super) enum GameTraining {
    /// Train Othello's evaluation: least squares on self-play with perfect endgames
    Othello(othello::train::TrainOptions),
}

/// The games that `solve` can solve.
pub(super) const SOLVABLE: [GameKind; 1] = [GameKind::Breakthrough];

/// The games whose networks `train` trains.
pub(super) const TRAINED_NETWORKS: [GameKind; 2] = [GameKind::Breakthrough, GameKind::Diamond];

impl GameCommand {
    /// The name of the command.
    pub(super) const fn name(&self) -> &'static str {
        match self {
            GameCommand::Nboard(_) => "nboard",
            GameCommand::Gtp(_) => "gtp",
            GameCommand::Openings(_) => "openings",
        }
    }

    pub(super) fn run(self, out: &mut dyn Write) -> Result<(), CliError> {
        match self {
            GameCommand::Nboard(args) => serve(&mut NboardSession::new(args.threads()), stdin(), stdout()),
            GameCommand::Gtp(args) => serve(&mut GtpSession::new(args.threads()), stdin(), stdout()),
            GameCommand::Openings(options) => openings::run(&options, out)?,
        }
        Ok(())
    }
}

impl GameBench {
    pub(super) fn run(self, out: &mut dyn Write) -> Result<(), CliError> {
        match self {
            GameBench::Othello(options) => othello::bench::run(&options, out),
        }
    }
}

impl GameTraining {
    pub(super) fn run(self, out: &mut dyn Write) -> Result<(), CliError> {
        match self {
            GameTraining::Othello(options) => othello::train::run(&options, out),
        }
    }
}

/// Solves a game of [`SOLVABLE`].
pub(super) fn solve(variant: Variant, options: SolveOptions, out: &mut dyn Write) -> Result<(), CliError> {
    solve::run(variant, options, out)
}

/// The lines that select a game in a UCI engine, and the file they refer to.
///
/// # Errors
/// If UCI engines do not play the game, or this one does not.
pub(super) fn select_uci_variant(
    variant: Variant,
    name: Option<&str>,
    options: &[String],
) -> Result<(Vec<String>, Option<UciVariantFile>), ExternalEngineFault> {
    match variant.kind() {
        GameKind::Breakthrough => uci_variant::select(variant.size(), name, options),
        kind @ (GameKind::Othello | GameKind::Diamond) => Err(ExternalEngineFault::UnsupportedGame(kind)),
    }
}

/// Searches a position by random playouts; `None` if the game is over.
pub(super) fn search_by_playouts(position: &Position, playouts: u32, seed: u64) -> Option<Move> {
    match position {
        Position::Othello(position) => tree::search(&FixedSides(position.clone()), playouts, seed),
        Position::Breakthrough(position) => tree::search(&FixedSides(position.clone()), playouts, seed),
        Position::Diamond(position) => tree::search(&DiamondPlayout(*position.board()), playouts, seed),
    }
}

/// How a game is won with a move to this point, in words that follow "let White".
pub(super) fn win_at(by: Victory, point: &str) -> String {
    match by {
        Victory::Square { .. } => format!("complete a square at {point}"),
        Victory::FarRow { .. } => format!("break through at {point}"),
        _ => format!("win by {by} at {point}"),
    }
}

/// What wins a game, in words that follow "allowed" and are followed by "in 5".
pub(super) const fn winning_event(kind: GameKind) -> &'static str {
    match kind {
        GameKind::Othello => "a win",
        GameKind::Breakthrough => "a breakthrough",
        GameKind::Diamond => "a square",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_rules::{Game, Size};

    #[test]
    fn playouts_alone_find_a_win_in_two_moves() {
        let variant = Variant::new(GameKind::Breakthrough, Size { columns: 4, rows: 6 }).unwrap();
        // Black cannot stop the pawn on a4, and needs two steps more.
        let position = Position::parse(variant, "3p/4/P3/4/4/3P w").unwrap();
        for seed in 0..5 {
            let mv = search_by_playouts(&position, 2_000, seed).unwrap();
            assert_eq!(mv.origin(), position.parse_move("a4a5").unwrap().origin(), "{}", position.format_move(mv));
        }
    }
}
