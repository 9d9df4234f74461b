//! Performs what happened: a queue of facts for each match, turned into cues ply by ply.
//!
//! The match is always ahead of what is seen. Speed 0 and [`Hurry`] make the view catch up at once.

use std::collections::VecDeque;

use bevy::prelude::*;

use crate::game::events::{BoardEvent, MatchEvent};
use crate::game::matches::{Match, Seats};
use crate::game::player::Players;
use crate::rules::{Allegiance, GameKind, PerSide, Side, Topology, Variant};

use super::highlight::{LastMove, ShownOutcome};
use super::motion::Motion;
use super::piece::{self, DisplayedPiece, PieceBuilder, PiecePlace};
use super::script::{self, Cue, ScriptContext, TimedCue};
use super::sound::PlaySound;
use super::stage::Animating;
use crate::settings::preferences::Preferences;

/// What a match has still to show.
#[derive(Component, Clone, Debug, Default)]
pub struct Playback {
    facts: VecDeque<MatchEvent>,
    cues: VecDeque<TimedCue>,
    /// Seconds into the ply that is performed, and its length.
    clock: f32,
    length: f32,
    /// The board jumped: compare what was told with what is.
    pub(super) jumped: bool,
    started: bool,
}

/// A wish to see the end of all animations at once.
#[derive(Message, Clone, Copy, Debug)]
pub struct SkipAnimations;

/// Collects what happened.
pub fn queue_events(mut events: MessageReader<BoardEvent>, mut shows: Query<&mut Playback>) {
    for event in events.read() {
        let Ok(mut show) = shows.get_mut(event.game) else {
            // A match told of in the very frame in which it appeared is built from its entities.
            continue;
        };
        if let MatchEvent::Jumped { .. } = event.event {
            *show = Playback { jumped: true, ..default() };
        } else {
            show.facts.push_back(event.event);
        }
    }
}

/// Gives new matches their playback; it begins by putting everything where it is.
pub fn add_playback(mut commands: Commands, matches: Query<Entity, (Added<Match>, Without<Playback>)>) {
    for game in &matches {
        commands.entity(game).insert((
            Playback { jumped: true, ..default() },
            LastMove::default(),
            ShownOutcome::default(),
        ));
    }
}

/// The next ply's facts, when all of them have come.
fn next_ply(facts: &mut VecDeque<MatchEvent>) -> Option<Vec<MatchEvent>> {
    let ends = |fact: &MatchEvent| !matches!(fact, MatchEvent::Played { .. } | MatchEvent::Changed { .. });
    let last = facts.iter().position(ends)?;
    Some(facts.drain(..=last).collect())
}

/// Advances every match's performance and gives the cues that are due.
pub fn advance(
    time: Res<Time>,
    preferences: Res<Preferences>,
    mut hurries: MessageReader<SkipAnimations>,
    mut shows: Query<(Entity, &Match, (&Players, &Seats), &mut Playback)>,
    told: Query<(Entity, &ChildOf, &DisplayedPiece)>,
    mut busy: ResMut<Animating>,
    mut due: MessageWriter<DueCue>,
) {
    let hurried = hurries.read().count() > 0;
    let still = preferences.effective_speed() <= 0.0;
    let at_once = hurried || still;
    for (game, Match(variant), seated, mut show) in &mut shows {
        if show.facts.is_empty() && show.cues.is_empty() && show.clock >= show.length {
            continue;
        }
        if show.started {
            show.clock += time.delta_secs() * preferences.effective_speed();
        }
        show.started = true;
        loop {
            let now = if at_once { f32::MAX } else { show.clock };
            while show.cues.front().is_some_and(|(time, _)| *time <= now) {
                let cue = show.cues.pop_front().expect("the queue has a front");
                due.write(DueCue { game, cue: cue.1, at_once, hurried });
            }
            if !show.cues.is_empty() || (show.clock < show.length && !at_once) {
                break;
            }
            let Some(facts) = next_ply(&mut show.facts) else { break };
            let mut stage = ScriptContext { alone: alone(seated), ..script_context(game, *variant, &told) };
            let (mut cues, length) = script::write_script(&facts, &mut stage);
            if still {
                script::drop_repeated_sounds(&mut cues);
            }
            *show = Playback {
                facts: std::mem::take(&mut show.facts),
                cues: cues.into(),
                length,
                started: true,
                ..default()
            };
        }
        busy.0 |= !show.cues.is_empty() || !show.facts.is_empty() || (show.clock < show.length && !at_once);
        if at_once {
            show.clock = show.length;
        }
    }
}

