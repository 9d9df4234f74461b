//! Tells what the program costs while nobody does anything.

use std::process::exit;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use bevy::prelude::*;

/// Nothing has been drawn for so long: the program is at rest.
const REST: Duration = Duration::from_secs(2);
/// It should be by then.
const PATIENCE: Duration = Duration::from_secs(120);
/// Who uses more of a core than this does something.
const BUSY: f64 = 0.1;
/// How often the meter looks.
const LOOK: Duration = Duration::from_millis(100);

static FRAMES: AtomicU32 = AtomicU32::new(0);

/// Waits until nothing is drawn any more, measures for so long, prints and ends the program. Nothing of that wakes it.
#[derive(Clone, Copy, Debug)]
pub(super) struct IdleProfilerPlugin(pub(super) Duration);

impl Plugin for IdleProfilerPlugin {
    fn build(&self, app: &mut App) {
        let IdleProfilerPlugin(span) = *self;
        app.add_systems(Last, || _ = FRAMES.fetch_add(1, Ordering::Relaxed));
        thread::spawn(move || {
            if !rests() {
                println!("the program draws without end");
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

/// Waits until no frame has been drawn for a while; false if that does not come. A frame that takes longer than that
/// while, on a slow renderer, is no rest: what it costs betrays it.
fn rests() -> bool {
    let begin = Instant::now();
    let now = || (FRAMES.load(Ordering::Relaxed), cpu_seconds().unwrap_or_default());
    let (mut seen, mut since) = (now(), Instant::now());
    while begin.elapsed() < PATIENCE {
        thread::sleep(LOOK);
        let (frames, used) = now();
        if frames == 0 || frames != seen.0 || used - seen.1 > BUSY * REST.as_secs_f64() {
            (seen, since) = ((frames, used), Instant::now());
        } else if since.elapsed() >= REST {
            return true;
        }
    }
    false
}

/// The processor time of all threads of this program, where the system tells it (Linux counts in hundredths).
fn cpu_seconds() -> Option<f64> {
    let text = std::fs::read_to_string("/proc/self/stat").ok()?;
    let after_name = text.rsplit_once(')')?.1;
    let mut fields = after_name.split_whitespace().skip(11);
    let mut ticks = || fields.next()?.parse::<u64>().ok();
    Some((ticks()? + ticks()?) as f64 / 100.0)
}
