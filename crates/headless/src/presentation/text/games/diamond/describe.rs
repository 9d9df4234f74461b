//! What a move of Diamond would do.

use crate::game::selection::MovePreview;
use crate::presentation::text::effects::neutralised;
use crate::presentation::text::{GameText, Message, Text};
use crate::rules::{Draw, Effect, Move, Outcome, Phase, Point, Victory};

/// What a legal move would do.
pub(super) fn message(game: GameText, mv: Move, preview: &MovePreview) -> Message {
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
