//! Saved games, as lists show them.

use super::message::messages;
use super::{GameText, Text, headline, isolated, level_explained};
use crate::game::player::Level;
use crate::library::{GameSummary, LibraryFault, LibraryFaultKind, PlayerKind, SavedPlayer};
use crate::records::{EarlyEnd, date_of};
use crate::rules::{Game, Outcome, Position, Side, Variant};

messages! {
    fn library() = "library";
    fn library_empty() = "library-empty";
    fn library_none_match() = "library-none-match";
    fn library_missing() = "library-missing";
    fn library_loading() = "library-loading";
    fn library_count(count: usize) = "library-count";
    fn library_search() = "library-search";
    fn library_filter() = "library-filter";
    fn library_filter_off() = "library-filter-off";
    fn library_all() = "library-all";
    fn library_unfinished() = "library-unfinished";
    fn library_first_won() = "library-first-won";
    fn library_second_won() = "library-second-won";
    fn library_drawn() = "library-drawn";
    fn library_result() = "library-result";
    fn library_size() = "library-size";
    fn library_any() = "library-any";
    fn library_opponent() = "library-opponent";
    fn library_period() = "library-period";
    fn library_period_any() = "library-period-any";
    fn library_period_day() = "library-period-day";
    fn library_period_week() = "library-period-week";
    fn library_period_month() = "library-period-month";
    fn library_period_year() = "library-period-year";
    fn library_tag() = "library-tag";
    fn saved_game_board(game: &str, size: &str) = "saved-game-board";
    fn saved_game_players(first: &str, second: &str) = "saved-game-players";
    fn saved_game_facts(result: &str, moves: &str, date: &str) = "saved-game-facts";
    fn saved_game_unfinished() = "saved-game-unfinished";
    fn saved_game_moves(count: usize) = "saved-game-moves";
    fn saved_game_continue() = "saved-game-continue";
    fn saved_game_open() = "saved-game-open";
    fn saved_game_name() = "saved-game-name";
    fn saved_game_tags() = "saved-game-tags";
    fn saved_game_add_tag() = "saved-game-add-tag";
    fn saved_game_remove_tag(tag: &str) = "saved-game-remove-tag";
    fn saved_game_delete() = "saved-game-delete";
    fn saved_game_deleted() = "saved-game-deleted";
    fn saved_game_undelete() = "saved-game-undelete";
    fn games_imported(count: usize) = "games-imported";
    fn games_not_added(count: usize) = "games-not-added";
    fn games_not_read(count: usize, fault: &str) = "games-not-read";
    fn nothing_imported(fault: &str) = "nothing-imported";
    fn share() = "share";
    fn share_link() = "share-link";
    fn share_moves() = "share-moves";
    fn share_pgn() = "share-pgn";
    fn share_position() = "share-position";
    fn share_save_pgn() = "share-save-pgn";
    fn share_save_picture() = "share-save-picture";
    fn share_save_animation() = "share-save-animation";
    fn share_send() = "share-send";
    fn share_qr() = "share-qr";
    fn share_qr_desktop() = "share-qr-desktop";
    fn share_qr_too_long() = "share-qr-too-long";
    fn share_play_by_link() = "share-play-by-link";
    fn share_copied() = "share-copied";
    fn share_not_copied(reason: &str) = "share-not-copied";
    fn share_saved(path: &str) = "share-saved";
    fn share_not_saved(reason: &str) = "share-not-saved";
    fn share_cannot(reason: &str) = "share-cannot";
    fn paste_nothing() = "paste-nothing";
    fn library_open_file() = "library-open-file";
    fn library_export() = "library-export";
    fn library_paste() = "library-paste";
    fn library_newer() = "library-newer";
    fn library_damaged_kept(path: &str) = "library-damaged-kept";
    fn library_locked() = "library-locked";
    fn library_read_only() = "library-read-only";
    fn library_full() = "library-full";
    fn library_fault(reason: &str) = "library-fault";
}

/// The years by which the Buddhist calendar is ahead.
const BUDDHIST_ERA: i64 = 543;

/// What a game is called: its name, or else its game, and the board if it is not the usual one.
#[must_use]
pub fn title(text: Text, game: &GameSummary) -> String {
    if game.name.is_empty() { board(text, game.variant) } else { game.name.clone() }
}

/// `Othello 6 × 6`.
#[must_use]
pub fn board(text: Text, variant: Variant) -> String {
    let (kind, size) = (variant.kind(), variant.size());
    if size == kind.default_size() {
        text.game_name(kind).to_owned()
    } else {
        text.saved_game_board(text.game_name(kind), &text.size(size))
    }
}

/// Both players, the first side first: `Ada – Level 3`.
#[must_use]
pub fn players(text: Text, game: &GameSummary) -> String {
    let name = |side: Side| player(text, &game.players[side]);
    text.saved_game_players(&name(Side::First), &name(Side::Second))
}

/// A computer of this program by its level, others by their names.
#[must_use]
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
#[must_use]
pub fn facts(text: Text, game: &GameSummary) -> String {
    let result = match headline(GameText::new(text, game.variant), outcome(game)) {
        unfinished if unfinished.is_empty() => text.saved_game_unfinished().to_owned(),
        headline => headline,
    };
    text.saved_game_facts(&result, &text.saved_game_moves(game.plies as usize), &date(text, game.created))
}

/// The day of a time in milliseconds since the beginning of 1970, as people write it.
#[must_use]
pub fn date(text: Text, time: i64) -> String {
    let date = date_of(time);
    let [year, month, day] = [0, 1, 2].map(|part| date.split('.').nth(part).unwrap_or_default());
    let buddhist_year = year.parse::<i64>().unwrap_or_default() + BUDDHIST_ERA;
    let [month, day] = [month, day].map(|number| number.parse().unwrap_or_default());
    text.date(year, month, day, &buddhist_year.to_string())
}

/// How a game ended.
fn outcome(game: &GameSummary) -> Outcome {
    let by_rules = Position::parse(game.variant, &game.final_position).map(|position| position.outcome());
    let by_rules = by_rules.unwrap_or(Outcome::InProgress);
    game.early_end.filter(|_| !by_rules.is_over()).map_or(by_rules, EarlyEnd::outcome)
}

/// What players can do about a fault of the library.
#[must_use]
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
