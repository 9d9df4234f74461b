//! The sounds of events: which, how often, when, and at which pitch.

use bevy::prelude::*;
use tessera::game::events::MatchEvent;
use tessera::rules::{
    Draw, Effect, Game, GameKind, Move, Outcome, Phase, Point, Position, Side, Size, Variant, Victory,
};
use tessera::view::script::{self, Cue, ScriptContext};
use tessera::view::sound::SoundKind;

/// A sound with its time, its point and its playback rate.
type Cued = (f32, SoundKind, Option<Point>, f32);

/// The sounds of these events, with the only human player on this side.
fn sounds_of(events: &[MatchEvent], variant: Variant, only_human: Option<Side>) -> Vec<Cued> {
    let mut context = ScriptContext { only_human, ..ScriptContext::new(variant) };
    let (cues, _) = script::write_script(events, &mut context);
    cues.into_iter()
        .filter_map(|(time, cue)| match cue {
            Cue::PlaySound { sound, at, rate } => Some((time, sound, at, rate)),
            _ => None,
        })
        .collect()
}

/// The sounds of a move.
fn sounds_of_move(position: &Position, text: &str) -> Vec<Cued> {
    let mv = position.parse_move(text).expect("a readable move");
    let played = position.play(mv).expect("a legal move");
    let piece = Entity::from_raw_u32(7);
    let mut events = vec![MatchEvent::Played { side: position.side_to_move(), mv, ply: 1 }];
    events.extend(played.effects.iter().map(|effect| MatchEvent::Changed { effect: *effect, piece }));
    let outcome = played.next.outcome();
    events.push(if outcome.is_over() {
        MatchEvent::Ended(outcome)
    } else {
        MatchEvent::TurnStarted { side: Side::First }
    });
    sounds_of(&events, position.variant(), None)
}

fn sounds(cued: &[Cued]) -> Vec<SoundKind> {
    cued.iter().map(|(_, sound, ..)| *sound).collect()
}

fn at(cued: &[Cued], sound: SoundKind) -> Vec<String> {
    cued.iter().filter(|cue| cue.1 == sound).filter_map(|cue| cue.2).map(|point| format!("{point:?}")).collect()
}

fn board(kind: GameKind, columns: u8, rows: u8) -> Variant {
    Variant::new(kind, Size { columns, rows }).expect("a board of that size")
}

fn point(position: &Position, label: &str) -> String {
    let topology = position.topology();
    let found = topology.points().iter().find(|point| topology.label(*point) == label);
    format!("{:?}", found.expect("a point of that name"))
}

#[test]
fn every_effect_has_its_own_sound_once() {
    let at = Point::new(9);
    let (side, to) = (Side::First, Side::Second);
    #[rustfmt::skip]
    let expected = [
        (Effect::Placed { side, at }, SoundKind::Place),
        (Effect::Flipped { to, at, ring: 1 }, SoundKind::Flip),
        (Effect::Moved { from: Point::new(1), to: at }, SoundKind::Slide),
        (Effect::Captured { side, at }, SoundKind::Capture),
        (Effect::Neutralised { side, at }, SoundKind::Stone),
        (Effect::Removed { at }, SoundKind::Remove),
        (Effect::Passed { side }, SoundKind::Pass),
        (Effect::SidesSwapped, SoundKind::Swap),
        (Effect::PhaseChanged { to: Phase::Movement }, SoundKind::Pass),
    ];
    for (effect, sound) in expected {
        for kind in GameKind::ALL {
            let events = [MatchEvent::Changed { effect, piece: None }];
            let cued = sounds_of(&events, Variant::standard(kind), None);
            assert_eq!(sounds(&cued), [sound], "{effect:?} in {kind}");
        }
    }
}

#[test]
fn events_without_effect_on_the_board_are_silent_except_a_draw_offer() {
    let variant = Variant::standard(GameKind::Diamond);
    let quiet = [
        MatchEvent::TurnStarted { side: Side::First },
        MatchEvent::DrawDeclined { by: Side::First },
        MatchEvent::Jumped { ply: 3 },
    ];
    assert_eq!(sounds_of(&quiet, variant, None), []);
    assert_eq!(sounds(&sounds_of(&[MatchEvent::DrawOffered { by: Side::First }], variant, None)), [SoundKind::Pass]);
}

#[test]
fn a_placed_disc_sounds_first_and_then_one_flip_per_ring_each_a_semitone_higher_up_to_seven() {
    // White has a move left below, so that nothing ends.
    let row = "-OOOOOOOOX".to_owned() + &"-".repeat(40) + "OX" + &"-".repeat(48) + " X";
    let position = Position::parse(board(GameKind::Othello, 10, 10), &row).expect("a readable board");
    let cued = sounds_of_move(&position, "a1");
    assert_eq!(sounds(&cued), [vec![SoundKind::Place], vec![SoundKind::Flip; 8]].concat());
    assert!(cued.is_sorted_by(|a, b| a.0 < b.0), "one after the other: {cued:?}");
    let semitones: Vec<f32> = cued.iter().map(|cue| 12.0 * cue.3.log2()).collect();
    let expected = [0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 7.0];
    assert!(semitones.iter().zip(expected).all(|(a, b)| (a - b).abs() < 1e-3), "{semitones:?}");
}

