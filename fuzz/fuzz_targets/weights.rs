//! Runs the fuzz target `weights`.

#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| tessera_fuzz::run("weights", input));
