//! The keys of actions in every state of a match.

use super::{CASES, COMPUTERS, MatchAction, TestMatch};
use crate::rules::GameKind;
use crate::settings::bindings::BindingAction;

#[test]
fn the_key_at_a_button_means_its_action_in_every_state() {
    let mut seen = 0;
    for kind in GameKind::ALL {
        for case in CASES {
            (case.reach)(kind).with_actions(|actions| {
                for action in actions.available().map(|state| state.action) {
                    let binding = actions.binding(action);
                    // These two look at other positions in every state.
                    let looks = matches!(binding, Some(BindingAction::Earlier | BindingAction::Later));
                    if let Some(binding) = binding.filter(|_| !looks) {
                        assert_eq!(actions.meant_by(binding), Some(action), "{kind}: {}", case.name);
                        seen += 1;
                    }
                }
            });
        }
    }
    assert!(seen > 60, "{seen}");
}

#[test]
fn pausing_has_a_meaning_only_while_computers_play_or_moves_can_be_played_through() {
    let meant = |players| {
        let mut test = TestMatch::standard(GameKind::ALL[0], players);
        test.with_actions(|actions| actions.meant_by(BindingAction::Pause))
    };
    assert_eq!(meant(COMPUTERS), Some(MatchAction::Pause));
    assert_eq!(meant(super::AGAINST_COMPUTER), None);
}
