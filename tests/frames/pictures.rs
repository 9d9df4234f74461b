//! What is drawn, on a real renderer without a window.

use std::sync::mpsc::channel;
use std::time::Duration;

use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use tessera::app::headless::{come_to_rest, offscreen, options, send};
use tessera::game::requests::MatchCommand;
use tessera::rules::{Game, GameKind, Point, Position, Topology, Variant};
use tessera::settings::graphics::Graphics;
use tessera::settings::preferences::Preferences;
use tessera::settings::theme::{ThemeChoice, ThemeId};
use tessera::view::camera::Orbit;
use tessera::view::layout::{lift, stand};
use tessera::view::lighting::tone_mapped;
use tessera::view::material::{Material, Materials};
use tessera::view::scene::BoardCamera;

const SIZE: UVec2 = UVec2::new(640, 400);
const STEP: Duration = Duration::from_millis(50);

struct Picture {
    app: App,
    target: Handle<Image>,
}

impl Picture {
    fn of(line: &[&str]) -> Picture {
        let (app, target) = offscreen(options(line), STEP, SIZE);
        let mut picture = Picture { app, target };
        picture.come_to_rest();
        picture
    }

    fn come_to_rest(&mut self) {
        come_to_rest(&mut self.app, 6);
    }

    fn play(&mut self, text: &str, start: &Position) {
        let mv = start.parse_move(text).expect("a readable move");
        send(&mut self.app, MatchCommand::Play(mv));
        (0..8).for_each(|_| self.app.update());
        self.come_to_rest();
    }

    fn set_theme(&mut self, theme: impl Into<ThemeChoice>) {
        self.app.world_mut().resource_mut::<Preferences>().theme = theme.into();
        self.come_to_rest();
    }

    /// The pixels that were drawn last: red, green and blue of each.
    fn pixels(&mut self) -> Vec<[u8; 3]> {
        let (sender, receiver) = channel();
        let captured = move |captured: On<ScreenshotCaptured>| _ = sender.send(captured.image.clone());
        self.app.world_mut().spawn(Screenshot::image(self.target.clone())).observe(captured);
        for _ in 0..20 {
            self.app.update();
            if let Ok(image) = receiver.try_recv() {
                let data = image.data.expect("the picture has pixels");
                return data.chunks_exact(4).map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect();
            }
        }
        panic!("no picture arrives")
    }

    /// Where a place of the board appears in the picture, as an index.
    fn pixel_at(&mut self, place: Vec3) -> usize {
        let world = self.app.world_mut();
        let mut camera = world.query_filtered::<(&Camera, &GlobalTransform), With<BoardCamera>>();
        let (camera, view) = camera.single(world).expect("there is a camera");
        let at = camera.world_to_viewport(view, place).expect("the place is in the picture").as_uvec2();
        (at.y * SIZE.x + at.x) as usize
    }
}

/// The number of pixels in which two pictures differ by more than `by` steps of a colour.
fn differ(a: &[[u8; 3]], b: &[[u8; 3]], by: u8) -> usize {
    a.iter().zip(b).filter(|(a, b)| a.iter().zip(*b).any(|(a, b)| a.abs_diff(*b) > by)).count()
}

fn light(pixel: [u8; 3]) -> u32 {
    pixel.into_iter().map(u32::from).sum()
}

fn point(kind: GameKind, label: &str) -> (&'static Topology, Point) {
    let topology = Topology::of(Variant::standard(kind));
    (topology, topology.points().iter().find(|point| topology.label(*point) == label).expect("a point of the board"))
}

#[test]
fn a_move_that_was_drawn_in_parts_leaves_the_picture_that_is_drawn_as_a_whole() {
    let start = Position::start(Variant::standard(GameKind::Othello));
    let mut picture = Picture::of(&["--game", "othello"]);
    let before = picture.pixels();
    picture.play("d3", &start);
    let in_parts = picture.pixels();
    let theme = picture.app.world().resource::<Preferences>().theme;
    picture.set_theme(ThemeId::high_contrast());
    picture.set_theme(theme);
    let whole = picture.pixels();
    assert!(differ(&before, &in_parts, 20) > 500, "a disc has come and one has turned over");
    assert!(differ(&in_parts, &whole, 3) < 20, "{} pixels differ", differ(&in_parts, &whole, 3));
}

