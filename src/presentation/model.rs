//! The match as the panels show it: everything read once, in words and figures.

mod cursor_reach;

use std::time::Duration;

use bevy::ecs::query::QueryData;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::game::hint::{Hint, HintSearch};
use crate::game::matches::{History, Seats};
use crate::game::piece::{At, Owner, Piece};
use crate::game::player::{ActivePlayer, Players};
use crate::game::screen::Active;
use crate::game::selection::{MoveOptions, Proposal, Selection};
use crate::presentation::actions::{MatchAction, MatchActions, MatchActionsItem};
use crate::presentation::text::{self, GameText, MatchView, Message, Text};
use crate::rules::{Allegiance, Move, PerSide, Phase, Side};

use super::notice::Notice;
use super::settings::PresentationSettings;
use cursor_reach::CursorReach;

/// The match on the match screen.
#[derive(QueryData)]
pub(crate) struct ModelQuery {
    pub(crate) actions: MatchActions,
    hint: Option<&'static Hint>,
    hint_search: Has<HintSearch>,
    pub(crate) selection: &'static Selection,
}

/// Reads the active match and counts its pieces.
#[derive(SystemParam)]
#[expect(missing_debug_implementations, reason = "a view into the world has nothing of its own to show")]
pub struct MatchReader<'w, 's> {
    notice: Res<'w, Notice>,
    active: Query<'w, 's, ModelQuery, With<Active>>,
    pieces: Query<'w, 's, (&'static Owner, &'static ChildOf), (With<Piece>, With<At>)>,
    settings: Res<'w, PresentationSettings>,
}

/// How the message line feels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum MessageKind {
    /// How things stand.
    Calm,
    /// What a legal move would do.
    Promising,
    /// Why something is not possible.
    Warning,
}

#[derive(Debug)]
pub(crate) struct MatchModel<'a> {
    pub(crate) game: Entity,
    pub(crate) lexicon: GameText,
    pub(crate) table: MatchView<'a>,
    pub(crate) seats: &'a Seats,
    pub(crate) players: Players,
    pub(crate) history: &'a History,
    /// The number in each player's panel.
    pub(crate) figures: PerSide<usize>,
    pub(crate) message: Message,
    pub(crate) mood: MessageKind,
    /// The move that waits to be confirmed, and how people write it.
    pub(crate) chosen: Option<&'a (Move, String)>,
    pub(crate) reach: CursorReach,
    /// The actions besides moves on the board.
    pub(crate) actions: MatchActionsItem<'a, 'a>,
}

