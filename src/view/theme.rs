//! What boards, pieces and marks are made of: one set of materials for all boards, repainted when the theme changes.

use bevy::color::palettes::css;
use bevy::prelude::*;

use crate::settings::preferences::Preferences;
use crate::settings::theme::{Srgb, SurfaceMaterial, Theme};

use super::texture::Textures;

/// The materials of everything. The handles stay the same whatever the theme.
#[derive(Resource, Clone, Debug)]
pub struct Materials {
    pub light: Handle<StandardMaterial>,
    pub dark: Handle<StandardMaterial>,
    pub neutral: Handle<StandardMaterial>,
    pub pale: Handle<StandardMaterial>,
    pub deep: Handle<StandardMaterial>,
    pub rim: Handle<StandardMaterial>,
    pub field: Handle<StandardMaterial>,
    pub groove: Handle<StandardMaterial>,
    pub inlay: Handle<StandardMaterial>,
    pub table: Handle<StandardMaterial>,
    /// Files and ranks; their texture is the font's.
    pub letters: Handle<StandardMaterial>,
    /// Marks that must be seen on any ground: unlit, see-through.
    pub mark: Handle<StandardMaterial>,
    /// The same, strong: focus, threatened pieces, completed squares.
    pub focus: Handle<StandardMaterial>,
    /// The light of completed squares and winning lanes.
    pub glow: Handle<StandardMaterial>,
    /// The mark of the last move.
    pub last: Handle<StandardMaterial>,
    /// The dark where a piece touches the board.
    pub contact: Handle<StandardMaterial>,
    /// A dark outline under marks, so that they show on light wood too.
    pub shade: Handle<StandardMaterial>,
}

impl FromWorld for Materials {
    fn from_world(world: &mut World) -> Self {
        let materials = world.resource::<Assets<StandardMaterial>>();
        let new = || materials.reserve_handle();
        Materials {
            light: new(),
            dark: new(),
            neutral: new(),
            pale: new(),
            deep: new(),
            rim: new(),
            field: new(),
            groove: new(),
            inlay: new(),
            table: new(),
            letters: new(),
            mark: new(),
            focus: new(),
            glow: new(),
            last: new(),
            contact: new(),
            shade: new(),
        }
    }
}

/// A colour for Bevy.
#[must_use]
pub const fn colour(Srgb([red, green, blue]): Srgb) -> Color {
    Color::srgb_u8(red, green, blue)
}

/// Paints everything in the theme that people have chosen, at the start and whenever they choose another.
pub fn apply_theme(
    preferences: Res<Preferences>,
    materials: Res<Materials>,
    mut textures: ResMut<Textures>,
    mut images: ResMut<Assets<Image>>,
    mut assets: ResMut<Assets<StandardMaterial>>,
    mut painted: Local<Option<crate::settings::theme::ThemeId>>,
) {
    if painted.replace(preferences.effective_theme()) == Some(preferences.effective_theme()) {
        return;
    }
    let theme = preferences.effective_theme().theme();
    let font = textures.letters(&mut images);
    let mut made = |stuff: &SurfaceMaterial| body(stuff, &mut textures, &mut images);
    let table = StandardMaterial { normal_map_texture: None, ..made(&theme.table) };
    let surfaces = [
        (&materials.light, made(&theme.light)),
        (&materials.dark, made(&theme.dark)),
        (&materials.neutral, made(&theme.neutral)),
        (&materials.pale, made(&theme.pale)),
        (&materials.deep, made(&theme.deep)),
        (&materials.rim, made(&theme.rim)),
        (&materials.field, made(&theme.field)),
        (&materials.groove, made(&theme.groove)),
        (&materials.inlay, made(&theme.inlay)),
        (&materials.table, table),
        (&materials.letters, letters(theme, font)),
    ];
    for (handle, material) in surfaces.into_iter().chain(marks(&materials, theme)) {
        if let Err(error) = assets.insert(handle, material) {
            warn!("a surface keeps its old look: {error}");
        }
    }
}

fn body(stuff: &SurfaceMaterial, textures: &mut Textures, images: &mut Assets<Image>) -> StandardMaterial {
    let plain = StandardMaterial {
        base_color: colour(stuff.paint),
        perceptual_roughness: stuff.rough,
        metallic: stuff.metal,
        reflectance: stuff.sheen,
        ..default()
    };
    match textures.surface(stuff.grain, images) {
        None => plain,
        Some(surface) => StandardMaterial {
            base_color_texture: Some(surface.colour),
            normal_map_texture: Some(surface.relief),
            metallic_roughness_texture: Some(surface.polish),
            ..plain
        },
    }
}

fn letters(theme: &Theme, font: Handle<Image>) -> StandardMaterial {
    StandardMaterial {
        base_color: colour(theme.letters),
        base_color_texture: Some(font),
        alpha_mode: AlphaMode::Blend,
        perceptual_roughness: 0.45,
        depth_bias: 4.0,
        ..default()
    }
}

fn marks<'a>(materials: &'a Materials, theme: &Theme) -> [(&'a Handle<StandardMaterial>, StandardMaterial); 6] {
    // Brighter than white paper, or it would look grey beside a lit board.
    let lit = |paint, factor: f32| Color::LinearRgba(colour(paint).to_linear() * factor);
    [
        (&materials.mark, glow(colour(theme.mark), 0.55)),
        (&materials.focus, glow(lit(theme.focus, 1.9), 0.95)),
        (&materials.shade, glow(css::BLACK.into(), 0.42)),
        (&materials.contact, StandardMaterial { depth_bias: 2.0, ..glow(css::BLACK.into(), 1.0) }),
        (&materials.glow, glow(lit(theme.glow, 1.5), 0.85)),
        (&materials.last, StandardMaterial { alpha_mode: AlphaMode::Opaque, ..glow(colour(theme.last), 1.0) }),
    ]
}

fn glow(colour: Color, alpha: f32) -> StandardMaterial {
    StandardMaterial {
        base_color: colour.with_alpha(alpha),
        alpha_mode: AlphaMode::Blend,
        unlit: true,
        double_sided: true,
        cull_mode: None,
        depth_bias: 8.0,
        ..default()
    }
}
