//! `make test` runs every test of every crate, with the features that it needs, and no target of the Makefile is empty.

use std::collections::BTreeSet;

/// The names in the Makefile's list of this name.
fn listed<'a>(makefile: &'a str, list: &str) -> BTreeSet<&'a str> {
    let lines = makefile.lines().filter_map(|line| line.strip_prefix(list)?.trim_start().strip_prefix('='));
    lines.flat_map(str::split_whitespace).collect()
}

/// The tests of a manifest with the feature that each requires.
fn tests_with_features(manifest: &str) -> Vec<(&str, &str)> {
    let tables = manifest.split("[[").filter_map(|table| table.strip_prefix("test]]"));
    let find = |table, key| {
        let lines = str::lines(table).filter_map(|line| line.strip_prefix(key)?.strip_prefix(" = "));
        lines.map(|value| value.trim_matches(['"', '[', ']'])).next()
    };
    tables.filter_map(|table| Some((find(table, "name")?, find(table, "required-features")?))).collect()
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
    let root = env!("CARGO_MANIFEST_DIR");
    let makefile = std::fs::read_to_string(format!("{root}/Makefile")).expect("there is a Makefile");
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
    let root = env!("CARGO_MANIFEST_DIR");
    let read = |file: &str| std::fs::read_to_string(format!("{root}/{file}")).expect(file);
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
    assert_eq!(check.matches("clippy").count(), 3, "{check}");
}

#[test]
fn commands_without_a_package_mean_every_crate() {
    let manifest = std::fs::read_to_string(format!("{}/Cargo.toml", env!("CARGO_MANIFEST_DIR"))).expect("a manifest");
    assert!(manifest.contains("\ndefault-members = [\".\", \"crates/*\"]\n"), "the checks leave out a crate");
}

#[test]
fn make_test_runs_every_test_that_needs_features() {
    let root = env!("CARGO_MANIFEST_DIR");
    let read = |file: &str| std::fs::read_to_string(format!("{root}/{file}")).expect(file);
    let (manifest, makefile) = (read("Cargo.toml"), read("Makefile"));
    let tests = tests_with_features(&manifest);
    assert!(tests.len() > 8, "the manifest is understood: {tests:?}");
    let test = recipe(&makefile, "test").expect("there is a target for tests").join("\n");
    for (name, feature) in tests {
        let is_run = if feature == "library" {
            test.contains("test --locked --no-default-features --features library-worker\n")
        } else {
            listed(&makefile, "APP_TESTS").contains(name)
        };
        assert!(is_run, "{name}, which needs {feature}, is not run by the Makefile");
    }
}
