//! How a piece travels from where it is to where it belongs: curves over time, nothing linear.

use bevy::prelude::*;

use super::stage::Animating;

/// A piece on its way. Removed when it has arrived.
#[derive(Component, Clone, Copy, Debug)]
pub struct Motion {
    pub from: Transform,
    pub to: Transform,
    pub path: Path,
    /// Seconds until it starts.
    pub delay: f32,
    /// Seconds it takes.
    pub duration: f32,
    /// Seconds since it was given.
    pub elapsed: f32,
}

/// The shape of a way.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Path {
    /// Falls onto its place and gives a little.
    Drop,
    /// Crouches, slides with a hop of this height, leaning into it, and gives a little where it lands.
    Slide { hop: f32 },
    /// Turns over about an axis in the board's plane, lifted by this much.
    Flip { axis: Vec3, lift: f32 },
    /// Is struck away: topples in this direction and lands in the tray.
    Struck { away: Vec3 },
    /// Sinks into the board and comes up again, changed: at half time its body is exchanged.
    Petrify,
    /// Lifts off and shrinks away.
    Lift,
    /// Grows out of nothing, or shrinks to it, on the spot.
    Fade,
}

impl Motion {
    #[must_use]
    pub const fn new(from: Transform, to: Transform, path: Path, delay: f32, duration: f32) -> Motion {
        Motion { from, to, path, delay, duration, elapsed: 0.0 }
    }

    /// When it will have arrived, in seconds from its start.
    #[must_use]
    pub fn end(&self) -> f32 {
        self.delay + self.duration
    }

    /// How far it is, from 0 to 1.
    #[must_use]
    pub fn progress(&self) -> f32 {
        if self.duration <= 0.0 { 1.0 } else { ((self.elapsed - self.delay) / self.duration).clamp(0.0, 1.0) }
    }

    /// Where the piece is now.
    #[must_use]
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
            Path::Struck { away } => struck(from, to, away, t),
            Path::Petrify => petrify(from, to, t),
            Path::Lift => {
                let s = ease_in(t);
                let mut pose = from;
                pose.translation.y += 1.1 * s;
                pose.scale = from.scale * (1.0 - s * s);
                pose
            }
            Path::Fade => between(from, to, ease_out(t)),
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
    #[must_use]
    pub const fn landing(self) -> f32 {
        match self {
            Path::Drop => 0.72,
            Path::Slide { .. } => 0.82,
            _ => 1.0,
        }
    }
}

/// Gives way by so much and comes back, as `s` goes from 0 to 1.
fn give(pose: Transform, depth: f32, s: f32) -> Transform {
    let give = depth * (s * std::f32::consts::PI).sin();
    Transform { scale: pose.scale * Vec3::new(1.0 + give / 2.0, 1.0 - give, 1.0 + give / 2.0), ..pose }
}

fn slide(from: Transform, to: Transform, hop: f32, t: f32) -> Transform {
    const CROUCH: f32 = 0.16;
    // Leans back before it goes, and then into its way.
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
        return lean(give(from, 0.05, s), -0.06 * wave(s));
    }
    if t >= landing {
        return give(to, 0.05, (t - landing) / (1.0 - landing));
    }
    let s = (t - CROUCH) / (landing - CROUCH);
    let way = ease_in_out(s);
    let mut pose = lean(between(from, to, way), 0.12 * wave(s));
    pose.translation.y += hop * 4.0 * way * (1.0 - way);
    pose
}

/// Falls for most of the time, then gives way and comes back.
fn drop(from: Transform, to: Transform, t: f32) -> Transform {
    let landing = Path::Drop.landing();
    if t < landing {
        let s = t / landing;
        let mut pose = between(from, to, ease_out(s));
        pose.translation.y = from.translation.y + (to.translation.y - from.translation.y) * s * s;
        return pose;
    }
    give(to, 0.06, (t - landing) / (1.0 - landing))
}

fn flip(from: Transform, to: Transform, axis: Vec3, lift: f32, t: f32) -> Transform {
    let s = ease_in_out(t);
    let mut pose = between(from, to, s);
    pose.translation.y += lift * 4.0 * t * (1.0 - t);
    // Always half a turn about the given axis, ending exactly in the resting rotation.
    pose.rotation = Quat::from_axis_angle(axis, std::f32::consts::PI * (s - 1.0)) * to.rotation;
    pose
}

fn struck(from: Transform, to: Transform, away: Vec3, t: f32) -> Transform {
    const FALL: f32 = 0.35;
    if t < FALL {
        // A blow: fast at once, so that the captor does not stand in it.
        let s = ease_out(t / FALL);
        let axis = Vec3::Y.cross(away).normalize_or(Vec3::X);
        return Transform {
            translation: from.translation + away * 0.36 * s + Vec3::Y * 0.05 * s,
            rotation: Quat::from_axis_angle(axis, 1.15 * s) * from.rotation,
            ..from
        };
    }
    let s = ease_in_out((t - FALL) / (1.0 - FALL));
    let fallen = struck(from, to, away, FALL * 0.999);
    let mut pose = between(fallen, to, s);
    pose.translation.y += 1.3 * 4.0 * s * (1.0 - s) * 0.6;
    pose
}

fn petrify(from: Transform, to: Transform, t: f32) -> Transform {
    let depth = 0.34;
    let (base, s) = if t < 0.5 { (from, ease_in(t * 2.0)) } else { (to, 1.0 - ease_out_back(t * 2.0 - 1.0)) };
    let mut pose = base;
    pose.translation.y -= depth * s;
    pose
}

fn ease_out(t: f32) -> f32 {
    1.0 - (1.0 - t).powi(3)
}

fn ease_in(t: f32) -> f32 {
    t * t
}

fn ease_in_out(t: f32) -> f32 {
    if t < 0.5 { 4.0 * t * t * t } else { 1.0 - (-2.0 * t + 2.0).powi(3) / 2.0 }
}

fn ease_out_back(t: f32) -> f32 {
    let u = t - 1.0;
    1.0 + 2.2 * u * u * u + 1.2 * u * u
}

/// Moves every piece that is on its way.
pub fn travel(
    mut commands: Commands,
    time: Res<Time>,
    mut moving: Query<(Entity, Mut<Motion>, &mut Transform)>,
    mut busy: ResMut<Animating>,
) {
    for (piece, mut motion, mut transform) in &mut moving {
        // The frame in which a motion is given may have come after seconds of rest: its length does not count.
        if !motion.is_added() {
            motion.elapsed += time.delta_secs();
        }
        *transform = motion.pose();
        if motion.elapsed >= motion.end() {
            commands.entity(piece).remove::<Motion>();
        } else {
            busy.0 = true;
        }
    }
}
