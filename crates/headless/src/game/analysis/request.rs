//! Requests to the analysis.

use bevy::ecs::message::MessageCursor;
use bevy::prelude::*;

use super::job::{GameAnalysis, ReportRunning, ReportSearch};
use super::retry::{self, Retry, RetrySearch};
use super::settings::AnalysisSettings;
use crate::game::matches::{History, Review};
use crate::game::screen::Active;

/// A request to the analysis of the match that is shown.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum AnalysisRequest {
    /// Analyse the whole game.
    Report,
    /// End the analysis of the whole game.
    CancelReport,
    /// Let the engine search the position that is shown, or not.
    Engine(bool),
    /// Show what the other side would play if it were its turn, or hide it.
    Threats(bool),
    /// Play again in place of the move with this number, from 1, with the engine judging.
    Retry {
        /// The number of the ply.
        ply: usize,
    },
    /// Show the values again.
    EndRetry,
}

/// Handles all requests of the frame in their order.
pub(in crate::game) fn handle_requests(world: &mut World, mut cursor: Local<MessageCursor<AnalysisRequest>>) {
    let requests: Vec<AnalysisRequest> = cursor.read(world.resource::<Messages<AnalysisRequest>>()).copied().collect();
    for request in requests {
        let mut active = world.query_filtered::<(Entity, Option<&Review>), (With<Active>, With<History>)>();
        let Ok((shown, review)) = active.single(world) else { continue };
        let game = review.map_or(shown, |review| review.of);
        match request {
            AnalysisRequest::Report => {
                if let Some(history) = world.get::<History>(game) {
                    let analysis = GameAnalysis::new(&history.tree);
                    world.entity_mut(game).remove::<ReportSearch>().insert((analysis, ReportRunning));
                }
            }
            AnalysisRequest::CancelReport => {
                world.entity_mut(game).remove::<(GameAnalysis, ReportRunning, ReportSearch)>();
                // The match is saved again, without the analysis.
                if let Some(mut history) = world.get_mut::<History>(game) {
                    history.set_changed();
                }
            }
            AnalysisRequest::Engine(on) => world.resource_mut::<AnalysisSettings>().on = on,
            AnalysisRequest::Threats(shown) => world.resource_mut::<AnalysisSettings>().threats = shown,
            AnalysisRequest::Retry { ply } => retry::begin(world, game, ply),
            AnalysisRequest::EndRetry => _ = world.entity_mut(shown).remove::<(Retry, RetrySearch)>(),
        }
    }
}
