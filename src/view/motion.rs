//! How a piece moves from one transform to another: curves over time, nothing linear.

use bevy::math::curve::EaseFunction::{CubicInOut, CubicOut, QuadraticIn};
use bevy::prelude::*;

use super::ViewSystems;
use super::stage::Animating;

/// Moves pieces along their motions.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, advance.in_set(ViewSystems::Move));
}

/// The animation of a piece. Removed when it has ended.
#[derive(Component, Clone, Copy, Debug)]
pub struct Motion {
    /// The transform at the start.
    pub from: Transform,
    /// The transform at the end.
    pub to: Transform,
    /// The shape of the way.
    pub path: Path,
    /// Seconds until it starts.
    pub delay: f32,
    /// Seconds it takes.
    pub duration: f32,
    /// Seconds since the motion was added.
    pub elapsed: f32,
}

/// The shape of a way.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Path {
    /// Falls onto its place and squashes a little.
    Drop,
    /// Crouches, slides with a hop, leaning into the movement, and squashes a little where it lands.
    Slide {
        /// Height of the hop.
        hop: f32,
    },
    /// Turns over by half a turn.
    Flip {
        /// The axis, in the board's plane.
        axis: Vec3,
        /// How high the piece rises in the middle.
        lift: f32,
    },
    /// Topples and then flies in an arc to its end: a captured piece on its way to the tray.
    KnockedOver {
        /// The direction in which it topples.
        away: Vec3,
    },
    /// Sinks into the board and rises again; its body is exchanged at half time.
    SinkAndRise,
    /// Rises and shrinks to nothing.
    Vanish,
    /// Grows or shrinks on the spot.
    Fade,
}

impl Motion {
    /// A motion that starts after `delay` seconds and takes `duration` seconds.
    pub const fn new(from: Transform, to: Transform, path: Path, delay: f32, duration: f32) -> Motion {
        Motion { from, to, path, delay, duration, elapsed: 0.0 }
    }

    /// When it ends, in seconds since it was added.
    pub fn end(&self) -> f32 {
        self.delay + self.duration
    }

    /// The part of the duration that has passed, from 0 to 1.
    pub fn progress(&self) -> f32 {
        if self.duration <= 0.0 { 1.0 } else { ((self.elapsed - self.delay) / self.duration).clamp(0.0, 1.0) }
    }

    /// The piece's transform now.
    pub fn pose(&self) -> Transform {
        let t = self.progress();
        if t >= 1.0 {
            return self.to;
        }
        let (from, to) = (self.from, self.to);
        match self.path {
            Path::Drop => drop(from, to, t),
            Path::Slide { hop } => slide(from, to, hop, t),
            Path::Flip { axis, lift } => flip(from, to, axis, lift, t),
            Path::KnockedOver { away } => knock_over(from, to, away, t),
            Path::SinkAndRise => sink_and_rise(from, to, t),
            Path::Vanish => {
                let s = QuadraticIn.sample_unchecked(t);
                let mut pose = from;
                pose.translation.y += 1.1 * s;
                pose.scale = from.scale * (1.0 - s * s);
                pose
            }
            Path::Fade => between(from, to, CubicOut.sample_unchecked(t)),
        }
    }
}

fn between(from: Transform, to: Transform, s: f32) -> Transform {
    Transform {
        translation: from.translation.lerp(to.translation, s),
        rotation: from.rotation.slerp(to.rotation, s),
        scale: from.scale.lerp(to.scale, s),
    }
}

impl Path {
    /// The part of the time after which the piece touches its place.
    pub const fn landing(self) -> f32 {
        match self {
            Path::Drop => 0.72,
            Path::Slide { .. } => 0.82,
            _ => 1.0,
        }
    }
}

/// Squashes by `depth` and back, as `s` goes from 0 to 1.
fn squash(pose: Transform, depth: f32, s: f32) -> Transform {
    let by = depth * (s * std::f32::consts::PI).sin();
    Transform { scale: pose.scale * Vec3::new(1.0 + by / 2.0, 1.0 - by, 1.0 + by / 2.0), ..pose }
}

