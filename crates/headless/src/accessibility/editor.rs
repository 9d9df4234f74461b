//! The position editor in words: its board and its buttons, what has changed, and the requests that come back.

use bevy::prelude::*;

use super::analysis::AnalysisDescription;
use super::announcer::Announcement;
use super::board_description::{BoardDescribed, MatchDescription};
use super::edit_button::{EditButton, OPEN};
use super::explorer::ExplorerDescription;
use super::oracle::OracleDescription;
use super::points::{DescribedBoard, PointDescription, extent, lines};
use super::requests::AccessibilityRequest;
use crate::game::editor::{EditedSetup, EditorRequest};
use crate::game::screen::{Active, ScreenRequest};
use crate::game::selection::Selection;
use crate::persist::settings::NewMatchSettings;
use crate::presentation::editor::{EditorCommand, EditorModel, EditorReader};
use crate::presentation::model::MatchReader;
use crate::presentation::text::Text;
use crate::rules::PointSet;
use crate::setup::{Brush, PositionSetup};

/// What a description depends on: while it is the same, so is the description.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct EditorFingerprint {
    setup: PositionSetup,
    brush: Brush,
    can_undo: bool,
    can_redo: bool,
    text: Text,
}

/// Describes the editor whenever something in it has changed, and announces what it is then.
pub(super) fn describe(
    editor: EditorReader,
    mut before: Local<Option<EditorFingerprint>>,
    mut described: MessageWriter<BoardDescribed>,
    mut announcements: MessageWriter<Announcement>,
) {
    let Some(model) = editor.model() else {
        *before = None;
        return;
    };
    let EditorModel { brush, can_undo, can_redo, .. } = model;
    let text = model.game_text.text;
    let now = EditorFingerprint { setup: model.setup.clone(), brush, can_undo, can_redo, text };
    if before.as_ref() == Some(&now) {
        return;
    }
    let description = description(&model);
    let sentences = announcement(&model, before.as_ref(), &description.points);
    announcements.write(Announcement { text: text.in_order(sentences), urgent: false });
    described.write(BoardDescribed(Box::new(Some(description))));
    *before = Some(now);
}

/// The point that has changed, if it is one alone, and what the set-up is; after the editor has opened also its name.
fn announcement(model: &EditorModel, before: Option<&EditorFingerprint>, points: &[PointDescription]) -> Vec<String> {
    let text = model.game_text.text;
    let status = model.message.joined(text);
    let Some(before) = before else { return vec![text.title_sentence(text.editor_title()), status] };
    if model.brush != before.brush {
        return vec![text.title_sentence(&text.editor_choice(text.editor_brush(), &model.brush_name(model.brush)))];
    }
    let changed = changed_points(&before.setup, &model.setup);
    let only = changed.first().filter(|_| changed.len() == 1).map(|point| model.setup.topology().label(point));
    let spoken = points.iter().find(|point| Some(point.label.as_str()) == only).map(|point| &point.spoken);
    vec![spoken.map(|spoken| text.title_sentence(spoken)).unwrap_or_default(), status]
}

fn changed_points(before: &PositionSetup, now: &PositionSetup) -> PointSet {
    if before.variant() != now.variant() {
        return PointSet::EMPTY;
    }
    now.topology().points().iter().filter(|point| before.at(*point) != now.at(*point)).collect()
}

fn description(model: &EditorModel) -> MatchDescription {
    let (game_text, topology) = (model.game_text, model.setup.topology());
    let (text, variant) = (game_text.text, game_text.variant);
    let board = DescribedBoard {
        variant,
        placement: *model.setup.placement(),
        mover: model.parts().to_move,
        position: None,
        selected: None,
        last: None,
        flipped: PointSet::EMPTY,
        human_to_move: false,
        values: Vec::new(),
        text,
    };
    let points = board.points();
    let edits = model.choices().into_iter();
    MatchDescription {
        game: game_text.kind().id(),
        size: variant.size().to_string(),
        title: text.editor_title().into(),
        caption: model.in_hand().unwrap_or_default(),
        status: model.message.joined(text),
        hint: String::new(),
        players: Vec::new(),
        seats: Vec::new(),
        columns: points.iter().map(|point| point.column + 1).max().unwrap_or(0),
        rows: points.iter().map(|point| point.row + 1).max().unwrap_or(0),
        extent: extent(topology),
        lines: lines(topology),
        points,
        actions: Vec::new(),
        edits: edits
            .map(|choice| EditButton { edit: choice.id, label: choice.label, pressed: choice.pressed })
            .collect(),
        moves: Vec::new(),
        analysis: AnalysisDescription::default(),
        oracle: OracleDescription::default(),
        explorer: ExplorerDescription::default(),
    }
}

/// Opens the editor with the position of the match.
pub(super) fn open_from_match(
    mut requests: MessageReader<AccessibilityRequest>,
    matches: MatchReader,
    mut edits: MessageWriter<EditorRequest>,
) {
    let opens = requests.read().any(|request| matches!(request, AccessibilityRequest::Edit(name) if name == OPEN));
    if let Some(shown) = matches.model().filter(|_| opens) {
        edits.write(EditorRequest::Open(Box::new(PositionSetup::from(shown.position()))));
    }
}

/// Presses points and buttons of the editor.
pub(super) fn handle_requests(
    mut requests: MessageReader<AccessibilityRequest>,
    editor: EditorReader,
    new_match: Option<Res<NewMatchSettings>>,
    mut selections: Query<&mut Selection, (With<Active>, With<EditedSetup>)>,
    mut edits: MessageWriter<EditorRequest>,
    mut screens: MessageWriter<ScreenRequest>,
) {
    let Some(model) = editor.model() else {
        requests.clear();
        return;
    };
    for request in requests.read() {
        match request {
            AccessibilityRequest::Point(label) | AccessibilityRequest::Press(label) => {
                let topology = model.setup.topology();
                let point = topology.points().iter().find(|point| topology.label(*point) == label);
                for mut selection in &mut selections {
                    selection.cursor = point;
                }
                let presses = matches!(request, AccessibilityRequest::Press(_));
                edits.write_batch(point.filter(|_| presses).map(EditorRequest::Press));
            }
            AccessibilityRequest::Edit(name) => match command(&model, name) {
                Some(EditorCommand::Request(request)) => _ = edits.write(request),
                Some(EditorCommand::Play) => {
                    let settings = new_match.as_deref().cloned().unwrap_or_default();
                    screens.write_batch(model.playable().map(|position| settings.open(position.clone())));
                }
                None => {}
            },
            _ => {}
        }
    }
}

/// What the button of this name does now.
fn command(model: &EditorModel, name: &str) -> Option<EditorCommand> {
    model.choices().into_iter().find(|choice| choice.id == name).map(|choice| choice.command)
}
