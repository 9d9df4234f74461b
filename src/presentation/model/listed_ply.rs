//! The plies of a match as the move list shows them.

use super::MatchModel;
use crate::presentation::text;
use crate::records::NodeId;
use crate::rules::Move;

/// A ply as the move list shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListedPly {
    /// The node after it.
    pub node: NodeId,
    /// The move as it is to be read.
    pub text: String,
    /// It has been taken back.
    pub taken_back: bool,
}

impl MatchModel<'_> {
    /// The plies played and those taken back, as they are to be read; plies taken back have no text of their own. While an
    /// earlier position is looked at, none are taken back.
    pub fn plies(&self) -> impl Iterator<Item = ListedPly> + '_ {
        let (game_text, tree) = (self.game_text, &self.history.tree);
        let played = self.history.played.iter().map(move |ply| {
            let text = match ply.mv {
                Move::Pass | Move::Swap => game_text.move_text(ply.mv),
                _ => text::typeset(&ply.text),
            };
            ListedPly { node: ply.node, text, taken_back: false }
        });
        let taken_back = self.match_view.review.is_none();
        let undone = tree.line_after(tree.current()).into_iter().filter_map(move |node| {
            let text = game_text.move_text(tree.mv(node)?);
            Some(ListedPly { node, text, taken_back })
        });
        played.chain(undone)
    }
}
