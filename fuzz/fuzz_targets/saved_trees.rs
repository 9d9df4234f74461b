//! Runs the fuzz target `saved_trees`.

#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| tessera_fuzz::run("saved_trees", input));
