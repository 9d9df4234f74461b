//! What is heard: samples for what happens on the board and for the interface, and the room around them.
//!
//! | Step | Where |
//! |---|---|
//! | something is to be heard: [`Heard`] | `script`, [`refuse`], the interface, the clocks |
//! | which sample, how loud, from which side: [`mix::Note`] | [`mix`] |
//! | the sample is played | [`output`] |
//! | the room sounds by itself | [`room`] |
//!
//! Nothing here asks for a frame, and nothing needs a sound device.

pub mod ambience;
pub mod mix;
pub mod output;

use bevy::prelude::*;
use bevy_kira_audio::AudioApp;

use crate::game::clock::LowTime;
use crate::game::requests::{MatchCommand, Refusal};
use crate::game::screen::Active;
use crate::rules::{Move, Point};
use crate::settings::preferences::Preferences;

/// The kinds of sounds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SoundKind {
    Place,
    Flip,
    Slide,
    Capture,
    Stone,
    Remove,
    Pass,
    Swap,
    Square,
    Win,
    Draw,
    /// The only person at the table has lost.
    Loss,
    Illegal,
    Click,
    /// Time is short: tick and tock in turn.
    Clock,
}

/// What people can make louder or softer by itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SoundCategory {
    Effects,
    Interface,
    Ambience,
}

impl SoundCategory {
    /// How loud it is to be, 0 to 1.
    #[must_use]
    pub const fn volume(self, preferences: &Preferences) -> f32 {
        match self {
            SoundCategory::Effects => preferences.effects,
            SoundCategory::Interface => preferences.interface,
            SoundCategory::Ambience => preferences.ambience,
        }
    }
}

impl SoundKind {
    #[rustfmt::skip]
    pub const ALL: [SoundKind; 15] = [
        SoundKind::Place, SoundKind::Flip, SoundKind::Slide, SoundKind::Capture, SoundKind::Stone, SoundKind::Remove,
        SoundKind::Pass, SoundKind::Swap, SoundKind::Square, SoundKind::Win, SoundKind::Draw, SoundKind::Loss,
        SoundKind::Illegal, SoundKind::Click, SoundKind::Clock,
    ];

    /// The sample files, without folder and ending: they take turns.
    #[must_use]
    pub const fn files(self) -> &'static [&'static str] {
        match self {
            SoundKind::Place => &["place_1", "place_2", "place_3"],
            SoundKind::Flip => &["flip_1", "flip_2", "flip_3"],
            SoundKind::Slide => &["slide_1", "slide_2", "slide_3"],
            SoundKind::Capture => &["capture_1", "capture_2", "capture_3"],
            SoundKind::Stone => &["stone_1", "stone_2"],
            SoundKind::Remove => &["remove_1", "remove_2"],
            SoundKind::Pass => &["pass"],
            SoundKind::Swap => &["swap"],
            SoundKind::Square => &["square"],
            SoundKind::Win => &["win"],
            SoundKind::Draw => &["draw"],
            SoundKind::Loss => &["loss"],
            SoundKind::Illegal => &["illegal"],
            SoundKind::Click => &["click"],
            SoundKind::Clock => &["clock_1", "clock_2"],
        }
    }

    /// Pieces and the course of the match are effects. A refusal and the clock are the program talking to a person:
    /// nothing moves on the board, and whoever wants no beeps from programs wants neither.
    #[must_use]
    pub const fn category(self) -> SoundCategory {
        match self {
            SoundKind::Illegal | SoundKind::Click | SoundKind::Clock => SoundCategory::Interface,
            _ => SoundCategory::Effects,
        }
    }
}

/// Something to be heard now.
#[derive(Message, Clone, Copy, PartialEq, Debug)]
pub struct PlaySound {
    /// The match it belongs to, if any; of the matches, only the one that people play is heard.
    pub game: Option<Entity>,
    pub sound: SoundKind,
    pub at: Option<Point>,
    /// Playback rate: 1 is the sample's own pitch.
    pub rate: f32,
}

impl PlaySound {
    /// From the middle, at its own pitch; of no match.
    #[must_use]
    pub const fn plain(sound: SoundKind) -> PlaySound {
        PlaySound { game: None, sound, at: None, rate: 1.0 }
    }

    /// Belonging to a match.
    #[must_use]
    pub const fn of(self, game: Entity) -> PlaySound {
        PlaySound { game: Some(game), ..self }
    }
}

/// Plays what happens, and the room.
#[derive(Clone, Copy, Debug, Default)]
pub struct SoundPlugin;

impl Plugin for SoundPlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins(bevy_kira_audio::AudioPlugin)
            .add_audio_channel::<ambience::AmbienceChannel>()
            .init_resource::<output::Samples>()
            .init_resource::<ambience::Ambience>()
            .add_message::<PlaySound>()
            .add_message::<LowTime>()
            .add_message::<mix::SampleNote>()
            .add_systems(
                Update,
                (refuse, warn_of_time, mix::mix, output::play, ambience::tend)
                    .chain()
                    .after(super::playback::run_cues)
                    .in_set(super::ViewSystems::Perform),
            );
    }
}

/// A clock that runs short ticks once, whoever's it is: both want to know.
pub fn warn_of_time(mut short: MessageReader<LowTime>, mut heard: MessageWriter<PlaySound>) {
    heard.write_batch(short.read().map(|LowTime { game, .. }| PlaySound::plain(SoundKind::Clock).of(*game)));
}

/// A wish of a person that is not granted is heard where it was meant to happen. What became of a computer's late answer
/// concerns nobody.
pub fn refuse(
    mut refusals: MessageReader<Refusal>,
    active: Query<(), With<Active>>,
    mut heard: MessageWriter<PlaySound>,
) {
    for Refusal { game, command, .. } in refusals.read() {
        if active.contains(*game) && !matches!(command, MatchCommand::Reply { .. }) {
            let at = if let MatchCommand::Play(mv) = command { Move::target(*mv) } else { None };
            heard.write(PlaySound { at, ..PlaySound::plain(SoundKind::Illegal).of(*game) });
        }
    }
}
