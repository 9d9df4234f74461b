//! The values of moves as marks of points: those of the analysis if one is shown, else those of the oracle if it is on.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::model::{MatchModel, MatchReader};
use super::oracle::ValueKind;
use super::point_values::PointValue;
use super::{analysis, notice, oracle};
use crate::game::GameSystems;
use crate::game::analysis::AnalysisValues;
use crate::game::board::BoardPoint;
use crate::game::oracle::{OracleValues, ProvenValue};
use crate::game::point_marks::PointMarks;
use crate::game::screen::Active;
use crate::rules::Point;

/// The value that a point of the active board shows.
#[derive(Component, Clone, PartialEq, Eq, Debug)]
#[component(immutable)]
pub struct ValueMark {
    /// It is the best value of the piece that stands there, not that of a move that ends there.
    pub of_piece: bool,
    /// Its colour and its shape.
    pub kind: ValueKind,
    /// The letters on the board.
    pub sign: String,
    /// The words for players that listen: `wins in seven plies`, `best move wins in seven plies`.
    pub spoken: String,
}

/// Reads the marks.
#[derive(SystemParam)]
#[expect(missing_debug_implementations, reason = "queries have no contents to print")]
pub struct ValueMarks<'w, 's> {
    points: Query<'w, 's, (&'static BoardPoint, &'static ValueMark, &'static ChildOf)>,
}

impl ValueMarks<'_, '_> {
    /// The marked points of a board.
    pub fn of(&self, board: Entity) -> impl Iterator<Item = (Point, &ValueMark)> {
        let points = self.points.iter().filter(move |(.., parent)| parent.parent() == board);
        points.map(|(point, mark, _)| (point.0, mark))
    }
}

/// Adds the marks.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, mark.in_set(GameSystems::Events).after(notice::update));
}

/// Marks the points of the active board with the values that are known now.
pub fn mark(
    matches: MatchReader,
    active: Query<(Entity, Has<OracleValues>, Has<AnalysisValues>), With<Active>>,
    mut marks: PointMarks<ValueMark>,
) {
    let Ok((board, oracle, analysis)) = active.single() else { return };
    let model = (oracle || analysis).then(|| matches.model()).flatten();
    let values = model.map(|model| values(&model)).unwrap_or_default();
    marks.set(board, |point| values.iter().find(|(at, _)| *at == point).map(|(_, value)| value.clone()));
}

fn values(model: &MatchModel) -> Vec<(Point, ValueMark)> {
    let (game, selected) = (model.game_text, model.match_view.selected);
    let mark = |shown: PointValue<(ValueKind, String, String)>| {
        let (kind, sign, words) = shown.value;
        let spoken = if shown.of_piece { game.text.oracle_best(&words) } else { words };
        (shown.point, ValueMark { of_piece: shown.of_piece, kind, sign, spoken })
    };
    if model.actions.analysis {
        let values = model.values().map(|values| analysis::point_values(values, selected)).unwrap_or_default();
        let words = |shown: PointValue<analysis::RankedValue>| {
            let (kind, value) = (ValueKind::of_analysed(shown.value), shown.value.value);
            shown.with((kind, game.value_sign(value), game.value_words(value)))
        };
        return values.into_iter().map(words).map(mark).collect();
    }
    let values = model.actions.oracle.map(|values| oracle::point_values(values, selected)).unwrap_or_default();
    let words = |shown: PointValue<ProvenValue>| {
        let (kind, value) = (ValueKind::of(shown.value), shown.value);
        shown.with((kind, game.text.oracle_sign(value), game.text.oracle_value(value)))
    };
    values.into_iter().map(words).map(mark).collect()
}
