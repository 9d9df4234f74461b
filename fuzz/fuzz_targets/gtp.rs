//! Runs the fuzz target `gtp`.

#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| tessera_fuzz::run("gtp", input));
