//! The rules of each game against slow, obvious ones, in games and on boards that the input describes.

use tessera_rules::othello::{Board8, Processor};
use tessera_rules::records::{GameRecord, GameTree};
use tessera_rules::{
    Draw, FinishedGames, Game, GameKind, Move, Outcome, Point, Position, Record, Setup, Side, Situation,
    SituationParts, Size, Topology, Variant,
};

use super::choices::Choices;
use super::diamond_naive::{End, Naive, Stone};
use super::games::assert_record;
use super::naive::NaiveBoard;
use super::notation::{assert_position, placement_after};

/// Plies of one game.
const PLIES: usize = 400;

/// A board on which pieces stand anywhere, or a position of a game; `None` if the pieces are impossible.
fn any_position(choices: &mut Choices<'_>, variant: Variant) -> Option<Position> {
    if choices.yes() {
        return Some(choices.position(variant, 60));
    }
    let placement = choices.placement(Topology::of(variant).points());
    let mut parts = Position::start(variant).situation().parts();
    parts = SituationParts { to_move: choices.side(), ..parts };
    let situation = Situation::from_parts(variant.kind(), &parts, &placement);
    Setup { variant, placement, situation }.into_position().ok()
}

/// Plays on as the input says, with a check of every position.
fn play_on(mut position: Position, mut choices: Choices<'_>, mut check: impl FnMut(&Position, Option<Move>)) {
    for _ in 0..PLIES {
        let next = choices.legal_move(&position).filter(|_| !choices.is_empty());
        check(&position, next);
        let Some(mv) = next else { break };
        position.play_unchecked(mv);
    }
}

pub(super) fn othello(input: &[u8]) {
    let mut choices = Choices::new(input);
    let side = choices.pick(&[8, 6, 10]);
    let variant = Variant::new(GameKind::Othello, Size::square(side)).expect("an allowed size");
    let Some(position) = any_position(&mut choices, variant) else { return };
    play_on(position, choices, |position, next| {
        let naive = NaiveBoard::of(position);
        let moves = naive.othello_moves();
        assert_eq!(position.legal_moves(), moves, "{position}");
        assert_eq!(position.count_legal_moves(), moves.len(), "{position}");
        for mv in &moves {
            let mut expected = position.placement();
            let own = |point| (point, Some(tessera_rules::Allegiance::Side(position.side_to_move())));
            naive.turned(*mv).iter().chain(mv.target()).map(own).for_each(|(point, disc)| expected.put(point, disc));
            assert_eq!(position.after(*mv).placement(), expected, "{mv:?} in\n{position}");
        }
        if side == 8 {
            all_processors_agree(position);
        }
        assert_ply(position, next);
    });
}

/// Every kind of processor that this machine has finds the same moves and flips as the portable functions.
fn all_processors_agree(position: &Position) {
    let (placement, side) = (position.placement(), position.side_to_move());
    let (own, opponent) = (placement.of(side).0 as u64, placement.of(side.other()).0 as u64);
    let board = Board8::new(own, opponent);
    for processor in Processor::all() {
        assert_eq!(processor.legal(own, opponent), board.legal(), "{processor:?}\n{position}");
        for square in (0..64).filter(|square| board.empty() >> square & 1 == 1) {
            assert_eq!(
                processor.flips(square, own, opponent),
                board.flips(square),
                "{processor:?} {square}\n{position}"
            );
        }
    }
}

pub(super) fn breakthrough(input: &[u8]) {
    let mut choices = Choices::new(input);
    let size = Size { columns: 2 + choices.byte() % 9, rows: 4 + choices.byte() % 7 };
    let variant = Variant::new(GameKind::Breakthrough, size).expect("an allowed size");
    let Some(position) = any_position(&mut choices, variant) else { return };
    play_on(position, choices, |position, next| {
        let naive = NaiveBoard::of(position);
        let moves = naive.breakthrough_moves();
        assert_eq!(position.legal_moves(), moves, "{position}");
        assert_eq!(position.count_legal_moves(), moves.len(), "{position}");
        assert_eq!(position.outcome().winner(), naive.breakthrough_winner(), "{position}");
        assert_eq!(position.outcome().is_over(), moves.is_empty(), "{position}");
        assert_ply(position, next);
    });
}

