//! Who plays, in words: people, and computers by their level.

use std::time::Duration;

use super::{GameText, Message, Text};
use crate::game::matches::Seat;
use crate::game::player::{Level, Player, Players};
use crate::rules::Side;

/// What a level is called: `Casual`, `Full strength · 3 s`.
pub fn level(text: Text, level: Level) -> String {
    match level.seconds() {
        Some(seconds) => with_seconds(text, text.full_strength(), seconds),
        None if level.is_full() => text.strength_by_time(text.full_strength(), text.full_by_clock_short()),
        None => text.level_name(level.number()),
    }
}

fn with_seconds(text: Text, strength: &str, seconds: u8) -> String {
    text.strength_by_time(strength, &text.seconds_short(&seconds.to_string()))
}

/// The time of full strength where one chooses: `3 s`, or `Clock`.
pub fn time_sign(text: Text, full: Level) -> String {
    full.seconds().map_or_else(|| text.clock().into(), |seconds| text.seconds_short(&seconds.to_string()))
}

/// What that time means: `Full strength · 3 seconds a move`.
pub fn time_explained(text: Text, full: Level) -> String {
    text.strength_by_time(text.full_strength(), &time_in_words(text, full))
}

fn time_in_words(text: Text, full: Level) -> String {
    full.seconds().map_or_else(|| text.full_by_clock().into(), |seconds| text.full_seconds(seconds))
}

/// A level where one chooses: its number; the perfect one in a word, or in a letter where there is no room for it.
pub fn level_sign(text: Text, level: Level, whole: bool) -> String {
    match level {
        Level::PERFECT if whole => text.player_perfect_short().into(),
        Level::PERFECT => text.perfect_sign().into(),
        _ => level.to_string(),
    }
}

/// What a level's sign means: `Level 3 · Casual`.
pub fn level_explained(text: Text, chosen: Level) -> String {
    match chosen {
        Level::PERFECT => text.perfect_explained().into(),
        _ if chosen.is_full() => level(text, chosen),
        _ => text.level_with_name(chosen.number(), &level(text, chosen)),
    }
}

/// A computer among the players that can be chosen: `Computer, level 3: Casual`.
pub fn computer(text: Text, chosen: Level) -> String {
    match chosen {
        Level::PERFECT => text.computer_choice_perfect().into(),
        _ if chosen.is_full() => text.strength_by_time(text.computer_choice_full(), &time_in_words(text, chosen)),
        _ => text.computer_choice(chosen.number(), &level(text, chosen)),
    }
}

/// Who plays in this seat, without a name: `You`, `Player 2`, `Computer · level 5`.
pub(super) fn player(text: Text, players: Players, seat: Seat) -> String {
    match players.of(seat) {
        Player::Computer(Level::PERFECT) => text.player_perfect().into(),
        Player::Computer(level) if level.is_full() => at_full_strength(text, text.player_full(), level),
        Player::Computer(level) => text.player_computer(level.number()),
        Player::Human => human(text, players, seat),
    }
}

/// The same where there is little room.
pub(super) fn short_player(text: Text, players: Players, seat: Seat) -> String {
    match players.of(seat) {
        Player::Computer(Level::PERFECT) => text.player_perfect_short().into(),
        Player::Computer(level) if level.is_full() => at_full_strength(text, text.player_full_short(), level),
        Player::Computer(level) => text.player_computer_short(level.number()),
        Player::Human => human(text, players, seat),
    }
}

/// A name of full strength with its time; alone where the clock decides.
fn at_full_strength(text: Text, name: &str, level: Level) -> String {
    level.seconds().map_or_else(|| name.into(), |seconds| with_seconds(text, name, seconds))
}

fn human(text: Text, players: Players, seat: Seat) -> String {
    if players.only_human().is_some() { text.player_you().into() } else { text.player_number(seat.index() + 1) }
}

/// What is left on a clock: `2:05`, and below ten seconds `9.4`.
pub fn time(text: Text, left: Duration) -> String {
    // A little time left must not be shown as none.
    let tenths = left.as_millis().div_ceil(100);
    let seconds = tenths.div_ceil(10);
    match seconds {
        _ if tenths < 100 => text.decimal(&(tenths / 10).to_string(), &(tenths % 10).to_string()),
        0..3600 => format!("{}:{:02}", seconds / 60, seconds % 60),
        _ => format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60),
    }
}

