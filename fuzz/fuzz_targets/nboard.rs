//! Runs the fuzz target `nboard`.

#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| tessera_fuzz::run("nboard", input));
