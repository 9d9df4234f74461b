//! Analysis of games: one value for each position, reports on games, and ratings.
//!
//! ```
//! use tessera_engine::analysis::{AnalysisJob, AnalysisLimits, EvaluationStore, GameReport};
//! use tessera_rules::{Game, GameKind, Position, Variant};
//!
//! let start = Position::start(Variant::standard(GameKind::Othello));
//! let moves = start.parse_game("f5 f6 e6 f4").expect("a legal game");
//! let mut store = EvaluationStore::default();
//! let mut job = AnalysisJob::new(&start, &moves, AnalysisLimits::depth(4));
//! while !job.step(&mut store, 1_000).is_complete() {}
//! let report = GameReport::new(job.positions(), &moves, &store);
//! assert_eq!((report.moves.len(), report.opening), (4, Some("Diagonal Opening")));
//! assert!(report.moves.iter().all(|mv| mv.loss >= 0.0));
//! ```
//!
//! | Concern | File |
//! |---|---|
//! | one value for each position, kept and worked out | `store`, `stored_value`, `value_lookup` |
//! | values, their units and what a move loses | `value` |
//! | the analysis of a game in steps of bounded length | `job`, `limits` |
//! | questions about positions for background tasks | `question` |
//! | the report on a game and the reasons of mistakes | `report`, `mistake_reason`, `explain_mistake`, `game_phase` |
//! | a rating of a player's results | `rating` |
//! | evaluations as probabilities of winning | `calibration` |
//! | what single games add | `games`; `othello`, `breakthrough`, `diamond` |

mod breakthrough;
mod calibration;
mod diamond;
mod explain_mistake;
mod game_phase;
mod games;
mod job;
mod limits;
mod mistake_reason;
mod othello;
mod question;
mod rating;
mod replies;
mod report;
mod store;
mod stored_value;
mod threat;
mod value;
mod value_lookup;

pub use calibration::{CalibrationRow, CalibrationSample, CalibrationTable, WinCurve};
pub use game_phase::GamePhase;
pub use job::{AnalysedPosition, AnalysisJob, AnalysisProgress};
pub use limits::AnalysisLimits;
pub use mistake_reason::MistakeReason;
pub use question::{AnalysisAnswer, AnalysisQuestion, AnalysisScope};
pub use rating::{RatedResult, RatingEstimate};
pub use report::{
    GameReport, MoveReport, PlayerReport, ReportDepth, accuracy_scale, least_decisive_loss, least_notable_loss,
};
pub use store::EvaluationStore;
pub use threat::threatening_position;
pub use value::{NodeValue, RatedMove, ValueUnit, unit_of};