/// A player where one chooses: a name or `You`, or what the level is called, and how strong that is if it is known.
pub fn strength(game: GameText, players: Players, (seat, side): (Seat, Side), elo: Option<i32>) -> String {
    let text = game.text;
    match (players.of(seat), elo) {
        (Player::Human, _) => game.name(side).unwrap_or_else(|| human(text, players, seat)),
        (Player::Computer(chosen), None) => level(text, chosen),
        (Player::Computer(chosen), Some(elo)) => text.level_with_elo(&level(text, chosen), elo),
    }
}

/// The player on this side declined an offered draw.
pub fn draw_declined(game: GameText, by: Side, player: Player) -> Message {
    let text = game.text;
    match player {
        Player::Human => Message::new(text.draw_declined(&game.who(by)), text.draw_declined_note()),
        Player::Computer(_) => Message::new(text.draw_declined_by_computer(), text.draw_declined_by_computer_note()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameKind, Variant};

    const TEXT: Text = Text(crate::settings::language::Language::ENGLISH);

    fn game() -> GameText<'static> {
        GameText::new(TEXT, Variant::standard(GameKind::Othello))
    }

    fn computer(number: u8) -> Player {
        Player::Computer(Level::new(number).unwrap())
    }

    #[test]
    fn every_level_has_its_own_name() {
        let all = Level::all().chain([Level::PERFECT]);
        let mut names: Vec<String> = all.map(|chosen| level(TEXT, chosen)).collect();
        assert!(names.iter().all(|name| !name.is_empty()));
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), 11);
    }

    #[test]
    fn every_level_is_explained_where_it_is_chosen() {
        assert_eq!(level_explained(TEXT, Level::new(3).unwrap()), "Level 3 · Casual");
        assert_eq!(level_explained(TEXT, Level::PERFECT), "Perfect play: this board is solved.");
        assert_eq!([true, false].map(|whole| level_sign(TEXT, Level::PERFECT, whole)), ["Perfect", "P"]);
        assert_eq!(level_sign(TEXT, Level::FIRST, true), "1");
    }

    #[test]
    fn a_person_alone_is_you_and_two_are_numbered() {
        let alone = Players([computer(5), Player::Human]);
        assert_eq!(Seat::BOTH.map(|seat| player(TEXT, alone, seat)), ["Computer · level 5", "You"]);
        assert_eq!(Seat::BOTH.map(|seat| player(TEXT, Players::HUMANS, seat)), ["Player 1", "Player 2"]);
        assert_eq!(short_player(TEXT, alone, Seat::One), "Level 5");
    }

    #[test]
    fn full_strength_is_named_with_its_time() {
        let [three, by_clock] = [Level::full(3).unwrap(), Level::FULL_BY_CLOCK];
        assert_eq!(
            [three, by_clock].map(|full| level(TEXT, full)),
            ["Full strength · 3 s", "Full strength · by the clock"]
        );
        assert_eq!([three, by_clock].map(|full| time_sign(TEXT, full)), ["3 s", "Clock"]);
        assert_eq!(time_explained(TEXT, Level::full(1).unwrap()), "Full strength · 1 second a move");
        assert_eq!(super::computer(TEXT, three), "Computer, full strength · 3 seconds a move");
        let players = Players([three, by_clock].map(Player::Computer));
        let names = Seat::BOTH.map(|seat| player(TEXT, players, seat));
        assert_eq!(names, ["Computer · full strength · 3 s", "Computer · full strength"]);
        assert_eq!(Seat::BOTH.map(|seat| short_player(TEXT, players, seat)), ["Full · 3 s", "Full"]);
        assert_eq!(strength(game(), players, (Seat::One, Side::First), Some(2700)), "Full strength · 3 s · 2700 Elo");
    }

    #[test]
    fn time_is_shown_in_seconds_and_in_tenths_when_it_is_short() {
        let shown =
            [0, 40, 9_300, 9_901, 10_000, 59_001, 60_000, 3_600_000].map(|ms| time(TEXT, Duration::from_millis(ms)));
        assert_eq!(shown, ["0.0", "0.1", "9.3", "0:10", "0:10", "1:00", "1:00", "1:00:00"]);
    }

    #[test]
    fn strength_is_shown_where_it_is_known() {
        let players = Players([computer(3), Player::Human]);
        assert_eq!(strength(game(), players, (Seat::One, Side::First), None), "Casual");
        assert_eq!(strength(game(), players, (Seat::One, Side::First), Some(1450)), "Casual · 1450 Elo");
        assert_eq!(strength(game(), players, (Seat::Two, Side::Second), Some(1450)), "You");
    }
}
