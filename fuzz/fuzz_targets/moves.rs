//! Runs the fuzz target `moves`.

#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| tessera_fuzz::run("moves", input));
