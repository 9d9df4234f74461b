//! What Othello says.

use std::cmp::Ordering;

use crate::game::selection::MovePreview;
use crate::presentation::text::effects::{flipped, plain_ply};
use crate::presentation::text::game_messages::{GameMessages, RulesPage};
use crate::presentation::text::{GameText, Message, Text};
use crate::rules::{Colour, Draw, Effect, IllegalMove, Move, Outcome, PerSide, Position, Side, Victory};

/// More flipped discs than this are counted, not listed.
const LISTED: usize = 6;
/// The same in announcements, which are read aloud.
const ANNOUNCED: usize = 8;

pub(super) struct Othello;

impl GameMessages for Othello {
    fn name(&self, text: Text) -> &'static str {
        text.othello_name()
    }

    fn tagline(&self, text: Text) -> &'static str {
        text.othello_tagline()
    }

    fn rules(&self, text: Text) -> RulesPage {
        RulesPage {
            gist: text.othello_rules_gist(),
            sections: vec![
                (text.rules_a_move(), vec![text.othello_rules_move_1(), text.othello_rules_move_2()]),
                (text.othello_rules_passing(), vec![text.othello_rules_passing_1()]),
                (text.rules_the_end(), vec![text.othello_rules_end_1(), text.othello_rules_end_2()]),
            ],
        }
    }

    fn origins(&self, text: Text) -> Vec<&'static str> {
        vec![text.othello_origins_1(), text.othello_origins_2(), text.othello_origins_3()]
    }

    fn turn_hint(&self, text: Text, _: &Position) -> &'static str {
        text.othello_turn_hint()
    }

    fn describe(&self, game: GameText, _: Side, mv: Move, preview: &MovePreview) -> Message {
        let text = game.text;
        let Move::Place(at) = mv else { return Message::new(text.hint_pass(), "") };
        let flipped = flipped(&preview.effects);
        let tail = match preview.outcome {
            Outcome::Won { side, .. } => text.othello_ends_won(game.colour(side)),
            Outcome::Drawn(_) => text.othello_ends_drawn().into(),
            Outcome::InProgress => String::new(),
        };
        let head = if flipped.len() <= LISTED {
            text.othello_flips_which(&game.point(at), &game.points(flipped))
        } else {
            text.othello_flips(&game.point(at), flipped.len())
        };
        Message::new(head, tail)
    }

    fn point_note(&self, game: GameText, _: Side, _: Move, preview: &MovePreview) -> String {
        let note = game.text.othello_flips_note(flipped(&preview.effects).len());
        game.text.point_legal_note(&note)
    }

    fn ply(&self, game: GameText, side: Side, mv: Move, effects: &[Effect]) -> String {
        let Move::Place(at) = mv else { return plain_ply(game, side, mv, effects) };
        let (who, at, flipped) = (game.who(side), game.point(at), flipped(effects));
        if flipped.len() > ANNOUNCED {
            game.text.othello_played(&who, &at, flipped.len())
        } else {
            game.text.othello_played_which(&who, &at, &game.points(flipped))
        }
    }

    fn count_noun(&self, text: Text, _: &Position, count: usize) -> String {
        text.othello_discs(count)
    }

    fn piece(&self, text: Text, colour: Colour) -> String {
        text.othello_disc(colour)
    }

    fn score_line(&self, game: GameText, outcome: Outcome, discs: PerSide<usize>) -> Option<String> {
        if !is_counted(outcome) {
            return None;
        }
        let first = outcome.winner().unwrap_or(Side::First);
        let second = first.other();
        Some(match differing_official_score(game, discs) {
            None => game.text.othello_score(discs[first], discs[second]),
            Some(official) => {
                game.text.othello_score_official(discs[first], discs[second], official[first], official[second])
            }
        })
    }

    fn victory(&self, game: GameText, winner: Side, by: Victory, left: usize) -> String {
        match by {
            Victory::MoreDiscs if left == 0 => game.text.othello_won_all_flipped(game.colour(winner)),
            Victory::MoreDiscs => game.text.othello_won_more_discs(game.colour(winner)),
            _ => String::new(),
        }
    }

    fn your_victory(&self, game: GameText, _: Victory, left: usize) -> String {
        match left {
            0 => game.text.othello_you_won_all_flipped().into(),
            _ => game.text.othello_you_won_more_discs().into(),
        }
    }

    fn draw(&self, text: Text, draw: Draw) -> &'static str {
        if draw == Draw::EqualDiscs { text.othello_drawn_equal_discs() } else { "" }
    }

    fn winning_hint(&self, game: GameText, _: Victory) -> String {
        game.text.othello_hint_discs().into()
    }

    fn illegal(&self, game: GameText, reason: IllegalMove) -> Option<Message> {
        let text = game.text;
        Some(match reason {
            IllegalMove::FlipsNothing(at) => Message::new(
                text.othello_illegal_flips_nothing(&game.point(at)),
                text.othello_illegal_flips_nothing_note(),
            ),
            IllegalMove::MayNotPass => {
                Message::new(text.othello_illegal_may_not_pass(), text.illegal_choose_marked(game.info().surface))
            }
            IllegalMove::MustPass => {
                Message::new(text.othello_illegal_must_pass(), text.othello_illegal_must_pass_note())
            }
            _ => return None,
        })
    }

    fn official_score(&self, game: GameText, outcome: Outcome, discs: PerSide<usize>) -> Option<String> {
        let official = differing_official_score(game, discs).filter(|_| is_counted(outcome))?;
        let first = outcome.winner().unwrap_or(Side::First);
        Some(game.text.othello_official_score(official[first], official[first.other()]))
    }
}

/// Whether the discs decided the match.
const fn is_counted(outcome: Outcome) -> bool {
    matches!(outcome, Outcome::Won { by: Victory::MoreDiscs, .. } | Outcome::Drawn(Draw::EqualDiscs))
}

/// The official score of a finished game, if it is not the number of discs.
fn differing_official_score(game: GameText, discs: PerSide<usize>) -> Option<PerSide<usize>> {
    let size = game.variant.size();
    let official = official_score(discs, usize::from(size.columns) * usize::from(size.rows));
    (official != discs).then_some(official)
}

/// The official score of a finished game: the winner also gets the empty squares; in a draw each side gets half.
fn official_score(discs: PerSide<usize>, squares: usize) -> PerSide<usize> {
    let PerSide([first, second]) = discs;
    let empty = squares.saturating_sub(first + second);
    match first.cmp(&second) {
        Ordering::Greater => PerSide::new(first + empty, second),
        Ordering::Less => PerSide::new(first, second + empty),
        Ordering::Equal => PerSide::new(first + empty / 2, second + empty / 2),
    }
}

#[cfg(test)]
mod tests;
