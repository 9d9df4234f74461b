//! Measures idle CPU use.

use std::process::exit;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use bevy::prelude::*;

use crate::platform::cpu_time::cpu_seconds;

/// The time without frames after which the program is idle.
const REST: Duration = Duration::from_secs(2);
/// The longest time to wait until the program is idle.
const TIMEOUT: Duration = Duration::from_secs(120);
/// The share of a core above which the program is not idle.
const BUSY: f64 = 0.1;
/// The time between two samples.
const INTERVAL: Duration = Duration::from_millis(100);

static FRAMES: AtomicU32 = AtomicU32::new(0);

/// Waits until the program is idle, measures for this time, prints the result and exits. Nothing of that requests a frame.
#[derive(Clone, Copy, Debug)]
pub(super) struct IdleProfilerPlugin(pub(super) Duration);

impl Plugin for IdleProfilerPlugin {
    fn build(&self, app: &mut App) {
        let IdleProfilerPlugin(span) = *self;
        app.add_systems(Last, || _ = FRAMES.fetch_add(1, Ordering::Relaxed));
        thread::spawn(move || {
            if !wait_until_idle() {
                println!("the program does not come to rest");
                exit(1);
            }
            let (frames, used) = (FRAMES.load(Ordering::Relaxed), cpu_seconds());
            thread::sleep(span);
            let frames = FRAMES.load(Ordering::Relaxed) - frames;
            let seconds = span.as_secs_f64();
            match used.zip(cpu_seconds()) {
                Some((before, after)) => {
                    let share = (after - before) / seconds * 100.0;
                    println!("at rest for {seconds:.0} s: {frames} frames, {share:.2} % of a core");
                }
                None => println!("at rest for {seconds:.0} s: {frames} frames"),
            }
            exit(0);
        });
    }
}

/// Waits until no frame has been drawn for a while; returns false on a timeout. A single frame may take longer than that
/// on a slow renderer; its CPU time shows that the program is not idle.
fn wait_until_idle() -> bool {
    let begin = Instant::now();
    let now = || (FRAMES.load(Ordering::Relaxed), cpu_seconds().unwrap_or_default());
    let (mut last, mut since) = (now(), Instant::now());
    while begin.elapsed() < TIMEOUT {
        thread::sleep(INTERVAL);
        let (frames, used) = now();
        if frames == 0 || frames != last.0 || used - last.1 > BUSY * REST.as_secs_f64() {
            (last, since) = ((frames, used), Instant::now());
        } else if since.elapsed() >= REST {
            return true;
        }
    }
    false
}