impl MatchReader<'_, '_> {
    /// The active match, or `None` on the way from one screen to the other.
    pub(crate) fn model(&self) -> Option<MatchModel<'_>> {
        let game = self.active.single().ok()?;
        let ModelQueryItem { actions, hint, hint_search, selection } = game;
        let MatchActionsItem { seats, players, history, options, .. } = actions;
        let situation = &actions.state.0;
        let lexicon = GameText::new(self.text(), actions.variant.0);
        let table = MatchView {
            situation,
            outcome: actions.outcome.0,
            last: history.played.last(),
            offer: actions.offer.0,
            selected: selection.selected,
            pieces: self.count(actions.game),
            players: *players,
            seats: *seats,
            thinking: matches!(actions.active_player, ActivePlayer::Computer(_)),
            paused: actions.paused.0,
            pass: options.pass,
            swap: options.swap,
        };
        let figures = match situation.phase() {
            Some(Phase::Placement) => PerSide(situation.in_hand().0.map(usize::from)),
            _ => table.pieces,
        };
        let advice = match hint {
            Some(hint) => Some(text::hint(lexicon, hint.mv, hint.why)),
            None => hint_search.then(|| Message::new(lexicon.text.hint_searching(), "")),
        };
        let (message, mood) = self.message(lexicon, table, options, advice);
        Some(MatchModel {
            game: actions.game,
            lexicon,
            table,
            seats,
            players: *players,
            history,
            figures,
            message,
            mood,
            chosen: options.chosen.as_ref(),
            reach: CursorReach::new(&actions, selection.cursor),
            actions,
        })
    }

    /// The messages of the player's language.
    pub(crate) fn text(&self) -> Text {
        Text(self.settings.language)
    }

    fn message(
        &self,
        lexicon: GameText,
        table: MatchView,
        choices: &MoveOptions,
        advice: Option<Message>,
    ) -> (Message, MessageKind) {
        // The pointer still rests on the piece that was just played: that says nothing about the next move.
        let resting = |proposal: &&Proposal| {
            let played = table.last.and_then(|ply| ply.mv.target());
            proposal.verdict.is_err() && proposal.mv.target() == played
        };
        let chosen = |proposal: &&Proposal| choices.chosen.as_ref().is_some_and(|(mv, _)| *mv == proposal.mv);
        let proposal = choices.proposal.as_ref().filter(|proposal| !table.outcome.is_over() && !resting(proposal));
        let proposal = proposal.filter(|proposal| self.settings.previews || chosen(proposal));
        if let Some(told) = self.notice.current(proposal.map(|proposal| proposal.mv)) {
            return (told.clone(), MessageKind::Warning);
        }
        match proposal {
            Some(proposal) => {
                let mood = if proposal.verdict.is_ok() { MessageKind::Promising } else { MessageKind::Warning };
                (text::describe(lexicon, table.situation.to_move(), proposal), mood)
            }
            None => match advice {
                Some(advice) => (advice, MessageKind::Promising),
                None => (text::status(lexicon, table), MessageKind::Calm),
            },
        }
    }

    fn count(&self, game: Entity) -> PerSide<usize> {
        let mut count = PerSide::default();
        for (owner, parent) in &self.pieces {
            if let (Allegiance::Side(side), true) = (owner.0, parent.parent() == game) {
                count[side] += 1;
            }
        }
        count
    }
}

impl MatchModel<'_> {
    pub(crate) const fn over(&self) -> bool {
        self.table.outcome.is_over()
    }

    /// What a button for the action says.
    pub(crate) fn action_label(&self, action: MatchAction) -> String {
        self.actions.label(action, self.lexicon.text)
    }

    /// What this side has left.
    pub(crate) fn time(&self, side: Side) -> Option<Duration> {
        self.actions.clock.map(|clock| clock.of(self.seats.0[side]))
    }

    /// The name of the opening that was played, if it has one.
    pub(crate) fn opening(&self) -> Option<&'static str> {
        let moves: Vec<Move> = self.history.played.iter().map(|ply| ply.mv).collect();
        self.history.start.opening_name(&moves)
    }

    /// The number in a side's panel and what it counts: `2 discs`.
    pub(crate) fn counted(&self, side: Side) -> String {
        let count = self.figures[side];
        self.lexicon.text.counted(count, &text::count_noun(self.lexicon, self.table.situation, count))
    }

    /// The side whose move it is, while the match goes on.
    pub(crate) fn mover(&self) -> Option<Side> {
        if self.over() { None } else { Some(self.table.situation.to_move()) }
    }

    /// Whether this side's computer is thinking.
    pub(crate) fn thinks(&self, side: Side) -> bool {
        self.table.thinking && self.mover() == Some(side)
    }

    /// The plies played and those taken back, as they are to be read; plies taken back have no text of their own.
    pub(crate) fn plies(&self) -> impl Iterator<Item = (String, bool)> + '_ {
        let lexicon = self.lexicon;
        let played = self.history.played.iter().map(move |ply| match ply.mv {
            Move::Pass | Move::Swap => (lexicon.move_text(ply.mv), true),
            _ => (text::typeset(&ply.text), true),
        });
        played.chain(self.history.undone.iter().rev().map(move |mv| (lexicon.move_text(*mv), false)))
    }
}
