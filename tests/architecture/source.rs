//! Reads the files below `src`.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use super::tokens::{Kind, Token, tokenize, without_tests};

/// One file below `src`.
#[derive(Debug)]
pub(crate) struct Source {
    /// The path below `src`, with `/`.
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

/// The crate's root folder.
pub(crate) fn crate_root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Every `src/**/*.rs`, sorted by path.
pub(crate) fn sources() -> &'static [Source] {
    static SOURCES: OnceLock<Vec<Source>> = OnceLock::new();
    SOURCES.get_or_init(|| {
        let root = crate_root().join("src");
        let files = files_below(&root, "rs");
        files.iter().map(|path| Source::new(&below(path, &root), &read(path))).collect()
    })
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
fn every_file_of_the_crate_is_read() {
    for path in ["lib.rs", "rules.rs", "rules/point.rs"] {
        assert!(sources().iter().any(|source| source.path == path), "{path} is missing");
    }
}
