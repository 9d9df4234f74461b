//! Analysis: a review in which moves are tried out, with the value of every legal move and the best lines.
//!
//! The board of the analysis is the copy of the match that [`review`](super::review) shows. Moves made on it are variations: the match
//! itself does not change, but keeps those that do not begin at its end. All values come from one store, so that
//! everything that shows a value of a position shows the same one.

mod answers;
pub(super) mod board;
mod during_play;
mod evaluations;
mod job;
mod request;
mod retry;
mod search;
mod settings;
mod values;

use bevy::prelude::*;

use super::judge::{self, judge_commands};
pub use super::matches::Analysis;
use super::requests::MatchCommand;
use super::systems::GameSystems;
use super::{draw_replies, oracle, variations};
pub use crate::analysis::AnalysedPosition;
pub use crate::engine::Score;
pub use during_play::{PlayEvaluation, PlayEvaluations, PlaySearch, PlayedMistake};
pub use evaluations::Evaluations;
pub use job::{GameAnalysis, ReportRunning};
pub use request::AnalysisRequest;
pub(super) use request::handle_requests;
pub use retry::{Retry, RetryPhase};
pub use search::AnalysisSearch;
pub use settings::AnalysisSettings;
pub use values::{AnalysisLine, AnalysisStatus, AnalysisValues, GameValue, ThreatValue};

/// Adds analysis.
pub(super) fn plugin(app: &mut App) {
    judge::add_handler(app, |game, command| match command {
        MatchCommand::Analyse(shown) => Some(board::show(game, shown)),
        _ => None,
    });
    app.init_resource::<Evaluations>()
        .init_resource::<AnalysisSettings>()
        .init_resource::<PlayEvaluations>()
        .add_message::<AnalysisRequest>()
        .add_plugins((super::search::plugin::<search::AnalysedValues>, super::search::plugin::<job::ReportedPosition>))
        .add_plugins((super::search::plugin::<during_play::MissingValue>, super::search::plugin::<retry::RetriedMove>))
        .add_observer(search::add)
        .add_observer(job::add)
        .add_observer(during_play::add)
        .add_observer(retry::take_verdict)
        .add_observer(variations::keep_variation);
    app.add_systems(
        Update,
        (
            handle_requests.in_set(GameSystems::Judge).after(judge_commands).run_if(on_message::<AnalysisRequest>),
            (
                search::stop_hidden_searches,
                values::update,
                search::run,
                retry::judge,
                job::run.after(oracle::run_search),
                during_play::run,
            )
                .chain()
                .in_set(GameSystems::Think)
                .after(draw_replies::start_tasks),
        ),
    );
}
