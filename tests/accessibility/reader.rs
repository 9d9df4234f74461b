//! A program without a window, as the accessible board reads it.

use bevy::prelude::*;
use bevy::state::app::StatesPlugin;

use tessera::accessibility::announcer::Announcement;
use tessera::accessibility::board_description::{BoardDescribed, BoardDescription, MatchDescription};
use tessera::accessibility::menu_description::{MenuDescribed, MenuDescription};
use tessera::accessibility::requests::{AccessibilityRequest, OpenMatch, RejectedRequest};

use tessera::persist::{SaveRequest, StorageKey};
use tessera::presentation::actions::MatchAction;

/// A program without a window, with its last description and all announcements and save requests.
pub(crate) struct Reader {
    pub(crate) app: App,
    pub(crate) description: Option<BoardDescription>,
    pub(crate) menu: Option<MenuDescription>,
    pub(crate) announcements: Vec<Announcement>,
    pub(crate) saves: Vec<SaveRequest>,
    pub(crate) rejected: Vec<RejectedRequest>,
}

impl Reader {
    pub(crate) fn new() -> Reader {
        Reader::with(|_| {})
    }

    /// A program to which something is added before it starts.
    pub(crate) fn with(add: impl FnOnce(&mut App)) -> Reader {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin));
        app.add_plugins((
            tessera::game::plugin,
            tessera::game::session::plugin,
            tessera::persist::plugin,
            tessera::accessibility::plugin,
        ));
        add(&mut app);
        let mut reader = Reader {
            app,
            description: None,
            menu: None,
            announcements: Vec::new(),
            saves: Vec::new(),
            rejected: Vec::new(),
        };
        reader.update();
        reader
    }

    pub(crate) fn update(&mut self) {
        self.app.update();
        let world = self.app.world_mut();
        self.announcements.extend(world.resource_mut::<Messages<Announcement>>().drain());
        self.rejected.extend(world.resource_mut::<Messages<RejectedRequest>>().drain());
        self.saves.extend(world.resource_mut::<Messages<SaveRequest>>().drain());
        if let Some(BoardDescribed(description)) = world.resource_mut::<Messages<BoardDescribed>>().drain().last() {
            self.description = Some(*description);
        }
        if let Some(MenuDescribed(menu)) = world.resource_mut::<Messages<MenuDescribed>>().drain().last() {
            self.menu = Some(*menu);
        }
    }

    pub(crate) fn request(&mut self, request: AccessibilityRequest) {
        self.app.world_mut().write_message(request);
        self.update();
        self.update();
    }

    pub(crate) fn open(game: &str, size: &str) -> Reader {
        let mut reader = Reader::new();
        let players = ["person".into(), "person".into()];
        reader.request(AccessibilityRequest::Open(OpenMatch {
            game: game.into(),
            size: size.into(),
            players,
            ..default()
        }));
        reader.update();
        reader
    }

    pub(crate) fn press(&mut self, labels: &str) {
        for label in labels.split_whitespace() {
            self.request(AccessibilityRequest::Press(label.into()));
        }
    }

    pub(crate) fn page(&self) -> &MatchDescription {
        self.description.as_ref().and_then(Option::as_ref).expect("a match is described")
    }

    /// The moves of the list, with a `>` before the one whose position is shown.
    pub(crate) fn moves(&self) -> Vec<String> {
        let mark = |current| if current { ">" } else { "" };
        self.page().moves.iter().map(|mv| format!("{}{}", mark(mv.current), mv.text)).collect()
    }

    pub(crate) fn spoken(&self, label: &str) -> &str {
        &self.page().points.iter().find(|point| point.label == label).expect("a point of the board").spoken
    }

    pub(crate) fn offers(&self, action: MatchAction) -> bool {
        self.page().actions.iter().any(|button| button.action == action)
    }

    /// What was said last, and whether it was urgent.
    pub(crate) fn last(&self) -> (&str, bool) {
        let last = self.announcements.last().expect("something was said");
        (&last.text, last.urgent)
    }

    pub(crate) fn saved_match(&self) -> Option<&str> {
        let last = self.saves.iter().rev().find(|save| save.key == StorageKey::Match)?;
        last.text.as_deref()
    }
}

impl Reader {
    pub(crate) fn menu(&self) -> MenuDescription {
        self.menu.clone().expect("the menu is described")
    }

    pub(crate) fn actions(&self) -> Vec<(MatchAction, Option<String>)> {
        self.page().actions.iter().map(|button| (button.action, button.confirm.clone())).collect()
    }
}

/// Whether a text has no plain letters outside coordinates, the names of games, and the name of the opening played.
#[cfg(debug_assertions)]
pub(crate) fn is_translated(text: &str) -> bool {
    let rest = ["Othello", "Breakthrough", "Diamond", "Perpendicular Opening"]
        .iter()
        .fold(text.to_owned(), |rest, name| rest.replace(name, ""));
    let signs: Vec<char> = rest.chars().chain([' ']).collect();
    let coordinate = |pair: &[char]| ('a'..='j').contains(&pair[0]) && pair[1].is_ascii_digit();
    !signs.windows(2).any(|pair| pair[0].is_ascii_alphabetic() && !coordinate(pair))
}
