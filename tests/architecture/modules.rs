//! The modules of the crate: what each defines, which names it brings into scope, and which paths it writes.

use std::collections::{BTreeMap, HashMap, HashSet};

use super::source::{Source, inner_crates};
use super::tokens::{Token, closing};

/// The names from the library's root to a module or an item.
pub(crate) type Path = Vec<String>;

/// A path written in the code.
#[derive(Clone, Debug)]
pub(crate) struct Mention {
    pub(crate) line: usize,
    /// From the library's root.
    pub(crate) path: Path,
    /// Whether it stands in a `use` declaration.
    pub(crate) is_use: bool,
}

/// A module, in a file of its own or inline.
#[derive(Clone, Debug, Default)]
pub(crate) struct Module {
    /// The file below `src`.
    pub(crate) file: String,
    pub(crate) defined: HashSet<String>,
    /// The names that `use` brings into scope, and where each leads.
    pub(crate) bound: HashMap<String, Path>,
    /// The modules of which `use` brings all names into scope.
    pub(crate) globs: Vec<Path>,
    pub(crate) mentions: Vec<Mention>,
}

pub(crate) type Modules = BTreeMap<Path, Module>;

const ITEMS: [&str; 9] = ["struct", "enum", "union", "trait", "type", "fn", "const", "static", "macro_rules"];

/// Reads the modules of some files, with or without their tests.
pub(crate) fn read_modules(sources: &[Source], with_tests: bool) -> Modules {
    let mut modules = Modules::new();
    for source in sources {
        let code = if with_tests { &source.all_code } else { &source.code };
        read_file(source, code, &mut modules);
    }
    let written = modules.clone();
    for (path, module) in &mut modules {
        let from_root = |names: &Path| absolute(path, names, &written);
        module.bound = module.bound.iter().filter_map(|(name, to)| Some((name.clone(), from_root(to)?))).collect();
        module.globs = module.globs.iter().filter_map(from_root).collect();
        module.mentions = module
            .mentions
            .iter()
            .filter_map(|mention| Some(Mention { path: from_root(&mention.path)?, ..mention.clone() }))
            .collect();
    }
    modules
}

/// Reads one file; its paths remain as they are written.
fn read_file(source: &Source, code: &[Token], modules: &mut Modules) {
    let new = || Module { file: source.path.clone(), ..Module::default() };
    // The module that is read and those around it, each with the depth of its braces.
    let mut stack = vec![(source.module(), 0)];
    modules.entry(source.module()).or_insert_with(new);
    let (mut index, mut depth) = (0, 0);
    while index < code.len() {
        let token = &code[index];
        let (path, level) = stack.last().expect("the file's own module stays").clone();
        if token.is("{") {
            depth += 1;
        } else if token.is("}") {
            depth -= 1;
            if stack.len() > 1 && depth < level {
                stack.pop();
            }
        } else if token.is("mod") && code.get(index + 2).is_some_and(|brace| brace.is("{")) {
            let inner = [path, vec![code[index + 1].text.clone()]].concat();
            modules.entry(inner.clone()).or_insert_with(new);
            depth += 1;
            stack.push((inner, depth));
            index += 2;
        } else if token.is_name() {
            let module = modules.get_mut(&path).expect("it was entered with its path");
            index = read_name(code, index, depth == level, module);
        }
        index += 1;
    }
}

/// Reads a `use`, a definition or a path and returns the index of the last token that needs no more reading.
fn read_name(code: &[Token], index: usize, is_item: bool, module: &mut Module) -> usize {
    let token = &code[index];
    if token.is("use") {
        return read_use(code, index + 1, module);
    }
    if is_item && ITEMS.contains(&token.text.as_str()) {
        let is_macro = code.get(index + 1).is_some_and(|sign| sign.is("!"));
        module.defined.extend(code.get(index + 1 + usize::from(is_macro)).map(|name| name.text.clone()));
    }
    let begins = index == 0 || !(code[index - 1].is("::") || code[index - 1].is("."));
    let path = path_at(code, index);
    if begins && path.len() > 1 {
        module.mentions.push(Mention { line: token.line, path, is_use: false });
    }
    index
}

