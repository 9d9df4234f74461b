//! Breakthrough as a variant of UCI engines: built in on 8×8, described by a file on other boards.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use crate::external_engine::error::ExternalEngineFault;
use crate::external_engine::options::{find_option, set_option_command};
use tessera_rules::{Game, GameKind, Position, Size, Variant};

/// The name of Breakthrough on 8×8 in UCI engines.
const BUILT_IN_NAME: &str = "breakthrough";

/// Fairy-Stockfish 11.1 misreads boards of ten rows: it takes the last rank for the first.
const MAX_ROWS: u8 = 9;

/// A temporary file in Fairy-Stockfish's format that describes Breakthrough on one board; removed on drop.
#[derive(Debug)]
pub(crate) struct UciVariantFile {
    path: PathBuf,
    name: String,
}

/// The lines that select Breakthrough on this board, and the file they refer to.
///
/// # Errors
/// If the program does not support the variant, or the file cannot be written.
pub(crate) fn select(
    size: Size,
    name: Option<&str>,
    options: &[String],
) -> Result<(Vec<String>, Option<UciVariantFile>), ExternalEngineFault> {
    let variants = find_option(options, "UCI_Variant").ok_or(ExternalEngineFault::NoVariants)?;
    let is_standard = size == GameKind::Breakthrough.default_size();
    if is_standard || name.is_some_and(|name| name != BUILT_IN_NAME) {
        let name = name.unwrap_or(BUILT_IN_NAME);
        let is_known = variants.split(" var ").skip(1).any(|known| known.trim() == name);
        let lines = (vec![set_option_command("UCI_Variant", name)], None);
        return if is_known { Ok(lines) } else { Err(ExternalEngineFault::UnknownVariant(name.into())) };
    }
    find_option(options, "VariantPath").ok_or(ExternalEngineFault::NoVariantFiles)?;
    let file = UciVariantFile::create(size)?;
    let path = file.path().display().to_string();
    let lines = vec![set_option_command("VariantPath", &path), set_option_command("UCI_Variant", &file.name)];
    Ok((lines, Some(file)))
}

impl UciVariantFile {
    fn create(size: Size) -> Result<UciVariantFile, ExternalEngineFault> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        if size.rows > MAX_ROWS {
            return Err(ExternalEngineFault::TooManyRows(MAX_ROWS));
        }
        let variant = Variant::new(GameKind::Breakthrough, size)?;
        let name = format!("tessera{size}");
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("tessera-{}-{number}-{size}.ini", std::process::id()));
        let file = UciVariantFile { path, name };
        fs::write(&file.path, describe(&file.name, variant)).map_err(ExternalEngineFault::VariantFile)?;
        Ok(file)
    }

    fn path(&self) -> &Path {
        &self.path
    }
}

impl Drop for UciVariantFile {
    fn drop(&mut self) {
        // If it cannot be removed, the system cleans up its temporary folder.
        let _ = fs::remove_file(&self.path);
    }
}

fn describe(name: &str, variant: Variant) -> String {
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

    const OPTIONS: [&str; 3] = [
        "UCI_Variant type combo default chess var breakthrough var chess",
        "VariantPath type string default <empty>",
        "Threads type spin default 1",
    ];

    fn select_lines(
        columns: u8,
        rows: u8,
        name: Option<&str>,
        options: &[&str],
    ) -> Result<Vec<String>, ExternalEngineFault> {
        let options: Vec<String> = options.iter().map(|option| (*option).to_owned()).collect();
        select(Size { columns, rows }, name, &options).map(|(lines, _)| lines)
    }

    #[test]
    fn the_standard_board_is_a_built_in_variant() {
        let lines = select_lines(8, 8, None, &OPTIONS).unwrap();
        assert_eq!(lines, ["setoption name UCI_Variant value breakthrough"]);
    }

    #[test]
    fn other_boards_are_described_by_a_file() {
        let lines = select_lines(6, 5, None, &OPTIONS).unwrap();
        assert!(lines[0].starts_with("setoption name VariantPath value "), "{lines:?}");
        assert_eq!(lines[1], "setoption name UCI_Variant value tessera6x5");
    }

    #[test]
    fn a_program_without_the_needed_options_is_refused() {
        let refused = |columns, rows, name, options: &[&str]| select_lines(columns, rows, name, options).unwrap_err();
        assert!(matches!(refused(8, 8, None, &OPTIONS[2..]), ExternalEngineFault::NoVariants));
        let unknown = refused(8, 8, Some("racing"), &OPTIONS);
        assert!(matches!(unknown, ExternalEngineFault::UnknownVariant(name) if name == "racing"));
        assert!(matches!(refused(6, 6, None, &OPTIONS[..1]), ExternalEngineFault::NoVariantFiles));
        assert!(matches!(refused(8, 10, None, &OPTIONS), ExternalEngineFault::TooManyRows(9)));
    }

    #[test]
    fn the_file_describes_the_board_and_is_removed_on_drop() {
        let file = UciVariantFile::create(Size { columns: 6, rows: 5 }).unwrap();
        let path = file.path().to_owned();
        let expected = "[tessera6x5:breakthrough]\nmaxFile = 6\nmaxRank = 5\n\
            startFen = pppppp/pppppp/6/PPPPPP/PPPPPP w - - 0 1\nflagRegionWhite = *5\nflagRegionBlack = *1\n";
        assert_eq!(fs::read_to_string(&path).unwrap(), expected);
        drop(file);
        assert!(!path.exists());
    }
}
