//! `make test` runs every test once, with the features that it needs.

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

#[test]
fn make_test_runs_every_test_that_needs_features() {
    let root = env!("CARGO_MANIFEST_DIR");
    let read = |file: &str| std::fs::read_to_string(format!("{root}/{file}")).expect(file);
    let (manifest, makefile) = (read("Cargo.toml"), read("Makefile"));
    let tests = tests_with_features(&manifest);
    assert!(tests.len() > 8, "the manifest is understood: {tests:?}");
    for (name, feature) in tests {
        let listed = listed(&makefile, "APP_TESTS");
        assert!(listed.contains(name), "{name}, which needs {feature}, is not in APP_TESTS of the Makefile");
    }
}
