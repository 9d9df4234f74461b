//! The tags of a game: names and values such as `Event` and `Date`.

use std::collections::BTreeMap;

/// Names and values. Names consist of letters, digits and `_`; values are one line and not empty.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tags(BTreeMap<String, String>);

impl Tags {
    /// The value of a tag, if it is set.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(String::as_str)
    }

    /// Sets a tag; an empty value removes it. Other characters are left out of the name, and control characters in the
    /// value become blanks.
    pub fn set(&mut self, name: &str, value: &str) {
        let name: String = name.chars().filter(|c| c.is_ascii_alphanumeric() || *c == '_').collect();
        let value: String = value.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        let value = value.trim();
        if value.is_empty() {
            self.0.remove(&name);
        } else if !name.is_empty() {
            self.0.insert(name, value.to_owned());
        }
    }

    /// All names and values, by name.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(tags: &Tags) -> Vec<(&str, &str)> {
        tags.iter().collect()
    }

    #[test]
    fn a_tag_is_set_once_and_removed_by_an_empty_value() {
        let mut tags = Tags::default();
        tags.set("Event", "Club");
        tags.set("Date", "2026.11.23");
        tags.set("Event", "Cup");
        assert_eq!(all(&tags), [("Date", "2026.11.23"), ("Event", "Cup")]);
        tags.set("Event", " ");
        assert_eq!(all(&tags), [("Date", "2026.11.23")]);
    }

    #[test]
    fn names_and_values_are_reduced_to_what_files_can_hold() {
        let mut tags = Tags::default();
        tags.set("My \"tag\"]_1", " two\nlines ");
        tags.set("é", "x");
        assert_eq!(all(&tags), [("Mytag_1", "two lines")]);
    }

    #[test]
    fn a_value_that_was_set_stays_the_same_when_it_is_set_again() {
        let mut tags = Tags::default();
        tags.set("Event", "\u{1} Cup \u{7f}");
        assert_eq!(tags.get("Event"), Some("Cup"));
        tags.set("Event", "\u{1}");
        assert_eq!(tags.get("Event"), None);
    }
}
