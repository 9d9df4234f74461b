//! Writes the requests of actions and of panels.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::{ActionRequest, MatchAction, MatchActionsItem};
use crate::game::analysis::AnalysisRequest;
use crate::game::requests::{MatchCommand, MatchRequest};
use crate::game::review::ReviewRequest;
use crate::game::screen::ScreenRequest;

/// Writes requests to the match and to the screens.
#[derive(SystemParam)]
#[expect(missing_debug_implementations, reason = "writers have no contents to print")]
pub struct ActionWriter<'w> {
    matches: MessageWriter<'w, MatchRequest>,
    screens: MessageWriter<'w, ScreenRequest>,
    reviews: MessageWriter<'w, ReviewRequest>,
    analyses: MessageWriter<'w, AnalysisRequest>,
}

impl ActionWriter<'_> {
    /// Requests that the action is carried out.
    pub fn perform(&mut self, action: MatchAction, actions: &MatchActionsItem) {
        match actions.request(action) {
            Some(ActionRequest::Match(request)) => _ = self.matches.write(request),
            Some(ActionRequest::Screen(request)) => _ = self.screens.write(request),
            Some(ActionRequest::Review(request)) => self.look(request),
            Some(ActionRequest::Analysis(request)) => self.analyse(request),
            None => {}
        }
    }

    /// Sends a command to a match.
    pub fn command(&mut self, game: Entity, command: MatchCommand) {
        self.matches.write(MatchRequest { game, command });
    }

    /// Requests to look at another position.
    pub fn look(&mut self, request: ReviewRequest) {
        self.reviews.write(request);
    }

    /// Sends a request to the analysis.
    pub fn analyse(&mut self, request: AnalysisRequest) {
        self.analyses.write(request);
    }

    /// Requests another screen.
    pub fn screen(&mut self, request: ScreenRequest) {
        self.screens.write(request);
    }
}
