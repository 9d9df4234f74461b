//! The same short games, played with every device.

use std::collections::{BTreeMap, VecDeque};

use bevy::input::ButtonState;
use bevy::input::gamepad::{GamepadAxis, GamepadButton};
use bevy::input::keyboard::{Key, KeyCode};
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use tessera::rules::{Game, GameKind, Move, Point, Position, Size, Variant};

use super::table::Table;

/// Games: their start and their moves.
fn games() -> Vec<(Position, &'static str)> {
    let start = |kind, columns, rows| Position::start(Variant::new(kind, Size { columns, rows }).unwrap());
    let diamond = Variant::standard(GameKind::Diamond);
    let stones = "White d4 e3; Black f4 a1; White to move";
    vec![
        (start(GameKind::Othello, 6, 6), "b3 b2 b1 a1 d5 e3 f3 c1"),
        (start(GameKind::Breakthrough, 5, 5), "a2-a3 e4-e3 a3-b4 e3-d2 b4-c5"),
        (Position::start(diamond), "d4 e5 a1 h8 c6 g2"),
        (Position::parse(diamond, stones).unwrap(), "d4-e4 a1-a2 e4-d4 a2-a1 e3-d3 xf4"),
    ]
}

/// A way to play a move.
type PlayMove = fn(&mut Table, Move);

const WAYS: [(&str, PlayMove); 7] = [
    ("names", by_names),
    ("arrows", by_arrows),
    ("pad", by_pad),
    ("stick", by_stick),
    ("clicks", by_clicks),
    ("drags", by_drags),
    ("touch", by_touch),
];

#[test]
fn the_same_game_is_played_with_every_device() {
    for (start, moves) in games() {
        let expected: Vec<String> = moves.split(' ').map(str::to_owned).collect();
        for (name, play_move) in WAYS {
            let mut table = Table::new(start.clone());
            let mut position = start.clone();
            for text in &expected {
                let mv = position.parse_move(text).unwrap();
                let played = position.play(mv).unwrap_or_else(|reason| panic!("{text}: {reason:?}"));
                play_move(&mut table, mv);
                table.settle();
                position = played.next;
            }
            let written = table.record();
            let plain: Vec<String> = written.iter().map(|text| text.chars().take(5).collect()).collect();
            let same = expected
                .iter()
                .zip(&plain)
                .all(|(expected, written)| without_captures(written) == without_captures(expected));
            assert!(same && plain.len() == expected.len(), "{name}: {written:?} instead of {expected:?}");
            assert_eq!(table.refusals(), 0, "{name}: {expected:?}");
        }
    }
}

/// The notation of a move without the sign of a capture.
fn without_captures(text: &str) -> String {
    text.replace('x', "-").trim_start_matches('-').to_owned()
}

/// The points of a move in order.
fn points(mv: Move) -> Vec<Point> {
    match mv {
        Move::Place(at) | Move::Remove(at) => vec![at],
        Move::Step { from, to } => vec![from, to],
        Move::Pass | Move::Swap => vec![],
    }
}

fn by_names(table: &mut Table, mv: Move) {
    let topology = table.topology();
    for point in points(mv) {
        table.write_out(topology.label(point));
        table.tap(KeyCode::Enter, Key::Enter);
    }
}

fn by_arrows(table: &mut Table, mv: Move) {
    for point in points(mv) {
        for arrow in path(table, point) {
            let (code, key) = [
                (KeyCode::ArrowUp, Key::ArrowUp),
                (KeyCode::ArrowDown, Key::ArrowDown),
                (KeyCode::ArrowLeft, Key::ArrowLeft),
                (KeyCode::ArrowRight, Key::ArrowRight),
            ][arrow]
                .clone();
            table.tap(code, key);
        }
        table.tap(KeyCode::Space, Key::Space);
        table.app.update();
    }
}

