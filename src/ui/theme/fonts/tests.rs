//! The program's own faces, and those that a page fetches: each has the characters that it is there for.

use std::collections::BTreeSet;
use std::path::Path;

use super::*;

fn has(data: &[u8], sign: char) -> bool {
    skrifa::FontRef::new(data).expect("a font file").charmap().map(sign).is_some()
}

#[test]
fn every_character_of_the_messages_has_a_glyph() {
    let mut missing = BTreeSet::new();
    for (language, face) in Language::all().zip(FACES) {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/locales").join(language.tag());
        for entry in std::fs::read_dir(folder).expect("the folder of messages can be read") {
            let path = entry.expect("an entry of the folder").path();
            if path.extension().is_none_or(|kind| kind != "ftl") || path.ends_with("page.ftl") {
                continue;
            }
            let text = std::fs::read_to_string(path).expect("messages are UTF-8");
            let messages = text.lines().filter(|line| !line.starts_with('#')).flat_map(str::chars);
            let unknown = messages.filter(|sign| !has(REGULAR, *sign) && !face.is_some_and(|face| has(face, *sign)));
            missing.extend(unknown.map(|sign| (language.tag(), sign)));
        }
    }
    assert!(missing.is_empty(), "run assets/fonts/make.py: {missing:?}");
}

#[test]
fn a_loaded_face_comes_before_the_letters_of_the_names() {
    let face = LoadedFace { name: "th", data: NAMES, index: 0, scale: 1.0 };
    let fonts = definitions_with(&[face]);
    for (family, names) in &fonts.families {
        let place = |name: &str| names.iter().position(|known| known == name);
        assert!(place("th") < place("names") && place("names").is_some(), "{family:?}: {names:?}");
        assert!(names.iter().all(|name| fonts.font_data.contains_key(name)), "{names:?}");
    }
}

#[test]
fn the_names_of_all_languages_have_glyphs_before_their_faces_are_fetched() {
    for language in Language::all() {
        let name = crate::presentation::text::Text::name_of_language(language).replace('\u{200b}', "");
        let missing: String = name.chars().filter(|sign| !has(REGULAR, *sign) && !has(NAMES, *sign)).collect();
        assert_eq!(missing, "", "{}", language.tag());
    }
}

#[test]
fn the_letters_of_a_loaded_face_stand_on_the_line_of_the_others() {
    let of_arabic = include_bytes!("../../../../assets/fonts/scripts/arabic.ttf");
    let face = LoadedFace { name: "arabic", data: of_arabic, index: 0, scale: 1.0 };
    assert!(font_data(&face).tweak.y_offset_factor.abs() < 0.02, "the face was made for the program");
    let larger = font_data(&LoadedFace { scale: 2.0, ..face }).tweak.y_offset_factor;
    assert!((-0.25..-0.1).contains(&larger), "twice as large letters would stand lower: {larger}");
}

/// Names as players have them, each after the name of its script.
const SAMPLES: &str = include_str!("../../../../tests/data/names.tsv");
const SCRIPTS: &str = "assets/fonts/scripts";
/// The longest file that a page fetches for a character, in bytes.
const LARGEST: usize = 400_000;

/// The faces that a page can fetch for characters, each with its ranges, as the page reads them.
fn page_table() -> Vec<(String, Vec<(u32, u32)>)> {
    let code = |text: &str| u32::from_str_radix(text, 16).expect("a code point");
    let range = |text: &str| text.split_once('-').map_or_else(|| (code(text), code(text)), |(a, b)| (code(a), code(b)));
    let text = std::fs::read_to_string(root().join(SCRIPTS).join("table.json")).expect("the table is there");
    let table: serde_json::Map<String, serde_json::Value> = serde_json::from_str(&text).expect("the table is JSON");
    let ranges = |value: serde_json::Value| value.as_str().expect("a text").split(' ').map(range).collect();
    table.into_iter().map(|(name, value)| (name, ranges(value))).collect()
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The file of a face of the table.
fn page_face(name: &str) -> Vec<u8> {
    let of_language = root().join("assets/locales").join(name).join("face.ttf");
    let path = if of_language.exists() { of_language } else { root().join(SCRIPTS).join(format!("{name}.ttf")) };
    std::fs::read(path).expect("a face of the table has a file")
}

#[test]
fn every_character_of_the_page_s_table_is_in_the_face_that_the_table_names() {
    for (name, ranges) in page_table() {
        let data = page_face(&name);
        let font = skrifa::FontRef::new(&data).expect("a font file");
        let bare =
            ranges.iter().flat_map(|(first, last)| *first..=*last).filter(|code| font.charmap().map(*code).is_none());
        assert_eq!(bare.collect::<Vec<u32>>(), [0; 0], "{name}");
        assert!(data.len() <= LARGEST || Language::named(&name).is_some(), "{name} has {} bytes", data.len());
    }
}

#[test]
fn every_character_of_names_has_a_face_on_the_page() {
    let table = page_table();
    for (script, name) in SAMPLES.lines().filter_map(|line| line.split_once('\t')) {
        let others = name.chars().filter(|sign| !has(REGULAR, *sign) && *sign != '\u{200c}');
        let has_face = |sign: &char| {
            let code = u32::from(*sign);
            table.iter().any(|(_, ranges)| ranges.iter().any(|(first, last)| (*first..=*last).contains(&code)))
        };
        assert_eq!(others.filter(|sign| !has_face(sign)).collect::<String>(), "", "{script}: {name}");
    }
}
