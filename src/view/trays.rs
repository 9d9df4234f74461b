//! The captured pieces beside the board: hidden where panels or the window's edge would cut them off.

use bevy::prelude::*;

use super::ViewSystems;
use super::camera;
use super::motion::Motion;
use super::piece::{DisplayedPiece, PiecePlace};
use super::stage::TraysVisible;

/// Shows and hides captured pieces.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, update_visibility.after(camera::follow).in_set(ViewSystems::Follow));
}

/// Hides the captured pieces that lie beside the board without room for them; pieces on their way are always seen.
fn update_visibility(trays: Res<TraysVisible>, mut pieces: Query<(&DisplayedPiece, Has<Motion>, &mut Visibility)>) {
    for (piece, moves, mut visibility) in &mut pieces {
        let hidden = matches!(piece.place, PiecePlace::Tray(..)) && !trays.0 && !moves;
        visibility.set_if_neq(if hidden { Visibility::Hidden } else { Visibility::Inherited });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Allegiance, Point, Side};

    #[test]
    fn captured_pieces_are_seen_only_where_there_is_room_beside_the_board() {
        let mut app = App::new();
        app.init_resource::<TraysVisible>().add_systems(Update, update_visibility);
        let mut spawn = |place| {
            let piece = DisplayedPiece { place, owner: Allegiance::Side(Side::First) };
            app.world_mut().spawn((piece, Visibility::default())).id()
        };
        let pieces = [spawn(PiecePlace::On(Point::new(0))), spawn(PiecePlace::Tray(Side::First, 0))];
        let mut seen = |room| {
            app.insert_resource(TraysVisible(room));
            app.update();
            pieces.map(|piece| app.world().get::<Visibility>(piece) != Some(&Visibility::Hidden))
        };
        assert_eq!(seen(false), [true, false]);
        assert_eq!(seen(true), [true, true]);
    }
}
