//! Analysis: a review in which moves are tried out, with the value of every legal move and the best lines.
//!
//! The board of the analysis is the copy of the match that [`review`] shows. Moves made on it are variations: the match
//! itself does not change, but keeps those that do not begin at its end. All values come from one store, so that
//! everything that shows a value of a position shows the same one.

mod during_play;
mod evaluations;
mod job;
mod request;
mod retry;
mod search;
mod values;

use bevy::prelude::*;

use super::clock::Clock;
use super::judge::judge_commands;
use super::match_mut::MatchMut;
pub use super::matches::Analysis;
use super::matches::{History, Review};
use super::oracle::OracleForbidden;
use super::player::Players;
use super::requests::RefusalReason;
use super::systems::GameSystems;
use super::{hint, lesson, review, turn_control};
pub use crate::engine::Score;
pub use during_play::{PlayEvaluation, PlayEvaluations, PlaySearch, PlayedMistake};
pub use evaluations::Evaluations;
pub use job::{GameAnalysis, GameAnalysisState};
pub use request::AnalysisRequest;
pub use retry::{Retry, RetryPhase};
pub use search::{AnalysisSearch, AnalysisSettings};
pub use values::{AnalysisLine, AnalysisStatus, AnalysisValues, GameValue};

/// Adds analysis.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Evaluations>()
        .init_resource::<AnalysisSettings>()
        .init_resource::<PlayEvaluations>()
        .add_message::<AnalysisRequest>();
    app.add_systems(
        Update,
        (
            request::handle_requests
                .in_set(GameSystems::Judge)
                .after(judge_commands)
                .before(lesson::handle_requests)
                .run_if(on_message::<AnalysisRequest>),
            (search::stop_hidden_searches, values::update, search::run, retry::judge, job::run, during_play::run)
                .chain()
                .in_set(GameSystems::Think)
                .after(hint::update_search),
        ),
    );
}

/// Opens the analysis at the position that is shown, or goes back to the match.
pub(super) fn show(game: &mut MatchMut, shown: bool) -> Result<(), RefusalReason> {
    if game.find::<OracleForbidden>().is_some() {
        return Err(RefusalReason::TimedMatch);
    }
    let entity = game.entity();
    match (shown, game.find::<Review>().copied()) {
        (true, _) => return open(game),
        (false, Some(Review { of })) => review::close(&mut game.world().commands(), entity, of),
        (false, None) => {}
    }
    Ok(())
}

/// Opens the analysis at the position that is shown.
pub(super) fn open(game: &mut MatchMut) -> Result<(), RefusalReason> {
    if game.find::<Review>().is_some() {
        begin(game);
        return Ok(());
    }
    let (entity, tree, players) = (game.entity(), game.part::<History>().tree.clone(), *game.part::<Players>());
    let world = game.world();
    let review = review::open(&mut world.commands(), entity, tree, players, None);
    world.flush();
    begin(&mut MatchMut::get(world, review)?);
    Ok(())
}

/// Turns a review into an analysis. The clock of the match is not shown there.
fn begin(game: &mut MatchMut) {
    let entity = game.entity();
    game.world().entity_mut(entity).insert(Analysis).remove::<Clock>();
    turn_control::update_active_player(game);
}
