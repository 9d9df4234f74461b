//! Runs the fuzz target `lessons`.

#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| tessera_fuzz::run("lessons", input));
