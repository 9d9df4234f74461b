//! Finds messages that no code uses. rustc cannot: the methods are public, since several crates call them.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use super::messages;

/// The folders whose code shows messages.
const SOURCES: [&str; 2] = ["src", "crates/headless/src"];

/// Reports each message of these files that is neither part of another nor asked for by code other than tests.
pub(crate) fn report(root: &Path, files: &[(String, String)]) {
    let mut used = BTreeSet::new();
    for folder in SOURCES {
        println!("cargo::rerun-if-changed={folder}");
        read(&root.join(folder), &mut used);
    }
    // Faults of the messages themselves are reported where the methods are written.
    let methods = messages::methods(files).unwrap_or_default();
    let unused = methods.iter().filter(|method| !method.is_part && !used.contains(&method.name()));
    unused.for_each(|method| println!("cargo::error=no code uses the message {}", method.id));
}

/// Adds the names after a dot or two colons in all files of a folder.
fn read(folder: &Path, used: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("a folder of sources can be read") {
        let path = entry.expect("an entry of a folder").path();
        let is_code = path.extension().is_some_and(|kind| kind == "rs");
        if path.file_stem().is_some_and(|name| name == "tests") {
            continue;
        }
        if path.is_dir() {
            read(&path, used);
        } else if is_code {
            add_names(&fs::read_to_string(&path).expect("a source is UTF-8"), used);
        }
    }
}

fn add_names(code: &str, used: &mut BTreeSet<String>) {
    let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
    for part in lines.flat_map(|line| line.split(['.', ':']).skip(1)) {
        let end = part.find(|sign: char| !sign.is_ascii_alphanumeric() && sign != '_').unwrap_or(part.len());
        if end > 0 {
            used.insert(part[..end].to_owned());
        }
    }
}
