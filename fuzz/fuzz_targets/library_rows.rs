//! Runs the fuzz target `library_rows`.

#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| tessera_fuzz::run("library_rows", input));
