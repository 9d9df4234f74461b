//! Runs the fuzz target `library_file`.

#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| tessera_fuzz::run("library_file", input));
