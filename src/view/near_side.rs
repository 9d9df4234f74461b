//! From which side of the table the board is seen.

use std::f32::consts::PI;

use bevy::prelude::*;

use crate::game::matches::{MatchOutcome, MatchState, Seats};
use crate::game::player::{Player, Players};
use crate::game::screen::Active;
use crate::rules::Side;
use crate::settings::preferences::{BoardOrientation, Preferences};

use super::camera::{CameraRig, Orbit};
use super::stage::Animating;

/// The side that sits near, on this side of the board.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub struct NearSide(pub Side);

impl Default for NearSide {
    fn default() -> Self {
        NearSide(Side::First)
    }
}

impl NearSide {
    /// Who should sit near: the only person; of two people the first, or whoever is to move.
    #[must_use]
    pub fn preferred_side(facing: BoardOrientation, players: Players, seats: Seats, to_move: Side) -> NearSide {
        let persons = |side: &Side| players.at(seats, *side) == Player::Human;
        let alone = players.only_human().and_then(|_| Side::BOTH.into_iter().find(persons));
        let turning = facing == BoardOrientation::Turning && players == Players::HUMANS;
        NearSide(alone.unwrap_or(if turning { to_move } else { Side::First }))
    }
}

type Seated<'a> = (Entity, &'a Players, &'a Seats, &'a MatchState, &'a MatchOutcome);

/// Turns the board to whoever should sit near, once the last move has been shown.
pub fn update_near_side(
    active: Query<Seated, With<Active>>,
    preferences: Res<Preferences>,
    busy: Res<Animating>,
    mut near: ResMut<NearSide>,
    mut orbit: ResMut<Orbit>,
    mut shot: ResMut<CameraRig>,
    mut seen: Local<Option<Entity>>,
) {
    let Ok((game, players, seats, MatchState(situation), verdict)) = active.single() else { return };
    let fresh = seen.replace(game) != Some(game);
    // At the end the board stays as it is, to be looked at together.
    if fresh || !(busy.0 || verdict.0.is_over()) {
        near.set_if_neq(NearSide::preferred_side(preferences.facing, *players, *seats, situation.to_move()));
    }
    let home = if near.0 == Side::First { 0.0 } else { PI };
    if orbit.home != home {
        let by = home - orbit.home;
        orbit.turn(Vec2::new(by, 0.0));
        orbit.home = home;
        if fresh || preferences.effective_speed() <= 0.0 {
            shot.jump_to(orbit.yaw);
        } else {
            shot.ease_slowly();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::matches::Seat;
    use crate::game::player::Level;
    use crate::rules::PerSide;

    const SEATS: Seats = Seats(PerSide::new(Seat::One, Seat::Two));

    #[test]
    fn the_only_person_sits_near_whichever_side_that_is() {
        let computer = Player::Computer(Level::FIRST);
        for facing in [BoardOrientation::Fixed, BoardOrientation::Turning, BoardOrientation::Opposite] {
            let near = |players, to_move| NearSide::preferred_side(facing, Players(players), SEATS, to_move).0;
            assert_eq!(near([Player::Human, computer], Side::Second), Side::First);
            assert_eq!(near([computer, Player::Human], Side::First), Side::Second);
            assert_eq!(near([computer; 2], Side::Second), Side::First);
        }
    }

    #[test]
    fn the_board_turns_between_two_people_only_if_it_is_to_turn() {
        let near = |facing| NearSide::preferred_side(facing, Players::HUMANS, SEATS, Side::Second).0;
        assert_eq!(near(BoardOrientation::Fixed), Side::First);
        assert_eq!(near(BoardOrientation::Turning), Side::Second);
        assert_eq!(near(BoardOrientation::Opposite), Side::First);
    }
}
