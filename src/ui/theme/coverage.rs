//! Notices which characters have been drawn that no face has.

use std::collections::HashSet;

use bevy::prelude::*;
use bevy_egui::egui::Shape;
use bevy_egui::{EguiFullOutput, EguiPostUpdateSet};
use skrifa::{FontRef, MetadataProvider};

use super::fonts;
use crate::settings::faces::{LoadedFace, MissingCharacters};

/// The characters below this are in the program's own typeface.
const FIRST_OF_OTHERS: char = '\u{180}';

/// Adds the search for missing characters.
pub(super) fn plugin(app: &mut App) {
    let after_drawing = find_missing.after(EguiPostUpdateSet::EndPass).before(EguiPostUpdateSet::ProcessOutput);
    app.init_resource::<Coverage>().add_systems(PostUpdate, after_drawing);
}

/// The characters that the faces have.
#[derive(Resource)]
struct Coverage {
    faces: Vec<FontRef<'static>>,
    /// The characters that a face has or that have been asked for.
    settled: HashSet<char>,
}

impl Default for Coverage {
    fn default() -> Coverage {
        let faces = fonts::own_files().filter_map(|data| FontRef::new(data).ok()).collect();
        Coverage { faces, settled: HashSet::new() }
    }
}

impl Coverage {
    /// Whether this character is asked for, now for the first time.
    fn is_missing(&mut self, sign: char) -> bool {
        let is_new = sign >= FIRST_OF_OTHERS && self.settled.insert(sign);
        is_new && !is_invisible(sign) && !self.faces.iter().any(|face| face.charmap().map(sign).is_some())
    }
}

/// Asks for the characters that this frame has drawn without a glyph.
fn find_missing(
    outputs: Query<&EguiFullOutput>,
    mut loaded: MessageReader<LoadedFace>,
    mut coverage: ResMut<Coverage>,
    mut missing: MessageWriter<MissingCharacters>,
) {
    let coverage = coverage.bypass_change_detection();
    coverage.faces.extend(loaded.read().filter_map(|face| FontRef::from_index(face.data, face.index).ok()));
    let mut found = String::new();
    for shape in outputs.iter().flat_map(|output| &output.0).flat_map(|output| &output.shapes) {
        visit(&shape.shape, &mut |sign| found.extend(coverage.is_missing(sign).then_some(sign)));
    }
    if !found.is_empty() {
        missing.write(MissingCharacters(found));
    }
}

/// Visits the characters of all texts in a shape.
fn visit(shape: &Shape, visitor: &mut impl FnMut(char)) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| visit(shape, visitor)),
        Shape::Text(text) => text.galley.rows.iter().flat_map(|row| &row.glyphs).for_each(|glyph| visitor(glyph.chr)),
        _ => {}
    }
}

/// Whether nothing is drawn for this character: blanks, and what steers shaping and direction.
fn is_invisible(sign: char) -> bool {
    let steers =
        matches!(sign, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}');
    steers || sign.is_whitespace() || sign.is_control() || matches!(sign, '\u{fe00}'..='\u{fe0f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn missing(coverage: &mut Coverage, text: &str) -> String {
        text.chars().filter(|sign| coverage.is_missing(*sign)).collect()
    }

    #[test]
    fn a_character_without_a_glyph_is_asked_for_once() {
        let mut coverage = Coverage::default();
        assert_eq!(missing(&mut coverage, "Ada, オセロ オ"), "オセロ");
        assert_eq!(missing(&mut coverage, "オセロ﨑"), "﨑");
    }

    #[test]
    fn what_the_program_s_own_faces_have_is_not_asked_for() {
        assert_eq!(missing(&mut Coverage::default(), "Ёлкина Ολυμπία Nguyễn ภาษาไทย 中文 ☰ \u{2068}\u{200d}"), "");
    }

    #[test]
    fn what_a_loaded_face_has_is_not_asked_for() {
        let mut coverage = Coverage::default();
        let kana: &[u8] = include_bytes!("../../../assets/fonts/scripts/kana.ttf");
        coverage.faces.push(FontRef::new(kana).expect("a font file"));
        assert_eq!(missing(&mut coverage, "オセロ שלום"), "שלום");
    }
}
