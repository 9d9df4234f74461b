//! Runs the fuzz target `search_values`.

#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| tessera_fuzz::run("search_values", input));
