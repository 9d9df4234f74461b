//! The engine's text protocols: UGI (Universal Game Interface, UCI for any two-player game) and those of single games.
//!
//! UGI reads one command a line from standard input and writes responses to standard output. `p1` is the player who
//! made the first ply, whichever colour that player has now: a pie rule may have changed it.
//!
//! | Command | Response |
//! |---|---|
//! | `ugi` | `id …`, `option …`, `ugiok` |
//! | `isready` | `readyok`, also during a search |
//! | `setoption name Game value GAME` | |
//! | `setoption name Size value 6x5` | columns × rows; resets the position to the start |
//! | `setoption name Seed value 7` | breaks ties between equally good moves |
//! | `setoption name Threads value 2` | search threads; searches on more than one are not reproducible |
//! | `setoption name Hash value 64` | transposition table in MiB |
//! | `setoption name EvalFile value FILE\|none\|built-in` | learned weights; with none, or an unreadable file, the handwritten evaluation |
//! | `uginewgame` | |
//! | `position startpos [moves …]`, `position fen TEXT [moves …]` | |
//! | `go [exact] [depth N] [nodes N] [movetime MS] [p1time MS] [p2time MS] [p1inc MS] [p2inc MS] [infinite]` | `info …`, `bestmove MOVE` |
//! | `stop` | ends a search or a perft |
//! | `query p1turn\|gameover\|result` | `response true\|false`, `response p1win\|p2win\|draw\|none` |
//! | `legal` | `legal` and the legal moves, sorted as text |
//! | `perft N` | `perft N COUNT` |
//! | `show` | the board, its position text, the side to move |
//! | `quit` | |
//!
//! Scores are `cp` in hundredths of a disc or piece, or proven: `win N` and `loss N` in `N` plies, `draw`, and in games
//! decided by counting `exact N`: the final margin for the side to move, empty squares counted for the winner.
//! `go exact` ends only with a proven score. For a finished game decided by counting, `query result` also gives both
//! official scores, p1's first. A plain `go` searches for one second. `perft` follows each game's published tables in
//! whether a game that ends early counts as a leaf.
//!
//! A line that cannot be read or executed gets exactly one line that begins with `error`, names the place and the
//! reason, and changes nothing. Empty lines are ignored.
//!
//! The transposition table is kept from search to search, and emptied by `uginewgame` and by the options `Game`, `Size`, `Hash`
//! and `EvalFile`. On one thread the same commands, from a new session or after `uginewgame`, get the same answers.
//!
//! Commands are executed in order. During a search only `stop`, `isready` and `quit` take effect at once. `quit` ends a
//! search immediately and allows a perft three more seconds. At the end of the input the queued commands are finished,
//! except that infinite searches end at once and other searches after ten seconds.
//!
//! | Concern | File |
//! |---|---|
//! | lines in, commands out | `input`, `command`, `go` |
//! | errors in a line | `error` |
//! | executing UGI commands | `ugi`, `eval_file` |
//! | formatting UGI responses | `responses` |
//! | protocols of Othello programs | `othello` |
//! | the table that searches of a game share | `kept_table` |
//! | time for a move | `think_time` |
//! | perft that can be stopped | `perft` |
//! | stopping from another thread | `stop` |
//! | reading and working at the same time | `serve` |

mod command;
mod error;
mod eval_file;
mod go;
mod input;
mod kept_table;
mod othello;
mod perft;
mod responses;
mod serve;
mod stop;
mod think_time;
mod ugi;

pub use error::ProtocolError;
pub use input::lines;
pub use othello::{GtpSession, NboardSession};
pub use serve::{LineKind, Protocol, serve};
pub use stop::StopFlags;
pub use ugi::UgiSession;
