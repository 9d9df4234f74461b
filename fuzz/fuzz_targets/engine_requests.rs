//! Runs the fuzz target `engine_requests`.

#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| tessera_fuzz::run("engine_requests", input));
