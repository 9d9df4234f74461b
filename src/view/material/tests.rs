//! Materials follow the theme.

use super::*;
use crate::settings::theme::{OwnTheme, Srgb, ThemeChoice, ThemeId, ThemePart};

/// An app with the theme applied.
fn themed(theme: impl Into<ThemeChoice>) -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, AssetPlugin::default())).init_asset::<Image>();
    app.insert_resource(Preferences { theme: theme.into(), ..default() }).add_plugins(crate::view::material::plugin);
    app.update();
    app
}

fn look_of(app: &App, material: Material) -> Look {
    *app.world().resource::<Materials>().look(material)
}

#[test]
fn materials_take_the_colours_of_the_theme_when_it_changes() {
    let [first, second] = [0, 1].map(|n| ThemeId::all().nth(n).expect("there are several themes"));
    let mut app = themed(first);
    let linear = |srgb| colour(srgb).to_linear();
    assert_eq!(look_of(&app, Material::Light).colour, linear(first.theme().light.paint));
    app.world_mut().resource_mut::<Preferences>().theme = second.into();
    app.update();
    assert_eq!(look_of(&app, Material::Light).colour, linear(second.theme().light.paint));
    assert_eq!(look_of(&app, Material::Rim).colour, linear(second.theme().rim.paint));
}

#[test]
fn materials_follow_every_colour_of_the_player_s_own_theme_while_it_is_chosen() {
    const PARTS: [(ThemePart, Material); 9] = [
        (ThemePart::BoardLight, Material::Pale),
        (ThemePart::BoardDark, Material::Deep),
        (ThemePart::BoardPlain, Material::Field),
        (ThemePart::Frame, Material::Rim),
        (ThemePart::Table, Material::Table),
        (ThemePart::PiecesLight, Material::Light),
        (ThemePart::PiecesDark, Material::Dark),
        (ThemePart::PiecesNeutral, Material::Neutral),
        (ThemePart::LastMove, Material::Last),
    ];
    let mut app = themed(ThemeChoice::Own);
    for (number, (part, material)) in (1..).zip(PARTS) {
        let before = look_of(&app, material);
        let colour = Srgb([number * 20, 255 - number * 20, number * 5]);
        app.world_mut().resource_mut::<Preferences>().own_theme.choose(part, Some(colour));
        app.update();
        let after = look_of(&app, material);
        assert_ne!(after, before, "{part:?}");
        if material != Material::Last {
            assert_eq!(after.colour, super::colour(colour).to_linear(), "{part:?}");
        }
    }
    app.world_mut().resource_mut::<Preferences>().own_theme = OwnTheme::default();
    app.update();
    assert_eq!(*app.world().resource::<Materials>(), Materials::of(ThemeId::default().theme()));
}

#[test]
fn every_material_has_its_place_in_the_order_of_drawing_and_solid_ones_come_first() {
    for (place, material) in Material::ALL.into_iter().enumerate() {
        assert_eq!(material as usize, place);
    }
    assert!(Material::ALL.is_sorted_by_key(|material| !material.is_solid()));
    assert!(Material::Table.is_solid() && !Material::Shadow.is_solid());
}

#[test]
fn a_theme_s_textures_are_made_once() {
    let mut app = themed(ThemeId::default());
    let made = |app: &App| app.world().resource::<Assets<Image>>().len();
    let first = made(&app);
    assert!(first >= 4, "the glyphs, wood, rails and felt: {first}");
    app.world_mut().resource_mut::<Preferences>().theme =
        ThemeId::all().nth(3).expect("there are several themes").into();
    app.update();
    assert_eq!(made(&app), first, "the night has the same woods");
}

#[test]
fn metal_reflects_its_own_colour_and_varnish_all_of_them() {
    let app = themed(ThemeId::default());
    let [brass, varnish] = [Material::Inlay, Material::Light].map(|material| look_of(&app, material).reflected);
    assert!(brass.x > 1.5 * brass.z && brass.x > 0.3, "{brass}");
    assert!(varnish.x == varnish.z && (0.02..0.05).contains(&varnish.x), "{varnish}");
}

#[test]
fn every_theme_tells_light_pieces_from_dark_ones() {
    for theme in ThemeId::all().map(ThemeId::theme) {
        let [light, dark] = [theme.light.paint, theme.dark.paint].map(|srgb| colour(srgb).luminance());
        assert!(light > 2.0 * dark, "{}: {light} and {dark}", theme.name);
    }
}

#[test]
fn marks_stand_out_from_cells_of_both_colours_in_every_theme() {
    let luminance = |colour: LinearRgba| colour.to_vec3().dot(Vec3::new(0.2126, 0.7152, 0.0722));
    for theme in ThemeId::all() {
        let palette = Materials::of(theme.theme());
        let marks = [Material::Focus, Material::Last, Material::Mark].map(|mark| palette.look(mark).colour);
        for cell in [Material::Pale, Material::Deep, Material::Field] {
            let cell = palette.look(cell).colour.to_vec3() * palette.lighting.on_a_matt_top();
            let cell = luminance(LinearRgba::from_vec3(tone_mapped(cell)));
            // A mark is translucent, and has a dark edge where it lies on light wood.
            let differs = |mark: &LinearRgba| {
                let mark = luminance(*mark) * mark.alpha + cell * (1.0 - mark.alpha);
                let (high, low) = (mark.max(cell) + 0.05, mark.min(cell) + 0.05);
                high / low
            };
            let contrast = differs(&marks[0]).max(differs(&palette.look(Material::Shade).colour));
            assert!(contrast > 1.3, "{}: {contrast}", theme.theme().name);
        }
    }
}
