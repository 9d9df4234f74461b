//! Runs the fuzz target `progress`.

#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| tessera_fuzz::run("progress", input));
