//! What the message line and the panels say.

use super::*;
use crate::game::matches::PlayedPly;
use crate::game::player::{Level, Player, Players};
use crate::records::NodeId;
use crate::rules::{GameKind, PerSide, Point, Variant, Victory, breakthrough, diamond, othello};

fn othello() -> GameText<'static> {
    GameText::new(Text::default(), Variant::standard(GameKind::Othello))
}

const WHITE: Situation = Situation::Othello(othello::Situation { to_move: Side::Second });

fn view(situation: &Situation) -> MatchView<'_> {
    MatchView { pieces: PerSide::new(2, 2), ..MatchView::untouched(situation) }
}

fn ply(mv: Move, effects: Vec<Effect>) -> PlayedPly {
    PlayedPly { node: NodeId::START, side: Side::First, mv, text: String::new(), effects, before: WHITE }
}

fn placing(in_hand: [u8; 2]) -> Situation {
    Situation::Diamond(diamond::Situation {
        to_move: Side::Second,
        phase: Phase::Placement,
        in_hand: PerSide(in_hand),
        quiet: 0,
        swapped: false,
        seen: Vec::new(),
    })
}

#[test]
fn one_piece_is_singular() {
    let othello = Situation::Othello(othello::Situation { to_move: Side::First });
    let breakthrough = Situation::Breakthrough(breakthrough::Situation { to_move: Side::First });
    let nouns = |situation: Situation| {
        let game = GameText::new(Text::default(), Variant::standard(situation.kind()));
        [0, 1, 2].map(|count| count_noun(game, &situation, count))
    };
    assert_eq!(nouns(othello), ["discs", "disc", "discs"]);
    assert_eq!(nouns(breakthrough), ["pieces", "piece", "pieces"]);
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
    let start = placing([11, 12]);
    assert_eq!(caption(game, &start, None), "Placement · 23 to place");
    let offer = MatchView { swap: true, ..view(&start) };
    assert_eq!(status(game, offer).tail, "Or switch sides and play Black.");
    let last = ply(Move::Place(Point::new(3)), vec![Effect::PhaseChanged { to: Phase::Movement }]);
    let changed = MatchView { last: Some(&last), ..view(&start) };
    assert_eq!(status(game, changed).head, "All pieces are placed. Now move them.");
    let Situation::Diamond(mut moving) = start.clone() else { unreachable!() };
    (moving.phase, moving.quiet) = (Phase::Movement, 7);
    assert_eq!(caption(game, &Situation::Diamond(moving), None), "Movement · quiet 7 / 50");
}

#[test]
fn a_selected_piece_asks_for_its_target() {
    let picked = MatchView { selected: Some(Point::new(34)), ..view(&WHITE) };
    assert_eq!(status(othello(), picked), Message::new("c5 is selected.", "Choose where to move it."));
}

#[test]
fn while_the_last_move_is_shown_it_is_named_and_no_side_is_to_move() {
    let last = PlayedPly { text: "c5-c6".into(), ..ply(Move::Pass, Vec::new()) };
    let ending = MatchView { ending: true, last: Some(&last), ..view(&WHITE) };
    assert_eq!(status(othello(), ending), Message::new("Black played c5–c6.", ""));
    assert_eq!(Side::BOTH.map(|side| seat(othello(), side, ending)), ["Black", "White"]);
}
