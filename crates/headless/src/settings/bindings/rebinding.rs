//! Choosing a new key for an action.

use bevy::prelude::{Message, Resource};

use super::{BindingAction, Bindings, ESCAPE, Reserved, Trigger};

/// A key or button pressed while a binding is being chosen, instead of its action.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct TriggerPressed(pub Trigger);

/// The action that waits for a key or a button, and the result of the last one pressed.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct Rebinding {
    /// The action that waits.
    pub action: Option<BindingAction>,
    /// The result of the last key or button, and the action for which it was pressed.
    pub result: Option<(BindingAction, RebindResult)>,
}

/// The result of pressing a key or button to bind it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RebindResult {
    /// It is bound.
    Bound {
        /// It is a key, rather than a gamepad button.
        key: bool,
        /// The actions that have lost it.
        lost: Vec<BindingAction>,
    },
    /// It cannot be bound.
    Refused(Reserved),
}

impl Rebinding {
    /// Waits for a key or button for this action.
    pub fn start(&mut self, action: BindingAction) {
        *self = Rebinding { action: Some(action), result: None };
    }

    /// Binds a pressed key or button. Esc cancels; after a reserved key it waits for another.
    pub fn handle(&mut self, bindings: &mut Bindings, trigger: Trigger) {
        let Some(action) = self.action else { return };
        if trigger == ESCAPE {
            *self = Rebinding::default();
            return;
        }
        let bound = bindings.rebind(action, trigger);
        if bound.is_ok() {
            self.action = None;
        }
        let result = match bound {
            Ok(lost) => RebindResult::Bound { key: trigger.is_key(), lost },
            Err(reserved) => RebindResult::Refused(reserved),
        };
        self.result = Some((action, result));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(texts: &[&str]) -> (Rebinding, Bindings) {
        let (mut rebinding, mut bindings) = (Rebinding::default(), Bindings::default());
        rebinding.start(BindingAction::Hint);
        for text in texts {
            rebinding.handle(&mut bindings, text.parse().unwrap());
        }
        (rebinding, bindings)
    }

    #[test]
    fn the_first_key_that_is_not_reserved_is_bound() {
        let (rebinding, bindings) = after(&["Tab", "K", "L"]);
        assert_eq!(
            rebinding,
            Rebinding {
                action: None,
                result: Some((BindingAction::Hint, RebindResult::Bound { key: true, lost: vec![] }))
            }
        );
        assert_eq!(bindings.first(BindingAction::Hint, true), Some("K".parse().unwrap()));
        assert_eq!(after(&["Tab"]).0.result, Some((BindingAction::Hint, RebindResult::Refused(Reserved::Tab))));
        assert_eq!(after(&["Tab"]).0.action, Some(BindingAction::Hint));
    }

    #[test]
    fn escape_cancels_and_changes_nothing() {
        assert_eq!(after(&["Escape", "K"]), (Rebinding::default(), Bindings::default()));
    }
}
