//! Undo and redo of edits.

use super::edit::SetupEdit;
use super::position_setup::PositionSetup;

/// A position that is being set up, with the ones before and after it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupHistory {
    current: PositionSetup,
    before: Vec<PositionSetup>,
    /// Set-ups whose edits have been undone, the next one to redo last.
    after: Vec<PositionSetup>,
}

impl SetupHistory {
    /// Begins with a set-up.
    pub const fn new(current: PositionSetup) -> SetupHistory {
        SetupHistory { current, before: Vec::new(), after: Vec::new() }
    }

    /// The set-up as it is now.
    pub const fn current(&self) -> &PositionSetup {
        &self.current
    }

    /// There is an edit to undo.
    pub const fn can_undo(&self) -> bool {
        !self.before.is_empty()
    }

    /// There is an edit to redo.
    pub const fn can_redo(&self) -> bool {
        !self.after.is_empty()
    }

    /// Edits the set-up. An edit that changes nothing is not recorded.
    pub fn edit(&mut self, edit: SetupEdit) {
        let edited = self.current.edit(edit);
        if edited != self.current {
            self.before.push(std::mem::replace(&mut self.current, edited));
            self.after.clear();
        }
    }

    /// Takes the last edit back, if there is one.
    pub fn undo(&mut self) {
        if let Some(earlier) = self.before.pop() {
            self.after.push(std::mem::replace(&mut self.current, earlier));
        }
    }

    /// Repeats the edit that was undone last, if there is one.
    pub fn redo(&mut self) {
        if let Some(later) = self.after.pop() {
            self.before.push(std::mem::replace(&mut self.current, later));
        }
    }
}
