//! Curves of motions, and their course in time.

use super::*;

#[test]
fn bevy_s_curves_are_the_ones_the_motions_were_designed_with() {
    for t in (0..=100).map(|n| n as f32 / 100.0) {
        let cubic_in_out =
            if t < 0.5 { 4.0 * t * t * t } else { 1.0 - (-2.0 * t + 2.0) * (-2.0 * t + 2.0) * (-2.0 * t + 2.0) / 2.0 };
        let expected = [t * t, 1.0 - (1.0 - t) * (1.0 - t) * (1.0 - t), cubic_in_out];
        let curves = [QuadraticIn, CubicOut, CubicInOut].map(|curve| curve.sample_unchecked(t));
        assert!(curves.iter().zip(expected).all(|(a, b)| (a - b).abs() < 1e-6), "{t}: {curves:?} {expected:?}");
    }
}

#[test]
fn the_overshoot_is_five_percent_where_bevy_s_is_ten() {
    let highest = |curve: &dyn Fn(f32) -> f32| (0..=1000).map(|n| curve(n as f32 / 1000.0)).fold(0.0, f32::max);
    assert!(overshoot(0.0).abs() < 1e-6 && overshoot(1.0) == 1.0);
    assert!((highest(&overshoot) - 1.053).abs() < 1e-3, "{}", highest(&overshoot));
    assert!((highest(&|t| EaseFunction::BackOut.sample_unchecked(t)) - 1.1).abs() < 1e-3);
}

#[test]
fn a_motion_advances_with_the_time_and_is_removed_at_its_end() {
    let mut app = App::new();
    app.add_plugins(MinimalPlugins).init_resource::<Animating>().add_systems(Update, advance);
    let step = std::time::Duration::from_millis(125);
    app.insert_resource(bevy::time::TimeUpdateStrategy::ManualDuration(step));
    let to = Transform::from_xyz(2.0, 0.0, 0.0);
    let motion = Motion::new(Transform::IDENTITY, to, Path::Slide { hop: 0.2 }, 0.0, 0.5);
    let piece = app.world_mut().spawn((Transform::IDENTITY, motion)).id();
    let mut places = Vec::new();
    while app.world().get::<Motion>(piece).is_some() {
        app.update();
        places.push(app.world().get::<Transform>(piece).expect("the piece has a transform").translation.x);
        assert!(places.len() < 20, "the motion ends");
    }
    assert!(places.is_sorted(), "{places:?}");
    assert_eq!((places[0], places[places.len() - 1]), (0.0, 2.0), "the first frame does not count");
    assert_eq!(places.len(), 5);
    assert!(app.world().resource::<Animating>().0);
}
