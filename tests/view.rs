//! The view's scripts and motions in time, and the point that a ray hits.

use std::collections::BTreeSet;

use bevy::prelude::*;
use tessera::game::events::MatchEvent;
use tessera::input::pick::pick;
use tessera::rules::{
    Allegiance, Effect, Game, GameKind, Move, PerSide, Placement, Point, Position, Side, Size, Topology, Variant,
};
use tessera::view::layout::{half_extent, hand_slot, keep_in_view, stand, tray_slot};
use tessera::view::motion::{Motion, Path};
use tessera::view::piece::{DisplayedPiece, PiecePlace, resting_transform};
use tessera::view::script::{self, Cue, ScriptContext, TimedCue};

fn piece(n: u32) -> Entity {
    Entity::from_raw_u32(n + 1).expect("a small number names an entity")
}

/// The events of a move, every effect with a piece of its own.
fn events(position: &Position, text: &str) -> Vec<MatchEvent> {
    let mv = position.parse_move(text).expect("a readable move");
    let played = position.play(mv).expect("a legal move");
    let mut events = vec![MatchEvent::Played { side: position.side_to_move(), mv, ply: 1 }];
    let changes = played.effects.iter().enumerate();
    events.extend(changes.map(|(n, effect)| MatchEvent::Changed { effect: *effect, piece: Some(piece(n as u32)) }));
    let outcome = played.next.outcome();
    events.push(if outcome.is_over() {
        MatchEvent::Ended(outcome)
    } else {
        MatchEvent::TurnStarted { side: Side::First }
    });
    events
}

fn script(position: &Position, text: &str) -> (Vec<TimedCue>, f32) {
    script::write_script(&events(position, text), &mut ScriptContext::new(position.variant()))
}

fn othello(board: &str) -> Position {
    Position::parse(Variant::standard(GameKind::Othello), board).expect("a readable board")
}

#[test]
fn discs_flip_ring_by_ring_after_the_placed_one_has_landed_within_700_milliseconds() {
    let row = "-OOOOOOX".to_owned() + &"-".repeat(56) + " X";
    let (cues, _) = script(&othello(&row), "a1");
    let starts: Vec<f32> = cues
        .iter()
        .filter_map(|(time, cue)| matches!(cue, Cue::Move { path: Path::Flip { .. }, .. }).then_some(*time))
        .collect();
    assert_eq!(starts.len(), 6);
    assert!(starts.is_sorted_by(|a, b| a < b), "one ring after the other: {starts:?}");
    let landed = cues.iter().find_map(|(time, cue)| match cue {
        Cue::Move { path: Path::Drop, duration, .. } => Some(time + duration * 0.72),
        _ => None,
    });
    let wait = starts[0] - landed.unwrap();
    assert!((wait - 0.06).abs() < 1e-4, "the first disc turns 60 ms after landing, not {wait}");
    let ends = cues.iter().map(|(time, cue)| match cue {
        Cue::Move { path: Path::Flip { .. }, duration, .. } => time + duration,
        _ => 0.0,
    });
    let wave = ends.fold(0.0, f32::max) - starts[0];
    assert!((0.3..=0.701).contains(&wave), "the whole wave takes at most 0.7 s, not {wave}");
}

#[test]
fn flips_sound_once_per_ring_and_a_semitone_higher_each_time() {
    let row = "-OOOOOOX".to_owned() + &"-".repeat(56) + " X";
    let (cues, _) = script(&othello(&row), "a1");
    let rates: Vec<f32> = cues
        .iter()
        .filter_map(|(_, cue)| match cue {
            Cue::PlaySound { sound: tessera::view::sound::SoundKind::Flip, rate, .. } => Some(*rate),
            _ => None,
        })
        .collect();
    let expected: Vec<f32> = (1..=6).map(|ring| 2f32.powf(ring as f32 / 12.0)).collect();
    assert_eq!(rates, expected);
}

#[test]
fn a_captured_pawn_is_knocked_over_half_way_and_moves_to_the_tray() {
    let variant = Variant::new(GameKind::Breakthrough, Size { columns: 5, rows: 5 }).unwrap();
    let position = Position::parse(variant, "5/5/1p3/P4/4P w").unwrap();
    let (cues, length) = script(&position, "a2xb3");
    let knocked_over = cues.iter().find_map(|(time, cue)| match cue {
        Cue::Move { target, path: Path::KnockedOver { away }, .. } => Some((*time, target.place, *away)),
        _ => None,
    });
    let (time, place, away) = knocked_over.expect("the pawn is knocked over");
    assert_eq!(place, PiecePlace::Tray(Side::Second, 0));
    assert!((0.10..0.16).contains(&time), "half way, not at {time}");
    assert!(away.x > 0.5 && away.z < -0.5, "up and to the right, as the captor moves: {away}");
    assert!(length < 1.0);
}

