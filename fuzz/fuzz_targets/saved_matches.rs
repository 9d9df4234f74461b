//! Runs the fuzz target `saved_matches`.

#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| tessera_fuzz::run("saved_matches", input));
