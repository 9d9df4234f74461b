//! The message line: a notice, the move under the pointer, advice, or how the match stands.

use super::{MatchReader, MessageKind};
use crate::game::selection::Proposal;
use crate::presentation::actions::MatchActionsItem;
use crate::presentation::text::{self, GameText, MatchView, Message};
use crate::presentation::{analysis, oracle};
use crate::rules::Game;

impl MatchReader<'_, '_> {
    pub(super) fn message(
        &self,
        game_text: GameText,
        match_view: MatchView,
        actions: &MatchActionsItem,
        advice: Option<Message>,
    ) -> (Message, MessageKind) {
        let options = actions.options;
        // The pointer still rests on the piece that was just played: that says nothing about the next move.
        let resting = |proposal: &&Proposal| {
            let played = match_view.last.and_then(|ply| ply.mv.target());
            proposal.verdict.is_err() && proposal.mv.target() == played
        };
        let chosen = |proposal: &&Proposal| options.chosen.as_ref().is_some_and(|(mv, _)| *mv == proposal.mv);
        let proposal = options.proposal.as_ref().filter(|proposal| !match_view.is_over() && !resting(proposal));
        let proposal = proposal.filter(|proposal| self.settings.previews() || chosen(proposal));
        if let Some(notice) = self.notice.current(proposal.map(|proposal| proposal.mv)) {
            return (notice.clone(), MessageKind::Warning);
        }
        match proposal {
            Some(proposal) => {
                let message_kind = if proposal.verdict.is_ok() { MessageKind::Promising } else { MessageKind::Warning };
                let message = text::describe(game_text, match_view.position.side_to_move(), proposal);
                (oracle::with_value(game_text, message, actions.oracle, proposal.mv), message_kind)
            }
            None => match advice {
                Some(advice) => (advice, MessageKind::Promising),
                None => match actions.values.filter(|_| actions.analysis) {
                    Some(values) => {
                        let (position, tree) = (match_view.position, &actions.history.tree);
                        (analysis::message(game_text, position, values, actions.retry, tree), MessageKind::Calm)
                    }
                    None if let Some(mistake) = actions.evaluation.and_then(|evaluation| evaluation.mistake) => {
                        (analysis::mistake_message(game_text, actions.history.plies(), mistake), MessageKind::Warning)
                    }
                    None => (oracle::with_note(game_text, match_view, actions.oracle), MessageKind::Calm),
                },
            },
        }
    }
}
