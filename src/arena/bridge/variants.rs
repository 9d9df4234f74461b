//! A file that teaches a chess engine Breakthrough on a board other than 8×8.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use crate::rules::{Game, GameKind, Position, Size, Variant};

/// Boards of ten rows are misread by Fairy-Stockfish 11.1, which takes their last rank for the first.
const MOST_ROWS: u8 = 9;

/// A temporary file, which goes with this value.
#[derive(Debug)]
pub(super) struct VariantFile {
    path: PathBuf,
    name: String,
}

impl VariantFile {
    /// # Errors
    /// If the engine cannot know this board, or the file cannot be written.
    pub(super) fn write(size: Size) -> Result<VariantFile, String> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        if size.rows > MOST_ROWS {
            return Err(format!("boards of more than {MOST_ROWS} rows cannot be told over UCI"));
        }
        let variant = Variant::new(GameKind::Breakthrough, size).map_err(|error| error.to_string())?;
        let name = format!("tessera{size}");
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("tessera-{}-{number}-{size}.ini", std::process::id()));
        let file = VariantFile { path, name };
        let written = fs::write(&file.path, text(&file.name, variant));
        written.map_err(|error| format!("{}: {error}", file.path.display()))?;
        Ok(file)
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    pub(super) fn name(&self) -> &str {
        &self.name
    }
}

impl Drop for VariantFile {
    fn drop(&mut self) {
        // A file that cannot be removed is left to the system.
        let _ = fs::remove_file(&self.path);
    }
}

fn text(name: &str, variant: Variant) -> String {
    let Size { columns, rows } = variant.size();
    let start = Position::start(variant).format_position();
    format!(
        "[{name}:breakthrough]\nmaxFile = {columns}\nmaxRank = {rows}\nstartFen = {start} - - 0 1\n\
         flagRegionWhite = *{rows}\nflagRegionBlack = *1\n"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_describes_the_board_and_goes_with_its_value() {
        let file = VariantFile::write(Size { columns: 6, rows: 5 }).unwrap();
        let path = file.path().to_owned();
        let expected = "[tessera6x5:breakthrough]\nmaxFile = 6\nmaxRank = 5\n\
            startFen = pppppp/pppppp/6/PPPPPP/PPPPPP w - - 0 1\nflagRegionWhite = *5\nflagRegionBlack = *1\n";
        assert_eq!(fs::read_to_string(&path).unwrap(), expected);
        drop(file);
        assert!(!path.exists());
    }
}