fn slide(from: Transform, to: Transform, hop: f32, t: f32) -> Transform {
    const CROUCH: f32 = 0.16;
    // Leans back before it starts, and forward while it slides.
    let along = (to.translation - from.translation).with_y(0.0);
    let axis = Vec3::Y.cross(along).try_normalize();
    let lean = |pose: Transform, angle: f32| match axis {
        Some(axis) => Transform { rotation: Quat::from_axis_angle(axis, angle) * pose.rotation, ..pose },
        None => pose,
    };
    let landing = Path::Slide { hop }.landing();
    let wave = |s: f32| (s * std::f32::consts::PI).sin();
    if t < CROUCH {
        let s = t / CROUCH;
        return lean(squash(from, 0.05, s), -0.06 * wave(s));
    }
    if t >= landing {
        return squash(to, 0.05, (t - landing) / (1.0 - landing));
    }
    let s = (t - CROUCH) / (landing - CROUCH);
    let way = CubicInOut.sample_unchecked(s);
    let mut pose = lean(between(from, to, way), 0.12 * wave(s));
    pose.translation.y += hop * 4.0 * way * (1.0 - way);
    pose
}

/// Falls for most of the time, then squashes.
fn drop(from: Transform, to: Transform, t: f32) -> Transform {
    let landing = Path::Drop.landing();
    if t < landing {
        let s = t / landing;
        let mut pose = between(from, to, CubicOut.sample_unchecked(s));
        pose.translation.y = from.translation.y.lerp(to.translation.y, QuadraticIn.sample_unchecked(s));
        return pose;
    }
    squash(to, 0.06, (t - landing) / (1.0 - landing))
}

fn flip(from: Transform, to: Transform, axis: Vec3, lift: f32, t: f32) -> Transform {
    let s = CubicInOut.sample_unchecked(t);
    let mut pose = between(from, to, s);
    pose.translation.y += lift * 4.0 * t * (1.0 - t);
    // Always half a turn about the given axis, ending exactly in the resting rotation.
    pose.rotation = Quat::from_axis_angle(axis, std::f32::consts::PI * (s - 1.0)) * to.rotation;
    pose
}

fn knock_over(from: Transform, to: Transform, away: Vec3, t: f32) -> Transform {
    const FALL: f32 = 0.35;
    if t < FALL {
        // Fast at once, so that the captor does not overlap it.
        let s = CubicOut.sample_unchecked(t / FALL);
        let axis = Vec3::Y.cross(away).normalize_or(Vec3::X);
        return Transform {
            translation: from.translation + away * 0.36 * s + Vec3::Y * 0.05 * s,
            rotation: Quat::from_axis_angle(axis, 1.15 * s) * from.rotation,
            ..from
        };
    }
    let s = CubicInOut.sample_unchecked((t - FALL) / (1.0 - FALL));
    let fallen = knock_over(from, to, away, FALL * 0.999);
    let mut pose = between(fallen, to, s);
    pose.translation.y += 1.3 * 4.0 * s * (1.0 - s) * 0.6;
    pose
}

fn sink_and_rise(from: Transform, to: Transform, t: f32) -> Transform {
    let depth = 0.34;
    let (base, s) =
        if t < 0.5 { (from, QuadraticIn.sample_unchecked(t * 2.0)) } else { (to, 1.0 - overshoot(t * 2.0 - 1.0)) };
    let mut pose = base;
    pose.translation.y -= depth * s;
    pose
}

/// Ends with an overshoot of 5 %. Bevy's `EaseFunction::BackOut` is a curve of the same kind whose fixed overshoot, 10 %,
/// is too much for a stone.
fn overshoot(t: f32) -> f32 {
    let u = t - 1.0;
    1.0 + 2.2 * u * u * u + 1.2 * u * u
}

/// Advances every motion and moves its piece.
fn advance(
    mut commands: Commands,
    time: Res<Time>,
    mut moving: Query<(Entity, Mut<Motion>, &mut Transform)>,
    mut animating: ResMut<Animating>,
) {
    for (piece, mut motion, mut transform) in &mut moving {
        // The frame in which a motion is added may follow seconds without frames: its length does not count.
        if !motion.is_added() {
            motion.elapsed += time.delta_secs();
        }
        *transform = motion.pose();
        if motion.elapsed >= motion.end() {
            commands.entity(piece).remove::<Motion>();
        } else {
            animating.0 = true;
        }
    }
}

#[cfg(test)]
mod tests;
