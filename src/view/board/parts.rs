//! The parts of a board, by material.

use crate::view::mesh::MeshBuilder;

/// The shapes of a board, one for each material.
#[derive(Clone, Debug, Default)]
pub struct BoardParts {
    /// The wooden frame and body.
    pub rim: MeshBuilder,
    /// Light cells.
    pub light: MeshBuilder,
    /// Dark cells.
    pub dark: MeshBuilder,
    /// Cells of felt.
    pub felt: MeshBuilder,
    /// Lines between cells, and the bed under them.
    pub groove: MeshBuilder,
    /// Inlays and studs.
    pub brass: MeshBuilder,
}
