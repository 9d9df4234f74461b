//! Runs the fuzz target `ggf`.

#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| tessera_fuzz::run("ggf", input));
