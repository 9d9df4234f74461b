//! Code that would compile unchanged, and wrongly, when a game is added: comparisons with one game, arrays of three.
//!
//! A `match` without `_` makes the compiler ask for the new game; `==`, `!=`, `matches!` and `[T; 3]` do not.

use super::games::{GAMES, game_of, names_a_game};
use super::ratchets;
use super::source::{Source, sources};
use super::tokens::{Kind, Token, closing};

/// Types of which three make no array of games, each with its reason.
const OTHER_THREES: &[(&str, &str)] = &[
    ("Facing", "three ways to face the board"),
    ("Handle", "meshes for three states of a piece"),
    ("Lamp", "three lamps in the room"),
];

#[test]
fn shared_code_does_not_compare_with_one_game() {
    let found = find(sources(), comparisons);
    ratchets::check("comparisons with a game", found.len(), ratchets::COMPARISONS_WITH_A_GAME, || found);
}

#[test]
fn shared_code_has_no_arrays_with_one_element_for_each_game() {
    let found = find(sources(), arrays_of_games);
    ratchets::check("arrays of games", found.len(), ratchets::ARRAYS_OF_GAMES, || found);
}

/// What a search finds in the files that all games share, as `file:line`.
fn find(sources: &[Source], search: fn(&[Token]) -> Vec<usize>) -> Vec<String> {
    let shared = sources.iter().filter(|source| game_of(&source.path).is_none());
    let places = shared.flat_map(|source| search(&source.code).into_iter().map(|line| (source.place(), line)));
    places.map(|(place, line)| format!("{place}:{line}")).collect()
}

/// The lines of `==`, `!=` and `matches!` with a variant called like a game.
fn comparisons(code: &[Token]) -> Vec<usize> {
    let mut lines = Vec::new();
    for (index, token) in code.iter().enumerate() {
        let compares = token.is("==") || token.is("!=");
        let matches = token.is("matches") && code.get(index + 1).is_some_and(|sign| sign.is("!"));
        let found = compares && (game_variant_ends(&code[..index]) || game_variant_starts(&code[index + 1..]))
            || matches && has_game_variant(&code[index + 2..=closing(code, index + 2)]);
        if found {
            lines.push(token.line);
        }
    }
    lines
}

fn is_game(token: &Token) -> bool {
    token.is_name() && GAMES.contains(&token.text.to_lowercase().as_str()) && token.text.starts_with(char::is_uppercase)
}

/// Whether the code ends in a path whose last name is a game.
fn game_variant_ends(code: &[Token]) -> bool {
    matches!(code, [.., sign, game] if sign.is("::") && is_game(game))
}

/// Whether the code starts with a path whose last name is a game.
fn game_variant_starts(code: &[Token]) -> bool {
    let path = code.iter().take_while(|token| token.is_name() || token.is("::")).count();
    game_variant_ends(&code[..path])
}

fn has_game_variant(code: &[Token]) -> bool {
    code.windows(2).any(game_variant_ends)
}

/// The lines of arrays `[T; 3]` of a type that stands for games, or in a statement that names a game.
fn arrays_of_games(code: &[Token]) -> Vec<usize> {
    let arrays = code.iter().enumerate().filter(|(_, token)| token.is("["));
    let found = arrays.filter(|(start, _)| {
        let end = closing(code, *start);
        let inside = &code[start + 1..end];
        let is_three = matches!(inside, [.., sign, three] if sign.is(";") && three.text == "3");
        is_three && (is_type_of_games(inside) || statement(code, *start, end).iter().any(is_word_of_game))
    });
    found.map(|(_, token)| token.line).collect()
}

/// Whether the first name is that of a type, and of none that comes in threes for another reason.
fn is_type_of_games(element: &[Token]) -> bool {
    let name = element.iter().find(|token| token.is_name()).map_or("", |token| token.text.as_str());
    name.starts_with(char::is_uppercase) && OTHER_THREES.iter().all(|(other, _)| *other != name)
}

fn is_word_of_game(token: &Token) -> bool {
    matches!(token.kind, Kind::Name | Kind::Text) && names_a_game(&token.text)
}

/// The statement or declaration around a piece of code.
fn statement(code: &[Token], start: usize, end: usize) -> &[Token] {
    let is_border = |token: &Token| token.is(";") || token.is("{") || token.is("}");
    let from = code[..start].iter().rposition(is_border).map_or(0, |border| border + 1);
    let to = code[end..].iter().position(is_border).map_or(code.len(), |border| end + border);
    &code[from..to]
}

fn lines(search: fn(&[Token]) -> Vec<usize>, text: &str) -> usize {
    find(&[Source::new("ui/menu.rs", text)], search).len()
}

#[test]
fn a_planted_comparison_with_a_game_is_found() {
    for text in [
        "fn f() { kind == GameKind::Othello }",
        "fn f() { GameKind::Diamond != kind }",
        "fn f() { variant.kind() == crate::rules::GameKind::Breakthrough && g() }",
        "fn f() { matches!(kind, GameKind::Othello | GameKind::Diamond) }",
        "fn f() { matches!(position, Position::Diamond(position) if position.is_quiet()) }",
    ] {
        assert_eq!(lines(comparisons, text), 1, "{text}");
    }
}

#[test]
fn a_match_and_other_comparisons_are_not_faults() {
    for text in [
        "fn f() { match kind { GameKind::Othello => a == b, GameKind::Diamond => false } }",
        "fn f() { side == Side::First; matches!(x, Some(_)) }",
        "// kind == GameKind::Othello",
        "#[cfg(test)] mod tests { fn f() { kind == GameKind::Othello } }",
    ] {
        assert_eq!(lines(comparisons, text), 0, "{text}");
    }
    assert!(find(&[Source::new("ui/othello.rs", "fn f() { a == GameKind::Othello }")], comparisons).is_empty());
}

#[test]
fn a_planted_array_of_games_is_found() {
    for text in [
        "const A: [GameKind; 3] = ALL;",
        "const A: [&str; 3] = [\"othello\", \"diamond\", \"breakthrough\"];",
        "fn f(cards: [Option<Card>; 3]) {}",
        "const A: [[Strength; 3]; 10] = B;",
        "fn f() { let files: [&[u8]; 3] = [OTHELLO, BREAKTHROUGH, DIAMOND]; }",
    ] {
        assert_eq!(lines(arrays_of_games, text), 1, "{text}");
    }
}

#[test]
fn three_numbers_and_other_threes_are_not_arrays_of_games() {
    for text in [
        "fn f(colour: [f32; 3]) { let a = [0; 3]; let b = [(); 3]; }",
        "struct A { rings: [Handle<Mesh>; 3] }",
        "const A: [&str; 3] = [\"a\", \"b\", \"c\"]; const B: [Card; 4] = C;",
    ] {
        assert_eq!(lines(arrays_of_games, text), 0, "{text}");
    }
}
