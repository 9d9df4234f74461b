//! What happens, told in sentences to whoever listens.

use bevy::prelude::*;

use crate::game::events::{BoardEvent, MatchEvent};
use crate::game::hint::Hint;
use crate::game::matches::Match;
use crate::game::requests::{MatchCommand, Refusal};
use crate::game::screen::{Active, Screen};
use crate::presentation::model::{MatchModel, MatchReader};
use crate::presentation::text::{self, Message as Words, Text, spoken};
use crate::rules::{Effect, Move, Phase, Side};

/// A sentence or two. What is urgent interrupts what is being said.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct Announcement {
    pub text: String,
    pub urgent: bool,
}

/// What has been read so far of this frame's facts.
#[derive(Default)]
struct AnnouncementBuilder {
    text: Text,
    told: Vec<String>,
    urgent: bool,
    /// The ply whose effects come next.
    ply: Option<(Side, Move, Vec<Effect>)>,
    /// How the match stands now is worth telling.
    standing: bool,
}

impl AnnouncementBuilder {
    fn write_event(&mut self, words: impl Into<String>) {
        self.told.push(words.into());
    }

    fn say(&mut self, words: &Words) {
        self.write_event(words.joined(self.text));
    }

    /// The ply is complete.
    fn finish_ply(&mut self, model: &MatchModel) {
        if let Some((side, mv, effects)) = self.ply.take() {
            let turning = effects.contains(&Effect::PhaseChanged { to: Phase::Movement });
            self.urgent |= turning || matches!(mv, Move::Pass | Move::Swap);
            self.write_event(spoken::ply(model.lexicon, side, mv, &effects));
        }
    }
}

/// Tells what the active match has gone through in this frame.
pub(super) fn announce(
    games: MatchReader,
    active: Query<(Entity, Ref<Match>), With<Active>>,
    screen: Res<State<Screen>>,
    hints: Query<&Hint, (With<Active>, Changed<Hint>)>,
    mut chosen: Local<Option<Move>>,
    mut facts: MessageReader<BoardEvent>,
    mut refusals: MessageReader<Refusal>,
    mut announcements: MessageWriter<Announcement>,
) {
    let text = games.text();
    let mut tale = AnnouncementBuilder { text, ..default() };
    if screen.is_changed() && *screen.get() == Screen::Title {
        tale.write_event(text.choose_game());
    }
    if let (Some(model), Ok((game, entity))) = (games.model(), active.single()) {
        for event in facts.read().filter(|event| event.game == game) {
            announce_event(&mut tale, &model, event.event, entity.is_added());
        }
        tale.finish_ply(&model);
        for refusal in refusals.read().filter(|refusal| refusal.game == game) {
            // What a computer's late answer met concerns nobody.
            if !matches!(refusal.command, MatchCommand::Reply { .. }) {
                tale.say(&text::refusal(model.lexicon, refusal.reason));
                tale.urgent = true;
            }
        }
        if let Ok(hint) = hints.single() {
            tale.say(&text::hint(model.lexicon, hint.mv, hint.why));
        }
        if tale.standing {
            announce_turn(&mut tale, &model);
        }
        let now = model.chosen.map(|(mv, _)| *mv);
        if std::mem::replace(&mut *chosen, now) != now {
            tale.told.extend(model.chosen.map(|(_, notation)| text.selected_notation(notation)));
        }
    } else {
        facts.clear();
        refusals.clear();
    }
    if !tale.told.is_empty() {
        announcements.write(Announcement { text: text.in_order(tale.told), urgent: tale.urgent });
    }
}

fn announce_event(tale: &mut AnnouncementBuilder, model: &MatchModel, fact: MatchEvent, new: bool) {
    match fact {
        MatchEvent::Played { side, mv, .. } => {
            tale.finish_ply(model);
            tale.ply = Some((side, mv, Vec::new()));
        }
        MatchEvent::Changed { effect, .. } => {
            if let Some((.., effects)) = tale.ply.as_mut() {
                effects.push(effect);
            }
        }
        MatchEvent::Jumped { .. } if new => {
            let players = Side::BOTH.map(|side| text::player(tale.text, model.players, model.seats.0[side]));
            tale.write_event(tale.text.opened(model.lexicon, players));
        }
        MatchEvent::Jumped { ply } => tale.write_event(tale.text.position_after(ply)),
        MatchEvent::TurnStarted { .. } | MatchEvent::Ended(_) | MatchEvent::DrawOffered { .. } => tale.standing = true,
        MatchEvent::DrawDeclined { by } => {
            tale.say(&text::draw_declined(model.lexicon, by, model.players.at(*model.seats, by)));
        }
        MatchEvent::PlayerChanged { seat: person, .. } => {
            let side = if model.seats.0[Side::First] == person { Side::First } else { Side::Second };
            let player = text::player(tale.text, model.players, person);
            tale.write_event(tale.text.player_changed(model.lexicon.colour(side), &player));
        }
    }
}

/// Whose turn it is, or how it ended.
fn announce_turn(tale: &mut AnnouncementBuilder, model: &MatchModel) {
    let table = model.table;
    tale.finish_ply(model);
    let settled = table.outcome.is_over();
    tale.urgent |= settled || table.pass;
    let plain = !settled && !table.pass && !table.swap && table.offer.is_none() && !table.paused;
    if plain {
        tale.write_event(text::turn(model.lexicon, table));
    } else if settled {
        tale.write_event(text::result(model.lexicon, table.outcome, table.pieces));
    } else {
        tale.say(&text::status(model.lexicon, table));
    }
}
