//! Runs the fuzz target `positions`.

#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| tessera_fuzz::run("positions", input));
