//! What happens, told in sentences to whoever listens.

use bevy::prelude::*;

use crate::game::events::{BoardEvent, MatchEvent};
use crate::game::hint::Hint;
use crate::game::matches::Match;
use crate::game::requests::{MatchCommand, Refusal};
use crate::game::screen::{Active, Screen};
use crate::presentation::model::{MatchModel, MatchReader};
use crate::presentation::notice::Notice;
use crate::presentation::text::{self, Message as Words, labels, spoken};
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
        self.write_event(format!("{} {}", words.head, words.tail).trim());
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
    notice: Res<Notice>,
    active: Query<(Entity, Ref<Match>), With<Active>>,
    screen: Res<State<Screen>>,
    hints: Query<&Hint, (With<Active>, Changed<Hint>)>,
    mut chosen: Local<Option<Move>>,
    mut facts: MessageReader<BoardEvent>,
    mut refusals: MessageReader<Refusal>,
    mut announcements: MessageWriter<Announcement>,
) {
    let mut tale = AnnouncementBuilder::default();
    if screen.is_changed() && *screen.get() == Screen::Title {
        tale.write_event(labels::CHOOSE);
    }
    if let (Some(model), Ok((game, entity))) = (games.model(&notice), active.single()) {
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
            tale.told.extend(model.chosen.map(|(_, text)| labels::chosen(text)));
        }
    } else {
        facts.clear();
        refusals.clear();
    }
    if !tale.told.is_empty() {
        announcements.write(Announcement { text: tale.told.join(" "), urgent: tale.urgent });
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
            let players = Side::BOTH.map(|side| {
                format!("{}: {}", model.lexicon.colour_name(side), text::player(model.players, model.seats.0[side]))
            });
            tale.write_event(format!("{}. {}.", labels::game(model.lexicon.kind()), players.join(", ")));
        }
        MatchEvent::Jumped { ply } => tale.write_event(labels::jumped(ply)),
        MatchEvent::TurnStarted { .. } | MatchEvent::Ended(_) | MatchEvent::DrawOffered { .. } => tale.standing = true,
        MatchEvent::DrawDeclined { by } => {
            tale.say(&text::draw_declined(model.lexicon, by, model.players.at(*model.seats, by)));
        }
        MatchEvent::PlayerChanged { seat: person, .. } => {
            let side = if model.seats.0[Side::First] == person { Side::First } else { Side::Second };
            tale.write_event(format!("{}: {}.", model.lexicon.colour_name(side), text::player(model.players, person)));
        }
    }
}

/// Whose turn it is, or how it ended.
fn announce_turn(tale: &mut AnnouncementBuilder, model: &MatchModel) {
    let table = model.table;
    tale.finish_ply(model);
    let settled = table.outcome.is_over();
    tale.urgent |= settled || table.pass;
    let status = text::status(model.lexicon, table);
    let plain = !settled && !table.pass && !table.swap && table.offer.is_none() && !table.paused;
    if plain {
        tale.write_event(text::turn(model.lexicon, table));
    } else {
        tale.say(&status);
        tale.told.extend(text::score_line(model.lexicon, table.outcome, table.pieces));
    }
}
