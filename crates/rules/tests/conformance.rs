//! One suite that every game must pass: what `Game` promises, over seeded random play.

#[path = "../../../tests/support/random.rs"]
mod random;

use rand::RngExt;
use rand::rngs::StdRng;
use random::{pick, seeded};
use tessera_rules::{
    Draw, Game, GameKind, Move, Outcome, Placement, Point, PointSet, Position, Record, Setup, Side, Size, Variant,
};

/// No random game of any of the games comes near this many plies.
const ENDLESS: usize = 5_000;

#[test]
fn othello_conforms_to_the_game_trait() {
    for size in [6, 8, 10] {
        conforms(variant(GameKind::Othello, size, size), 8);
    }
}

#[test]
fn breakthrough_conforms_to_the_game_trait() {
    for (columns, rows) in [(2, 4), (10, 4), (2, 10), (3, 7), (6, 5), (5, 6), (8, 8), (10, 10)] {
        conforms(variant(GameKind::Breakthrough, columns, rows), 8);
    }
}

#[test]
fn diamond_conforms_to_the_game_trait() {
    conforms(Variant::standard(GameKind::Diamond), 8);
}

fn variant(kind: GameKind, columns: u8, rows: u8) -> Variant {
    Variant::new(kind, Size { columns, rows }).expect("the game allows this size")
}

/// Plays one random game for each seed and checks every position of it.
fn conforms(variant: Variant, seeds: u64) {
    let start = Position::start(variant);
    assert_eq!(start.variant(), variant);
    for seed in 0..seeds {
        let mut rng = seeded(seed);
        let mut record = Record::new(start.clone());
        loop {
            let position = record.current().clone();
            judges_moves(&position, &mut rng);
            survives_being_written(&position);
            let moves = position.legal_moves();
            for mv in &moves {
                plays(&position, *mv);
            }
            if moves.is_empty() {
                break;
            }
            record.play(pick(&mut rng, &moves)).expect("a listed move plays");
            assert!(record.plies().len() < ENDLESS, "{variant:?} does not end with seed {seed}");
        }
        game_is_written_and_read_back(&record, &mut rng);
        never_outlasts_its_bound(&record);
        is_taken_back(record);
    }
}

fn judges_moves(position: &Position, rng: &mut StdRng) {
    let moves = position.legal_moves();
    assert!(moves.is_sorted_by(|a, b| a < b), "sorted and each once: {moves:?} in\n{position}");
    assert_eq!(moves.is_empty(), position.outcome().is_over(), "{:?} in\n{position}", position.outcome());
    assert_eq!(position.count_legal_moves(), moves.len(), "{position}");
    for mv in moves.iter().copied() {
        assert_eq!(position.check(mv), Ok(()), "{mv:?} is listed in\n{position}");
    }
    for mv in conceivable_moves(position, rng).into_iter().filter(|mv| moves.binary_search(mv).is_err()) {
        let Err(reason) = position.check(mv) else { panic!("{mv:?} is not listed in\n{position}") };
        assert_eq!(position.play(mv).err(), Some(reason), "{mv:?} in\n{position}");
    }
}

/// Legal and illegal ones: all that concern one point or none, steps to all neighbours, and steps at random.
fn conceivable_moves(position: &Position, rng: &mut StdRng) -> Vec<Move> {
    let topology = position.topology();
    let everywhere: Vec<Point> = (0..Point::LIMIT).map(Point::new).collect();
    let mut moves = vec![Move::Pass, Move::Swap];
    for from in everywhere.iter().copied() {
        moves.extend([Move::Place(from), Move::Remove(from), Move::Step { from, to: from }]);
        moves.extend(topology.neighbours(from).iter().map(|to| Move::Step { from, to }));
        moves.push(Move::Step { from, to: pick(rng, &everywhere) });
    }
    moves
}

