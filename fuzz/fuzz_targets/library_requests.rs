//! Runs the fuzz target `library_requests`.

#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| tessera_fuzz::run("library_requests", input));
