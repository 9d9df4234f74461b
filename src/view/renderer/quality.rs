//! How many samples of each pixel are drawn: several at rest, one while the camera moves if the machine is slow.

use std::time::Duration;

use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;

use crate::view::scene::BoardCamera;

/// Samples of a pixel at rest, and of what moves before a camera that stands still.
pub(super) const SHARP: u32 = 4;
/// A frame takes too long above this time, and is fast enough for more samples below the other.
const SLOW: Duration = Duration::from_millis(40);
const FAST: Duration = Duration::from_millis(18);
/// The frames of a moving camera that are slow before samples are given up, and that are fast before they come back; each time
/// they were given up again, it takes twice as many.
const PATIENCE: u32 = 5;
const TRUST: u32 = 90;
const MOST_TRUST: u32 = TRUST << 5;

/// How the scene is drawn while the camera moves; at rest it is always sharp.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub struct DrawnQuality {
    /// Samples of a pixel: 1 or 4.
    pub samples: u32,
}

impl Default for DrawnQuality {
    fn default() -> Self {
        DrawnQuality { samples: SHARP }
    }
}

/// Names of drivers that draw on the main processor; a browser gives only the name.
const SOFTWARE: [&str; 4] = ["swiftshader", "llvmpipe", "softpipe", "basic render"];

/// Whether the main processor draws.
pub(super) fn draws_on_processor(adapter: &RenderAdapterInfo) -> bool {
    adapter.device_type == wgpu_types::DeviceType::Cpu || is_software(&adapter.name)
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
    /// The fast frames in a row after which more samples are drawn.
    trust: u32,
}

impl Default for Governor {
    fn default() -> Self {
        Governor { slow: 0, fast: 0, trust: TRUST }
    }
}

impl Governor {
    /// The samples of the next frame after one that took so long.
    fn after(&mut self, frame: Duration, samples: u32) -> u32 {
        self.slow = if frame > SLOW { self.slow + 1 } else { 0 };
        self.fast = if frame < FAST { self.fast + 1 } else { 0 };
        if samples > 1 && self.slow >= PATIENCE {
            *self = Governor { trust: (self.trust * 2).min(MOST_TRUST), ..default() };
            1
        } else if samples == 1 && self.fast >= self.trust {
            (self.slow, self.fast) = (0, 0);
            SHARP
        } else {
            samples
        }
    }
}

/// Begins with one sample where the main processor draws.
pub(super) fn begin(adapter: Option<Res<RenderAdapterInfo>>, mut quality: ResMut<DrawnQuality>) {
    if adapter.is_some_and(|adapter| draws_on_processor(&adapter)) {
        quality.samples = 1;
    }
}

/// Chooses the samples by the time that frames take.
pub(super) fn choose(
    time: Res<Time<Real>>,
    camera: Query<(&Camera, &GlobalTransform), With<BoardCamera>>,
    mut quality: ResMut<DrawnQuality>,
    mut governor: Local<Governor>,
    mut before: Local<Option<(Mat4, GlobalTransform)>>,
    mut moved: Local<bool>,
) {
    let now = camera.single().ok().map(|(camera, place)| (camera.clip_from_view(), *place));
    let moves = *before != now;
    *before = now;
    // The time between two frames is that of a frame only if the camera moved in both.
    if std::mem::replace(&mut *moved, moves) && moves {
        let samples = governor.after(time.delta(), quality.samples);
        quality.set_if_neq(DrawnQuality { samples });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The samples after this many frames that took so many milliseconds each.
    fn after(governor: &mut Governor, mut samples: u32, frames: u32, milliseconds: u64) -> u32 {
        for _ in 0..frames {
            samples = governor.after(Duration::from_millis(milliseconds), samples);
        }
        samples
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
    fn samples_are_given_up_after_some_slow_frames_but_not_after_a_single_one() {
        let mut governor = Governor::default();
        for _ in 0..50 {
            assert_eq!(after(&mut governor, SHARP, 1, 300), SHARP, "a new theme takes a while");
            assert_eq!(after(&mut governor, SHARP, 3, 16), SHARP);
        }
        assert_eq!(after(&mut governor, SHARP, PATIENCE, 60), 1);
    }

    #[test]
    fn samples_come_back_after_a_while_and_later_each_time_so_that_they_do_not_flicker() {
        let mut governor = Governor::default();
        let mut waits = Vec::new();
        for _ in 0..8 {
            assert_eq!(after(&mut governor, SHARP, PATIENCE, 60), 1);
            let wait = (1..).find(|_| after(&mut governor, 1, 1, 10) == SHARP).unwrap_or_default();
            waits.push(wait);
        }
        assert_eq!(waits[..3], [TRUST * 2, TRUST * 4, TRUST * 8]);
        assert_eq!(waits[7], MOST_TRUST);
    }

    #[test]
    fn frames_that_are_neither_slow_nor_fast_change_nothing() {
        let mut governor = Governor::default();
        assert_eq!(after(&mut governor, SHARP, 10_000, 33), SHARP);
        assert_eq!(after(&mut governor, 1, 10_000, 33), 1);
    }
}
