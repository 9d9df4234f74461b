//! What the analysis shows about a position: the value of each move, the best lines, and the values of the whole game.

use bevy::prelude::*;

use super::evaluations::Evaluations;
use super::settings::AnalysisSettings;
use crate::analysis::{EvaluationStore, NodeValue, RatedMove, threatening_position};
use crate::game::matches::Analysis;
use crate::game::matches::{History, MatchOutcome};
use crate::game::player::Generation;
use crate::game::screen::Active;
use crate::records::NodeId;
use crate::rules::{Game, Move, Position, Side};

/// The plies of a line that are shown.
const LINE_PLIES: usize = 10;

/// The values of the position that the analysis shows.
#[derive(Component, Clone, PartialEq, Debug)]
pub struct AnalysisValues {
    /// The value for the side to move; `None` while nothing is known.
    pub value: Option<NodeValue>,
    /// The moves whose value is known, the best first, for the side that makes them.
    pub moves: Vec<RatedMove>,
    /// How many legal moves there are.
    pub legal: usize,
    /// The best lines, the best first.
    pub lines: Vec<AnalysisLine>,
    /// What the other side would play if it were its turn.
    pub threat: ThreatValue,
    /// The positions of the line that is shown, with their values as far as they are known.
    pub game: Vec<GameValue>,
    /// What the engine does.
    pub status: AnalysisStatus,
    /// The searches of this position that have ended.
    pub(super) searches: usize,
    /// The searches of the threat that have ended.
    pub(super) threat_searches: usize,
    pub(super) generation: u64,
    revision: u64,
}

/// A best line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AnalysisLine {
    /// The value of its first move, for the side that makes it.
    pub value: NodeValue,
    /// Its moves, the first one a legal move of the position.
    pub moves: Vec<Move>,
}

/// The best move of the other side, if it were its turn, as far as it is known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ThreatValue {
    /// Threats are not shown.
    Hidden,
    /// The rules know no such position.
    Impossible,
    /// It has not been searched yet.
    Unknown,
    /// The best line of the other side, with the value for that side.
    Known(AnalysisLine),
}

/// A position of the line that is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameValue {
    /// Its node.
    pub node: NodeId,
    /// The side to move.
    pub side: Side,
    /// The value for that side.
    pub value: Option<NodeValue>,
}

/// What the engine does about the position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AnalysisStatus {
    /// The game is over there.
    Over,
    /// It is turned off.
    Off,
    /// It waits until other searches have ended.
    Waiting,
    /// It searches deeper and deeper.
    Searching,
    /// It has searched for as long as it may.
    Stopped,
    /// Every move is proved.
    Complete,
}

impl AnalysisValues {
    /// The value of a move, if it is known.
    pub fn of(&self, mv: Move) -> Option<NodeValue> {
        self.moves.iter().find(|rated| rated.mv == mv).map(|rated| rated.value)
    }

    /// The plies that every move has been searched; `None` while one is missing.
    pub fn depth(&self) -> Option<u32> {
        let open = self.moves.iter().filter(|rated| !rated.value.is_proven());
        let least = open.map(|rated| rated.value.depth).min();
        least.filter(|_| self.moves.len() == self.legal)
    }

    fn is_complete(&self) -> bool {
        self.moves.len() == self.legal && self.moves.iter().all(|rated| rated.value.is_proven())
    }
}

type Shown<'a> = (Entity, Ref<'a, History>, &'a MatchOutcome, &'a Generation, Option<&'a mut AnalysisValues>);

/// Reads the values again after each change of the position, the line or the store.
pub(super) fn update(
    mut commands: Commands,
    (evaluations, settings): (Res<Evaluations>, Res<AnalysisSettings>),
    mut shown: Query<Shown, (With<Analysis>, With<Active>)>,
) {
    for (game, history, outcome, generation, values) in &mut shown {
        let revision = evaluations.0.revision();
        let is_current = |values: &AnalysisValues| {
            values.generation == generation.0 && values.revision == revision && !history.is_changed()
        };
        let is_current = values.as_deref().is_some_and(is_current) && !settings.is_changed();
        if is_current {
            continue;
        }
        let position = history.position();
        let same = values.as_deref().filter(|values| values.generation == generation.0);
        let searches = same.map_or((0, 0), |values| (values.searches, values.threat_searches));
        let mut found = read(&evaluations.0, position, &history, &settings);
        ((found.searches, found.threat_searches), found.generation) = (searches, generation.0);
        found.status = match () {
            () if outcome.0.is_over() => AnalysisStatus::Over,
            () if found.is_complete() => AnalysisStatus::Complete,
            () => values.as_deref().map_or(AnalysisStatus::Waiting, |values| values.status),
        };
        match values {
            Some(mut values) => _ = values.set_if_neq(found),
            None => _ = commands.entity(game).insert(found),
        }
    }
}

fn read(
    store: &EvaluationStore,
    position: &Position,
    history: &History,
    settings: &AnalysisSettings,
) -> AnalysisValues {
    let moves = if position.outcome().is_over() { Vec::new() } else { store.moves(position) };
    let line = |rated: &RatedMove| AnalysisLine {
        value: rated.value,
        moves: store.best_line(position, Some(rated.mv), LINE_PLIES),
    };
    AnalysisValues {
        value: store.value(position),
        lines: moves.iter().take(settings.lines).map(line).collect(),
        legal: position.count_legal_moves(),
        threat: threat(store, position, settings),
        game: values_of_line(store, history),
        moves,
        status: AnalysisStatus::Waiting,
        searches: 0,
        threat_searches: 0,
        generation: 0,
        revision: store.revision(),
    }
}

fn threat(store: &EvaluationStore, position: &Position, settings: &AnalysisSettings) -> ThreatValue {
    if !settings.threats {
        return ThreatValue::Hidden;
    }
    let Some(threatening) = threatening_position(position) else { return ThreatValue::Impossible };
    match store.moves(&threatening).first() {
        Some(best) => ThreatValue::Known(AnalysisLine {
            value: best.value,
            moves: store.best_line(&threatening, Some(best.mv), LINE_PLIES),
        }),
        None => ThreatValue::Unknown,
    }
}

/// The values of all positions of the line through the current node.
fn values_of_line(store: &EvaluationStore, history: &History) -> Vec<GameValue> {
    let tree = &history.tree;
    let nodes: Vec<NodeId> = [NodeId::START].into_iter().chain(tree.line_through(tree.current())).collect();
    let mut positions = vec![tree.start().clone()];
    for mv in tree.moves(&nodes) {
        let next = positions.last().expect("the start is there").after(mv);
        positions.push(next);
    }
    let values = store.line(&positions);
    let sides = positions.iter().map(Game::side_to_move);
    nodes.into_iter().zip(sides).zip(values).map(|((node, side), value)| GameValue { node, side, value }).collect()
}
