//! Looks, light and places as the shaders take them; the comments are in `scene.wgsl`.

use bevy::prelude::*;
use bevy::render::render_resource::ShaderType;

use super::damage::WindowView;
use super::extraction::SceneMesh;
use crate::view::lighting::{self, LAMPS, RoomLighting};
use crate::view::material;
use crate::view::texture::tint;

#[derive(Clone, Copy, Default, ShaderType)]
struct LampUniform {
    towards: Vec3,
    specular: f32,
    rim: Vec2,
    matt: Vec2,
    diffuse: f32,
}

#[derive(Clone, Copy, Default, ShaderType)]
pub(super) struct SceneUniform {
    clip_from_world: Mat4,
    eye: Vec3,
    towards_sun: Vec3,
    sun: Vec3,
    room: Vec3,
    corner: Vec2,
    lamps: [LampUniform; LAMPS.len()],
}

impl SceneUniform {
    /// A part of the window.
    pub(super) fn of(view: &WindowView, part: URect, light: &RoomLighting) -> SceneUniform {
        SceneUniform {
            clip_from_world: view.clip_from_world_in(part),
            eye: view.eye,
            towards_sun: lighting::towards_sun(),
            sun: light.sun,
            room: light.room,
            corner: part.min.as_vec2(),
            lamps: LAMPS.map(|lamp| {
                let [from, to, diffuse] = lamp.on_matt();
                let fade = |from: f32, to: f32| Vec2::new(1.0, -from) / (to - from);
                LampUniform {
                    towards: lamp.direction(),
                    specular: lamp.specular,
                    rim: fade(lamp.rim[0], lamp.rim[1]),
                    matt: fade(from, to),
                    diffuse,
                }
            }),
        }
    }
}

#[derive(Clone, Copy, Default, ShaderType)]
pub(super) struct LookUniform {
    colour: Vec4,
    reflected: Vec3,
    roughness: f32,
    tint: Vec3,
    white: f32,
    relief: f32,
    glancing: f32,
}

impl From<&material::Look> for LookUniform {
    fn from(look: &material::Look) -> LookUniform {
        let (white, tint) = tint(look.pattern);
        LookUniform {
            colour: look.colour.to_vec4(),
            reflected: look.reflected,
            roughness: look.roughness,
            tint,
            white,
            relief: if look.relief { 1.0 } else { 0.0 },
            // Even chalk and felt mirror light at the flattest angle, but their fibres catch it.
            glancing: (16.5 * look.reflected.element_sum()).min(1.0),
        }
    }
}

/// The place of a mesh: the rows of its matrix, and a factor for its alpha.
#[derive(Clone, Copy, Default, ShaderType)]
pub(super) struct Instance {
    x: Vec4,
    y: Vec4,
    z: Vec4,
    opacity: f32,
}

impl From<&SceneMesh> for Instance {
    fn from(mesh: &SceneMesh) -> Instance {
        let rows = Mat4::from(mesh.world_from_mesh).transpose();
        Instance { x: rows.x_axis, y: rows.y_axis, z: rows.z_axis, opacity: mesh.opacity }
    }
}
