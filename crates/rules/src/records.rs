//! Records of games: trees of moves with comments and evaluations, and the formats in which they are stored and shared.
//!
//! | Concern | File |
//! |---|---|
//! | a start position and the moves played from it, with variations | `tree` |
//! | comments, evaluations and clock times of a node | `annotation` |
//! | a game with its players, date and result | `game_record`, `tags` |
//! | errors with their place in a text | `error`, `text_place` |
//! | text in any encoding; dates | `encoding`, `date` |
//! | which game a text without a name is of | `candidates` |
//! | passes that records leave out or add | `written_move` |
//! | the names of other kinds of files | `foreign` |
//! | what a format provides; the list of formats | `format`, `registry` |
//! | the discs of a stopped game | `margin` |
//! | formats of all games | `pgn`, `sgf`, `link`, `formats` |
//! | formats of single games | `games` |

mod annotation;
mod candidates;
mod date;
mod encoding;
mod error;
mod foreign;
mod format;
mod formats;
mod game_record;
mod games;
mod link;
mod margin;
mod pgn;
mod registry;
mod sgf;
mod tags;
mod text_place;
mod tree;
mod variant_name;
mod written_move;

pub use annotation::{Annotation, EvaluationReliability, EvaluationValue, NodeEvaluation, ParseEvaluationError};
pub use date::{DAY, date_of, date_tag, time_of};
pub use error::{RecordError, RecordErrorReason};
pub use format::{GameHint, ImportError, ImportedGames, RecordFormat, RecordSource, RecordWriteError};
pub use game_record::{EarlyEnd, GameRecord};
pub use link::{link_fragment, parse_link_fragment};
pub use pgn::{read_pgn, write_pgn};
pub use tags::Tags;
pub use text_place::TextPlace;
pub use tree::{GameTree, NodeId, ReplayStep, TreeBuilder, TreeStep};
