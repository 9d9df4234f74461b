//! The fuzz targets on the stable toolchain: their committed inputs, and damaged copies of them.

#[path = "../fuzz/src/lib.rs"]
mod fuzz;

use std::fs;
use std::panic::catch_unwind;
use std::path::{Path, PathBuf};

/// Damaged copies of the inputs of each target.
const DAMAGED: usize = 30;

fn corpus(target: &str) -> Vec<(PathBuf, Vec<u8>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus").join(target);
    let entries = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("a readable folder").path()).collect();
    paths.sort();
    paths.into_iter().map(|path| (path.clone(), fs::read(path).expect("a readable file"))).collect()
}

/// Runs a target; the panic of an input names the input.
fn run(target: &str, input: &[u8], place: &str) {
    assert!(
        catch_unwind(|| fuzz::run(target, input)).is_ok(),
        "{target}, {place}: {:?}",
        String::from_utf8_lossy(input)
    );
}

/// A copy of an input that is changed in some places, by a sequence of numbers that begins with `seed`.
fn damaged(input: &[u8], seed: u64) -> Vec<u8> {
    let mut bytes = input.to_vec();
    let mut state = seed;
    let mut number = || {
        state = state.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(0x1405_7B7E_F767_814F);
        (state >> 33) as usize
    };
    for _ in 0..=number() % 4 {
        if bytes.is_empty() {
            bytes.push(number() as u8);
        }
        let at = number() % bytes.len();
        match number() % 6 {
            0 => bytes[at] ^= 1 << (number() % 8),
            1 => bytes[at] = number() as u8,
            2 => bytes.truncate(at),
            3 => drop(bytes.remove(at)),
            4 => bytes.insert(at, b" \n()[]{};:,.-0189xX\"@"[number() % 21]),
            _ => {
                let end = (at + number() % 16).min(bytes.len());
                let part = bytes[at..end].to_vec();
                let to = number() % bytes.len();
                bytes.splice(to..to, part);
            }
        }
    }
    bytes
}

/// Runs each target on so many damaged copies of its inputs.
fn run_damaged(copies: usize) {
    for (target, _) in fuzz::TARGETS {
        let inputs = corpus(target);
        for copy in 0..copies {
            let (path, input) = &inputs[copy % inputs.len()];
            run(target, &damaged(input, copy as u64), &format!("copy {copy}, of {}", path.display()));
        }
        println!("{target}: {copies} damaged inputs");
    }
}

#[test]
fn every_target_has_inputs_and_none_of_them_breaks_a_promise() {
    for (target, _) in fuzz::TARGETS {
        let inputs = corpus(target);
        assert!(inputs.len() > 2, "{target} has {} inputs", inputs.len());
        for (path, input) in inputs {
            run(target, &input, &path.display().to_string());
        }
    }
}

#[test]
fn every_target_is_a_program_of_the_fuzzer() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz");
    let manifest = fs::read_to_string(root.join("Cargo.toml")).expect("the fuzzer's manifest");
    for (target, _) in fuzz::TARGETS {
        assert!(manifest.contains(&format!("name = \"{target}\"")), "{target} is not in fuzz/Cargo.toml");
        let program = fs::read_to_string(root.join(format!("fuzz_targets/{target}.rs"))).expect(target);
        assert!(program.contains(&format!("tessera_fuzz::run(\"{target}\", input)")), "{target}");
    }
}

#[test]
fn damaged_inputs_break_no_promise() {
    run_damaged(DAMAGED);
}

#[test]
#[ignore = "takes minutes; part of `make campaign`"]
fn ten_thousand_damaged_inputs_of_each_kind_break_no_promise() {
    run_damaged(10_000);
}
