//! Splits Rust code into tokens, and code from tests.

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Name,
    Number,
    Sign,
    /// A string literal of any kind, with its quotation marks.
    Text,
    Char,
    Lifetime,
    Comment,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Token {
    pub(crate) kind: Kind,
    pub(crate) text: String,
    /// Counted from 1.
    pub(crate) line: usize,
}

impl Token {
    pub(crate) fn is(&self, text: &str) -> bool {
        self.text == text && matches!(self.kind, Kind::Name | Kind::Sign)
    }

    pub(crate) fn is_name(&self) -> bool {
        self.kind == Kind::Name
    }

    fn opens(&self) -> bool {
        self.kind == Kind::Sign && matches!(self.text.as_str(), "(" | "[" | "{")
    }

    fn closes(&self) -> bool {
        self.kind == Kind::Sign && matches!(self.text.as_str(), ")" | "]" | "}")
    }
}

/// Returns all tokens of a source text, comments included.
pub(crate) fn tokenize(text: &str) -> Vec<Token> {
    let mut tokens = Vec::new();
    let (mut rest, mut line) = (text, 1);
    while let Some(first) = rest.chars().next() {
        let (kind, length) = next_token(rest, first);
        let (token, after) = rest.split_at(length);
        if !first.is_whitespace() {
            let name = if kind == Kind::Name { token.trim_start_matches("r#") } else { token };
            tokens.push(Token { kind, text: name.to_owned(), line });
        }
        line += token.matches('\n').count();
        rest = after;
    }
    tokens
}

/// Returns the kind and the length in bytes of the token at the start of a text.
fn next_token(text: &str, first: char) -> (Kind, usize) {
    let is_name = |c: char| c.is_alphanumeric() || c == '_';
    let word = |from: usize| text[from..].find(|c| !is_name(c)).map_or(text.len(), |length| from + length);
    if text.starts_with("//") {
        return (Kind::Comment, text.find('\n').unwrap_or(text.len()));
    }
    if text.starts_with("/*") {
        return (Kind::Comment, block_comment_length(text));
    }
    if let Some(length) = string_length(text) {
        return (Kind::Text, length);
    }
    if let Some(length) = char_length(text) {
        return (Kind::Char, length);
    }
    match first {
        '\'' => (Kind::Lifetime, word(1)),
        'r' if text.starts_with("r#") => (Kind::Name, word(2)),
        '0'..='9' => (Kind::Number, word(0)),
        _ if is_name(first) => (Kind::Name, word(0)),
        _ => {
            let signs = ["::", "=>", "->", "==", "!="];
            (Kind::Sign, signs.into_iter().find(|sign| text.starts_with(sign)).map_or(first.len_utf8(), str::len))
        }
    }
}

/// Returns the length of a comment `/* … */`; such comments nest.
fn block_comment_length(text: &str) -> usize {
    let (mut depth, mut at) = (0, 0);
    while at < text.len() {
        let rest = &text.as_bytes()[at..];
        match (rest.starts_with(b"/*"), rest.starts_with(b"*/")) {
            (true, _) => (depth, at) = (depth + 1, at + 2),
            (_, true) => (depth, at) = (depth - 1, at + 2),
            _ => at += 1,
        }
        if depth == 0 {
            return at;
        }
    }
    text.len()
}

/// Returns the length of the string literal at the start of a text, if there is one.
fn string_length(text: &str) -> Option<usize> {
    let prefix = ["br", "cr", "r", "b", "c", ""].into_iter().find(|prefix| {
        text.strip_prefix(prefix).is_some_and(|rest| {
            rest.starts_with('"') || prefix.ends_with('r') && rest.trim_start_matches('#').starts_with('"')
        })
    })?;
    let body = &text[prefix.len()..];
    if prefix.ends_with('r') {
        let hashes = body.len() - body.trim_start_matches('#').len();
        let end = format!("\"{}", "#".repeat(hashes));
        let inside = prefix.len() + hashes + 1;
        return Some(text[inside..].find(&end).map_or(text.len(), |length| inside + length + end.len()));
    }
    let mut escaped = false;
    for (index, c) in body.char_indices().skip(1) {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return Some(prefix.len() + index + 1),
            _ => {}
        }
    }
    Some(text.len())
}

