//! Runs the fuzz target `diamond_rules`.

#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| tessera_fuzz::run("diamond_rules", input));
