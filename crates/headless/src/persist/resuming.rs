//! Resumes a saved match, and offers the one that was left.

use bevy::prelude::*;

use super::played_match::{ResumeMatch, SavesMatch};
use super::saved::SavedMatch;
use super::saving::{LeftMatch, TakenOver};
use crate::game::GameSystems;
use crate::game::analysis::{Evaluations, GameAnalysis, ReportRunning};
use crate::game::matches::{History, Match};
use crate::game::requests::{MatchCommand, MatchRequest};
use crate::game::resumable::{ContinueMatch, ResumableMatch};
use crate::game::screen::{Active, ScreenRequest};

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
/// `another` one, offered as the match that was left. The library gets it, too.
pub fn restore_match(app: &mut App, stored: Option<SavedMatch>, another: bool) {
    let Some(saved) = stored else { return };
    if saved.has_begun() {
        app.insert_resource(TakenOver(saved.clone()));
    }
    if !another {
        app.insert_resource(ResumeMatch(saved));
    } else if saved.is_worth_keeping() {
        app.insert_resource(LeftMatch(Some(saved)));
    }
}

/// Adds resuming.
pub(super) fn plugin(app: &mut App) {
    let resume =
        (resume_left, open.run_if(resource_exists_and_changed::<ResumeMatch>)).chain().before(GameSystems::Commands);
    let offer = offer.run_if(resource_changed::<LeftMatch>).after(SavesMatch).in_set(GameSystems::Events);
    app.init_resource::<Resuming>().add_systems(Update, (resume, finish_resume.in_set(GameSystems::Commands), offer));
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
    let SavedMatch { tree, players, clock, details, .. } = resume.0.clone();
    let clock = clock.map(|clock| clock.time_control);
    screen.write(ScreenRequest::Open { tree, players, clock, end: None, details: Some(details) });
}

/// After the match has been spawned: gives it its clock and its analysis, and ends it as it had been ended.
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
    if history.tree != saved.tree || history.plies().len() != saved.plies() {
        return;
    }
    if let Some(clock) = saved.clock.clone() {
        commands.entity(game).insert(clock);
    }
    if let Some(found) = saved.analysis.clone() {
        let analysis = GameAnalysis::resume(&history.tree, found, &mut evaluations.0);
        commands.entity(game).insert((analysis, ReportRunning));
    }
    let mut request = |command| _ = requests.write(MatchRequest { game, command });
    if saved.paused {
        request(MatchCommand::Pause(true));
    }
    if let Some(end) = saved.end {
        MatchCommand::ending(end, saved.tree.variant(), true).into_iter().for_each(request);
    }
}

/// Lets screens offer the match that was left.
fn offer(left: Res<LeftMatch>, mut resumable: ResMut<ResumableMatch>) {
    *resumable = ResumableMatch(left.0.as_ref().map(SavedMatch::summary));
}
