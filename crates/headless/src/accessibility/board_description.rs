//! The description of the active match: everything that can be read and done now, as one value.

use bevy::prelude::*;
use serde::Serialize;

use super::analysis::{self, AnalysisDescription};
use super::edit_button::{EditButton, open_button};
use super::exercise;
use super::explorer::{self, ExplorerDescription};
use super::moves::{MoveDescription, describe_moves};
use super::oracle::{self, OracleDescription};
use super::points::{DescribedBoard, PointDescription, extent, lines};
use super::seats::{self, SeatDescription};
use crate::game::explorer::OpeningMoves;
use crate::game::matches::Seat;
use crate::game::oracle::OracleValues;
use crate::game::player::Generation;
use crate::game::screen::{Active, Screen};
use crate::presentation::actions::MatchAction;
use crate::presentation::exercise::{ExerciseModel, ExerciseReader};
use crate::presentation::model::{MatchModel, MatchReader};
use crate::presentation::result::{sitting, standing};
use crate::presentation::text::{self, Text};
use crate::presentation::value_marks::ValueMarks;
use crate::rules::{Game, Move, Point, Side, Topology};

/// The description has changed.
#[derive(Message, Clone, PartialEq, Debug)]
pub struct BoardDescribed(pub Box<BoardDescription>);

/// The active match, or the board of the position editor; `None` on the title screen.
pub type BoardDescription = Option<MatchDescription>;

/// A match in words.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct MatchDescription {
    /// The game's id.
    pub game: &'static str,
    /// The board, such as `8x8`.
    pub size: String,
    /// The game and its board.
    pub title: String,
    /// The opening or the phase.
    pub caption: String,
    /// How the match stands.
    pub status: String,
    /// The hint for this position, or that it is being searched; empty if there is none.
    pub hint: String,
    /// Each side's colour, player and number of pieces; the first side comes first. None in the position editor.
    pub players: Vec<String>,
    /// The seats of the two sides; the first side comes first. None in the position editor.
    pub seats: Vec<SeatDescription>,
    /// The number of columns.
    pub columns: usize,
    /// The number of rows.
    pub rows: usize,
    /// The points in reading order.
    pub points: Vec<PointDescription>,
    /// The width and the height of the area in which the points have their places: all squares, or from the outermost
    /// points to each other. A square has width 1, and so has a line.
    pub extent: [f32; 2],
    /// The lines between points, by the labels of their ends; empty where pieces stand on squares.
    pub lines: Vec<[&'static str; 2]>,
    /// The actions that are available, the most urgent first.
    pub actions: Vec<ActionButton>,
    /// The buttons of the position editor, the lesson or the puzzle; in a match those that open them.
    pub edits: Vec<EditButton>,
    /// All moves of the match, with its variations.
    pub moves: Vec<MoveDescription>,
    /// The analysis that is shown, and the report on the game.
    pub analysis: AnalysisDescription,
    /// The proved value of each legal move, while the oracle is on.
    pub oracle: OracleDescription,
    /// The moves that games have played, while the opening explorer is on.
    pub explorer: ExplorerDescription,
}

/// The button of an action.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ActionButton {
    /// What it does.
    pub action: MatchAction,
    /// What it says.
    pub label: String,
    /// What it says after the first press, if a second one is needed.
    pub confirm: Option<String>,
}

/// What a description depends on: while it is the same, so is the description.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Fingerprint {
    game: Entity,
    generation: u64,
    selected: Option<Point>,
    chosen: Option<Move>,
    names: [Option<String>; 2],
    offer: Option<Side>,
    human_to_move: bool,
    undone: usize,
    hint: String,
    /// The times left in whole seconds.
    times: [Option<u64>; 2],
    text: Text,
    exercise: Option<ExerciseModel>,
    oracle: Option<OracleValues>,
    analysis: AnalysisDescription,
    openings: Option<OpeningMoves>,
}

