//! What somebody asks for through buttons and words; it becomes the same wishes as a click on the board.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::game::player::{ActivePlayer, Player, Players};
use crate::game::requests::{MatchCommand, MatchRequest};
use crate::game::screen::{Active, ScreenRequest};
use crate::game::selection::{Selection, press};
use crate::game::snapshot::Boards;
use crate::presentation::actions::{ActionWriter, MatchAction};
use crate::presentation::model::MatchReader;
use crate::presentation::notice::Notice;
use crate::rules::{Game, GameKind, Point, Position, Size, Topology, Variant};

/// One request. Points are named as on the board.
#[derive(Message, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AccessibilityRequest {
    /// Begin a match.
    Open {
        game: String,
        size: String,
        players: [String; 2],
    },
    /// The cursor stands here.
    Point(String),
    /// This point is pressed.
    Press(String),
    /// Put down what is picked up.
    Cancel,
    Do(MatchAction),
}

/// Begins and leaves matches and does deeds. What names nothing that there is, is passed over with a line in the log.
pub(super) fn handle_session_requests(
    mut asked: MessageReader<AccessibilityRequest>,
    games: MatchReader,
    notice: Res<Notice>,
    mut writer: ActionWriter,
) {
    for request in asked.read() {
        match request {
            AccessibilityRequest::Open { game, size, players } => match opening(game, size, players) {
                Ok(request) => writer.screen(request),
                Err(reason) => warn!("no match was opened: {reason}"),
            },
            AccessibilityRequest::Do(deed) => {
                if let Some(model) = games.model(&notice) {
                    writer.perform(*deed, &model.actions);
                }
            }
            AccessibilityRequest::Point(_) | AccessibilityRequest::Press(_) | AccessibilityRequest::Cancel => {}
        }
    }
}

/// Moves the cursor and presses points, in their order.
pub(super) fn handle_board_requests(
    mut asked: MessageReader<AccessibilityRequest>,
    boards: Boards,
    mut active: Query<(Entity, &mut Selection, &ActivePlayer), With<Active>>,
    mut wishes: MessageWriter<MatchRequest>,
) {
    for request in asked.read() {
        let Ok((game, mut intent, awaited)) = active.single_mut() else { continue };
        let Some(position) = boards.position(game) else { continue };
        if let Some(wish) = touch(request, &position, &mut intent, *awaited) {
            wishes.write(MatchRequest { game, command: wish });
        }
    }
}

fn touch(
    request: &AccessibilityRequest,
    position: &Position,
    intent: &mut Selection,
    awaited: ActivePlayer,
) -> Option<MatchCommand> {
    match request {
        AccessibilityRequest::Cancel => {
            intent.put_down();
            None
        }
        AccessibilityRequest::Point(label) => {
            let point = named(position, label)?;
            intent.cursor = Some(point);
            None
        }
        AccessibilityRequest::Press(label) => {
            intent.cursor = Some(named(position, label)?);
            // After the end a press is answered that the match is over; a computer is not to be hurried.
            let heard = !matches!(awaited, ActivePlayer::Computer(_));
            let mv = heard.then(|| press(position, intent)).flatten()?;
            intent.selected = None;
            Some(MatchCommand::Play(mv))
        }
        AccessibilityRequest::Open { .. } | AccessibilityRequest::Do(_) => None,
    }
}

fn named(position: &Position, label: &str) -> Option<Point> {
    let topology = Topology::of(position.variant());
    topology.points().iter().find(|point| topology.label(*point) == label)
}

/// A match from the usual start; an empty size is the usual one.
fn opening(game: &str, size: &str, players: &[String; 2]) -> Result<ScreenRequest, String> {
    let kind: GameKind = game.parse().map_err(|error| format!("{error}"))?;
    let size: Size = match size {
        "" => kind.default_size(),
        size => size.parse().map_err(|error| format!("{error}"))?,
    };
    let variant = Variant::new(kind, size).map_err(|error| error.to_string())?;
    let [first, second] = players.each_ref().map(|text| text.parse::<Player>());
    let players = Players([first.map_err(|error| error.to_string())?, second.map_err(|error| error.to_string())?]);
    Ok(ScreenRequest::Open { start: Position::start(variant), moves: Vec::new(), players, clock: None })
}
