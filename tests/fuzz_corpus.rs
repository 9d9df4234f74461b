//! The fuzz targets on the stable toolchain: their committed inputs, and damaged copies of them.

#[path = "support/damage.rs"]
mod damage;
#[path = "../fuzz/src/lib.rs"]
mod fuzz;

use std::fs;
use std::panic::catch_unwind;
use std::path::{Path, PathBuf};

use damage::damaged;

/// Damaged copies of the inputs of each target.
const DAMAGED: usize = 30;

/// The names of the targets. `TESSERA_TARGETS` names some of them, with
/// blanks between them.
fn targets() -> Vec<&'static str> {
    let named = std::env::var("TESSERA_TARGETS").ok();
    let is_wanted = |target: &&str| named.as_ref().is_none_or(|named| named.split(' ').any(|name| name == *target));
    fuzz::TARGETS.iter().map(|(target, _)| *target).filter(is_wanted).collect()
}

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

/// Runs each target on `n` damaged copies of its inputs.
fn run_damaged(copies: usize) {
    for target in targets() {
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
    for target in targets() {
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
    for target in targets() {
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