/// The arrows (up, down, left, right) that lead to a point. The first arrow of all only shows the cursor.
pub(crate) fn path(table: &mut Table, to: Point) -> Vec<usize> {
    const ARROWS: [[f32; 2]; 4] = [[0.0, 1.0], [0.0, -1.0], [-1.0, 0.0], [1.0, 0.0]];
    let topology = table.topology();
    let selection = table.selection();
    let (from, first) = match selection.cursor.or(selection.selected) {
        Some(from) => (from, vec![]),
        None => (topology.nearest([0.0, -0.1]).unwrap().0, vec![0]),
    };
    let mut ways = BTreeMap::from([(from, first)]);
    let mut open = VecDeque::from([from]);
    while let Some(point) = open.pop_front() {
        for (index, arrow) in ARROWS.into_iter().enumerate() {
            let Some(next) = topology.toward(point, arrow).filter(|next| !ways.contains_key(next)) else { continue };
            let path = ways[&point].iter().copied().chain([index]).collect();
            ways.insert(next, path);
            open.push_back(next);
        }
    }
    ways[&to].clone()
}

fn by_pad(table: &mut Table, mv: Move) {
    const ARROWS: [GamepadButton; 4] =
        [GamepadButton::DPadUp, GamepadButton::DPadDown, GamepadButton::DPadLeft, GamepadButton::DPadRight];
    for point in points(mv) {
        for arrow in path(table, point) {
            table.pad_tap(ARROWS[arrow]);
        }
        table.pad_tap(GamepadButton::South);
        table.app.update();
    }
}

/// Moves the stick and back between two frames.
fn by_stick(table: &mut Table, mv: Move) {
    const LEANS: [(GamepadAxis, f32); 4] = [
        (GamepadAxis::LeftStickY, 1.0),
        (GamepadAxis::LeftStickY, -1.0),
        (GamepadAxis::LeftStickX, -1.0),
        (GamepadAxis::LeftStickX, 1.0),
    ];
    for point in points(mv) {
        for lean in path(table, point) {
            let (axis, value) = LEANS[lean];
            table.pad_axis(axis, value);
            table.pad_axis(axis, 0.0);
            table.app.update();
        }
        table.pad_tap(GamepadButton::South);
        table.app.update();
    }
}

/// A click in one frame for each point.
fn by_clicks(table: &mut Table, mv: Move) {
    for point in points(mv) {
        let place = table.place(point);
        table.move_mouse(place);
        table.mouse_button(MouseButton::Left, ButtonState::Pressed);
        table.mouse_button(MouseButton::Left, ButtonState::Released);
        table.app.update();
    }
}

/// From the first point to the last, all between two frames.
fn by_drags(table: &mut Table, mv: Move) {
    let points = points(mv);
    let places: Vec<Vec2> = points.into_iter().map(|point| table.place(point)).collect();
    table.move_mouse(places[0]);
    table.mouse_button(MouseButton::Left, ButtonState::Pressed);
    table.move_mouse(places[places.len() - 1]);
    table.mouse_button(MouseButton::Left, ButtonState::Released);
}

fn by_touch(table: &mut Table, mv: Move) {
    for point in points(mv) {
        let place = table.place(point);
        table.touch(7, TouchPhase::Started, place);
        table.app.update();
        table.touch(7, TouchPhase::Ended, place);
        table.app.update();
    }
}

#[test]
fn arrows_reach_every_point_from_every_other_on_a_board_turned_by_any_angle() {
    use tessera::input::cursor::toward;
    for variant in GameKind::ALL.map(Variant::standard) {
        let points = tessera::rules::Topology::of(variant).points();
        for yaw in (0..24).map(|step| step as f32 * std::f32::consts::TAU / 24.0) {
            for start in points.iter() {
                let mut reached = vec![start];
                let mut open = vec![start];
                while let Some(point) = open.pop() {
                    for arrow in [Vec2::X, Vec2::Y, Vec2::NEG_X, Vec2::NEG_Y] {
                        let next = toward(variant, Some(point), arrow, yaw);
                        if !reached.contains(&next) {
                            reached.push(next);
                            open.push(next);
                        }
                    }
                }
                assert_eq!(reached.len(), points.len(), "{variant:?} turned by {yaw}");
            }
        }
    }
}

#[test]
fn every_point_is_reached_by_its_file_and_rank_from_every_other() {
    use tessera::input::cursor::{on_file, on_rank};
    for variant in GameKind::ALL.map(Variant::standard) {
        let topology = tessera::rules::Topology::of(variant);
        for (from, to) in topology.points().iter().flat_map(|from| topology.points().iter().map(move |to| (from, to))) {
            let label = topology.label(to).as_bytes();
            let file = on_file(variant, Some(from), label[0] - b'a');
            assert_eq!(on_rank(variant, file, label[1] - b'0'), Some(to), "{}", topology.label(to));
        }
    }
}
