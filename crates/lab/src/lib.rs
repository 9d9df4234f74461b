//! The engine's command line and test bench: matches between players of every kind, benchmarks, solving, training.
//!
//! Implements the subcommands of `tessera-engine`. Only this crate's rules decide which moves are legal and how a game
//! ends.
//!
//! | Concern | File |
//! |---|---|
//! | the command line; one file for each command | `commands` |
//! | what single games add: commands, solvers, training, playouts | `games`; `othello`, `breakthrough`, `diamond` |
//! | errors and exit codes | `error` |
//! | ending early on Ctrl-C | `interrupt` |
//! | reading and writing files | `files` |
//! | progress lines of a training | `training_log` |
//! | what a player is, and how one is named | `agent`, `player_spec`, `move_limits` |
//! | players of this crate: the engine and its levels; baselines | `engine_agent`; `greedy`, `random`, `uct` |
//! | players that are other programs | `external_engine` |
//! | helpers that choose moves | `moves` |
//! | one game, and a series of games in pairs | `game`, `series`, `contestant` |
//! | opening positions | `opening` |
//! | games of the engine against itself; what many games have in common | `self_play`; `study` |
//! | scores and the Elo differences they imply | `score` |
//! | finished games as lines of a file | `record`, `game_file` |
//! | measured levels as lines of a file | `ladder` |

mod agent;
mod breakthrough;
mod commands;
mod contestant;
mod diamond;
mod engine_agent;
mod error;
mod external_engine;
mod files;
mod game;
mod game_clock;
mod game_file;
mod games;
mod greedy;
mod interrupt;
mod ladder;
mod move_limits;
mod moves;
mod opening;
mod othello;
mod player_spec;
mod puzzle_generator;
mod random;
mod record;
mod score;
mod self_play;
mod series;
mod study;
mod training_log;
mod uct;

pub use agent::{Agent, AgentError, AgentFailure, MoveChoice};
pub use commands::{BenchResult, Cli, signature_line};
pub use contestant::Contestant;
pub use error::{BenchmarkError, CliError, FileError, PlayerError};
pub use external_engine::{ExternalEngineError, ExternalEngineFault};
pub use game::{EndReason, FinishedGame, GameResult, SearchStats, play};
pub use ladder::{Ladder, ParseLadderError, Rung};
pub use move_limits::{InvalidLimit, MoveLimits};
pub use opening::Openings;
pub use player_spec::{PlayerConfig, PlayerSpec, PlayerSpecError};
pub use record::{GameLine, ParseGameLineError};
pub use score::{Elo, MatchScore, Points};
pub use series::{PlayerStats, Series, SeriesResult};