/// Returns the length of the character literal at the start of a text; `'a` alone is a lifetime.
fn char_length(text: &str) -> Option<usize> {
    let prefix = usize::from(text.starts_with("b'"));
    let mut inside = text[prefix..].strip_prefix('\'')?.char_indices();
    let (_, first) = inside.next()?;
    if first == '\\' {
        inside.next()?;
        let (end, _) = inside.find(|(_, c)| *c == '\'')?;
        return Some(prefix + 1 + end + 1);
    }
    let (end, closing) = inside.next()?;
    (closing == '\'').then_some(prefix + 1 + end + 1)
}

/// Returns the index of the bracket that closes the one at `start`.
pub(crate) fn closing(tokens: &[Token], start: usize) -> usize {
    let mut depth = 0;
    for (index, token) in tokens.iter().enumerate().skip(start) {
        depth += i32::from(token.opens()) - i32::from(token.closes());
        if depth == 0 {
            return index;
        }
    }
    tokens.len() - 1
}

/// Returns the index of the last token of the item that starts at `start`: its `;` or the end of its braces.
fn item_end(tokens: &[Token], start: usize) -> usize {
    let mut index = start;
    while index < tokens.len() && !tokens[index].is(";") {
        if tokens[index].opens() {
            let end = closing(tokens, index);
            if tokens[index].is("{") {
                return end;
            }
            index = end;
        }
        index += 1;
    }
    index.min(tokens.len() - 1)
}

/// Returns the index behind the attribute `#[…]` at `index`, if there is one.
fn attribute_end(tokens: &[Token], index: usize) -> Option<usize> {
    let is_attribute = tokens.get(index)?.is("#") && tokens.get(index + 1)?.is("[");
    is_attribute.then(|| closing(tokens, index + 1) + 1)
}

/// Removes the items under `#[cfg(test)]`.
pub(crate) fn without_tests(tokens: &[Token]) -> Vec<Token> {
    let mut code = Vec::new();
    let mut index = 0;
    while index < tokens.len() {
        let end = attribute_end(tokens, index).unwrap_or(index + 1);
        let names: Vec<&str> =
            tokens[index..end].iter().filter(|token| token.is_name()).map(|t| t.text.as_str()).collect();
        if end > index + 1 && names.first() == Some(&"cfg") && names.contains(&"test") && !names.contains(&"not") {
            let mut item = end;
            while let Some(after) = attribute_end(tokens, item) {
                item = after;
            }
            index = item_end(tokens, item) + 1;
        } else {
            code.extend_from_slice(&tokens[index..end]);
            index = end;
        }
    }
    code
}

#[test]
fn code_is_split_into_tokens() {
    let text = "let a = b'\\'' == 'x'; // c\nf::<'a>(r#\"\"d\"#, \"\\\"\", 1.5) /* /* e */ */ -> r#type";
    let found: Vec<String> = tokenize(text).into_iter().map(|token| token.text).collect();
    #[rustfmt::skip]
    let expected = [
        "let", "a", "=", "b'\\''", "==", "'x'", ";", "// c", "f", "::", "<", "'a", ">", "(", "r#\"\"d\"#", ",", "\"\\\"\"",
        ",", "1", ".", "5", ")", "/* /* e */ */", "->", "type",
    ];
    assert_eq!(found, expected);
    assert_eq!(tokenize(text).last().map(|token| token.line), Some(2));
}

#[test]
fn items_under_cfg_test_are_removed() {
    let text =
        "fn a() {} #[cfg(test)] #[allow(x)] mod tests { fn b() {} } #[cfg(test)] use c::d; #[cfg(not(test))] e();";
    let code: Vec<String> = without_tests(&tokenize(text)).into_iter().map(|token| token.text).collect();
    assert_eq!(code.concat(), "fna(){}#[cfg(not(test))]e();");
}
