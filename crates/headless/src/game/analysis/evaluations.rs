//! The values that everything shows.

use bevy::prelude::*;

use crate::analysis::EvaluationStore;

/// The values of all positions that have been searched, of any game.
#[derive(Resource, Clone, Debug, Default)]
pub struct Evaluations(pub EvaluationStore);
