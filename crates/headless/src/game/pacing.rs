//! When a computer may answer, and when the next move of a review is shown: after the view has shown everything, and a
//! short delay later.

use std::sync::atomic::AtomicBool;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::systems::GameSystems;

/// Adds the resources that pace computers.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ViewBusy>()
        .init_resource::<BoardArriving>()
        .init_resource::<ReplyDelay>()
        .init_resource::<AutoplayDelay>()
        .init_resource::<IdleSince>()
        .init_resource::<ReplyAwaited>();
    app.add_systems(Update, track_idle.in_set(GameSystems::Replies));
}

/// Whether the view is still showing earlier events. The view sets it; without a view it stays false.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ViewBusy(pub bool);

/// Whether the camera still moves onto the board, so that the first move cannot be made yet. The view sets it; clocks wait.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BoardArriving(pub bool);

/// The least time between the end of all animations and a computer's answer. The search runs meanwhile. Zero unless set.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ReplyDelay(pub Duration);

/// The time for which each position is shown when moves are shown one after the other. Zero unless set.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct AutoplayDelay(pub Duration);

/// The last time the view was busy, as elapsed [`Time<Real>`].
#[derive(Resource, Clone, Copy, Debug, Default)]
pub(super) struct IdleSince(Duration);

/// Whether something has been held back because it could not be shown yet: the program must look again soon.
#[derive(Resource, Default, Debug)]
pub struct ReplyAwaited(AtomicBool);

impl ReplyAwaited {
    /// Something is held back.
    pub fn held_back() -> ReplyAwaited {
        ReplyAwaited(AtomicBool::new(true))
    }

    /// Whether this was so since the last call.
    pub fn take(&self) -> bool {
        self.0.swap(false, Relaxed)
    }
}

/// Records when the view becomes idle.
pub(super) fn track_idle(time: Res<Time<Real>>, view_busy: Res<ViewBusy>, mut idle_since: ResMut<IdleSince>) {
    if view_busy.0 {
        idle_since.0 = time.elapsed();
    }
}

/// Decides whether a computer may answer now.
#[derive(SystemParam)]
pub(super) struct ReplyClock<'w> {
    time: Res<'w, Time<Real>>,
    view_busy: Res<'w, ViewBusy>,
    delay: Res<'w, ReplyDelay>,
    idle_since: Res<'w, IdleSince>,
    awaited: Res<'w, ReplyAwaited>,
}

impl ReplyClock<'_> {
    /// Elapsed [`Time<Real>`].
    pub(super) fn now(&self) -> Duration {
        self.time.elapsed()
    }

    /// Whether a computer whose search started at `since` may answer now.
    pub(super) fn is_ready(&self, since: Duration) -> bool {
        self.noted(!self.view_busy.0 && self.now() >= since.max(self.idle_since.0) + self.delay.0)
    }

    /// Whether a computer that is short of time may answer now: it does not wait for the delay.
    pub(super) fn is_ready_in_haste(&self) -> bool {
        self.noted(!self.view_busy.0)
    }

    fn noted(&self, is_ready: bool) -> bool {
        if !is_ready {
            self.awaited.0.store(true, Relaxed);
        }
        is_ready
    }
}
