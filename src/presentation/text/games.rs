//! What each game says in its own words, and the one table of the games.

use super::message::MessageSpec;
use super::rules::RulesPage;
use super::{GameText, Message, Text, breakthrough, diamond, illegal, othello, spoken};
use crate::game::selection::{MovePreview, Proposal};
use crate::rules::{Colour, Effect, GameKind, Move, Outcome, PerSide, Point, Side, Situation, Size};

/// The messages of one game.
pub(super) trait GameMessages: Sync {
    /// The line under the game's name on the title screen.
    fn tagline(&self, text: Text) -> &'static str;

    /// The rules, with this project's own decisions.
    fn rules(&self, text: Text) -> RulesPage;

    /// What the player to move is expected to do.
    fn turn_hint(&self, text: Text, situation: &Situation) -> &'static str;

    /// What a legal move of `mover` would do.
    fn describe(&self, game: GameText, mover: Side, mv: Move, preview: &MovePreview) -> Message;

    /// What pressing a point would do, in a few words.
    fn point_note(&self, game: GameText, mover: Side, mv: Move, preview: &MovePreview) -> String;

    /// What a ply has done, in a sentence.
    fn ply(&self, game: GameText, side: Side, mv: Move, effects: &[Effect]) -> String {
        spoken::plain_ply(game, side, mv, effects)
    }

    /// The line over the move list: the board, or the opening's name.
    fn caption(&self, game: GameText, _situation: &Situation, opening: Option<&str>) -> String {
        let (name, size) = (game.info().name, game.variant.size());
        match opening {
            Some(opening) => game.text.caption_opening(name, opening),
            None => game.text.caption_board(name, size.columns, size.rows),
        }
    }

    /// The game with its board, as the title of a match.
    fn title(&self, game: GameText) -> String {
        game.text.title_with_size(game.info().name, &self.board(game.text, game.variant.size()))
    }

    /// The board's size in a few words.
    fn board(&self, text: Text, size: Size) -> String {
        text.board_size(size.columns, size.rows)
    }

    /// What the number in a player's panel counts.
    fn count_noun(&self, text: Text, _situation: &Situation, count: usize) -> String {
        text.pieces(count)
    }

    /// A piece of this colour.
    fn piece(&self, text: Text, colour: Colour) -> String {
        text.piece_of_colour(colour)
    }

    /// The score of a match that was played to its end, in games that count.
    fn score_line(&self, _game: GameText, _outcome: Outcome, _pieces: PerSide<usize>) -> Option<String> {
        None
    }
}

/// The declarations of all games' messages.
pub(super) const TABLES: [&[MessageSpec]; GameKind::COUNT] =
    [othello::MESSAGES, breakthrough::MESSAGES, diamond::MESSAGES];

/// The messages of a game.
pub(super) fn messages_of(kind: GameKind) -> &'static dyn GameMessages {
    match kind {
        GameKind::Othello => &othello::Othello,
        GameKind::Breakthrough => &breakthrough::Breakthrough,
        GameKind::Diamond => &diamond::Diamond,
    }
}

/// What the move that is pointed at would do, or why it cannot be played; `mover` is the side that would play it.
#[must_use]
pub fn describe(game: GameText, mover: Side, proposal: &Proposal) -> Message {
    match &proposal.verdict {
        Err(reason) => illegal(game, *reason),
        Ok(preview) => messages_of(game.kind()).describe(game, mover, proposal.mv, preview),
    }
}

/// The point of a piece that these effects turn to stone.
pub(super) fn neutralised(effects: &[Effect]) -> Option<Point> {
    effects.iter().find_map(|effect| match *effect {
        Effect::Neutralised { at, .. } => Some(at),
        _ => None,
    })
}

/// Whether these effects capture a piece that leaves the board.
pub(super) fn captures(effects: &[Effect]) -> bool {
    effects.iter().any(|effect| matches!(effect, Effect::Captured { .. }))
}
