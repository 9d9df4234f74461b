//! Fingers on a screen: one points, presses and drags; two turn the board, tilt it and bring it closer.

use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;

use super::DeviceContext;
use crate::input::action::Action;
use crate::input::handle::TURN;

/// The fingers that lie on the screen, in the order in which they came.
#[derive(Default)]
pub(crate) struct Fingers {
    down: Vec<(u64, Vec2)>,
    mode: Mode,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Mode {
    /// What the fingers do is not the board's affair: they touched a panel, or have done already what they came for.
    #[default]
    Idle,
    /// The first presses on the board.
    Press,
    /// The first two hold the board.
    Pinch,
}

impl Fingers {
    pub(crate) fn feel(&mut self, input: &TouchInput, ground: &DeviceContext, done: &mut Vec<Action>) {
        let (id, at) = (input.id, input.position);
        match input.phase {
            TouchPhase::Started => self.land(id, at, ground, done),
            TouchPhase::Moved => self.slide(id, at, ground, done),
            TouchPhase::Ended | TouchPhase::Canceled => {
                let presses = self.mode == Mode::Press && self.is_first(id);
                if presses && input.phase == TouchPhase::Ended {
                    done.extend([Action::Point(ground.point_at(at)), Action::Release]);
                } else if presses {
                    done.push(Action::CallOff);
                }
                self.lift(id);
            }
        }
    }

    fn is_first(&self, id: u64) -> bool {
        self.down.first().is_some_and(|(first, _)| *first == id)
    }

    fn land(&mut self, id: u64, at: Vec2, ground: &DeviceContext, done: &mut Vec<Action>) {
        self.down.retain(|(other, _)| *other != id);
        self.down.push((id, at));
        match (self.down.len(), self.mode) {
            (1, _) if ground.board() && !ground.pointer_taken() => {
                self.mode = Mode::Press;
                done.extend([Action::Point(ground.point_at(at)), Action::Grab { at, finger: true }]);
            }
            (1, _) => self.mode = Mode::Idle,
            // A second finger means the whole board: what the first pressed is not played.
            (2, Mode::Press) => {
                self.mode = Mode::Pinch;
                done.push(Action::CallOff);
            }
            _ => {}
        }
    }

    fn slide(&mut self, id: u64, to: Vec2, ground: &DeviceContext, done: &mut Vec<Action>) {
        let before = self.pair();
        let Some((_, place)) = self.down.iter_mut().find(|(other, _)| *other == id) else { return };
        let by = to - std::mem::replace(place, to);
        if self.mode == Mode::Press && self.is_first(id) {
            done.extend([Action::Point(ground.point_at(to)), Action::Drag { to, by }]);
        }
        if let (Mode::Pinch, Some(before), Some(now)) = (self.mode, before, self.pair()) {
            done.extend(pinched(before, now));
        }
    }

    /// Once a finger of two is gone, the other one does nothing until it is lifted, too.
    fn lift(&mut self, id: u64) {
        let counted = self.down.iter().take(2).any(|(other, _)| *other == id);
        self.down.retain(|(other, _)| *other != id);
        if counted || self.down.is_empty() {
            self.mode = Mode::Idle;
        }
    }

    fn pair(&self) -> Option<[Vec2; 2]> {
        match self.down.as_slice() {
            [(_, first), (_, second), ..] => Some([*first, *second]),
            _ => None,
        }
    }
}

/// Nearer to each other than this, two fingers have neither distance nor direction.
const NEAR: f32 = 16.0;

/// The board stays under two fingers: it turns as they turn and as they go sideways, tilts as they go up and down, and
/// grows as they part.
fn pinched(before: [Vec2; 2], now: [Vec2; 2]) -> impl Iterator<Item = Action> {
    let [was, is] = [before, now].map(|[first, second]| second - first);
    let by = (now[0] + now[1] - before[0] - before[1]) / 2.0;
    let apart = was.length() > NEAR && is.length() > NEAR;
    let (twist, factor) = if apart { (was.angle_to(is), is.length() / was.length()) } else { (0.0, 1.0) };
    let turn = Vec2::new(twist - by.x * TURN, by.y * TURN);
    let turn = (turn != Vec2::ZERO).then_some(Action::Turn(turn));
    turn.into_iter().chain((factor != 1.0).then_some(Action::Zoom(factor)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn actions(before: [[f32; 2]; 2], now: [[f32; 2]; 2]) -> Vec<Action> {
        pinched(before.map(Vec2::from), now.map(Vec2::from)).collect()
    }

    #[test]
    fn parting_fingers_bring_the_board_closer_and_do_not_turn_it() {
        let parted = actions([[100.0, 100.0], [200.0, 100.0]], [[50.0, 100.0], [250.0, 100.0]]);
        assert_eq!(parted, [Action::Zoom(2.0)]);
    }

    #[test]
    fn turning_fingers_turn_the_board_with_them() {
        // A quarter clockwise on a screen, where y goes down.
        let turned = actions([[100.0, 0.0], [200.0, 0.0]], [[150.0, -50.0], [150.0, 50.0]]);
        let [Action::Turn(by)] = turned[..] else { panic!("{turned:?}") };
        assert!((by.x - std::f32::consts::FRAC_PI_2).abs() < 1e-4 && by.y == 0.0, "{by}");
    }

    #[test]
    fn fingers_that_go_together_drag_the_view_as_a_mouse_does() {
        let dragged = actions([[100.0, 0.0], [200.0, 0.0]], [[110.0, 5.0], [210.0, 5.0]]);
        assert_eq!(dragged, [Action::Turn(Vec2::new(-10.0 * TURN, 5.0 * TURN))]);
    }
}
