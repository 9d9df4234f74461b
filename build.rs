//! Puts the faces of the languages into the program, finds messages that no code uses, and gives Windows programs an icon.

#[path = "build/faces.rs"]
mod faces;
#[path = "crates/headless/build/locales.rs"]
#[allow(dead_code, reason = "the languages' texts are written for another crate")]
mod locales;
#[path = "crates/headless/build/messages.rs"]
#[allow(dead_code, reason = "the methods are written for another crate")]
mod messages;
#[path = "build/unused_messages.rs"]
mod unused_messages;
#[path = "build/windows.rs"]
mod windows;
#[path = "crates/headless/build/words.rs"]
#[allow(dead_code, reason = "see `locales`")]
mod words;

use std::env;
use std::path::PathBuf;

fn main() {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo names the package's folder"));
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names a folder for generated files"));
    let locales = root.join("assets").join("locales");
    println!("cargo::rerun-if-changed=assets/locales");
    faces::write(&locales, &out);
    unused_messages::report(&root, &messages::read(&locales.join("en")));
    windows::add_resources(&root);
}
