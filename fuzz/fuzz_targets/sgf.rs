//! Runs the fuzz target `sgf`.

#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| tessera_fuzz::run("sgf", input));
