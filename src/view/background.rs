//! Hides the board of a match that goes on in the background while its review is shown, or waits while the position
//! editor is open.

use bevy::prelude::*;

use crate::game::matches::{Reviewed, SetAside};

/// Hides and shows boards.
#[derive(Clone, Copy, Debug, Default)]
pub struct BackgroundPlugin;

impl Plugin for BackgroundPlugin {
    fn build(&self, app: &mut App) {
        app.add_observer(hide::<Reviewed>).add_observer(show::<Reviewed>);
        app.add_observer(hide::<SetAside>).add_observer(show::<SetAside>);
    }
}

fn hide<Waiting: Component>(added: On<Add, Waiting>, mut boards: Query<&mut Visibility>) {
    if let Ok(mut visibility) = boards.get_mut(added.entity) {
        *visibility = Visibility::Hidden;
    }
}

fn show<Waiting: Component>(removed: On<Remove, Waiting>, mut boards: Query<&mut Visibility>) {
    if let Ok(mut visibility) = boards.get_mut(removed.entity) {
        *visibility = Visibility::Inherited;
    }
}
