//! What can be done besides pressing points.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::game::player::Player;
use crate::game::requests::{MatchCommand, MatchRequest};
use crate::game::screen::ScreenRequest;
use crate::presentation::model::MatchModel;
use crate::rules::Move;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AccessibleAction {
    /// Play the move that is chosen.
    Confirm,
    Pass,
    Switch,
    Accept,
    Decline,
    Pause,
    GoOn,
    TakeBack,
    PlayAgain,
    Hint,
    OfferDraw,
    GiveUp,
    Rematch,
    Leave,
}

/// A deed, and what its button says.
pub type ActionButton = (AccessibleAction, String);

/// Everything that can be done now, the most pressing first.
pub(super) fn available_actions(model: &MatchModel) -> Vec<ActionButton> {
    let table = &model.table;
    let asked = table.offer.map(|side| model.players.at(*model.seats, side.other())) == Some(Player::Human);
    let (over, watched) = (model.over(), model.players.all_computers());
    let (text, draw_offers) = (model.lexicon.text, model.lexicon.info().draw_offers);
    let confirm = model.chosen.map(|(_, text)| model.lexicon.text.play_notation(text)).unwrap_or_default();
    let all: [(AccessibleAction, &str, bool); 14] = [
        (AccessibleAction::Confirm, &confirm, model.chosen.is_some() && !over),
        (AccessibleAction::Accept, text.accept_draw(), asked && !over),
        (AccessibleAction::Decline, text.decline_draw(), asked && !over),
        (AccessibleAction::Pass, text.pass(), table.pass && !over),
        (AccessibleAction::Switch, text.switch_sides(), table.swap && !over),
        (AccessibleAction::GoOn, text.resume(), table.paused && !over),
        (AccessibleAction::Pause, text.pause(), watched && !table.paused && !over),
        (AccessibleAction::Rematch, text.rematch(), over),
        (AccessibleAction::TakeBack, text.undo(), model.can_undo()),
        (AccessibleAction::PlayAgain, text.redo(), model.can_redo()),
        (AccessibleAction::Hint, text.hint(), model.can_ask_for_hint() && !watched),
        (AccessibleAction::OfferDraw, text.offer_draw(), draw_offers && !over && !watched && table.offer.is_none()),
        (AccessibleAction::GiveUp, text.resign(), !over && !watched),
        (AccessibleAction::Leave, text.leave(), true),
    ];
    all.into_iter().filter(|(.., there)| *there).map(|(deed, label, _)| (deed, label.to_owned())).collect()
}

/// Asks for it.
pub(super) fn perform(
    deed: AccessibleAction,
    model: &MatchModel,
    wishes: &mut MessageWriter<MatchRequest>,
    screen: &mut MessageWriter<ScreenRequest>,
) {
    let wish = match deed {
        AccessibleAction::Confirm => match model.chosen {
            Some((mv, _)) => MatchCommand::Play(*mv),
            None => return,
        },
        AccessibleAction::Pass => MatchCommand::Play(Move::Pass),
        AccessibleAction::Switch => MatchCommand::Play(Move::Swap),
        AccessibleAction::Accept => MatchCommand::AnswerDraw { accept: true },
        AccessibleAction::Decline => MatchCommand::AnswerDraw { accept: false },
        AccessibleAction::Pause => MatchCommand::Pause(true),
        AccessibleAction::GoOn => MatchCommand::Pause(false),
        AccessibleAction::TakeBack => MatchCommand::TakeBack,
        AccessibleAction::PlayAgain => MatchCommand::PlayAgain,
        AccessibleAction::Hint => MatchCommand::Hint,
        AccessibleAction::OfferDraw => MatchCommand::OfferDraw(model.requesting_side()),
        AccessibleAction::GiveUp => MatchCommand::Resign(model.requesting_side()),
        AccessibleAction::Rematch => {
            let start = model.history.start.clone();
            screen.write(ScreenRequest::Open {
                start,
                moves: Vec::new(),
                players: model.players,
                clock: model.control(),
            });
            return;
        }
        AccessibleAction::Leave => {
            screen.write(ScreenRequest::Close);
            return;
        }
    };
    wishes.write(MatchRequest { game: model.game, command: wish });
}
