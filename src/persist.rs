//! What outlives the program: the match that is being played, and the settings. Both are kept as text; where the text
//! is put is the platform's affair: whoever puts it there reads [`Keep`].

pub mod saved;
pub mod settings;

use bevy::prelude::*;

use crate::game::GameSystems;
use crate::game::clock::Clock;
use crate::game::matches::{DrawOffer, History, Match, MatchOutcome};
use crate::game::player::{Paused, Players};
use crate::game::requests::{MatchCommand, MatchRequest};
use crate::game::screen::{Active, ScreenRequest};
use crate::rules::{GameKind, Side};

use saved::{AgreedEnd, SavedMatch};

/// What is kept, each under a name of its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum StorageKey {
    Settings,
    Match,
}

/// This text is to be kept from now on; `None`: nothing is.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct SaveRequest {
    pub shelf: StorageKey,
    pub text: Option<String>,
}

/// A match that is to be taken up again.
#[derive(Resource, Clone, PartialEq, Debug)]
pub struct ResumeMatch(pub SavedMatch);

/// Tells what is to be kept of the active match, and takes up a [`Reopen`].
#[derive(Clone, Copy, Debug, Default)]
pub struct PersistPlugin;

impl Plugin for PersistPlugin {
    fn build(&self, app: &mut App) {
        app.add_message::<SaveRequest>()
            .add_systems(
                Update,
                (open.run_if(resource_added::<ResumeMatch>), finish_resume.run_if(resource_exists::<ResumeMatch>))
                    .chain()
                    .in_set(GameSystems::Commands),
            )
            .add_systems(Update, save_match.in_set(GameSystems::Events));
    }
}

fn open(reopen: Res<ResumeMatch>, mut screen: MessageWriter<ScreenRequest>) {
    let SavedMatch { start, moves, players, clock, .. } = reopen.0.clone();
    let clock = clock.map(|clock| clock.time_control);
    screen.write(ScreenRequest::Open { start, moves, players, clock });
}

/// Once the match stands there: takes back what was taken back, and ends what people had ended.
fn finish_resume(
    mut commands: Commands,
    reopen: Res<ResumeMatch>,
    opened: Query<(Entity, &Match), (With<Active>, Added<Match>)>,
    mut requests: MessageWriter<MatchRequest>,
) {
    let Ok((game, Match(variant))) = opened.single() else { return };
    if let Some(clock) = &reopen.0.clock {
        commands.entity(game).insert(clock.clone());
    }
    let mut wish = |wish| _ = requests.write(MatchRequest { game, command: wish });
    if reopen.0.undone > 0 {
        wish(MatchCommand::Undo { plies: reopen.0.undone });
    }
    if reopen.0.paused {
        wish(MatchCommand::Pause(true));
    }
    match reopen.0.end {
        Some(AgreedEnd::GaveUp(side)) => wish(MatchCommand::Resign(side)),
        Some(AgreedEnd::OutOfTime(side)) => wish(MatchCommand::Flag(side)),
        Some(AgreedEnd::Agreed) if variant.kind() == GameKind::Diamond => {
            wish(MatchCommand::OfferDraw(Side::First));
            wish(MatchCommand::AnswerDraw { accept: true });
        }
        _ => {}
    }
    commands.remove_resource::<ResumeMatch>();
}

type SavedComponents<'a> = (&'a Match, &'a History, &'a Players, &'a Paused, &'a MatchOutcome, Option<&'a Clock>);
type SaveTrigger = Or<(Changed<History>, Changed<Players>, Changed<Paused>, Changed<MatchOutcome>, Changed<DrawOffer>)>;

/// Tells the match whenever it has changed, and that there is none once it is left.
fn save_match(
    changed: Query<(), (With<Active>, With<Match>, SaveTrigger)>,
    active: Query<SavedComponents, With<Active>>,
    reopen: Option<Res<ResumeMatch>>,
    mut open: Local<bool>,
    mut kept: MessageWriter<SaveRequest>,
) {
    // A match that is only half taken up again must not replace the one that was kept.
    if reopen.is_some() {
        return;
    }
    match active.single() {
        Ok((Match(variant), history, players, paused, verdict, clock)) => {
            *open = true;
            if !changed.is_empty() {
                let text = SavedMatch::of(*variant, history, *players, *paused, *verdict, clock).to_text();
                kept.write(SaveRequest { shelf: StorageKey::Match, text: Some(text) });
            }
        }
        Err(_) if std::mem::take(&mut *open) => _ = kept.write(SaveRequest { shelf: StorageKey::Match, text: None }),
        Err(_) => {}
    }
}
