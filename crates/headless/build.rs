//! Lists the languages in `assets/locales` and puts their messages into the program, with a method for each.
//!
//! A language is a folder whose name is its language tag. It has message files (`*.ftl`), a face for a script that the
//! Latin face does not cover (`face.ttf`), and a list of words (`words.txt`) for a script without spaces between words.

#[path = "build/locales.rs"]
mod locales;
#[path = "build/messages.rs"]
mod messages;
#[path = "build/words.rs"]
mod words;

use std::env;
use std::path::PathBuf;

fn main() {
    let package = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo names the package's folder"));
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names a folder for generated files"));
    let locales = package.join("../../assets/locales");
    println!("cargo::rerun-if-changed={}", locales.display());
    locales::write(&locales, &out);
    messages::write(&locales.join("en"), &out);
}
