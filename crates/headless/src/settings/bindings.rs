//! Key bindings: the keys and gamepad buttons of each action. Saved as the differences from the defaults.
//!
//! The letters a to j and the digits cannot be bound: they choose files and ranks. Tab always moves the focus, and Escape
//! always cancels.

mod default_bindings;
mod pad_button;
mod rebinding;
mod trigger;

use std::collections::BTreeMap;

use bevy::prelude::Resource;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

pub use pad_button::PadButton;
pub use rebinding::{RebindResult, Rebinding, TriggerPressed};
pub use trigger::{Chord, Key, Trigger, UnknownTrigger};

/// An action to which keys and buttons can be bound.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum BindingAction {
    /// Move the cursor or the focus up.
    Up,
    /// Move the cursor or the focus down.
    Down,
    /// Move the cursor or the focus to the left.
    Left,
    /// Move the cursor or the focus to the right.
    Right,
    /// Select, place or move: act on the cursor's point.
    Press,
    /// Deselect the piece; without one, open the menu.
    Cancel,
    /// Take back a move.
    TakeBack,
    /// Play a move taken back again.
    PlayAgain,
    /// Show a hint.
    Hint,
    /// Show or hide the oracle.
    Oracle,
    /// Open or leave the analysis.
    Analyse,
    /// Show or hide threats in the analysis.
    Threats,
    /// Show or hide the opening explorer.
    Explorer,
    /// Pass.
    Pass,
    /// Swap sides by the pie rule.
    Swap,
    /// Pause or resume a match of two computers.
    Pause,
    /// Open the menu.
    Menu,
    /// Move the focus between the board and the buttons around it (gamepad).
    Buttons,
    /// Switch between the view from above and the view across the board.
    View,
    /// Return the camera to its initial place.
    Home,
    /// Turn the camera to the left.
    TurnLeft,
    /// Turn the camera to the right.
    TurnRight,
    /// Tilt the camera upwards.
    TiltUp,
    /// Tilt the camera downwards.
    TiltDown,
    /// Move the camera closer.
    Closer,
    /// Move the camera away.
    Farther,
    /// Look at the position before the last move.
    Earlier,
    /// Look at the position after the next move.
    Later,
    /// Look at the start.
    Earliest,
    /// Look at the last position.
    Latest,
}

/// Why a key cannot be bound.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reserved {
    /// It chooses a file or a rank.
    Jump,
    /// It moves the focus.
    Tab,
    /// It cancels.
    Escape,
}

/// The keys and buttons in force.
#[derive(Resource, Clone, PartialEq, Eq, Debug)]
pub struct Bindings {
    table: BTreeMap<BindingAction, Vec<Trigger>>,
}

const ESCAPE: Trigger = Trigger::Key(Chord::plain(Key::Named("Escape")));

impl Bindings {
    /// The keys and buttons of an action, the one to show first.
    pub fn of(&self, action: BindingAction) -> &[Trigger] {
        self.table.get(&action).map_or(&[], Vec::as_slice)
    }

    /// The first key of an action, or with `key` false its first gamepad button.
    pub fn first(&self, action: BindingAction, key: bool) -> Option<Trigger> {
        self.of(action).iter().copied().find(|trigger| trigger.is_key() == key)
    }

    /// The actions of a key or button; more than one only if no two of them are possible at the same time.
    pub fn actions_for(&self, trigger: Trigger) -> impl Iterator<Item = BindingAction> {
        BindingAction::ALL.into_iter().filter(move |action| self.of(*action).contains(&trigger))
    }

