//! The rules of the games on a page each, the project's own decisions included.

use crate::rules::GameKind;

/// A page of rules: one sentence that says it all, then paragraphs under short headings.
#[derive(Clone, Copy, Debug)]
pub struct RulesPage {
    pub gist: &'static str,
    pub sections: &'static [(&'static str, &'static [&'static str])],
}

#[must_use]
pub const fn page(kind: GameKind) -> RulesPage {
    match kind {
        GameKind::Othello => OTHELLO,
        GameKind::Breakthrough => BREAKTHROUGH,
        GameKind::Diamond => DIAMOND,
    }
}

const OTHELLO: RulesPage = RulesPage {
    gist: "Close in the other colour to turn it into yours; more discs win.",
    sections: &[
        (
            "A move",
            &[
                "Black begins. Place a disc so that one or more straight lines of the other colour lie between it and \
                 another disc of yours: across, down or diagonally.",
                "Every disc closed in by the new one turns to your colour, in all directions at once. Turned discs do \
                 not close in others.",
            ],
        ),
        (
            "Passing",
            &["Whoever has no such move must pass, and plays again as soon as there is one. Whoever has a move may \
                 not pass."],
        ),
        (
            "The end",
            &[
                "When neither side can move, the discs are counted. Officially the winner also gets the empty squares; \
                 in a draw they are shared.",
                "With discs of wood, a player who runs out is lent some. Here discs never run out.",
            ],
        ),
    ],
};

const BREAKTHROUGH: RulesPage = RulesPage {
    gist: "Be the first to bring one piece to the far row.",
    sections: &[
        (
            "A move",
            &[
                "White begins. Move one piece one row forward, straight or diagonally, to an empty square.",
                "Capture diagonally forward, by moving onto the enemy piece. Straight ahead nothing can be captured, \
                 and captures are never compulsory.",
            ],
        ),
        (
            "The end",
            &["The first piece on the far row wins at once; so does capturing every enemy piece. There are no draws, \
                 for somebody can always move."],
        ),
        ("The board", &["Any board from 2 to 10 columns by 4 to 10 rows will do: 8 × 8 is usual, 7 × 7 the original."]),
    ],
};

const DIAMOND: RulesPage = RulesPage {
    gist: "Take all four corners of a square. Corner a piece on a triangle, and it turns to stone.",
    sections: &[
        (
            "Placing",
            &[
                "Black begins. In turn, place one of your twelve pieces on any empty point. Nothing is captured yet, but \
                 a completed square wins already.",
                "Instead of the first white piece, the second player may switch sides: the players change seats, the \
                 piece on the board stays black, and White is to move.",
            ],
        ),
        (
            "Moving",
            &[
                "When all 24 are placed, Black begins again. Move one piece along a line to the next empty point, or take \
                 one stone off the board.",
                "Stones never move and belong to nobody. Either player may take one off, if no white or black piece \
                 stands next to it; stones beside it do not matter.",
            ],
        ),
        (
            "Cornering",
            &[
                "Move onto the empty point of a triangle whose other two hold one piece of yours and one enemy: the enemy \
                 is captured and turns to stone where it stands.",
                "A move that corners two pieces on different triangles captures neither. Moving in between two enemies \
                 is safe.",
            ],
        ),
        (
            "The end",
            &[
                "Four corners of one square in your colour win, in either part of the game. Stones do not count.",
                "It is a draw by agreement, or after fifty moves in a row (both players’, once all are placed) without \
                 a capture or a removal.",
            ],
        ),
        (
            "House rules",
            &["Where the sources are silent: stones never run out; a position that stands for the third time in the \
                 moving part is a draw; so is a turn with no move and no stone to take off."],
        ),
    ],
};

#[cfg(test)]
mod tests {
    use super::*;

    fn text(kind: GameKind) -> String {
        page(kind).sections.iter().flat_map(|(_, paragraphs)| paragraphs.iter()).copied().collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn the_pages_tell_what_is_decided_here() {
        assert!(text(GameKind::Othello).contains("lent some"));
        let diamond = text(GameKind::Diamond);
        for decision in ["third time", "never run out", "no move and no stone", "fifty moves"] {
            assert!(diamond.contains(decision), "{decision}");
        }
    }

    #[test]
    fn paragraphs_are_sentences_without_stray_blanks() {
        for kind in GameKind::ALL {
            let text = text(kind);
            assert!(!text.contains("  ") && text.ends_with('.'), "{kind}: {text}");
        }
    }
}
