//! What each game says in its own words.

use super::effects::plain_ply;
use super::{GameText, Message, Text};
use crate::game::hint::Threat;
use crate::game::selection::MovePreview;
use crate::rules::{
    Colour, Contradiction, Draw, Effect, IllegalMove, Move, Outcome, PerSide, Position, Side, Size, Victory,
};

/// A page of rules: one sentence as a summary, then paragraphs under short headings.
#[derive(Clone, Debug)]
pub struct RulesPage {
    pub gist: &'static str,
    pub sections: Vec<(&'static str, Vec<&'static str>)>,
}

/// The messages of one game.
pub(super) trait GameMessages: Sync {
    /// The game's name.
    fn name(&self, text: Text) -> &'static str;

    /// The line under the game's name on the title screen.
    fn tagline(&self, text: Text) -> &'static str;

    /// The rules, with this project's own decisions.
    fn rules(&self, text: Text) -> RulesPage;

    /// Where the game comes from, in paragraphs.
    fn origins(&self, text: Text) -> Vec<&'static str>;

    /// What the player to move is expected to do.
    fn turn_hint(&self, text: Text, position: &Position) -> &'static str;

    /// What a legal move of `mover` would do.
    fn describe(&self, game: GameText, mover: Side, mv: Move, preview: &MovePreview) -> Message;

    /// What pressing a point would do, in a few words.
    fn point_note(&self, game: GameText, mover: Side, mv: Move, preview: &MovePreview) -> String;

    /// What a ply has done, in a sentence.
    fn ply(&self, game: GameText, side: Side, mv: Move, effects: &[Effect]) -> String {
        plain_ply(game, side, mv, effects)
    }

    /// The line over the move list: the board, or the opening's name.
    fn caption(&self, game: GameText, _position: &Position, opening: Option<&str>) -> String {
        let (name, size) = (self.name(game.text), game.variant.size());
        match opening {
            Some(opening) => game.text.caption_opening(name, opening),
            None => game.text.caption_board(name, size.columns, size.rows),
        }
    }

    /// The game with its board, as the title of a match.
    fn title(&self, game: GameText) -> String {
        game.text.title_with_size(self.name(game.text), &self.board(game.text, game.variant.size()))
    }

    /// The board's size in a few words.
    fn board(&self, text: Text, size: Size) -> String {
        text.board_size(size.columns, size.rows)
    }

    /// What the number in a player's panel counts.
    fn count_noun(&self, text: Text, _position: &Position, count: usize) -> String {
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

    /// The official score of such a match, in a sentence, where it differs from the pieces on the board.
    fn official_score(&self, _game: GameText, _outcome: Outcome, _pieces: PerSide<usize>) -> Option<String> {
        None
    }

    /// How the winner won by the rules of this game; `left` pieces of the loser are on the board.
    fn victory(&self, game: GameText, winner: Side, by: Victory, left: usize) -> String;

    /// The same to the winner.
    fn your_victory(&self, game: GameText, by: Victory, left: usize) -> String;

    /// Why the game is drawn by its rules, in games with draws.
    fn draw(&self, _text: Text, _draw: Draw) -> &'static str {
        ""
    }

    /// Why a hint wins at once.
    fn winning_hint(&self, game: GameText, _by: Victory) -> String {
        game.text.hint_wins_now().into()
    }

    /// A win that a hint prevents, as a part of a sentence.
    fn threat(&self, game: GameText, threat: Threat) -> String {
        game.text.threat_win(&game.point(threat.at))
    }

    /// Why a move cannot be played and what to do instead, if only this game has the reason.
    fn illegal(&self, _game: GameText, _reason: IllegalMove) -> Option<Message> {
        None
    }

    /// Why a set-up is not a position of this game and what to do instead, for what this game's rules forbid.
    fn contradiction(&self, _game: GameText, _contradiction: Contradiction) -> Option<Message> {
        None
    }
}
