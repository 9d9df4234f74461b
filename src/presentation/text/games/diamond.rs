//! What Diamond says.

mod describe;
mod illegal;
mod setup;

use crate::game::hint::Threat;
use crate::game::selection::MovePreview;
use crate::presentation::text::effects::{neutralised, plain_ply};
use crate::presentation::text::game_messages::{GameMessages, RulesPage};
use crate::presentation::text::message::messages;
use crate::presentation::text::{GameText, Message, Text};
use crate::rules::{Colour, Contradiction, Draw, Effect, IllegalMove, Move, Outcome, Position, Side, Size, Victory};

messages! {
    fn diamond_name() = "diamond-name";
    fn diamond_tagline() = "diamond-tagline";
    fn diamond_points() = "diamond-points";
    fn diamond_hint_placement() = "diamond-hint-placement";
    fn diamond_hint_movement() = "diamond-hint-movement";
    fn diamond_caption_placement(count: u8) = "diamond-caption-placement";
    fn diamond_caption_movement(count: u8, limit: u8) = "diamond-caption-movement";
    fn diamond_in_hand() = "diamond-in-hand";
    fn diamond_place(point: &str) = "diamond-place";
    fn diamond_step(from: &str, to: &str) = "diamond-step";
    fn diamond_remove(point: &str) = "diamond-remove";
    fn diamond_switch() = "diamond-switch";
    fn diamond_nothing_captured() = "diamond-nothing-captured";
    fn diamond_captures(from: &str, to: &str, captured: &str) = "diamond-captures";
    fn diamond_corners_two(from: &str, to: &str) = "diamond-corners-two";
    fn diamond_both_safe(points: &str) = "diamond-both-safe";
    fn diamond_place_wins(point: &str) = "diamond-place-wins";
    fn diamond_step_wins(from: &str, to: &str) = "diamond-step-wins";
    fn diamond_captures_too(point: &str) = "diamond-captures-too";
    fn diamond_all_yours(points: &str) = "diamond-all-yours";
    fn diamond_last_placed() = "diamond-last-placed";
    fn diamond_no_legal_action() = "diamond-no-legal-action";
    fn diamond_quiet_plies() = "diamond-quiet-plies";
    fn diamond_repetition() = "diamond-repetition";
    fn diamond_draw() = "diamond-draw";
    fn diamond_captures_note(point: &str) = "diamond-captures-note";
    fn diamond_removes_note() = "diamond-removes-note";
    fn diamond_place_wins_note(point: &str) = "diamond-place-wins-note";
    fn diamond_step_wins_note(from: &str, to: &str) = "diamond-step-wins-note";
    fn diamond_captured(who: &str, from: &str, to: &str, captured: &str) = "diamond-captured";
    fn diamond_removed(who: &str, point: &str) = "diamond-removed";
    fn diamond_hint_square(points: &str) = "diamond-hint-square";
    fn diamond_hint_two_squares() = "diamond-hint-two-squares";
    fn diamond_threat_square(point: &str) = "diamond-threat-square";
    fn diamond_won_square(colour: Colour, points: &str) = "diamond-won-square";
    fn diamond_won_two_squares(colour: Colour) = "diamond-won-two-squares";
    fn diamond_drawn_no_legal_action() = "diamond-drawn-no-legal-action";
    fn diamond_drawn_quiet_plies() = "diamond-drawn-quiet-plies";
    fn diamond_drawn_repetition() = "diamond-drawn-repetition";
    fn diamond_illegal_neutral(point: &str) = "diamond-illegal-neutral";
    fn diamond_illegal_neutral_note() = "diamond-illegal-neutral-note";
    fn diamond_illegal_no_line(from: &str, to: &str) = "diamond-illegal-no-line";
    fn diamond_illegal_no_line_note() = "diamond-illegal-no-line-note";
    fn diamond_illegal_still_placing() = "diamond-illegal-still-placing";
    fn diamond_illegal_still_placing_note() = "diamond-illegal-still-placing-note";
    fn diamond_illegal_all_placed() = "diamond-illegal-all-placed";
    fn diamond_illegal_all_placed_note() = "diamond-illegal-all-placed-note";
    fn diamond_illegal_not_neutral(point: &str) = "diamond-illegal-not-neutral";
    fn diamond_illegal_not_neutral_note() = "diamond-illegal-not-neutral-note";
    fn diamond_illegal_neighbour(piece: &str, stone: &str) = "diamond-illegal-neighbour";
    fn diamond_illegal_neighbour_note() = "diamond-illegal-neighbour-note";
    fn diamond_illegal_late_swap() = "diamond-illegal-late-swap";
    fn diamond_illegal_late_swap_note() = "diamond-illegal-late-swap-note";
    fn diamond_setup_stones_placing() = "diamond-setup-stones-placing";
    fn diamond_setup_stones_placing_note() = "diamond-setup-stones-placing-note";
    fn diamond_setup_turn() = "diamond-setup-turn";
    fn diamond_setup_turn_note() = "diamond-setup-turn-note";
    fn diamond_setup_switched() = "diamond-setup-switched";
    fn diamond_setup_switched_note() = "diamond-setup-switched-note";
    fn diamond_setup_all_placed() = "diamond-setup-all-placed";
    fn diamond_setup_all_placed_note() = "diamond-setup-all-placed-note";
    fn diamond_setup_stones() = "diamond-setup-stones";
    fn diamond_setup_stones_note() = "diamond-setup-stones-note";
    fn diamond_setup_square(colour: Colour) = "diamond-setup-square";
    fn diamond_setup_square_note() = "diamond-setup-square-note";
    fn diamond_setup_squares(colour: Colour) = "diamond-setup-squares";
    fn diamond_setup_squares_note() = "diamond-setup-squares-note";
    fn diamond_rules_gist() = "diamond-rules-gist";
    fn diamond_rules_placing() = "diamond-rules-placing";
    fn diamond_rules_placing_1() = "diamond-rules-placing-1";
    fn diamond_rules_placing_2() = "diamond-rules-placing-2";
    fn diamond_rules_moving() = "diamond-rules-moving";
    fn diamond_rules_moving_1() = "diamond-rules-moving-1";
    fn diamond_rules_moving_2() = "diamond-rules-moving-2";
    fn diamond_rules_cornering() = "diamond-rules-cornering";
    fn diamond_rules_cornering_1() = "diamond-rules-cornering-1";
    fn diamond_rules_cornering_2() = "diamond-rules-cornering-2";
    fn diamond_rules_end_1() = "diamond-rules-end-1";
    fn diamond_rules_end_2() = "diamond-rules-end-2";
    fn diamond_rules_house() = "diamond-rules-house";
    fn diamond_rules_house_1() = "diamond-rules-house-1";
    fn diamond_origins_1() = "diamond-origins-1";
    fn diamond_origins_2() = "diamond-origins-2";
    fn diamond_origins_3() = "diamond-origins-3";
    fn diamond_origins_4() = "diamond-origins-4";
}

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
            None => game.text.diamond_caption_placement(situation.in_hand().0.iter().sum()),
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
