//! The boards as one sees them: a 3D scene that listens to board events and never changes a match.

pub mod board;
pub mod camera;
pub mod highlight;
pub mod layout;
pub mod lift;
pub mod mesh;
pub mod motion;
pub mod near_side;
pub mod piece;
pub mod playback;
pub mod redraw;
pub mod resync;
pub mod scene;
pub mod script;
pub mod sound;
pub mod stage;
pub mod texture;
pub mod theme;
pub mod title;

use bevy::prelude::*;

use crate::game::screen::Screen;
use crate::settings::preferences::Preferences;

/// The order of the view's work in a frame; all of it comes after the match's.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ViewSystems {
    /// Boards and bodies for what is new.
    Build,
    /// What happened becomes motion.
    Perform,
    /// Pieces, camera and marks follow.
    Show,
}

/// Shows every match in 3D.
#[derive(Clone, Copy, Debug, Default)]
pub struct ViewPlugin;

impl Plugin for ViewPlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins(sound::SoundPlugin)
            .init_resource::<Preferences>()
            .init_resource::<stage::Stage>()
            .init_resource::<stage::TitleBoards>()
            .init_resource::<stage::Animating>()
            .init_resource::<stage::NeedsRedraw>()
            .init_resource::<stage::BoardCovered>()
            .init_resource::<stage::Dragged>()
            .init_resource::<camera::Orbit>()
            .init_resource::<near_side::NearSide>()
            .init_resource::<camera::CameraRig>()
            .init_resource::<piece::PieceMeshes>()
            .init_resource::<highlight::MarkMeshes>()
            .init_resource::<theme::Materials>()
            .init_resource::<texture::Textures>()
            .add_message::<playback::DueCue>()
            .add_message::<playback::SkipAnimations>()
            .configure_sets(
                Update,
                (ViewSystems::Build, ViewSystems::Perform, ViewSystems::Show)
                    .chain()
                    .after(crate::game::GameSystems::Events),
            )
            .add_systems(PreStartup, scene::set_up)
            .add_systems(First, (theme::apply_theme, scene::light).run_if(resource_changed::<Preferences>))
            .add_systems(
                Update,
                (piece::refresh_markings, playback::add_playback, board::build, piece::spawn_visuals)
                    .chain()
                    .in_set(ViewSystems::Build),
            )
            .add_systems(
                Update,
                (
                    redraw::reset,
                    playback::queue_events,
                    resync::resync_marks,
                    resync::resync,
                    playback::advance,
                    playback::run_cues,
                )
                    .chain()
                    .in_set(ViewSystems::Perform),
            )
            .add_systems(
                Update,
                (
                    lift::update_lifted,
                    motion::travel,
                    piece::follow_pieces,
                    title::arrange,
                    near_side::update_near_side.run_if(in_state(Screen::Match)),
                    camera::follow,
                    highlight::draw,
                    board::show_coordinates,
                    redraw::update_view_busy,
                    redraw::request_redraw,
                )
                    .chain()
                    .in_set(ViewSystems::Show),
            )
            .add_systems(PostUpdate, title::publish_board_rects.after(TransformSystems::Propagate))
            .add_systems(OnEnter(Screen::Match), camera::start_intro)
            .add_systems(OnEnter(Screen::Title), camera::cut);
    }
}
