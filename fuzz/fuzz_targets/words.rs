//! Runs the fuzz target `words`.

#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| tessera_fuzz::run("words", input));
