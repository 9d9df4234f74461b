//! What the things in the scene are made of, and how each material looks in the current theme.

use bevy::color::palettes::css;
use bevy::prelude::*;

use crate::settings::preferences::Preferences;
use crate::settings::theme::{SurfaceMaterial, SurfacePattern, Theme};

use super::lighting::{RoomLighting, colour, tone_mapped};
use super::texture::Textures;

/// Owns the palette and applies the theme to it.
pub fn plugin(app: &mut App) {
    app.insert_resource(Materials::of(&Preferences::default().theme_in_force()))
        .init_resource::<Textures>()
        .add_systems(First, (apply_theme, make_textures.run_if(resource_changed::<Materials>)).chain());
}

/// What a mesh is made of; the [`Materials`] says how that looks.
///
/// Meshes are drawn in this order: solid ones from the eye to the table, so that few places are shaded twice, and then the
/// translucent ones from below to above.
#[derive(Component, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Material {
    /// Light pieces.
    Light,
    /// Dark pieces.
    Dark,
    /// Neutral pieces.
    Neutral,
    /// Brass inlays.
    Inlay,
    /// Lines between cells.
    Groove,
    /// Light cells.
    Pale,
    /// Dark cells.
    Deep,
    /// Felt.
    Field,
    /// The board's frame.
    Rim,
    /// The table under the boards.
    Table,
    /// The shadows of boards and pieces, whose strength is in the vertices' alpha.
    Shadow,
    /// The coordinates.
    Letters,
    /// The light that fills a winning shape.
    Glow,
    /// Dark outlines of marks, so that they show on light wood too.
    Shade,
    /// Marks that must be visible on any background.
    Mark,
    /// The mark of the last move.
    Last,
    /// Strong marks: the cursor, threatened pieces, the outline of a winning shape.
    Focus,
}

impl Material {
    /// All materials in the order in which they are drawn.
    pub const ALL: [Material; 17] = {
        use Material::{
            Dark, Deep, Field, Focus, Glow, Groove, Inlay, Last, Letters, Light, Mark, Neutral, Pale, Rim, Shade,
            Shadow, Table,
        };
        [
            Light, Dark, Neutral, Inlay, Groove, Pale, Deep, Field, Rim, Table, Shadow, Letters, Glow, Shade, Mark,
            Last, Focus,
        ]
    };

    /// Whether it is lit by the room and hides what lies behind it; otherwise it is drawn over that in one colour.
    pub fn is_solid(self) -> bool {
        self <= Material::Table
    }
}

/// How a material looks. Colours are linear.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Look {
    /// The part of the light that is scattered; of a translucent material the finished colour, with its alpha.
    pub colour: LinearRgba,
    /// The part of the light that is reflected at normal incidence.
    pub reflected: Vec3,
    /// Roughness from 0, a mirror, to 1, chalk.
    pub roughness: f32,
    /// The pattern of a solid material.
    pub pattern: SurfacePattern,
    /// Whether the pattern is felt as well as seen; not on the table, which is looked past, nor on turned pieces.
    pub relief: bool,
}

/// The looks of all materials, and the light that falls on them.
#[derive(Resource, Clone, PartialEq, Debug)]
pub struct Materials {
    looks: [Look; Material::ALL.len()],
    /// The light in the room.
    pub lighting: RoomLighting,
    /// The colour beyond the table.
    pub background: LinearRgba,
}

impl Materials {
    /// The palette of a theme.
    pub fn of(theme: &Theme) -> Materials {
        let lighting = RoomLighting::of(&theme.room);
        let background = colour(theme.panels.dark).mix(&Color::BLACK, 0.5).to_linear();
        Materials { looks: Material::ALL.map(|material| look(material, theme, &lighting)), lighting, background }
    }

    /// How a material looks.
    pub const fn look(&self, material: Material) -> &Look {
        &self.looks[material as usize]
    }
}

/// Follows the theme, at the start and whenever it changes.
fn apply_theme(preferences: Res<Preferences>, mut palette: ResMut<Materials>) {
    palette.set_if_neq(Materials::of(&preferences.theme_in_force()));
}

/// Makes the textures that the theme needs and that no theme has needed before.
fn make_textures(palette: Res<Materials>, mut textures: ResMut<Textures>, mut images: ResMut<Assets<Image>>) {
    textures.glyphs(&mut images);
    for look in &palette.looks {
        textures.grain(look.pattern, &mut images);
    }
}

fn look(material: Material, theme: &Theme, lighting: &RoomLighting) -> Look {
    // Brighter than white paper, or it would look grey beside a lit board.
    let flat = |srgb, brightness: f32, alpha| flat(colour(srgb).to_linear() * brightness, alpha);
    match material {
        Material::Light => Look { relief: false, ..solid(&theme.light) },
        Material::Dark => Look { relief: false, ..solid(&theme.dark) },
        Material::Neutral => Look { relief: false, ..solid(&theme.neutral) },
        Material::Inlay => solid(&theme.inlay),
        Material::Groove => solid(&theme.groove),
        Material::Pale => solid(&theme.pale),
        Material::Deep => solid(&theme.deep),
        Material::Field => solid(&theme.field),
        Material::Rim => solid(&theme.rim),
        Material::Table => Look { relief: false, ..solid(&theme.table) },
        Material::Shadow => flat_in(css::BLACK.into(), 1.0),
        Material::Letters => {
            let lit = colour(theme.letters).to_linear().to_vec3() * lighting.on_a_matt_top();
            flat_in(LinearRgba::from_vec3(tone_mapped(lit)), 1.0)
        }
        Material::Glow => flat(theme.glow, 1.5, 0.85),
        Material::Shade => flat_in(css::BLACK.into(), 0.42),
        Material::Mark => flat(theme.mark, 1.0, 0.55),
        Material::Last => flat(theme.last, 1.0, 1.0),
        Material::Focus => flat(theme.focus, 1.9, 0.95),
    }
}

fn solid(surface: &SurfaceMaterial) -> Look {
    let paint = colour(surface.paint).to_linear();
    Look {
        colour: paint * (1.0 - surface.metal),
        // 4 % of the light for a sheen of a half, as varnish and glass reflect it.
        reflected: Vec3::splat(0.16 * surface.sheen.powi(2) * (1.0 - surface.metal)) + paint.to_vec3() * surface.metal,
        roughness: surface.rough,
        pattern: surface.grain,
        relief: true,
    }
}

fn flat(colour: LinearRgba, alpha: f32) -> Look {
    flat_in(LinearRgba::from_vec3(tone_mapped(colour.to_vec3())), alpha)
}

const fn flat_in(colour: LinearRgba, alpha: f32) -> Look {
    Look {
        colour: LinearRgba { alpha, ..colour },
        reflected: Vec3::ZERO,
        roughness: 1.0,
        pattern: SurfacePattern::None,
        relief: false,
    }
}

#[cfg(test)]
mod tests;
