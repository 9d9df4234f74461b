//! Text in any encoding: UTF-8, UTF-16, and those of single countries.

use std::borrow::Cow;

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{Encoding, ISO_2022_JP, UTF_16BE, UTF_16LE};

/// What Japanese programs of the 7-bit encoding switch to characters of two bytes with.
const ISO_2022_JP_ESCAPES: [&[u8]; 2] = [b"\x1b$B", b"\x1b$@"];

/// The text that the bytes are, without the mark that some programs put at its beginning; `None` if they are not text.
///
/// UTF-8 and UTF-16 are known by their form. Lines in neither are of the encoding that fits all of them best: files that
/// were joined from several sources can have both.
pub(super) fn decode(bytes: &[u8]) -> Option<Cow<'_, str>> {
    if let Some((encoding, mark)) = Encoding::for_bom(bytes) {
        return Some(encoding.decode_without_bom_handling(&bytes[mark..]).0);
    }
    if let Some(encoding) = utf_16(bytes) {
        return Some(encoding.decode_without_bom_handling(bytes).0);
    }
    if ISO_2022_JP_ESCAPES.iter().any(|escape| contains(bytes, escape)) {
        return Some(ISO_2022_JP.decode_without_bom_handling(bytes).0);
    }
    match std::str::from_utf8(bytes) {
        Ok(text) => Some(Cow::Borrowed(text)),
        Err(_) if bytes.iter().any(|byte| is_binary(*byte)) => None,
        Err(_) => Some(Cow::Owned(decode_lines(bytes))),
    }
}

/// The byte order of UTF-16 without a mark: every second byte of most characters in a record of a game is zero.
fn utf_16(bytes: &[u8]) -> Option<&'static Encoding> {
    let zeros = |first: usize| bytes.iter().skip(first).step_by(2).filter(|byte| **byte == 0).count();
    let (high_first, low_first) = (zeros(0), zeros(1));
    let most = bytes.len() / 4;
    match (high_first, low_first) {
        (0, 0) => None,
        (zeros, 0) if zeros > most => Some(UTF_16BE),
        (0, zeros) if zeros > most => Some(UTF_16LE),
        _ => None,
    }
}

fn contains(bytes: &[u8], part: &[u8]) -> bool {
    bytes.windows(part.len()).any(|window| window == part)
}

/// Whether no text has this byte, in any encoding in which lines end with a line break.
const fn is_binary(byte: u8) -> bool {
    byte < b' ' && !matches!(byte, b'\t' | b'\n' | 0x0b | 0x0c | b'\r' | 0x1a | 0x1b)
}

fn decode_lines(bytes: &[u8]) -> String {
    let lines = || bytes.split_inclusive(|byte| *byte == b'\n');
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    for line in lines().filter(|line| std::str::from_utf8(line).is_err()) {
        detector.feed(line, false);
    }
    detector.feed(&[], true);
    let encoding = detector.guess(None, Utf8Detection::Deny);
    let decode =
        |line| std::str::from_utf8(line).map_or_else(|_| encoding.decode_without_bom_handling(line).0, Cow::Borrowed);
    lines().map(decode).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAMES: [(&str, &[&str]); 8] = [
        ("windows-1252", &["André", "Jürgen Müßig", "Åsa Öberg", "Ñandú"]),
        ("shift_jis", &["高梨悠介", "為則英司", "オセロ太郎", "ひらがな"]),
        ("euc-jp", &["高梨悠介", "オセロ太郎"]),
        ("iso-2022-jp", &["高梨悠介", "オセロ太郎"]),
        ("windows-1251", &["Иван Петров", "Ольга Ёлкина"]),
        ("euc-kr", &["김철수"]),
        ("gbk", &["王小明"]),
        ("big5", &["陳大文"]),
    ];

    fn game(name: &str) -> String {
        format!("[Event \"x\"]\n[Black \"{name}\"]\n[White \"bob\"]\n\n1. f5 d6 2. c3 d3 36-28\n")
    }

    fn encode(label: &str, text: &str) -> Vec<u8> {
        let encoding = Encoding::for_label(label.as_bytes()).expect("the test names an encoding");
        let (bytes, _, is_lossy) = encoding.encode(text);
        assert!(!is_lossy, "{label} has no {text}");
        bytes.into_owned()
    }

    #[test]
    fn names_in_every_usual_encoding_are_read() {
        for (label, names) in NAMES {
            for text in names.iter().map(|name| game(name)) {
                assert_eq!(decode(&encode(label, &text)).as_deref(), Some(text.as_str()), "{label}");
            }
        }
    }

    #[test]
    fn utf_16_is_read_with_and_without_its_mark() {
        let text = game("高梨悠介");
        for swap in [false, true] {
            let unit = |unit: u16| if swap { unit.to_be_bytes() } else { unit.to_le_bytes() };
            let bytes: Vec<u8> = text.encode_utf16().flat_map(unit).collect();
            assert_eq!(decode(&bytes).as_deref(), Some(text.as_str()));
            let marked: Vec<u8> = unit(0xfeff).into_iter().chain(bytes).collect();
            assert_eq!(decode(&marked).as_deref(), Some(text.as_str()));
        }
    }

    #[test]
    fn lines_of_two_encodings_are_read_beside_each_other() {
        let bytes = [game("高梨悠介").into_bytes(), encode("windows-1252", &game("André"))].concat();
        assert_eq!(decode(&bytes), Some(Cow::Owned(game("高梨悠介") + &game("André"))));
    }

    #[test]
    fn a_text_in_utf_8_is_not_copied_and_a_picture_is_not_text() {
        assert_eq!(decode("\u{feff}é".as_bytes()), Some(Cow::Borrowed("é")));
        assert!(matches!(decode("é".as_bytes()), Some(Cow::Borrowed("é"))));
        assert_eq!(decode(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR"), None);
        assert_eq!(decode(b""), Some(Cow::Borrowed("")));
    }
}
