//! The engine's text protocol: UGI, the Universal Game Interface, which is UCI for games other than chess.
//!
//! One command a line on standard input, answers on standard output. `p1` is the person who made the first ply: in
//! Diamond that person plays White once the pie rule has been used.
//!
//! | Command | Answer |
//! |---|---|
//! | `ugi` | `id …`, `option …`, `ugiok` |
//! | `isready` | `readyok`, also while the engine thinks |
//! | `setoption name Game value othello\|breakthrough\|diamond` | |
//! | `setoption name Size value 6x5` | columns × rows; the position is then the start |
//! | `setoption name Seed value 7` | decides between equally good moves |
//! | `setoption name Threads value 2` | threads that search together; with more than one, searches differ |
//! | `setoption name Hash value 64` | MiB of transposition table |
//! | `setoption name EvalFile value FILE\|none\|built-in` | other learned weights; none, or none that can be read: plain judgement |
//! | `uginewgame` | |
//! | `position startpos [moves …]`, `position fen TEXT [moves …]` | |
//! | `go [exact] [depth N] [nodes N] [movetime MS] [p1time MS] [p2time MS] [p1inc MS] [p2inc MS] [infinite]` | `info …`, `bestmove MOVE` |
//! | `stop` | ends a search or a count |
//! | `query p1turn\|gameover\|result` | `response true\|false`, `response p1win\|p2win\|draw\|none` |
//! | `legal` | `legal` and the legal moves, sorted as text |
//! | `perft N` | `perft N COUNT` |
//! | `show` | the board, its position text, whose turn it is |
//! | `quit` | |
//!
//! Scores are `cp` and hundredths of a disc or piece, or proven: `win N` and `loss N` in `N` plies, `draw`, and in
//! Othello `exact N`: so many discs for the side to move, empty squares counted for the winner. `go exact` ends only
//! when the score is proven. For a
//! finished game of Othello `query result` also gives the official score, p1's first. A plain `go` thinks for a second.
//! `perft` counts a finished game of Othello as one leaf, as the usual tables do, and drops it in the other games.
//!
//! Whatever cannot be read or done gets exactly one line that begins with `error`, names place and reason, and changes
//! nothing. Empty lines are ignored.
//!
//! Commands are carried out in order. While the engine thinks only `stop`, `isready` and `quit` do not wait their turn.
//! `quit` ends thinking at once and gives a count three seconds. At the end of the input what was begun is finished,
//! but nobody is left to stop an endless search, so that ends, and other thinking after ten seconds.
//!
//! | Concern | File |
//! |---|---|
//! | lines in, commands out | `input`, `command`, `go` |
//! | what is wrong with a line | `fault` |
//! | carrying commands out | `session` |
//! | the words of the answers | `answer` |
//! | protocols of Othello programs | `nboard`, `gtp` |
//! | time for a move | `clock` |
//! | perft that can be stopped | `count` |
//! | stopping from another thread | `brakes` |
//! | reading and working at the same time | `serve` |

mod answer;
mod brakes;
mod clock;
mod command;
mod count;
mod fault;
mod go;
mod gtp;
mod input;
mod nboard;
mod serve;
mod session;

pub use brakes::Brakes;
pub use fault::Fault;
pub use gtp::Gtp;
pub use nboard::Nboard;
pub use serve::{Conversation, Urgency, serve};
pub use session::Session;
