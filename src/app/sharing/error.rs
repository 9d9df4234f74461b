//! Why a game is not stored as a file.

use std::io;

use bevy::image::IntoDynamicImageError;
use thiserror::Error;

/// The reason why there is no file.
#[derive(Debug, Error)]
pub(super) enum SharingError {
    /// The animated picture cannot be encoded.
    #[error(transparent)]
    Animation(#[from] gif::EncodingError),
    /// The renderer's pixel format cannot be converted.
    #[error(transparent)]
    Format(#[from] IntoDynamicImageError),
    /// The picture cannot be encoded.
    #[error(transparent)]
    Picture(#[from] png::EncodingError),
    /// The file cannot be written.
    #[error(transparent)]
    Write(#[from] io::Error),
    /// The thread that made it has ended early.
    #[error("the picture could not be made")]
    ThreadEnded,
}
