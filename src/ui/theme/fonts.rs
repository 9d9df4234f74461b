//! The typeface: three weights of one family, and the icons.

use std::sync::Arc;

use bevy_egui::egui::{FontData, FontDefinitions, FontFamily};

use crate::settings::language::{Language, LanguageFace};

const LIGHT: &[u8] = include_bytes!("../../../assets/fonts/tessera-light.ttf");
const REGULAR: &[u8] = include_bytes!("../../../assets/fonts/tessera-regular.ttf");
const BOLD: &[u8] = include_bytes!("../../../assets/fonts/tessera-bold.ttf");
const ICONS: &[u8] = include_bytes!("../../../assets/fonts/icons.ttf");
/// The letters of the languages' own names, which the settings list before a page has the faces of those languages.
const NAMES: &[u8] = include_bytes!("../../../assets/fonts/names.ttf");

include!(concat!(env!("OUT_DIR"), "/faces.rs"));

#[must_use]
pub fn light() -> FontFamily {
    FontFamily::Name("light".into())
}

#[must_use]
pub fn bold() -> FontFamily {
    FontFamily::Name("bold".into())
}

#[must_use]
pub fn icons() -> FontFamily {
    FontFamily::Name("icons".into())
}

/// All fonts that the program has itself.
#[must_use]
pub fn definitions() -> FontDefinitions {
    definitions_with(&[])
}

/// All fonts with the faces that were fetched: each family with the regular weight and the faces of other scripts to fall
/// back on. The letters of the languages' names come last, because words whose letters are of two faces are not shaped.
#[must_use]
pub fn definitions_with(fetched: &[LanguageFace]) -> FontDefinitions {
    let mut fonts = FontDefinitions::empty();
    let built_in = Language::all().zip(FACES).filter_map(|(language, face)| Some((language.tag(), face?)));
    let built_in =
        built_in.filter(|(_, face)| !face.is_empty()).map(|(name, face)| (name, FontData::from_static(face)));
    let fetched = fetched.iter().map(|face| (&*face.tag, FontData::from_owned(face.data.clone())));
    let names = ("names", FontData::from_static(NAMES));
    let faces: Vec<(&str, FontData)> = built_in.chain(fetched).chain([names]).collect();
    let mut family = |family, names: &[&str]| {
        let names = names.iter().copied().chain(faces.iter().map(|(name, _)| *name));
        fonts.families.insert(family, names.map(ToOwned::to_owned).collect());
    };
    family(FontFamily::Proportional, &["regular"]);
    family(FontFamily::Monospace, &["regular"]);
    family(light(), &["light", "regular"]);
    family(bold(), &["bold", "regular"]);
    family(icons(), &["icons", "regular"]);
    let latin = [("light", LIGHT), ("regular", REGULAR), ("bold", BOLD), ("icons", ICONS)];
    let latin = latin.map(|(name, data)| (name, FontData::from_static(data)));
    fonts.font_data.extend(latin.into_iter().chain(faces).map(|(name, data)| (name.to_owned(), Arc::new(data))));
    fonts
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::Path;

    use ab_glyph::{Font, FontRef};

    use super::*;

    fn has(data: &'static [u8], sign: char) -> bool {
        FontRef::try_from_slice(data).expect("a font file").glyph_id(sign).0 != 0
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
                let unknown =
                    messages.filter(|sign| !has(REGULAR, *sign) && !face.is_some_and(|face| has(face, *sign)));
                missing.extend(unknown.map(|sign| (language.tag(), sign)));
            }
        }
        assert!(missing.is_empty(), "run assets/fonts/make.py: {missing:?}");
    }

    #[test]
    fn a_fetched_face_comes_before_the_letters_of_the_names() {
        let face = LanguageFace { tag: "th".into(), data: NAMES.to_vec() };
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
}
