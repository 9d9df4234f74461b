//! Panels are painted when they or the picture below them change.

use bevy_egui::egui::epaint::{Mesh, Shape};
use bevy_egui::egui::{Color32, FullOutput, TexturesDelta, pos2, vec2};

use super::*;

fn rectangle(x: f32, y: f32, width: f32, height: f32) -> EguiRect {
    EguiRect::from_min_size(pos2(x, y), vec2(width, height))
}

fn panel(part: EguiRect) -> ClippedPrimitive {
    let mut mesh = Mesh::default();
    mesh.add_colored_rect(part, Color32::WHITE);
    ClippedPrimitive { clip_rect: rectangle(0.0, 0.0, 500.0, 400.0), primitive: Primitive::Mesh(mesh) }
}

#[test]
fn a_panel_covers_the_fields_that_it_touches_in_pixels() {
    let fields =
        Fields::under(&[panel(rectangle(20.0, 0.0, 20.0, 10.0)), panel(rectangle(300.0, 300.0, 900.0, 8.0))], 2.0);
    let covered = |x, y| fields.meet(URect::new(x, y, x + 1, y + 1));
    assert!(covered(40, 0) && covered(79, 19) && covered(63, 31), "from pixel 40 to 80");
    assert!(!covered(31, 0) && !covered(40, 32) && !covered(96, 0));
    assert!(covered(999, 600) && !covered(1024, 600), "no farther than it is clipped");
    assert!(fields.meet(URect::new(0, 0, 33, 33)) && !fields.meet(URect::new(0, 0, 32, 64)));
    assert!(!Fields::default().meet(URect::new(0, 0, 500, 500)));
}

#[test]
fn panels_are_painted_when_they_change_and_when_something_moves_below_them() {
    let mut shown =
        ShownPanels { covered: Fields::under(&[panel(rectangle(0.0, 0.0, 64.0, 400.0))], 1.0), ..default() };
    let textures = [(); 2].map(|()| TextureId::new());
    let beside = URect::new(100, 100, 200, 200);
    assert!(shown.begin(textures[0], [beside]), "nothing has been painted yet");
    assert!(!shown.begin(textures[0], [beside]) && !shown.painted);
    assert!(shown.begin(textures[0], [beside, URect::new(60, 100, 90, 200)]), "below the panel");
    assert!(!shown.begin(textures[0], []));
    shown.changed = true;
    assert!(shown.begin(textures[0], []));
    assert!(!shown.begin(textures[0], []));
    assert!(shown.begin(textures[1], []), "a new window");
}

#[test]
fn unchanged_shapes_keep_their_triangles_and_new_letters_are_painted_a_few_times() {
    let mut app = App::new();
    app.init_resource::<Panels>()
        .init_resource::<Cut>()
        .add_message::<RequestRedraw>()
        .add_systems(Update, (compare, cut, keep).chain());
    let context =
        app.world_mut().spawn((EguiContext::default(), EguiFullOutput(None), EguiRenderOutput::default())).id();
    let mut frame = |(width, has_new_letters): (f32, bool)| {
        let part = rectangle(0.0, 0.0, width, 10.0);
        let shape = Shape::rect_filled(part, 0.0, Color32::WHITE);
        let mut textures_delta = TexturesDelta::default();
        if has_new_letters {
            textures_delta.free.insert(default());
        }
        let output = FullOutput {
            textures_delta,
            shapes: vec![ClippedShape { clip_rect: part, shape }],
            pixels_per_point: 1.0,
            ..default()
        };
        app.world_mut().entity_mut(context).insert(EguiFullOutput(Some(output)));
        app.update();
        let width = app.world().get::<EguiRenderOutput>(context).expect("the context").paint_jobs[0].clip_rect.width();
        (width, app.world().resource::<Cut>().0, app.world().resource::<Panels>().repeats)
    };
    let frames = [(5.0, true), (5.0, false), (5.0, false), (5.0, false), (8.0, false), (8.0, false)].map(&mut frame);
    assert_eq!(frames.map(|(width, ..)| width), [5.0, 5.0, 5.0, 5.0, 8.0, 8.0]);
    assert_eq!(frames.map(|(_, cut, _)| cut), [1, 1, 1, 1, 2, 2], "shapes are cut once");
    assert_eq!(frames.map(|(.., repeats)| repeats), [3, 2, 1, 0, 1, 0], "frames that are still painted");
}

/// How many shapes have been cut into triangles.
#[derive(Resource, Default)]
struct Cut(usize);

/// Does what egui's own system does with the shapes.
fn cut(mut outputs: Query<(&mut EguiFullOutput, &mut EguiRenderOutput)>, mut count: ResMut<Cut>) {
    let (mut full, mut render) = outputs.single_mut().expect("one context");
    let FullOutput { shapes, mut textures_delta, .. } = full.0.take().expect("shapes");
    textures_delta.clear();
    count.0 += shapes.len();
    let triangles = |shape: &ClippedShape| ClippedPrimitive { clip_rect: shape.clip_rect, ..panel(shape.clip_rect) };
    render.paint_jobs = shapes.iter().map(triangles).collect();
}
