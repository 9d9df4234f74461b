//! The board for whoever listens: what stands on a point and could be done there, and what a ply has done.

use crate::game::selection::{MovePreview, Proposal};
use crate::rules::{Allegiance, Effect, GameKind, Move, Phase, Point, Side, Topology};

use super::{GameText, count, describe};

/// A point as it is spoken of.
#[derive(Clone, Copy, Debug)]
pub struct PointState<'a> {
    pub point: Point,
    pub owner: Option<Allegiance>,
    pub mover: Side,
    /// What pressing it would do, if it is a move.
    pub proposal: Option<&'a Proposal>,
    /// A piece that can be picked up.
    pub movable: bool,
    pub selected: bool,
    /// The last ply went here.
    pub last: bool,
}

/// `e4, empty, legal: turns three discs`.
#[must_use]
pub fn spot(lexicon: GameText, spot: PointState) -> String {
    let mut parts = vec![lexicon.point(spot.point), content(lexicon, spot.owner)];
    if spot.selected {
        parts.push("picked up".into());
    } else if spot.movable {
        parts.push("can move".into());
    }
    if let Some(Proposal { mv, verdict: Ok(foresight) }) = spot.proposal {
        parts.push(legal(lexicon, spot.mover, spot.point, *mv, foresight));
    }
    if spot.last {
        parts.push("last move".into());
    }
    if lexicon.kind() == GameKind::Diamond {
        let neighbours = Topology::of(lexicon.0).neighbours(spot.point);
        parts.push(format!("lines to {}", lexicon.points(neighbours)));
    }
    parts.join(", ")
}

fn content(lexicon: GameText, owner: Option<Allegiance>) -> String {
    let piece = if lexicon.kind() == GameKind::Othello { "disc" } else { "piece" };
    match owner {
        None => "empty".into(),
        Some(Allegiance::Neutral) => "stone".into(),
        Some(Allegiance::Side(side)) => format!("{} {piece}", lexicon.colour_name(side).to_lowercase()),
    }
}

fn legal(lexicon: GameText, mover: Side, point: Point, mv: Move, foresight: &MovePreview) -> String {
    let discs = foresight.effects.iter().filter(|effect| matches!(effect, Effect::Flipped { .. })).count();
    let taken = foresight.effects.iter().any(|effect| matches!(effect, Effect::Captured { .. }));
    if foresight.outcome.is_over() {
        let proposal = Proposal { mv, verdict: Ok(foresight.clone()) };
        return format!("legal: {}", describe(lexicon, mover, &proposal).head.trim_end_matches('.'));
    }
    match foresight.effects.iter().find_map(turned_to_stone) {
        Some(at) => format!("legal: captures {}", lexicon.point(at)),
        None if discs > 0 => format!("legal: turns {}", count(discs, "disc")),
        None if taken => format!("legal: takes {}", lexicon.point(point)),
        None if matches!(mv, Move::Remove(_)) => "legal: takes the stone off".into(),
        None => "legal".into(),
    }
}

const fn turned_to_stone(effect: &Effect) -> Option<Point> {
    match effect {
        Effect::Neutralised { at, .. } => Some(*at),
        _ => None,
    }
}

/// What a ply has done: `Black plays f5 and turns one disc.`
#[must_use]
pub fn ply(lexicon: GameText, side: Side, mv: Move, effects: &[Effect]) -> String {
    let who = lexicon.colour_name(side);
    let name = |point| lexicon.point(point);
    let turned = effects.iter().filter(|effect| matches!(effect, Effect::Flipped { .. })).count();
    let taken = effects.iter().any(|effect| matches!(effect, Effect::Captured { .. }));
    let mut told = match mv {
        Move::Pass => format!("{who} passes"),
        Move::Swap => "The players switch sides".into(),
        Move::Place(at) => format!("{who} plays {}", name(at)),
        Move::Remove(at) => format!("{who} takes the stone off {}", name(at)),
        Move::Step { from, to } if taken => format!("{who} takes on {} from {}", name(to), name(from)),
        Move::Step { from, to } => format!("{who} moves {} to {}", name(from), name(to)),
    };
    if turned > 0 {
        told += &format!(" and turns {}", count(turned, "disc"));
    }
    if let Some(at) = effects.iter().find_map(turned_to_stone) {
        told += &format!(" and captures {}, which turns to stone", name(at));
    }
    told.push('.');
    if effects.contains(&Effect::PhaseChanged { to: Phase::Movement }) {
        told += " All pieces are placed: now they move.";
    }
    told
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::selection::{MoveOptions, Selection};
    use crate::rules::{Game, Position, Variant};

    fn at(position: &Position, label: &str, selected: Option<&str>) -> String {
        let lexicon = GameText(position.variant());
        let topology = position.topology();
        let named = |label: &str| topology.points().iter().find(|point| topology.label(*point) == label).unwrap();
        let point = named(label);
        let intent = Selection { cursor: Some(point), selected: selected.map(named), chosen: None };
        let choices = MoveOptions::new(position, &intent);
        let (owner, mover) = (position.placement().at(point), position.side_to_move());
        let movable = choices.origins.contains(point) && owner == Some(Allegiance::Side(mover));
        let selected = intent.selected == Some(point);
        spot(
            lexicon,
            PointState { point, owner, mover, proposal: choices.proposal.as_ref(), movable, selected, last: false },
        )
    }

    fn start(kind: GameKind) -> Position {
        Position::start(Variant::standard(kind))
    }

    fn told(position: &Position, text: &str) -> String {
        let moves = position.parse_game(text).unwrap();
        let (last, before) = moves.split_last().unwrap();
        let mut now = position.clone();
        before.iter().for_each(|mv| now.play_unchecked(*mv));
        ply(GameText(position.variant()), now.side_to_move(), *last, &now.effects(*last))
    }

    #[test]
    fn a_point_says_what_stands_there_and_what_could_be_done() {
        let othello = start(GameKind::Othello);
        assert_eq!(at(&othello, "f5", None), "f5, empty, legal: turns one disc");
        assert_eq!(at(&othello, "a1", None), "a1, empty");
        assert_eq!(at(&othello, "d4", None), "d4, white disc");
        let breakthrough = start(GameKind::Breakthrough);
        assert_eq!(at(&breakthrough, "e2", None), "e2, white piece, can move");
        assert_eq!(at(&breakthrough, "e2", Some("e2")), "e2, white piece, picked up");
        assert_eq!(at(&breakthrough, "e3", Some("e2")), "e3, empty, legal");
        assert_eq!(at(&breakthrough, "e7", None), "e7, black piece");
        let diamond = at(&start(GameKind::Diamond), "d4", None);
        assert!(diamond.starts_with("d4, empty, legal, lines to "), "{diamond}");
    }

    #[test]
    fn a_ply_is_told_with_what_it_turned_and_took() {
        assert_eq!(told(&start(GameKind::Othello), "f5"), "Black plays f5 and turns one disc.");
        assert_eq!(told(&start(GameKind::Breakthrough), "e2-e3"), "White moves e2 to e3.");
        let taking = told(&start(GameKind::Breakthrough), "e2-e3 d7-d6 e3-e4 d6-d5 e4xd5");
        assert_eq!(taking, "White takes on d5 from e4.");
        assert_eq!(told(&start(GameKind::Diamond), "d4 swap"), "The players switch sides.");
    }
}
