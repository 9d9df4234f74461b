//! Which file imports which.
//!
//! A file imports the file that defines what one of its paths leads to. A name that a module only re-exports, or
//! imports itself, counts for the file that defines it: importing through a facade makes no cycle. Declarations
//! `mod x;`, a module's own use of its submodules, comments and tests are no imports.

use std::collections::{BTreeMap, BTreeSet};

use super::modules::{Modules, Path, read_modules};
use super::source::Source;

/// Pairs of files, the first of which imports the second, with the lines where it does.
pub(crate) type Imports = BTreeMap<(String, String), BTreeSet<usize>>;

pub(crate) fn imports(sources: &[Source]) -> Imports {
    let modules = read_modules(sources, false);
    let mut found = Imports::new();
    for (path, module) in &modules {
        for mention in &module.mentions {
            let (target, is_module) = resolve(&mention.path, &modules, &mut Vec::new());
            let Some(file) = modules.get(&target).map(|target| &target.file) else { continue };
            // `use` of a module imports nothing yet: the paths that go on from its name do.
            if *file != module.file && !target.starts_with(path) && !(mention.is_use && is_module) {
                found.entry((module.file.clone(), file.clone())).or_default().insert(mention.line);
            }
        }
    }
    found
}

/// The module that defines what a path leads to, and whether the path leads to that module itself.
fn resolve(path: &[String], modules: &Modules, seen: &mut Vec<(Path, String)>) -> (Path, bool) {
    let mut here = Path::new();
    for (index, name) in path.iter().enumerate() {
        let inner = [here.as_slice(), std::slice::from_ref(name)].concat();
        if modules.contains_key(&inner) {
            here = inner;
            continue;
        }
        let Some(module) = modules.get(&here) else { return (here, false) };
        let step = (here.clone(), name.clone());
        if module.defined.contains(name) || seen.contains(&step) {
            return (here, false);
        }
        seen.push(step);
        if let Some(target) = module.bound.get(name).filter(|target| **target != inner) {
            return resolve(&[target, &path[index + 1..]].concat(), modules, seen);
        }
        for glob in &module.globs {
            let (found, _) = resolve(&[glob.as_slice(), std::slice::from_ref(name)].concat(), modules, seen);
            if modules.get(&found).is_some_and(|module| module.defined.contains(name)) {
                return (found, false);
            }
        }
        return (here, false);
    }
    (here, true)
}

/// The imports of a small crate, as texts `a.rs -> b.rs`.
fn imports_of(files: &[(&str, &str)]) -> Vec<String> {
    let sources: Vec<Source> = files.iter().map(|(path, text)| Source::new(path, text)).collect();
    imports(&sources).keys().map(|(from, to)| format!("{from} -> {to}")).collect()
}

#[test]
fn paths_from_the_root_and_from_the_parent_are_imports() {
    let b = ("a/b.rs", "pub struct B; pub fn f() {}");
    for text in [
        "use super::b::B;",
        "use crate::a::b::{B};",
        "use crate::{a::{self, b::{f, B as C}}};",
        "use super::b; fn g() { b::f() }",
        "use super::super::a; fn g() { a::b::f(); }",
        "fn g() { super::b::f() }",
        "mod inner { use super::super::b::B; }",
    ] {
        assert_eq!(imports_of(&[("lib.rs", ""), ("a.rs", ""), b, ("a/c.rs", text)]), ["a/c.rs -> a/b.rs"], "{text}");
    }
}

#[test]
fn a_crate_has_a_root_of_its_own_and_is_imported_by_its_name() {
    let b = ("rules/b.rs", "pub struct B;");
    let root = ("lib.rs", "pub use tessera_rules as rules; pub use tessera_rules::b as c;");
    for (user, text) in [
        ("rules/a.rs", "use crate::b::B;"),
        ("rules/a.rs", "use super::b::B;"),
        ("game.rs", "use tessera_rules::b::B;"),
        ("game.rs", "use crate::rules::b::B;"),
        ("game.rs", "use crate::c::B;"),
    ] {
        let files = [root, ("rules.rs", ""), b, (user, text)];
        assert_eq!(imports_of(&files), [format!("{user} -> rules/b.rs")], "{text}");
    }
}

#[test]
fn a_name_that_is_re_exported_counts_for_the_file_that_defines_it() {
    let b = ("a/b.rs", "pub struct B;");
    for facade in ["pub use b::B;", "use self::b::B;", "pub use b::*;", "pub use crate::a::b::B as B;"] {
        let files = [("lib.rs", ""), ("a.rs", facade), b, ("a/c.rs", "use super::B;")];
        assert_eq!(imports_of(&files), ["a/c.rs -> a/b.rs"], "{facade}");
    }
}

#[test]
fn declarations_own_submodules_tests_and_comments_are_not_imports() {
    let b = ("a/b.rs", "pub fn f() {}");
    for text in [
        "mod b; fn g() { b::f() }",
        "use self::b::f;",
        "use crate::a::b::f;",
        "#[cfg(test)] mod tests { use crate::x::X; }",
        "// use crate::x::X;\nconst S: &str = \"crate::x::X\";",
        "use super::x;",
        "use std::fmt::Display; fn x() {}",
    ] {
        let files = [("lib.rs", ""), ("a.rs", text), b, ("x.rs", "pub struct X;")];
        assert_eq!(imports_of(&files), [""; 0], "{text}");
    }
}
