//! The program's own files take the place of the system's, so that the tests do not depend on the machine.

use std::path::Path;

use bevy::window::RequestRedraw;

use super::*;
use crate::ui::theme::fonts;

/// Names as players have them, each after the name of its script.
const NAMES: &str = include_str!("../../../tests/data/names.tsv");

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/fonts/scripts")
}

/// The characters that have no glyph in the program's own files.
fn missing(name: &str) -> String {
    let own: Vec<FontRef> = fonts::own_files().filter_map(|data| FontRef::new(data).ok()).collect();
    let is_own = |sign: &char| own.iter().any(|font| font.charmap().map(*sign).is_some());
    name.chars().filter(|sign| !is_own(sign) && !sign.is_whitespace() && *sign != '\u{200c}').collect()
}

fn has(face: &LoadedFace, sign: char) -> bool {
    FontRef::from_index(face.data, face.index).is_ok_and(|font| font.charmap().map(sign).is_some())
}

/// An app with the search for faces in these folders, to which characters are reported as missing.
fn app(folders: Vec<PathBuf>) -> App {
    let mut app = App::new();
    app.add_plugins(MinimalPlugins).add_message::<MissingCharacters>().add_message::<LoadedFace>();
    app.add_message::<RequestRedraw>().add_plugins(plugin);
    app.world_mut().resource_mut::<SystemFonts>().folders = Some(folders);
    app
}

/// The faces that are found for these characters.
fn found(app: &mut App, characters: &str) -> Vec<LoadedFace> {
    app.world_mut().write_message(MissingCharacters(characters.to_owned()));
    let mut found = Vec::new();
    loop {
        app.update();
        found.extend(app.world_mut().resource_mut::<Messages<LoadedFace>>().drain());
        if app.world().resource::<SystemFonts>().search.is_none() {
            return found;
        }
        std::thread::yield_now();
    }
}

#[test]
fn every_character_of_a_name_has_a_glyph_where_the_system_has_its_script() {
    let mut app = app(vec![folder()]);
    let mut faces = Vec::new();
    for (script, name) in NAMES.lines().filter_map(|line| line.split_once('\t')) {
        let missing: String = missing(name).chars().filter(|sign| !faces.iter().any(|face| has(face, *sign))).collect();
        faces.extend(if missing.is_empty() { Vec::new() } else { found(&mut app, &missing) });
        let bare: String = missing.chars().filter(|sign| !faces.iter().any(|face| has(face, *sign))).collect();
        assert_eq!(bare, "", "{script}: {name}");
    }
    assert!(faces.len() > 5, "{} files for all scripts", faces.len());
}

#[test]
fn only_the_faces_that_are_needed_are_read() {
    let mut app = app(vec![folder()]);
    let names: Vec<&str> = found(&mut app, "דוד").into_iter().map(|face| face.name).collect();
    assert!(matches!(names[..], [only] if only.ends_with("hebrew.ttf#0")), "{names:?}");
    assert_eq!(found(&mut app, "כהן"), [], "the face is there already");
}

#[test]
fn a_system_without_fonts_changes_nothing() {
    let mut empty = app(vec![folder().join("no-such-folder")]);
    assert_eq!(found(&mut empty, "オセロ太郎"), []);
    assert_eq!(found(&mut empty, "משה"), []);
}

#[test]
fn a_damaged_file_is_passed_over() {
    let folder = std::env::temp_dir().join(format!("tessera-fonts-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder can be made");
    let whole = std::fs::read(self::folder().join("hebrew.ttf")).expect("the face is there");
    for (index, kept) in [0, 12, 300, whole.len() / 2].into_iter().enumerate() {
        std::fs::write(folder.join(format!("{index}.ttf")), &whole[..kept]).expect("a file can be written");
    }
    for face in found(&mut app(vec![folder.clone()]), "דוד") {
        // egui draws with every face that it gets, and panics where it cannot.
        assert!(FontRef::from_index(face.data, face.index).is_ok());
    }
    std::fs::remove_dir_all(folder).expect("the folder can be removed");
}
