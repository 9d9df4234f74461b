//! What can be done now with keys or a pad, each with the key that does it.

use super::{Text, keys};
use crate::settings::bindings::{BindingAction, Bindings};
use crate::settings::device::Device;

/// A key, and in a word or two what it does now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prompt {
    pub key: String,
    pub does: &'static str,
}

/// What is possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PromptContext {
    /// A button has the keyboard.
    pub on_buttons: bool,
    pub over: bool,
    /// A person is to move.
    pub mine: bool,
    /// The cursor is on the board; on a piece that can move; where a press is a legal move.
    pub cursor: bool,
    pub lifts: bool,
    pub legal: bool,
    /// A move is chosen; a press confirms it.
    pub chosen: bool,
    pub confirms: bool,
    /// A piece is picked up.
    pub lifted: bool,
    /// New pieces are placed on this turn.
    pub places: bool,
    pub pass: bool,
    pub swap: bool,
    pub paused: bool,
    pub watched: bool,
    pub hint: bool,
    pub undo: bool,
    /// An earlier position is looked at.
    pub looking_back: bool,
    /// Its moves are shown one after the other.
    pub autoplay: bool,
}

/// The prompts, the most fitting first; none while a player points.
pub fn prompts(text: Text, now: PromptContext, bindings: &Bindings, device: Device) -> Vec<Prompt> {
    if !matches!(device, Device::Keyboard | Device::Pad) {
        return Vec::new();
    }
    let key = device == Device::Keyboard;
    if now.on_buttons {
        return on_buttons(text, bindings, key);
    }
    let possible = if now.looking_back { looking_back(text, now.autoplay) } else { possible(text, now).to_vec() };
    let possible = possible.into_iter().filter(|(_, does)| !does.is_empty());
    let named = |action| bindings.first(action, key).map(|held| keys::trigger(text, held));
    let mut prompts: Vec<Prompt> =
        possible.filter_map(|(action, does)| Some(Prompt { key: named(action)?, does })).collect();
    if now.mine && !now.cursor {
        prompts.insert(
            0,
            Prompt {
                key: if key { text.prompt_arrows() } else { text.prompt_d_pad() }.into(),
                does: text.prompt_choose(),
            },
        );
    }
    prompts
}

fn possible(text: Text, now: PromptContext) -> [(BindingAction, &'static str); 8] {
    let when = |true_now: bool, does| if true_now { does } else { "" };
    let press = match now {
        PromptContext { mine: true, confirms: true, .. } => text.prompt_confirm(),
        PromptContext { mine: true, lifted: true, legal: true, .. } => text.prompt_move_here(),
        PromptContext { mine: true, places: true, legal: true, .. } => text.prompt_place(),
        PromptContext { mine: true, legal: true, .. } => text.prompt_remove(),
        PromptContext { mine: true, lifts: true, .. } => text.prompt_pick_up(),
        _ => "",
    };
    [
        (BindingAction::Pass, when(now.pass, text.prompt_pass())),
        (BindingAction::Swap, when(now.swap, text.prompt_switch_sides())),
        (
            BindingAction::Pause,
            if now.paused { text.prompt_resume() } else { when(now.watched && !now.over, text.prompt_pause()) },
        ),
        (BindingAction::Press, press),
        (
            BindingAction::Cancel,
            if now.lifted { text.prompt_deselect() } else { when(now.chosen, text.prompt_cancel()) },
        ),
        (BindingAction::Hint, when(now.hint && !now.lifted, text.prompt_hint())),
        (BindingAction::TakeBack, when(now.undo && !now.lifted, text.prompt_undo())),
        (BindingAction::Menu, when(!now.lifted && !now.chosen, text.prompt_menu())),
    ]
}

fn looking_back(text: Text, autoplay: bool) -> Vec<(BindingAction, &'static str)> {
    vec![
        (BindingAction::Left, text.prompt_earlier()),
        (BindingAction::Right, text.prompt_later()),
        (BindingAction::Pause, if autoplay { text.prompt_stop() } else { text.prompt_autoplay() }),
        (BindingAction::Cancel, text.prompt_back()),
    ]
}

/// The interface has keys of its own.
fn on_buttons(text: Text, bindings: &Bindings, key: bool) -> Vec<Prompt> {
    let pairs = [
        (BindingAction::Press, text.prompt_enter(), text.prompt_press()),
        (BindingAction::Cancel, text.prompt_escape(), text.prompt_to_board()),
    ];
    let named = |action, own: &str| {
        if key { Some(own.into()) } else { bindings.first(action, false).map(|held| keys::trigger(text, held)) }
    };
    pairs.into_iter().filter_map(|(action, own, does)| Some(Prompt { key: named(action, own)?, does })).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(now: PromptContext, device: Device) -> Vec<String> {
        let prompts = prompts(Text::default(), now, &Bindings::default(), device);
        prompts.into_iter().map(|Prompt { key, does }| format!("{key} {does}")).collect()
    }

    const TURN: PromptContext = PromptContext {
        on_buttons: false,
        over: false,
        mine: true,
        cursor: true,
        lifts: false,
        legal: false,
        chosen: false,
        confirms: false,
        lifted: false,
        places: false,
        pass: false,
        swap: false,
        paused: false,
        watched: false,
        hint: true,
        undo: false,
        looking_back: false,
        autoplay: false,
    };

    #[test]
    fn no_prompts_are_shown_to_players_who_point() {
        assert!(shown(TURN, Device::Pointer).is_empty() && shown(TURN, Device::Touch).is_empty());
    }

    #[test]
    fn prompts_follow_the_device_and_what_is_possible() {
        let lifts = PromptContext { lifts: true, undo: true, ..TURN };
        assert_eq!(shown(lifts, Device::Keyboard), ["Enter pick up", "? hint", "U undo", "M menu"]);
        assert_eq!(shown(lifts, Device::Pad), ["A pick up", "Y hint", "LB undo", "Start menu"]);
        assert_eq!(
            shown(PromptContext { lifted: true, legal: true, ..TURN }, Device::Pad),
            ["A move here", "B deselect"]
        );
        let chosen = PromptContext { chosen: true, confirms: true, legal: true, places: true, ..TURN };
        assert_eq!(shown(chosen, Device::Keyboard), ["Enter confirm", "Esc cancel", "? hint"]);
        let nowhere = PromptContext { cursor: false, places: true, swap: true, ..TURN };
        assert_eq!(shown(nowhere, Device::Keyboard), ["Arrows choose", "X switch sides", "? hint", "M menu"]);
    }

    #[test]
    fn on_a_button_the_interface_s_own_keys_are_shown() {
        let there = PromptContext { on_buttons: true, ..TURN };
        assert_eq!(shown(there, Device::Keyboard), ["Enter press", "Esc to the board"]);
        assert_eq!(shown(there, Device::Pad), ["A press", "B to the board"]);
    }
}
