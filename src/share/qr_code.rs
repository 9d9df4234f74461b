//! QR codes of links.

use qrcode::{Color, EcLevel, QrCode};

/// The squares of a QR code, without the light margin around it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct QrSquares {
    /// The number of squares along an edge.
    pub width: usize,
    /// Row by row, whether a square is dark.
    pub dark: Vec<bool>,
}

impl QrSquares {
    /// The light margin that readers need, in squares.
    pub const MARGIN: usize = 4;

    /// The code of a text; `None` if the text is too long for one.
    pub fn of(text: &str) -> Option<QrSquares> {
        let code = QrCode::with_error_correction_level(text, EcLevel::M)
            .or_else(|_| QrCode::with_error_correction_level(text, EcLevel::L));
        let code = code.ok()?;
        let width = code.width();
        let dark = code.into_colors().into_iter().map(|colour| colour == Color::Dark).collect();
        Some(QrSquares { width, dark })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_has_its_three_corner_marks() {
        let code = QrSquares::of("https://example.org/#othello.AQkf").expect("it is short");
        assert_eq!(code.dark.len(), code.width * code.width);
        let dark = |x: usize, y: usize| code.dark[y * code.width + x];
        let last = code.width - 7;
        for (x, y) in [(0, 0), (last, 0), (0, last)] {
            assert!((0..7).all(|step| dark(x + step, y) && dark(x, y + step)));
            assert!(dark(x + 3, y + 3) && !dark(x + 1, y + 1));
        }
    }

    #[test]
    fn a_text_that_is_too_long_has_no_code() {
        assert!(QrSquares::of(&"x".repeat(2_900)).is_some());
        assert_eq!(QrSquares::of(&"x".repeat(3_000)), None);
    }
}
