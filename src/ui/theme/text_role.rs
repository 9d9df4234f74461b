//! The type scale: one family, a few roles.

use std::collections::BTreeMap;

use bevy_egui::egui::text::{LayoutJob, TextFormat};
use bevy_egui::egui::{Color32, FontFamily, FontId, TextStyle};

use super::fonts::{bold, light};
use crate::presentation::text::Text;
use crate::ui::bidi;

/// A way of setting a line of text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TextRole {
    /// Small spaced capitals over a list or under a figure.
    Caps,
    /// What must fit where there is little room.
    Small,
    /// The label of a small button.
    SmallStrong,
    /// Secondary text.
    Quiet,
    Body,
    /// The sentence a page opens with.
    Lead,
    /// Body text that matters: names, buttons, facts.
    Strong,
    /// The name of a player.
    PlayerName,
    /// Numbers to be read at a glance.
    Figure,
    /// The name of a game, the title of a dialog.
    Heading,
    /// The line under the name of the program.
    Motto,
    /// The name of the program.
    Name,
    /// The same in a narrow window.
    NarrowName,
}

/// The size of headings in scripts that have no capitals.
const UNCAPPED: f32 = 13.5;

impl TextRole {
    pub fn font(self) -> FontId {
        match self {
            TextRole::Caps => FontId::new(12.0, FontFamily::Proportional),
            TextRole::Small => FontId::new(12.0, FontFamily::Proportional),
            TextRole::SmallStrong => FontId::new(13.0, bold()),
            TextRole::Quiet => FontId::new(14.0, FontFamily::Proportional),
            TextRole::Body => FontId::new(15.0, FontFamily::Proportional),
            TextRole::Lead => FontId::new(17.0, FontFamily::Proportional),
            TextRole::Strong => FontId::new(15.0, bold()),
            TextRole::PlayerName => FontId::new(17.0, bold()),
            TextRole::Figure => FontId::new(24.0, FontFamily::Proportional),
            TextRole::Heading => FontId::new(22.0, bold()),
            TextRole::Motto => FontId::new(17.0, FontFamily::Proportional),
            TextRole::Name => FontId::new(54.0, light()),
            TextRole::NarrowName => FontId::new(42.0, light()),
        }
    }

    /// Extra room between letters, in logical pixels.
    pub const fn tracking(self) -> f32 {
        match self {
            TextRole::Caps => 1.6,
            TextRole::Name => 17.0,
            TextRole::NarrowName => 11.0,
            _ => 0.0,
        }
    }

    /// From line to line, where a paragraph may run over several.
    const fn leading(self) -> Option<f32> {
        match self {
            TextRole::Small | TextRole::SmallStrong => Some(15.0),
            TextRole::Quiet => Some(19.0),
            TextRole::Body => Some(21.0),
            TextRole::Lead => Some(24.0),
            _ => None,
        }
    }

    pub fn format(self, color: Color32) -> TextFormat {
        TextFormat {
            font_id: self.font(),
            extra_letter_spacing: self.tracking(),
            line_height: self.leading(),
            color,
            ..TextFormat::default()
        }
    }

    /// `words` ready to be laid out, wrapped at `width`, with the capitals of the language.
    pub fn job(self, text: Text, words: &str, color: Color32, width: f32) -> LayoutJob {
        let capitals = if self == TextRole::Caps { text.capitals(words) } else { words.to_owned() };
        let mut format = self.format(color);
        if !capitals.chars().all(takes_tracking) {
            format.extra_letter_spacing = 0.0;
            if self == TextRole::Caps {
                // Scripts without capitals look smaller.
                format.font_id.size = UNCAPPED;
            }
        }
        let mut job = LayoutJob::default();
        if bidi::needs_reordering(&capitals) {
            bidi::pieces(&capitals).iter().for_each(|piece| job.append(piece, 0.0, format.clone()));
        } else {
            job = LayoutJob::single_section(capitals, format);
        }
        job.wrap.max_width = width;
        job
    }
}

/// Whether letters may be spaced out: only those of scripts that have capitals.
fn takes_tracking(sign: char) -> bool {
    !sign.is_alphabetic() || sign.is_uppercase() || sign.is_lowercase()
}

/// What egui's own widgets (tooltips, above all) are set in.
pub fn text_styles() -> BTreeMap<TextStyle, FontId> {
    [
        (TextStyle::Small, TextRole::Caps.font()),
        (TextStyle::Body, TextRole::Quiet.font()),
        (TextStyle::Button, TextRole::Strong.font()),
        (TextStyle::Heading, TextRole::Heading.font()),
        (TextStyle::Monospace, TextRole::Body.font()),
    ]
    .into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::language::Language;

    /// A heading as it is set in a language, and the room between its letters.
    fn caps(tag: &str, words: &str) -> (String, f32) {
        let text = Text(Language::named(tag).expect("the program has this language"));
        let job = TextRole::Caps.job(text, words, Color32::WHITE, f32::INFINITY);
        (job.text.clone(), job.sections[0].format.extra_letter_spacing)
    }

    #[test]
    fn capitals_follow_the_language() {
        assert_eq!(caps("en", "discs in line"), ("DISCS IN LINE".into(), 1.6));
        assert_eq!(caps("tr", "iki sıra, ışık"), ("İKİ SIRA, IŞIK".into(), 1.6));
    }

    #[test]
    fn letters_of_scripts_without_capitals_are_not_spaced_out() {
        assert_eq!(caps("zh-Hans", "待布 8"), ("待布 8".into(), 0.0));
        assert_eq!(caps("th", "ในมือ"), ("ในมือ".into(), 0.0));
    }
}
