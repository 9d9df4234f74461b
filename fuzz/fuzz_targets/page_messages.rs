//! Runs the fuzz target `page_messages`.

#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| tessera_fuzz::run("page_messages", input));
