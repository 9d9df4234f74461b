//! A library in memory as the bytes of its file, for a browser that has no files.

use super::connection::Library;
use super::error::{LibraryError, LibraryErrorReason};
use super::open;

impl Library {
    /// Opens a library in memory from the bytes of its file; no bytes are a new library.
    ///
    /// # Errors
    /// The bytes are of a newer version, of another program or damaged, or there is no memory left.
    pub fn open_image(image: &[u8]) -> Result<Library, LibraryError> {
        open::in_memory(|connection| match image {
            [] => Ok(()),
            image => connection.deserialize_read_exact("main", image, image.len(), false),
        })
    }

    /// The bytes of the library's file.
    ///
    /// # Errors
    /// There is no memory left.
    pub fn image(&mut self) -> Result<Vec<u8>, LibraryError> {
        let image = self.connection.serialize("main").map(|image| image.to_vec());
        image.map_err(|error| self.error(LibraryErrorReason::from(error)))
    }

    /// Counts the rows that have been written since the library was opened, as for a new one when it was created.
    /// The image is the same as long as this is.
    pub fn changes(&self) -> u64 {
        self.connection.total_changes()
    }
}
