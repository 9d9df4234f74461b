//! Somebody is choosing a key.

use bevy::prelude::{Message, Resource};

use super::{BindingAction, Bindings, ESCAPE, Reserved, Trigger};

/// Pressed while a key is being chosen: it is not what it usually means.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct TriggerPressed(pub Trigger);

/// The action that waits for a key or a button, and what came of the last one that was offered.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct Rebinding {
    pub wanted: Option<BindingAction>,
    pub answer: Option<RebindResult>,
}

/// What came of an offered key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RebindResult {
    /// It is the action's; these others have lost it.
    Bound {
        key: bool,
        lost: Vec<BindingAction>,
    },
    Refused(Reserved),
}

impl Rebinding {
    /// Waits for a key for this action.
    pub fn ask(&mut self, action: BindingAction) {
        *self = Rebinding { wanted: Some(action), answer: None };
    }

    /// Takes what was pressed; Esc calls off, and a key that cannot be had is asked for again.
    pub fn take(&mut self, bindings: &mut Bindings, trigger: Trigger) {
        let Some(action) = self.wanted else { return };
        if trigger == ESCAPE {
            *self = Rebinding::default();
            return;
        }
        let bound = bindings.rebind(action, trigger);
        if bound.is_ok() {
            self.wanted = None;
        }
        self.answer = Some(match bound {
            Ok(lost) => RebindResult::Bound { key: trigger.is_key(), lost },
            Err(reserved) => RebindResult::Refused(reserved),
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(texts: &[&str]) -> (Rebinding, Bindings) {
        let (mut rebinding, mut bindings) = (Rebinding::default(), Bindings::default());
        rebinding.ask(BindingAction::Hint);
        for text in texts {
            rebinding.take(&mut bindings, text.parse().unwrap());
        }
        (rebinding, bindings)
    }

    #[test]
    fn the_first_key_that_can_be_had_is_taken_and_no_second_one() {
        let (rebinding, bindings) = after(&["Tab", "K", "L"]);
        assert_eq!(
            rebinding,
            Rebinding { wanted: None, answer: Some(RebindResult::Bound { key: true, lost: vec![] }) }
        );
        assert_eq!(bindings.first(BindingAction::Hint, true), Some("K".parse().unwrap()));
        assert_eq!(after(&["Tab"]).0.answer, Some(RebindResult::Refused(Reserved::Tab)));
        assert_eq!(after(&["Tab"]).0.wanted, Some(BindingAction::Hint));
    }

    #[test]
    fn escape_calls_off_and_changes_nothing() {
        assert_eq!(after(&["Escape", "K"]), (Rebinding::default(), Bindings::default()));
    }
}