    /// Makes a key the only key (or a button the only button) of `action`. An action that had it before loses it, and gets
    /// the former key of `action` instead if it would have none.
    ///
    /// Returns the actions that have lost the key.
    ///
    /// # Errors
    /// The key is reserved; nothing has changed.
    pub fn rebind(
        &mut self,
        action: BindingAction,
        trigger: impl Into<Trigger>,
    ) -> Result<Vec<BindingAction>, Reserved> {
        let trigger = trigger.into();
        if let Some(reserved) = reserved(action, trigger) {
            return Err(reserved);
        }
        let former = self.first(action, trigger.is_key()).filter(|former| *former != trigger && *former != ESCAPE);
        let losers: Vec<_> = self.actions_for(trigger).filter(|other| !may_share(action, *other)).collect();
        for loser in &losers {
            self.table.entry(*loser).or_default().retain(|held| *held != trigger);
        }
        let held = self.table.entry(action).or_default();
        held.retain(|other| other.is_key() != trigger.is_key() || *other == ESCAPE);
        held.insert(0, trigger);
        for loser in &losers {
            self.compensate(*loser, former, trigger.is_key());
        }
        Ok(losers)
    }

    /// Gives an action without any key (or button) this one, unless it belongs to another action.
    fn compensate(&mut self, action: BindingAction, with: Option<Trigger>, key: bool) {
        let Some(with) = with.filter(|_| self.first(action, key).is_none()) else { return };
        if self.actions_for(with).all(|other| may_share(action, other)) {
            self.table.entry(action).or_default().insert(0, with);
        }
    }

    /// Restores the default bindings.
    pub fn reset(&mut self) {
        *self = Bindings::default();
    }

    /// The bindings that differ from the defaults, by name.
    fn differences(&self) -> BTreeMap<&'static str, Vec<String>> {
        let defaults = Bindings::default();
        let changed = BindingAction::ALL.into_iter().filter(|action| self.of(*action) != defaults.of(*action));
        changed.map(|action| (action.name(), self.of(action).iter().map(ToString::to_string).collect())).collect()
    }

    /// The defaults with these differences. An action keeps its default if one of its triggers is unknown, reserved or
    /// taken by an action before it; a default gives way to a saved binding.
    fn with(differences: &BTreeMap<String, Vec<String>>) -> Bindings {
        let mut table: BTreeMap<BindingAction, Vec<Trigger>> = BTreeMap::new();
        let free = |table: &BTreeMap<BindingAction, Vec<Trigger>>, action, trigger| {
            table.iter().all(|(other, held)| may_share(action, *other) || !held.contains(&trigger))
        };
        for action in BindingAction::ALL {
            let Some(texts) = differences.get(action.name()) else { continue };
            let Ok(read) = texts.iter().map(|text| text.parse()).collect::<Result<Vec<Trigger>, _>>() else { continue };
            let had = read.iter().all(|trigger| reserved(action, *trigger).is_none() && free(&table, action, *trigger));
            if had && (action != BindingAction::Cancel || read.contains(&ESCAPE)) {
                table.insert(action, read);
            }
        }
        let defaults = Bindings::default();
        for action in BindingAction::ALL {
            if !table.contains_key(&action) {
                let left =
                    defaults.of(action).iter().copied().filter(|trigger| free(&table, action, *trigger)).collect();
                table.insert(action, left);
            }
        }
        Bindings { table }
    }
}

/// Whether two actions can share a key, because only one of them is possible at a time.
fn may_share(one: BindingAction, other: BindingAction) -> bool {
    use BindingAction::{Pass, Pause, Swap};
    one == other || [one, other].iter().all(|action| matches!(action, Pass | Pause | Swap))
}

fn reserved(action: BindingAction, trigger: Trigger) -> Option<Reserved> {
    let Trigger::Key(chord) = trigger else { return None };
    match chord.key {
        Key::Named("Tab") => Some(Reserved::Tab),
        Key::Named("Escape") if action != BindingAction::Cancel => Some(Reserved::Escape),
        _ => (chord.file().is_some() || chord.rank().is_some()).then_some(Reserved::Jump),
    }
}

impl Serialize for Bindings {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.differences().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Bindings {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        BTreeMap::deserialize(deserializer).map(|differences| Bindings::with(&differences))
    }
}
