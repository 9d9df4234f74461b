//! Runs the fuzz target `breakthrough_rules`.

#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| tessera_fuzz::run("breakthrough_rules", input));
