//! Shapes built in code: turned pieces, bevelled plates, planks, inlaid lines, flat marks.

mod flat;
mod lathe;
mod plank;
mod plate;
mod profile;

pub use flat::{arc_ring, dashed_ring, disc, polygon_glow, ribbon, ribbons};
pub use lathe::lathe;
pub use plank::{PlankProfile, frame};
pub use plate::{WoodGrain, border, plate};
pub use profile::profile_band;

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

/// Collects triangles for a mesh; several shapes can be joined into one.
#[derive(Clone, Debug, Default)]
pub struct MeshBuilder {
    positions: Vec<[f32; 3]>,
    normals: Vec<[f32; 3]>,
    uvs: Vec<[f32; 2]>,
    colors: Vec<[f32; 4]>,
    indices: Vec<u32>,
}

impl MeshBuilder {
    /// Adds a vertex and returns its index.
    pub fn vertex(&mut self, position: Vec3, normal: Vec3, uv: Vec2) -> u32 {
        self.positions.push(position.into());
        self.normals.push(normal.into());
        self.uvs.push(uv.into());
        self.positions.len() as u32 - 1
    }

    /// Adds a vertex with a colour; either all vertices of a shape have one or none.
    pub fn coloured(&mut self, position: Vec3, normal: Vec3, uv: Vec2, color: [f32; 4]) -> u32 {
        self.colors.push(color);
        self.vertex(position, normal, uv)
    }

    /// Adds a triangle; counter-clockwise seen from its front.
    pub fn triangle(&mut self, a: u32, b: u32, c: u32) {
        self.indices.extend([a, b, c]);
    }

    /// Adds a quad as two triangles.
    pub fn quad(&mut self, [a, b, c, d]: [u32; 4]) {
        self.triangle(a, b, c);
        self.triangle(a, c, d);
    }

    /// Adds a flat convex polygon that faces `normal`, counter-clockwise seen from there.
    pub fn polygon(&mut self, corners: &[Vec3], normal: Vec3, uv: impl Fn(Vec3) -> Vec2) {
        let first = self.positions.len() as u32;
        for corner in corners {
            self.vertex(*corner, normal, uv(*corner));
        }
        for i in 1..corners.len() as u32 - 1 {
            self.triangle(first, first + i, first + i + 1);
        }
    }

    /// Adds another shape's triangles.
    pub fn append(&mut self, other: &MeshBuilder) {
        let first = self.positions.len() as u32;
        self.positions.extend(&other.positions);
        self.normals.extend(&other.normals);
        self.uvs.extend(&other.uvs);
        self.colors.extend(&other.colors);
        self.indices.extend(other.indices.iter().map(|index| index + first));
    }

    /// Moves everything by a vector in the board's plane.
    pub fn shift(&mut self, by: Vec2) {
        for [x, _, z] in &mut self.positions {
            *x += by.x;
            *z -= by.y;
        }
    }

    /// Lifts everything.
    pub fn raise(&mut self, by: f32) {
        for [_, y, _] in &mut self.positions {
            *y += by;
        }
    }

    /// The positions of all vertices.
    pub fn positions(&self) -> impl Iterator<Item = Vec3> {
        self.positions.iter().copied().map(Vec3::from)
    }

    /// The corners of all triangles.
    pub fn triangles(&self) -> impl Iterator<Item = Triangle3d> {
        let place = |index| Vec3::from(self.positions[index as usize]);
        self.corners().map(move |corners| Triangle3d { vertices: corners.map(place) })
    }

    /// The numbers of the vertices of all triangles.
    fn corners(&self) -> impl Iterator<Item = [u32; 3]> {
        let (triangles, _) = self.indices.as_chunks();
        triangles.iter().copied()
    }

    /// The area of all triangles, seen from above; a triangle that faces down counts as negative.
    #[cfg(test)]
    pub fn area(&self) -> f32 {
        self.triangles().map(|Triangle3d { vertices: [a, b, c] }| (b - a).cross(c - a).y / 2.0).sum()
    }

    /// The corners of the box around all vertices; at least one vertex is needed.
    pub fn bounds(&self) -> (Vec3, Vec3) {
        (self.positions().fold(Vec3::INFINITY, Vec3::min), self.positions().fold(Vec3::NEG_INFINITY, Vec3::max))
    }

    /// Whether there is no triangle.
    pub fn is_empty(&self) -> bool {
        self.indices.is_empty()
    }

    /// The finished mesh. All meshes have the same attributes; a shape without colours is white.
    pub fn build(mut self) -> Mesh {
        let tangents = self.tangents();
        self.colors.resize(self.positions.len(), [1.0; 4]);
        Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, self.positions)
            .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, self.normals)
            .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, self.uvs)
            .with_inserted_attribute(Mesh::ATTRIBUTE_TANGENT, tangents)
            .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, self.colors)
            .with_inserted_indices(Indices::U32(self.indices))
    }

    /// The direction in which u grows on the surface, for every vertex: the mean of its triangles.
    fn tangents(&self) -> Vec<[f32; 4]> {
        let mut sums = vec![Vec3::ZERO; self.positions.len()];
        for corners in self.corners() {
            let [a, b, c] = corners.map(|index| Vec3::from(self.positions[index as usize]));
            let [s, t, u] = corners.map(|index| Vec2::from(self.uvs[index as usize]));
            let (one, other) = (t - s, u - s);
            let along = ((b - a) * other.y - (c - a) * one.y) * one.perp_dot(other).signum();
            corners.into_iter().for_each(|index| sums[index as usize] += along.normalize_or_zero());
        }
        let tangent = |(sum, normal): (Vec3, &[f32; 3])| {
            let normal = Vec3::from(*normal);
            let flat = (sum - normal * sum.dot(normal)).try_normalize();
            flat.unwrap_or_else(|| normal.any_orthonormal_vector()).extend(1.0).to_array()
        };
        sums.into_iter().zip(&self.normals).map(tangent).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_appended_shape_keeps_its_triangles() {
        let mut shape = MeshBuilder::default();
        assert!(shape.is_empty());
        shape.polygon(&[Vec3::ZERO, Vec3::X, Vec3::Y], Vec3::Z, |_| Vec2::ZERO);
        let mut other = shape.clone();
        other.shift(Vec2::new(2.0, 3.0));
        shape.append(&other);
        let moved = [Vec3::ZERO, Vec3::X, Vec3::Y].map(|corner| corner + Vec3::new(2.0, 0.0, -3.0));
        assert_eq!(
            shape.triangles().map(|triangle| triangle.vertices).collect::<Vec<_>>(),
            [[Vec3::ZERO, Vec3::X, Vec3::Y], moved]
        );
        assert_eq!(shape.bounds(), (Vec3::new(0.0, 0.0, -3.0), Vec3::new(3.0, 1.0, 0.0)));
    }
}