/// The effects tell the whole move; the position that was played from stays as it was.
fn plays(position: &Position, mv: Move) {
    let before = position.clone();
    let played = position.play(mv).expect("a listed move plays");
    assert_eq!(*position, before, "{mv:?} changes the position it is played from");
    let mut unchecked = position.clone();
    unchecked.play_unchecked(mv);
    assert_eq!(unchecked, played.next, "{mv:?} in\n{position}");
    assert_eq!(played.effects, position.effects(mv));

    let mut placement = position.placement();
    for effect in &played.effects {
        effect.apply(&mut placement);
    }
    assert_eq!(placement, played.next.placement(), "{:?} applied in\n{position}", played.effects);
    for effect in played.effects.iter().rev() {
        effect.revert(&mut placement);
    }
    assert_eq!(placement, position.placement(), "{:?} taken back in\n{position}", played.effects);

    stands_on_the_board(&played.next);
    turns_alternate(position, mv, &played.next);
    for text in [position.format_move(mv), position.protocol_move(mv)] {
        assert_eq!(position.parse_move(&text), Ok(mv), "{text:?} in\n{position}");
    }
}

fn stands_on_the_board(position: &Position) {
    let placement = position.placement();
    let Placement { first, second, neutral } = placement;
    assert_eq!(placement.occupied() - position.topology().points(), PointSet::EMPTY, "{position}");
    assert_eq!(first.len() + second.len() + neutral.len(), placement.occupied().len(), "{position}");
}

/// The colours take turns, except that the pie rule changes the players instead: White stays to move.
fn turns_alternate(position: &Position, mv: Move, next: &Position) {
    let side = position.side_to_move();
    if mv == Move::Swap {
        assert_eq!((side, next.side_to_move()), (Side::Second, Side::Second));
        assert_eq!((position.opener(), next.opener()), (Side::First, Side::Second));
    } else {
        assert_eq!(next.side_to_move(), side.other(), "after {mv:?} in\n{position}");
        assert_eq!(next.opener(), position.opener());
    }
}

fn survives_being_written(position: &Position) {
    let setup = position.setup();
    let json = serde_json::to_string(&setup).expect("a set-up can be written");
    let reread: Setup = serde_json::from_str(&json).expect("a set-up can be read");
    assert_eq!(reread, setup, "{json}");
    assert_eq!(reread.into_position().as_ref(), Ok(position), "{json}");

    let text = position.format_position();
    let reread = Position::parse(position.variant(), &text).expect("a written position can be read");
    assert_eq!(reread.format_position(), text);
    if position.variant().kind() == GameKind::Diamond {
        // Its line of text need not tell which positions came before, and so may not know a repetition.
        assert_eq!((reread.placement(), reread.side_to_move()), (position.placement(), position.side_to_move()));
        let ended_by_history = position.outcome() == Outcome::Drawn(Draw::Repetition);
        assert!(ended_by_history || reread.legal_moves() == position.legal_moves(), "{text}");
    } else {
        assert_eq!(reread, *position, "{text}");
    }
}

/// From the start, and from somewhere on the way.
fn game_is_written_and_read_back(record: &Record<Position>, rng: &mut StdRng) {
    let moves = record.moves();
    let somewhere = rng.random_range(0..moves.len());
    for ply in [0, somewhere] {
        let position = &record.plies()[ply].before;
        let text = position.format_game(&moves[ply..]);
        assert_eq!(position.parse_game(&text).as_deref(), Ok(&moves[ply..]), "{text}\nfrom\n{position}");
    }
    assert_eq!(record.text(), record.start().format_game(&moves));
}

fn never_outlasts_its_bound(record: &Record<Position>) {
    let length = record.plies().len();
    for (index, ply) in record.plies().iter().enumerate() {
        if let Some(bound) = ply.before.longest_game() {
            assert!(length - index <= bound, "{} plies, not {bound}, from\n{}", length - index, ply.before);
        }
    }
}

fn is_taken_back(mut record: Record<Position>) {
    let positions: Vec<Position> = record.plies().iter().map(|ply| ply.before.clone()).collect();
    let moves = record.moves();
    for (before, mv) in positions.iter().zip(&moves).rev() {
        let ply = record.undo().expect("there is a ply to take back");
        assert_eq!((&ply.before, ply.mv), (before, *mv));
        assert_eq!(record.current(), before);
    }
    assert_eq!(record.undo(), None);
}
