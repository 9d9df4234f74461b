//! The accessibility tree of the desktop program, and a whole game played through it.

#[path = "support/idle.rs"]
mod idle;

use std::collections::BTreeMap;
use std::time::Duration;

use bevy::a11y::{AccessibilityRequested, ActionRequest};
use bevy::prelude::*;
use bevy_egui::egui::accesskit::{self, Action, Live, Node, NodeId, Role, TreeId};
use bevy_egui::{EguiContext, EguiOutput};
use tessera::app::cli::{self, CliCommand};
use tessera::app::headless::headless;
use tessera::app::screen_reader::node_of;
use tessera::game::matches::History;
use tessera::game::screen::{Active, ScreenRequest};

use idle::run_until_idle;

/// The program with a screen reader attached.
struct Reader {
    app: App,
}

impl Reader {
    fn open(line: &[&str]) -> Reader {
        let Ok(CliCommand::Play(options)) = cli::parse(line.iter().map(Into::into)) else { panic!("{line:?}") };
        let mut app = headless(*options, Duration::from_millis(100));
        app.update();
        app.world().resource::<AccessibilityRequested>().set(true);
        let mut contexts = app.world_mut().query::<&mut EguiContext>();
        contexts.iter_mut(app.world_mut()).for_each(|mut context| context.get_mut().enable_accesskit());
        let mut reader = Reader { app };
        run_until_idle(&mut reader.app);
        reader
    }

    fn nodes(&mut self) -> BTreeMap<NodeId, Node> {
        let mut outputs = self.app.world_mut().query::<&EguiOutput>();
        let output = outputs.single(self.app.world()).expect("one context");
        let update = output.platform_output.accesskit_update.as_ref().expect("egui built a tree");
        update.nodes.iter().cloned().collect()
    }

    fn point(&mut self, label: &str) -> Node {
        self.nodes().remove(&node_of(label)).unwrap_or_else(|| panic!("{label} is in the tree"))
    }

    fn press(&mut self, node: NodeId) {
        let request = accesskit::ActionRequest {
            action: Action::Click,
            target_tree: TreeId::ROOT,
            target_node: node,
            data: None,
        };
        self.app.world_mut().write_message(ActionRequest(request));
        run_until_idle(&mut self.app);
    }

    /// Presses the button with this label.
    fn press_button(&mut self, label: &str) {
        let button = self.nodes().into_iter().find(|(_, node)| node.label().is_some_and(|found| found == label));
        let (button, _) = button.expect("the button is in the tree");
        self.press(button);
    }

    fn plies(&mut self) -> usize {
        let world = self.app.world_mut();
        world.query_filtered::<&History, With<Active>>().single(world).map_or(0, |history| history.plies().len())
    }

    /// The announcement and its urgency.
    fn announcement(&mut self) -> (String, Option<Live>) {
        let status = self.nodes().into_values().find(|node| node.role() == Role::Status).expect("a status region");
        (status.value().unwrap_or_default().trim().to_owned(), status.live())
    }
}

#[test]
fn the_rules_and_the_key_bindings_are_in_the_tree() {
    let mut reader = Reader::open(&["--game", "breakthrough", "--page", "rules"]);
    let words: Vec<String> = reader
        .nodes()
        .into_values()
        .filter(|node| node.role() == Role::Label)
        .filter_map(|node| node.value().map(str::to_owned))
        .collect();
    for wanted in ["Be the first to bring one piece to the far row.", "Hint: ?, Y."] {
        assert!(words.iter().any(|text| text == wanted), "{wanted} is not among {words:#?}");
    }
}

#[test]
fn every_point_is_a_button_with_a_description_and_bounds() {
    let mut reader = Reader::open(&["--game", "breakthrough", "--size", "5x5"]);
    for label in ["a1", "c3", "e5"] {
        let node = reader.point(label);
        assert_eq!(node.role(), Role::Button);
        assert!(node.label().is_some_and(|words| words.starts_with(label)), "{:?}", node.label());
        assert!(node.supports_action(Action::Click));
        let place = node.bounds().expect("it has bounds");
        assert!(place.x0 > 0.0 && place.x1 < 1280.0 && place.y0 > 0.0 && place.y1 < 800.0, "{place:?}");
    }
    let labels: Vec<String> = reader.nodes().values().filter_map(|node| node.label().map(str::to_owned)).collect();
    assert!(labels.iter().any(|label| label == "Menu"), "the panels are in the tree, too: {labels:?}");
}

#[test]
fn a_whole_game_is_played_through_the_reader_and_announced() {
    let mut reader = Reader::open(&["--game", "breakthrough", "--size", "5x5"]);
    for (n, [from, to]) in
        [["a2", "a3"], ["e4", "e3"], ["a3", "b4"], ["e3", "d2"], ["b4", "c5"]].into_iter().enumerate()
    {
        reader.press(node_of(from));
        assert!(reader.point(from).is_selected() == Some(true), "{from} is picked up");
        reader.press(node_of(to));
        assert_eq!(reader.plies(), n + 1);
        if n == 0 {
            assert_eq!(reader.announcement(), ("White moves a2 to a3. Black to move.".into(), Some(Live::Polite)));
        }
    }
    let (words, live) = reader.announcement();
    assert!(words.contains("White wins."), "{words}");
    assert_eq!(live, Some(Live::Assertive));
}

#[test]
fn a_button_of_the_panels_is_pressed_through_the_reader() {
    let mut reader = Reader::open(&["--game", "othello", "--moves", "f5"]);
    assert_eq!(reader.plies(), 1);
    reader.press_button("Undo");
    assert_eq!(reader.plies(), 0);
}

#[test]
fn the_title_screen_continues_the_match_that_was_left() {
    let mut reader = Reader::open(&["--game", "othello", "--moves", "f5 d6"]);
    reader.app.world_mut().write_message(ScreenRequest::Close);
    run_until_idle(&mut reader.app);
    assert_eq!(reader.plies(), 0);
    reader.press_button("Continue Othello");
    assert_eq!(reader.plies(), 2);
}

#[test]
fn the_title_screen_offers_nothing_to_continue_before_a_match_was_left() {
    let mut reader = Reader::open(&[]);
    let labels: Vec<String> = reader.nodes().values().filter_map(|node| node.label().map(str::to_owned)).collect();
    assert!(labels.iter().any(|label| label == "How to play"), "{labels:?}");
    assert!(!labels.iter().any(|label| label.starts_with("Continue")), "{labels:?}");
}
