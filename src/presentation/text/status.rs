//! How the match stands while nobody points at anything: whose turn it is, and what has just happened.

use crate::game::matches::{PlayedPly, Seats};
use crate::game::player::Players;
use crate::rules::{Effect, Move, Outcome, PerSide, Phase, Point, Side, Situation};

use super::turn::{offered, switched, turn};
use super::{GameText, Message, headline, reason};

/// What the status depends on, as values.
#[derive(Clone, Copy, Debug)]
pub struct MatchView<'a> {
    pub situation: &'a Situation,
    pub outcome: Outcome,
    pub last: Option<&'a PlayedPly>,
    /// The side that has offered a draw.
    pub offer: Option<Side>,
    pub selected: Option<Point>,
    pub players: Players,
    pub seats: Seats,
    /// A computer is to move, and thinks.
    pub thinking: bool,
    /// A computer would be to move, but waits.
    pub paused: bool,
    /// Pieces on the board.
    pub pieces: PerSide<usize>,
    /// Passing (Othello) or switching sides (Diamond) is legal now.
    pub pass: bool,
    pub swap: bool,
}

/// The message line while no move is pointed at.
#[must_use]
pub fn status(lexicon: GameText, table: MatchView) -> Message {
    if table.outcome.is_over() {
        return Message::new(
            format!("{}.", headline(lexicon, table.outcome)),
            reason(lexicon, table.outcome, table.pieces),
        );
    }
    let mover = lexicon.colour_name(table.situation.to_move());
    let turn = turn(lexicon, table);
    let other = lexicon.colour_name(table.situation.to_move().other());
    if let Some(side) = table.offer {
        return offered(lexicon, table, side);
    }
    if table.paused {
        return Message::new(format!("{mover} waits."), "Let the computer go on, or move for it.");
    }
    if table.pass {
        return Message::new(format!("{mover} has no move: pass."), format!("{other} plays again."));
    }
    if let Some(at) = table.selected {
        return Message::new(format!("{} is picked up.", lexicon.point(at)), "Choose where it goes.");
    }
    match table.last {
        Some(ply) if ply.mv == Move::Pass => Message::new(format!("{} passed.", lexicon.colour_name(ply.side)), turn),
        Some(ply) if ply.mv == Move::Swap => switched(lexicon, table, ply.side, turn),
        Some(ply) if ply.effects.contains(&Effect::PhaseChanged { to: Phase::Movement }) => {
            Message::new("All pieces are placed: now they move.", turn)
        }
        _ if table.swap => Message::new(turn, format!("Or switch sides, and play {other} from here on.")),
        _ if table.thinking => Message::new(turn, ""),
        _ => Message::new(turn, hint(table.situation)),
    }
}

/// What a turn is about.
const fn hint(situation: &Situation) -> &'static str {
    match situation {
        Situation::Othello { .. } => "Place a disc so that others are closed in.",
        Situation::Breakthrough { .. } => "Pick up a piece to see where it can go.",
        Situation::Diamond(diamond) => match diamond.phase {
            Phase::Placement => "Place a piece on any empty point.",
            Phase::Movement => "Move a piece along a line.",
        },
    }
}

/// The line in spaced capitals over the move list: the board or the opening's name; in Diamond phase and quiet counter.
#[must_use]
pub fn caption(lexicon: GameText, situation: &Situation, opening: Option<&str>) -> String {
    let board = |game: &str| format!("{game} · {} × {}", lexicon.0.size().columns, lexicon.0.size().rows);
    match situation {
        Situation::Othello { .. } => opening.map_or_else(|| board("Othello"), |name| format!("Othello · {name}")),
        Situation::Breakthrough { .. } => board("Breakthrough"),
        Situation::Diamond(diamond) => match diamond.phase {
            Phase::Placement => {
                let left: u8 = diamond.in_hand.0.iter().sum();
                format!("Placement · {left} to place")
            }
            Phase::Movement => format!("Movement · quiet {} / 50", diamond.quiet),
        },
    }
}

/// What a player's panel says under the name: colour, and what concerns this side now.
#[must_use]
pub fn seat(lexicon: GameText, side: Side, table: MatchView) -> String {
    let colour = lexicon.colour_name(side);
    seat_note(table, side).map_or_else(|| colour.into(), |note| format!("{colour} · {note}"))
}

/// What concerns this side now, without its colour.
#[must_use]
pub fn seat_note(table: MatchView, side: Side) -> Option<&'static str> {
    let passed = table.last.is_some_and(|ply| ply.mv == Move::Pass && ply.side == side);
    let note = match table.outcome {
        Outcome::Won { side: winner, .. } if winner == side => "wins",
        outcome if outcome.is_over() => return None,
        _ if table.offer == Some(side) => "offers a draw",
        _ if table.situation.to_move() == side && table.pass => "has no move",
        _ if table.situation.to_move() == side && table.thinking => "thinking",
        _ if table.situation.to_move() == side && table.paused => "waits",
        _ if table.situation.to_move() == side => "your move",
        _ if passed => "passed",
        _ => return None,
    };
    Some(note)
}

