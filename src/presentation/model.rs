//! The match as the panels show it: everything read once, in words and figures.

mod cursor_reach;

use std::time::Duration;

use bevy::ecs::query::QueryData;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::game::clock::{Clock, TimeControl};
use crate::game::hint::{Hint, HintSearch};
use crate::game::history::plies_to_take_back;
use crate::game::matches::{DrawOffer, History, Match, MatchOutcome, MatchState, Seats};
use crate::game::piece::{At, Owner, Piece};
use crate::game::player::{ActivePlayer, Paused, Player, Players};
use crate::game::screen::Active;
use crate::game::selection::{MoveOptions, Proposal, Selection};
use crate::presentation::text::{self, GameText, MatchView, Message, Text};
use crate::rules::{Allegiance, Move, PerSide, Side};
use crate::settings::preferences::Preferences;

use super::notice::Notice;
use cursor_reach::CursorReach;

/// The match on the match screen.
#[derive(QueryData)]
pub(crate) struct ModelQuery {
    pub(crate) entity: Entity,
    pub(crate) variant: &'static Match,
    standing: &'static MatchState,
    verdict: &'static MatchOutcome,
    seats: &'static Seats,
    players: &'static Players,
    awaited: &'static ActivePlayer,
    paused: &'static Paused,
    hint: Option<&'static Hint>,
    seeking: Has<HintSearch>,
    offer: &'static DrawOffer,
    clock: Option<&'static Clock>,
    pub(crate) history: &'static History,
    intent: &'static Selection,
    choices: &'static MoveOptions,
}

/// Reads the active match and counts its pieces.
#[derive(SystemParam)]
pub(crate) struct MatchReader<'w, 's> {
    active: Query<'w, 's, ModelQuery, With<Active>>,
    pieces: Query<'w, 's, (&'static Owner, &'static ChildOf), (With<Piece>, With<At>)>,
    preferences: Res<'w, Preferences>,
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
    pub(crate) clock: Option<&'a Clock>,
    pub(crate) reach: CursorReach,
}

impl MatchReader<'_, '_> {
    /// The active match, or `None` on the way from one screen to the other.
    pub(crate) fn model(&self, notice: &Notice) -> Option<MatchModel<'_>> {
        let game = self.active.single().ok()?;
        let situation = &game.standing.0;
        let lexicon = GameText::new(self.text(), game.variant.0);
        let table = MatchView {
            situation,
            outcome: game.verdict.0,
            last: game.history.played.last(),
            offer: game.offer.0,
            selected: game.intent.selected,
            pieces: self.count(game.entity),
            players: *game.players,
            seats: *game.seats,
            thinking: matches!(game.awaited, ActivePlayer::Computer(_)),
            paused: game.paused.0,
            pass: game.choices.pass,
            swap: game.choices.swap,
        };
        let from_hand = situation.phase().is_some() && situation.places_pieces();
        let figures = if from_hand { PerSide(situation.in_hand().0.map(usize::from)) } else { table.pieces };
        let advice = match game.hint {
            Some(hint) => Some(text::hint(lexicon, hint.mv, hint.why)),
            None => game.seeking.then(|| Message::new(lexicon.text.hint_searching(), "")),
        };
        let (message, mood) = message(lexicon, table, game.choices, notice, advice);
        let chosen = game.choices.chosen.as_ref();
        let (seats, players, history) = (game.seats, *game.players, game.history);
        Some(MatchModel {
            game: game.entity,
            lexicon,
            table,
            seats,
            players,
            history,
            figures,
            message,
            mood,
            chosen,
            clock: game.clock,
            reach: CursorReach::of(&game),
        })
    }

    /// The messages of the player's language.
    pub(crate) fn text(&self) -> Text {
        Text(self.preferences.language)
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

fn message(
    lexicon: GameText,
    table: MatchView,
    choices: &MoveOptions,
    notice: &Notice,
    advice: Option<Message>,
) -> (Message, MessageKind) {
    // The pointer still rests on the piece that was just played: that says nothing about the next move.
    let resting = |proposal: &&Proposal| {
        let played = table.last.and_then(|ply| ply.mv.target());
        proposal.verdict.is_err() && proposal.mv.target() == played
    };
    let chosen = |proposal: &&Proposal| choices.chosen.as_ref().is_some_and(|(mv, _)| *mv == proposal.mv);
    let proposal = choices.proposal.as_ref().filter(|proposal| !table.outcome.is_over() && !resting(proposal));
    let proposal = proposal.filter(|proposal| !notice.no_previews || chosen(proposal));
    if let Some(told) = notice.current(proposal.map(|proposal| proposal.mv)) {
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

impl MatchModel<'_> {
    pub(crate) const fn over(&self) -> bool {
        self.table.outcome.is_over()
    }

    /// How much time there was for the match.
    pub(crate) fn control(&self) -> Option<TimeControl> {
        self.clock.map(|clock| clock.time_control)
    }

    /// What this side has left.
    pub(crate) fn time(&self, side: Side) -> Option<Duration> {
        self.clock.map(|clock| clock.of(self.seats.0[side]))
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

    /// The side for whom somebody at the screen gives up or offers a draw: the only person's, else whoever is to move.
    pub(crate) fn requesting_side(&self) -> Side {
        let persons = |side: &Side| self.players.at(*self.seats, *side) == Player::Human;
        let alone = self.players.only_human().and_then(|_| Side::BOTH.into_iter().find(persons));
        alone.unwrap_or_else(|| self.table.situation.to_move())
    }

    /// Taking back also revives a match that was given up or agreed drawn.
    pub(crate) fn can_undo(&self) -> bool {
        let to_move = self.table.situation.to_move();
        plies_to_take_back(self.history, self.table.outcome, to_move, *self.seats, self.players).is_some()
    }

    pub(crate) const fn can_ask_for_hint(&self) -> bool {
        !self.over() && !self.table.thinking
    }

    pub(crate) const fn can_redo(&self) -> bool {
        !self.history.undone.is_empty()
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
