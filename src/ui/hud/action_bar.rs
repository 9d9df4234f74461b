//! What can be done besides moving a piece: pass, switch sides, answer an offer, let computers wait or go on.

use bevy_egui::egui::{Rect, Ui, vec2};

use crate::game::player::Player;
use crate::game::requests::MatchCommand;
use crate::presentation::model::MatchModel;
use crate::rules::Move;
use crate::ui::theme::icons::Icon;
use crate::ui::widgets::{Button, ButtonStyle};

type ActionButton = (String, Icon, ButtonStyle, MatchCommand);

/// What is offered now, the most fitting first.
pub(crate) fn available_actions(model: &MatchModel) -> Vec<ActionButton> {
    let mut deeds: Vec<ActionButton> = Vec::new();
    if model.over() {
        return deeds;
    }
    let text = model.lexicon.text;
    if let Some((mv, notation)) = model.chosen {
        deeds.push((text.play_notation(notation), Icon::Accept, ButtonStyle::Primary, MatchCommand::Play(*mv)));
    }
    let asked = model.table.offer.map(|side| model.players.at(*model.seats, side.other()));
    if asked == Some(Player::Human) {
        deeds.push((
            text.accept_draw().into(),
            Icon::Accept,
            ButtonStyle::Primary,
            MatchCommand::AnswerDraw { accept: true },
        ));
        deeds.push((
            text.decline_draw().into(),
            Icon::Close,
            ButtonStyle::Plain,
            MatchCommand::AnswerDraw { accept: false },
        ));
    }
    if model.table.pass {
        deeds.push((text.pass().into(), Icon::Pass, ButtonStyle::Primary, MatchCommand::Play(Move::Pass)));
    }
    if model.table.swap {
        deeds.push((text.switch_sides().into(), Icon::Switch, ButtonStyle::Primary, MatchCommand::Play(Move::Swap)));
    }
    if model.table.paused {
        deeds.push((text.resume().into(), Icon::Play, ButtonStyle::Primary, MatchCommand::Pause(false)));
    } else if model.players.all_computers() {
        deeds.push((text.pause().into(), Icon::Pause, ButtonStyle::Plain, MatchCommand::Pause(true)));
    }
    deeds
}

/// Shows the buttons side by side; gives what was pressed.
pub(crate) fn show(ui: &Ui, rect: Rect, deeds: &[ActionButton]) -> Option<MatchCommand> {
    let gap = 8.0;
    let width = (rect.width() + gap) / deeds.len() as f32 - gap;
    let mut wish = None;
    for (index, (label, icon, tone, wanted)) in deeds.iter().enumerate() {
        let min = rect.min + vec2(index as f32 * (width + gap), 0.0);
        let place = Rect::from_min_size(min, vec2(width, rect.height()));
        if Button::new(label).icon(*icon).style(*tone).on_table().show(ui, place).clicked() {
            wish = Some(*wanted);
        }
    }
    wish
}
