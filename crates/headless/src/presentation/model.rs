//! The match as panels show it, read once a frame.

pub mod cursor_reach;
mod message;
mod message_kind;
mod move_rows;
pub mod shown;

use std::time::Duration;

use bevy::ecs::query::QueryData;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::game::analysis::{AnalysisValues, GameAnalysis};
use crate::game::hint::{Hint, HintSearch};
use crate::game::matches::{History, MatchOutcome, MatchStanding, Reviewed, Seat, Seats};
use crate::game::piece::{At, Owner, Piece};
use crate::game::player::{ActivePlayer, Players};
use crate::game::screen::Active;
use crate::game::selection::Selection;
use crate::presentation::actions::{MatchAction, MatchActions, MatchActionsItem};
use crate::presentation::text::{self, GameText, MatchView, Message, ReviewedPlies, Text};
use crate::rules::{Allegiance, Game, Move, Outcome, PerSide, Phase, Position, Side};
use crate::statistics::Standing;

use super::analysis;
use super::notice::Notice;
use super::settings::PresentationSettings;
use cursor_reach::CursorReach;
use shown::ShownMatch;
pub use {message_kind::MessageKind, move_rows::MoveRow, move_rows::place_in_list};

/// The match on the match screen.
#[derive(QueryData)]
#[expect(missing_debug_implementations, reason = "queries have no contents to print")]
pub struct ModelQuery {
    pub actions: MatchActions,
    hint: Option<&'static Hint>,
    hint_search: Has<HintSearch>,
    standing: Option<&'static MatchStanding>,
    pub selection: &'static Selection,
}

/// Reads the active match and counts its pieces.
#[derive(SystemParam)]
#[expect(missing_debug_implementations, reason = "a view into the world has nothing of its own to show")]
pub struct MatchReader<'w, 's> {
    notice: Res<'w, Notice>,
    active: Query<'w, 's, ModelQuery, With<Active>>,
    pieces: Query<'w, 's, (&'static Owner, &'static ChildOf), (With<Piece>, With<At>)>,
    reviewed: Query<'w, 's, &'static MatchOutcome, With<Reviewed>>,
    reports: Query<'w, 's, &'static GameAnalysis, With<Reviewed>>,
    settings: PresentationSettings<'w>,
}

#[derive(Debug)]
pub struct MatchModel<'a> {
    pub game: Entity,
    pub game_text: GameText<'a>,
    pub match_view: MatchView<'a>,
    pub seats: &'a Seats,
    pub players: Players,
    pub history: &'a History,
    /// The number in each player's panel.
    pub counts: PerSide<usize>,
    pub message: Message,
    pub message_kind: MessageKind,
    /// The hint for this position, or that it is being searched.
    pub advice: Option<Message>,
    /// The move that waits to be confirmed, and how people write it.
    pub chosen: Option<&'a (Move, String)>,
    pub cursor_reach: CursorReach,
    /// The actions besides moves on the board.
    pub actions: MatchActionsItem<'a, 'a>,
    /// The analysis of the whole game, once it has been asked for.
    pub game_analysis: Option<&'a GameAnalysis>,
    /// What the match has changed for its only person.
    pub standing: Option<&'a Standing>,
}

