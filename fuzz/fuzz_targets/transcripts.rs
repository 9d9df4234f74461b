//! Runs the fuzz target `transcripts`.

#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| tessera_fuzz::run("transcripts", input));
