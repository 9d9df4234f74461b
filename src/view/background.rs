//! Hides boards that are not to be seen: of a match that goes on in the background while its review is shown, or waits
//! while the position editor is open; and of one that has been opened while the title is still shown.

use bevy::camera::visibility::VisibilitySystems;
use bevy::prelude::*;

use crate::game::matches::{Reviewed, SetAside};
use crate::game::screen::{Active, Screen};

/// Hides and shows boards.
pub fn plugin(app: &mut App) {
    app.add_observer(hide::<Reviewed>).add_observer(show::<Reviewed>);
    app.add_observer(hide::<SetAside>).add_observer(show::<SetAside>);
    app.add_systems(PostUpdate, hide_behind_title.before(VisibilitySystems::VisibilityPropagate));
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

/// A board is there a frame before its screen is.
fn hide_behind_title(screen: Res<State<Screen>>, mut boards: Query<&mut Visibility, With<Active>>) {
    let wanted = if *screen.get() == Screen::Title { Visibility::Hidden } else { Visibility::Inherited };
    for mut visibility in &mut boards {
        visibility.set_if_neq(wanted);
    }
}

#[cfg(test)]
mod tests {
    use bevy::state::app::StatesPlugin;

    use super::*;

    #[test]
    fn the_board_of_a_match_is_seen_from_the_frame_on_that_shows_its_screen() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin)).init_state::<Screen>().add_plugins(plugin);
        let board = app.world_mut().spawn((Active, Visibility::default())).id();
        app.update();
        assert_eq!(app.world().get::<Visibility>(board), Some(&Visibility::Hidden));
        app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Match);
        app.update();
        assert_eq!(app.world().get::<Visibility>(board), Some(&Visibility::Inherited));
    }
}
