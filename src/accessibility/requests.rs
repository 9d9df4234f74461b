//! The requests of the accessible board: they become the same requests to the match as clicks on the board.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::game::player::{ActivePlayer, Players, UnknownPlayer};
use crate::game::requests::MatchCommand;
use crate::game::screen::{Active, ScreenRequest};
use crate::game::selection::{Selection, press};
use crate::game::snapshot::Boards;
use crate::presentation::actions::{ActionWriter, MatchAction};
use crate::presentation::model::MatchReader;
use crate::rules::{Game, GameKind, Point, Position, Topology, Variant, VariantError};

/// One request. Points are given by their labels on the board.
#[derive(Message, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AccessibilityRequest {
    /// Open a match from the standard start.
    Open {
        /// The game's id.
        game: String,
        /// The board, such as `8x8`; empty for the default size.
        size: String,
        /// For each player `person` or the level of a computer.
        players: [String; 2],
    },
    /// Move the cursor to this point.
    Point(String),
    /// Press this point.
    Press(String),
    /// Put down the selected piece and forget the chosen move.
    Cancel,
    /// Perform an action.
    Do(MatchAction),
}

/// A request that opens no match, and the reason. The app logs it.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct RejectedRequest {
    /// The request.
    pub request: AccessibilityRequest,
    /// What is wrong with it.
    pub error: OpenMatchError,
}

/// Why a match was not opened.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OpenMatchError {
    /// There is no such game, or no such board.
    #[error(transparent)]
    Variant(#[from] VariantError),
    /// There is no such player.
    #[error(transparent)]
    Player(#[from] UnknownPlayer),
}

/// Opens matches and performs actions. A request that opens no match is rejected with a reason.
pub(super) fn handle_session_requests(
    mut requests: MessageReader<AccessibilityRequest>,
    matches: MatchReader,
    mut writer: ActionWriter,
    mut rejected: MessageWriter<RejectedRequest>,
) {
    for request in requests.read() {
        match request {
            AccessibilityRequest::Open { game, size, players } => match open_request(game, size, players) {
                Ok(request) => writer.screen(request),
                Err(error) => _ = rejected.write(RejectedRequest { request: request.clone(), error }),
            },
            AccessibilityRequest::Do(action) => {
                if let Some(model) = matches.model() {
                    writer.perform(*action, &model.actions);
                }
            }
            AccessibilityRequest::Point(_) | AccessibilityRequest::Press(_) | AccessibilityRequest::Cancel => {}
        }
    }
}

/// Moves the cursor and presses points, in the order of the requests.
pub(super) fn handle_board_requests(
    mut requests: MessageReader<AccessibilityRequest>,
    boards: Boards,
    mut active: Query<(Entity, &mut Selection, &ActivePlayer), With<Active>>,
    mut writer: ActionWriter,
) {
    for request in requests.read() {
        let Ok((game, mut selection, active_player)) = active.single_mut() else { continue };
        let Some(position) = boards.position(game) else { continue };
        if let Some(command) = apply_to_selection(request, &position, &mut selection, *active_player) {
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
        AccessibilityRequest::Open { .. } | AccessibilityRequest::Do(_) => None,
    }
}

fn point_by_label(position: &Position, label: &str) -> Option<Point> {
    let topology = Topology::of(position.variant());
    topology.points().iter().find(|point| topology.label(*point) == label)
}

/// A match from the standard start; an empty size stands for the default size.
fn open_request(game: &str, size: &str, [first, second]: &[String; 2]) -> Result<ScreenRequest, OpenMatchError> {
    let kind: GameKind = game.parse()?;
    let size = if size.is_empty() { kind.default_size() } else { size.parse()? };
    let variant = Variant::new(kind, size)?;
    let players = Players([first.parse()?, second.parse()?]);
    Ok(ScreenRequest::Open { start: Position::start(variant), moves: Vec::new(), players, clock: None })
}
