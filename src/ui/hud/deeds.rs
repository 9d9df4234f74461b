//! What can be done besides moving a piece: pass, switch sides, answer an offer, let computers wait or go on.

use bevy_egui::egui::{Rect, Ui, vec2};

use super::model::Model;
use crate::game::player::Player;
use crate::game::requests::MatchCommand;
use crate::rules::Move;
use crate::ui::theme::icons::Icon;
use crate::ui::widgets::{Button, Tone};
use crate::ui::words::labels;

type Deed = (String, Icon, Tone, MatchCommand);

/// What is offered now, the most fitting first.
pub(crate) fn offered(model: &Model) -> Vec<Deed> {
    let mut deeds: Vec<Deed> = Vec::new();
    if model.over() {
        return deeds;
    }
    if let Some((mv, text)) = model.chosen {
        deeds.push((labels::play(text), Icon::Accept, Tone::Primary, MatchCommand::Play(*mv)));
    }
    let asked = model.table.offer.map(|side| model.players.at(*model.seats, side.other()));
    if asked == Some(Player::Human) {
        deeds.push((
            labels::ACCEPT_DRAW.into(),
            Icon::Accept,
            Tone::Primary,
            MatchCommand::AnswerDraw { accept: true },
        ));
        deeds.push((labels::DECLINE_DRAW.into(), Icon::Close, Tone::Plain, MatchCommand::AnswerDraw { accept: false }));
    }
    if model.table.pass {
        deeds.push((labels::PASS.into(), Icon::Pass, Tone::Primary, MatchCommand::Play(Move::Pass)));
    }
    if model.table.swap {
        deeds.push((labels::SWITCH_SIDES.into(), Icon::Switch, Tone::Primary, MatchCommand::Play(Move::Swap)));
    }
    if model.table.paused {
        deeds.push((labels::GO_ON.into(), Icon::Play, Tone::Primary, MatchCommand::Pause(false)));
    } else if model.players.all_computers() {
        deeds.push((labels::PAUSE.into(), Icon::Pause, Tone::Plain, MatchCommand::Pause(true)));
    }
    deeds
}

/// Shows the buttons side by side; gives what was pressed.
pub(crate) fn show(ui: &Ui, rect: Rect, deeds: &[Deed]) -> Option<MatchCommand> {
    let gap = 8.0;
    let width = (rect.width() + gap) / deeds.len() as f32 - gap;
    let mut wish = None;
    for (index, (label, icon, tone, wanted)) in deeds.iter().enumerate() {
        let min = rect.min + vec2(index as f32 * (width + gap), 0.0);
        let place = Rect::from_min_size(min, vec2(width, rect.height()));
        if Button::new(label).icon(*icon).tone(*tone).loose().show(ui, place).clicked() {
            wish = Some(*wanted);
        }
    }
    wish
}
