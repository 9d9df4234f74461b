//! Files that all games share name no game: what is special about a game stands in the game's own files.

use std::collections::{BTreeMap, BTreeSet};

use tessera_rules::GameKind;

use super::ratchets;
use super::source::{Source, sources};
use super::tokens::{Kind, Token};

/// The names of the games, which are also those of their modules.
pub(crate) const GAMES: [&str; GameKind::COUNT] = {
    let mut names = [""; GameKind::COUNT];
    let mut index = 0;
    while index < names.len() {
        names[index] = GameKind::ALL[index].info().id;
        index += 1;
    }
    names
};

/// Enums whose variants may belong to one game.
const RESULTS: [&str; 3] = ["Victory", "Draw", "IllegalMove"];

type Variant = (String, String);

#[test]
fn few_shared_files_name_a_game() {
    let found = files_naming_a_game(sources());
    let list = |files: &[&str]| files.iter().map(|file| format!("{file}: {} lines", found[file])).collect();
    let all: Vec<&str> = found.keys().copied().collect();
    ratchets::check("shared files name a game", all.len(), ratchets::FILES_NAMING_A_GAME, || list(&all));
    let elsewhere: Vec<&str> = all.into_iter().filter(|path| !may_name_games(path)).collect();
    let limit = ratchets::FILES_NAMING_A_GAME_ELSEWHERE;
    let what = "shared files outside protocol, lab and training name a game";
    ratchets::check(what, elsewhere.len(), limit, || list(&elsewhere));
}

/// The game that a file belongs to by its folder or its own name; none for a shared file.
pub(crate) fn game_of(path: &str) -> Option<&'static str> {
    let mut parts = path.trim_end_matches(".rs").split('/');
    parts.find_map(|part| GAMES.into_iter().find(|game| part.starts_with(game)))
}

/// Whether a text has the name of a game in it.
pub(crate) fn names_a_game(text: &str) -> bool {
    let text = text.to_lowercase();
    GAMES.iter().any(|game| text.contains(game))
}

/// Protocols, the lab and training talk about single games by their nature.
fn may_name_games(path: &str) -> bool {
    let mut parts = path.trim_end_matches(".rs").split('/');
    path.starts_with("engine/protocol") || path.starts_with("lab") || parts.any(|part| part == "train")
}

/// The shared files that name a game, with the numbers of lines on which they do.
fn files_naming_a_game(sources: &[Source]) -> BTreeMap<&str, usize> {
    let variants = variants_of_one_game(sources);
    let shared = sources.iter().filter(|source| game_of(&source.path).is_none());
    let counted = shared.map(|source| (source.path.as_str(), lines_naming_a_game(&source.code, &variants)));
    counted.filter(|(_, lines)| *lines > 0).collect()
}

/// Counts the lines with a game's name in an identifier or a string, or with a variant that belongs to one game.
fn lines_naming_a_game(code: &[Token], variants: &BTreeSet<Variant>) -> usize {
    let words = code.iter().filter(|token| matches!(token.kind, Kind::Name | Kind::Text) && names_a_game(&token.text));
    let results = result_variants(code).filter(|(variant, _)| variants.contains(variant)).map(|(_, line)| line);
    words.map(|token| token.line).chain(results).collect::<BTreeSet<usize>>().len()
}

/// The variants that the rules of exactly one game name: they belong to that game.
fn variants_of_one_game(sources: &[Source]) -> BTreeSet<Variant> {
    let mut games: BTreeMap<Variant, BTreeSet<&str>> = BTreeMap::new();
    for source in sources.iter().filter(|source| source.path.starts_with("rules/")) {
        for (variant, _) in result_variants(&source.code) {
            games.entry(variant).or_default().extend(game_of(&source.path));
        }
    }
    games.into_iter().filter(|(_, games)| games.len() == 1).map(|(variant, _)| variant).collect()
}

/// Every `Enum::Variant` of the result enums with its line.
fn result_variants(code: &[Token]) -> impl Iterator<Item = (Variant, usize)> {
    let paths = code.windows(3).filter(|part| part[1].is("::") && part[2].is_name());
    let results = paths.filter(|part| RESULTS.contains(&part[0].text.as_str()));
    results.map(|part| ((part[0].text.clone(), part[2].text.clone()), part[2].line))
}

fn naming(files: &[(&str, &str)]) -> Vec<(String, usize)> {
    let sources: Vec<Source> = files.iter().map(|(path, text)| Source::new(path, text)).collect();
    files_naming_a_game(&sources).into_iter().map(|(path, lines)| (path.to_owned(), lines)).collect()
}

#[test]
fn a_planted_game_in_a_shared_file_is_found() {
    for text in [
        "use crate::rules::othello::Board;",
        "fn f(kind: GameKind) -> bool { kind == GameKind::Diamond }",
        "fn set_breakthrough() {}",
        "const A: &str = \"play Othello\";",
        "fn f() { g(Victory::FarRow { at }) }",
    ] {
        let rules = ("rules/breakthrough.rs", "fn f() { Victory::FarRow { at }; }");
        assert_eq!(naming(&[rules, ("ui/menu.rs", text)]), [("ui/menu.rs".into(), 1)], "{text}");
    }
}

#[test]
fn comments_tests_and_the_files_of_a_game_may_name_it() {
    for (path, text) in [
        ("ui/menu.rs", "//! Othello.\n// diamond\n#[cfg(test)] mod tests { use crate::rules::othello; }"),
        ("ui/menu.rs", "fn f() { g(Victory::Resignation, Victory::NotARealOne) }"),
        ("rules/othello/board.rs", "struct Othello;"),
        ("ui/words/diamond.rs", "struct Diamond;"),
        ("engine/breakthrough_race.rs", "struct Breakthrough;"),
    ] {
        assert_eq!(naming(&[(path, text)]), [], "{path}: {text}");
    }
}

#[test]
fn a_variant_that_the_rules_of_two_games_name_belongs_to_none() {
    let text = "fn f() { IllegalMove::NotYours(at); }";
    let games = [("rules/diamond/judge.rs", text), ("rules/breakthrough.rs", text)];
    assert_eq!(naming(&[games[0], ("ui/menu.rs", text)]), [("ui/menu.rs".into(), 1)]);
    assert_eq!(naming(&[games[0], games[1], ("ui/menu.rs", text)]), []);
}

#[test]
fn protocols_the_lab_and_training_may_name_games() {
    for path in ["engine/protocol/gtp.rs", "lab.rs", "engine/train/subject.rs", "engine/train.rs"] {
        assert!(may_name_games(path), "{path}");
    }
    assert!(!may_name_games("engine/search.rs"));
}
