//! Runs the fuzz target `obf`.

#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| tessera_fuzz::run("obf", input));
