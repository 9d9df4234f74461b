//! Players for tests, the program as a user starts it, and files that are removed after a test.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use tessera_lab::{Agent, CliError, MoveLimits, PlayerConfig, PlayerError, PlayerSpec, Series, SeriesResult};
use tessera_rules::{GameKind, Size, Variant};

pub(crate) fn variant(kind: GameKind, columns: u8, rows: u8) -> Variant {
    Variant::new(kind, Size { columns, rows }).expect("an allowed size")
}

/// A match without limits, and with a generous timeout for other programs.
pub(crate) fn config(variant: Variant) -> PlayerConfig {
    PlayerConfig { variant, limits: MoveLimits::default(), timeout: Duration::from_secs(60) }
}

/// Creates the player of this name.
pub(crate) fn player(name: &str, config: &PlayerConfig) -> Result<Box<dyn Agent>, PlayerError> {
    name.parse::<PlayerSpec>().expect("a valid name of a player").create(config)
}

/// Plays a short series between two players.
pub(crate) fn play_series(config: &PlayerConfig, names: [&str; 2], games: u32) -> Result<SeriesResult, CliError> {
    let [mut a, mut b] = names.map(|name| player(name, config).expect("the player is created"));
    let series = Series { variant: config.variant, games, opening: 2, balance: None, seed: 5 };
    series.run([a.as_mut(), b.as_mut()], &mut |_, _, _| Ok(()))
}

/// Runs the program: its exit code, standard output and standard error.
pub(crate) fn run(arguments: &[&str]) -> (Option<i32>, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_tessera-engine")).args(arguments).output().expect("it starts");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("it writes UTF-8");
    (output.status.code(), text(output.stdout), text(output.stderr))
}

/// A path in the system's temporary folder; a file written there is removed on drop.
pub(crate) struct TempFile(PathBuf);

impl TempFile {
    pub(crate) fn new(name: &str) -> TempFile {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        TempFile(std::env::temp_dir().join(format!("tessera-test-{}-{number}-{name}", std::process::id())))
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    pub(crate) fn text(&self) -> &str {
        self.0.to_str().expect("the path of the temporary folder is UTF-8")
    }

    pub(crate) fn read(&self) -> String {
        std::fs::read_to_string(&self.0).expect("the file exists")
    }
}

impl Drop for TempFile {
    fn drop(&mut self) {
        // Tests that expect an error write no file.
        let _ = std::fs::remove_file(&self.0);
    }
}
