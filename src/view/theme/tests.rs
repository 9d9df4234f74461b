//! Materials follow the theme.

use super::*;

/// An app with the theme applied to placeholder assets.
fn themed(theme: ThemeId) -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, AssetPlugin::default()));
    app.init_asset::<Image>().init_asset::<StandardMaterial>();
    app.insert_resource(Preferences { theme, ..default() }).add_plugins(ThemePlugin);
    app.update();
    app
}

fn material(app: &App, handle: impl Fn(&Materials) -> &Handle<StandardMaterial>) -> StandardMaterial {
    let materials = app.world().resource::<Materials>();
    app.world().resource::<Assets<StandardMaterial>>().get(handle(materials)).expect("it was set").clone()
}

#[test]
fn materials_take_the_colours_of_the_theme_and_keep_their_handles_when_it_changes() {
    let [first, second] = [0, 1].map(|n| ThemeId::all().nth(n).expect("there are several themes"));
    let mut app = themed(first);
    let handles = app.world().resource::<Materials>().clone();
    assert_eq!(material(&app, |m| &m.light).base_color, colour(first.theme().light.paint));
    app.world_mut().resource_mut::<Preferences>().theme = second;
    app.update();
    assert_eq!(material(&app, |m| &m.light).base_color, colour(second.theme().light.paint));
    assert_eq!(material(&app, |m| &m.rim).base_color, colour(second.theme().rim.paint));
    assert_eq!(app.world().resource::<Materials>().light, handles.light);
}

#[test]
fn marks_are_unlit_and_pieces_are_not() {
    let app = themed(ThemeId::default());
    for mark in [material(&app, |m| &m.mark), material(&app, |m| &m.focus), material(&app, |m| &m.glow)] {
        assert!(mark.unlit && mark.base_color.alpha() < 1.0 && mark.cull_mode.is_none());
    }
    assert!(!material(&app, |m| &m.dark).unlit);
    assert!(material(&app, |m| &m.letters).base_color_texture.is_some());
    assert!(material(&app, |m| &m.table).normal_map_texture.is_none());
}

#[test]
fn every_theme_tells_light_pieces_from_dark_ones() {
    for theme in ThemeId::all().map(ThemeId::theme) {
        let [light, dark] = [theme.light.paint, theme.dark.paint].map(|srgb| colour(srgb).luminance());
        assert!(light > 2.0 * dark, "{}: {light} and {dark}", theme.name);
    }
}
