//! Writes the Rust files that list the languages and their messages.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use super::words::Words;

/// The language that all others fall back to, which is listed first.
const FIRST: &str = "en";
/// The messages of the page's own scripts; `web/build` reads them.
const PAGE: &str = "page.ftl";
/// The messages of the command line, which a page does not have.
const COMMAND_LINE: &str = "command-line.ftl";

/// Writes `language_tags.rs`, `messages.rs` and the messages themselves into `out`.
pub(crate) fn write(locales: &Path, out: &Path) {
    let folders = folders(locales);
    let (mut tags, mut messages) = (String::new(), String::new());
    for folder in &folders {
        let tag = name(folder);
        let _ = writeln!(tags, "    {tag:?},");
        let _ = writeln!(messages, "    &[{}],", sources(folder, &out.join(&tag)));
    }
    let count = folders.len();
    save(&out.join("language_tags.rs"), &format!("const TAGS: [&str; {count}] = [\n{tags}];\n"));
    save(&out.join("messages.rs"), &format!("const MESSAGES: [&[Source]; {count}] = [\n{messages}];\n"));
}

/// The folders of the languages, in the program's order.
pub(crate) fn folders(locales: &Path) -> Vec<PathBuf> {
    let mut folders = entries(locales).into_iter().filter(|path| path.is_dir()).collect::<Vec<_>>();
    folders.sort_by_key(|folder| (name(folder) != FIRST, name(folder)));
    folders
}

/// Copies the message files of a language, with the places where its words may be broken, and returns the entries that
/// include the copies.
fn sources(folder: &Path, out: &Path) -> String {
    fs::create_dir_all(out).expect("a folder for the messages can be made");
    let words = fs::read_to_string(folder.join("words.txt")).ok().map(|list| Words::new(&list));
    let files = entries(folder).into_iter().filter(|path| path.extension().is_some_and(|kind| kind == "ftl"));
    let mut list = String::new();
    let is_compiled_in = |path: &PathBuf| name(path) != PAGE && !(for_page() && name(path) == COMMAND_LINE);
    for path in files.filter(is_compiled_in) {
        let text = fs::read_to_string(&path).expect("a message file is UTF-8");
        let copy = out.join(name(&path));
        save(&copy, &words.as_ref().map_or(text.clone(), |words| words.separated(&text)));
        let title = path.file_stem().unwrap_or_default().to_string_lossy();
        let _ = write!(list, "({title:?}, include_str!({:?})), ", copy.display().to_string());
    }
    list
}

/// Whether the program is built for a web page.
pub(crate) fn for_page() -> bool {
    std::env::var("CARGO_CFG_TARGET_FAMILY").is_ok_and(|family| family == "wasm")
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the folder of a language can be read");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry of a folder").path()).collect();
    paths.sort();
    paths
}

pub(crate) fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

fn save(path: &Path, text: &str) {
    fs::write(path, text).expect("a generated file can be written");
}
