//! The languages of the texts: one for each folder of `assets/locales`, listed when the program is built.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

include!(concat!(env!("OUT_DIR"), "/language_tags.rs"));

/// A language of the texts, saved under its language tag.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Language(usize);

impl Language {
    /// The language that the others fall back to.
    pub const ENGLISH: Language = Language(0);

    /// English with accents, which shows text that was not made from a message. Development builds alone have it, and
    /// no menu offers it.
    #[cfg(debug_assertions)]
    pub const PSEUDO: Language = Language(TAGS.len());

    /// The languages that players may choose, in the order of the menu.
    pub fn all() -> impl ExactSizeIterator<Item = Language> {
        (0..TAGS.len()).map(Language)
    }

    /// Its place among all languages; the pseudo-language comes after them.
    pub const fn index(self) -> usize {
        self.0
    }

    /// Its language tag (BCP 47), which is the name of its folder.
    pub fn tag(self) -> &'static str {
        TAGS.get(self.0).copied().unwrap_or("en-XA")
    }

    /// The language with this tag.
    pub fn named(tag: &str) -> Option<Language> {
        #[cfg(debug_assertions)]
        if tag == Language::PSEUDO.tag() {
            return Some(Language::PSEUDO);
        }
        Language::all().find(|language| language.tag().eq_ignore_ascii_case(tag))
    }

    /// The first wanted language that there is. `wanted` has language tags or names of system locales such as
    /// `tr_TR.UTF-8`, the best first. The region and the script may differ: a text in another script of the same
    /// language is easier to read than one in another language.
    pub fn preferred<'a>(wanted: impl IntoIterator<Item = &'a str>) -> Option<Language> {
        wanted
            .into_iter()
            .find_map(|tag| Language::all().filter_map(|known| Some((known.likeness(tag)?, known))).reduce(better))
            .map(|(_, language)| language)
    }

    /// The number of subtags that the tag has in common with this language's, if the language is the same.
    fn likeness(self, tag: &str) -> Option<usize> {
        let wanted: Vec<&str> = tag.split(['.', '@']).next().unwrap_or_default().split(['-', '_']).collect();
        let mut own = self.tag().split('-');
        let same = own.next().zip(wanted.first()).is_some_and(|(own, wanted)| own.eq_ignore_ascii_case(wanted));
        let has = |subtag: &&str| wanted.iter().any(|wanted| wanted.eq_ignore_ascii_case(subtag));
        same.then(|| 1 + own.filter(has).count())
    }
}

/// The more alike of two languages, the earlier one if both are equally so.
fn better(first: (usize, Language), second: (usize, Language)) -> (usize, Language) {
    if second.0 > first.0 { second } else { first }
}

impl Serialize for Language {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.tag())
    }
}

/// Reads a saved choice. A language that this program does not have counts as no choice.
pub(super) fn read_choice<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Language>, D::Error> {
    let tag = Option::<String>::deserialize(deserializer)?;
    Ok(tag.and_then(|tag| Language::named(&tag)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn preferred(wanted: &[&str]) -> Option<&'static str> {
        Language::preferred(wanted.iter().copied()).map(Language::tag)
    }

    #[test]
    fn there_are_four_languages_and_english_is_the_first() {
        assert_eq!(Language::all().map(Language::tag).collect::<Vec<_>>(), ["en", "th", "tr", "zh-Hans"]);
        assert_eq!(Language::default(), Language::ENGLISH);
    }

    #[test]
    fn the_first_wanted_language_that_there_is_is_chosen() {
        assert_eq!(preferred(&["tr_TR.UTF-8"]), Some("tr"));
        assert_eq!(preferred(&["fr-FR", "th-TH", "en"]), Some("th"));
        assert_eq!(preferred(&["zh-CN"]), Some("zh-Hans"));
        assert_eq!(preferred(&["zh-Hant-TW", "en-US"]), Some("zh-Hans"));
        assert_eq!(preferred(&["en-GB"]), Some("en"));
        for nothing in [&["fr"][..], &["C"], &["POSIX"], &[""], &[]] {
            assert_eq!(preferred(nothing), None, "{nothing:?}");
        }
    }

    #[test]
    fn a_language_is_found_by_its_tag_in_capitals_or_not() {
        assert_eq!(Language::named("ZH-HANS").map(Language::tag), Some("zh-Hans"));
        assert_eq!(Language::named("zh"), None);
    }
}
