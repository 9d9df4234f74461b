//! `make test` runs every test of every package, and no target of the Makefile is empty.

use std::collections::BTreeSet;

use super::source::{below, crate_root, files_below, inner_crates, read};

/// The names in the Makefile's list of this name.
fn listed<'a>(makefile: &'a str, list: &str) -> BTreeSet<&'a str> {
    let lines = makefile.lines().filter_map(|line| line.strip_prefix(list)?.trim_start().strip_prefix('='));
    lines.flat_map(str::split_whitespace).collect()
}

/// The commands of a target, without the test lists' variables resolved; `None` if there is no such target.
fn recipe<'a>(makefile: &'a str, target: &str) -> Option<Vec<&'a str>> {
    let mut lines = makefile.lines().skip_while(|line| !line.starts_with(&format!("{target}:")));
    lines.next()?;
    Some(lines.map_while(|line| line.strip_prefix('\t')).collect())
}

/// The targets that the lines of a script run with `make`.
fn made(script: &str) -> Vec<&str> {
    let calls =
        script.lines().filter(|line| !line.trim_start().starts_with('#')).flat_map(|line| line.split("make ").skip(1));
    calls.filter_map(|call| call.split_whitespace().next()).collect()
}

#[test]
fn every_target_that_the_makefile_names_has_commands() {
    let root = crate_root();
    let makefile = read(&root.join("Makefile"));
    let joined = makefile.replace("\\\n", " ");
    let phony = joined.lines().find_map(|line| line.strip_prefix(".PHONY:")).expect("targets are declared");
    assert!(phony.split_whitespace().count() > 15, "{phony}");
    for target in phony.split_whitespace() {
        let commands = recipe(&makefile, target).unwrap_or_else(|| panic!("the Makefile has no target {target}"));
        assert!(!commands.is_empty(), "the target {target} does nothing");
    }
}

#[test]
fn the_checks_of_a_change_run_targets_that_exist_with_all_their_lists() {
    let root = crate_root();
    let read = |file: &str| read(&root.join(file));
    let makefile = read("Makefile");
    let checks = read(".ci/run");
    assert_eq!(made(&checks), ["web-test", "check", "test"]);
    for file in [".github/workflows/tests.yml", ".github/workflows/release.yml"] {
        let workflow = read(file);
        let targets = made(&workflow);
        assert!(!targets.is_empty(), "{file} calls make");
        for target in targets {
            assert!(recipe(&makefile, target).is_some(), "{file} makes {target}, which does not exist");
        }
    }
    let test = recipe(&makefile, "test").expect("there is a target for tests").join("\n");
    assert!(test.contains("APP_TESTS") && test.contains("--doc"), "{test}");
    let check = recipe(&makefile, "check").expect("there is a target for checks").join("\n");
    assert!(check.contains("clippy --locked --workspace --all-targets"), "{check}");
}

#[test]
fn commands_without_a_package_mean_every_crate() {
    let manifest = read(&crate_root().join("Cargo.toml"));
    assert!(manifest.contains("\ndefault-members = [\".\", \"crates/*\"]\n"), "the checks leave out a crate");
}

#[test]
fn make_test_runs_the_tests_of_every_package() {
    let root = crate_root();
    let makefile = read(&root.join("Makefile"));
    let files = files_below(&root.join("tests"), "rs");
    let names = files.iter().map(|path| below(path, &root.join("tests")));
    let programs =
        names.filter_map(|name| name.strip_suffix("/main.rs").or(name.strip_suffix(".rs")).map(str::to_owned));
    let tests: BTreeSet<String> = programs.filter(|name| !name.contains('/') && name != "architecture").collect();
    let listed: BTreeSet<String> = listed(&makefile, "APP_TESTS").into_iter().map(str::to_owned).collect();
    assert_eq!(listed, tests, "the game's own tests");
    for name in inner_crates() {
        assert!(makefile.contains(&format!(" -p tessera-{name}")), "{name} is in neither list of crates");
    }
    let test = recipe(&makefile, "test").expect("there is a target for tests").join("\n");
    assert!(["-p tessera-architecture", "$(CORE)\n", "$(GAME) --lib"].iter().all(|part| test.contains(part)), "{test}");
}
