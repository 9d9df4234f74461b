//! The board for players who listen: what stands on a point and could be done there, and what a ply has done.

use super::games::messages_of;
use super::{GameText, Text};
use crate::game::selection::Proposal;
use crate::rules::{Allegiance, Effect, Move, Phase, Point, Side, Surface, Topology};

/// A point as it is spoken of.
#[derive(Clone, Copy, Debug)]
pub struct PointState<'a> {
    pub point: Point,
    pub owner: Option<Allegiance>,
    pub mover: Side,
    /// What pressing it would do, if it is a move.
    pub proposal: Option<&'a Proposal>,
    /// A piece that can be selected.
    pub movable: bool,
    pub selected: bool,
    /// The last ply went here.
    pub last: bool,
    /// The last ply flipped the piece here.
    pub flipped: bool,
}

/// `e4, empty, legal: flips three discs`.
pub fn spot(game: GameText, spot: PointState) -> String {
    let text = game.text;
    let mut parts = vec![game.point(spot.point), content(game, spot.owner)];
    if spot.selected {
        parts.push(text.point_selected().into());
    } else if spot.movable {
        parts.push(text.point_can_move().into());
    }
    if let Some(Proposal { mv, verdict: Ok(preview) }) = spot.proposal {
        parts.push(messages_of(game.kind()).point_note(game, spot.mover, *mv, preview));
    }
    if spot.last {
        parts.push(text.point_last_move().into());
    } else if spot.flipped {
        parts.push(text.point_flipped().into());
    }
    // The lines of a grid of cells are the same everywhere; those of a net are not.
    if game.info().surface == Surface::Crossings {
        let neighbours = Topology::of(game.variant).neighbours(spot.point);
        parts.push(text.point_connects(&game.points(neighbours)));
    }
    text.phrases(parts)
}

fn content(game: GameText, owner: Option<Allegiance>) -> String {
    match owner {
        None => game.text.point_empty().into(),
        Some(Allegiance::Neutral) => game.text.point_stone().into(),
        Some(Allegiance::Side(side)) => messages_of(game.kind()).piece(game.text, game.colour(side)),
    }
}

/// What a ply has done: `Black plays f5 and flips e5.`
pub fn ply(game: GameText, side: Side, mv: Move, effects: &[Effect]) -> String {
    let done = messages_of(game.kind()).ply(game, side, mv, effects);
    if effects.contains(&Effect::PhaseChanged { to: Phase::Movement }) {
        game.text.sentences(&done, game.text.status_all_placed())
    } else {
        done
    }
}

impl Text {
    /// The two players of a new match, with the game's name.
    pub fn opened(self, game: GameText, players: [String; 2]) -> String {
        let [first, second] = players;
        let line = |side, player: &str| self.colour_and_player(game.colour(side), player);
        self.match_opened(self.game_name(game.kind()), &line(Side::First, &first), &line(Side::Second, &second))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::selection::{MoveOptions, Selection};
    use crate::rules::{Game, GameKind, Position, Variant};

    fn text_of(position: &Position) -> GameText<'static> {
        GameText::new(Text::default(), position.variant())
    }

    fn at(position: &Position, label: &str, selected: Option<&str>) -> String {
        let topology = position.topology();
        let named = |label: &str| topology.points().iter().find(|point| topology.label(*point) == label).unwrap();
        let point = named(label);
        let selection = Selection { cursor: Some(point), selected: selected.map(named), chosen: None };
        let options = MoveOptions::new(position, &selection);
        let (owner, mover) = (position.placement().at(point), position.side_to_move());
        let movable = options.origins.contains(point) && owner == Some(Allegiance::Side(mover));
        let selected = selection.selected == Some(point);
        let proposal = options.proposal.as_ref();
        let (last, flipped) = (false, false);
        spot(text_of(position), PointState { point, owner, mover, proposal, movable, selected, last, flipped })
    }

    fn start(kind: GameKind) -> Position {
        Position::start(Variant::standard(kind))
    }

    fn spoken_ply(position: &Position, moves: &str) -> String {
        let moves = position.parse_game(moves).unwrap();
        let (last, before) = moves.split_last().unwrap();
        let mut now = position.clone();
        before.iter().for_each(|mv| now.play_unchecked(*mv));
        ply(text_of(position), now.side_to_move(), *last, &now.effects(*last))
    }

    #[test]
    fn a_point_says_what_stands_there_and_what_could_be_done() {
        let othello = start(GameKind::Othello);
        assert_eq!(at(&othello, "f5", None), "f5, empty, legal: flips one disc");
        assert_eq!(at(&othello, "a1", None), "a1, empty");
        assert_eq!(at(&othello, "d4", None), "d4, white disc");
        let breakthrough = start(GameKind::Breakthrough);
        assert_eq!(at(&breakthrough, "e2", None), "e2, white piece, can move");
        assert_eq!(at(&breakthrough, "e2", Some("e2")), "e2, white piece, selected");
        assert_eq!(at(&breakthrough, "e3", Some("e2")), "e3, empty, legal");
        assert_eq!(at(&breakthrough, "e7", None), "e7, black piece");
        let diamond = at(&start(GameKind::Diamond), "d4", None);
        assert!(diamond.starts_with("d4, empty, legal, connects to "), "{diamond}");
    }

    #[test]
    fn a_piece_that_can_be_captured_says_so() {
        let mut position = start(GameKind::Breakthrough);
        for mv in position.parse_game("e2-e3 d7-d6 e3-e4 d6-d5").unwrap() {
            position.play_unchecked(mv);
        }
        assert_eq!(at(&position, "d5", Some("e4")), "d5, black piece, can be captured");
    }

    #[test]
    fn a_ply_says_what_it_flipped_and_captured() {
        assert_eq!(spoken_ply(&start(GameKind::Othello), "f5"), "Black plays f5 and flips e5.");
        assert_eq!(spoken_ply(&start(GameKind::Othello), "f5 d6 c3"), "Black plays c3 and flips d4.");
        assert_eq!(spoken_ply(&start(GameKind::Breakthrough), "e2-e3"), "White moves e2 to e3.");
        let capture = spoken_ply(&start(GameKind::Breakthrough), "e2-e3 d7-d6 e3-e4 d6-d5 e4xd5");
        assert_eq!(capture, "White takes d5 from e4.");
        assert_eq!(spoken_ply(&start(GameKind::Diamond), "d4 swap"), "The players switch sides.");
    }
}
