//! A game and its board in one word or two, such as `Othello` or `breakthrough-6x5`.

use crate::{GameKind, Size, Variant, VariantError};

use super::games;

/// The game's name, and unless it is the default one its board after the separator.
pub(super) fn write(variant: Variant, name: &str, separator: char) -> String {
    let (kind, size) = (variant.kind(), variant.size());
    if size == kind.default_size() { name.to_owned() } else { format!("{name}{separator}{size}") }
}

/// Reads what [`write()`] writes, in upper or lower case, and the names of other places.
pub(super) fn parse(text: &str, separator: char) -> Result<Variant, VariantError> {
    if let Some(variant) = games::alias(text.trim()) {
        return Ok(variant);
    }
    let (kind, size) = text.trim().split_once(separator).unwrap_or((text.trim(), ""));
    let kind: GameKind = kind.parse()?;
    Variant::new(kind, if size.is_empty() { kind.default_size() } else { size.parse::<Size>()? })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_offered_board_is_read_back() {
        for kind in GameKind::ALL {
            for size in kind.info().offered_sizes {
                let variant = Variant::new(kind, *size).expect("an offered size is allowed");
                for separator in [' ', '-'] {
                    assert_eq!(parse(&write(variant, kind.id(), separator), separator), Ok(variant));
                }
            }
        }
    }
}
