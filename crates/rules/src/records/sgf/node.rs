//! Nodes and variations of a game, one after the other.

use super::property::Property;
use crate::records::error::{RecordError, RecordErrorReason};

/// A part of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum SgfToken<'a> {
    /// `(`
    Open,
    /// `)`
    Close,
    /// `;` and its properties.
    Node(Vec<Property<'a>>),
}

/// The next part of a game and the rest; `None` at the end.
///
/// # Errors
/// Something else stands there, or a value does not end.
pub(super) fn next<'a>(text: &str, rest: &'a str) -> Result<Option<(SgfToken<'a>, &'a str)>, RecordError> {
    let begin = rest.trim_start();
    let Some(first) = begin.chars().next() else { return Ok(None) };
    let after = &begin[first.len_utf8()..];
    Ok(Some(match first {
        '(' => (SgfToken::Open, after),
        ')' => (SgfToken::Close, after),
        ';' => {
            let (properties, rest) = read_node(text, after)?;
            (SgfToken::Node(properties), rest)
        }
        _ => {
            let line = begin.lines().next().unwrap_or_default();
            let expected = RecordErrorReason::Expected("a move, ;B[...], a variation or the end, )");
            return Err(RecordError::at(text, line, expected));
        }
    }))
}

fn read_node<'a>(text: &str, mut rest: &'a str) -> Result<(Vec<Property<'a>>, &'a str), RecordError> {
    let mut properties = Vec::new();
    loop {
        rest = rest.trim_start();
        if !rest.starts_with(|c: char| c.is_ascii_alphabetic()) {
            return Ok((properties, rest));
        }
        let Some((property, after)) = Property::read(rest) else {
            let line = rest.lines().next().unwrap_or_default();
            return Err(RecordError::at(text, line, RecordErrorReason::Unclosed("a property, NAME[value],")));
        };
        properties.push(property);
        rest = after;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nodes_have_their_properties_with_all_values() {
        let text = " ;\nAB [e4]\n[d5]b[f5]SiZe[8];)";
        let (token, rest) = next(text, text).unwrap().unwrap();
        let SgfToken::Node(properties) = token else { panic!("a node") };
        let found: Vec<(&str, &[&str])> =
            properties.iter().map(|property| (property.name.as_str(), &property.values[..])).collect();
        assert_eq!(found, [("AB", &["e4", "d5"][..]), ("B", &["f5"]), ("SZ", &["8"])]);
        assert_eq!(next(text, rest).unwrap(), Some((SgfToken::Node(Vec::new()), ")")));
        assert_eq!(next(text, "").unwrap(), None);
        assert!(next("x", "x").is_err() && next(";B[f5", ";B[f5").is_err() && next(";B", ";B").is_err());
    }
}
