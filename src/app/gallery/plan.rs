//! The list of the gallery's pictures.

use super::games::{CameraScene, MoveScene, scenes};
use super::random_game::{find, midgame, won};
use super::scene::GalleryScene;
use super::strip::{Strip, StripStart};
use crate::game::requests::MatchCommand;
use crate::game::screen::Screen;
use crate::rules::GameKind;
use crate::settings::preferences::BoardOrientation;
use crate::settings::theme::ThemeId;
use crate::ui::dialogs::{Dialog, SettingsTab};

/// A picture or a strip.
#[derive(Clone, Debug)]
pub(super) struct GalleryShot {
    /// The file's name without extension.
    pub(super) name: String,
    pub(super) theme: ThemeId,
    pub(super) top_down: bool,
    pub(super) scene: GalleryScene,
    /// The page over the scene.
    pub(super) page: Option<Dialog>,
    pub(super) strip: Option<Strip>,
}

impl GalleryShot {
    fn new(name: impl Into<String>, scene: GalleryScene) -> GalleryShot {
        let name = name.into();
        GalleryShot { name, theme: ThemeId::default(), top_down: false, scene, page: None, strip: None }
    }

    fn page(name: &str, page: Dialog, scene: GalleryScene) -> GalleryShot {
        GalleryShot { page: Some(page), ..GalleryShot::new(format!("page-{name}"), scene) }
    }

    fn strip(name: &str, scene: GalleryScene, strip: Strip) -> GalleryShot {
        GalleryShot { strip: Some(strip), ..GalleryShot::new(format!("strip-{name}"), scene) }
    }

    /// The screen on which the picture is taken.
    pub(super) const fn screen(&self) -> Screen {
        match self.scene {
            GalleryScene::Title => Screen::Title,
            GalleryScene::Board { .. } => Screen::Match,
        }
    }
}

/// All pictures in the order in which they are taken.
pub(super) fn shots() -> Vec<GalleryShot> {
    let mut shots = Vec::new();
    for theme in ThemeId::all() {
        let title = GalleryShot::new(format!("title-{}", theme.theme().name), GalleryScene::Title);
        shots.push(GalleryShot { theme, ..title });
        for kind in GameKind::ALL {
            for (top_down, view) in [(false, ""), (true, "-above")] {
                let name = format!("{}-{}{view}", kind.id(), theme.theme().name);
                shots.push(GalleryShot { theme, top_down, ..GalleryShot::new(name, board(kind)) });
            }
        }
    }
    shots.extend(pages());
    for kind in GameKind::ALL {
        shots.extend(scenes(kind).moves.iter().filter_map(|scene| move_strip(kind, scene)));
        shots.extend(scenes(kind).camera.iter().filter_map(|scene| camera_strip(kind, *scene)));
    }
    shots
}

/// A board in the middle of a game.
fn board(kind: GameKind) -> GalleryScene {
    midgame(kind, scenes(kind).midgame)
}

fn pages() -> Vec<GalleryShot> {
    let settings = [
        ("settings-look", Dialog::Settings(SettingsTab::Look)),
        ("settings-play", Dialog::Settings(SettingsTab::Play)),
        ("settings-sound", Dialog::Settings(SettingsTab::Sound)),
    ];
    let mut pages = settings.map(|(name, page)| GalleryShot::page(name, page, GalleryScene::Title)).to_vec();
    for kind in GameKind::ALL {
        let (over_title, over_match) = (scenes(kind).title_pages, scenes(kind).match_pages);
        pages.extend(over_title.iter().map(|(name, page)| GalleryShot::page(name, *page, GalleryScene::Title)));
        pages.extend(over_match.iter().map(|(name, page)| GalleryShot::page(name, *page, board(kind))));
        let rules = format!("rules-{}", kind.id());
        pages.push(GalleryShot::page(&rules, Dialog::HowToPlay(kind), GalleryScene::Title));
        pages.push(GalleryShot::new(format!("page-result-{}", kind.id()), won(kind)));
    }
    pages
}

fn move_strip(kind: GameKind, scene: &MoveScene) -> Option<GalleryShot> {
    let (mut board, mv) = find(kind, scene.wanted)?;
    let name = format!("{}-{}", kind.id(), scene.name);
    if let (true, GalleryScene::Board { moves, .. }) = (scene.undo, &mut board) {
        moves.push(mv);
        let undo = StripStart::Command(MatchCommand::Undo { plies: 1 });
        return Some(GalleryShot::strip(&name, board, Strip::new(undo, scene.frames)));
    }
    Some(GalleryShot::strip(&name, board, Strip::play(mv, scene.frames)))
}

fn camera_strip(kind: GameKind, scene: CameraScene) -> Option<GalleryShot> {
    Some(match scene {
        CameraScene::Intro => GalleryShot::strip("camera-open", board(kind), Strip::new(StripStart::Intro, 18)),
        CameraScene::TopDown => GalleryShot::strip("camera-above", board(kind), Strip::new(StripStart::TopDown, 18)),
        CameraScene::Turn => {
            let (board, mv) = find(kind, |played| played.effects.len() == 1)?;
            let strip = Strip { facing: BoardOrientation::Turning, ..Strip::play(mv, 30) };
            GalleryShot::strip("camera-turn", board, strip)
        }
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::rules::{Game, Outcome};

    #[test]
    fn every_picture_has_a_name_of_its_own_and_every_game_is_shown_in_every_theme() {
        let shots = shots();
        let names: BTreeSet<&str> = shots.iter().map(|shot| shot.name.as_str()).collect();
        assert_eq!(names.len(), shots.len());
        for theme in ThemeId::all() {
            for kind in GameKind::ALL {
                let name = format!("{}-{}", kind.id(), theme.theme().name);
                assert!(names.contains(name.as_str()) && names.contains(format!("{name}-above").as_str()), "{name}");
            }
        }
        let strips: Vec<&str> = names.iter().copied().filter(|name| name.starts_with("strip-")).collect();
        let expected: usize =
            GameKind::ALL.into_iter().map(|kind| scenes(kind).moves.len() + scenes(kind).camera.len()).sum();
        assert_eq!(strips.len(), expected, "a move was found for every strip: {strips:?}");
    }

    #[test]
    fn a_board_is_shown_in_the_middle_of_a_game_and_a_result_at_its_end() {
        let outcome = |scene| {
            let GalleryScene::Board { mut start, moves } = scene else { panic!("it shows a board") };
            moves.iter().for_each(|mv| start.play_unchecked(*mv));
            (moves.len(), start.outcome())
        };
        for kind in GameKind::ALL {
            assert_eq!(outcome(board(kind)), (scenes(kind).midgame, Outcome::InProgress), "{kind}");
            assert!(outcome(won(kind)).1.winner().is_some(), "{kind}");
        }
    }
}
