//! The program without renderer, in a window of any size.

use std::time::Duration;

use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowResized};
use bevy_egui::egui::{Context, Id, LayerId, Rect};
use bevy_egui::{EguiContext, PrimaryEguiContext};
use tessera::app::cli::{self, CliCommand};
use tessera::app::headless::headless;
use tessera::explorer::{MoveTotals, key_of, shipped_games};
use tessera::game::editor::EditorRequest;
use tessera::game::explorer::{OpeningMoves, OpeningStatus};
use tessera::game::matches::{History, Match};
use tessera::game::oracle::{OracleStatus, OracleValues};
use tessera::game::requests::{MatchCommand, MatchRequest};
use tessera::game::screen::Active;
use tessera::game::selection::{MoveOptions, Selection};
use tessera::rules::{Game, Move, Topology};
use tessera::settings::language::Language;
use tessera::settings::preferences::Preferences;
use tessera::setup::SetupEdit;
use tessera::ui::dialogs::{Dialog, Dialogs};
use tessera::ui::label_log::{self, DrawnLabel};
use tessera::ui::scale::fitting;
use tessera::view::layout::stand;
use tessera::view::scene::BoardCamera;

/// The windows that every screen is checked in, in logical pixels.
pub(crate) const WINDOWS: [(u16, u16); 9] =
    [(720, 480), (900, 600), (1280, 800), (390, 844), (844, 390), (320, 240), (700, 300), (360, 300), (640, 360)];

/// Frames until the boards, the panels around them and scroll bars have found their places.
const FRAMES: usize = 6;

/// The program under test.
pub(crate) struct Screen {
    pub(crate) app: App,
    /// Lower windows are left out.
    pub(crate) lowest: u16,
    /// The window's size and the zoom of the interface.
    now: Option<((u16, u16), f32)>,
}

/// A frame as the interface laid it out.
pub(crate) struct Drawn {
    pub(crate) window: Rect,
    pub(crate) labels: Vec<DrawnLabel>,
    /// The rectangles that react to the pointer, with their layers; what is scrolled away is left out.
    pub(crate) widgets: Vec<(LayerId, Rect)>,
    /// What identifies each widget, and where it is.
    pub(crate) ids: Vec<(Id, Rect)>,
    /// Whether a dialog keeps the screen below it from reacting.
    pub(crate) modal: bool,
}

/// Starts the program in English, without motion and without saved files.
pub(crate) fn open(line: &[&str]) -> Screen {
    open_in(Language::ENGLISH, line)
}

/// The same in another language.
pub(crate) fn open_in(language: Language, line: &[&str]) -> Screen {
    let fixed = ["--fresh", "--set", "speed=0", "--language", language.tag()];
    let line = line.iter().chain(&fixed).map(Into::into);
    let Ok(CliCommand::Play(options)) = cli::parse(line) else { panic!("the line is understood") };
    let mut app = headless(*options, Duration::from_millis(50));
    app.update();
    let mut screen = Screen { app, lowest: 0, now: None };
    label_log::start(&screen.context());
    screen
}

impl Screen {
    fn context(&mut self) -> Context {
        let world = self.app.world_mut();
        let mut contexts = world.query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
        contexts.single_mut(world).expect("one context").get_mut().clone()
    }

