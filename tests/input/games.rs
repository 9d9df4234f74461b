//! The same short games, played with everything there is to play with.

use std::collections::{BTreeMap, VecDeque};

use bevy::input::ButtonState;
use bevy::input::gamepad::{GamepadAxis, GamepadButton};
use bevy::input::keyboard::{Key, KeyCode};
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use tessera::rules::{Game, GameKind, Move, Point, Position, Size, Variant};

use super::table::Table;

/// A game: where it begins, and its moves.
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

/// A way of playing.
type Hand = fn(&mut Table, Move);

const HANDS: [(&str, Hand); 7] = [
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
        for (name, hand) in HANDS {
            let mut table = Table::new(start.clone());
            let mut position = start.clone();
            for text in &expected {
                let mv = position.parse_move(text).unwrap();
                let played = position.play(mv).unwrap_or_else(|reason| panic!("{text}: {reason:?}"));
                hand(&mut table, mv);
                table.settle();
                position = played.next;
            }
            let written = table.record();
            let plain: Vec<String> = written.iter().map(|text| text.chars().take(5).collect()).collect();
            let same = expected.iter().zip(&plain).all(|(expected, written)| normal(written) == normal(expected));
            assert!(same && plain.len() == expected.len(), "{name}: {written:?} instead of {expected:?}");
            assert_eq!(table.refusals(), 0, "{name}: {expected:?}");
        }
    }
}

/// A capture is written as a step here.
fn normal(text: &str) -> String {
    text.replace('x', "-").trim_start_matches('-').to_owned()
}

/// The points that a move takes, one after the other.
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
        for arrow in way(table, point) {
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
pub(crate) fn way(table: &mut Table, to: Point) -> Vec<usize> {
    const ARROWS: [[f32; 2]; 4] = [[0.0, 1.0], [0.0, -1.0], [-1.0, 0.0], [1.0, 0.0]];
    let topology = table.topology();
    let intent = table.intent();
    let (from, first) = match intent.cursor.or(intent.selected) {
        Some(from) => (from, vec![]),
        None => (topology.nearest([0.0, -0.1]).unwrap().0, vec![0]),
    };
    let mut ways = BTreeMap::from([(from, first)]);
    let mut open = VecDeque::from([from]);
    while let Some(point) = open.pop_front() {
        for (index, arrow) in ARROWS.into_iter().enumerate() {
            let Some(next) = topology.toward(point, arrow).filter(|next| !ways.contains_key(next)) else { continue };
            let way = ways[&point].iter().copied().chain([index]).collect();
            ways.insert(next, way);
            open.push_back(next);
        }
    }
    ways[&to].clone()
}

fn by_pad(table: &mut Table, mv: Move) {
    const ARROWS: [GamepadButton; 4] =
        [GamepadButton::DPadUp, GamepadButton::DPadDown, GamepadButton::DPadLeft, GamepadButton::DPadRight];
    for point in points(mv) {
        for arrow in way(table, point) {
            table.pad_tap(ARROWS[arrow]);
        }
        table.pad_tap(GamepadButton::South);
        table.app.update();
    }
}

/// The stick leans and comes back between two frames.
fn by_stick(table: &mut Table, mv: Move) {
    const LEANS: [(GamepadAxis, f32); 4] = [
        (GamepadAxis::LeftStickY, 1.0),
        (GamepadAxis::LeftStickY, -1.0),
        (GamepadAxis::LeftStickX, -1.0),
        (GamepadAxis::LeftStickX, 1.0),
    ];
    for point in points(mv) {
        for lean in way(table, point) {
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
fn an_arrow_goes_where_it_points_however_the_board_is_turned() {
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
fn every_point_can_be_called_by_its_name_from_every_other() {
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
