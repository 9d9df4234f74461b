//! Turns the board so that the right player sits near.

use std::f32::consts::PI;

use bevy::prelude::*;

use crate::game::lesson::LessonBoard;
use crate::game::matches::{History, MatchOutcome, Review, Seats};
use crate::game::player::{Player, Players};
use crate::game::puzzle::PuzzleBoard;
use crate::game::screen::{Active, Screen};
use crate::rules::Game;
use crate::rules::Side;
use crate::settings::preferences::{BoardOrientation, Preferences};

use super::ViewSystems;
use super::camera::{self, CameraRig, Orbit};
use super::stage::Animating;

/// Chooses the near side and turns the camera.
pub fn plugin(app: &mut App) {
    let with_board = in_state(Screen::Match).or_else(in_state(Screen::Puzzle)).or_else(in_state(Screen::Lesson));
    let update = update_near_side.run_if(with_board).before(camera::follow);
    app.init_resource::<NearSide>().add_systems(Update, update.in_set(ViewSystems::Follow));
}

/// The side whose player sits near, at the bottom of the window.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub struct NearSide(pub Side);

impl Default for NearSide {
    fn default() -> Self {
        NearSide(Side::First)
    }
}

impl NearSide {
    /// The side that should sit near: that of the only human player; between two of them the first side, or the side to
    /// move if the board turns.
    pub fn preferred_side(orientation: BoardOrientation, players: Players, seats: Seats, to_move: Side) -> NearSide {
        let is_human = |side: &Side| players.at(seats, *side) == Player::Human;
        let only_human = players.only_human().and_then(|_| Side::BOTH.into_iter().find(is_human));
        let turns = orientation == BoardOrientation::Turning && players == Players::HUMANS;
        NearSide(only_human.unwrap_or(if turns { to_move } else { Side::First }))
    }
}

type Exercise<'a> = (Option<&'a LessonBoard>, Option<&'a PuzzleBoard>);
type Seated<'a> = (Entity, &'a Players, &'a Seats, &'a History, &'a MatchOutcome, Exercise<'a>);

/// Chooses the near side and turns the camera to it, once the last move has been shown.
fn update_near_side(
    active: Query<Seated, (With<Active>, Without<Review>)>,
    preferences: Res<Preferences>,
    animating: Res<Animating>,
    mut near_side: ResMut<NearSide>,
    mut orbit: ResMut<Orbit>,
    mut rig: ResMut<CameraRig>,
    mut last_game: Local<Option<Entity>>,
) {
    let Ok((game, players, seats, history, outcome, exercise)) = active.single() else { return };
    let new = last_game.replace(game) != Some(game);
    // A finished game stays as it is, for both players to look at.
    if new || !(animating.0 || outcome.0.is_over()) {
        let (players, to_move) = match learner(exercise) {
            Some(side) => (Players::HUMANS, side),
            None => (*players, history.position().side_to_move()),
        };
        near_side.set_if_neq(NearSide::preferred_side(preferences.facing, players, *seats, to_move));
    }
    let home = if near_side.0 == Side::First { 0.0 } else { PI };
    if orbit.home != home {
        let by = home - orbit.home;
        orbit.turn(Vec2::new(by, 0.0));
        orbit.home = home;
        if new || preferences.effective_speed() <= 0.0 {
            rig.jump_to(orbit.yaw);
        } else {
            rig.ease_slowly();
        }
    }
}

/// The side of the person in a lesson or a puzzle: a board that turns does not turn back for the replies.
fn learner((lesson, puzzle): Exercise) -> Option<Side> {
    let in_lesson = lesson.map(|lesson| lesson.attempt.step().side());
    in_lesson.or(puzzle.map(|puzzle| puzzle.attempt.puzzle().side()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::matches::Seat;
    use crate::game::player::Level;
    use crate::rules::{Game, PerSide};

    const SEATS: Seats = Seats(PerSide::new(Seat::One, Seat::Two));

    #[test]
    fn the_only_human_player_sits_near() {
        let computer = Player::Computer(Level::FIRST);
        for orientation in [BoardOrientation::Fixed, BoardOrientation::Turning, BoardOrientation::Opposite] {
            let near = |players, to_move| NearSide::preferred_side(orientation, Players(players), SEATS, to_move).0;
            assert_eq!(near([Player::Human, computer], Side::Second), Side::First);
            assert_eq!(near([computer, Player::Human], Side::First), Side::Second);
            assert_eq!(near([computer; 2], Side::Second), Side::First);
        }
    }

    #[test]
    fn the_board_turns_between_two_people_only_with_the_turning_orientation() {
        let near = |orientation| NearSide::preferred_side(orientation, Players::HUMANS, SEATS, Side::Second).0;
        assert_eq!(near(BoardOrientation::Fixed), Side::First);
        assert_eq!(near(BoardOrientation::Turning), Side::Second);
        assert_eq!(near(BoardOrientation::Opposite), Side::First);
    }

    #[test]
    fn the_camera_turns_with_the_near_side_once_the_move_has_been_shown() {
        use crate::rules::{GameKind, Position, Variant};
        let mut app = App::new();
        app.init_resource::<NearSide>().init_resource::<Orbit>().init_resource::<CameraRig>();
        app.init_resource::<Animating>().add_systems(Update, update_near_side);
        app.insert_resource(Preferences { facing: BoardOrientation::Turning, ..default() });
        let start = Position::start(Variant::standard(GameKind::Othello));
        let mut history = History::of(start.clone());
        let game = (Active, Players::HUMANS, SEATS, history.clone(), MatchOutcome(start.outcome()));
        let game = app.world_mut().spawn(game).id();
        app.update();
        assert_eq!((app.world().resource::<NearSide>().0, app.world().resource::<Orbit>().home), (Side::First, 0.0));
        history.play(start.legal_moves()[0]).expect("a legal move");
        app.world_mut().entity_mut(game).insert(history);
        app.insert_resource(Animating(true));
        app.update();
        assert_eq!(app.world().resource::<NearSide>().0, Side::First, "the move is still shown");
        app.insert_resource(Animating(false));
        app.update();
        let orbit = *app.world().resource::<Orbit>();
        assert_eq!((app.world().resource::<NearSide>().0, orbit.home), (Side::Second, PI));
        assert!((orbit.yaw.abs() - PI).abs() < 1e-5);
    }
}
