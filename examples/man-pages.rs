//! Writes the manual pages of both programs into a folder: `cargo run --example man-pages FOLDER`.

use std::io;
use std::path::{Path, PathBuf};
use std::{env, fs};

use clap::CommandFactory;
use clap_mangen::roff::{Roff, bold, roman};
use tessera::app::cli::option_rows;
use tessera::settings::language::Language;

fn main() -> io::Result<()> {
    let folder = env::args_os().nth(1).map(PathBuf::from);
    let folder = folder.ok_or_else(|| io::Error::other("name the folder for the manual pages"))?;
    fs::create_dir_all(&folder)?;
    write_game_page(&folder)?;
    // One page for the program and one for each of its commands.
    clap_mangen::generate_to(tessera_lab::Cli::command(), &folder)
}

/// The page of the game; its options are those that `--help` lists.
fn write_game_page(folder: &Path) -> io::Result<()> {
    let version = concat!("tessera ", env!("CARGO_PKG_VERSION"));
    let mut page = Roff::new();
    page.control("TH", ["tessera", "6", "", version, "Games"]);
    page.control("SH", ["NAME"]).text([roman("tessera - Othello, Breakthrough and Diamond on an animated board")]);
    page.control("SH", ["SYNOPSIS"]).text([bold("tessera"), roman(" [OPTIONS] [LINK|FILE]")]);
    page.control("SH", ["DESCRIPTION"]).text([roman(
        "Plays three board games between two people at one screen, or against a computer opponent. Without arguments the \
         title screen opens.",
    )]);
    page.control("SH", ["OPTIONS"]);
    for (option, description) in option_rows(Language::ENGLISH) {
        page.control("TP", []).text([bold(option)]).text([roman(description.replace('\u{200b}', ""))]);
    }
    page.control("SH", ["ENVIRONMENT"]).control("TP", []).text([bold("TESSERA_HOME")]).text([roman(
        "The folder for settings, the match and the library of saved games, in place of $XDG_CONFIG_HOME/tessera and \
         $XDG_DATA_HOME/tessera.",
    )]);
    page.control("SH", ["SEE ALSO"]).text([bold("tessera-engine"), roman("(1)")]);
    fs::write(folder.join("tessera.6"), page.render())
}
