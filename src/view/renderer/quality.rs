//! How finely the scene is drawn: sharp at rest; while something moves as finely as the machine is fast enough for.

use std::time::Duration;

use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;

use crate::settings::graphics::Detail;
use crate::settings::preferences::Preferences;
use crate::view::scene::BoardCamera;

/// A frame takes too long above this time, and is fast enough for more detail below the other.
const SLOW: Duration = Duration::from_millis(40);
const FAST: Duration = Duration::from_millis(18);
/// The frames of a moving camera that are slow before detail is given up, and that are fast before it comes back; each time
/// it was given up again, it takes twice as many.
const PATIENCE: u32 = 5;
const TRUST: u32 = 90;
const MOST_TRUST: u32 = TRUST << 5;

/// How finely the scene is drawn while something moves: the user's choice, or else the program's.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct DrawnDetail(pub Detail);

/// How a part of the window is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Sampling {
    /// Samples of a pixel: 1 or 4.
    pub(super) samples: u32,
    /// The edge of the pixels that are drawn, in pixels of the window.
    pub(super) pixel: u32,
}

impl Default for Sampling {
    fn default() -> Self {
        Sampling::SHARP
    }
}

impl Sampling {
    /// What stands still is drawn so.
    pub(super) const SHARP: Sampling = Sampling { samples: 4, pixel: 1 };

    /// What moves is drawn so.
    pub(super) const fn moving(detail: Detail, camera_moves: bool) -> Sampling {
        match (detail, camera_moves) {
            (Detail::Sharp, _) | (Detail::Balanced, false) => Sampling::SHARP,
            (Detail::Balanced, true) | (Detail::Light, false) => Sampling { samples: 1, pixel: 1 },
            (Detail::Light, true) => Sampling { samples: 1, pixel: 2 },
        }
    }
}

/// Names of drivers that draw on the main processor; a browser gives only the name.
const SOFTWARE: [&str; 4] = ["swiftshader", "llvmpipe", "softpipe", "basic render"];

/// Whether the main processor draws.
pub(super) fn draws_on_processor(adapter: &RenderAdapterInfo) -> bool {
    adapter.device_type == wgpu::DeviceType::Cpu || is_software(&adapter.name)
}

fn is_software(adapter: &str) -> bool {
    let adapter = adapter.to_lowercase();
    SOFTWARE.iter().any(|name| adapter.contains(name))
}

/// Measures the frames of a moving camera.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Governor {
    /// Frames in a row that were slow, and that were fast.
    slow: u32,
    fast: u32,
    /// The fast frames in a row after which detail comes back.
    trust: u32,
}

impl Default for Governor {
    fn default() -> Self {
        Governor { slow: 0, fast: 0, trust: TRUST }
    }
}

impl Governor {
    /// The detail of the next frame after one that took so long.
    fn after(&mut self, frame: Duration, detail: Detail) -> Detail {
        self.slow = if frame > SLOW { self.slow + 1 } else { 0 };
        self.fast = if frame < FAST { self.fast + 1 } else { 0 };
        if self.slow >= PATIENCE && detail < Detail::Light {
            *self = Governor { trust: (self.trust * 2).min(MOST_TRUST), ..default() };
            if detail == Detail::Sharp { Detail::Balanced } else { Detail::Light }
        } else if self.fast >= self.trust && detail > Detail::Sharp {
            (self.slow, self.fast) = (0, 0);
            if detail == Detail::Light { Detail::Balanced } else { Detail::Sharp }
        } else {
            detail
        }
    }
}

/// Begins with less detail where the main processor draws.
pub(super) fn begin(adapter: Option<Res<RenderAdapterInfo>>, mut drawn: ResMut<DrawnDetail>) {
    if adapter.is_some_and(|adapter| draws_on_processor(&adapter)) {
        drawn.0 = Detail::Light;
    }
}

/// Follows the user's choice, or else the time that frames take.
pub(super) fn choose(
    (time, preferences): (Res<Time<Real>>, Res<Preferences>),
    camera: Query<(&Camera, &GlobalTransform), With<BoardCamera>>,
    mut drawn: ResMut<DrawnDetail>,
    mut governor: Local<Governor>,
    mut before: Local<Option<(Mat4, GlobalTransform)>>,
    mut moved: Local<bool>,
) {
    let now = camera.single().ok().map(|(camera, place)| (camera.clip_from_view(), *place));
    let moves = *before != now;
    *before = now;
    // The time between two frames is that of a frame only if the camera moved in both.
    let measured = std::mem::replace(&mut *moved, moves) && moves;
    let detail = match preferences.graphics.detail() {
        Some(chosen) => chosen,
        None if measured => governor.after(time.delta(), drawn.0),
        None => return,
    };
    drawn.set_if_neq(DrawnDetail(detail));
}

