//! What the message line and the panels say.

use std::sync::LazyLock;

use super::*;
use crate::game::player::{Level, Player, Players};
use crate::rules::{GameKind, PerSide, Ply, Point, Variant, Victory};

fn othello() -> GameText<'static> {
    GameText::new(Text::default(), Variant::standard(GameKind::Othello))
}

/// After the first move of Othello, d3.
static WHITE: LazyLock<Position> = LazyLock::new(|| black().after(Move::Place(Point::new(19))));

fn black() -> Position {
    Position::start(Variant::standard(GameKind::Othello))
}

fn view(position: &Position) -> MatchView<'_> {
    MatchView { pieces: PerSide::new(2, 2), ..MatchView::untouched(position) }
}

fn ply(mv: Move, effects: Vec<Effect>) -> Ply<Position> {
    Ply { before: black(), mv, effects }
}

#[test]
fn one_piece_is_singular() {
    let nouns = |kind: GameKind| {
        let variant = Variant::standard(kind);
        [0, 1, 2].map(|count| count_noun(GameText::new(Text::default(), variant), &Position::start(variant), count))
    };
    assert_eq!(nouns(GameKind::Othello), ["discs", "disc", "discs"]);
    assert_eq!(nouns(GameKind::Breakthrough), ["pieces", "piece", "pieces"]);
}

#[test]
fn a_turn_names_the_side_to_move() {
    assert_eq!(status(othello(), view(&WHITE)).head, "White to move.");
}

#[test]
fn a_thinking_computer_is_named_and_a_human_turn_is_yours() {
    let players = Players([Player::Human, Player::Computer(Level::LAST)]);
    let thinking = MatchView { players, thinking: true, ..view(&WHITE) };
    assert_eq!(status(othello(), thinking), Message::new("White is thinking.", ""));
    assert_eq!(seat(othello(), Side::Second, thinking), "White", "the message line names the side that thinks");
    let waiting = MatchView { players, paused: true, ..view(&WHITE) };
    assert_eq!(status(othello(), waiting), Message::new("Paused.", "Resume the computer, or move for White."));
    assert_eq!(status(othello(), MatchView { players, ..view(&WHITE) }).head, "Your move.");
}

#[test]
fn a_forced_pass_is_announced_and_remembered() {
    let forced = MatchView { pass: true, ..view(&WHITE) };
    assert_eq!(status(othello(), forced), Message::new("White has no legal move and must pass.", "Black plays again."));
    assert_eq!(seat(othello(), Side::Second, forced), "White · has no move");
    let passed = ply(Move::Pass, vec![Effect::Passed { side: Side::First }]);
    let after = MatchView { last: Some(&passed), ..view(&WHITE) };
    assert_eq!(status(othello(), after), Message::new("Black passed.", "White to move."));
    assert_eq!(seat(othello(), Side::First, after), "Black · passed");
}

#[test]
fn the_offer_of_a_draw_comes_before_everything_but_the_end() {
    let offered = MatchView { offer: Some(Side::First), selected: Some(Point::new(0)), ..view(&WHITE) };
    assert_eq!(status(othello(), offered).head, "Black offers a draw.");
    let won = Outcome::Won { side: Side::Second, by: Victory::Resignation };
    let over = MatchView { outcome: won, ..offered };
    assert_eq!(status(othello(), over), Message::new("White wins.", "Black resigned."));
    assert_eq!(seat(othello(), Side::Second, over), "White · wins");
    assert_eq!(seat(othello(), Side::First, over), "Black");
}

#[test]
fn diamond_shows_its_phase_its_swap_and_its_counter() {
    let game = GameText::new(Text::default(), Variant::standard(GameKind::Diamond));
    let start = Position::start(game.variant).after(Move::Place(Point::new(3)));
    assert_eq!(caption(game, &start, None), "Placement · 23 to place");
    let offer = MatchView { swap: true, ..view(&start) };
    assert_eq!(status(game, offer).tail, "Or switch sides and play Black.");
    let last = ply(Move::Place(Point::new(3)), vec![Effect::PhaseChanged { to: Phase::Movement }]);
    let changed = MatchView { last: Some(&last), ..view(&start) };
    assert_eq!(status(game, changed).head, "All pieces are placed. Now move them.");
    let text = "bbw4/w2b4/1w2ww2/ww3w2/b3bb1b/2b5/1w3w1b/1b2b1w b m 7 -";
    let moving = Position::parse(game.variant, text).expect("a position of Diamond");
    assert_eq!(caption(game, &moving, None), "Movement · quiet 7 / 50");
}

#[test]
fn a_selected_piece_asks_for_its_target() {
    let picked = MatchView { selected: Some(Point::new(34)), ..view(&WHITE) };
    assert_eq!(status(othello(), picked), Message::new("c5 is selected.", "Choose where to move it."));
}

#[test]
fn while_the_last_move_is_shown_it_is_named_and_no_side_is_to_move() {
    let last = ply(Move::Place(Point::new(19)), Vec::new());
    let ending = MatchView { ending: true, last: Some(&last), ..view(&WHITE) };
    assert_eq!(status(othello(), ending), Message::new("Black played d3.", ""));
    assert_eq!(Side::BOTH.map(|side| seat(othello(), side, ending)), ["Black", "White"]);
}
