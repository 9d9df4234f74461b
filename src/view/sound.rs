//! What is heard: samples for the facts on the board, from where on the board they come.

use bevy::prelude::*;
use bevy_kira_audio::prelude::*;

use crate::game::matches::Match;
use crate::game::screen::Active;
use crate::rules::{Point, Topology};

use crate::taste::preferences::Preferences;

/// The kinds of sounds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sound {
    Place,
    Flip,
    Slide,
    Capture,
    Stone,
    Remove,
    Illegal,
    Click,
    Pass,
    Swap,
    Square,
    Win,
    Draw,
}

impl Sound {
    const ALL: [Sound; 13] = [
        Sound::Place,
        Sound::Flip,
        Sound::Slide,
        Sound::Capture,
        Sound::Stone,
        Sound::Remove,
        Sound::Illegal,
        Sound::Click,
        Sound::Pass,
        Sound::Swap,
        Sound::Square,
        Sound::Win,
        Sound::Draw,
    ];

    /// The sample files, without folder and ending: one is chosen in turn.
    const fn files(self) -> &'static [&'static str] {
        match self {
            Sound::Place => &["place_1", "place_2", "place_3"],
            Sound::Flip => &["flip_1", "flip_2", "flip_3"],
            Sound::Slide => &["slide_1", "slide_2"],
            Sound::Capture => &["capture_1", "capture_2"],
            Sound::Stone => &["stone_1"],
            Sound::Remove => &["remove_1"],
            Sound::Illegal => &["illegal"],
            Sound::Click => &["click"],
            Sound::Pass => &["pass"],
            Sound::Swap => &["swap"],
            Sound::Square => &["square"],
            Sound::Win => &["win"],
            Sound::Draw => &["draw"],
        }
    }
}

/// Something to be heard now.
#[derive(Message, Clone, Copy, PartialEq, Debug)]
pub struct Heard {
    /// The match it belongs to; only the one that people play is heard.
    pub game: Entity,
    pub sound: Sound,
    pub at: Option<Point>,
    /// Playback rate: 1 is the sample's own pitch.
    pub rate: f32,
}

/// The loaded samples.
#[derive(Resource, Debug)]
pub struct Samples(Vec<(Sound, Vec<Handle<AudioSource>>)>);

impl FromWorld for Samples {
    fn from_world(world: &mut World) -> Self {
        let assets = world.resource::<AssetServer>();
        let load = |name: &&str| assets.load(format!("sounds/{name}.ogg"));
        Samples(Sound::ALL.map(|sound| (sound, sound.files().iter().map(load).collect())).into())
    }
}

/// Plays what is to be heard.
pub fn play(
    mut heard: MessageReader<Heard>,
    active: Query<&Match, With<Active>>,
    samples: Res<Samples>,
    preferences: Res<Preferences>,
    audio: Res<Audio>,
    mut turn: Local<usize>,
) {
    for Heard { game, sound, at, rate } in heard.read() {
        let Ok(Match(variant)) = active.get(*game) else { continue };
        let Some((_, files)) = samples.0.iter().find(|(kind, _)| kind == sound) else { continue };
        if preferences.effects <= 0.0 || files.is_empty() {
            continue;
        }
        *turn += 1;
        // From the side of the board where it happened, gently.
        let across = at.map_or(0.0, |point| Topology::of(*variant).place(point)[0] / 5.0 * 0.5);
        let decibels = 20.0 * preferences.effects.log10();
        audio
            .play(files[*turn % files.len()].clone())
            .with_playback_rate(f64::from(*rate))
            .with_panning(across.clamp(-1.0, 1.0))
            .with_volume(decibels);
    }
}
