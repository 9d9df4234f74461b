//! Reads the file of the option `EvalFile`.

use std::path::Path;
use std::{fs, io};

use thiserror::Error;

use crate::{Weights, WeightsError};

/// Why a file of weights cannot be used.
#[derive(Debug, Error)]
pub(super) enum EvalFileError {
    #[error(transparent)]
    Io(#[from] io::Error),
    #[error(transparent)]
    Format(#[from] WeightsError),
}

/// Reads a file of learned weights.
///
/// # Errors
/// If the file cannot be read or is not a file of weights.
pub(super) fn read_weights(path: &Path) -> Result<Weights, EvalFileError> {
    let mut weights = Weights::none();
    weights.read(&fs::read(path)?)?;
    Ok(weights)
}
