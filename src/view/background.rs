//! Hides the board of a match that goes on in the background while its review is shown.

use bevy::prelude::*;

use crate::game::matches::Reviewed;

/// Hides and shows boards.
#[derive(Clone, Copy, Debug, Default)]
pub struct BackgroundPlugin;

impl Plugin for BackgroundPlugin {
    fn build(&self, app: &mut App) {
        app.add_observer(hide).add_observer(show);
    }
}

fn hide(added: On<Add, Reviewed>, mut boards: Query<&mut Visibility>) {
    if let Ok(mut visibility) = boards.get_mut(added.entity) {
        *visibility = Visibility::Hidden;
    }
}

fn show(removed: On<Remove, Reviewed>, mut boards: Query<&mut Visibility>) {
    if let Ok(mut visibility) = boards.get_mut(removed.entity) {
        *visibility = Visibility::Inherited;
    }
}
