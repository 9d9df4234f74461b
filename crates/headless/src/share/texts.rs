//! Games as texts to copy.

use serde::{Deserialize, Serialize};

use crate::records::{GameRecord, GameTree, NodeId, RecordFormat, RecordWriteError, link_fragment};
use crate::rules::Game;

/// What a link for the program begins with where there is no page.
const SCHEME: &str = "tessera:";

/// A form in which a game is copied.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ShareText {
    /// A link with the moves that lead to the position that is shown.
    Link,
    /// The moves of the main line.
    Moves,
    /// Everything: variations, comments, players.
    Pgn,
    /// The position that is shown.
    Position,
}

/// The game in this form. `page` is the address of the page that opens links, without `#`; without one a link is for the
/// program itself.
///
/// # Errors
/// Why the form cannot hold the game.
pub fn share_text(form: ShareText, record: &GameRecord, page: Option<&str>) -> Result<String, RecordWriteError> {
    let write = |id: &str| {
        let format = RecordFormat::find(id).ok_or(RecordWriteError::Serialisation(id.to_owned()))?;
        format.write(record).map(|text| text.trim_end().to_owned())
    };
    match form {
        ShareText::Link => {
            let fragment = link_fragment(&shown(record));
            Ok(page.map_or_else(|| format!("{SCHEME}{fragment}"), |page| format!("{page}#{fragment}")))
        }
        ShareText::Moves => write("transcript"),
        ShareText::Pgn => write("pgn"),
        ShareText::Position => Ok(record.tree.position(record.tree.current()).format_position()),
    }
}

/// The game up to the position that is shown, with its early end only if that is the last one.
fn shown(record: &GameRecord) -> GameRecord {
    let tree = &record.tree;
    let moves = tree.moves(&tree.path(tree.current()));
    let line = GameTree::with_moves(tree.start().clone(), &moves).expect("the moves of a tree are legal");
    let is_last = tree.current() == tree.main_line().last().copied().unwrap_or(NodeId::START);
    GameRecord { tags: record.tags.clone(), early_end: record.early_end.filter(|_| is_last), ..GameRecord::new(line) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::records::{EarlyEnd, parse_link_fragment};
    use crate::rules::{GameKind, Position, Side, Variant};

    fn record() -> GameRecord {
        let start = Position::start(Variant::standard(GameKind::Othello));
        let moves = start.parse_game("f5 d6 c3").expect("they are legal");
        GameRecord::new(GameTree::with_moves(start, &moves).expect("they are legal"))
    }

    #[test]
    fn a_link_leads_to_the_position_that_is_shown() {
        let mut record = record();
        record.early_end = Some(EarlyEnd::Resigned(Side::First));
        let line = record.tree.main_line();
        for (index, node) in line.iter().enumerate() {
            record.tree.go_to(*node);
            let link = share_text(ShareText::Link, &record, Some("https://example.org/")).expect("a link");
            let opened = parse_link_fragment(&link).expect("it is read");
            assert_eq!(opened.tree.main_line().len(), index + 1, "{link}");
            assert_eq!(opened.early_end.is_some(), index + 1 == line.len());
        }
        assert!(share_text(ShareText::Link, &record, None).expect("a link").starts_with("tessera:othello."));
    }

    #[test]
    fn moves_position_and_pgn_are_texts_without_a_line_break_at_the_end() {
        let mut record = record();
        record.tree.go_to(NodeId::START);
        let text = |form| share_text(form, &record, None).expect("Othello has it");
        assert_eq!(text(ShareText::Moves), "f5d6c3");
        assert_eq!(text(ShareText::Position), record.tree.start().format_position());
        assert!(text(ShareText::Pgn).starts_with('[') && text(ShareText::Pgn).ends_with('*'));
    }
}
