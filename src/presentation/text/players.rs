//! Who plays, in words: people, and computers by their level.

use std::time::Duration;

use crate::game::matches::Seat;
use crate::game::player::{Level, Player, Players};
use crate::rules::Side;

use super::{GameText, Message};

/// What a level is called, weakest first.
const NAMES: [&str; 11] = [
    "Newcomer",
    "Learner",
    "Casual",
    "Steady",
    "Keen",
    "Skilled",
    "Sharp",
    "Expert",
    "Master",
    "Relentless",
    "Perfect: never errs",
];

#[must_use]
pub fn level(level: Level) -> &'static str {
    NAMES.get(usize::from(level.number()) - 1).copied().unwrap_or_default()
}

/// A level in a letter or two, for where one chooses.
#[must_use]
pub fn level_sign(level: Level) -> String {
    if level == Level::PERFECT { "P".into() } else { level.to_string() }
}

/// Who plays for this person: `You`, `Player 2`, `Computer · level 5`.
#[must_use]
pub fn player(players: Players, person: Seat) -> String {
    match players.of(person) {
        Player::Computer(Level::PERFECT) => "Computer · perfect".into(),
        Player::Computer(level) => format!("Computer · level {level}"),
        Player::Human => name_of_person(players, person).into(),
    }
}

/// The same where there is little room.
#[must_use]
pub fn short_player(players: Players, person: Seat) -> String {
    match players.of(person) {
        Player::Computer(Level::PERFECT) => "Perfect".into(),
        Player::Computer(level) => format!("Level {level}"),
        Player::Human => name_of_person(players, person).into(),
    }
}

fn name_of_person(players: Players, person: Seat) -> &'static str {
    match person {
        _ if players.only_human().is_some() => "You",
        Seat::One => "Player 1",
        Seat::Two => "Player 2",
    }
}

/// What is left on a clock: `2:05`, and below ten seconds `9.4`.
#[must_use]
pub fn time(left: Duration) -> String {
    // Whoever has a little left must not read nothing.
    let tenths = left.as_millis().div_ceil(100);
    let seconds = tenths.div_ceil(10);
    match seconds {
        _ if tenths < 100 => format!("{}.{}", tenths / 10, tenths % 10),
        0..3600 => format!("{}:{:02}", seconds / 60, seconds % 60),
        _ => format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60),
    }
}

/// What is said of a player where one chooses: `You`, or what the level is called, and how strong that is if it is known.
#[must_use]
pub fn strength(players: Players, person: Seat, elo: Option<i32>) -> String {
    match (players.of(person), elo) {
        (Player::Human, _) => name_of_person(players, person).into(),
        (Player::Computer(chosen), None) => level(chosen).into(),
        (Player::Computer(chosen), Some(elo)) => format!("{} · {elo} Elo", level(chosen)),
    }
}

/// Whoever was offered a draw does not want it.
#[must_use]
pub fn draw_declined(lexicon: GameText, by: Side, player: Player) -> Message {
    match player {
        Player::Human => Message::new(format!("{} declines the draw.", lexicon.colour_name(by)), "The match goes on."),
        Player::Computer(_) => Message::new("The computer declines the draw.", "It thinks that it stands better."),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn computer(number: u8) -> Player {
        Player::Computer(Level::new(number).unwrap())
    }

    #[test]
    fn every_level_has_a_name_of_its_own() {
        let mut names: Vec<&str> = Level::all().chain([Level::PERFECT]).map(level).collect();
        assert!(names.iter().all(|name| !name.is_empty()));
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), 11);
    }

    #[test]
    fn a_person_alone_is_you_and_two_are_numbered() {
        let alone = Players([computer(5), Player::Human]);
        assert_eq!(Seat::BOTH.map(|person| player(alone, person)), ["Computer · level 5", "You"]);
        assert_eq!(Seat::BOTH.map(|person| player(Players::HUMANS, person)), ["Player 1", "Player 2"]);
        assert_eq!(short_player(alone, Seat::One), "Level 5");
    }

    #[test]
    fn time_is_told_in_seconds_and_when_it_is_short_in_tenths() {
        let told = [0, 40, 9_300, 9_901, 10_000, 59_001, 60_000, 3_600_000].map(|ms| time(Duration::from_millis(ms)));
        assert_eq!(told, ["0.0", "0.1", "9.3", "0:10", "0:10", "1:00", "1:00", "1:00:00"]);
    }

    #[test]
    fn strength_is_told_where_it_is_known() {
        let players = Players([computer(3), Player::Human]);
        assert_eq!(strength(players, Seat::One, None), "Casual");
        assert_eq!(strength(players, Seat::One, Some(1450)), "Casual · 1450 Elo");
        assert_eq!(strength(players, Seat::Two, Some(1450)), "You");
    }
}
