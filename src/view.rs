//! The boards as one sees them: a 3D scene that listens to board events and never changes a match.

pub mod preferences;
pub mod stage;
