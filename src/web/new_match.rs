//! What the page's form for a new match offers: games, boards and players, from the facts of each game.

use serde::Serialize;

use crate::game::player::Level;
use crate::persist::settings::NewMatchSettings;
use crate::rules::{Colour, GameKind, PieceKind, Size, Surface, Topology, Variant};

/// Everything that can be chosen for a new match.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct NewMatchChoices {
    /// The games, in the order in which they are listed everywhere.
    games: Vec<GameChoice>,
    /// The players, the same for both seats: a human, then the computer's levels from weak to strong.
    players: Vec<PlayerChoice>,
    /// The identifiers of the players that are chosen at first.
    default_players: [String; 2],
}

/// A game that can be chosen.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct GameChoice {
    /// The identifier that requests and descriptions of the board use.
    id: &'static str,
    /// The game's name for the visitor.
    name: &'static str,
    /// The boards offered, smallest first.
    boards: Vec<BoardChoice>,
    /// The identifier of the board that is chosen at first.
    default_board: String,
    /// The colours of the players; the first moves first.
    colours: [&'static str; 2],
    /// Whether pieces stand on `squares` or on `points` where lines cross.
    surface: &'static str,
    /// The kind of piece: `disc`, `pawn` or `piece`.
    pieces: &'static str,
}

/// A board that can be chosen.
#[derive(Debug, Serialize)]
struct BoardChoice {
    /// The identifier that requests use, such as `8x8`.
    id: String,
    columns: u8,
    rows: u8,
    /// The number of squares or points, which is less than columns × rows if corners are cut off.
    points: usize,
}

/// A player that can be chosen.
#[derive(Debug, Serialize)]
struct PlayerChoice {
    /// The identifier that requests use.
    id: String,
    /// The computer's level; none for a human.
    level: Option<u8>,
}

impl NewMatchChoices {
    /// Collects the choices from the rules and from the default settings.
    pub(super) fn new() -> NewMatchChoices {
        let default_players = NewMatchSettings::default().players.0.map(|player| player.to_string());
        let human = PlayerChoice { id: "person".into(), level: None };
        let level = |level: Level| PlayerChoice { id: level.to_string(), level: Some(level.number()) };
        NewMatchChoices {
            games: GameKind::ALL.into_iter().map(game_choice).collect(),
            players: std::iter::once(human).chain(Level::all().map(level)).collect(),
            default_players,
        }
    }
}

fn game_choice(kind: GameKind) -> GameChoice {
    let info = kind.info();
    GameChoice {
        id: info.id,
        name: info.name,
        boards: info.offered_sizes.iter().filter_map(|size| board_choice(kind, *size)).collect(),
        default_board: info.default_size.to_string(),
        colours: info.colours.0.map(|colour| match colour {
            Colour::Black => "black",
            Colour::White => "white",
        }),
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

fn board_choice(kind: GameKind, size: Size) -> Option<BoardChoice> {
    let variant = Variant::new(kind, size).ok()?;
    let Size { columns, rows } = size;
    Some(BoardChoice { id: size.to_string(), columns, rows, points: Topology::of(variant).points().len() })
}
