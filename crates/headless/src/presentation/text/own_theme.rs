//! The words of the player's own theme.

use super::Text;
use crate::settings::theme::{OwnThemeError, PREFIX, ThemeChoice, ThemeId, ThemePart, Upper, WeakPair};

/// How many characters of a text a reason repeats.
const QUOTED: usize = 30;

impl Text {
    /// What a part of the boards is called.
    pub fn part_title(self, part: ThemePart) -> String {
        self.own_theme_part(part.name())
    }

    /// What takes the colour of a part away again.
    pub fn reset_part_label(self, base: ThemeId) -> String {
        self.own_theme_reset_part(&self.theme_title(ThemeChoice::BuiltIn(base)))
    }

    /// Two colours that are hard to distinguish, in a sentence.
    pub fn weak_pair(self, pair: &WeakPair) -> String {
        let upper = match pair.upper {
            Upper::Part(part) => self.part_title(part),
            Upper::Words => self.own_theme_words().to_owned(),
        };
        let [ratio, enough] = [pair.ratio, pair.enough()].map(|ratio| self.number(ratio));
        self.own_theme_weak(&upper, &self.own_theme_place(pair.lower.name()), &ratio, &enough)
    }

    /// Why a text cannot be read as a theme, in a sentence.
    pub fn own_theme_fault(self, error: &OwnThemeError) -> String {
        match error {
            OwnThemeError::TooLong => self.own_theme_too_long().to_owned(),
            OwnThemeError::NoPrefix => self.own_theme_no_prefix(PREFIX),
            OwnThemeError::UnknownBase(name) => self.own_theme_unknown_base(&shortened(name)),
            OwnThemeError::UnknownPart(name) => self.own_theme_unknown_part(&shortened(name)),
            OwnThemeError::InvalidColour { part, value } => {
                self.own_theme_invalid_colour(&self.part_title(*part), &shortened(value))
            }
            OwnThemeError::Twice(part) => self.own_theme_twice(&self.part_title(*part)),
        }
    }
}

fn shortened(text: &str) -> String {
    let shown: String = text.chars().filter(|sign| !sign.is_control()).take(QUOTED).collect();
    if text.chars().count() > QUOTED { format!("{shown}…") } else { shown }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::language::Language;
    use crate::settings::theme::{OwnTheme, Srgb};

    /// A message without the invisible marks around its arguments.
    fn plain(text: &str) -> String {
        text.replace(['\u{2068}', '\u{2069}'], "").replace('\u{a0}', " ")
    }

    #[test]
    fn a_weak_pair_is_named_with_its_contrast() {
        let mut own = OwnTheme::default();
        own.choose(ThemePart::PiecesDark, Some(Srgb([0x80, 0x54, 0x34])));
        let said: Vec<String> = own.weak_pairs().iter().map(|pair| plain(&Text::default().weak_pair(pair))).collect();
        let expected = "Dark pieces on dark squares: 1 : 1. Below 3 : 1 they are hard to see.";
        assert!(said.iter().any(|sentence| sentence == expected), "{said:#?}");
        own.choose(ThemePart::PiecesDark, None);
        own.choose(ThemePart::Table, Some(Srgb::WHITE));
        let [pair] = own.weak_pairs()[..] else { panic!("one pair") };
        let said = plain(&Text::default().weak_pair(&pair));
        assert_eq!(said, "Words on the table: 1.1 : 1. Below 4.5 : 1 they are hard to see.");
    }

    #[test]
    fn every_reason_is_a_sentence_in_every_language() {
        let long = "x".repeat(200);
        let texts = ["", "tessera-theme:velvet", "tessera-theme:wood;legs=1", "tessera-theme:wood;frame=brown"];
        let twice = "tessera-theme:wood;table=#000000;table=#000000";
        let endless = "x".repeat(2000);
        let unknown = format!("tessera-theme:{long}");
        for language in Language::all() {
            for text in texts.into_iter().chain([twice, &endless, &unknown]) {
                let said = Text(language).own_theme_fault(&OwnTheme::parse(text).unwrap_err());
                assert!(said.ends_with(['.', '。', '…']) || language.tag() == "th", "{said}");
                assert!(said.chars().count() < 200, "{said}");
            }
        }
    }
}