/// The names of the path `a::b::c` at `index`.
fn path_at(code: &[Token], index: usize) -> Path {
    let more = code[index + 1..].chunks_exact(2).take_while(|pair| pair[0].is("::") && pair[1].is_name());
    [code[index].text.clone()].into_iter().chain(more.map(|pair| pair[1].text.clone())).collect()
}

/// Reads a `use` declaration and returns the index of its `;`.
fn read_use(code: &[Token], start: usize, module: &mut Module) -> usize {
    let end = (start..code.len()).find(|index| code[*index].is(";")).unwrap_or(code.len());
    let mut leaves = Vec::new();
    read_use_tree(&code[start..end], &[], &mut leaves);
    for (line, mut path, alias) in leaves {
        if path.last().is_some_and(|last| last == "*") {
            path.pop();
            module.globs.push(path.clone());
            module.mentions.push(Mention { line, path, is_use: false });
            continue;
        }
        if path.len() > 1 && path.last().is_some_and(|last| last == "self") {
            path.pop();
        }
        if let Some(name) = alias.or_else(|| path.last().cloned()) {
            module.bound.entry(name).or_insert_with(|| path.clone());
            module.mentions.push(Mention { line, path, is_use: true });
        }
    }
    end
}

/// Collects the lines, paths and aliases of a tree of `use`.
fn read_use_tree(tokens: &[Token], prefix: &[String], leaves: &mut Vec<(usize, Path, Option<String>)>) {
    let mut path = prefix.to_vec();
    for (index, token) in tokens.iter().enumerate() {
        if token.is("{") {
            for part in at_commas(&tokens[index + 1..closing(tokens, index)]) {
                read_use_tree(part, &path, leaves);
            }
            return;
        }
        if token.is("::") && index == 0 {
            return; // another crate
        }
        if token.is("as") {
            leaves.push((token.line, path, tokens.get(index + 1).map(|alias| alias.text.clone())));
            return;
        }
        if !token.is("::") {
            path.push(token.text.clone());
        }
    }
    if let Some(first) = tokens.first() {
        leaves.push((first.line, path, None));
    }
}

/// Splits the inside of braces at the commas that are not within inner braces.
fn at_commas(tokens: &[Token]) -> impl Iterator<Item = &[Token]> {
    let mut depth = 0;
    let parts = tokens.split(move |token| {
        depth += i32::from(token.is("{")) - i32::from(token.is("}"));
        depth == 0 && token.is(",")
    });
    parts.filter(|part| !part.is_empty())
}

/// The path from the library's root; none for a path into another crate or to a local name.
fn absolute(module: &Path, names: &Path, modules: &Modules) -> Option<Path> {
    let (first, rest) = names.split_first()?;
    let supers = names.iter().take_while(|name| *name == "super").count();
    // A program's own root is not the library's, and each crate below `crates` has a root of its own.
    let root = module.first().filter(|name| name.ends_with(".rs") || inner_crates().contains(name)).cloned();
    if let Some(name) = first.strip_prefix("tessera_").filter(|name| inner_crates().iter().any(|found| found == name)) {
        return Some([&[name.to_owned()], rest].concat());
    }
    Some(match first.as_str() {
        "crate" => root.into_iter().chain(rest.iter().cloned()).collect(),
        "tessera" => rest.to_vec(),
        "self" => [module.as_slice(), rest].concat(),
        "super" => [&module[..module.len().checked_sub(supers)?], &names[supers..]].concat(),
        _ => {
            let here = modules.get(module)?;
            let inner = [module.as_slice(), std::slice::from_ref(first)].concat();
            let known = here.bound.contains_key(first) || here.defined.contains(first) || modules.contains_key(&inner);
            known.then(|| [inner.as_slice(), rest].concat())?
        }
    })
}
