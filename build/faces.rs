//! Writes the Rust file that lists the faces of the languages.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use super::locales;

/// Writes `faces.rs` into `out`: the face of each language, in the order of the languages.
pub(crate) fn write(folder: &Path, out: &Path) {
    let folders = locales::folders(folder);
    let faces = folders.iter().fold(String::new(), |mut list, folder| {
        let _ = writeln!(list, "    {},", face(folder));
        list
    });
    let code = format!("const FACES: [Option<&[u8]>; {}] = [\n{faces}];\n", folders.len());
    fs::write(out.join("faces.rs"), code).expect("a generated file can be written");
}

/// The face of a language. A page fetches it when the language is chosen. The path is that of the folder being compiled: Cargo
/// takes what this script wrote for another clone of the repository, when both share a target folder.
fn face(folder: &Path) -> String {
    let path = folder.join("face.ttf");
    if !path.exists() {
        return "None".into();
    }
    if locales::for_page() {
        return "Some(&[])".into();
    }
    let inside = format!("/assets/locales/{}/face.ttf", locales::name(folder));
    format!("Some(include_bytes!(concat!(env!(\"CARGO_MANIFEST_DIR\"), {inside:?})))")
}
