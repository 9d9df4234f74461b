//! Runs the fuzz target `any_format`.

#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| tessera_fuzz::run("any_format", input));
