//! Positions for the engine's tests, and what a search without any cleverness says about them.

use tessera_engine::{Limits, Report, Score, think};
use tessera_rules::{Game, GameKind, Move, Outcome, Position, Size, Variant};

pub(crate) fn start(kind: GameKind) -> Position {
    Position::start(Variant::standard(kind))
}

pub(crate) fn sized(kind: GameKind, columns: u8, rows: u8) -> Variant {
    Variant::new(kind, Size { columns, rows }).expect("an allowed size")
}

pub(crate) fn read(variant: Variant, text: &str) -> Position {
    Position::parse(variant, text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// A position of Breakthrough on 4×4.
pub(crate) fn small(text: &str) -> Position {
    read(sized(GameKind::Breakthrough, 4, 4), text)
}

pub(crate) fn diamond(text: &str) -> Position {
    read(Variant::standard(GameKind::Diamond), text)
}

/// The problem that was published with the rules of Diamond (as far as its caption tells), won by e3-e4.
pub(crate) fn problem() -> Position {
    diamond("White e2 f2 e3 g3 g4 e5 f5; Black f3 c5 b6 b4 c7 d4; neutral d5; White to move")
}

/// The position after these moves, from `position`.
pub(crate) fn play(mut position: Position, moves: &str) -> Position {
    for mv in position.parse_game(moves).unwrap_or_else(|error| panic!("{moves}: {error}")) {
        position.play_unchecked(mv);
    }
    position
}

pub(crate) fn after(position: &Position, mv: Move) -> Position {
    let mut next = position.clone();
    next.play_unchecked(mv);
    next
}

pub(crate) fn search(position: &Position, limits: &Limits) -> Report {
    think(position, limits, 0, &mut |_| ()).expect("the game goes on")
}

pub(crate) fn best(position: &Position, limits: &Limits) -> String {
    position.protocol_move(search(position, limits).best)
}

/// What plain minimax knows about a position, `n` plies deep; `None` if it does not see the end.
pub(crate) fn minimax(position: &Position, depth: u32) -> Option<Score> {
    match position.outcome() {
        Outcome::Won { side, .. } if side == position.side_to_move() => return Some(Score::Win { plies: 0 }),
        Outcome::Won { .. } => return Some(Score::Loss { plies: 0 }),
        Outcome::Drawn(_) => return Some(Score::Draw),
        Outcome::InProgress if depth == 0 => return None,
        Outcome::InProgress => {}
    }
    let replies: Vec<Option<Score>> =
        position.legal_moves().into_iter().map(|mv| minimax(&after(position, mv), depth - 1)).collect();
    let plies = |wanted: fn(&Score) -> Option<u32>| replies.iter().flatten().filter_map(wanted);
    if let Some(shortest) = plies(|reply| if let Score::Loss { plies } = reply { Some(*plies) } else { None }).min() {
        return Some(Score::Win { plies: shortest + 1 });
    }
    if replies.contains(&None) {
        return None;
    }
    if replies.contains(&Some(Score::Draw)) {
        return Some(Score::Draw);
    }
    let longest = plies(|reply| if let Score::Win { plies } = reply { Some(*plies) } else { None }).max();
    longest.map(|plies| Score::Loss { plies: plies + 1 })
}
