//! Runs the fuzz target `openings`.

#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| tessera_fuzz::run("openings", input));
