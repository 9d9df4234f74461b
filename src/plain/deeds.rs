//! What can be done besides pressing points.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::game::player::Player;
use crate::game::requests::{MatchCommand, MatchRequest};
use crate::game::screen::ScreenRequest;
use crate::rules::{GameKind, Move};
use crate::ui::hud::model::Model;
use crate::ui::words::labels;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
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
pub type Offer = (Deed, String);

/// Everything that can be done now, the most pressing first.
pub(super) fn offered(model: &Model) -> Vec<Offer> {
    let table = &model.table;
    let asked = table.offer.map(|side| model.players.at(*model.seats, side.other())) == Some(Player::Human);
    let (over, watched) = (model.over(), model.players.all_computers());
    let diamond = model.lexicon.kind() == GameKind::Diamond;
    let confirm = model.chosen.map(|(_, text)| labels::play(text)).unwrap_or_default();
    let all: [(Deed, &str, bool); 14] = [
        (Deed::Confirm, &confirm, model.chosen.is_some() && !over),
        (Deed::Accept, labels::ACCEPT_DRAW, asked && !over),
        (Deed::Decline, labels::DECLINE_DRAW, asked && !over),
        (Deed::Pass, labels::PASS, table.pass && !over),
        (Deed::Switch, labels::SWITCH_SIDES, table.swap && !over),
        (Deed::GoOn, labels::GO_ON, table.paused && !over),
        (Deed::Pause, labels::PAUSE, watched && !table.paused && !over),
        (Deed::Rematch, labels::REMATCH, over),
        (Deed::TakeBack, labels::TAKE_BACK, model.can_undo()),
        (Deed::PlayAgain, labels::PLAY_AGAIN, model.can_redo()),
        (Deed::Hint, labels::HINT, model.can_ask_for_hint() && !watched),
        (Deed::OfferDraw, labels::OFFER_DRAW, diamond && !over && !watched && table.offer.is_none()),
        (Deed::GiveUp, labels::GIVE_UP, !over && !watched),
        (Deed::Leave, labels::LEAVE, true),
    ];
    all.into_iter().filter(|(.., there)| *there).map(|(deed, label, _)| (deed, label.to_owned())).collect()
}

/// Asks for it.
pub(super) fn carry_out(
    deed: Deed,
    model: &Model,
    wishes: &mut MessageWriter<MatchRequest>,
    screen: &mut MessageWriter<ScreenRequest>,
) {
    let wish = match deed {
        Deed::Confirm => match model.chosen {
            Some((mv, _)) => MatchCommand::Play(*mv),
            None => return,
        },
        Deed::Pass => MatchCommand::Play(Move::Pass),
        Deed::Switch => MatchCommand::Play(Move::Swap),
        Deed::Accept => MatchCommand::AnswerDraw { accept: true },
        Deed::Decline => MatchCommand::AnswerDraw { accept: false },
        Deed::Pause => MatchCommand::Pause(true),
        Deed::GoOn => MatchCommand::Pause(false),
        Deed::TakeBack => MatchCommand::TakeBack,
        Deed::PlayAgain => MatchCommand::PlayAgain,
        Deed::Hint => MatchCommand::Hint,
        Deed::OfferDraw => MatchCommand::OfferDraw(model.speaker()),
        Deed::GiveUp => MatchCommand::Resign(model.speaker()),
        Deed::Rematch => {
            let start = model.history.start.clone();
            screen.write(ScreenRequest::Open {
                start,
                moves: Vec::new(),
                players: model.players,
                clock: model.control(),
            });
            return;
        }
        Deed::Leave => {
            screen.write(ScreenRequest::Close);
            return;
        }
    };
    wishes.write(MatchRequest { game: model.game, wish });
}
