//! The typeface: three weights of one family, and the icons; and the faces that characters of other scripts fall back on.

use std::sync::Arc;

use bevy_egui::egui::epaint::text::{FontTweak, Tag, VariationCoords};
use bevy_egui::egui::{FontData, FontDefinitions, FontFamily};
use skrifa::MetadataProvider;
use skrifa::instance::{LocationRef, Size};

use crate::settings::faces::LoadedFace;
use crate::settings::language::Language;

const LIGHT: &[u8] = include_bytes!("../../../assets/fonts/tessera-light.ttf");
const REGULAR: &[u8] = include_bytes!("../../../assets/fonts/tessera-regular.ttf");
const BOLD: &[u8] = include_bytes!("../../../assets/fonts/tessera-bold.ttf");
const ICONS: &[u8] = include_bytes!("../../../assets/fonts/icons.ttf");
/// The letters of the languages' own names, which the settings list before a page has the faces of those languages.
const NAMES: &[u8] = include_bytes!("../../../assets/fonts/names.ttf");
/// Greek, Cyrillic and further Latin letters of the same typeface. A page fetches them when a name needs them.
#[cfg(not(target_family = "wasm"))]
const EUROPEAN: &[u8] = include_bytes!("../../../assets/fonts/scripts/european.ttf");
#[cfg(target_family = "wasm")]
const EUROPEAN: &[u8] = &[];

/// The weight of a variable face whose weight can be chosen.
const NORMAL_WEIGHT: f32 = 400.0;

include!(concat!(env!("OUT_DIR"), "/faces.rs"));

pub fn light() -> FontFamily {
    FontFamily::Name("light".into())
}

pub fn bold() -> FontFamily {
    FontFamily::Name("bold".into())
}

pub fn icons() -> FontFamily {
    FontFamily::Name("icons".into())
}

/// The faces that the program has itself besides those of its typeface, by name.
fn built_in() -> impl Iterator<Item = (&'static str, &'static [u8])> {
    let languages = Language::all().zip(FACES).filter_map(|(language, face)| Some((language.tag(), face?)));
    languages.chain([("european", EUROPEAN)]).filter(|(_, face)| !face.is_empty())
}

/// The font files that the program has itself.
pub fn own_files() -> impl Iterator<Item = &'static [u8]> {
    [REGULAR, BOLD, LIGHT, ICONS, NAMES].into_iter().chain(built_in().map(|(_, data)| data))
}

/// All fonts that the program has itself.
pub fn definitions() -> FontDefinitions {
    definitions_with(&[])
}

/// All fonts with the faces that were loaded: each family with the regular weight and the faces of other scripts to fall
/// back on. The letters of the languages' names come last, because words whose letters are of two faces are not shaped.
pub fn definitions_with(loaded: &[LoadedFace]) -> FontDefinitions {
    let mut fonts = FontDefinitions::empty();
    let own = |(name, data)| (name, FontData::from_static(data));
    let faces: Vec<(&str, FontData)> = built_in()
        .map(own)
        .chain(loaded.iter().map(|face| (face.name, font_data(face))))
        .chain([own(("names", NAMES))])
        .collect();
    let mut family = |family, names: &[&str]| {
        let names = names.iter().copied().chain(faces.iter().map(|(name, _)| *name));
        fonts.families.insert(family, names.map(ToOwned::to_owned).collect());
    };
    family(FontFamily::Proportional, &["regular"]);
    family(FontFamily::Monospace, &["regular"]);
    family(light(), &["light", "regular"]);
    family(bold(), &["bold", "regular"]);
    family(icons(), &["icons", "regular"]);
    let latin = [("light", LIGHT), ("regular", REGULAR), ("bold", BOLD), ("icons", ICONS)].map(own);
    fonts.font_data.extend(latin.into_iter().chain(faces).map(|(name, data)| (name.to_owned(), Arc::new(data))));
    fonts
}

/// A loaded face with its letters on the line of the others; a variable one in its normal weight.
fn font_data(face: &LoadedFace) -> FontData {
    let middle = middle_of_line(REGULAR, 0).zip(middle_of_line(face.data, face.index));
    let tweak = FontTweak {
        scale: face.scale,
        y_offset_factor: middle.map_or(0.0, |(own, other)| own / face.scale - other),
        coords: VariationCoords::new([(Tag::new(b"wght"), NORMAL_WEIGHT)]),
        ..FontTweak::default()
    };
    FontData { index: face.index, tweak, ..FontData::from_static(face.data) }
}

/// How far the base line lies below the middle of a line, by the size of the letters: egui centres the lines of all faces.
fn middle_of_line(data: &[u8], index: u32) -> Option<f32> {
    let font = skrifa::FontRef::from_index(data, index).ok()?;
    let metrics = font.metrics(Size::unscaled(), LocationRef::default());
    Some((metrics.ascent + metrics.descent - metrics.leading) / 2.0 / f32::from(metrics.units_per_em))
}

#[cfg(test)]
mod tests;
