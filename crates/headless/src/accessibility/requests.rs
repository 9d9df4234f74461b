//! The requests of the accessible board: they become the same requests to the match as clicks on the board.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

pub use super::open_match::OpenMatch;
pub use super::request_error::RequestError;

use crate::game::analysis::AnalysisRequest;
use crate::game::lesson::LessonBoard;
use crate::game::matches::{History, Seat};
use crate::game::player::ActivePlayer;
use crate::game::player_names::NamePerson;
use crate::game::requests::MatchCommand;
use crate::game::resumable::ContinueMatch;
use crate::game::review::ReviewRequest;
use crate::game::screen::Active;
use crate::game::selection::{Selection, press};
use crate::persist::ChangeSetting;
use crate::persist::settings::NewMatchSettings;
use crate::presentation::actions::{ActionWriter, MatchAction};
use crate::presentation::model::MatchReader;
use crate::rules::{Game, Point, Position, Topology};

/// One request. Points are given by their labels on the board.
#[derive(Message, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AccessibilityRequest {
    /// The accessible board has got the focus.
    Enter,
    /// Open a match.
    Open(OpenMatch),
    /// Continue the match that was left.
    Continue,
    /// Give a seat to another player.
    SetPlayer {
        /// The index of the seat.
        seat: usize,
        /// `person` or the level of a computer.
        player: String,
    },
    /// Give the person in a seat another name.
    SetName {
        /// The index of the seat.
        seat: usize,
        /// The name; empty for none.
        name: String,
    },
    /// Change a setting, by its name and value in the saved settings.
    Set {
        /// The name of the setting.
        name: String,
        /// Its new value.
        value: String,
    },
    /// Move the cursor to this point.
    Point(String),
    /// Press this point.
    Press(String),
    /// Look at the position after the move with this number, or with 0 at the start.
    LookAt(usize),
    /// Play again in place of the move with this number, from 1, with the engine judging.
    Retry(usize),
    /// Put down the selected piece and forget the chosen move.
    Cancel,
    /// Perform an action.
    Do(MatchAction),
    /// Press the button of the position editor, the lesson or the puzzle with this name, or one that opens them.
    Edit(String),
}

/// A request that has no effect, and the reason. The app logs it.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct RejectedRequest {
    /// The request.
    pub request: AccessibilityRequest,
    /// Why it has no effect.
    pub error: RequestError,
}

/// Opens matches, performs actions and changes players and settings. A request without effect is rejected with a reason.
pub(super) fn handle_session_requests(
    mut requests: MessageReader<AccessibilityRequest>,
    matches: MatchReader,
    mut new_match: Option<ResMut<NewMatchSettings>>,
    mut writer: ActionWriter,
    (mut changes, mut resumed): (MessageWriter<ChangeSetting>, MessageWriter<ContinueMatch>),
    mut rejected: MessageWriter<RejectedRequest>,
    mut commands: Commands,
) {
    for request in requests.read() {
        let handled = match request {
            AccessibilityRequest::Open(chosen) => chosen.settings().map(|(kind, settings)| {
                writer.screen(settings.open(settings.start(kind)));
                if let Some(remembered) = &mut new_match {
                    remembered.remember(kind, &settings);
                }
            }),
            AccessibilityRequest::SetPlayer { seat, player } => set_player(*seat, player).map(|command| {
                if let Some(model) = matches.model() {
                    writer.command(model.game, command);
                }
            }),
            AccessibilityRequest::SetName { seat, name } => seat_at(*seat).map(|seat| {
                if let Some(remembered) = &mut new_match {
                    remembered.names.0[seat.index()].clone_from(name);
                }
                if let Some(model) = matches.model() {
                    commands.trigger(NamePerson { game: model.game, seat, name: name.clone() });
                }
            }),
            AccessibilityRequest::LookAt(index) => look_at(&matches, *index, &mut writer),
            AccessibilityRequest::Retry(ply) => {
                writer.analyse(AnalysisRequest::Retry { ply: *ply });
                Ok(())
            }
            AccessibilityRequest::Continue => {
                resumed.write(ContinueMatch);
                Ok(())
            }
            AccessibilityRequest::Set { name, value } => {
                changes.write(ChangeSetting { name: name.clone(), value: value.clone() });
                Ok(())
            }
            AccessibilityRequest::Do(action) => {
                if let Some(model) = matches.model() {
                    writer.perform(*action, &model.actions);
                }
                Ok(())
            }
            AccessibilityRequest::Enter
            | AccessibilityRequest::Point(_)
            | AccessibilityRequest::Press(_)
            | AccessibilityRequest::Cancel
            | AccessibilityRequest::Edit(_) => Ok(()),
        };
        if let Err(error) = handled {
            rejected.write(RejectedRequest { request: request.clone(), error });
        }
    }
}

fn look_at(matches: &MatchReader, index: usize, writer: &mut ActionWriter) -> Result<(), RequestError> {
    let Some(model) = matches.model() else { return Ok(()) };
    let node = model.history.tree.node_at(index).ok_or(RequestError::Move(index))?;
    writer.look(ReviewRequest::GoTo(node));
    Ok(())
}

/// Moves the cursor and presses points, in the order of the requests.
pub(super) fn handle_board_requests(
    mut requests: MessageReader<AccessibilityRequest>,
    mut active: Query<(Entity, &History, &mut Selection, &ActivePlayer, Option<&LessonBoard>), With<Active>>,
    mut writer: ActionWriter,
) {
    for request in requests.read() {
        let Ok((game, history, mut selection, active_player, lesson)) = active.single_mut() else { continue };
        if let AccessibilityRequest::Press(label) = request
            && let Some(lesson) = lesson.filter(|lesson| lesson.attempt.takes_points())
        {
            // The press is one for the lesson.
            selection.cursor = point_by_label(lesson.attempt.position(), label);
            continue;
        }
        if let Some(command) = apply_to_selection(request, history.position(), &mut selection, *active_player) {
            writer.command(game, command);
        }
    }
}

/// Changes the selection as requested and returns the command of a press that asks for a move.
fn apply_to_selection(
    request: &AccessibilityRequest,
    position: &Position,
    selection: &mut Selection,
    active_player: ActivePlayer,
) -> Option<MatchCommand> {
    match request {
        AccessibilityRequest::Cancel => {
            selection.put_down();
            None
        }
        AccessibilityRequest::Point(label) => {
            let point = point_by_label(position, label)?;
            selection.cursor = Some(point);
            None
        }
        AccessibilityRequest::Press(label) => {
            selection.cursor = Some(point_by_label(position, label)?);
            // During a computer's turn a press does nothing. After the end it is refused, so that the player learns
            // that the match is over.
            let accepted = !matches!(active_player, ActivePlayer::Computer(_));
            let mv = accepted.then(|| press(position, selection)).flatten()?;
            selection.selected = None;
            Some(MatchCommand::Play(mv))
        }
        _ => None,
    }
}

fn point_by_label(position: &Position, label: &str) -> Option<Point> {
    let topology = Topology::of(position.variant());
    topology.points().iter().find(|point| topology.label(*point) == label)
}

fn seat_at(index: usize) -> Result<Seat, RequestError> {
    Seat::BOTH.get(index).copied().ok_or(RequestError::Seat(index))
}

fn set_player(seat: usize, player: &str) -> Result<MatchCommand, RequestError> {
    let seat = seat_at(seat)?;
    Ok(MatchCommand::SetPlayer { seat, player: player.parse()? })
}
