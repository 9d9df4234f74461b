//! The match that is played, as it is saved and resumed.

use bevy::ecs::query::QueryData;
use bevy::prelude::*;

use super::saved::SavedMatch;
use crate::game::analysis::GameAnalysis;
use crate::game::clock::Clock;
use crate::game::matches::{DrawOffer, History, Match, MatchDetails, MatchOutcome, Review, Reviewed};
use crate::game::player::{Paused, Players};
use crate::game::screen::Active;

/// A saved match to resume.
#[derive(Resource, Clone, PartialEq, Debug)]
pub struct ResumeMatch(pub SavedMatch);

/// The match that is played: the active one, or the one whose review is shown.
pub(super) type IsPlayed = (Or<(With<Active>, With<Reviewed>)>, Without<Review>);
#[derive(QueryData)]
pub(super) struct SavedComponents {
    variant: &'static Match,
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
    let SavedComponentsItem { variant, history, players, paused, outcome, clock, details, analysis } = item;
    let analysis = analysis.filter(|analysis| analysis.is_about(&history.tree));
    SavedMatch {
        analysis: analysis.map(|analysis| analysis.found().to_vec()),
        ..SavedMatch::of(variant.0, history, *players, *paused, *outcome, clock, details)
    }
}
