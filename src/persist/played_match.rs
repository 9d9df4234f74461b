//! The match that is played, as it is saved and resumed.

use bevy::prelude::*;

use super::saved::SavedMatch;
use crate::game::clock::Clock;
use crate::game::matches::{DrawOffer, History, Match, MatchDetails, MatchOutcome, Review, Reviewed};
use crate::game::player::{Paused, Players};
use crate::game::screen::Active;

/// A saved match to resume.
#[derive(Resource, Clone, PartialEq, Debug)]
pub struct ResumeMatch(pub SavedMatch);

/// The match that is played: the active one, or the one whose review is shown.
pub(super) type IsPlayed = (Or<(With<Active>, With<Reviewed>)>, Without<Review>);
pub(super) type SavedComponents<'a> =
    (&'a Match, &'a History, &'a Players, &'a Paused, &'a MatchOutcome, Option<&'a Clock>, &'a MatchDetails);
pub(super) type SaveTrigger =
    Or<(Changed<History>, Changed<Players>, Changed<Paused>, Changed<MatchOutcome>, Changed<DrawOffer>)>;

pub(super) fn saved_form(
    (Match(variant), history, players, paused, outcome, clock, details): SavedComponents,
) -> SavedMatch {
    SavedMatch::of(*variant, history, *players, *paused, *outcome, clock, details)
}
