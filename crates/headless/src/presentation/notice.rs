//! A short notice in the message line: why a command was refused, or that a draw offer was declined.

use std::time::Duration;

use bevy::prelude::*;

use crate::game::GameSystems;
use crate::game::events::{BoardEvent, MatchEvent};
use crate::game::matches::{History, Match, MatchDetails, Seats};
use crate::game::player::Players;
use crate::game::requests::{MatchCommand, Refusal};
use crate::game::screen::Active;
use crate::game::selection::MoveOptions;
use crate::presentation::settings::PresentationSettings;
use crate::presentation::text::{self, GameText, Message};
use crate::rules::Move;

/// How long a notice stays, unless something happens on the board.
const STAY: Duration = Duration::from_secs(4);

/// Adds the notice of the active match.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Notice>().add_systems(Update, update.in_set(GameSystems::Events));
}

/// The current notice, if any.
#[derive(Resource, Clone, Debug, Default)]
pub struct Notice {
    text: Option<NoticeText>,
}

#[derive(Clone, Debug)]
struct NoticeText {
    message: Message,
    until: Duration,
    /// The move it is about: pointing at another one replaces the notice.
    about: Option<Move>,
}

impl Notice {
    /// The notice, unless the player points at another move than the one it is about.
    pub fn current(&self, proposal: Option<Move>) -> Option<&Message> {
        let current = self.text.as_ref()?;
        (proposal.is_none() || proposal == current.about).then_some(&current.message)
    }
}

type Named<'a> = (&'a History, &'a Seats, &'a Players, Option<&'a MatchDetails>);

/// Shows refusals and declined offers, until the board changes or a few seconds have passed.
pub fn update(
    time: Res<Time<Real>>,
    settings: PresentationSettings,
    active: Query<(Entity, &Match, &MoveOptions, Named), With<Active>>,
    mut refusals: MessageReader<Refusal>,
    mut events: MessageReader<BoardEvent>,
    mut notice: ResMut<Notice>,
) {
    let Ok((game, Match(variant), options, (history, seats, players, details))) = active.single() else {
        notice.text = None;
        return;
    };
    let game_text = GameText::new(settings.text(), *variant).with_names(details, history.start(), *players, *seats);
    let now = time.elapsed();
    if notice.text.as_ref().is_some_and(|current| current.until <= now) {
        notice.text = None;
    }
    let show = |message: Message, about| Some(NoticeText { message, until: now + STAY, about });
    for event in events.read().filter(|event| event.game == game).map(|event| event.event) {
        match event {
            MatchEvent::Played { .. } | MatchEvent::Jumped { .. } => notice.text = None,
            MatchEvent::DrawDeclined { by } => {
                notice.text = show(text::draw_declined(game_text, by, players.at(*seats, by)), None);
            }
            _ => {}
        }
    }
    for refusal in refusals.read().filter(|refusal| refusal.game == game) {
        // A computer's outdated reply does not concern the player.
        if matches!(refusal.command, MatchCommand::Reply { .. }) {
            continue;
        }
        let pointed = options.proposal.as_ref().map(|proposal| proposal.mv);
        let about = if let MatchCommand::Play(mv) = refusal.command { Some(mv) } else { pointed };
        notice.text = show(text::refusal(game_text, refusal.reason), about.or(pointed));
    }
}
