//! From which side of the table the board is seen.

use std::f32::consts::PI;

use bevy::prelude::*;

use crate::game::matches::{MatchOutcome, MatchState, Seats};
use crate::game::player::{Player, Players};
use crate::game::screen::Active;
use crate::rules::Side;
use crate::settings::preferences::{BoardOrientation, Preferences};

use super::camera::{Orbit, Shot};
use super::stage::Busy;

/// The side that sits near, on this side of the board.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Near(pub Side);

impl Default for Near {
    fn default() -> Self {
        Near(Side::First)
    }
}

impl Near {
    /// Who should sit near: the only person; of two people the first, or whoever is to move.
    #[must_use]
    pub fn wished(facing: BoardOrientation, players: Players, seats: Seats, to_move: Side) -> Near {
        let persons = |side: &Side| players.at(seats, *side) == Player::Human;
        let alone = players.only_human().and_then(|_| Side::BOTH.into_iter().find(persons));
        let turning = facing == BoardOrientation::Turning && players == Players::HUMANS;
        Near(alone.unwrap_or(if turning { to_move } else { Side::First }))
    }
}

type Seated<'a> = (Entity, &'a Players, &'a Seats, &'a MatchState, &'a MatchOutcome);

/// Turns the board to whoever should sit near, once the last move has been shown.
pub fn turn(
    active: Query<Seated, With<Active>>,
    preferences: Res<Preferences>,
    busy: Res<Busy>,
    mut near: ResMut<Near>,
    mut orbit: ResMut<Orbit>,
    mut shot: ResMut<Shot>,
    mut seen: Local<Option<Entity>>,
) {
    let Ok((game, players, seats, MatchState(situation), verdict)) = active.single() else { return };
    let fresh = seen.replace(game) != Some(game);
    // At the end the board stays as it is, to be looked at together.
    if fresh || !(busy.0 || verdict.0.is_over()) {
        near.set_if_neq(Near::wished(preferences.facing, *players, *seats, situation.to_move()));
    }
    let home = if near.0 == Side::First { 0.0 } else { PI };
    if orbit.home != home {
        let by = home - orbit.home;
        orbit.turn(Vec2::new(by, 0.0));
        orbit.home = home;
        if fresh || preferences.effective_speed() <= 0.0 {
            shot.stand_at(orbit.yaw);
        } else {
            shot.stroll();
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
            let near = |players, to_move| Near::wished(facing, Players(players), SEATS, to_move).0;
            assert_eq!(near([Player::Human, computer], Side::Second), Side::First);
            assert_eq!(near([computer, Player::Human], Side::First), Side::Second);
            assert_eq!(near([computer; 2], Side::Second), Side::First);
        }
    }

    #[test]
    fn the_board_turns_between_two_people_only_if_it_is_to_turn() {
        let near = |facing| Near::wished(facing, Players::HUMANS, SEATS, Side::Second).0;
        assert_eq!(near(BoardOrientation::Fixed), Side::First);
        assert_eq!(near(BoardOrientation::Turning), Side::Second);
        assert_eq!(near(BoardOrientation::Opposite), Side::First);
    }
}
