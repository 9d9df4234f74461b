//! The tokens of PGN.

use crate::records::error::{RecordError, RecordErrorReason};

/// A token of the text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Token<'a> {
    /// `[Name "value"]`, with its escapes resolved.
    Tag { name: &'a str, value: String, quoted: &'a str },
    /// `{…}`, or `;…` up to the end of the line.
    Comment(&'a str),
    /// `(`
    Open,
    /// `)`
    Close,
    /// `$1`
    Glyph(u8),
    /// A move, a number or a result.
    Word(&'a str),
    /// The end of the text.
    End,
}

/// Splits a text into tokens.
#[derive(Debug)]
pub(super) struct Lexer<'a> {
    pub(super) text: &'a str,
    pub(super) rest: &'a str,
}

impl<'a> Lexer<'a> {
    /// The next token and the slice of the text that it begins with.
    pub(super) fn next(&mut self) -> Result<(Token<'a>, &'a str), RecordError> {
        self.skip_blanks();
        let begin = self.rest;
        let mut chars = begin.chars();
        let token = match chars.next() {
            None => Token::End,
            Some('(') => self.single(Token::Open),
            Some(')') => self.single(Token::Close),
            Some('{') => self.comment()?,
            Some(';') => {
                let line = begin.lines().next().unwrap_or_default();
                self.rest = &begin[line.len()..];
                Token::Comment(&line[1..])
            }
            Some('[') => self.tag()?,
            Some('$') => {
                let digits = begin[1..].bytes().take_while(u8::is_ascii_digit).count();
                let number = begin[1..=digits].parse();
                let expected = RecordErrorReason::Expected("a number from 0 to 255 after $");
                self.rest = &begin[1 + digits..];
                Token::Glyph(number.map_err(|_| RecordError::at(self.text, &begin[..=digits], expected))?)
            }
            Some(_) => Token::Word(self.word()),
        };
        Ok((token, begin))
    }

    fn skip_blanks(&mut self) {
        loop {
            let blank = self.rest.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
            let offset = blank.as_ptr() as usize - self.text.as_ptr() as usize;
            let before = self.text[..offset].trim_start_matches('\u{feff}');
            let at_line_start = before.is_empty() || before.ends_with('\n');
            self.rest = blank;
            // A line that begins with a percent sign is meant for other programs.
            if !(at_line_start && blank.starts_with('%')) {
                return;
            }
            self.rest = blank.split_once('\n').map_or(&blank[blank.len()..], |(_, after)| after);
        }
    }

    fn single(&mut self, token: Token<'a>) -> Token<'a> {
        self.rest = &self.rest[1..];
        token
    }

    fn comment(&mut self) -> Result<Token<'a>, RecordError> {
        let begin = self.rest;
        let Some((comment, after)) = begin[1..].split_once('}') else {
            return Err(RecordError::at(self.text, first_line(begin), RecordErrorReason::Unclosed("a comment")));
        };
        self.rest = after;
        Ok(Token::Comment(comment))
    }

    fn tag(&mut self) -> Result<Token<'a>, RecordError> {
        let text = self.text;
        let expected = |found, what| RecordError::at(text, first_line(found), RecordErrorReason::Expected(what));
        let inner = self.rest[1..].trim_start();
        let length = inner.bytes().take_while(|byte| byte.is_ascii_alphanumeric() || *byte == b'_').count();
        let (name, after) = inner.split_at(length);
        if name.is_empty() {
            return Err(expected(inner, "the name of a tag"));
        }
        let after = after.trim_start();
        let quoted = after.strip_prefix('"').ok_or_else(|| expected(after, "a value in quotes"))?;
        let (value, length) = unquote(quoted).ok_or_else(|| expected(after, "a value that ends with a quote"))?;
        let end = quoted[length + 1..].trim_start();
        self.rest = end.strip_prefix(']').ok_or_else(|| expected(end, "] after the value"))?;
        Ok(Token::Tag { name, value, quoted: &quoted[..length] })
    }

    fn word(&mut self) -> &'a str {
        let ends = |c: char| c.is_whitespace() || matches!(c, '(' | ')' | '{' | '}' | '[' | ']' | ';' | '$');
        let length = self.rest.find(ends).unwrap_or(self.rest.len());
        // A character that cannot begin a word is one by itself, and refused as a move.
        let length = if length == 0 { self.rest.chars().next().map_or(0, char::len_utf8) } else { length };
        let (word, rest) = self.rest.split_at(length);
        self.rest = rest;
        word
    }
}

/// The text up to the end of the line.
fn first_line(text: &str) -> &str {
    text.lines().next().unwrap_or_default()
}

/// The text up to the closing quote without its escapes, and its length in bytes; `None` if the line ends before. A quote that
/// no bracket follows belongs to the text: not all programs escape them.
pub(super) fn unquote(quoted: &str) -> Option<(String, usize)> {
    let mut value = String::new();
    let mut chars = quoted.char_indices();
    while let Some((offset, c)) = chars.next() {
        match c {
            '"' if is_closing(&quoted[offset + 1..]) => return Some((value, offset)),
            '\\' => value.push(chars.next()?.1),
            '\n' => return None,
            c => value.push(c),
        }
    }
    None
}

/// Whether a quote with this text behind it ends a value: a bracket follows, or no other quote that could.
fn is_closing(after: &str) -> bool {
    let line = first_line(after);
    line.trim_start().starts_with(']') || !line.contains('"')
}
