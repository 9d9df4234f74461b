//! Runs the fuzz target `trees`.

#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| tessera_fuzz::run("trees", input));
