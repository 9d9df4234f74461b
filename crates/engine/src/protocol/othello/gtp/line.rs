//! Splits a line of GTP into the id, the command and its arguments.

/// The words of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct GtpLine {
    /// The id of the command, or nothing.
    pub(super) id: String,
    /// The command and its arguments.
    pub(super) words: Vec<String>,
}

impl GtpLine {
    /// Splits a line; `None` if it contains blanks and a comment alone. As the protocol requires, control characters other than
    /// the tabulator are removed first, so that lines may end with CR LF.
    pub(super) fn parse(line: &str) -> Option<GtpLine> {
        let line: String = line.chars().filter(|symbol| *symbol == '\t' || !symbol.is_control()).collect();
        let line = line.split('#').next().unwrap_or_default();
        let mut words: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
        let id = match words.first()? {
            first if is_id(first) => words.remove(0),
            _ => String::new(),
        };
        Some(GtpLine { id, words })
    }
}

/// Whether a word is an id: a number below 2³¹ without a sign.
fn is_id(word: &str) -> bool {
    word.bytes().all(|byte| byte.is_ascii_digit()) && word.parse::<i32>().is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn split(line: &str) -> Option<(String, String)> {
        GtpLine::parse(line).map(|line| (line.id, line.words.join(" ")))
    }

    #[test]
    fn comments_control_characters_and_tabs_do_not_belong_to_the_words() {
        let expected = Some(("12".to_owned(), "play b d3".to_owned()));
        for line in [
            "12 play b d3",
            "\t12\tplay  b d3\r",
            "12 play b d3#play w c3",
            "12 pl\u{7}ay\u{7f} b d3 # é",
            "\u{1}12 play b d3",
        ] {
            assert_eq!(split(line), expected, "{line:?}");
        }
        for line in ["", " \t\r", "# 12 play b d3", "\u{1}\u{2}"] {
            assert_eq!(split(line), None, "{line:?}");
        }
    }

    #[test]
    fn an_id_is_a_number_without_a_sign() {
        assert_eq!(split("2147483647"), Some(("2147483647".into(), String::new())));
        for line in ["+3 name", "-3 name", "3x name", "2147483648 name"] {
            assert_eq!(split(line), Some((String::new(), line.into())));
        }
    }
}
