//! The materials of boards, pieces and marks: one set for all boards, replaced when the theme changes.

use bevy::color::palettes::css;
use bevy::prelude::*;

use crate::settings::preferences::Preferences;
use crate::settings::theme::{Srgb, SurfaceMaterial, Theme, ThemeId};

use super::texture::Textures;

/// Owns materials and textures, and applies the theme to them.
#[derive(Clone, Copy, Debug, Default)]
pub struct ThemePlugin;

impl Plugin for ThemePlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<Materials>()
            .init_resource::<Textures>()
            .add_systems(First, apply_theme.run_if(resource_changed::<Preferences>));
    }
}

/// The materials of everything in the scene. The handles stay the same when the theme changes.
#[derive(Resource, Clone, Debug)]
pub struct Materials {
    /// Light pieces.
    pub light: Handle<StandardMaterial>,
    /// Dark pieces.
    pub dark: Handle<StandardMaterial>,
    /// Neutral pieces.
    pub neutral: Handle<StandardMaterial>,
    /// Light cells.
    pub pale: Handle<StandardMaterial>,
    /// Dark cells.
    pub deep: Handle<StandardMaterial>,
    /// The board's frame.
    pub rim: Handle<StandardMaterial>,
    /// Felt.
    pub field: Handle<StandardMaterial>,
    /// Lines between cells.
    pub groove: Handle<StandardMaterial>,
    /// Brass inlays.
    pub inlay: Handle<StandardMaterial>,
    /// The table under the boards.
    pub table: Handle<StandardMaterial>,
    /// The coordinates; the texture is the atlas of their glyphs.
    pub letters: Handle<StandardMaterial>,
    /// Marks that must be visible on any background: unlit, translucent.
    pub mark: Handle<StandardMaterial>,
    /// Strong marks: the cursor, threatened pieces, the outline of a winning shape.
    pub focus: Handle<StandardMaterial>,
    /// The light that fills a winning shape.
    pub glow: Handle<StandardMaterial>,
    /// The mark of the last move.
    pub last: Handle<StandardMaterial>,
    /// Contact shadows.
    pub contact: Handle<StandardMaterial>,
    /// Dark outlines of marks, so that they show on light wood too.
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

/// Converts an sRGB colour to Bevy's.
#[must_use]
pub const fn colour(Srgb([red, green, blue]): Srgb) -> Color {
    Color::srgb_u8(red, green, blue)
}

/// Sets all materials to those of the chosen theme, at the start and whenever it changes.
fn apply_theme(
    preferences: Res<Preferences>,
    materials: Res<Materials>,
    mut textures: ResMut<Textures>,
    mut images: ResMut<Assets<Image>>,
    mut assets: ResMut<Assets<StandardMaterial>>,
    mut current: Local<Option<ThemeId>>,
) {
    if current.replace(preferences.effective_theme()) == Some(preferences.effective_theme()) {
        return;
    }
    let theme = preferences.effective_theme().theme();
    let glyphs = textures.glyphs(&mut images);
    let mut lit = |surface: &SurfaceMaterial| surface_material(surface, &mut textures, &mut images);
    let table = StandardMaterial { normal_map_texture: None, ..lit(&theme.table) };
    let surfaces = [
        (&materials.light, lit(&theme.light)),
        (&materials.dark, lit(&theme.dark)),
        (&materials.neutral, lit(&theme.neutral)),
        (&materials.pale, lit(&theme.pale)),
        (&materials.deep, lit(&theme.deep)),
        (&materials.rim, lit(&theme.rim)),
        (&materials.field, lit(&theme.field)),
        (&materials.groove, lit(&theme.groove)),
        (&materials.inlay, lit(&theme.inlay)),
        (&materials.table, table),
        (&materials.letters, label_material(theme, glyphs)),
    ];
    for (handle, material) in surfaces.into_iter().chain(mark_materials(&materials, theme)) {
        if let Err(error) = assets.insert(handle, material) {
            warn!("a material keeps its old look: {error}");
        }
    }
}

fn surface_material(
    surface: &SurfaceMaterial,
    textures: &mut Textures,
    images: &mut Assets<Image>,
) -> StandardMaterial {
    let untextured = StandardMaterial {
        base_color: colour(surface.paint),
        perceptual_roughness: surface.rough,
        metallic: surface.metal,
        reflectance: surface.sheen,
        ..default()
    };
    match textures.surface(surface.grain, images) {
        None => untextured,
        Some(textures) => StandardMaterial {
            base_color_texture: Some(textures.colour),
            normal_map_texture: Some(textures.normal),
            metallic_roughness_texture: Some(textures.roughness),
            ..untextured
        },
    }
}

fn label_material(theme: &Theme, glyphs: Handle<Image>) -> StandardMaterial {
    StandardMaterial {
        base_color: colour(theme.letters),
        base_color_texture: Some(glyphs),
        alpha_mode: AlphaMode::Blend,
        perceptual_roughness: 0.45,
        depth_bias: 4.0,
        ..default()
    }
}

fn mark_materials<'a>(
    materials: &'a Materials,
    theme: &Theme,
) -> [(&'a Handle<StandardMaterial>, StandardMaterial); 6] {
    // Brighter than white paper, or it would look grey beside a lit board.
    let brighter = |srgb, factor: f32| Color::LinearRgba(colour(srgb).to_linear() * factor);
    [
        (&materials.mark, unlit(colour(theme.mark), 0.55)),
        (&materials.focus, unlit(brighter(theme.focus, 1.9), 0.95)),
        (&materials.shade, unlit(css::BLACK.into(), 0.42)),
        (&materials.contact, StandardMaterial { depth_bias: 2.0, ..unlit(css::BLACK.into(), 1.0) }),
        (&materials.glow, unlit(brighter(theme.glow, 1.5), 0.85)),
        (&materials.last, StandardMaterial { alpha_mode: AlphaMode::Opaque, ..unlit(colour(theme.last), 1.0) }),
    ]
}

/// A translucent material that is not shaded and drawn over the board.
fn unlit(colour: Color, alpha: f32) -> StandardMaterial {
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

#[cfg(test)]
mod tests;
