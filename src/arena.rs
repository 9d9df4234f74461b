//! The workshop of the engine: matches between players of every kind, the ladder of levels, the bench.
//!
//! What `tessera-engine` does when it is given a subcommand. Games are judged by this crate's rules and by nobody else.
//!
//! | Concern | File |
//! |---|---|
//! | the subcommands there are, and what can go wrong in them | `command`, `trouble` |
//! | reading what stands behind a subcommand | `arguments` |
//! | `match`, `trial`, `ladder`, `bench`, `solve`, `train` | files of their names (`matches` for `match`, `teach` for `train`) |
//! | `nboard`, `gtp`: the protocols of Othello programs | `protocols` |
//! | ending early in good order | `interrupt` |
//! | what a player is, and how one is named | `player`, `spec` |
//! | players made here: engine and levels; yardsticks | `own`; `greedy`, `random`, `uct` |
//! | players that are programs of their own | `bridge` |
//! | one game, and a series of games in pairs | `game`, `series` |
//! | openings to play from | `opening` |
//! | what a result says about strength | `tally` |
//! | games as lines of a file | `record` |

mod arguments;
mod bench;
mod bridge;
mod command;
mod game;
mod greedy;
mod interrupt;
mod ladder;
mod matches;
mod opening;
mod own;
mod pace;
mod player;
mod protocols;
mod random;
mod record;
mod seat;
mod series;
mod solve;
mod spec;
mod tally;
mod teach;
mod trial;
mod trouble;
mod uct;

pub use arguments::Arguments;
pub use bench::{Bench, signature_line};
pub use command::{COMMANDS, Command, find};
pub use game::{Finished, Reason, Verdict, play};
pub use ladder::{Ladder, Rung};
pub use opening::Openings;
pub use pace::Pace;
pub use player::{Choice, Failure, Player};
pub use record::{GameRecord, RecordError};
pub use seat::Seat;
pub use series::{Series, Standing};
pub use spec::{Hall, Spec};
pub use tally::{Elo, Points, Tally};
pub use trouble::Trouble;
