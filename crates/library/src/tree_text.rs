//! A tree of moves as text: `f5 @61.25 d6 ~+2.00/12 "good" c3 ( c4 ) d3`.
//!
//! Moves are written as engine protocols write them, in the order of [`GameTree::walk`], with variations in parentheses.
//! The annotation of a move follows it: `@` and the seconds left, `~` and the value, `$` and a glyph, and the comment as a
//! JSON string; that of the start stands before the first move. A move that is played at the end of the main
//! line only adds text at the end, so that a library need not write the rest again.

use std::fmt::Write;
use std::time::Duration;

#[cfg(feature = "database")]
use tessera_rules::Move;
use tessera_rules::records::{
    Annotation, GameTree, NodeEvaluation, NodeId, RecordError, RecordErrorReason, ReplayStep, TextPlace, TreeBuilder,
};
use tessera_rules::{Game, Position};

/// Writes a tree; [`read`] returns one that is equal.
pub(super) fn write(tree: &GameTree) -> String {
    let mut text = String::new();
    annotate(&mut text, tree.annotation(NodeId::START));
    tree.replay(|step| match step {
        ReplayStep::Begin => token(&mut text, "("),
        ReplayStep::End => token(&mut text, ")"),
        ReplayStep::Move { node, mv, before, .. } => {
            token(&mut text, &before.protocol_move(mv));
            annotate(&mut text, tree.annotation(node));
        }
    });
    text
}

fn token(text: &mut String, token: &str) {
    if !text.is_empty() {
        text.push(' ');
    }
    text.push_str(token);
}

fn annotate(text: &mut String, annotation: &Annotation) {
    if let Some(clock) = annotation.clock {
        token(text, &format!("@{}", clock.as_secs()));
        if clock.subsec_nanos() > 0 {
            let fraction = format!(".{:09}", clock.subsec_nanos());
            text.push_str(fraction.trim_end_matches('0'));
        }
    }
    if let Some(value) = annotation.evaluation.map(|evaluation| evaluation.to_string())
        // A value outside the range of its unit has no text.
        && value.parse::<NodeEvaluation>().is_ok()
    {
        token(text, &format!("~{value}"));
    }
    for glyph in &annotation.glyphs {
        token(text, &format!("${glyph}"));
    }
    if !annotation.comment.is_empty() {
        token(text, "");
        write!(text, "{}", serde_json::Value::from(annotation.comment.as_str())).expect("a string can be written to");
    }
}

/// Reads a tree, whose moves are checked.
pub(super) fn read(start: Position, text: &str) -> Result<GameTree, RecordError> {
    let mut builder = TreeBuilder::new(start);
    for (offset, found) in tokens(text) {
        take(&mut builder, found).map_err(|reason| error(text, offset, found, reason))?;
    }
    if builder.depth() > 0 {
        return Err(error(text, text.len(), "", RecordErrorReason::Unclosed("a variation")));
    }
    Ok(builder.finish())
}

/// The first moves of the main line, at most `n`; what follows a move that cannot be read is left out.
#[cfg(feature = "database")]
pub(super) fn first_moves(start: &Position, text: &str, plies: usize) -> Vec<Move> {
    let (mut position, mut moves, mut depth) = (start.clone(), Vec::new(), 0_usize);
    for (_, token) in tokens(text) {
        match token.as_bytes().first() {
            _ if moves.len() == plies => break,
            Some(b'(') => depth += 1,
            Some(b')') => depth = depth.saturating_sub(1),
            Some(b'@' | b'~' | b'$' | b'"') => {}
            _ if depth > 0 => {}
            _ => {
                let Ok(mv) = position.parse_move(token) else { break };
                position.play_unchecked(mv);
                moves.push(mv);
            }
        }
    }
    moves
}

fn error(text: &str, offset: usize, found: &str, reason: RecordErrorReason) -> RecordError {
    RecordError { place: TextPlace::at(text, offset), found: found.to_owned(), reason }
}

fn take(builder: &mut TreeBuilder, token: &str) -> Result<(), RecordErrorReason> {
    use RecordErrorReason::{Expected, NothingToVary};
    match token.as_bytes().first() {
        Some(b'(') => builder.begin().then_some(()).ok_or(NothingToVary)?,
        Some(b')') => builder.end().then_some(()).ok_or(Expected("( before )"))?,
        Some(b'@') => {
            let clock = read_clock(&token[1..]).ok_or(Expected("seconds after @"))?;
            builder.annotation_mut().clock = Some(clock);
        }
        Some(b'~') => {
            let value = token[1..].parse().map_err(|_| Expected("a value after ~"))?;
            builder.annotation_mut().evaluation = Some(value);
        }
        Some(b'$') => {
            let glyph = token[1..].parse().map_err(|_| Expected("a number up to 255 after $"))?;
            builder.annotation_mut().glyphs.push(glyph);
        }
        Some(b'"') => builder.annotation_mut().comment = read_comment(token).ok_or(Expected("a JSON string"))?,
        _ => {
            let mv = builder.position().parse_move(token).map_err(|error| error.reason)?;
            builder.play(mv).map_err(|_| Expected("a legal move"))?;
        }
    }
    Ok(())
}

fn read_clock(text: &str) -> Option<Duration> {
    let (seconds, fraction) = text.split_once('.').unwrap_or((text, ""));
    let is_digits = fraction.len() <= 9 && fraction.bytes().all(|byte| byte.is_ascii_digit());
    let nanos = is_digits.then(|| format!("{fraction:0<9}"))?;
    Some(Duration::new(seconds.parse().ok()?, nanos.parse().ok()?))
}

fn read_comment(token: &str) -> Option<String> {
    serde_json::from_str(token).ok()
}

/// The comments of a text, in order; they are read without the moves.
#[cfg(feature = "database")]
pub(super) fn comments(text: &str) -> impl Iterator<Item = String> {
    tokens(text).filter(|(_, token)| token.starts_with('"')).filter_map(|(_, token)| read_comment(token))
}

/// The words of a text and where each begins. A JSON string is one word; it ends the text if it is not closed.
fn tokens(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut offset = 0;
    std::iter::from_fn(move || {
        offset += text[offset..].len() - text[offset..].trim_start_matches(' ').len();
        let rest = &text[offset..];
        let length = if rest.starts_with('"') { quoted_length(rest) } else { rest.find(' ').unwrap_or(rest.len()) };
        let start = offset;
        offset += length;
        (length > 0).then(|| (start, &text[start..offset]))
    })
}

fn quoted_length(text: &str) -> usize {
    let mut escaped = false;
    for (index, byte) in text.bytes().enumerate().skip(1) {
        match byte {
            _ if escaped => escaped = false,
            b'\\' => escaped = true,
            b'"' => return index + 1,
            _ => {}
        }
    }
    text.len()
}

#[cfg(test)]
mod tests;
