//! Board points as entities.

use bevy::prelude::*;

use crate::rules::Point;

/// A point of a match's board; a child of the match entity.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[component(immutable)]
pub struct BoardPoint(pub Point);