pub(super) fn diamond(input: &[u8]) {
    let mut choices = Choices::new(input);
    let variant = Variant::standard(GameKind::Diamond);
    let Some(start) = any_position(&mut choices, variant) else { return };
    // The text may not say which positions came before.
    let start = Position::parse(variant, &start.format_position()).expect("a written position can be read");
    let mut naive = Naive::read(&start.format_position());
    play_on(start, choices, |position, next| {
        let mut moves: Vec<String> = position.legal_moves().iter().map(|mv| position.protocol_move(*mv)).collect();
        let mut expected = naive.moves();
        moves.sort_unstable();
        expected.sort_unstable();
        assert_eq!(moves, expected, "{position}");
        assert_eq!(end_of(position.outcome()), naive.end(), "{position}");
        assert_ply(position, next);
        if let Some(mv) = next {
            naive = naive.play(&position.protocol_move(mv));
        }
    });
}

fn end_of(outcome: Outcome) -> Option<End> {
    match outcome {
        Outcome::InProgress => None,
        Outcome::Won { side: Side::First, .. } => Some(End::Win(Stone::Black)),
        Outcome::Won { side: Side::Second, .. } => Some(End::Win(Stone::White)),
        Outcome::Drawn(Draw::NoLegalAction) => Some(End::NoAction),
        Outcome::Drawn(Draw::QuietPlies) => Some(End::FiftyPlies),
        Outcome::Drawn(Draw::Repetition) => Some(End::ThirdTime),
        other => panic!("Diamond does not end with {other:?}"),
    }
}

/// What every ply promises: effects that can be applied and taken back, and texts that are read back.
fn assert_ply(position: &Position, next: Option<Move>) {
    let Some(mv) = next else { return };
    let played = position.play(mv).expect("a listed move plays");
    let mut placement = placement_after(position.placement(), &played.effects);
    assert_eq!(placement, played.next.placement(), "{mv:?} in\n{position}");
    played.effects.iter().rev().for_each(|effect| effect.revert(&mut placement));
    assert_eq!(placement, position.placement(), "{mv:?} taken back in\n{position}");
    for text in [position.format_move(mv), position.protocol_move(mv)] {
        assert_eq!(position.parse_move(&text), Ok(mv), "{text:?} in\n{position}");
    }
}

/// A game of any kind: it is played, taken back, written as a whole and as positions; illegal moves are refused.
pub(super) fn any_game(input: &[u8]) {
    let mut choices = Choices::new(input);
    let variant = choices.variant();
    let mut record = Record::new(Position::start(variant));
    while record.plies().len() < PLIES && !choices.is_empty() {
        let position = record.current().clone();
        let illegal = Move::Step { from: Point::new(choices.below(128)), to: Point::new(choices.below(128)) };
        let is_listed = position.legal_moves().contains(&illegal);
        assert_eq!(position.check(illegal).is_ok(), is_listed, "{illegal:?} in\n{position}");
        let Some(mv) = choices.legal_move(&position) else { break };
        record.play(mv).expect("a listed move plays");
    }
    assert_position(record.current());
    let (start, moves) = (record.start().clone(), record.moves());
    let text = start.format_game(&moves);
    assert_eq!(start.parse_game(&text).as_ref(), Ok(&moves), "{text}");
    if let (Some(bound), Some(ply)) = (start.longest_game(), record.plies().len().checked_sub(1)) {
        assert!(ply < bound, "{text}");
    }
    let leaves = record.current().perft(2, FinishedGames::Drop);
    let after = record.current().legal_moves().into_iter().map(|mv| record.current().after(mv).legal_moves().len());
    assert_eq!(leaves, after.map(|count| count as u64).sum::<u64>(), "{text}");
    assert_record(&GameRecord::new(GameTree::with_moves(start.clone(), &moves).expect("legal moves")));
    while let Some(ply) = record.undo() {
        assert_eq!(record.current(), &ply.before);
    }
    assert_eq!(record.current(), &start);
}
