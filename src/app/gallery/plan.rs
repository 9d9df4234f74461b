//! What the gallery shows.

use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

use super::{Strip, StripStart};
use crate::game::requests::MatchCommand;
use crate::game::screen::Screen;
use crate::rules::{Effect, Game, GameKind, Move, Outcome, Played, Position, Variant};
use crate::settings::preferences::BoardOrientation;
use crate::settings::theme::ThemeId;
use crate::ui::dialogs::{Dialog, SettingsTab};

/// A picture or a strip.
#[derive(Clone, Debug)]
pub(super) struct GalleryShot {
    pub(super) name: String,
    pub(super) theme: ThemeId,
    pub(super) top_down: bool,
    pub(super) scene: GalleryScene,
    /// The page that lies over the scene.
    pub(super) page: Option<Dialog>,
    pub(super) strip: Option<Strip>,
}

#[derive(Clone, Debug)]
pub(super) enum GalleryScene {
    Title,
    Board { start: Position, moves: Vec<Move> },
}

impl GalleryShot {
    fn new(name: impl Into<String>, scene: GalleryScene) -> GalleryShot {
        let name = name.into();
        GalleryShot { name, theme: ThemeId::default(), top_down: false, scene, page: None, strip: None }
    }

    pub(super) const fn screen(&self) -> Screen {
        match self.scene {
            GalleryScene::Title => Screen::Title,
            GalleryScene::Board { .. } => Screen::Match,
        }
    }
}

const KINDS: [GameKind; 3] = [GameKind::Othello, GameKind::Breakthrough, GameKind::Diamond];

fn name(kind: GameKind) -> String {
    kind.to_string().to_lowercase()
}

/// All of them, in the order in which they are taken.
pub(super) fn shots() -> Vec<GalleryShot> {
    let mut shots = Vec::new();
    for theme in ThemeId::all() {
        let title = GalleryShot::new(format!("title-{}", theme.theme().name), GalleryScene::Title);
        shots.push(GalleryShot { theme, ..title });
        for (kind, top_down) in KINDS.into_iter().flat_map(|kind| [(kind, false), (kind, true)]) {
            let view = if top_down { "-above" } else { "" };
            let name = format!("{}-{}{view}", name(kind), theme.theme().name);
            shots.push(GalleryShot { theme, top_down, ..GalleryShot::new(name, midgame(kind)) });
        }
    }
    shots.extend(pages());
    shots.extend(strips());
    shots
}

fn pages() -> Vec<GalleryShot> {
    let over_title = [
        ("page-new-match", Dialog::NewMatch(GameKind::Othello)),
        ("page-settings-look", Dialog::Settings(SettingsTab::Look)),
        ("page-settings-play", Dialog::Settings(SettingsTab::Play)),
        ("page-settings-sound", Dialog::Settings(SettingsTab::Sound)),
    ];
    let over_board = [("page-menu", Dialog::Menu), ("page-players", Dialog::Players)];
    let rules = KINDS.map(|kind| (format!("page-rules-{}", name(kind)), Dialog::HowToPlay(kind)));
    let page = |(name, page): (String, Dialog), scene: GalleryScene| GalleryShot {
        page: Some(page),
        ..GalleryShot::new(name, scene)
    };
    let named = |(name, page): (&str, Dialog)| (name.to_owned(), page);
    let mut pages: Vec<GalleryShot> = over_title.map(|entry| page(named(entry), GalleryScene::Title)).into();
    pages.extend(over_board.map(|entry| page(named(entry), midgame(GameKind::Breakthrough))));
    pages.extend(rules.map(|entry| page(entry, GalleryScene::Title)));
    pages.extend(KINDS.map(|kind| GalleryShot::new(format!("page-result-{}", name(kind)), played_out(kind))));
    pages
}

fn strips() -> Vec<GalleryShot> {
    use GameKind::{Breakthrough, Diamond, Othello};
    type Wanted = fn(&Played<Position>) -> bool;
    let flips = |played: &Played<Position>| count(played, |effect| matches!(effect, Effect::Flipped { .. }));
    let wanted: [(&str, GameKind, usize, Wanted); 11] = [
        ("place", Othello, 10, |played| count(played, |effect| matches!(effect, Effect::Flipped { .. })) == 1),
        ("wave", Othello, 14, |played| count(played, |effect| matches!(effect, Effect::Flipped { .. })) >= 9),
        ("count", Othello, 60, |played| !going_on(played)),
        ("move", Breakthrough, 8, |played| played.effects.len() == 1 && going_on(played)),
        ("capture", Breakthrough, 16, |played| {
            has(played, |e| matches!(e, Effect::Captured { .. })) && going_on(played)
        }),
        ("win", Breakthrough, 20, |played| !going_on(played)),
        ("place", Diamond, 9, |played| has(played, |e| matches!(e, Effect::Placed { .. }))),
        ("move", Diamond, 8, |played| played.effects.len() == 1 && has(played, |e| matches!(e, Effect::Moved { .. }))),
        ("stone", Diamond, 14, |played| has(played, |e| matches!(e, Effect::Neutralised { .. })) && going_on(played)),
        ("removal", Diamond, 10, |played| has(played, |e| matches!(e, Effect::Removed { .. })) && going_on(played)),
        ("square", Diamond, 24, |played| !going_on(played)),
    ];
    let mut shots: Vec<GalleryShot> = wanted
        .into_iter()
        .filter_map(|(what, kind, frames, wanted)| {
            let (scene, mv) = find(kind, wanted)?;
            let shot = GalleryShot::new(format!("strip-{}-{what}", name(kind)), scene);
            Some(GalleryShot { strip: Some(Strip::play(mv, frames)), ..shot })
        })
        .collect();
    if let Some((GalleryScene::Board { start, mut moves }, mv)) = find(Othello, move |played| flips(played) >= 5) {
        moves.push(mv);
        let shot = GalleryShot::new("strip-othello-undo", GalleryScene::Board { start, moves });
        shots.push(GalleryShot {
            strip: Some(Strip::new(StripStart::Ask(MatchCommand::Undo { plies: 1 }), 12)),
            ..shot
        });
    }
    shots.extend(camera_work());
    shots
}