fn script_context(
    game: Entity,
    variant: Variant,
    told: &Query<(Entity, &ChildOf, &DisplayedPiece)>,
) -> ScriptContext<'static> {
    let pieces = || told.iter().filter(|(_, parent, _)| parent.parent() == game).map(|(piece, _, told)| (piece, *told));
    let lost =
        |side: Side| pieces().filter(|(_, told)| matches!(told.place, PiecePlace::Tray(of, _) if of == side)).count();
    let kind = variant.kind();
    ScriptContext {
        topology: Topology::of(variant),
        hop: if kind == GameKind::Breakthrough { 0.15 } else { 0.08 },
        hands: kind == GameKind::Diamond,
        lost: PerSide::new(lost(Side::First), lost(Side::Second)),
        discs: if kind == GameKind::Othello { pieces().collect() } else { Vec::new() },
        alone: None,
    }
}

/// The side of the only person at the table.
fn alone((players, seats): (&Players, &Seats)) -> Option<Side> {
    let person = players.only_human()?;
    Side::BOTH.into_iter().find(|side| seats.0[*side] == person)
}

/// A cue whose moment has come.
#[derive(Message, Clone, Copy, Debug)]
pub struct DueCue {
    game: Entity,
    cue: Cue,
    at_once: bool,
    /// Somebody did not want to wait for it: what happens on the board goes by unheard.
    hurried: bool,
}

/// Carries cues out.
pub fn run_cues(
    mut commands: Commands,
    mut due: MessageReader<DueCue>,
    preferences: Res<Preferences>,
    matches: Query<&Match>,
    mut pieces: Query<(&mut DisplayedPiece, &Transform, Option<&Motion>)>,
    mut marks: Query<(&mut LastMove, &mut ShownOutcome)>,
    mut heard: MessageWriter<PlaySound>,
    workshop: PieceBuilder,
) {
    for DueCue { game, cue, at_once, hurried } in due.read() {
        let Ok(Match(variant)) = matches.get(*game) else { continue };
        match *cue {
            Cue::Travel { piece, told, path, duration } => {
                let Ok((mut was, transform, motion)) = pieces.get_mut(piece) else { continue };
                let to = piece::resting_transform(variant.kind(), Topology::of(*variant), told);
                let from = departure(*was, motion.map_or(*transform, |motion| motion.to), to);
                *was = told;
                let pace = if *at_once { 0.0 } else { duration / preferences.effective_speed().max(0.01) };
                commands.entity(piece).insert(Motion::new(from, to, path, 0.0, pace));
            }
            Cue::Reshape { piece, owner } => {
                if let Ok((mut told, _, _)) = pieces.get_mut(piece) {
                    told.owner = owner;
                    workshop.build_body(&mut commands, piece, variant.kind(), owner);
                }
            }
            Cue::Hear { sound, at, rate } if !*hurried || at.is_none() => {
                heard.write(PlaySound { game: Some(*game), sound, at, rate });
            }
            Cue::Hear { .. } => {}
            Cue::MarkLast(points) => {
                if let Ok((mut last, _)) = marks.get_mut(*game) {
                    last.0 = points;
                }
            }
            Cue::Celebrate(outcome) => {
                if let Ok((_, mut won)) = marks.get_mut(*game) {
                    won.0 = outcome;
                }
            }
        }
    }
}

/// Where a piece sets out from: where it is, or from above its target if it was nowhere.
fn departure(was: DisplayedPiece, from: Transform, to: Transform) -> Transform {
    if was.place == PiecePlace::Away { Transform { translation: to.translation + Vec3::Y * 0.4, ..to } } else { from }
}

/// Whether a piece's body must change between two owners (Othello's discs only turn over).
#[must_use]
pub(super) fn needs_new_body(kind: GameKind, from: Allegiance, to: Allegiance) -> bool {
    kind != GameKind::Othello && from != to
}
