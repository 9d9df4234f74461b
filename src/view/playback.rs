//! Plays the board events of each match: queues them and turns them into cues, ply by ply.
//!
//! The match is always ahead of what is shown. Animation speed 0 and [`SkipAnimations`] let the view catch up at once.

mod cues;

use std::collections::VecDeque;

use bevy::prelude::*;

use crate::game::events::{BoardEvent, MatchEvent};
use crate::game::matches::{Match, Seats};
use crate::game::player::Players;
use crate::game::screen::Demo;
use crate::rules::{PerSide, Side, Variant};
use crate::settings::preferences::Preferences;

use super::ViewSystems;
use super::highlight::ShownOutcome;
use super::piece::{DisplayedPiece, PiecePlace};
use super::script::{self, ScriptContext, TimedCue};
use super::stage::{Animating, SkipAnimations};

pub use cues::DueCue;

/// Plays board events as motions, sounds and marks.
pub fn plugin(app: &mut App) {
    app.add_message::<DueCue>()
        .add_systems(Update, add_playback.in_set(ViewSystems::Build))
        .add_systems(Update, queue_events.in_set(ViewSystems::Queue))
        .add_systems(Update, (advance, cues::run).chain().in_set(ViewSystems::Play));
}

/// The events of a match that are still to be shown.
#[derive(Component, Clone, Debug, Default)]
pub struct Playback {
    events: VecDeque<MatchEvent>,
    cues: VecDeque<TimedCue>,
    /// Seconds since the start of the ply that is being shown, and its length.
    clock: f32,
    length: f32,
    /// The board jumped: pieces and marks must be compared with the match.
    pub(super) jumped: bool,
    started: bool,
}

impl Playback {
    /// The playback of a match that was set up or has jumped; everything is put where it belongs first.
    fn after_jump() -> Playback {
        Playback { jumped: true, ..default() }
    }

    fn is_idle(&self) -> bool {
        self.events.is_empty() && self.cues.is_empty() && self.clock >= self.length
    }
}

/// Queues the board events of this frame.
fn queue_events(mut events: MessageReader<BoardEvent>, mut playbacks: Query<&mut Playback>) {
    for event in events.read() {
        let Ok(mut playback) = playbacks.get_mut(event.game) else {
            // The board of a match that appears in this frame is built from its entities, not from events.
            continue;
        };
        if let MatchEvent::Jumped { .. } = event.event {
            *playback = Playback::after_jump();
        } else {
            playback.events.push_back(event.event);
        }
    }
}

/// Adds playback and marks to new matches.
fn add_playback(mut commands: Commands, matches: Query<Entity, (Added<Match>, Without<Playback>)>) {
    for game in &matches {
        commands.entity(game).insert((Playback::after_jump(), ShownOutcome::default()));
    }
}

/// Takes the events of the next ply from the queue, once all of them have arrived.
fn next_ply(events: &mut VecDeque<MatchEvent>) -> Option<Vec<MatchEvent>> {
    let ends = |event: &MatchEvent| !matches!(event, MatchEvent::Played { .. } | MatchEvent::Changed { .. });
    let last = events.iter().position(ends)?;
    Some(events.drain(..=last).collect())
}

/// Advances the playback of every match and sends the cues that are due.
fn advance(
    time: Res<Time>,
    preferences: Res<Preferences>,
    mut skips: MessageReader<SkipAnimations>,
    mut playbacks: Query<(Entity, &Match, (&Players, &Seats), Has<Demo>, &mut Playback)>,
    pieces: Query<(Entity, &ChildOf, &DisplayedPiece)>,
    mut animating: ResMut<Animating>,
    mut due: MessageWriter<DueCue>,
) {
    let skipped = skips.read().count() > 0;
    let without_animation = preferences.effective_speed() <= 0.0;
    let at_once = skipped || without_animation;
    for (game, Match(variant), seated, demo, mut playback) in &mut playbacks {
        if playback.is_idle() {
            continue;
        }
        if playback.started {
            playback.clock += time.delta_secs() * preferences.effective_speed();
        }
        playback.started = true;
        loop {
            let now = if at_once { f32::MAX } else { playback.clock };
            while playback.cues.front().is_some_and(|(time, _)| *time <= now) {
                let (_, cue) = playback.cues.pop_front().expect("the queue has a front");
                due.write(DueCue { game, cue, at_once, skipped });
            }
            if !playback.cues.is_empty() || (playback.clock < playback.length && !at_once) {
                break;
            }
            let Some(events) = next_ply(&mut playback.events) else { break };
            let mut context =
                ScriptContext { only_human: only_human(seated), tray: !demo, ..context(game, *variant, &pieces) };
            let (mut cues, length) = script::write_script(&events, &mut context);
            if without_animation {
                script::drop_repeated_sounds(&mut cues);
            }
            let events = std::mem::take(&mut playback.events);
            *playback = Playback { events, cues: cues.into(), length, started: true, ..default() };
        }
        let waits = playback.clock < playback.length && !at_once;
        animating.0 |= !playback.cues.is_empty() || !playback.events.is_empty() || waits;
        if at_once {
            playback.clock = playback.length;
        }
    }
}

/// The context of a match's next script, from the pieces as they are shown now.
fn context(game: Entity, variant: Variant, displayed: &Query<(Entity, &ChildOf, &DisplayedPiece)>) -> ScriptContext {
    let own = displayed.iter().filter(|(_, parent, _)| parent.parent() == game);
    let pieces: Vec<(Entity, DisplayedPiece)> = own.map(|(entity, _, piece)| (entity, *piece)).collect();
    let captured = |side: Side| {
        pieces.iter().filter(|(_, piece)| matches!(piece.place, PiecePlace::Tray(of, _) if of == side)).count()
    };
    let captured = PerSide::new(captured(Side::First), captured(Side::Second));
    ScriptContext { captured, pieces, ..ScriptContext::new(variant) }
}

/// The side of the only human player.
fn only_human((players, seats): (&Players, &Seats)) -> Option<Side> {
    let human = players.only_human()?;
    Side::BOTH.into_iter().find(|side| seats.0[*side] == human)
}
