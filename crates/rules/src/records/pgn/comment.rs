//! Comments: evaluations, clock times and free text between braces.

use std::fmt::Write;
use std::time::Duration;

use crate::records::Annotation;

/// Clock times are shorter than this many hours; longer ones are not written, because a reader takes them for text.
const CLOCK_HOURS: u64 = 1000;

/// What the commands begin with that are read; others are text.
const COMMANDS: [&str; 2] = ["%eval ", "%clk "];

/// The content of a comment for these annotations; empty if there are none.
pub(super) fn write(annotation: &Annotation) -> String {
    let mut parts = Vec::new();
    if let Some(evaluation) = annotation.evaluation {
        parts.push(format!("[%eval {evaluation}]"));
    }
    if let Some(clock) = annotation.clock.filter(|clock| clock.as_secs() < CLOCK_HOURS * 3600) {
        parts.push(format!("[%clk {}]", format_clock(clock)));
    }
    if !annotation.comment.is_empty() {
        parts.push(escape(&annotation.comment));
    }
    parts.join(" ")
}

/// Adds the content of a comment. Commands that are not understood stay in the text.
pub(super) fn read(comment: &str, annotation: &mut Annotation) {
    let mut text = String::new();
    let mut rest = comment;
    while let Some((before, command)) = rest.split_once("[%") {
        text += before;
        let known = command.split_once(']').filter(|(command, _)| read_command(command, annotation));
        rest = known.map_or(command, |(_, after)| after);
        if known.is_none() {
            text += "[%";
        }
    }
    text += rest;
    let plain = unescape(&join_lines(&text));
    if !plain.is_empty() && !annotation.comment.is_empty() {
        annotation.comment.push(' ');
    }
    annotation.comment += &plain;
}

fn read_command(command: &str, annotation: &mut Annotation) -> bool {
    match command.split_once(' ') {
        Some(("eval", value)) => value.parse().map(|value| annotation.evaluation = Some(value)).is_ok(),
        Some(("clk", value)) => parse_clock(value).map(|value| annotation.clock = Some(value)).is_some(),
        _ => false,
    }
}

/// The comment on one line, without blanks at its ends.
fn join_lines(text: &str) -> String {
    let lines: Vec<&str> = text.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    lines.join(" ")
}

/// Writes characters as numbers that a comment cannot hold or that its reader would take for something else.
fn escape(comment: &str) -> String {
    let inner = comment.trim();
    let start = comment.len() - comment.trim_start().len();
    let mut text = String::new();
    for (offset, c) in comment.char_indices() {
        let after = &comment[offset + c.len_utf8()..];
        let outer = offset < start || offset >= start + inner.len();
        let special = match c {
            '}' => true,
            '[' => COMMANDS.iter().any(|command| after.starts_with(command)),
            '&' => after.starts_with('#'),
            c => outer || c.is_control(),
        };
        if special {
            write!(text, "&#{};", u32::from(c)).expect("a string takes any text");
        } else {
            text.push(c);
        }
    }
    text
}

fn unescape(text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some((before, number)) = rest.split_once("&#") {
        plain += before;
        let read = number.split_once(';').and_then(|(digits, after)| Some((character(digits)?, after)));
        rest = read.map_or(number, |(_, after)| after);
        match read {
            Some((c, _)) => plain.push(c),
            None => plain += "&#",
        }
    }
    plain + rest
}

fn character(digits: &str) -> Option<char> {
    let is_number = (1..8).contains(&digits.len()) && digits.bytes().all(|byte| byte.is_ascii_digit());
    if is_number { char::from_u32(digits.parse().ok()?) } else { None }
}

/// `h:mm:ss`, with thousandths of a second if there are any.
fn format_clock(time: Duration) -> String {
    let (seconds, millis) = (time.as_secs(), time.subsec_millis());
    let fraction = if millis == 0 { String::new() } else { format!(".{millis:03}") };
    format!("{}:{:02}:{:02}{fraction}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}

fn parse_clock(text: &str) -> Option<Duration> {
    let (whole, fraction) = text.trim().split_once('.').unwrap_or((text.trim(), ""));
    let numbers: Option<Vec<u64>> = whole.split(':').map(number).collect();
    let [hours, minutes, seconds] = numbers?[..] else { return None };
    let millis = if fraction.is_empty() { 0 } else { number(&format!("{fraction:0<3.3}"))? };
    (hours < CLOCK_HOURS && minutes < 60 && seconds < 60)
        .then(|| Duration::from_millis(((hours * 60 + minutes) * 60 + seconds) * 1000 + millis))
}

fn number(digits: &str) -> Option<u64> {
    let is_number = (1..=6).contains(&digits.len()) && digits.bytes().all(|byte| byte.is_ascii_digit());
    if is_number { digits.parse().ok() } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reread(annotation: &Annotation) -> (String, Annotation) {
        let text = write(annotation);
        let mut read_back = Annotation::default();
        read(&text, &mut read_back);
        (text, read_back)
    }

    #[test]
    fn any_comment_is_read_back_as_written() {
        for comment in ["plain", " } ", "a\nb", "[%eval 3] & [%", "&#125;", "&amp; #", "\u{a0}x", "é→\r\n", "[x] {y"]
        {
            let annotation = Annotation { comment: comment.to_owned(), ..Annotation::default() };
            let (text, read_back) = reread(&annotation);
            assert_eq!(read_back, annotation, "{text}");
            assert!(!text.contains(['}', '\n', '\r']), "{text:?}");
        }
    }

    #[test]
    fn evaluation_and_clock_stand_before_the_text() {
        let annotation = Annotation {
            comment: "too greedy".to_owned(),
            evaluation: "-2.50/12".parse().ok(),
            clock: Some(Duration::from_millis(3_723_050)),
            ..Annotation::default()
        };
        let (text, read_back) = reread(&annotation);
        assert_eq!((text.as_str(), &read_back), ("[%eval -2.50/12] [%clk 1:02:03.050] too greedy", &annotation));
    }

    #[test]
    fn a_clock_time_that_no_reader_takes_is_left_out() {
        let longest = Duration::from_millis(3_599_999_999);
        for (clock, expected) in [(longest, Some(longest)), (longest + Duration::from_millis(1), None)] {
            let (text, read_back) = reread(&Annotation { clock: Some(clock), ..Annotation::default() });
            assert_eq!(read_back, Annotation { clock: expected, ..Annotation::default() }, "{text}");
        }
    }

    #[test]
    fn commands_that_are_not_understood_stay_in_the_text() {
        let mut annotation = Annotation::default();
        read(" [%csl Gd4] look [%eval high] [%clk 0:00:61]\n  here ", &mut annotation);
        let expected = "[%csl Gd4] look [%eval high] [%clk 0:00:61] here";
        assert_eq!(annotation, Annotation { comment: expected.to_owned(), ..Annotation::default() });
    }
}
