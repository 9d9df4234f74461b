//! The rules of the games on a page each, the project's own decisions included.

use super::Text;
use super::games::messages_of;
use crate::rules::GameKind;

pub use super::game_messages::RulesPage;

/// The rules of a game.
pub fn page(text: Text, kind: GameKind) -> RulesPage {
    messages_of(kind).rules(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn paragraphs(kind: GameKind) -> String {
        let sections = page(Text::default(), kind).sections;
        sections.into_iter().flat_map(|(_, paragraphs)| paragraphs).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn the_pages_state_this_project_s_own_decisions() {
        assert!(paragraphs(GameKind::Othello).contains("discs never run out"));
        let diamond = paragraphs(GameKind::Diamond);
        for decision in ["third time", "never run out", "no move and no stone", "fifty moves"] {
            assert!(diamond.contains(decision), "{decision}");
        }
    }

    #[test]
    fn paragraphs_are_sentences_without_stray_blanks() {
        for kind in GameKind::ALL {
            let text = paragraphs(kind);
            assert!(!text.contains("  ") && text.ends_with('.'), "{kind}: {text}");
        }
    }
}
