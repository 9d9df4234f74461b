//! Runs the fuzz target `settings`.

#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| tessera_fuzz::run("settings", input));
