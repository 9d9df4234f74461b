//! Reads lines from untrusted input: bounded in length, and valid text or an error.

use std::io::{self, BufRead, Read};

use super::error::ProtocolError;

/// The most bytes of a line; the longest games take some thousands.
const MAX_LINE_BYTES: usize = 1 << 16;

/// The lines of an input, without their ends; an error that names the place instead of one that is too long or not UTF-8. An
/// error of reading ends the input.
pub fn lines(mut input: impl BufRead) -> impl Iterator<Item = Result<String, ProtocolError>> {
    std::iter::from_fn(move || next_line(&mut input).ok().flatten())
}

/// Reads the next line without its end; `None` at the end of the input.
///
/// # Errors
/// The outer error is that of reading the input. A line that is too long or not UTF-8 is an inner error; the next call
/// continues with the line after it.
fn next_line(input: &mut impl BufRead) -> io::Result<Option<Result<String, ProtocolError>>> {
    let mut bytes = Vec::new();
    if input.by_ref().take(MAX_LINE_BYTES as u64 + 1).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    if bytes.last() == Some(&b'\n') {
        bytes.pop();
    } else if bytes.len() > MAX_LINE_BYTES {
        skip_line(input)?;
        return Ok(Some(Err(ProtocolError::new("line", format!("longer than {MAX_LINE_BYTES} bytes")))));
    }
    let text = String::from_utf8(bytes).map_err(|error| {
        let valid = error.utf8_error().valid_up_to();
        ProtocolError::new("line", format!("at byte {}: not UTF-8", valid + 1))
    });
    Ok(Some(text))
}

fn skip_line(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let buffer = input.fill_buf()?;
        let end = buffer.iter().position(|byte| *byte == b'\n');
        let length = end.map_or(buffer.len(), |end| end + 1);
        input.consume(length);
        if end.is_some() || length == 0 {
            return Ok(());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(mut input: &[u8]) -> Vec<Result<String, String>> {
        let next = || next_line(&mut input).expect("a slice can be read");
        std::iter::from_fn(next).map(|line| line.map_err(|error| error.to_string())).collect()
    }

    #[test]
    fn the_last_line_needs_no_line_break() {
        assert_eq!(lines(b"a\n\nb"), [Ok("a".into()), Ok("".into()), Ok("b".into())]);
        assert_eq!(lines(b""), []);
    }

    #[test]
    fn a_line_that_is_too_long_is_one_error_and_the_next_line_is_read() {
        let longest = "x".repeat(MAX_LINE_BYTES);
        let too_long = Err(String::from("error line: longer than 65536 bytes"));
        let text = format!("{longest}\n{longest}x\nb\n{longest}{longest}{longest}");
        assert_eq!(lines(text.as_bytes()), [Ok(longest), too_long.clone(), Ok("b".into()), too_long]);
    }

    #[test]
    fn a_line_that_is_not_utf_8_is_an_error_that_names_the_byte() {
        assert_eq!(lines(b"ab\xff\nb"), [Err("error line: at byte 3: not UTF-8".into()), Ok("b".into())]);
    }
}
