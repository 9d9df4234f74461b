//! Saved games, as lists show them.

use super::{GameText, Text, headline, isolated, level_explained};
use crate::game::player::Level;
use crate::library::{GameSummary, LibraryFault, LibraryFaultKind, PlayerKind, SavedPlayer};
use crate::records::{EarlyEnd, date_of};
use crate::rules::{Game, Outcome, Position, Side, Variant};

/// The years by which the Buddhist calendar is ahead.
const BUDDHIST_ERA: i64 = 543;

/// What a game is called: its name, or else its game, and the board if it is not the usual one.
pub fn title(text: Text, game: &GameSummary) -> String {
    if game.name.is_empty() { board(text, game.variant) } else { game.name.clone() }
}

/// `Othello 6 × 6`.
pub fn board(text: Text, variant: Variant) -> String {
    let (kind, size) = (variant.kind(), variant.size());
    if size == kind.default_size() {
        text.game_name(kind).to_owned()
    } else {
        text.saved_game_board(text.game_name(kind), &text.size(size))
    }
}

/// Both players, the first side first: `Ada – Level 3`.
pub fn players(text: Text, game: &GameSummary) -> String {
    let name = |side: Side| player(text, &game.players[side]);
    text.saved_game_players(&name(Side::First), &name(Side::Second))
}

/// A computer of this program by its level, others by their names.
pub fn player(text: Text, player: &SavedPlayer) -> String {
    match &player.kind {
        PlayerKind::Computer { level: chosen } => match chosen.parse() {
            Ok(Level::PERFECT) => text.player_perfect_short().into(),
            Ok(chosen) => level_explained(text, chosen),
            Err(_) if player.name.is_empty() => text.computer().into(),
            Err(_) => isolated(&player.name),
        },
        PlayerKind::Person if player.name.is_empty() => text.person().into(),
        PlayerKind::Person => isolated(&player.name),
    }
}

/// The result, the number of moves and the date.
pub fn facts(text: Text, game: &GameSummary) -> String {
    let result = match headline(GameText::new(text, game.variant), outcome(game)) {
        unfinished if unfinished.is_empty() => text.saved_game_unfinished().to_owned(),
        headline => headline,
    };
    text.saved_game_facts(&result, &text.saved_game_moves(game.plies as usize), &date(text, game.created))
}

/// The day of a time in milliseconds since the beginning of 1970, as people write it.
pub fn date(text: Text, time: i64) -> String {
    let date = date_of(time);
    let [year, month, day] = [0, 1, 2].map(|part| date.split('.').nth(part).unwrap_or_default());
    let buddhist_year = year.parse::<i64>().unwrap_or_default() + BUDDHIST_ERA;
    let [month, day] = [month, day].map(|number| number.parse::<u8>().unwrap_or_default());
    text.date(year, month, day, &buddhist_year.to_string())
}

/// How a game ended.
fn outcome(game: &GameSummary) -> Outcome {
    let by_rules = Position::parse(game.variant, &game.final_position).map(|position| position.outcome());
    let by_rules = by_rules.unwrap_or(Outcome::InProgress);
    game.early_end.filter(|_| !by_rules.is_over()).map_or(by_rules, EarlyEnd::outcome)
}

/// What players can do about a fault of the library.
pub fn fault(text: Text, fault: &LibraryFault) -> String {
    match fault.kind {
        LibraryFaultKind::Newer => text.library_newer().into(),
        LibraryFaultKind::Damaged => text.library_damaged_kept(&fault.message),
        LibraryFaultKind::Locked => text.library_locked().into(),
        LibraryFaultKind::ReadOnly => text.library_read_only().into(),
        LibraryFaultKind::Full => text.library_full().into(),
        LibraryFaultKind::Other => text.library_fault(&fault.message),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::library::{GameId, SavedResult};
    use crate::rules::{GameKind, PerSide, Size};

    fn summary(kind: GameKind) -> GameSummary {
        let variant = Variant::standard(kind);
        GameSummary {
            id: GameId(1),
            variant,
            players: PerSide::new(SavedPlayer::person(""), SavedPlayer::computer("Tessera", "3")),
            result: SavedResult::InProgress,
            early_end: None,
            created: 1_795_400_000_000,
            changed: 0,
            deleted: None,
            name: String::new(),
            comment: String::new(),
            tags: Vec::new(),
            plies: 1,
            final_position: Position::start(variant).format_position(),
            has_state: true,
        }
    }

    const TEXT: Text = Text(crate::settings::language::Language::ENGLISH);

    #[test]
    fn a_game_is_called_by_its_name_or_its_board() {
        let mut game = summary(GameKind::Othello);
        assert_eq!(title(TEXT, &game), "Othello");
        game.variant = Variant::new(GameKind::Othello, Size::square(6)).unwrap();
        assert_eq!(title(TEXT, &game), "Othello 6 × 6");
        game.name = "Final".to_owned();
        assert_eq!(title(TEXT, &game), "Final");
    }

    #[test]
    fn players_are_people_by_name_and_computers_by_level() {
        let mut game = summary(GameKind::Diamond);
        assert_eq!(players(TEXT, &game), "Person – Level 3 · Casual");
        game.players = PerSide::new(SavedPlayer::person("Ada"), SavedPlayer::computer("Edax", "21 plies"));
        assert_eq!(players(TEXT, &game), "Ada – Edax");
    }

    #[test]
    fn the_facts_are_result_length_and_date() {
        let mut game = summary(GameKind::Breakthrough);
        assert_eq!(facts(TEXT, &game), "Unfinished · 1 move · 23 Nov 2026");
        (game.early_end, game.plies) = (Some(EarlyEnd::Resigned(Side::First)), 12);
        assert_eq!(facts(TEXT, &game), "Black wins · 12 moves · 23 Nov 2026");
    }
}
