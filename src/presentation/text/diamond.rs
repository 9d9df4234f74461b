//! What Diamond says.

use super::games::{GameMessages, neutralised};
use super::message::messages;
use super::rules::RulesPage;
use super::{GameText, Message, Text, spoken};
use crate::game::selection::MovePreview;
use crate::rules::{Colour, Draw, Effect, Move, Outcome, Phase, Point, Side, Situation, Size, Victory};

messages! {
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
    fn diamond_captured(colour: Colour, from: &str, to: &str, captured: &str) = "diamond-captured";
    fn diamond_removed(colour: Colour, point: &str) = "diamond-removed";
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
}

pub(super) struct Diamond;

impl GameMessages for Diamond {
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

    fn turn_hint(&self, text: Text, situation: &Situation) -> &'static str {
        if situation.places_pieces() { text.diamond_hint_placement() } else { text.diamond_hint_movement() }
    }

    fn describe(&self, game: GameText, _: Side, mv: Move, preview: &MovePreview) -> Message {
        let text = game.text;
        let captured = neutralised(&preview.effects);
        if let Outcome::Won { by: Victory::Square { corners }, .. } = preview.outcome {
            let head = match mv {
                Move::Step { from, to } => text.diamond_step_wins(&game.point(from), &game.point(to)),
                _ => text.diamond_place_wins(&mv.target().map_or_else(String::new, |at| game.point(at))),
            };
            let tail = match captured {
                Some(at) => text.diamond_captures_too(&game.point(at)),
                None => text.diamond_all_yours(&game.points(corners)),
            };
            return Message { head, tail };
        }
        let tail = match preview.outcome {
            Outcome::Drawn(draw) => drawn(text, draw),
            _ if last_placed(&preview.effects) => text.diamond_last_placed(),
            _ => "",
        };
        match mv {
            Move::Step { from, to } => step(game, from, to, preview, tail),
            Move::Place(at) => Message::new(text.diamond_place(&game.point(at)), tail),
            Move::Remove(at) => Message::new(text.diamond_remove(&game.point(at)), tail),
            Move::Swap => Message::new(text.diamond_switch(), tail),
            Move::Pass => Message::new(text.hint_pass(), tail),
        }
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
        let (text, colour) = (game.text, game.colour(side));
        match (mv, neutralised(effects)) {
            (Move::Step { from, to }, Some(at)) => {
                text.diamond_captured(colour, &game.point(from), &game.point(to), &game.point(at))
            }
            (Move::Remove(at), _) => text.diamond_removed(colour, &game.point(at)),
            _ => spoken::plain_ply(game, side, mv, effects),
        }
    }

    fn caption(&self, game: GameText, situation: &Situation, _: Option<&str>) -> String {
        let limit = game.info().quiet_limit.unwrap_or_default();
        match situation.quiet_plies() {
            Some(quiet) => game.text.diamond_caption_movement(quiet, limit),
            None => game.text.diamond_caption_placement(situation.in_hand().0.iter().sum()),
        }
    }

    fn title(&self, game: GameText) -> String {
        game.info().name.into()
    }

    fn board(&self, text: Text, _: Size) -> String {
        text.diamond_points().into()
    }

    fn count_noun(&self, text: Text, situation: &Situation, count: usize) -> String {
        if situation.places_pieces() { text.diamond_in_hand().into() } else { text.pieces(count) }
    }
}

/// A step that does not win; `tail` is what else it brings about, if anything.
fn step(game: GameText, from: Point, to: Point, preview: &MovePreview, tail: &str) -> Message {
    let text = game.text;
    let (origin, target) = (game.point(from), game.point(to));
    match neutralised(&preview.effects) {
        Some(at) => Message::new(text.diamond_captures(&origin, &target, &game.point(at)), tail),
        None if preview.cornered.len() > 1 => {
            let safe = text.diamond_both_safe(&game.points(preview.cornered));
            let tail = if tail.is_empty() { safe } else { tail.to_owned() };
            Message::new(text.diamond_corners_two(&origin, &target), tail)
        }
        None => {
            let tail = if tail.is_empty() { text.diamond_nothing_captured() } else { tail };
            Message::new(text.diamond_step(&origin, &target), tail)
        }
    }
}

fn last_placed(effects: &[Effect]) -> bool {
    effects.contains(&Effect::PhaseChanged { to: Phase::Movement })
}

fn drawn(text: Text, draw: Draw) -> &'static str {
    match draw {
        Draw::NoLegalAction => text.diamond_no_legal_action(),
        Draw::QuietPlies => text.diamond_quiet_plies(),
        Draw::Repetition => text.diamond_repetition(),
        Draw::EqualDiscs | Draw::Agreement => text.diamond_draw(),
    }
}

#[cfg(test)]
mod tests;
