//! Runs the fuzz target `game_rules`.

#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| tessera_fuzz::run("game_rules", input));