impl MatchReader<'_, '_> {
    /// The active match, or `None` on the way from one screen to the other.
    pub fn model(&self) -> Option<MatchModel<'_>> {
        self.model_as_shown(|_| None)
    }

    /// The active match with the counts and the outcome that its board shows, for panels beside the board. A match without
    /// a board in view is as it is.
    pub fn model_as_shown(&self, shown: impl Fn(Entity) -> Option<ShownMatch>) -> Option<MatchModel<'_>> {
        let game = self.active.single().ok()?;
        let ModelQueryItem { actions, hint, hint_search, standing, selection } = game;
        let MatchActionsItem { seats, players, history, options, .. } = actions;
        let position = history.position();
        let situation = position.situation();
        let game_text = GameText::new(self.text(), actions.variant.0);
        let game_text = game_text.with_names(actions.details, history.start(), *players, *seats);
        let outcome = actions.outcome.0;
        let shown = shown(actions.game).unwrap_or_else(|| ShownMatch {
            outcome,
            pieces: self.count(actions.game),
            in_hand: PerSide(situation.in_hand().0.map(usize::from)),
        });
        let ending = shown.lags_behind(outcome);
        let match_view = MatchView {
            position,
            outcome: if ending { Outcome::InProgress } else { outcome },
            ending,
            last: history.plies().last(),
            offer: actions.offer.0,
            selected: selection.selected,
            pieces: shown.pieces,
            players: *players,
            seats: *seats,
            thinking: matches!(actions.active_player, ActivePlayer::Computer(_)),
            paused: actions.paused.0,
            engine_failed: actions.paused.0 && actions.engine_failed,
            pass: options.pass,
            swap: options.swap,
            review: actions.review.map(|_| self.reviewed_plies(history)),
        };
        let counts = if situation.phase() == Some(Phase::Placement) { shown.in_hand } else { shown.pieces };
        let advice = match hint {
            Some(hint) => Some(text::hint(game_text, hint.mv, hint.why)),
            None => hint_search.then(|| Message::new(game_text.text.hint_searching(), "")),
        };
        let (message, message_kind) = self.message(game_text, match_view, &actions, advice.clone());
        Some(MatchModel {
            game: actions.game,
            game_text,
            match_view,
            seats,
            players: *players,
            history,
            counts,
            message,
            message_kind,
            advice,
            chosen: options.chosen.as_ref(),
            cursor_reach: CursorReach::new(&actions, selection.cursor),
            standing: standing.map(|standing| &standing.0),
            game_analysis: actions.game_analysis.or_else(|| self.reports.get(actions.review?.of).ok()),
            actions,
        })
    }

    fn reviewed_plies(&self, history: &History) -> ReviewedPlies {
        let played = history.plies().len();
        let outcome = self.reviewed.iter().next().map_or(Outcome::InProgress, |outcome| outcome.0);
        ReviewedPlies { played, all: played + history.undone().len(), outcome }
    }

    /// The messages of the player's language.
    pub fn text(&self) -> Text {
        self.settings.text()
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
    pub const fn over(&self) -> bool {
        self.match_view.is_over()
    }

    /// The position that is shown.
    pub const fn position(&self) -> &Position {
        self.history.position()
    }

    /// The values of the analysis, unless they are hidden because a mistake is played again.
    pub fn values(&self) -> Option<&AnalysisValues> {
        self.actions.values.filter(|_| self.actions.analysis && !analysis::hides_values(self.actions.retry))
    }

    /// The side that messages and buttons are meant for: the one that answers a draw offer, else the one to move.
    pub fn addressed(&self) -> Option<Side> {
        self.match_view.offer.map(Side::other).or_else(|| self.mover())
    }

    /// What a button for the action says.
    pub fn action_label(&self, action: MatchAction) -> String {
        self.actions.label(action, self.game_text.text)
    }

    /// How many pieces this side has captured, in games in which captured pieces leave the board.
    pub fn captured_by(&self, side: Side) -> usize {
        let at_start = self.history.start().placement().of(side.other()).len();
        let lost = at_start.saturating_sub(self.match_view.pieces[side.other()]);
        if self.game_text.kind().info().has_tray() { lost } else { 0 }
    }

    /// The time this side has left, with a clock.
    pub fn time(&self, side: Side) -> Option<Duration> {
        self.actions.clock.map(|clock| clock.of(self.seats.0[side]))
    }

    /// The name of the opening that was played, if it has one.
    pub fn opening(&self) -> Option<&'static str> {
        self.history.start().opening_name(&self.history.moves())
    }

    /// The name of the person in this seat, as it was given.
    pub fn person(&self, seat: Seat) -> Option<&str> {
        self.actions.details?.names(self.history.start())[seat.index()]
    }

    /// What the player of this side is called, and the same where there is little room.
    pub fn called(&self, side: Side) -> String {
        text::called(self.game_text, self.players, *self.seats, side)
    }

    pub fn called_briefly(&self, side: Side) -> String {
        text::called_briefly(self.game_text, self.players, *self.seats, side)
    }

    /// The number in a side's panel and what it counts: `2 discs`.
    pub fn counted(&self, side: Side) -> String {
        let count = self.counts[side];
        self.game_text.text.counted(count, &text::count_noun(self.game_text, self.match_view.position, count))
    }

    /// The side whose move it is, while the match goes on.
    pub fn mover(&self) -> Option<Side> {
        if self.over() { None } else { Some(self.match_view.position.side_to_move()) }
    }

    /// Whether this side's computer is thinking.
    pub fn thinks(&self, side: Side) -> bool {
        self.match_view.thinking && self.mover() == Some(side)
    }
}
