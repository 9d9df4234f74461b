//! Runs the fuzz target `othello_rules`.

#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| tessera_fuzz::run("othello_rules", input));
