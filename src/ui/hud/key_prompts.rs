//! The key prompts: what a player with a keyboard or gamepad can do now.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, Context, Rect, Ui, vec2};

use crate::presentation::actions::MatchAction;
use crate::presentation::model::MatchModel;
use crate::presentation::text::Text;
use crate::presentation::text::keys;
use crate::presentation::text::prompts::{Prompt, PromptContext, prompts};
use crate::settings::bindings::{BindingAction, Bindings};
use crate::settings::device::{Device, LastDevice};
use crate::ui::text_layout;
use crate::ui::theme;
use crate::ui::theme::text_role::TextRole;
use crate::ui::widgets::key_cap;

/// Height of the line.
pub(crate) const LINE: f32 = 28.0;
const AFTER_KEY: f32 = 6.0;
const AFTER: f32 = 14.0;

/// The bindings, and the device they are shown for.
#[derive(SystemParam)]
pub(crate) struct KeyPrompts<'w> {
    bindings: Res<'w, Bindings>,
    last: Res<'w, LastDevice>,
}

impl KeyPrompts<'_> {
    pub(crate) fn prompts(&self, ctx: &Context, model: &MatchModel) -> Vec<Prompt> {
        let on_buttons = ctx.memory(|memory| memory.focused().is_some());
        let now = PromptContext { on_buttons, ..now(model) };
        prompts(model.game_text.text, now, &self.bindings, self.last.0)
    }

    /// A label with the key of its action, unless fingers are used.
    pub(crate) fn labelled(&self, text: Text, label: &str, action: BindingAction) -> String {
        self.key(text, action).map_or_else(|| label.into(), |name| text.label_with_key(label, &name))
    }

    /// Whether fingers are used.
    pub(crate) fn by_touch(&self) -> bool {
        self.last.0 == Device::Touch
    }

    /// The name of the key or the gamepad button of an action; none while fingers are used.
    pub(crate) fn key(&self, text: Text, action: BindingAction) -> Option<String> {
        let on_keyboard = match self.last.0 {
            Device::Keyboard | Device::Pointer => true,
            Device::Pad => false,
            Device::Touch => return None,
        };
        self.bindings.first(action, on_keyboard).map(|held| keys::trigger(text, held))
    }
}

fn now(model: &MatchModel) -> PromptContext {
    let available = |action| model.actions.is_available(action);
    PromptContext {
        on_buttons: false,
        over: model.over(),
        mine: model.cursor_reach.mine,
        cursor: model.cursor_reach.cursor,
        lifts: model.cursor_reach.lifts,
        legal: model.cursor_reach.legal,
        confirms: model.cursor_reach.confirms,
        chosen: model.chosen.is_some(),
        lifted: model.match_view.selected.is_some(),
        places: model.cursor_reach.places,
        pass: available(MatchAction::Pass),
        swap: available(MatchAction::SwitchSides),
        paused: available(MatchAction::Resume),
        watched: available(MatchAction::Pause),
        hint: available(MatchAction::Hint),
        undo: available(MatchAction::Undo),
        looking_back: model.match_view.review.is_some() && !model.actions.analysis,
        autoplay: model.actions.autoplay,
    }
}

/// Shows as many prompts as fit, from the left.
pub(crate) fn show(ui: &Ui, rect: Rect, prompts: &[Prompt]) {
    let look = theme::palette(ui.ctx());
    let painter = ui.painter();
    let mut left = rect.left();
    for Prompt { key, does } in prompts {
        let chip = key_cap::width(painter, key);
        let words = text_layout::width(painter, TextRole::Quiet, does);
        if left + chip + AFTER_KEY + words > rect.right() {
            break;
        }
        let middle = egui::pos2(left, rect.center().y);
        key_cap::show(painter, middle, Align2::LEFT_CENTER, key, look.text);
        let after = middle + vec2(chip + AFTER_KEY, 0.0);
        text_layout::line(painter, after, Align2::LEFT_CENTER, TextRole::Quiet, look.quiet, does);
        left += chip + AFTER_KEY + words + AFTER;
    }
}