#[cfg(test)]
mod tests {
    use Detail::{Balanced, Light, Sharp};

    use super::*;
    use crate::settings::graphics::Graphics;

    /// The detail after `frames` frames that took `milliseconds` each.
    fn after(governor: &mut Governor, mut detail: Detail, frames: u32, milliseconds: u64) -> Detail {
        for _ in 0..frames {
            detail = governor.after(Duration::from_millis(milliseconds), detail);
        }
        detail
    }

    #[test]
    fn drivers_that_draw_on_the_processor_are_known_by_their_names() {
        assert!(is_software(
            "ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero) (0x0000C0DE)), SwiftShader driver)"
        ));
        assert!(is_software("llvmpipe (LLVM 15.0.6, 256 bits)") && is_software("Microsoft Basic Render Driver"));
        assert!(!is_software("ANGLE (Intel, Mesa Intel(R) UHD Graphics 620 (KBL GT2), OpenGL 4.6)"));
    }

    #[test]
    fn detail_is_given_up_in_steps_after_some_slow_frames_but_not_after_a_single_one() {
        let mut governor = Governor::default();
        for _ in 0..50 {
            assert_eq!(after(&mut governor, Sharp, 1, 300), Sharp, "a new theme takes a while");
            assert_eq!(after(&mut governor, Sharp, 3, 16), Sharp);
        }
        assert_eq!(after(&mut governor, Sharp, PATIENCE, 60), Balanced);
        assert_eq!(after(&mut governor, Balanced, PATIENCE - 1, 60), Balanced);
        assert_eq!(after(&mut governor, Balanced, 1, 60), Light);
        assert_eq!(after(&mut governor, Light, 100, 60), Light);
    }

    #[test]
    fn detail_comes_back_after_a_while_and_later_each_time_so_that_it_does_not_flicker() {
        let mut governor = Governor::default();
        let mut waits = Vec::new();
        for _ in 0..8 {
            assert_eq!(after(&mut governor, Sharp, PATIENCE, 60), Balanced);
            let wait = (1..).find(|_| after(&mut governor, Balanced, 1, 10) == Sharp).unwrap_or_default();
            waits.push(wait);
        }
        assert_eq!(waits[..3], [TRUST * 2, TRUST * 4, TRUST * 8]);
        assert_eq!(waits[7], MOST_TRUST);
    }

    #[test]
    fn frames_that_are_neither_slow_nor_fast_change_nothing() {
        let mut governor = Governor::default();
        for detail in [Sharp, Balanced, Light] {
            assert_eq!(after(&mut governor, detail, 10_000, 33), detail);
        }
    }

    #[test]
    fn what_the_user_has_chosen_is_drawn_however_fast_frames_are() {
        let mut app = App::new();
        app.init_resource::<Time<Real>>().init_resource::<Preferences>().init_resource::<DrawnDetail>();
        app.add_systems(Update, choose);
        let camera = app.world_mut().spawn((BoardCamera, Camera::default(), GlobalTransform::IDENTITY)).id();
        let mut drawn = |graphics, frames: u32, milliseconds| {
            app.world_mut().resource_mut::<Preferences>().graphics = graphics;
            for frame in 0..frames {
                let place = GlobalTransform::from_xyz(frame as f32, 0.0, 0.0);
                app.world_mut().entity_mut(camera).insert(place);
                app.world_mut().resource_mut::<Time<Real>>().advance_by(Duration::from_millis(milliseconds));
                app.update();
            }
            app.world().resource::<DrawnDetail>().0
        };
        assert_eq!(drawn(Graphics::Automatic, 40, 60), Light);
        assert_eq!(drawn(Graphics::Sharp, 40, 60), Sharp);
        assert_eq!(drawn(Graphics::Light, 400, 10), Light);
        assert_eq!(drawn(Graphics::Balanced, 400, 10), Balanced);
        assert_eq!(drawn(Graphics::Automatic, 4000, 10), Sharp);
    }

    #[test]
    fn only_a_moving_camera_gives_up_pixels_and_a_board_at_rest_is_sharp() {
        let coarse = |detail, camera| Sampling::moving(detail, camera) != Sampling::SHARP;
        assert!(!coarse(Sharp, true) && !coarse(Balanced, false));
        assert_eq!(Sampling::moving(Balanced, true), Sampling { samples: 1, pixel: 1 });
        assert_eq!(Sampling::moving(Light, false), Sampling { samples: 1, pixel: 1 });
        assert_eq!(Sampling::moving(Light, true), Sampling { samples: 1, pixel: 2 });
    }
}