#[test]
fn a_captured_pawn_disappears_where_there_is_no_tray() {
    let variant = Variant::new(GameKind::Breakthrough, Size { columns: 5, rows: 5 }).unwrap();
    let position = Position::parse(variant, "5/5/1p3/P4/4P w").unwrap();
    let mut context = ScriptContext { tray: false, ..ScriptContext::new(variant) };
    let (cues, _) = script::write_script(&events(&position, "a2xb3"), &mut context);
    let places: Vec<PiecePlace> = cues
        .iter()
        .filter_map(|(_, cue)| match cue {
            Cue::Move { target, path: Path::Vanish, .. } => Some(target.place),
            _ => None,
        })
        .collect();
    assert_eq!((places, context.captured), (vec![PiecePlace::Away], PerSide::default()));
}

#[test]
fn a_captured_stone_turns_neutral_after_the_captor_has_arrived() {
    let variant = Variant::standard(GameKind::Diamond);
    let position = Position::parse(variant, "White d4 e3; Black f4 a1; White to move").unwrap();
    let (cues, _) = script(&position, "d4-e4");
    let time = |wanted: &dyn Fn(&Cue) -> bool| cues.iter().find(|(_, cue)| wanted(cue)).map(|(time, _)| *time).unwrap();
    let sinks = time(&|cue| matches!(cue, Cue::Move { path: Path::SinkAndRise, .. }));
    let changes = time(&|cue| matches!(cue, Cue::Reshape { owner: Allegiance::Neutral, .. }));
    assert!((0.2..0.25).contains(&sinks), "when the slide is over, not at {sinks}");
    assert!((changes - sinks - 0.25).abs() < 1e-4, "its body changes while it is sunk");
}

#[test]
fn events_without_a_ply_do_not_change_the_mark_of_the_last_move() {
    let position = Position::start(Variant::standard(GameKind::Othello));
    let mut context = ScriptContext::new(position.variant());
    let (cues, _) = script::write_script(&[MatchEvent::TurnStarted { side: Side::First }], &mut context);
    assert_eq!(cues, []);
}

#[test]
fn every_motion_starts_and_ends_at_the_given_transforms() {
    let from = Transform::from_xyz(1.0, 0.2, 3.0);
    let to = Transform::from_xyz(-2.0, 0.0, 1.0).with_rotation(Quat::from_rotation_x(std::f32::consts::PI));
    let paths = [
        Path::Drop,
        Path::Slide { hop: 0.3 },
        Path::Flip { axis: Vec3::Z, lift: 0.3 },
        Path::KnockedOver { away: Vec3::X },
        Path::SinkAndRise,
        Path::Fade,
    ];
    for path in paths {
        let mut motion = Motion::new(from, to, path, 0.1, 0.5);
        let start = motion.pose();
        assert!(start.translation.distance(from.translation) < 1e-3, "{path:?} starts at {start:?}");
        motion.elapsed = 0.35;
        assert!(motion.pose().is_finite(), "{path:?}");
        motion.elapsed = motion.end();
        assert_eq!(motion.pose(), to, "{path:?}");
    }
}

#[test]
fn a_sliding_piece_crouches_leans_forward_and_squashes_where_it_lands() {
    let (from, to) = (Transform::IDENTITY, Transform::from_xyz(2.0, 0.0, 0.0));
    let mut motion = Motion::new(from, to, Path::Slide { hop: 0.2 }, 0.0, 1.0);
    let mut at = |elapsed: f32| {
        motion.elapsed = elapsed;
        let pose = motion.pose();
        (pose, (pose.rotation * Vec3::Y).x)
    };
    let (crouched, back) = at(0.08);
    assert!(crouched.translation == from.translation && crouched.scale.y < 0.96 && back < -0.05, "{crouched:?}");
    let (going, forward) = at(0.49);
    assert!((0.8..1.2).contains(&going.translation.x) && going.translation.y > 0.15, "{going:?}");
    assert!(forward > 0.1, "it leans forward: {forward}");
    let (landed, upright) = at(0.91);
    assert!(landed.translation == to.translation && landed.scale.y < 0.96 && upright.abs() < 1e-6, "{landed:?}");
}

