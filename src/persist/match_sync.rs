//! Saves the active match whenever it changes, and resumes a saved match.

use bevy::prelude::*;

use super::save_request::{SaveWriter, StorageKey};
use super::saved::{EarlyEnd, SavedMatch};
use crate::game::GameSystems;
use crate::game::clock::Clock;
use crate::game::matches::{DrawOffer, History, Match, MatchOutcome};
use crate::game::player::{Paused, Players};
use crate::game::requests::{MatchCommand, MatchRequest};
use crate::game::screen::{Active, ScreenRequest};
use crate::rules::Side;

/// A saved match to resume.
#[derive(Resource, Clone, PartialEq, Debug)]
pub struct ResumeMatch(pub SavedMatch);

/// Adds saving and resuming.
pub(super) fn plugin(app: &mut App) {
    let resume = (open.run_if(resource_added::<ResumeMatch>), finish_resume.run_if(resource_exists::<ResumeMatch>));
    app.add_systems(Update, resume.chain().in_set(GameSystems::Commands))
        .add_systems(Update, save_match.in_set(GameSystems::Events));
}

fn open(resume: Res<ResumeMatch>, mut screen: MessageWriter<ScreenRequest>) {
    let SavedMatch { start, moves, players, clock, .. } = resume.0.clone();
    let clock = clock.map(|clock| clock.time_control);
    screen.write(ScreenRequest::Open { start, moves, players, clock });
}

/// After the match has been spawned: takes back the plies that were taken back, and ends it as it had been ended.
fn finish_resume(
    mut commands: Commands,
    resume: Res<ResumeMatch>,
    opened: Query<(Entity, &Match), (With<Active>, Added<Match>)>,
    mut requests: MessageWriter<MatchRequest>,
) {
    let Ok((game, Match(variant))) = opened.single() else { return };
    if let Some(clock) = &resume.0.clock {
        commands.entity(game).insert(clock.clone());
    }
    let mut request = |command| _ = requests.write(MatchRequest { game, command });
    if resume.0.undone > 0 {
        request(MatchCommand::Undo { plies: resume.0.undone });
    }
    if resume.0.paused {
        request(MatchCommand::Pause(true));
    }
    match resume.0.end {
        Some(EarlyEnd::Resigned(side)) => request(MatchCommand::Resign(side)),
        Some(EarlyEnd::OutOfTime(side)) => request(MatchCommand::Flag(side)),
        Some(EarlyEnd::Agreed) if variant.kind().info().draw_offers => {
            request(MatchCommand::OfferDraw(Side::First));
            request(MatchCommand::AnswerDraw { accept: true });
        }
        _ => {}
    }
    commands.remove_resource::<ResumeMatch>();
}

type SavedComponents<'a> = (&'a Match, &'a History, &'a Players, &'a Paused, &'a MatchOutcome, Option<&'a Clock>);
type SaveTrigger = Or<(Changed<History>, Changed<Players>, Changed<Paused>, Changed<MatchOutcome>, Changed<DrawOffer>)>;

/// Saves the active match when it has changed, and deletes the saved match when the active one is closed.
fn save_match(
    changed: Query<(), (With<Active>, With<Match>, SaveTrigger)>,
    active: Query<SavedComponents, With<Active>>,
    resume: Option<Res<ResumeMatch>>,
    mut is_open: Local<bool>,
    mut saves: SaveWriter,
) {
    // A match that is not fully resumed yet must not replace the saved one.
    if resume.is_some() {
        return;
    }
    match active.single() {
        Ok((Match(variant), history, players, paused, outcome, clock)) => {
            *is_open = true;
            if !changed.is_empty() {
                let saved = SavedMatch::of(*variant, history, *players, *paused, *outcome, clock);
                saves.save(StorageKey::Match, saved.to_text());
            }
        }
        Err(_) if std::mem::take(&mut *is_open) => saves.delete(StorageKey::Match),
        Err(_) => {}
    }
}
