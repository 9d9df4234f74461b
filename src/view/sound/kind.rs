//! The kinds of sounds, and the request to play one.

use bevy::prelude::*;

use crate::rules::Point;
use crate::settings::preferences::Preferences;

/// The kinds of sounds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SoundKind {
    /// A piece is placed.
    Place,
    /// A piece flips.
    Flip,
    /// A piece slides to another point.
    Slide,
    /// A piece is knocked over.
    Capture,
    /// A captured piece turns neutral.
    Stone,
    /// A neutral piece is taken off.
    Remove,
    /// A player passes or offers a draw, or a phase begins.
    Pass,
    /// The players switch sides.
    Swap,
    /// A winning square is completed.
    Square,
    /// A game is won.
    Win,
    /// A game is drawn.
    Draw,
    /// The only human player has lost.
    Loss,
    /// A command is refused.
    Illegal,
    /// A widget is pressed.
    Click,
    /// A clock runs low.
    Clock,
}

/// A group of sounds with a volume of its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SoundCategory {
    /// Pieces and the course of the match.
    Effects,
    /// Clicks, refusals and clock ticks.
    Interface,
    /// The room around the board.
    Ambience,
}

impl SoundCategory {
    /// The volume set for it, from 0 to 1.
    pub const fn volume(self, preferences: &Preferences) -> f32 {
        match self {
            SoundCategory::Effects => preferences.effects,
            SoundCategory::Interface => preferences.interface,
            SoundCategory::Ambience => preferences.ambience,
        }
    }
}

impl SoundKind {
    /// All kinds of sounds.
    #[rustfmt::skip]
    pub const ALL: [SoundKind; 15] = [
        SoundKind::Place, SoundKind::Flip, SoundKind::Slide, SoundKind::Capture, SoundKind::Stone, SoundKind::Remove,
        SoundKind::Pass, SoundKind::Swap, SoundKind::Square, SoundKind::Win, SoundKind::Draw, SoundKind::Loss,
        SoundKind::Illegal, SoundKind::Click, SoundKind::Clock,
    ];

    /// The sample files, without folder and extension; they are played in turn.
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

    /// The group it belongs to. Refusals and clock ticks belong to the interface, because nothing moves on the board.
    pub const fn category(self) -> SoundCategory {
        match self {
            SoundKind::Illegal | SoundKind::Click | SoundKind::Clock => SoundCategory::Interface,
            _ => SoundCategory::Effects,
        }
    }
}

/// Asks for a sound to be played now.
#[derive(Message, Clone, Copy, PartialEq, Debug)]
pub struct PlaySound {
    /// The match it belongs to, if any; only the active match has sound.
    pub game: Option<Entity>,
    /// Which sound.
    pub sound: SoundKind,
    /// The point of the board from which it comes; the middle if none.
    pub at: Option<Point>,
    /// Playback rate: 1 is the sample's own pitch.
    pub rate: f32,
}

impl PlaySound {
    /// A sound of no match, from the middle, at its own pitch.
    pub const fn plain(sound: SoundKind) -> PlaySound {
        PlaySound { game: None, sound, at: None, rate: 1.0 }
    }

    /// The same sound as part of a match.
    #[must_use]
    pub const fn of(self, game: Entity) -> PlaySound {
        PlaySound { game: Some(game), ..self }
    }
}