#[test]
fn a_disc_stands_on_its_edge_half_way_through_a_flip() {
    let topology = Topology::of(Variant::standard(GameKind::Othello));
    let displayed = |side| DisplayedPiece { place: PiecePlace::On(Point::new(27)), owner: Allegiance::Side(side) };
    let [from, to] = Side::BOTH.map(|side| resting_transform(GameKind::Othello, topology, displayed(side)));
    let mut motion = Motion::new(from, to, Path::Flip { axis: Vec3::X, lift: 0.3 }, 0.0, 1.0);
    motion.elapsed = 0.5;
    let face = motion.pose().rotation * Vec3::Y;
    assert!(face.y.abs() < 0.01, "its face looks sideways: {face}");
    assert!(motion.pose().translation.y > to.translation.y + 0.25, "and it is lifted");
}

/// A ray from a camera above and in front of the board through a place.
fn ray_through(place: Vec3) -> Ray3d {
    let camera = Vec3::new(0.0, 22.0, 15.0);
    Ray3d::new(camera, Dir3::new(place - camera).expect("the place is not the camera's"))
}

#[test]
fn a_ray_through_any_point_of_any_board_hits_that_point() {
    for variant in GameKind::ALL.map(Variant::standard) {
        let topology = Topology::of(variant);
        for point in topology.points().iter() {
            let hit = pick(variant.kind(), topology, &Placement::default(), ray_through(stand(topology, point)));
            assert_eq!(hit, Some(point), "{} of {variant:?}", topology.label(point));
        }
    }
}

#[test]
fn a_ray_through_a_pawns_head_hits_the_pawn_and_not_the_cell_behind_it() {
    let position = Position::start(Variant::standard(GameKind::Breakthrough));
    let topology = position.topology();
    for point in position.placement().first.iter() {
        let head = stand(topology, point) + Vec3::Y * 0.7;
        assert_eq!(pick(GameKind::Breakthrough, topology, &position.placement(), ray_through(head)), Some(point));
    }
}

#[test]
fn a_ray_beside_the_board_hits_nothing() {
    for variant in GameKind::ALL.map(Variant::standard) {
        let topology = Topology::of(variant);
        let corner = Vec3::new(9.0, 0.0, 7.0);
        assert_eq!(pick(variant.kind(), topology, &Placement::default(), ray_through(corner)), None);
    }
}

#[test]
fn arrows_lead_from_every_point_to_every_other() {
    let arrows = [[0.0, 1.0], [0.0, -1.0], [1.0, 0.0], [-1.0, 0.0]];
    for variant in GameKind::ALL.map(Variant::standard) {
        let topology = Topology::of(variant);
        for start in topology.points().iter() {
            let mut reached = BTreeSet::from([start]);
            let mut open = vec![start];
            while let Some(point) = open.pop() {
                let next = arrows.iter().filter_map(|arrow| topology.toward(point, *arrow));
                open.extend(next.filter(|next| reached.insert(*next)));
            }
            assert_eq!(reached.len(), topology.points().len(), "from {} in {variant:?}", topology.label(start));
        }
    }
}

#[test]
fn pieces_beside_the_board_lie_beside_it_and_apart() {
    for kind in GameKind::ALL {
        let topology = Topology::of(Variant::standard(kind));
        let slots: Vec<Vec3> = Side::BOTH
            .into_iter()
            .flat_map(|side| (0..12).map(move |n| (side, n)))
            .map(|(side, n)| match kind {
                GameKind::Diamond => hand_slot(topology, side, n),
                _ => tray_slot(topology, side, n),
            })
            .collect();
        for (i, a) in slots.iter().enumerate() {
            let half = half_extent(topology);
            let inside = match kind {
                GameKind::Diamond => a.x.abs() + a.z.abs() < half.x,
                _ => a.x.abs() < half.x && a.z.abs() < half.y,
            };
            assert!(!inside, "{kind}: {a} lies on the board");
            assert!(slots[i + 1..].iter().all(|b| a.distance(*b) > 0.6), "{kind}: {a} touches another");
        }
        assert!(keep_in_view(topology, true).len() >= 8);
    }
}

#[test]
fn a_passed_turn_moves_nothing() {
    let passing = othello(&("OXXXXXX-".to_owned() + &"-".repeat(56) + " X"));
    assert_eq!(passing.legal_moves(), [Move::Pass]);
    let (cues, _) = script(&passing, "pass");
    assert!(!cues.iter().any(|(_, cue)| matches!(cue, Cue::Move { .. })));
    assert_eq!(Effect::Passed { side: Side::First }, passing.play(Move::Pass).unwrap().effects[0]);
}