/// Describes the active match whenever something about it has changed.
pub(super) fn describe(
    generations: Query<&Generation, With<Active>>,
    screen: Res<State<Screen>>,
    (matches, exercises, values): (MatchReader, ExerciseReader, ValueMarks),
    mut described_state: Local<Option<Option<Fingerprint>>>,
    mut described: MessageWriter<BoardDescribed>,
) {
    let (Some(model), Ok(generation)) = (matches.model(), generations.single()) else {
        match screen.get() {
            Screen::Title if described_state.replace(None) != Some(None) => {
                described.write(BoardDescribed(Box::new(None)));
            }
            // The match that waits is described again when the editor closes.
            Screen::Editor => *described_state = None,
            Screen::Title | Screen::Match | Screen::Lesson | Screen::Puzzle => {}
        }
        return;
    };
    let exercise = exercises.model();
    let fingerprint = Some(Fingerprint { exercise: exercise.clone(), ..Fingerprint::new(&model, *generation) });
    if described_state.as_ref() == Some(&fingerprint) {
        return;
    }
    let position = model.history.position();
    let board = DescribedBoard {
        variant: position.variant(),
        placement: position.placement(),
        mover: position.side_to_move(),
        position: Some(position),
        selected: model.match_view.selected,
        last: model.match_view.last.and_then(|ply| ply.mv.target()),
        flipped: model.match_view.last.map(|ply| text::flipped(&ply.effects)).unwrap_or_default(),
        human_to_move: model.cursor_reach.mine,
        values: values.of(model.game).map(|(point, value)| (point, value.spoken.clone())).collect(),
        text: matches.text(),
    };
    let shown = exercise.iter().fold(describe_match(&model, board.points()), in_exercise);
    described.write(BoardDescribed(Box::new(Some(shown))));
    *described_state = Some(fingerprint);
}

impl Fingerprint {
    fn new(model: &MatchModel, generation: Generation) -> Fingerprint {
        Fingerprint {
            game: model.game,
            generation: generation.0,
            selected: model.match_view.selected,
            chosen: model.chosen.map(|(mv, _)| *mv),
            names: Seat::BOTH.map(|seat| model.person(seat).map(str::to_owned)),
            offer: model.match_view.offer,
            human_to_move: model.cursor_reach.mine,
            undone: model.history.undone().len(),
            hint: hint(model),
            times: Side::BOTH.map(|side| model.time(side).map(|left| left.as_secs())),
            text: model.game_text.text,
            exercise: None,
            oracle: model.actions.oracle.cloned(),
            analysis: analysis::describe(model),
            openings: model.actions.openings.cloned(),
        }
    }
}

fn describe_match(model: &MatchModel, points: Vec<PointDescription>) -> MatchDescription {
    let game_text = model.game_text;
    let (size, topology) = (game_text.variant.size(), Topology::of(game_text.variant));
    let status = text::status(game_text, model.match_view);
    MatchDescription {
        game: game_text.kind().id(),
        size: size.to_string(),
        title: game_text.title(),
        caption: text::caption(game_text, model.match_view.position, model.opening()),
        status: game_text.text.in_order([status.joined(game_text.text)].into_iter().chain(after_result(model))),
        hint: hint(model),
        players: Side::BOTH.map(|side| seats::player(model, side)).into(),
        seats: Side::BOTH.map(|side| seats::seat(model, side)).into(),
        columns: points.iter().map(|point| point.column + 1).max().unwrap_or(0),
        rows: points.iter().map(|point| point.row + 1).max().unwrap_or(0),
        extent: extent(topology),
        lines: lines(topology),
        points,
        actions: action_buttons(model),
        edits: [open_button(game_text.text)].into_iter().chain(exercise::open_buttons(game_text.text)).collect(),
        moves: describe_moves(model),
        analysis: analysis::describe(model),
        oracle: oracle::describe(model),
        explorer: explorer::describe(model),
    }
}

/// The score of a sitting and the standing, as the card with the result says them.
fn after_result(model: &MatchModel) -> Vec<String> {
    if !model.match_view.outcome.is_over() || model.match_view.review.is_some() {
        return Vec::new();
    }
    sitting(model).into_iter().chain(standing(model).map(|lines| lines.join(" · "))).collect()
}

/// The board of a lesson or of a puzzle, with its words and buttons.
fn in_exercise(mut board: MatchDescription, model: &ExerciseModel) -> MatchDescription {
    board.actions.retain(|button| matches!(button.action, MatchAction::Pass | MatchAction::SwitchSides));
    (board.caption, board.status) = (model.caption.clone(), model.sentences());
    (board.players, board.seats) = (Vec::new(), Vec::new());
    board.edits = exercise::buttons(model);
    board
}

fn hint(model: &MatchModel) -> String {
    model.advice.as_ref().map(|advice| advice.joined(model.game_text.text)).unwrap_or_default()
}

fn action_buttons(model: &MatchModel) -> Vec<ActionButton> {
    let button = |action: MatchAction| {
        let label = model.action_label(action);
        let confirm = model.actions.needs_confirmation(action).then(|| model.game_text.text.confirm_again(&label));
        ActionButton { action, label, confirm }
    };
    model.actions.available().map(|state| button(state.action)).collect()
}
