//! What the form for a new match offers, from the facts of each game: boards, players, clocks and handicap.

use serde::Serialize;

use crate::game::clock::TimeControl;
use crate::game::player::{Level, Player};
use crate::game::screen::TITLE_ORDER;
use crate::persist::settings::NewMatchSettings;
use crate::presentation::text::{self, GameText, Text};
use crate::rules::{AllowedSizes, Game, GameKind, PieceKind, Side, Size, Surface, Variant};

/// Everything that can be chosen for a new match, and the first choice.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct NewMatchChoices {
    /// The games, in the order in which they are listed everywhere.
    pub games: Vec<GameChoice>,
    /// The clocks, each with its value and its label; the first value is empty and stands for no clock.
    pub clocks: Vec<(String, String)>,
    /// The players that are chosen at first, by seat.
    pub players: [String; 2],
    /// What people were called in the last match, by seat.
    pub names: [String; 2],
    /// The value of the clock that is chosen at first.
    pub clock: String,
    /// The handicap that is chosen at first.
    pub corners: u8,
}

/// A game that can be chosen.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct GameChoice {
    /// The identifier that requests and descriptions of the board use.
    pub id: &'static str,
    /// The game's name.
    pub name: &'static str,
    /// The boards offered, smallest first.
    pub boards: Vec<BoardChoice>,
    /// Whether other sizes can be chosen as well.
    pub other_sizes: Option<SizeRange>,
    /// The identifier of the board that is chosen at first.
    pub board: String,
    /// The identifier of the game's default board, for which the players' ratings hold.
    pub default_board: String,
    /// The boards on which a computer plays perfectly.
    pub solved_boards: Vec<String>,
    /// The labels of the two seats.
    pub seats: [String; 2],
    /// The labels of the fields for the names of people in these seats.
    pub name_labels: [String; 2],
    /// A human, the computer's levels from weak to strong, perfect play, and full strength with each time.
    pub players: Vec<PlayerChoice>,
    /// The largest handicap; 0 if the game has none.
    pub max_handicap: u8,
    /// What the handicap is called; empty if the game has none.
    pub handicap: String,
    /// Whether pieces stand on `squares` or on `points` where lines cross.
    pub surface: &'static str,
    /// The kind of piece: `disc`, `pawn` or `piece`.
    pub pieces: &'static str,
}

/// A board that can be chosen.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BoardChoice {
    /// The identifier that requests use, such as `8x8`.
    pub id: String,
    /// What the board is called.
    pub name: String,
}

/// The smallest and the largest number of columns and of rows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct SizeRange {
    /// Columns.
    pub columns: [u8; 2],
    /// Rows.
    pub rows: [u8; 2],
}

/// A player that can be chosen.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PlayerChoice {
    /// The identifier that requests use.
    pub id: String,
    /// What the player is called.
    pub name: String,
    /// The same with the rating on the default board, where it was measured.
    pub rated: String,
}

impl NewMatchChoices {
    /// Collects the choices from the rules; `settings` are chosen at first.
    pub fn new(text: Text, settings: &NewMatchSettings) -> NewMatchChoices {
        let presets = TimeControl::PRESETS.map(|control| (control.to_string(), text.clock_label(control)));
        let none = (String::new(), text.no_clock().to_owned());
        NewMatchChoices {
            games: TITLE_ORDER.into_iter().map(|kind| game_choice(text, kind, settings)).collect(),
            clocks: std::iter::once(none).chain(presets).collect(),
            players: settings.players.0.map(|player| player.to_string()),
            names: settings.names.0.clone(),
            clock: settings.clock.map(|clock| clock.to_string()).unwrap_or_default(),
            corners: settings.corners,
        }
    }
}

fn game_choice(text: Text, kind: GameKind, settings: &NewMatchSettings) -> GameChoice {
    let info = kind.info();
    let variant = settings.variant(kind);
    let game_text = GameText::new(text, variant);
    let first = settings.start(kind).side_to_move();
    GameChoice {
        id: info.id,
        name: info.name,
        boards: info.offered_sizes.iter().filter_map(|size| board_choice(text, kind, *size)).collect(),
        other_sizes: size_range(kind),
        board: variant.size().to_string(),
        default_board: info.default_size.to_string(),
        solved_boards: solved_boards(kind),
        seats: Side::BOTH.map(|side| game_text.seat_label(side, first)),
        name_labels: Side::BOTH.map(|side| text.name_of_person(&game_text.colour_name(side))),
        players: player_choices(text, kind),
        max_handicap: info.max_handicap,
        handicap: if info.max_handicap > 0 { text.handicap(info.colours[Side::First]) } else { String::new() },
        surface: match info.surface {
            Surface::Cells => "squares",
            Surface::Crossings => "points",
        },
        pieces: match info.piece {
            PieceKind::Disc => "disc",
            PieceKind::Pawn => "pawn",
            PieceKind::Piece => "piece",
        },
    }
}

fn board_choice(text: Text, kind: GameKind, size: Size) -> Option<BoardChoice> {
    let variant = Variant::new(kind, size).ok()?;
    let name = match kind.info().surface {
        Surface::Cells => text.board_spoken(size.columns, size.rows),
        Surface::Crossings => text.board_of(variant),
    };
    Some(BoardChoice { id: size.to_string(), name })
}

fn size_range(kind: GameKind) -> Option<SizeRange> {
    let AllowedSizes::Between { smallest, largest } = kind.info().allowed_sizes else { return None };
    Some(SizeRange { columns: [smallest.columns, largest.columns], rows: [smallest.rows, largest.rows] })
}

/// The sizes of boards on which perfect play is offered.
fn solved_boards(kind: GameKind) -> Vec<String> {
    let mut sizes = kind.info().offered_sizes.to_vec();
    if let Some(SizeRange { columns, rows }) = size_range(kind) {
        let rows = |columns| (rows[0]..=rows[1]).map(move |rows| Size { columns, rows });
        sizes = (columns[0]..=columns[1]).flat_map(rows).collect();
    }
    let variants = sizes.into_iter().filter_map(|size| Variant::new(kind, size).ok());
    let solved = variants.filter(|variant| Level::offered(*variant).any(|level| level == Level::PERFECT));
    solved.map(|variant| variant.size().to_string()).collect()
}

fn player_choices(text: Text, kind: GameKind) -> Vec<PlayerChoice> {
    let computer = |level: Level| {
        let name = text::computer(text, level);
        let rated = level.elo(kind).map_or_else(|| name.clone(), |elo| text.level_with_elo(&name, elo));
        PlayerChoice { id: Player::Computer(level).to_string(), name, rated }
    };
    let human =
        PlayerChoice { id: Player::Human.to_string(), name: text.person().to_owned(), rated: text.person().to_owned() };
    let levels = Level::all().chain([Level::PERFECT]).chain(Level::offered_full());
    std::iter::once(human).chain(levels.map(computer)).collect()
}
