//! A table to play at, the program as it is started, and files that go with their test.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use tessera::arena::{Hall, Pace, Player, Series, Spec, Standing, Trouble};
use tessera::rules::{GameKind, Size, Variant};

pub(crate) fn variant(kind: GameKind, columns: u8, rows: u8) -> Variant {
    Variant::new(kind, Size { columns, rows }).expect("an allowed size")
}

pub(crate) fn hall(variant: Variant) -> Hall {
    Hall { variant, pace: Pace::default(), patience: Duration::from_secs(20) }
}

/// The player of this name.
pub(crate) fn seat(name: &str, hall: &Hall) -> Result<Box<dyn Player>, String> {
    name.parse::<Spec>().expect("a player's name").seat(hall)
}

/// A short match between two players.
pub(crate) fn contest(hall: &Hall, names: [&str; 2], games: u32) -> Result<Standing, Trouble> {
    let [mut a, mut b] = names.map(|name| seat(name, hall).expect("the player comes"));
    let series = Series { variant: hall.variant, games, opening: 2, seed: 5 };
    series.run([a.as_mut(), b.as_mut()], &mut |_, _, _| Ok(()))
}

/// Exit status, output and complaints of the program.
pub(crate) fn run(arguments: &[&str]) -> (Option<i32>, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_tessera-engine")).args(arguments).output().expect("it starts");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("it writes text");
    (output.status.code(), text(output.stdout), text(output.stderr))
}

/// A path in the system's temporary folder; what is written there is removed with this value.
pub(crate) struct Scratch(PathBuf);

impl Scratch {
    pub(crate) fn new(name: &str) -> Scratch {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        Scratch(std::env::temp_dir().join(format!("tessera-test-{}-{number}-{name}", std::process::id())))
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    pub(crate) fn text(&self) -> &str {
        self.0.to_str().expect("the temporary folder's name is text")
    }

    pub(crate) fn read(&self) -> String {
        std::fs::read_to_string(&self.0).expect("the file is there")
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}
