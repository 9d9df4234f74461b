//! A short notice in the message line: why a wish was refused, that an offer was declined.

use std::time::Duration;

use bevy::prelude::*;

use crate::game::GameSystems;
use crate::game::events::{BoardEvent, MatchEvent};
use crate::game::matches::{Match, Seats};
use crate::game::player::Players;
use crate::game::requests::{MatchCommand, Refusal};
use crate::game::screen::Active;
use crate::game::selection::MoveOptions;
use crate::presentation::settings::PresentationSettings;
use crate::presentation::text::{self, GameText, Message, Text};
use crate::rules::Move;

/// How long it stays, unless something happens on the board.
const STAY: Duration = Duration::from_secs(4);

/// Adds the notice of the active match.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Notice>().add_systems(Update, update.in_set(GameSystems::Events));
}

/// The current notice, if any.
#[derive(Resource, Clone, Debug, Default)]
pub struct Notice {
    told: Option<NoticeText>,
}

#[derive(Clone, Debug)]
struct NoticeText {
    message: Message,
    until: Duration,
    /// What was pointed at: another move takes the line.
    about: Option<Move>,
}

impl Notice {
    /// The notice, while `proposal` is what is pointed at.
    pub(crate) fn current(&self, proposal: Option<Move>) -> Option<&Message> {
        let told = self.told.as_ref()?;
        (proposal.is_none() || proposal == told.about).then_some(&told.message)
    }
}

/// Notes what was refused and declined; forgets it when the board changes or time has passed.
pub(crate) fn update(
    time: Res<Time<Real>>,
    settings: Res<PresentationSettings>,
    active: Query<(Entity, &Match, &MoveOptions, &Seats, &Players), With<Active>>,
    mut refusals: MessageReader<Refusal>,
    mut facts: MessageReader<BoardEvent>,
    mut notice: ResMut<Notice>,
) {
    let Ok((game, Match(variant), choices, seats, players)) = active.single() else {
        notice.told = None;
        return;
    };
    let lexicon = GameText::new(Text(settings.language), *variant);
    let now = time.elapsed();
    if notice.told.as_ref().is_some_and(|told| told.until <= now) {
        notice.told = None;
    }
    let tell = |message: Message, about| Some(NoticeText { message, until: now + STAY, about });
    for fact in facts.read().filter(|event| event.game == game).map(|event| event.event) {
        match fact {
            MatchEvent::Played { .. } | MatchEvent::Jumped { .. } => notice.told = None,
            MatchEvent::DrawDeclined { by } => {
                notice.told = tell(text::draw_declined(lexicon, by, players.at(*seats, by)), None);
            }
            _ => {}
        }
    }
    for refusal in refusals.read().filter(|refusal| refusal.game == game) {
        // What a computer's late answer met concerns nobody.
        if matches!(refusal.command, MatchCommand::Reply { .. }) {
            continue;
        }
        let pointed = choices.proposal.as_ref().map(|proposal| proposal.mv);
        let about = if let MatchCommand::Play(mv) = refusal.command { Some(mv) } else { pointed };
        notice.told = tell(text::refusal(lexicon, refusal.reason), about.or(pointed));
    }
}
