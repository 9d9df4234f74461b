//! The 3D scene: draws the boards, plays board events as animation and sound, and never changes a match.
//!
//! | Concept | Module, with a plugin of the same name |
//! |---|---|
//! | what a game's board and pieces look like | [`games`] (one description per game, no plugin) |
//! | table and camera entity; materials, their textures and their light | [`scene`], [`material`], [`texture`], [`lighting`] |
//! | soft shadows, made once | [`shadow`] |
//! | the passes that draw it all | [`renderer`] |
//! | boards, pieces and marks as entities | [`board`], [`piece`], [`highlight`] |
//! | board events → timed cues → motions | [`playback`], [`script`], [`motion`]; after a jump [`resync`] |
//! | the piece in the hand | [`lift`] |
//! | where the camera stands, and from which side | [`camera`], [`near_side`], [`title`] |
//! | where points are in the window, for signs on them | [`point_places`] |
//! | sound | [`sound`] |
//! | what the hand feels | [`vibration`] |
//! | when a frame is drawn | [`redraw`] |
//! | what view, input and interface share | [`stage`] |

pub mod background;
pub mod board;
pub mod camera;
pub mod games;
pub mod highlight;
pub mod layout;
pub mod lift;
pub mod lighting;
pub mod material;
pub mod mesh;
pub mod motion;
pub mod near_side;
pub mod piece;
pub mod playback;
pub mod point_places;
pub mod redraw;
pub mod renderer;
pub mod resync;
pub mod scene;
pub mod script;
pub mod shadow;
pub mod shown;
pub mod sound;
pub mod stage;
pub mod texture;
pub mod title;
pub mod trays;
pub mod vibration;

use bevy::prelude::*;

use crate::game::GameSystems;

/// The order of the view's systems in a frame; all of them run after the match's.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ViewSystems {
    /// Builds boards and pieces for new entities.
    Build,
    /// Queues the board events of this frame.
    Queue,
    /// Moves pieces and marks to where they belong after a jump.
    Resync,
    /// Turns queued events into cues, and due cues into motions and sounds.
    Play,
    /// Plays sounds.
    Sound,
    /// Lifts and drops the piece in the hand.
    Lift,
    /// Moves pieces along their motions.
    Move,
    /// Lets shadows, the title's boards and the camera follow.
    Follow,
    /// Draws marks and coordinates.
    Mark,
    /// Decides whether another frame is needed.
    Redraw,
}

/// Shows every match in 3D.
pub fn plugin(app: &mut App) {
    use ViewSystems::{Build, Follow, Lift, Mark, Move, Play, Queue, Redraw, Resync, Sound};
    let order = (Build, Queue, Resync, Play, Sound, Lift, Move, Follow, Mark, Redraw);
    app.configure_sets(Update, order.chain().after(GameSystems::Events))
        .add_plugins((stage::plugin, redraw::plugin))
        .add_plugins((renderer::RendererPlugin, material::plugin, scene::plugin, board::plugin, piece::plugin))
        .add_plugins((playback::plugin, resync::plugin, background::plugin, motion::plugin, lift::plugin))
        .add_plugins((camera::plugin, trays::plugin, near_side::plugin, title::plugin))
        .add_plugins((highlight::plugin, point_places::plugin))
        .add_plugins((sound::plugin, vibration::plugin));
}
