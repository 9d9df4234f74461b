//! Lines of bytes from outside: never too long to hold, and text or a fault.

use std::io::{self, BufRead, Read};

use super::fault::Fault;

/// The most bytes a line may have; the longest games take some thousands.
const LONGEST: usize = 1 << 16;

/// The next line without its end, `None` at the end of the input.
///
/// # Errors
/// What reading the input fails with. A line that is too long or no text is an inner error.
pub(super) fn next_line(input: &mut impl BufRead) -> io::Result<Option<Result<String, Fault>>> {
    let mut bytes = Vec::new();
    if input.by_ref().take(LONGEST as u64 + 1).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    if bytes.last() == Some(&b'\n') {
        bytes.pop();
    } else if bytes.len() > LONGEST {
        skip_line(input)?;
        return Ok(Some(Err(Fault::new("line", format!("longer than {LONGEST} bytes")))));
    }
    let text = String::from_utf8(bytes).map_err(|error| {
        let good = error.utf8_error().valid_up_to();
        Fault::new("line", format!("at byte {}: not UTF-8", good + 1))
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
        std::iter::from_fn(next).map(|line| line.map_err(|fault| fault.to_string())).collect()
    }

    #[test]
    fn the_last_line_may_lack_its_end() {
        assert_eq!(lines(b"a\n\nb"), [Ok("a".into()), Ok("".into()), Ok("b".into())]);
        assert_eq!(lines(b""), []);
    }

    #[test]
    fn a_line_that_is_too_long_is_one_fault_and_the_next_line_is_read() {
        let longest = "x".repeat(LONGEST);
        let too_long = Err(String::from("error line: longer than 65536 bytes"));
        let text = format!("{longest}\n{longest}x\nb\n{longest}{longest}{longest}");
        assert_eq!(lines(text.as_bytes()), [Ok(longest), too_long.clone(), Ok("b".into()), too_long]);
    }

    #[test]
    fn bytes_that_are_no_text_are_a_fault_that_names_the_place() {
        assert_eq!(lines(b"ab\xff\nb"), [Err("error line: at byte 3: not UTF-8".into()), Ok("b".into())]);
    }
}
