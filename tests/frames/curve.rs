//! What a long run takes: memory, entities and the time of a frame, at equal distances.

use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use bevy::prelude::*;

/// How much the memory may grow after the first fifth of a run, in kilobytes.
const GROWTH: i64 = 5 * 1024;
/// The number of points of a curve.
const POINTS: usize = 100;

/// The points of a run, at equal distances.
#[derive(Debug)]
pub(crate) struct Curve {
    name: &'static str,
    rounds: usize,
    points: Vec<Point>,
    frames: u32,
    time: Duration,
}

#[derive(Clone, Copy, Debug)]
struct Point {
    rounds: usize,
    /// The resident memory in kilobytes; 0 where the system does not say it.
    resident: i64,
    entities: u32,
    /// The mean time of a frame since the point before.
    frame: Duration,
}

impl Curve {
    /// Of a run of `n` rounds.
    pub(crate) const fn new(name: &'static str, rounds: usize) -> Curve {
        Curve { name, rounds, points: Vec::new(), frames: 0, time: Duration::ZERO }
    }

    /// Lets a frame pass, and counts its time.
    pub(crate) fn update(&mut self, app: &mut App) {
        let began = Instant::now();
        app.update();
        self.time += began.elapsed();
        self.frames += 1;
    }

    /// Notes the state after `n` rounds; of many rounds, only some are noted.
    pub(crate) fn note(&mut self, app: &App, rounds: usize) {
        if !rounds.is_multiple_of(self.rounds.div_ceil(POINTS)) {
            return;
        }
        let entities = app.world().entities().count_spawned();
        let frame = self.time / self.frames.max(1);
        self.points.push(Point { rounds, resident: resident(), entities, frame });
        (self.frames, self.time) = (0, Duration::ZERO);
    }

    /// Writes the curve into the folder that `TESSERA_CURVES` names, and checks that after the first fifth neither memory
    /// nor entities have grown, by more than `spread` entities.
    pub(crate) fn check(&self, spread: u32) {
        if let Some(folder) = std::env::var_os("TESSERA_CURVES") {
            fs::create_dir_all(&folder).expect("the folder of the curves");
            fs::write(Path::new(&folder).join(format!("{}.csv", self.name)), self.table()).expect("the curve");
        }
        let (warm, later) = self.points.split_at(self.points.len() / 5 + 1);
        let most = |points: &[Point]| points.iter().map(|point| point.entities).max().unwrap_or_default();
        assert!(most(later) <= most(warm) + spread, "entities grow from {} to {}", most(warm), most(later));
        // Other tests run beside short runs.
        if std::env::var_os("TESSERA_CURVES").is_some() {
            let resident = |points: &[Point]| points.iter().map(|point| point.resident).max().unwrap_or_default();
            let growth = resident(later) - resident(warm);
            assert!(growth <= GROWTH, "{growth} kB more than after a fifth of the run");
        }
    }

    fn table(&self) -> String {
        let mut table = String::from("rounds,resident_kb,entities,frame_us\n");
        for Point { rounds, resident, entities, frame } in &self.points {
            writeln!(table, "{rounds},{resident},{entities},{}", frame.as_micros()).expect("a text takes all");
        }
        table
    }
}

/// The resident memory of this process in kilobytes, where `/proc` says it.
fn resident() -> i64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.split_whitespace().next()).and_then(|number| number.parse().ok()).unwrap_or_default()
}