#[test]
fn a_board_at_rest_is_as_sharp_with_light_graphics_as_with_sharp_ones() {
    let start = Position::start(Variant::standard(GameKind::Othello));
    let [sharp, light] = [Graphics::Sharp, Graphics::Light].map(|graphics| {
        let mut picture = Picture::of(&["--game", "othello", "--set", &format!("graphics={}", graphics.id())]);
        picture.app.world_mut().resource_mut::<Orbit>().yaw = 0.3;
        picture.come_to_rest();
        let turned = picture.pixels();
        picture.play("d3", &start);
        (turned, picture.pixels())
    });
    assert!(differ(&sharp.0, &light.0, 3) < 20, "after the camera has moved");
    // Each part of a picture has a projection of its own, whose rounding changes single pixels at edges.
    assert!(differ(&sharp.1, &light.1, 3) < 40, "after pieces have moved: {}", differ(&sharp.1, &light.1, 3));
}

#[test]
fn a_plain_surface_is_as_bright_as_the_formulas_that_colour_the_marks_say() {
    let mut picture = Picture::of(&["--game", "breakthrough", "--top-down", "--set", "markers=false"]);
    picture.set_theme(ThemeId::high_contrast());
    let pixels = picture.pixels();
    let materials = picture.app.world().resource::<Materials>().clone();
    for (label, material) in [("d5", Material::Pale), ("d4", Material::Deep)] {
        let look = materials.look(material);
        let (topology, point) = point(GameKind::Breakthrough, label);
        let drawn = pixels[picture.pixel_at(stand(topology, point))];
        let lit = tone_mapped(look.colour.to_vec3() * materials.lighting.on_a_matt_top());
        let expected = Srgba::from(LinearRgba::from_vec3(lit)).to_u8_array_no_alpha();
        assert!(
            drawn.iter().zip(expected).all(|(drawn, expected)| drawn.abs_diff(expected) < 12),
            "{label}: {drawn:?}, not {expected:?}"
        );
    }
}

#[test]
fn a_shadow_falls_beside_each_piece_away_from_the_sun_and_from_the_board_onto_the_table() {
    let mut picture = Picture::of(&["--game", "breakthrough", "--top-down", "--set", "markers=false"]);
    let pixels = picture.pixels();
    for label in ["b2", "d2", "f7"] {
        let (topology, point) = point(GameKind::Breakthrough, label);
        let beside = |sign: f32| stand(topology, point) + lift(Vec2::new(0.37, -0.26) * sign, 0.0);
        let [dark, lit] = [1.0, -1.0].map(|sign| light(pixels[picture.pixel_at(beside(sign))]));
        assert!(dark * 10 < lit * 9, "{label}: {dark} in the shadow, {lit} in the light");
    }
    let beside_the_board = |x: f32| light(pixels[picture.pixel_at(Vec3::new(x, -0.42, 0.0))]);
    let [near, far] = [4.80, 5.25].map(beside_the_board);
    assert!(near * 3 < far * 2, "{near} beside the board, {far} farther away");
}

#[test]
fn every_theme_shows_its_pieces_its_cells_and_its_brass() {
    let mut picture = Picture::of(&["--game", "breakthrough", "--top-down", "--set", "markers=false"]);
    for theme in ThemeId::all() {
        picture.set_theme(theme);
        let pixels = picture.pixels();
        let mut at = |label: &str, beside: f32, height: f32| {
            let (topology, point) = point(GameKind::Breakthrough, label);
            light(pixels[picture.pixel_at(stand(topology, point) + Vec3::new(beside, height, 0.0))])
        };
        // Beside the mark on the heads of pawns.
        let [white, black] = ["b2", "b7"].map(|label| at(label, -0.14, 0.65));
        let [pale, deep] = ["d4", "d5"].map(|label| at(label, 0.0, 0.0));
        let name = &theme.theme().name;
        assert!(white > black + 200, "{name}: {white} and {black}");
        assert!(pale.abs_diff(deep) > 60, "{name}: {pale} and {deep}");
        let inlay = (0..20).map(|i| light(pixels[picture.pixel_at(Vec3::new(-2.0, 0.1, 4.0 + i as f32 * 0.02))])).max();
        let rim = light(pixels[picture.pixel_at(Vec3::new(-2.2, 0.1, 4.3))]);
        assert!(inlay.is_some_and(|inlay| inlay > rim + 80), "{name}: a bright line in the frame, {inlay:?} and {rim}");
    }
}
