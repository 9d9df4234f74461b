//! Runs the fuzz target `proofs`.

#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| tessera_fuzz::run("proofs", input));
