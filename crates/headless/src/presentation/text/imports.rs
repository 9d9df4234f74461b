//! Words about games from outside.

use super::Text;
use crate::library::ImportCounts;

/// What became of games from outside; `fault` is the first one, or empty. Empty if the only game was opened.
pub fn imported(text: Text, counts: ImportCounts, fault: &str) -> String {
    let ImportCounts { opened, added, lost, failed } = counts;
    if opened + added + lost == 0 {
        return text.nothing_imported(fault);
    }
    let sentence = |count: usize, sentence: &dyn Fn() -> String| if count > 0 { sentence() } else { String::new() };
    text.in_order([
        sentence(added, &|| text.games_imported(added)),
        sentence(lost, &|| text.games_not_added(lost)),
        sentence(failed, &|| text.games_not_read(failed, fault)),
    ])
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: Text = Text(crate::settings::language::Language::ENGLISH);

    #[test]
    fn an_import_says_what_it_read_and_what_not() {
        let words = |opened, added, lost, failed, fault: &str| {
            imported(TEXT, ImportCounts { opened, added, lost, failed }, fault)
        };
        assert_eq!(words(1, 0, 0, 0, ""), "");
        assert_eq!(words(0, 3, 0, 0, ""), "3 games are added to the saved games.");
        assert_eq!(words(1, 0, 0, 1, "line 2: no"), "One game could not be read: line 2: no");
        assert!(words(0, 0, 0, 1, "line 1").starts_with("There is no game in it"));
        let both = words(0, 2, 0, 4, "line 9");
        assert_eq!(both, "2 games are added to the saved games. 4 games could not be read. The first: line 9");
        assert_eq!(words(0, 0, 3, 0, ""), "3 games could not be added to the saved games.");
        let part = words(0, 2, 1, 0, "");
        assert_eq!(part, "2 games are added to the saved games. One game could not be added to the saved games.");
    }
}