#[test]
fn discs_that_flip_together_sound_once() {
    let start = Position::parse(
        Variant::standard(GameKind::Othello),
        "X-X-X----OOO----XO-OX----OOO----X-X-X-------------------OX------ X",
    );
    let cued = sounds_of_move(&start.expect("a readable board"), "c3");
    assert_eq!(sounds(&cued), [SoundKind::Place, SoundKind::Flip]);
}

#[test]
fn a_step_sounds_as_a_slide_and_a_capture_after_it_at_the_captured_pawn() {
    let position = Position::parse(board(GameKind::Breakthrough, 5, 5), "5/5/1p3/P4/4P w").expect("a readable board");
    assert_eq!(sounds(&sounds_of_move(&position, "e1-e2")), [SoundKind::Slide]);
    let cued = sounds_of_move(&position, "a2xb3");
    assert_eq!(sounds(&cued)[..2], [SoundKind::Slide, SoundKind::Capture]);
    assert!(cued[0].0 < cued[1].0, "the slide begins before the blow");
    assert_eq!(at(&cued, SoundKind::Capture), [point(&position, "b3")]);
}

#[test]
fn a_captured_stone_sounds_after_the_slide_at_its_own_point() {
    let position = Position::parse(Variant::standard(GameKind::Diamond), "White d4 e3; Black f4 a1; White to move");
    let position = position.expect("a readable board");
    let cued = sounds_of_move(&position, "d4-e4");
    assert_eq!(sounds(&cued), [SoundKind::Slide, SoundKind::Stone]);
    assert!(cued[1].0 - cued[0].0 > 0.15, "when the captor has arrived: {cued:?}");
    assert_eq!(at(&cued, SoundKind::Stone), [point(&position, "f4")]);
}

#[test]
fn placing_a_piece_and_switching_sides_have_sounds() {
    let start = Position::start(Variant::standard(GameKind::Diamond));
    assert_eq!(sounds(&sounds_of_move(&start, "e4")), [SoundKind::Place]);
    let second = start.play(start.parse_move("e4").expect("a readable move")).expect("a legal move").next;
    assert_eq!(sounds(&sounds_of_move(&second, "swap")), [SoundKind::Swap]);
}

#[test]
fn a_pass_is_one_sound() {
    let passing = "OXXXXXX-".to_owned() + &"-".repeat(56) + " X";
    let position = Position::parse(Variant::standard(GameKind::Othello), &passing).expect("a readable board");
    assert_eq!(position.legal_moves(), [Move::Pass]);
    assert_eq!(sounds(&sounds_of_move(&position, "pass")), [SoundKind::Pass]);
}

#[test]
fn the_sound_of_a_loss_is_for_the_only_human_player() {
    let by = Victory::MoreDiscs;
    let ending = |outcome, only_human| {
        sounds(&sounds_of(&[MatchEvent::Ended(outcome)], Variant::standard(GameKind::Othello), only_human))
    };
    for side in Side::BOTH {
        let won = Outcome::Won { side, by };
        assert_eq!(ending(won, None), [SoundKind::Win], "two people, or two computers");
        assert_eq!(ending(won, Some(side)), [SoundKind::Win]);
        assert_eq!(ending(won, Some(side.other())), [SoundKind::Loss]);
        assert_eq!(ending(Outcome::Drawn(Draw::EqualDiscs), Some(side)), [SoundKind::Draw]);
    }
}

#[test]
fn a_winning_square_sounds_before_the_result() {
    let corners = [0, 1, 9, 10].map(Point::new).into_iter().collect();
    let won = Outcome::Won { side: Side::First, by: Victory::Square { corners } };
    for (only_human, result) in
        [(None, SoundKind::Win), (Some(Side::First), SoundKind::Win), (Some(Side::Second), SoundKind::Loss)]
    {
        let cued = sounds_of(&[MatchEvent::Ended(won)], Variant::standard(GameKind::Diamond), only_human);
        assert_eq!(sounds(&cued), [SoundKind::Square, result]);
        assert!(cued[0].0 < cued[1].0);
    }
}

#[test]
fn without_animation_every_sound_of_a_ply_is_played_once() {
    let cue = |sound, rate| (0.0, Cue::PlaySound { sound, at: None, rate });
    let mut cues = vec![
        cue(SoundKind::Place, 1.0),
        cue(SoundKind::Flip, 1.1),
        cue(SoundKind::Flip, 1.2),
        cue(SoundKind::Win, 1.0),
    ];
    script::drop_repeated_sounds(&mut cues);
    assert_eq!(cues, [cue(SoundKind::Place, 1.0), cue(SoundKind::Flip, 1.1), cue(SoundKind::Win, 1.0)]);
}
