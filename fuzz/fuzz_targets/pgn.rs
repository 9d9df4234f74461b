//! Runs the fuzz target `pgn`.

#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| tessera_fuzz::run("pgn", input));
