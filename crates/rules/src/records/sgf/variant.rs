//! The game and the board of a text in SGF.

use crate::records::error::{RecordError, RecordErrorReason};
use crate::records::format::{GameHint, ImportError};
use crate::records::games::{alias, notation_of, sgf_notations};
use crate::{GameKind, Size, Variant};

use super::property::Property;
use super::value::plain;

/// The games of the format that are often met.
const OTHERS: [(u8, &str); 14] = [
    (1, "an SGF of Go"),
    (3, "an SGF of chess"),
    (4, "an SGF of Gomoku or Renju"),
    (5, "an SGF of nine men's morris"),
    (6, "an SGF of backgammon"),
    (7, "an SGF of Chinese chess"),
    (8, "an SGF of shogi"),
    (9, "an SGF of Lines of Action"),
    (10, "an SGF of Ataxx"),
    (11, "an SGF of Hex"),
    (13, "an SGF of Neutron"),
    (18, "an SGF of Amazons"),
    (20, "an SGF of Gess"),
    (21, "an SGF of Twixt"),
];

/// The game and its board.
pub(super) fn variant(text: &str, game: &str, root: &[Property], hint: GameHint) -> Result<Variant, ImportError> {
    let find = |name: &str| root.iter().find(|property| property.name == name);
    let value = |name: &str| find(name).map_or(String::new(), |property| plain(property.value()));
    let refuse = |name: &str| {
        let found = find(name).map_or("", Property::value);
        RecordError::at(text, found, RecordErrorReason::OtherRules)
    };
    let number = value("GM");
    let known = sgf_notations().find(|notation| notation.number == number).map(|notation| notation.kind);
    let kind = match (known, number.as_str(), kind_of_event(&value("EV")), hint) {
        (Some(kind), ..) | (None, "", Some(kind), _) => kind,
        (None, "", None, GameHint::Given(kind, _)) => kind,
        (None, "", None, GameHint::Likely(variant)) if notation_of(variant.kind()).is_some() => variant.kind(),
        _ => {
            // Without a number the format means Go.
            let number = if number.is_empty() { "1" } else { &number };
            let other = OTHERS.into_iter().find(|(other, _)| other.to_string() == number);
            return Err(ImportError::Foreign(other.map_or("an SGF of another game", |(_, name)| name)));
        }
    };
    let names_other_rules = |name: &&str| {
        let words = value(name).to_ascii_lowercase();
        ["octagon", "anti-", &format!("anti{}", kind.id())].iter().any(|other| words.contains(other))
    };
    if let Some(name) = ["EV", "RU", "SU"].iter().find(|name| names_other_rules(name)) {
        return Err(refuse(name).into());
    }
    let size = value("SZ");
    let size = match (size.as_str(), value("SU").as_str()) {
        ("", name) => alias(name).filter(|variant| variant.kind() == kind).map_or(kind.default_size(), Variant::size),
        (size, _) => {
            let (columns, rows) = size.split_once(':').unwrap_or((size, size));
            match (columns.trim().parse(), rows.trim().parse()) {
                (Ok(columns), Ok(rows)) => Size { columns, rows },
                _ => return Err(refuse_size(text, game, find("SZ")).into()),
            }
        }
    };
    let found = find("SZ").map_or("", Property::value);
    Ok(Variant::new(kind, size).map_err(|error| RecordError::at(text, found, error))?)
}

fn refuse_size(text: &str, game: &str, size: Option<&Property>) -> RecordError {
    let found = size.map_or(&game[..0], Property::value);
    RecordError::at(text, found, RecordErrorReason::Expected("the size of the board, such as 8 or 6:5"))
}

/// The game of an event such as `breakthrough.mc.2010.oct.1.11`, as Little Golem names them.
fn kind_of_event(event: &str) -> Option<GameKind> {
    let begins = |word: &&str| event.get(..word.len()).is_some_and(|begin| begin.eq_ignore_ascii_case(word));
    sgf_notations().find(|notation| notation.events.iter().any(&begins)).map(|notation| notation.kind)
}
