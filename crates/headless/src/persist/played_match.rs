//! The match that is played, as it is saved and resumed.

use bevy::ecs::query::QueryData;
use bevy::prelude::*;

use super::saved::SavedMatch;
use crate::game::analysis::GameAnalysis;
use crate::game::clock::Clock;
use crate::game::matches::{DrawOffer, History, MatchDetails, MatchOutcome, Review, Reviewed};
use crate::game::player::{Paused, Players};
use crate::game::player_names::tags_across;
use crate::game::screen::Active;
use crate::records::EarlyEnd;

/// A saved match to resume.
#[derive(Resource, Clone, PartialEq, Debug)]
pub struct ResumeMatch(pub SavedMatch);

/// The system that saves the match that is played.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct SavesMatch;

/// The match that is played: the active one, or the one whose review is shown.
pub(super) type IsPlayed = (Or<(With<Active>, With<Reviewed>)>, Without<Review>);

#[derive(QueryData)]
pub(super) struct SavedComponents {
    pub(super) game: Entity,
    history: &'static History,
    players: &'static Players,
    paused: &'static Paused,
    outcome: &'static MatchOutcome,
    clock: Option<&'static Clock>,
    details: &'static MatchDetails,
    analysis: Option<&'static GameAnalysis>,
}

pub(super) type SaveTrigger = Or<(
    Changed<History>,
    Changed<Players>,
    Changed<Paused>,
    Changed<MatchOutcome>,
    Changed<DrawOffer>,
    Changed<MatchDetails>,
    Changed<GameAnalysis>,
)>;

pub(super) fn saved_form(item: SavedComponentsItem) -> SavedMatch {
    let SavedComponentsItem { history, players, paused, outcome, clock, details, analysis, .. } = item;
    let tree = history.tree.clone();
    let tags = tags_across(details.tags.clone(), &tree, &tree.line_through(tree.current()));
    SavedMatch {
        players: *players,
        paused: paused.0,
        end: EarlyEnd::of(outcome.0),
        clock: clock.cloned(),
        details: MatchDetails { tags, ..details.clone() },
        analysis: analysis.filter(|analysis| analysis.is_about(&tree)).map(|analysis| analysis.found().to_vec()),
        tree,
    }
}
