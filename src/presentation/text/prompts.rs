//! What can be done now with keys or a pad, each with the key that does it.

use super::keys;
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
}

/// What to tell, the most fitting first; nothing while people point.
#[must_use]
pub fn prompts(now: PromptContext, bindings: &Bindings, device: Device) -> Vec<Prompt> {
    if !matches!(device, Device::Keyboard | Device::Pad) {
        return Vec::new();
    }
    let key = device == Device::Keyboard;
    if now.on_buttons {
        return on_buttons(bindings, key);
    }
    let possible = possible(now).into_iter().filter(|(_, does)| !does.is_empty());
    let named = |action| bindings.first(action, key).map(keys::trigger);
    let mut told: Vec<Prompt> =
        possible.filter_map(|(action, does)| Some(Prompt { key: named(action)?, does })).collect();
    if now.mine && !now.cursor {
        told.insert(0, Prompt { key: if key { "Arrows" } else { "D-pad" }.into(), does: "choose" });
    }
    told
}

fn possible(now: PromptContext) -> [(BindingAction, &'static str); 8] {
    let when = |true_now: bool, does| if true_now { does } else { "" };
    let press = match now {
        PromptContext { mine: true, confirms: true, .. } => "confirm",
        PromptContext { mine: true, lifted: true, legal: true, .. } => "move here",
        PromptContext { mine: true, places: true, legal: true, .. } => "place",
        PromptContext { mine: true, legal: true, .. } => "take off",
        PromptContext { mine: true, lifts: true, .. } => "pick up",
        _ => "",
    };
    [
        (BindingAction::Pass, when(now.pass, "pass")),
        (BindingAction::Swap, when(now.swap, "switch sides")),
        (BindingAction::Pause, if now.paused { "go on" } else { when(now.watched && !now.over, "pause") }),
        (BindingAction::Press, press),
        (BindingAction::Cancel, if now.lifted { "put down" } else { when(now.chosen, "drop it") }),
        (BindingAction::Hint, when(now.hint && !now.lifted, "hint")),
        (BindingAction::TakeBack, when(now.undo && !now.lifted, "take back")),
        (BindingAction::Menu, when(!now.lifted && !now.chosen, "menu")),
    ]
}

/// The interface has keys of its own.
fn on_buttons(bindings: &Bindings, key: bool) -> Vec<Prompt> {
    let pairs = [(BindingAction::Press, "Enter", "press"), (BindingAction::Cancel, "Esc", "to the board")];
    let named =
        |action, own: &str| if key { Some(own.into()) } else { bindings.first(action, false).map(keys::trigger) };
    pairs.into_iter().filter_map(|(action, own, does)| Some(Prompt { key: named(action, own)?, does })).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(now: PromptContext, device: Device) -> Vec<String> {
        let prompts = prompts(now, &Bindings::default(), device);
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
    };

    #[test]
    fn nothing_is_told_to_whoever_points() {
        assert!(told(TURN, Device::Pointer).is_empty() && told(TURN, Device::Touch).is_empty());
    }

    #[test]
    fn prompts_follow_the_device_and_what_is_possible() {
        let lifts = PromptContext { lifts: true, undo: true, ..TURN };
        assert_eq!(told(lifts, Device::Keyboard), ["Enter pick up", "? hint", "U take back", "M menu"]);
        assert_eq!(told(lifts, Device::Pad), ["A pick up", "Y hint", "LB take back", "Start menu"]);
        assert_eq!(
            told(PromptContext { lifted: true, legal: true, ..TURN }, Device::Pad),
            ["A move here", "B put down"]
        );
        let chosen = PromptContext { chosen: true, confirms: true, legal: true, places: true, ..TURN };
        assert_eq!(told(chosen, Device::Keyboard), ["Enter confirm", "Esc drop it", "? hint"]);
        let nowhere = PromptContext { cursor: false, places: true, swap: true, ..TURN };
        assert_eq!(told(nowhere, Device::Keyboard), ["Arrows choose", "X switch sides", "? hint", "M menu"]);
    }

    #[test]
    fn on_a_button_the_interface_s_own_keys_are_told() {
        let there = PromptContext { on_buttons: true, ..TURN };
        assert_eq!(told(there, Device::Keyboard), ["Enter press", "Esc to the board"]);
        assert_eq!(told(there, Device::Pad), ["A press", "B to the board"]);
    }
}