/// The camera on its way: onto the board, above it, and round it to whoever is to move.
fn camera_work() -> Vec<GalleryShot> {
    let shot = |what, scene, strip| GalleryShot {
        strip: Some(strip),
        ..GalleryShot::new(format!("strip-camera-{what}"), scene)
    };
    let mut shots = vec![
        shot("open", midgame(GameKind::Diamond), Strip::new(StripStart::Open, 18)),
        shot("above", midgame(GameKind::Diamond), Strip::new(StripStart::Rise, 18)),
    ];
    if let Some((scene, mv)) = find(GameKind::Breakthrough, |played| played.effects.len() == 1) {
        shots.push(shot("turn", scene, Strip { facing: BoardOrientation::Turning, ..Strip::play(mv, 30) }));
    }
    shots
}

fn has(played: &Played<Position>, wanted: impl Fn(&Effect) -> bool) -> bool {
    played.effects.iter().any(wanted)
}

fn count(played: &Played<Position>, wanted: impl Fn(&Effect) -> bool) -> usize {
    played.effects.iter().filter(|effect| wanted(effect)).count()
}

fn going_on(played: &Played<Position>) -> bool {
    played.next.outcome() == Outcome::InProgress
}

/// The first move in games of chance that does what is wanted, with the game that leads there.
fn find(kind: GameKind, wanted: impl Fn(&Played<Position>) -> bool) -> Option<(GalleryScene, Move)> {
    (0..2000).find_map(|seed| {
        let mut found = None;
        let moves = game_of_chance(kind, seed, |position, moves| {
            let does = |mv: &&Move| position.play(**mv).is_ok_and(|played| wanted(&played));
            found = position.legal_moves().iter().find(does).copied();
            found.is_some() || moves.len() > 150
        });
        let start = Position::start(Variant::standard(kind));
        found.map(|mv| (GalleryScene::Board { start, moves }, mv))
    })
}

/// A game that shows the board at its best: well under way, with something taken.
fn midgame(kind: GameKind) -> GalleryScene {
    let long = match kind {
        GameKind::Othello => 30,
        GameKind::Breakthrough => 24,
        GameKind::Diamond => 34,
    };
    let start = Position::start(Variant::standard(kind));
    let games = (0..400).map(|seed| game_of_chance(kind, seed, |_, moves| moves.len() == long));
    let moves = games.into_iter().find(|moves| moves.len() == long && presentable(&start, moves)).unwrap_or_default();
    GalleryScene::Board { start, moves }
}

fn presentable(start: &Position, moves: &[Move]) -> bool {
    let mut position = start.clone();
    moves.iter().for_each(|mv| position.play_unchecked(*mv));
    position.outcome() == Outcome::InProgress
}

fn played_out(kind: GameKind) -> GalleryScene {
    let start = Position::start(Variant::standard(kind));
    let won = |moves: &Vec<Move>| {
        let mut position = start.clone();
        moves.iter().for_each(|mv| position.play_unchecked(*mv));
        position.outcome().winner().is_some()
    };
    let moves = (0..400).map(|seed| game_of_chance(kind, seed, |_, _| false)).find(won).unwrap_or_default();
    GalleryScene::Board { start, moves }
}

/// Plays at random, with a liking for moves that do much, until `done` or the end.
fn game_of_chance(kind: GameKind, seed: u64, mut done: impl FnMut(&Position, &[Move]) -> bool) -> Vec<Move> {
    let mut rng = StdRng::seed_from_u64(seed);
    let mut position = Position::start(Variant::standard(kind));
    let mut moves = Vec::new();
    while position.outcome() == Outcome::InProgress && !done(&position, &moves) {
        let legal = position.legal_moves();
        let effects = |mv: &Move| position.play(*mv).map_or(0, |played| played.effects.len());
        let plain = legal.choose(&mut rng).copied();
        let busy = if rng.random_bool(0.5) { legal.iter().copied().max_by_key(effects) } else { None };
        let Some(mv) = busy.or(plain) else { break };
        position.play_unchecked(mv);
        moves.push(mv);
    }
    moves
}
