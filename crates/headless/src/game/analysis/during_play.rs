//! The evaluation of a match that is being played, on request: the side that is ahead, and the last mistake.

use bevy::prelude::*;

use super::answers::{is_known, record};
use super::evaluations::Evaluations;
use crate::analysis::{AnalysisLimits, AnalysisQuestion, EvaluationStore, NodeValue, least_decisive_loss};
use crate::game::matches::{History, Match, Review, Seats};
use crate::game::oracle::OracleForbidden;
use crate::game::permissions::{CommandSet, Permissions};
use crate::game::player::{Generation, Player, Players};
use crate::game::screen::Active;
use crate::game::search::{Search, SearchFinished, SearchKind, SearchPriority};
use crate::rules::{Effect, Game, Move, Position, Side};

/// What players have asked for; nothing by default.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PlayEvaluations {
    /// Show which side is ahead.
    pub bar: bool,
    /// Point out mistakes against computers, so that they can be taken back.
    pub mistakes: bool,
}

/// The evaluation of a match that is being played.
#[derive(Component, Clone, Copy, PartialEq, Debug, Default)]
pub struct PlayEvaluation {
    /// The value of the position for the side to move, if it is asked for and known.
    pub value: Option<(Side, NodeValue)>,
    /// The last move of a person, if it was a mistake.
    pub mistake: Option<PlayedMistake>,
}

/// A mistake in a match against a computer.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PlayedMistake {
    /// The move.
    pub mv: Move,
    /// What it lost, in the unit of the game.
    pub loss: f64,
}

/// The search for a value that is missing.
pub type PlaySearch = Search<MissingValue>;

/// The value of a position, which is missing.
#[derive(Clone, Debug)]
pub struct MissingValue(Position);

impl SearchKind for MissingValue {
    type Request = AnalysisQuestion;
    const NAME: &'static str = "evaluation";
    const PRIORITY: SearchPriority = SearchPriority::Background;
}

type Evaluated<'a> = (
    Entity,
    &'a History,
    &'a Generation,
    (&'a Players, &'a Seats, &'a Permissions),
    Option<&'a mut PlayEvaluation>,
    Has<PlaySearch>,
);
type InPlay = (With<Match>, With<Active>, Without<Review>, Without<OracleForbidden>);

/// Searches the positions whose values are missing, one after the other.
pub(super) fn run(
    mut commands: Commands,
    wanted: Res<PlayEvaluations>,
    evaluations: Res<Evaluations>,
    mut matches: Query<Evaluated, InPlay>,
) {
    for (game, history, generation, (players, seats, permissions), evaluation, searches) in &mut matches {
        if !permissions.takes(CommandSet::SHOW) {
            continue;
        }
        let mistakes = wanted.mistakes && !players.all_computers() && *players != Players::HUMANS;
        if !wanted.bar && !mistakes {
            if evaluation.is_some() {
                commands.entity(game).remove::<(PlayEvaluation, PlaySearch)>();
            }
            continue;
        }
        let last = if mistakes { last_of_person(history, *players, *seats) } else { None };
        let position = history.position();
        let mut line = last.iter().flat_map(|(before, _, after)| [*before, *after]).chain([position]);
        let missing = line.rfind(|position| !is_known(&evaluations.0, position)).cloned();
        let found = PlayEvaluation {
            value: value_of(&evaluations.0, position).filter(|_| wanted.bar),
            mistake: last.as_ref().and_then(|last| mistake(&evaluations.0, last)),
        };
        match evaluation {
            Some(mut evaluation) => _ = evaluation.set_if_neq(found),
            None => _ = commands.entity(game).insert(found),
        }
        if let Some(position) = missing.filter(|_| !searches) {
            let question = AnalysisQuestion::position(&position, AnalysisLimits::DEFAULT);
            let search = PlaySearch::of_position(MissingValue(position), question, *generation);
            commands.entity(game).insert(search);
        }
    }
}

/// Adds what a search has found.
pub(super) fn add(search: On<SearchFinished<MissingValue>>, mut evaluations: ResMut<Evaluations>) {
    record(&mut evaluations.0, &search.about.0, search.found.as_ref());
}

fn value_of(store: &EvaluationStore, position: &Position) -> Option<(Side, NodeValue)> {
    Some((position.side_to_move(), store.value(position)?))
}

/// The last move that a person has made, with the positions before and after it.
fn last_of_person(history: &History, players: Players, seats: Seats) -> Option<(&Position, Move, &Position)> {
    let mut seats = seats;
    for (index, ply) in history.plies().iter().enumerate().rev() {
        if ply.effects.contains(&Effect::SidesSwapped) {
            seats.0.swap();
        }
        if players.at(seats, ply.side()) == Player::Human {
            let after = history.plies().get(index + 1).map_or_else(|| history.position(), |next| &next.before);
            return Some((&ply.before, ply.mv, after));
        }
    }
    None
}

/// The move as a mistake, if both positions are known and it lost as much as decides games.
fn mistake(store: &EvaluationStore, (before, mv, after): &(&Position, Move, &Position)) -> Option<PlayedMistake> {
    if !is_known(store, before) || !is_known(store, after) {
        return None;
    }
    let moves = store.moves(before);
    let (best, value) = (moves.first()?, moves.iter().find(|rated| rated.mv == *mv)?);
    let loss = value.value.loss_against(best.value, before.variant());
    (loss >= least_decisive_loss(before.variant())).then_some(PlayedMistake { mv: *mv, loss })
}
