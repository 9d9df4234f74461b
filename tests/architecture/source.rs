//! Reads the files below `src` and `crates/*/src`.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use super::tokens::{Kind, Token, tokenize, without_tests};

/// One file of a crate.
#[derive(Debug)]
pub(crate) struct Source {
    /// The path below `src`, with `/`. A crate below `crates` is read as a module of its name: its root as `rules.rs`,
    /// its other files as `rules/point.rs`.
    pub(crate) path: String,
    pub(crate) text: String,
    /// The code, tests included, without comments.
    pub(crate) all_code: Vec<Token>,
    /// The code without tests; nothing of a file called `tests.rs`.
    pub(crate) code: Vec<Token>,
}

impl Source {
    pub(crate) fn new(path: &str, text: &str) -> Source {
        let all_code: Vec<Token> = tokenize(text).into_iter().filter(|token| token.kind != Kind::Comment).collect();
        let is_test = path.ends_with("/tests.rs");
        let code = if is_test { Vec::new() } else { without_tests(&all_code) };
        Source { path: path.to_owned(), text: text.to_owned(), all_code, code }
    }

    /// The crate below `crates` that the file belongs to; none for a file of the game's own package.
    pub(crate) fn inner_crate(&self) -> Option<&'static str> {
        let first = self.path.trim_end_matches(".rs").split('/').next();
        inner_crates().iter().map(String::as_str).find(|name| first == Some(name))
    }

    /// The path from the repository's root.
    pub(crate) fn place(&self) -> String {
        let Some(name) = self.inner_crate() else { return format!("src/{}", self.path) };
        let file = self.path.strip_prefix(&format!("{name}/")).unwrap_or("lib.rs");
        format!("crates/{name}/src/{file}")
    }

    /// Whether this is the root of a program, not a file of the library.
    pub(crate) fn is_program(&self) -> bool {
        self.path == "main.rs" || self.path.starts_with("bin/")
    }

    /// The names of the modules from the library's root to this file; a program has a name that no module can have.
    pub(crate) fn module(&self) -> Vec<String> {
        match self.path.as_str() {
            "lib.rs" => Vec::new(),
            path if self.is_program() => vec![path.to_owned()],
            path => path.trim_end_matches(".rs").split('/').map(str::to_owned).collect(),
        }
    }
}

/// The repository's root folder.
pub(crate) fn crate_root() -> &'static Path {
    static ROOT: OnceLock<PathBuf> = OnceLock::new();
    ROOT.get_or_init(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the repository"))
}

/// The names of the crates below `crates`, which are also those of their folders.
pub(crate) fn inner_crates() -> &'static [String] {
    static CRATES: OnceLock<Vec<String>> = OnceLock::new();
    CRATES.get_or_init(|| {
        let folders = fs::read_dir(crate_root().join("crates")).expect("the workspace has crates");
        folders.map(|entry| entry.expect("a folder").file_name().to_string_lossy().into_owned()).collect()
    })
}

/// Every `src/**/*.rs` and `crates/*/src/**/*.rs`.
pub(crate) fn sources() -> &'static [Source] {
    static SOURCES: OnceLock<Vec<Source>> = OnceLock::new();
    SOURCES.get_or_init(|| {
        let mut found = sources_below(&crate_root().join("src"), |path| path);
        for name in inner_crates() {
            let root = crate_root().join("crates").join(name).join("src");
            found.extend(sources_below(&root, |path| match path.as_str() {
                "lib.rs" => format!("{name}.rs"),
                path => format!("{name}/{path}"),
            }));
        }
        found
    })
}

fn sources_below(root: &Path, named: impl Fn(String) -> String) -> Vec<Source> {
    files_below(root, "rs").iter().map(|path| Source::new(&named(below(path, root)), &read(path))).collect()
}

/// All files below a folder whose names end in `.extension`, sorted; none if there is no such folder.
pub(crate) fn files_below(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut found = Vec::new();
    for entry in entries {
        let path = entry.expect("the folder can be read").path();
        if path.is_dir() {
            found.extend(files_below(&path, extension));
        } else if path.extension().is_some_and(|found| found == extension) {
            found.push(path);
        }
    }
    found.sort();
    found
}

pub(crate) fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The path of a file below a folder, with `/`.
pub(crate) fn below(path: &Path, folder: &Path) -> String {
    path.strip_prefix(folder).expect("the file lies in the folder").to_string_lossy().replace('\\', "/")
}

#[test]
fn every_file_of_every_crate_is_read() {
    let places: Vec<String> = sources().iter().map(Source::place).collect();
    for place in [
        "src/lib.rs",
        "crates/headless/src/game/turn.rs",
        "crates/rules/src/lib.rs",
        "crates/rules/src/othello/board.rs",
    ] {
        assert!(places.iter().any(|found| found == place), "{place} is missing");
    }
    assert!(places.iter().all(|place| crate_root().join(place).is_file()), "every place is that of a file");
}
