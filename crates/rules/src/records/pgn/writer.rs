//! Writes PGN.

use crate::records::{GameRecord, GameTree, NodeId, ReplayStep};
use crate::{Game, Position};

use super::comment;
use super::header::{DERIVED, ROSTER, result, termination, variant_name};

/// The length that lines of moves keep to; a long comment is not broken.
const LINE: usize = 80;

/// The game as PGN, which ends with an empty line.
pub fn write_pgn(record: &GameRecord) -> String {
    let mut text = write_tags(record);
    let result = result(record);
    let tokens = MoveText::of(&record.tree).tokens.into_iter().chain([result.to_owned()]);
    let mut length = 0;
    for token in tokens {
        let width = token.chars().count();
        let fits = length + 1 + width <= LINE;
        match length {
            0 => text.push('\n'),
            _ => text.push(if fits { ' ' } else { '\n' }),
        }
        length = if fits && length > 0 { length + 1 + width } else { width };
        text += &token;
    }
    text + "\n\n"
}

fn write_tags(record: &GameRecord) -> String {
    let variant = record.tree.variant();
    let mut text = String::new();
    let mut tag = |name: &str, value: &str| {
        let escaped = value.replace('\\', "\\\\").replace('"', "\\\"");
        text += &format!("[{name} \"{escaped}\"]\n");
    };
    for (name, unknown) in ROSTER {
        tag(name, record.tags.get(name).unwrap_or(unknown));
    }
    tag("Result", result(record));
    tag("Variant", &variant_name(variant));
    if *record.tree.start() != Position::start(variant) {
        tag("SetUp", "1");
        tag("FEN", &record.tree.start().format_position());
    }
    if let Some(end) = record.early_end {
        tag("Termination", termination(end));
    }
    let is_other = |name: &str| !DERIVED.contains(&name) && !ROSTER.iter().any(|(known, _)| *known == name);
    record.tags.iter().filter(|(name, _)| is_other(name)).for_each(|(name, value)| tag(name, value));
    text
}

/// The move text, token by token.
struct MoveText<'a> {
    tree: &'a GameTree,
    tokens: Vec<String>,
    /// The next move is written with its number, because something else stands before it.
    numbered: bool,
    /// A parenthesis that the next token begins with.
    open: &'static str,
}

impl MoveText<'_> {
    fn of(tree: &GameTree) -> MoveText<'_> {
        let mut text = MoveText { tree, tokens: Vec::new(), numbered: true, open: "" };
        text.annotate(NodeId::START);
        tree.replay(|step| match step {
            ReplayStep::Move { node, mv, before, ply } => text.write_move(node, before.format_move(mv), ply),
            ReplayStep::Begin => {
                text.open = "(";
                text.numbered = true;
            }
            ReplayStep::End => {
                if let Some(last) = text.tokens.last_mut() {
                    last.push(')');
                }
                text.numbered = true;
            }
        });
        text
    }

    fn write_move(&mut self, node: NodeId, notation: String, ply: usize) {
        let number = ply / 2 + 1;
        if ply.is_multiple_of(2) {
            self.push(format!("{number}."));
        } else if self.numbered {
            self.push(format!("{number}..."));
        }
        self.push(notation);
        self.numbered = false;
        self.annotate(node);
    }

    fn annotate(&mut self, node: NodeId) {
        let annotation = self.tree.annotation(node);
        for glyph in &annotation.glyphs {
            self.push(format!("${glyph}"));
        }
        let comment = comment::write(annotation);
        if !comment.is_empty() {
            self.push(format!("{{{comment}}}"));
            self.numbered = true;
        }
    }

    fn push(&mut self, token: String) {
        self.tokens.push(std::mem::take(&mut self.open).to_owned() + &token);
    }
}
