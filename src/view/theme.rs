//! Colours and materials: a theme is data, the materials made from it are shared by all boards.

use bevy::color::palettes::css;
use bevy::prelude::*;

use super::texture;

/// The colours of a theme.
#[derive(Clone, Copy, Debug)]
pub struct Palette {
    pub ivory: Color,
    pub ebony: Color,
    pub jasper: Color,
    pub maple: Color,
    pub walnut: Color,
    pub rim: Color,
    pub felt: Color,
    pub brass: Color,
    pub table: Color,
    pub focus: Color,
}

impl Palette {
    /// Warm wood, the default.
    #[must_use]
    pub fn wood() -> Palette {
        Palette {
            ivory: Color::srgb_u8(0xE9, 0xDF, 0xCA),
            ebony: Color::srgb_u8(0x2C, 0x27, 0x25),
            jasper: Color::srgb_u8(0xB0, 0x43, 0x2C),
            maple: Color::srgb_u8(0xE0, 0xB8, 0x82),
            walnut: Color::srgb_u8(0x80, 0x54, 0x34),
            rim: Color::srgb_u8(0x63, 0x3E, 0x27),
            felt: Color::srgb_u8(0x35, 0x60, 0x4A),
            brass: Color::srgb_u8(0xC9, 0xA2, 0x5C),
            table: Color::srgb_u8(0x4A, 0x38, 0x2B),
            focus: Color::srgb_u8(0xFF, 0xE9, 0xA8),
        }
    }
}

/// The materials of the current theme.
#[derive(Resource, Clone, Debug)]
pub struct Materials {
    pub ivory: Handle<StandardMaterial>,
    pub ebony: Handle<StandardMaterial>,
    pub jasper: Handle<StandardMaterial>,
    pub maple: Handle<StandardMaterial>,
    pub walnut: Handle<StandardMaterial>,
    pub rim: Handle<StandardMaterial>,
    pub felt: Handle<StandardMaterial>,
    pub groove: Handle<StandardMaterial>,
    pub brass: Handle<StandardMaterial>,
    pub table: Handle<StandardMaterial>,
    /// Marks that must be seen on any ground: unlit, see-through.
    pub mark: Handle<StandardMaterial>,
    /// The same, strong: focus, threatened pieces, completed squares.
    pub focus: Handle<StandardMaterial>,
    /// The light of completed squares and winning lanes.
    pub gold: Handle<StandardMaterial>,
    /// The mark of the last move.
    pub lozenge: Handle<StandardMaterial>,
    /// A dark outline under marks, so that they show on light wood too.
    pub shade: Handle<StandardMaterial>,
}

/// Makes the materials once, before any board is built.
pub fn make_materials(
    mut commands: Commands,
    mut images: ResMut<Assets<Image>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    let palette = Palette::wood();
    let grain = texture::wood(&mut images, 7);
    let cloth = texture::felt(&mut images, 11);
    let textured = |colour: Color, surface: &texture::Surface, roughness: f32| StandardMaterial {
        base_color: colour,
        base_color_texture: Some(surface.colour.clone()),
        normal_map_texture: Some(surface.relief.clone()),
        perceptual_roughness: roughness,
        reflectance: 0.35,
        ..default()
    };
    let plain = |colour: Color, roughness: f32| StandardMaterial {
        base_color: colour,
        perceptual_roughness: roughness,
        reflectance: 0.45,
        ..default()
    };
    let glow = |colour: Color, alpha: f32| StandardMaterial {
        base_color: colour.with_alpha(alpha),
        alpha_mode: AlphaMode::Blend,
        unlit: true,
        double_sided: true,
        cull_mode: None,
        depth_bias: 8.0,
        ..default()
    };
    let brass = StandardMaterial { metallic: 0.9, ..plain(palette.brass, 0.34) };
    let mut add = |material| materials.add(material);
    commands.insert_resource(Materials {
        ivory: add(plain(palette.ivory, 0.38)),
        ebony: add(StandardMaterial { reflectance: 0.32, ..plain(palette.ebony, 0.42) }),
        jasper: add(plain(palette.jasper, 0.30)),
        maple: add(textured(palette.maple, &grain, 0.46)),
        walnut: add(textured(palette.walnut, &grain, 0.46)),
        rim: add(textured(palette.rim, &grain, 0.40)),
        felt: add(StandardMaterial { reflectance: 0.1, ..textured(palette.felt, &cloth, 0.95) }),
        groove: add(plain(palette.felt.mix(&css::BLACK.into(), 0.55), 0.9)),
        brass: add(brass),
        table: add(StandardMaterial { normal_map_texture: None, ..textured(palette.table, &grain, 0.75) }),
        mark: add(glow(palette.ivory, 0.55)),
        // Brighter than white paper, or it would look grey beside lit wood.
        focus: add(glow(Color::LinearRgba(palette.focus.to_linear() * 1.9), 0.95)),
        shade: add(glow(css::BLACK.into(), 0.42)),
        lozenge: add(StandardMaterial {
            alpha_mode: AlphaMode::Opaque,
            ..glow(Color::linear_rgb(0.80, 0.42, 0.06), 1.0)
        }),
        gold: add(glow(Color::linear_rgb(1.5, 0.86, 0.22), 0.85)),
    });
}
