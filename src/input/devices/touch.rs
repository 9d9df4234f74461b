//! Touch: one finger points, presses and drags; two turn the board, tilt it and zoom.

use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;

use super::DeviceContext;
use crate::input::action::Action;
use crate::input::camera_actions::TURN;

/// The fingers on the screen, in the order in which they touched it.
#[derive(Default)]
pub(crate) struct Touch {
    down: Vec<(u64, Vec2)>,
    mode: Mode,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Mode {
    /// The fingers do not act on the board: they touched a panel, or their gesture has ended.
    #[default]
    Idle,
    /// The first presses on the board.
    Press,
    /// The first two turn and zoom the board.
    Pinch,
}

impl Touch {
    /// Translates a touch event into actions.
    pub(crate) fn translate(&mut self, input: &TouchInput, context: &DeviceContext, actions: &mut Vec<Action>) {
        let (id, at) = (input.id, input.position);
        match input.phase {
            TouchPhase::Started => self.land(id, at, context, actions),
            TouchPhase::Moved => self.slide(id, at, context, actions),
            TouchPhase::Ended | TouchPhase::Canceled => {
                let presses = self.mode == Mode::Press && self.is_first(id);
                if presses && input.phase == TouchPhase::Ended {
                    actions.extend([Action::Point(context.point_at(at)), Action::Release]);
                } else if presses {
                    actions.push(Action::AbortPress);
                }
                self.lift(id);
            }
        }
    }

    fn is_first(&self, id: u64) -> bool {
        self.down.first().is_some_and(|(first, _)| *first == id)
    }

    fn land(&mut self, id: u64, at: Vec2, context: &DeviceContext, actions: &mut Vec<Action>) {
        self.down.retain(|(other, _)| *other != id);
        self.down.push((id, at));
        match (self.down.len(), self.mode) {
            (1, _) if context.board() && !context.pointer_taken() => {
                self.mode = Mode::Press;
                actions.extend([Action::Point(context.point_at(at)), Action::Grab { at, finger: true }]);
            }
            (1, _) => self.mode = Mode::Idle,
            // A second finger turns the whole board: the press of the first one is aborted.
            (2, Mode::Press) => {
                self.mode = Mode::Pinch;
                actions.push(Action::AbortPress);
            }
            _ => {}
        }
    }

    fn slide(&mut self, id: u64, to: Vec2, context: &DeviceContext, actions: &mut Vec<Action>) {
        let before = self.pair();
        let Some((_, place)) = self.down.iter_mut().find(|(other, _)| *other == id) else { return };
        let by = to - std::mem::replace(place, to);
        if self.mode == Mode::Press && self.is_first(id) {
            actions.extend([Action::Point(context.point_at(to)), Action::Drag { to, by }]);
        }
        if let (Mode::Pinch, Some(before), Some(now)) = (self.mode, before, self.pair()) {
            actions.extend(pinch(before, now));
        }
    }

    /// Removes a finger. After a gesture of two, the other finger does nothing until it is lifted, too.
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

/// The distance in pixels below which two fingers neither turn nor zoom.
const MIN_SPREAD: f32 = 16.0;

/// The actions of two moving fingers: the board turns as they turn and as they move sideways, tilts as they move up and
/// down, and grows as they spread.
fn pinch(before: [Vec2; 2], now: [Vec2; 2]) -> impl Iterator<Item = Action> {
    let [from, to] = [before, now].map(|[first, second]| second - first);
    let by = (now[0] + now[1] - before[0] - before[1]) / 2.0;
    let apart = from.length() > MIN_SPREAD && to.length() > MIN_SPREAD;
    let (twist, factor) = if apart { (from.angle_to(to), to.length() / from.length()) } else { (0.0, 1.0) };
    let turn = Vec2::new(twist - by.x * TURN, by.y * TURN);
    let turn = (turn != Vec2::ZERO).then_some(Action::Turn(turn));
    turn.into_iter().chain((factor != 1.0).then_some(Action::Zoom(factor)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn actions(before: [[f32; 2]; 2], now: [[f32; 2]; 2]) -> Vec<Action> {
        pinch(before.map(Vec2::from), now.map(Vec2::from)).collect()
    }

    #[test]
    fn spreading_fingers_zoom_in_and_do_not_turn_the_board() {
        let parted = actions([[100.0, 100.0], [200.0, 100.0]], [[50.0, 100.0], [250.0, 100.0]]);
        assert_eq!(parted, [Action::Zoom(2.0)]);
    }

    #[test]
    fn turning_fingers_turn_the_board() {
        // A quarter clockwise on a screen, where y goes down.
        let turned = actions([[100.0, 0.0], [200.0, 0.0]], [[150.0, -50.0], [150.0, 50.0]]);
        let [Action::Turn(by)] = turned[..] else { panic!("{turned:?}") };
        assert!((by.x - std::f32::consts::FRAC_PI_2).abs() < 1e-4 && by.y == 0.0, "{by}");
    }

    #[test]
    fn fingers_that_move_together_turn_the_view_as_a_mouse_does() {
        let dragged = actions([[100.0, 0.0], [200.0, 0.0]], [[110.0, 5.0], [210.0, 5.0]]);
        assert_eq!(dragged, [Action::Turn(Vec2::new(-10.0 * TURN, 5.0 * TURN))]);
    }
}
