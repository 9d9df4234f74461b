//! The parts of the match screen in windows of all sizes.

use bevy_egui::egui::Pos2;

use super::*;

const WINDOWS: [Vec2; 6] = [
    vec2(1280.0, 800.0),
    vec2(1920.0, 1080.0),
    vec2(900.0, 600.0),
    vec2(390.0, 844.0),
    vec2(360.0, 640.0),
    vec2(844.0, 390.0),
];

/// Every window from 320x240 on, in steps.
fn windows() -> impl Iterator<Item = Vec2> {
    let sizes = (0..40_u8).flat_map(|x| (0..30_u8).map(move |y| [x, y].map(f32::from)));
    sizes.map(|[x, y]| vec2(320.0 + 40.0 * x, 240.0 + 36.0 * y))
}

#[test]
fn the_parts_do_not_overlap_in_a_window_of_any_size() {
    for (window, busy) in windows().chain(WINDOWS).flat_map(|window| [(window, false), (window, true)]) {
        let hud = HudLayout::new(window, busy);
        let parts: Vec<Rect> = hud.parts().chain([hud.stage]).collect();
        let whole = Rect::from_min_size(Pos2::ZERO, window);
        for (index, part) in parts.iter().enumerate() {
            assert!(whole.contains_rect(*part) && part.is_positive(), "{window}: part {index} {part}");
            for other in &parts[..index] {
                assert!(!part.shrink(0.5).intersects(*other), "{window}: {part} over {other}");
            }
        }
        assert!(whole.contains_rect(hud.result), "{window}: the result {}", hud.result);
    }
}

#[test]
fn the_board_gets_most_of_the_smaller_edge_of_a_window_of_any_size() {
    for window in windows().chain(WINDOWS) {
        for busy in [false, true] {
            let stage = HudLayout::new(window, busy).stage;
            let ample = stage.size().min_elem() >= window.min_elem() * 0.55;
            assert!(ample, "{window}: {}", stage.size());
        }
    }
}

#[test]
fn the_board_of_the_smallest_windows_keeps_three_quarters_of_the_smaller_edge() {
    for window in [vec2(320.0, 240.0), vec2(360.0, 300.0), vec2(700.0, 300.0), vec2(640.0, 360.0)] {
        let hud = HudLayout::new(window, true);
        assert_eq!(hud.form, HudForm::Compact, "{window}");
        assert!(hud.stage.size().min_elem() >= window.min_elem() * 0.74, "{window}: {}", hud.stage.size());
    }
}

#[test]
fn the_action_bar_does_not_move_the_board_of_a_tall_or_a_small_window() {
    for window in [vec2(390.0, 844.0), vec2(320.0, 240.0), vec2(700.0, 300.0), vec2(320.0, 400.0)] {
        assert_eq!(HudLayout::new(window, true).stage, HudLayout::new(window, false).stage);
    }
}

#[test]
fn every_button_is_large_enough_for_a_finger() {
    for window in windows().chain(WINDOWS) {
        let hud = HudLayout::new(window, true);
        for button in [hud.menu, hud.undo, hud.redo, hud.hint].into_iter().chain(hud.view).chain(hud.moves) {
            assert!(button.size().min_elem() >= TARGET - 0.01, "{window}: {button}");
        }
    }
}

#[test]
fn the_layout_of_a_part_of_the_window_lies_in_that_part() {
    let part = Rect::from_min_max(pos2(0.0, 60.0), pos2(720.0, 480.0));
    let hud = HudLayout::within(part, true);
    assert!(hud.parts().chain([hud.stage, hud.result]).all(|rect| part.contains_rect(rect)));
}
