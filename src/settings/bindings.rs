//! Which keys and buttons of a pad mean what. Kept as the differences from what is usual, under names.
//!
//! The letters a to j and the digits are not to be had: they choose files and ranks. Tab always walks through the
//! buttons, and Escape always calls off.

mod default_bindings;
mod rebinding;
mod trigger;

use std::collections::BTreeMap;

use bevy::prelude::Resource;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

pub use rebinding::{RebindResult, Rebinding, TriggerPressed};
pub use trigger::{Chord, Key, PadButton, Trigger, UnknownTrigger};

/// What a key or a button can be made to mean.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum BindingAction {
    Up,
    Down,
    Left,
    Right,
    /// Choose, place, move: act on the cursor's point.
    Press,
    /// Put down what is picked up; else open the menu.
    Cancel,
    TakeBack,
    PlayAgain,
    Hint,
    Pass,
    Swap,
    /// Stop or start a match that is watched.
    Pause,
    Menu,
    /// From the board to the buttons around it, and back (pad).
    Buttons,
    /// Straight down, or across.
    View,
    /// The camera goes back.
    Home,
    TurnLeft,
    TurnRight,
    TiltUp,
    TiltDown,
    Closer,
    Farther,
}

/// Why a key cannot be had.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reserved {
    /// It chooses a file or a rank.
    Jump,
    /// It walks through the buttons.
    Tab,
    /// It calls off.
    Escape,
}

/// The keys and buttons in force.
#[derive(Resource, Clone, PartialEq, Eq, Debug)]
pub struct Bindings {
    table: BTreeMap<BindingAction, Vec<Trigger>>,
}

const ESCAPE: Trigger = Trigger::Key(Chord::plain(Key::Named("Escape")));

impl Bindings {
    /// What means this, the usual one first.
    #[must_use]
    pub fn of(&self, action: BindingAction) -> &[Trigger] {
        self.table.get(&action).map_or(&[], Vec::as_slice)
    }

    /// The first key, or the first button of a pad, that means this.
    #[must_use]
    pub fn first(&self, action: BindingAction, key: bool) -> Option<Trigger> {
        self.of(action).iter().copied().find(|trigger| trigger.is_key() == key)
    }

    /// Everything that this means; more than one only where no two can be done at the same time.
    pub fn actions_for(&self, trigger: Trigger) -> impl Iterator<Item = BindingAction> {
        BindingAction::ALL.into_iter().filter(move |action| self.of(*action).contains(&trigger))
    }

    /// Makes a key the only key (or a button the only button) that means `action`. Whatever it meant before loses it,
    /// and gets in exchange what `action` had if it would be left with nothing.
    ///
    /// Gives the actions that have lost it.
    ///
    /// # Errors
    /// The key has a meaning that cannot be taken from it; nothing has changed.
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
            self.make_up(*loser, former, trigger.is_key());
        }
        Ok(losers)
    }

    /// Gives an action without any key (or button) this one, unless it is somebody else's.
    fn make_up(&mut self, action: BindingAction, with: Option<Trigger>, key: bool) {
        let Some(with) = with.filter(|_| self.first(action, key).is_none()) else { return };
        if self.actions_for(with).all(|other| may_share(action, other)) {
            self.table.entry(action).or_default().insert(0, with);
        }
    }

    /// Everything as usual again.
    pub fn reset(&mut self) {
        *self = Bindings::default();
    }

    /// The names of what differs from the usual.
    fn differences(&self) -> BTreeMap<&'static str, Vec<String>> {
        let usual = Bindings::default();
        let changed = BindingAction::ALL.into_iter().filter(|action| self.of(*action) != usual.of(*action));
        changed.map(|action| (action.name(), self.of(action).iter().map(ToString::to_string).collect())).collect()
    }

    /// The usual ones with these differences. An action of which anything is unknown, or had by another before it,
    /// stays as usual; what is kept goes before what is usual.
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
        let usual = Bindings::default();
        for action in BindingAction::ALL {
            if !table.contains_key(&action) {
                let left = usual.of(action).iter().copied().filter(|trigger| free(&table, action, *trigger)).collect();
                table.insert(action, left);
            }
        }
        Bindings { table }
    }
}

/// Two actions of which only one can be possible at a time.
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
