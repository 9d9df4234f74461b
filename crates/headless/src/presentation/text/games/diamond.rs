//! What Diamond says.

mod describe;
mod illegal;
mod setup;

use crate::game::hint::Threat;
use crate::game::selection::MovePreview;
use crate::presentation::text::effects::{neutralised, plain_ply};
use crate::presentation::text::game_messages::{GameMessages, RulesPage};
use crate::presentation::text::{GameText, Message, Text};
use crate::rules::{Contradiction, Draw, Effect, IllegalMove, Move, Outcome, Position, Side, Size, Victory};

pub(super) struct Diamond;

impl GameMessages for Diamond {
    fn name(&self, text: Text) -> &'static str {
        text.diamond_name()
    }

    fn tagline(&self, text: Text) -> &'static str {
        text.diamond_tagline()
    }

    fn rules(&self, text: Text) -> RulesPage {
        RulesPage {
            gist: text.diamond_rules_gist(),
            sections: vec![
                (text.diamond_rules_placing(), vec![text.diamond_rules_placing_1(), text.diamond_rules_placing_2()]),
                (text.diamond_rules_moving(), vec![text.diamond_rules_moving_1(), text.diamond_rules_moving_2()]),
                (
                    text.diamond_rules_cornering(),
                    vec![text.diamond_rules_cornering_1(), text.diamond_rules_cornering_2()],
                ),
                (text.rules_the_end(), vec![text.diamond_rules_end_1(), text.diamond_rules_end_2()]),
                (text.diamond_rules_house(), vec![text.diamond_rules_house_1()]),
            ],
        }
    }

    fn origins(&self, text: Text) -> Vec<&'static str> {
        vec![text.diamond_origins_1(), text.diamond_origins_2(), text.diamond_origins_3(), text.diamond_origins_4()]
    }

    fn turn_hint(&self, text: Text, position: &Position) -> &'static str {
        if position.situation().places_pieces() { text.diamond_hint_placement() } else { text.diamond_hint_movement() }
    }

    fn describe(&self, game: GameText, _: Side, mv: Move, preview: &MovePreview) -> Message {
        describe::message(game, mv, preview)
    }

    fn point_note(&self, game: GameText, _: Side, mv: Move, preview: &MovePreview) -> String {
        let text = game.text;
        let won = matches!(preview.outcome, Outcome::Won { .. });
        let note = match (mv, neutralised(&preview.effects)) {
            (Move::Step { from, to }, _) if won => text.diamond_step_wins_note(&game.point(from), &game.point(to)),
            (Move::Place(at), _) if won => text.diamond_place_wins_note(&game.point(at)),
            (_, Some(at)) => text.diamond_captures_note(&game.point(at)),
            (Move::Remove(_), None) => text.diamond_removes_note().into(),
            _ => return text.point_legal().into(),
        };
        text.point_legal_note(&note)
    }

    fn ply(&self, game: GameText, side: Side, mv: Move, effects: &[Effect]) -> String {
        let (text, who) = (game.text, game.who(side));
        match (mv, neutralised(effects)) {
            (Move::Step { from, to }, Some(at)) => {
                text.diamond_captured(&who, &game.point(from), &game.point(to), &game.point(at))
            }
            (Move::Remove(at), _) => text.diamond_removed(&who, &game.point(at)),
            _ => plain_ply(game, side, mv, effects),
        }
    }

    fn caption(&self, game: GameText, position: &Position, _: Option<&str>) -> String {
        let limit = game.info().quiet_limit.unwrap_or_default();
        let situation = position.situation();
        match situation.quiet_plies() {
            Some(quiet) => game.text.diamond_caption_movement(quiet, limit),
            None => game.text.diamond_caption_placement(situation.in_hand().0.iter().sum::<u8>()),
        }
    }

    fn title(&self, game: GameText) -> String {
        self.name(game.text).into()
    }

    fn board(&self, text: Text, _: Size) -> String {
        text.diamond_points().into()
    }

    fn count_noun(&self, text: Text, position: &Position, count: usize) -> String {
        if position.situation().places_pieces() { text.diamond_in_hand().into() } else { text.pieces(count) }
    }

    fn victory(&self, game: GameText, winner: Side, by: Victory, _: usize) -> String {
        let (text, colour) = (game.text, game.colour(winner));
        match by {
            Victory::Square { corners } if corners.len() == 4 => text.diamond_won_square(colour, &game.points(corners)),
            Victory::Square { .. } => text.diamond_won_two_squares(colour),
            _ => String::new(),
        }
    }

    fn your_victory(&self, game: GameText, by: Victory, _: usize) -> String {
        match by {
            Victory::Square { corners } if corners.len() == 4 => {
                game.text.diamond_you_won_square(&game.points(corners))
            }
            _ => game.text.diamond_you_won_two_squares().into(),
        }
    }

    fn draw(&self, text: Text, draw: Draw) -> &'static str {
        match draw {
            Draw::NoLegalAction => text.diamond_drawn_no_legal_action(),
            Draw::QuietPlies => text.diamond_drawn_quiet_plies(),
            Draw::Repetition => text.diamond_drawn_repetition(),
            _ => "",
        }
    }

    fn winning_hint(&self, game: GameText, by: Victory) -> String {
        match by {
            Victory::Square { corners } if corners.len() == 4 => game.text.diamond_hint_square(&game.points(corners)),
            _ => game.text.diamond_hint_two_squares().into(),
        }
    }

    fn threat(&self, game: GameText, threat: Threat) -> String {
        game.text.diamond_threat_square(&game.point(threat.at))
    }

    fn illegal(&self, game: GameText, reason: IllegalMove) -> Option<Message> {
        illegal::message(game, reason)
    }

    fn contradiction(&self, game: GameText, contradiction: Contradiction) -> Option<Message> {
        setup::message(game, contradiction)
    }
}

#[cfg(test)]
mod tests;