    /// The tag of the language in force.
    pub(crate) fn language(&self) -> &'static str {
        self.app.world().resource::<Preferences>().effective_language().tag()
    }

    /// The text sizes to check in the language in force: all in English, the extremes in others, unless
    /// `TESSERA_ALL_SCALES` is set.
    pub(crate) fn scales(&self) -> &'static [f32] {
        let all = self.language() == Language::ENGLISH.tag() || std::env::var_os("TESSERA_ALL_SCALES").is_some();
        if all { &[1.0, 1.25, 1.5, 2.0] } else { &[1.0, 2.0] }
    }

    /// Shows this dialog alone, or none.
    pub(crate) fn show(&mut self, dialog: Option<Dialog>) {
        self.now = None;
        let ctx = self.context();
        let mut dialogs = self.app.world_mut().resource_mut::<Dialogs>();
        dialogs.clear();
        if let Some(dialog) = dialog {
            dialogs.open(&ctx, dialog);
        }
    }

    /// Resizes the window; false if nothing changes, as at a scale that the window limits, or if it is left out.
    pub(crate) fn resize(&mut self, size: (u16, u16), scale: f32) -> bool {
        let (width, height) = (f32::from(size.0), f32::from(size.1));
        let now = Some((size, fitting(scale, Vec2::new(width, height))));
        if self.now == now || size.1 < self.lowest {
            return false;
        }
        self.now = now;
        let world = self.app.world_mut();
        let mut windows = world.query_filtered::<(Entity, &mut Window), With<PrimaryWindow>>();
        let (window, mut settings) = windows.single_mut(world).expect("one window");
        settings.resolution.set(width, height);
        world.write_message(WindowResized { window, width, height });
        world.resource_mut::<Preferences>().scale = scale;
        true
    }

    /// Lets the screen settle and returns what one more frame draws.
    pub(crate) fn draw(&mut self) -> Drawn {
        for _ in 0..FRAMES {
            self.app.update();
        }
        let ctx = self.context();
        let _before = label_log::take(&ctx);
        self.app.update();
        let (labels, ids) = label_log::take(&ctx);
        let widgets = ctx.viewport(|viewport| {
            let layers = viewport.prev_pass.widgets.layers();
            let all = layers.flat_map(|(layer, widgets)| widgets.iter().map(|widget| (*layer, widget)));
            // The ground of a panel keeps the pointer from what lies below it.
            let widgets = all.filter(|(layer, widget)| widget.id != layer.id.with("move"));
            let active = widgets.filter(|(_, widget)| widget.sense.interactive() && widget.interact_rect.is_positive());
            active.map(|(layer, widget)| (layer, widget.interact_rect)).collect()
        });
        let modal = ctx.memory(|memory| memory.top_modal_layer().is_some());
        Drawn { window: ctx.content_rect(), labels, widgets, ids, modal }
    }

    /// Edits the set-up of the position editor.
    pub(crate) fn edit(&mut self, edit: SetupEdit) {
        self.app.world_mut().write_message(EditorRequest::Edit(edit));
        self.app.update();
    }

    /// Turns the oracle on and waits for its values.
    pub(crate) fn show_oracle(&mut self) {
        let world = self.app.world_mut();
        let game = world.query_filtered::<Entity, With<Active>>().single(world).expect("a match is open");
        world.write_message(MatchRequest { game, command: MatchCommand::ShowOracle(true) });
        for _ in 0..100_000 {
            self.app.update();
            let values = self.app.world().get::<OracleValues>(game);
            if values.is_some_and(|values| matches!(values.status, OracleStatus::Complete | OracleStatus::Stopped)) {
                return;
            }
            std::thread::yield_now();
        }
        panic!("the oracle does not end");
    }

    /// Turns the opening explorer on, with results of as many games as all of WTHOR.
    pub(crate) fn show_openings(&mut self) {
        let world = self.app.world_mut();
        let game = world.query_filtered::<Entity, With<Active>>().single(world).expect("a match is open");
        world.write_message(MatchRequest { game, command: MatchCommand::ShowExplorer(true) });
        (0..3).for_each(|_| self.app.update());
        let world = self.app.world_mut();
        let history = world.get::<History>(game).expect("a match has a history");
        let position = history.tree.position(history.tree.current());
        let totals = MoveTotals {
            games: 45_849,
            first_wins: 20_000,
            second_wins: 23_000,
            draws: 2_849,
            lead: -460_000,
            with_lead: 45_849,
            last_day: 20_000,
        };
        let mut counts = shipped_games(position.variant().kind()).of(key_of(&position));
        counts.iter_mut().for_each(|count| count.totals = totals);
        let mut moves = world.get_mut::<OpeningMoves>(game).expect("the explorer is on");
        moves.set(&position, (&counts, &counts, &counts), OpeningStatus::Complete);
    }

    /// Requests the first legal placement once, where moves must be confirmed.
    pub(crate) fn choose_first_move(&mut self) {
        let world = self.app.world_mut();
        let mut matches = world.query_filtered::<(&mut Selection, &MoveOptions), With<Active>>();
        let (mut selection, options) = matches.single_mut(world).expect("a match is open");
        selection.chosen = options.origins.iter().next().map(Move::Place);
        assert!(selection.chosen.is_some(), "a stone can be placed");
    }

    /// How far apart the first and the last file of the board appear at its two ends together, in logical pixels.
    pub(crate) fn board_width(&mut self) -> f32 {
        let places = self.board_corners();
        places[0].distance(places[1]) + places[2].distance(places[3])
    }

    /// Where the corners a1, h1, a8 and h8 of the board appear in the window, in logical pixels.
    pub(crate) fn board_corners(&mut self) -> [Vec2; 4] {
        let world = self.app.world_mut();
        let mut boards = world.query_filtered::<&Match, With<Active>>();
        let topology = Topology::of(boards.single(world).expect("a board is open").0);
        let mut cameras = world.query_filtered::<(&Camera, &GlobalTransform), With<BoardCamera>>();
        let (camera, view) = cameras.single(world).expect("one camera");
        ["a1", "h1", "a8", "h8"].map(|label| {
            let point = topology.points().iter().find(|point| topology.label(*point) == label).expect("a corner");
            camera.world_to_viewport(view, stand(topology, point)).expect("the board is in view")
        })
    }
}
