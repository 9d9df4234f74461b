//! Announces what happens in the active match, in sentences for screen readers.

use bevy::prelude::*;

use crate::game::events::{BoardEvent, MatchEvent};
use crate::game::hint::Hint;
use crate::game::lesson::LessonBoard;
use crate::game::matches::{Match, Reviewed};
use crate::game::puzzle::PuzzleBoard;
use crate::game::requests::{MatchCommand, Refusal};
use crate::game::screen::{Active, Screen, ScreenRequest};
use crate::presentation::model::{MatchModel, MatchReader};
use crate::presentation::text::{self, Message as TextMessage, Text, spoken};
use crate::rules::{Effect, Move, Phase, Side};

/// A sentence or two for screen readers.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct Announcement {
    /// The sentences.
    pub text: String,
    /// The announcement interrupts the one that is being read.
    pub urgent: bool,
}

/// Collects the sentences about this frame's events.
#[derive(Default)]
struct AnnouncementBuilder {
    text: Text,
    sentences: Vec<String>,
    urgent: bool,
    /// The ply whose effects come next.
    ply: Option<(Side, Move, Vec<Effect>)>,
    /// The status is to be announced as well.
    status_changed: bool,
}

impl AnnouncementBuilder {
    fn push(&mut self, sentence: impl Into<String>) {
        self.sentences.push(sentence.into());
    }

    fn say(&mut self, message: &TextMessage) {
        self.push(message.joined(self.text));
    }

    /// The ply is complete.
    fn finish_ply(&mut self, model: &MatchModel) {
        if let Some((side, mv, effects)) = self.ply.take() {
            let turning = effects.contains(&Effect::PhaseChanged { to: Phase::Movement });
            self.urgent |= turning || matches!(mv, Move::Pass | Move::Swap);
            self.push(spoken::ply(model.game_text, side, mv, &effects));
        }
    }
}

/// Announces the events of this frame.
pub(super) fn announce(
    matches: MatchReader,
    active: Query<(Entity, Ref<Match>, Has<LessonBoard>, Has<PuzzleBoard>), With<Active>>,
    screen: Res<State<Screen>>,
    hints: Query<&Hint, (With<Active>, Changed<Hint>)>,
    mut chosen: Local<Option<Move>>,
    mut left_reviews: RemovedComponents<Reviewed>,
    mut events: MessageReader<BoardEvent>,
    mut refusals: MessageReader<Refusal>,
    mut screens: MessageReader<ScreenRequest>,
    mut announcements: MessageWriter<Announcement>,
) {
    let text = matches.text();
    let mut builder = AnnouncementBuilder { text, ..default() };
    // The title is only passed through on the way to a match that is resumed.
    let leaves_title = screens.read().any(|request| matches!(request, ScreenRequest::Open { .. }));
    if screen.is_changed() && *screen.get() == Screen::Title && !leaves_title {
        builder.push(text.choose_game());
    }
    if let (Some(model), Ok((game, entity, in_lesson, in_puzzle))) = (matches.model(), active.single()) {
        if (in_lesson || in_puzzle) && entity.is_added() {
            // The step of the lesson, or the puzzle, is announced instead.
            events.clear();
        }
        for event in events.read().filter(|event| event.game == game) {
            announce_event(&mut builder, &model, event.event, entity.is_added());
        }
        builder.finish_ply(&model);
        if left_reviews.read().any(|reviewed| reviewed == game) {
            builder.push(text.position_after(model.history.plies().len()));
            builder.status_changed = true;
        }
        for refusal in refusals.read().filter(|refusal| refusal.game == game) {
            // A computer's outdated reply does not concern the player.
            if !matches!(refusal.command, MatchCommand::Reply { .. }) {
                builder.say(&text::refusal(model.game_text, refusal.reason));
                builder.urgent = true;
            }
        }
        if let Ok(hint) = hints.single() {
            builder.say(&text::hint(model.game_text, hint.mv, hint.why));
        }
        if builder.status_changed {
            announce_turn(&mut builder, &model);
        }
        let now = model.chosen.map(|(mv, _)| *mv);
        if std::mem::replace(&mut *chosen, now) != now {
            builder.sentences.extend(model.chosen.map(|(_, notation)| text.selected_notation(notation)));
        }
    } else {
        events.clear();
        refusals.clear();
    }
    if !builder.sentences.is_empty() {
        announcements.write(Announcement { text: text.in_order(builder.sentences), urgent: builder.urgent });
    }
}

fn announce_event(builder: &mut AnnouncementBuilder, model: &MatchModel, event: MatchEvent, new: bool) {
    match event {
        MatchEvent::Played { side, mv, .. } => {
            builder.finish_ply(model);
            builder.ply = Some((side, mv, Vec::new()));
        }
        MatchEvent::Changed { effect, .. } => {
            if let Some((.., effects)) = builder.ply.as_mut() {
                effects.push(effect);
            }
        }
        // A review opens with a copy of the match; only the position that it goes to is announced.
        MatchEvent::Jumped { .. } if model.match_view.review.is_some() => {
            let last = model.match_view.last;
            let sentence = last.map(|ply| spoken::ply(model.game_text, ply.side(), ply.mv, &ply.effects));
            builder.sentences = sentence.into_iter().collect();
        }
        MatchEvent::Jumped { .. } if new => {
            let players = Side::BOTH.map(|side| model.called(side));
            builder.push(builder.text.opened(model.game_text, players));
        }
        MatchEvent::Jumped { ply } => builder.push(builder.text.position_after(ply)),
        MatchEvent::TurnStarted { .. } | MatchEvent::Ended(_) | MatchEvent::DrawOffered { .. } => {
            builder.status_changed = true;
        }
        MatchEvent::DrawDeclined { by } => {
            builder.say(&text::draw_declined(model.game_text, by, model.players.at(*model.seats, by)));
        }
        MatchEvent::PlayerChanged { seat, .. } => {
            let side = if model.seats.0[Side::First] == seat { Side::First } else { Side::Second };
            builder.push(builder.text.player_changed(model.game_text.colour(side), &model.called(side)));
        }
    }
}

/// Announces the side to move, or the result.
fn announce_turn(builder: &mut AnnouncementBuilder, model: &MatchModel) {
    let match_view = model.match_view;
    builder.finish_ply(model);
    let looking_back = match_view.review.is_some();
    let over = match_view.outcome.is_over() && !looking_back;
    builder.urgent |= over || match_view.pass;
    let plain = !looking_back
        && !over
        && !match_view.pass
        && !match_view.swap
        && match_view.offer.is_none()
        && !match_view.paused;
    if plain {
        builder.push(text::turn(model.game_text, match_view));
    } else if over {
        builder.push(text::result(model.game_text, match_view.outcome, match_view.pieces));
    } else {
        builder.say(&text::status(model.game_text, match_view));
    }
}
