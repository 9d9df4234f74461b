//! The requests of the interface; it changes no match itself.

use bevy::app::AppExit;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::game::analysis::AnalysisRequest;
use crate::game::editor::EditorRequest;
use crate::game::matches::Seat;
use crate::game::player_names::NamePerson;
use crate::game::requests::MatchCommand;
use crate::game::resumable::ContinueMatch;
use crate::game::review::ReviewRequest;
use crate::game::screen::ScreenRequest;
use crate::presentation::actions::{ActionWriter, MatchAction};
use crate::presentation::model::MatchModel;
use crate::rules::Position;
use crate::setup::PositionSetup;

/// Writes the requests of panels and dialogs.
#[derive(SystemParam)]
pub(crate) struct RequestWriter<'w, 's> {
    actions: ActionWriter<'w>,
    continues: MessageWriter<'w, ContinueMatch>,
    editor: MessageWriter<'w, EditorRequest>,
    commands: Commands<'w, 's>,
    exit: MessageWriter<'w, AppExit>,
}

impl RequestWriter<'_, '_> {
    /// Requests an action of the active match.
    pub(crate) fn perform(&mut self, action: MatchAction, model: &MatchModel) {
        self.actions.perform(action, &model.actions);
    }

    /// Sends a command to a match.
    pub(crate) fn command(&mut self, game: Entity, command: MatchCommand) {
        self.actions.command(game, command);
    }

    /// Requests to look at another position.
    pub(crate) fn look(&mut self, request: ReviewRequest) {
        self.actions.look(request);
    }

    /// Sends a request to the analysis.
    pub(crate) fn analyse(&mut self, request: AnalysisRequest) {
        self.actions.analyse(request);
    }

    /// Begins a match.
    pub(crate) fn open_match(&mut self, request: ScreenRequest) {
        self.actions.screen(request);
    }

    /// Gives a person of a match a name.
    pub(crate) fn name(&mut self, game: Entity, seat: Seat, name: String) {
        self.commands.trigger(NamePerson { game, seat, name });
    }

    /// Continues the match that was left.
    pub(crate) fn continue_match(&mut self) {
        self.continues.write_default();
    }

    /// Opens the position editor with this position.
    pub(crate) fn edit_position(&mut self, position: &Position) {
        self.editor.write(EditorRequest::Open(Box::new(PositionSetup::from(position))));
    }

    /// Ends the program.
    pub(crate) fn quit(&mut self) {
        self.exit.write(AppExit::Success);
    }
}
