//! The camera follows its goal smoothly.

use super::*;

#[test]
fn the_camera_starts_as_gently_as_it_settles_and_comes_to_rest() {
    let from = Pose { yaw: 0.0, pitch: 0.96, fov: FOV, zoom: 1.0, stage: Rect::new(0.0, 0.0, 800.0, 700.0) };
    let goal = Pose { yaw: 3.0, ..from };
    let mut rig = CameraRig { now: from, lead: from, cut: false, ..default() };
    let mut turned = vec![0.0];
    while !rig.follow(&goal, 1.0 / 60.0) {
        turned.push(rig.now.yaw);
        assert!(turned.len() < 90, "it takes more than a second and a half: {turned:?}");
    }
    let steps: Vec<f32> = turned.windows(2).map(|pair| pair[1] - pair[0]).collect();
    assert!(steps.iter().all(|step| *step > 0.0), "it never swings back");
    let fastest = steps.iter().copied().fold(0.0, f32::max);
    assert!(steps[0] < 0.6 * fastest, "the first step is {}, the longest {fastest}", steps[0]);
    assert_eq!(rig.now, goal);
}

#[test]
fn the_camera_arrives_after_the_intro_and_after_three_seconds_at_the_latest() {
    let goal = Pose { yaw: 0.0, pitch: 0.96, fov: FOV, zoom: 1.0, stage: Rect::new(0.0, 0.0, 800.0, 700.0) };
    let mut rig = CameraRig::default();
    rig.intro_pan(false);
    assert!(rig.is_arriving());
    while !rig.follow(&goal, 1.0 / 60.0) {}
    assert!(!rig.is_arriving(), "it has arrived");
    rig.ease_slowly();
    // A player turns the board all the while.
    let waited = (0..600).take_while(|frame| {
        rig.follow(&Pose { yaw: (frame + 1) as f32, ..goal }, 1.0 / 60.0);
        rig.is_arriving()
    });
    assert!((170..=180).contains(&waited.count()));
}

#[test]
fn boards_fit_into_a_resized_window_at_once_even_while_the_camera_moves() {
    let from = Pose { yaw: 0.0, pitch: 0.96, fov: FOV, zoom: 1.0, stage: Rect::new(0.0, 0.0, 800.0, 700.0) };
    let narrow = Rect::new(10.0, 80.0, 380.0, 500.0);
    let mut rig = CameraRig { now: from, lead: from, cut: false, window: Vec2::new(1280.0, 800.0), ..default() };
    // The window has changed, the interface has not followed yet; then it has.
    for (stage, fitted) in [(from.stage, from.stage), (narrow, narrow)] {
        rig.fit_window(Vec2::new(390.0, 844.0), stage);
        assert!(!rig.follow(&Pose { yaw: 1.0, stage, ..from }, 1.0 / 60.0));
        assert_eq!(rig.now.stage, fitted);
    }
    assert!(rig.now.yaw > 0.0 && rig.now.yaw < 0.5, "it still turns: {}", rig.now.yaw);
}

#[test]
fn the_camera_moves_smoothly_to_another_stage_in_the_same_window() {
    let from = Pose { yaw: 0.0, pitch: 0.96, fov: FOV, zoom: 1.0, stage: Rect::new(0.0, 0.0, 800.0, 700.0) };
    let window = Vec2::new(1280.0, 800.0);
    let mut rig = CameraRig { now: from, lead: from, cut: false, window, ..default() };
    let goal = Pose { stage: Rect::new(0.0, 0.0, 600.0, 700.0), ..from };
    rig.fit_window(window, goal.stage);
    assert!(!rig.follow(&goal, 1.0 / 60.0));
    assert!(rig.now.stage.width() > 700.0, "{:?}", rig.now.stage);
}

#[test]
fn the_camera_turns_the_shorter_way_round() {
    let from = Pose { yaw: 3.0, pitch: 1.0, fov: FOV, zoom: 1.0, stage: Rect::new(0.0, 0.0, 800.0, 700.0) };
    let pose = from.interpolate_stable(&Pose { yaw: -3.0, ..from }, 0.5);
    assert!((pose.yaw - std::f32::consts::PI).abs() < 1e-5, "{}", pose.yaw);
}
