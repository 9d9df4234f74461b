//! Runs the fuzz target `setups`.

#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| tessera_fuzz::run("setups", input));
