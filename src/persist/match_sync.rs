//! Saves the active match whenever it changes, keeps an unfinished match that is left, and resumes a saved match.

use bevy::prelude::*;

use super::library::take_over;
use super::played_match::{IsPlayed, ResumeMatch, SaveTrigger, SavedComponents, saved_form};
use super::save_request::{SaveWriter, StorageKey};
use super::saved::SavedMatch;
use crate::game::GameSystems;
use crate::game::analysis::{Evaluations, GameAnalysis, ReportRunning};
use crate::game::clock::Clock;
use crate::game::matches::{History, Match, Review, Reviewed};
use crate::game::requests::{MatchCommand, MatchRequest};
use crate::game::resumable::{ContinueMatch, ResumableMatch};
use crate::game::screen::{Active, ScreenRequest};
use crate::records::GameTree;
use crate::rules::Game;

/// The unfinished match that was left. It stays stored until another match has its first ply.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
struct LeftMatch(Option<SavedMatch>);

/// A match that is being resumed: another request of the same frame may still show something else in its place.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
struct Resuming {
    /// What was shown before, which may have been opened in the frame before.
    shown_before: Option<Entity>,
    /// For how many frames its board has been awaited.
    frames: u32,
}

/// A match that is resumed has its board within this many frames, or something else is shown.
const LONGEST_RESUME: u32 = 4;

/// Gives the program the match that was stored before it started: the match is resumed, or, if the program opens
/// `another` one, offered as the match that was left.
pub fn restore_match(app: &mut App, mut stored: Option<SavedMatch>, another: bool) {
    if let Some(stored) = &mut stored {
        take_over(app, stored);
    }
    match stored {
        Some(saved) if !another => _ = app.insert_resource(ResumeMatch(saved)),
        Some(saved) if saved.is_worth_keeping() => _ = app.insert_resource(LeftMatch(Some(saved))),
        _ => {}
    }
}

/// Adds saving and resuming.
pub(super) fn plugin(app: &mut App) {
    let resume =
        (resume_left, open.run_if(resource_exists_and_changed::<ResumeMatch>)).chain().before(GameSystems::Commands);
    let save = (save_match, offer.run_if(resource_changed::<LeftMatch>)).chain().in_set(GameSystems::Events);
    app.init_resource::<LeftMatch>()
        .init_resource::<Resuming>()
        .add_observer(keep_left)
        .add_systems(Update, (resume, finish_resume.in_set(GameSystems::Commands), save));
}

/// Resumes the match that was left, when that is requested.
fn resume_left(mut commands: Commands, mut requests: MessageReader<ContinueMatch>, mut left: ResMut<LeftMatch>) {
    if requests.read().count() > 0
        && let Some(saved) = left.0.take()
    {
        commands.insert_resource(ResumeMatch(saved));
    }
}

fn open(
    resume: Res<ResumeMatch>,
    shown: Query<Entity, With<Active>>,
    mut resuming: ResMut<Resuming>,
    mut screen: MessageWriter<ScreenRequest>,
) {
    *resuming = Resuming { shown_before: shown.single().ok(), frames: 0 };
    let SavedMatch { start, moves, variations, players, clock, details, .. } = resume.0.clone();
    let clock = clock.map(|clock| clock.time_control);
    let line = || GameTree::with_moves(start, &moves).expect("the moves were checked when the match was read");
    let tree = variations.unwrap_or_else(line);
    screen.write(ScreenRequest::Open { tree, players, clock, end: None, details });
}

/// After the match has been spawned: takes back the plies that were taken back, and ends it as it had been ended.
fn finish_resume(
    mut commands: Commands,
    (resume, mut resuming): (Option<Res<ResumeMatch>>, ResMut<Resuming>),
    opened: Query<(Entity, &History), (With<Active>, Added<Match>)>,
    mut evaluations: ResMut<Evaluations>,
    mut requests: MessageWriter<MatchRequest>,
) {
    let Some(resume) = resume else { return };
    let opened = opened.iter().find(|(game, _)| resuming.shown_before != Some(*game));
    resuming.frames += 1;
    if opened.is_some() || resuming.frames > LONGEST_RESUME {
        commands.remove_resource::<ResumeMatch>();
    }
    let Some((game, history)) = opened else { return };
    let ResumeMatch(saved) = &*resume;
    // Another match may have been requested in the same frame.
    if *history.start() != saved.start || history.plies().len() != saved.moves.len() {
        return;
    }
    if let Some(mut clock) = saved.clock.clone() {
        // Taking plies back restores the times of a mark, which must not give back time that has been used since.
        let left = clock.left;
        if let Some(mark) = clock.marks.get_mut(saved.plies()) {
            *mark = left;
        }
        commands.entity(game).insert(clock);
    }
    if let Some(found) = saved.analysis.clone() {
        let analysis = GameAnalysis::resume(&history.tree, found, &mut evaluations.0);
        commands.entity(game).insert((analysis, ReportRunning));
    }
    let mut request = |command| _ = requests.write(MatchRequest { game, command });
    if saved.undone > 0 {
        request(MatchCommand::Undo { plies: saved.undone });
    }
    if saved.paused {
        request(MatchCommand::Pause(true));
    }
    if let Some(end) = saved.end {
        MatchCommand::ending(end, saved.start.variant(), true).into_iter().for_each(request);
    }
}

/// Saves the active match when it has changed, and the time that has been used. Before its first ply it does not replace a
/// match that was left.
fn save_match(
    active: Query<SavedComponents, (IsPlayed, Or<(SaveTrigger, Changed<Clock>)>)>,
    resume: Option<Res<ResumeMatch>>,
    mut left: ResMut<LeftMatch>,
    mut saves: SaveWriter,
) {
    // A match that is not fully resumed yet must not replace the saved one.
    let (None, Ok(active)) = (resume, active.single()) else { return };
    let saved = saved_form(active);
    if left.0.is_some() {
        if saved.moves.is_empty() {
            return;
        }
        left.0 = None;
    }
    saves.save(StorageKey::Match, saved.to_text());
}

/// Keeps an active match that is left unfinished, its clock as it is now. Deletes a finished or empty one, unless the
/// stored match is an earlier one.
fn keep_left(
    removed: On<Remove, Active>,
    matches: Query<SavedComponents, (Without<Review>, Without<Reviewed>)>,
    resume: Option<Res<ResumeMatch>>,
    mut left: ResMut<LeftMatch>,
    mut saves: SaveWriter,
) {
    let (None, Ok(removed)) = (resume, matches.get(removed.entity)) else { return };
    let saved = saved_form(removed);
    if saved.is_worth_keeping() {
        saves.save(StorageKey::Match, saved.to_text());
        left.0 = Some(saved);
    } else if left.0.is_none() {
        saves.delete(StorageKey::Match);
    }
}

/// Lets screens offer the match that was left.
fn offer(left: Res<LeftMatch>, mut resumable: ResMut<ResumableMatch>) {
    *resumable = ResumableMatch(left.0.as_ref().map(SavedMatch::summary));
}
