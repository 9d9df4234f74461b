//! Lists the languages in `assets/locales` and puts their messages into the program, with a method for each; gives
//! Windows programs an icon.
//!
//! A language is a folder whose name is its language tag. It has message files (`*.ftl`), a face for a script that the
//! Latin face does not cover (`face.ttf`), and a list of words (`words.txt`) for a script without spaces between words.

#[path = "build/locales.rs"]
mod locales;
#[path = "build/messages.rs"]
mod messages;
#[path = "build/windows.rs"]
mod windows;
#[path = "build/words.rs"]
mod words;

fn main() {
    let root =
        std::path::PathBuf::from(std::env::var_os("CARGO_MANIFEST_DIR").expect("cargo names the package's folder"));
    let out = std::path::PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo names a folder for generated files"));
    println!("cargo::rerun-if-changed=assets/locales");
    let locales = root.join("assets").join("locales");
    locales::write(&locales, &out);
    messages::write(&locales.join("en"), &out);
    windows::add_resources(&root);
}