/// What the figure in a player's panel counts.
#[must_use]
pub fn count_label(situation: &Situation, count: usize) -> &'static str {
    match situation {
        Situation::Diamond(diamond) if diamond.phase == Phase::Placement => "in hand",
        Situation::Othello { .. } if count == 1 => "disc",
        Situation::Othello { .. } => "discs",
        _ if count == 1 => "piece",
        _ => "pieces",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::matches::Seat;
    use crate::game::player::{Level, Player};
    use crate::rules::{GameKind, Variant, Victory, breakthrough, diamond, othello};

    fn othello() -> GameText {
        GameText(Variant::standard(GameKind::Othello))
    }

    const WHITE: Situation = Situation::Othello(othello::Situation { to_move: Side::Second });

    fn table(situation: &Situation) -> MatchView<'_> {
        let outcome = Outcome::InProgress;
        let pieces = PerSide::new(2, 2);
        let (players, seats) = (Players::HUMANS, Seats(PerSide::new(Seat::One, Seat::Two)));
        let (last, offer, selected) = (None, None, None);
        let [thinking, paused, pass, swap] = [false; 4];
        MatchView { situation, outcome, last, offer, selected, players, seats, thinking, paused, pieces, pass, swap }
    }

    fn ply(mv: Move, effects: Vec<Effect>) -> PlayedPly {
        PlayedPly { side: Side::First, mv, text: String::new(), effects, before: WHITE }
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
    fn one_piece_is_not_called_pieces() {
        let othello = Situation::Othello(othello::Situation { to_move: Side::First });
        let breakthrough = Situation::Breakthrough(breakthrough::Situation { to_move: Side::First });
        let told = |situation| [0, 1, 2].map(|count| count_label(&situation, count));
        assert_eq!(told(othello), ["discs", "disc", "discs"]);
        assert_eq!(told(breakthrough), ["pieces", "piece", "pieces"]);
    }

    #[test]
    fn a_quiet_turn_says_whose_it_is() {
        assert_eq!(status(othello(), table(&WHITE)).head, "White to move.");
    }

    #[test]
    fn a_computer_s_turn_is_told_and_a_person_s_called_yours() {
        let players = Players([Player::Human, Player::Computer(Level::LAST)]);
        let thinking = MatchView { players, thinking: true, ..table(&WHITE) };
        assert_eq!(status(othello(), thinking), Message::new("White is thinking.", ""));
        assert_eq!(seat(othello(), Side::Second, thinking), "White · thinking");
        let waiting = MatchView { players, paused: true, ..table(&WHITE) };
        assert_eq!(status(othello(), waiting).head, "White waits.");
        assert_eq!(status(othello(), MatchView { players, ..table(&WHITE) }).head, "Your move.");
    }

    #[test]
    fn a_forced_pass_is_announced_and_remembered() {
        let forced = MatchView { pass: true, ..table(&WHITE) };
        assert_eq!(status(othello(), forced), Message::new("White has no move: pass.", "Black plays again."));
        assert_eq!(seat(othello(), Side::Second, forced), "White · has no move");
        let passed = ply(Move::Pass, vec![Effect::Passed { side: Side::First }]);
        let after = MatchView { last: Some(&passed), ..table(&WHITE) };
        assert_eq!(status(othello(), after), Message::new("Black passed.", "White to move."));
        assert_eq!(seat(othello(), Side::First, after), "Black · passed");
    }

    #[test]
    fn the_offer_of_a_draw_comes_before_everything_but_the_end() {
        let offered = MatchView { offer: Some(Side::First), selected: Some(Point::new(0)), ..table(&WHITE) };
        assert_eq!(status(othello(), offered).head, "Black offers a draw.");
        let won = Outcome::Won { side: Side::Second, by: Victory::Resignation };
        let over = MatchView { outcome: won, ..offered };
        assert_eq!(status(othello(), over), Message::new("White wins.", "Black gave up."));
        assert_eq!(seat(othello(), Side::Second, over), "White · wins");
        assert_eq!(seat(othello(), Side::First, over), "Black");
    }

    #[test]
    fn diamond_tells_its_phase_its_swap_and_its_counter() {
        let lexicon = GameText(Variant::standard(GameKind::Diamond));
        let start = placing([11, 12]);
        assert_eq!(caption(lexicon, &start, None), "Placement · 23 to place");
        let offer = MatchView { swap: true, ..table(&start) };
        assert_eq!(status(lexicon, offer).tail, "Or switch sides, and play Black from here on.");
        let last = ply(Move::Place(Point::new(3)), vec![Effect::PhaseChanged { to: Phase::Movement }]);
        let changed = MatchView { last: Some(&last), ..table(&start) };
        assert_eq!(status(lexicon, changed).head, "All pieces are placed: now they move.");
        let Situation::Diamond(mut moving) = start.clone() else { unreachable!() };
        (moving.phase, moving.quiet) = (Phase::Movement, 7);
        assert_eq!(caption(lexicon, &Situation::Diamond(moving), None), "Movement · quiet 7 / 50");
    }

    #[test]
    fn a_picked_up_piece_asks_for_its_target() {
        let picked = MatchView { selected: Some(Point::new(34)), ..table(&WHITE) };
        assert_eq!(status(othello(), picked), Message::new("c5 is picked up.", "Choose where it goes."));
    }
}
