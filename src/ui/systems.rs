//! The order of the interface's systems.

use bevy::prelude::*;
use bevy_egui::{EguiPostUpdateSet, EguiPreUpdateSet, EguiPrimaryContextPass};

/// The steps in which the interface is drawn, in [`EguiPrimaryContextPass`] and from the bottom up.
///
/// A dialog is drawn in the frame in which a system of an earlier step opens it.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum UiSystems {
    /// Keys that open and close dialogs.
    Keys,
    /// The title screen, or the panels around the board.
    Screen,
    /// The result of the match.
    Result,
    /// The menu of the match.
    Menu,
    /// The other dialogs.
    Pages,
    /// Toasts over everything.
    Toasts,
    /// What the other layers and the sound learn from this frame.
    Publish,
}

/// The steps before and after drawing.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum UiFrameSystems {
    /// Changes the input of egui's contexts, in [`PreUpdate`].
    Prepare,
    /// Gives egui's contexts their style, in [`PostUpdate`], before they draw for the first time.
    Style,
}

/// Puts the steps in order.
pub(super) fn plugin(app: &mut App) {
    use UiSystems::{Keys, Menu, Pages, Publish, Result, Screen, Toasts};
    app.configure_sets(EguiPrimaryContextPass, (Keys, Screen, Result, Menu, Pages, Toasts, Publish).chain())
        .configure_sets(
            PreUpdate,
            UiFrameSystems::Prepare.after(EguiPreUpdateSet::ProcessInput).before(EguiPreUpdateSet::BeginPass),
        )
        .configure_sets(PostUpdate, UiFrameSystems::Style.before(EguiPostUpdateSet::EndPass));
}
