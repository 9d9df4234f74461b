//! Runs the fuzz target `wthor`.

#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| tessera_fuzz::run("wthor", input));
