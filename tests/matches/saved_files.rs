//! Files that version 0.1 has written are read with exactly the values that they had, and written in the format of today.

use std::time::Duration;

use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use serde_json::Value;

use tessera::game::clock::Clock;
use tessera::game::matches::{History, MatchDetails, MatchOutcome, Seat, Seats, Sitting};
use tessera::game::player::{ActivePlayer, Level, Paused, Player, Players};
use tessera::game::screen::Active;

use tessera::persist::ResumeMatch;
use tessera::persist::saved::SavedMatch;
use tessera::persist::settings::{NewMatchSettings, Settings};
use tessera::records::{EarlyEnd, GameTree};
use tessera::rules::{GameKind, Outcome, PerSide, Ply, Position, Side, Size, Variant, Victory};
use tessera::settings::bindings::{BindingAction, Bindings, PadButton, Trigger};
use tessera::settings::graphics::Graphics;
use tessera::settings::language::Language;
use tessera::settings::preferences::{BoardOrientation, Preferences};
use tessera::settings::theme::{OwnTheme, ThemeId};

const SETTINGS: &str = include_str!("../data/settings-0.1.json");
const DIAMOND: &str = include_str!("../data/match-0.1.json");
const OTHELLO: &str = include_str!("../data/match-othello-0.1.json");
const VERSION_1: &str = include_str!("../data/match-version-1.json");
const VERSION_2: &str = include_str!("../data/match-version-2.json");
const BREAKTHROUGH: &str = include_str!("../data/match-breakthrough-0.1.json");

fn json(text: &str) -> Value {
    serde_json::from_str(text).expect("the text is JSON")
}

fn standard(kind: GameKind, moves: &str) -> (Position, Vec<tessera::rules::Move>) {
    played(Variant::standard(kind), moves)
}

fn played(variant: Variant, moves: &str) -> (Position, Vec<tessera::rules::Move>) {
    use tessera::rules::Game;
    let start = Position::start(variant);
    let moves = start.parse_game(moves).expect("the moves are legal");
    (start, moves)
}

fn clock(control: &str, left: [u64; 2], marks: &[[u64; 2]]) -> Option<Clock> {
    let durations = |left: [u64; 2]| left.map(Duration::from_millis);
    let time_control = control.parse().expect("a time control");
    Some(Clock { time_control, left: durations(left), marks: marks.iter().copied().map(durations).collect() })
}

#[test]
fn settings_of_version_0_1_are_read() {
    let settings = Settings::from_text(SETTINGS).expect("the file is readable");
    assert_eq!(
        settings.preferences,
        Preferences {
            theme: ThemeId::named("night").expect("there is a theme of this name").into(),
            own_theme: OwnTheme::default(),
            speed: 2.0,
            markers: false,
            previews: false,
            coordinates: false,
            top_down: true,
            graphics: Graphics::Automatic,
            effects: 0.25,
            ambience: 0.5,
            interface: 0.75,
            vibration: true,
            confirm: true,
            computers_resign: false,
            think_ahead: false,
            engine_threads: 0,
            evaluation_bar: false,
            point_out_mistakes: false,
            analysis_lines: 3,
            analysis_seconds: 60,
            analysis_depth: 0,
            analysis_table: 64,
            autoplay_seconds: 1.0,
            facing: BoardOrientation::Opposite,
            scale: 1.5,
            language: Some(Language::ENGLISH),
            system_language: Language::ENGLISH,
            still: false,
            contrast: false,
            can_vibrate: false,
        }
    );
    let mut bindings = Bindings::default();
    let keys = [(BindingAction::Hint, "K"), (BindingAction::TakeBack, "Ctrl+B"), (BindingAction::View, "M")];
    for (action, key) in keys {
        let trigger: Trigger = key.parse().expect("a key");
        bindings.rebind(action, trigger).expect("the key is free");
    }
    bindings.rebind(BindingAction::Press, PadButton::North).expect("the buttons change their actions");
    assert_eq!(settings.bindings, bindings);
    let mut new_match = NewMatchSettings::default();
    new_match.players = Players([Player::Computer(Level::new(4).expect("a level")), Player::Human]);
    new_match.clock = Some("3+2".parse().expect("a time control"));
    new_match.corners = 2;
    new_match.set_size(GameKind::Othello, Size::square(10));
    new_match.set_size(GameKind::Breakthrough, Size { columns: 6, rows: 5 });
    assert_eq!(settings.new_match, new_match);
}

#[test]
fn settings_are_written_in_the_format_of_version_0_1() {
    let text = Settings::from_text(SETTINGS).expect("the file is readable").to_text().expect("settings are JSON");
    let mut expected = json(SETTINGS);
    // Later versions added these.
    expected["graphics"] = "automatic".into();
    expected["vibration"] = true.into();
    expected["own_theme"] = "tessera-theme:wood".into();
    expected["autoplay_seconds"] = 1.0.into();
    expected["think_ahead"] = false.into();
    expected["engine_threads"] = 0.into();
    expected["evaluation_bar"] = false.into();
    expected["point_out_mistakes"] = false.into();
    expected["analysis_lines"] = 3.into();
    expected["analysis_seconds"] = 60.into();
    expected["analysis_depth"] = 0.into();
    expected["analysis_table"] = 64.into();
    assert_eq!(json(&text), expected);
}

/// Reads a match without details, which begins now, and compares it; its tree counts as equal at each of its nodes.
fn assert_read(file: &str, expected: SavedMatch, undone: usize) {
    let read = SavedMatch::from_text(file).expect("the file is readable");
    let age = tessera::platform::date::now() - read.details.created;
    assert!((0..60_000).contains(&age), "a match without a time begins now, not before {age} ms");
    let details = MatchDetails { created: read.details.created, ..MatchDetails::default() };
    assert_eq!((read.moves(), read.undone()), (expected.moves(), undone));
    assert_eq!(read, SavedMatch { details, ..expected });
}

fn saved((start, moves): (Position, Vec<tessera::rules::Move>), end: Option<EarlyEnd>) -> SavedMatch {
    SavedMatch {
        tree: GameTree::with_moves(start, &moves).expect("the moves are legal"),
        players: Players::HUMANS,
        paused: false,
        end,
        clock: None,
        details: MatchDetails::default(),
        analysis: None,
    }
}

#[test]
fn matches_of_version_0_1_are_read() {
    let marks = [
        [180_000; 2],
        [179_500, 180_000],
        [179_500, 177_250],
        [180_125, 177_250],
        [180_125, 176_249],
        [179_126, 176_249],
    ];
    let diamond = SavedMatch {
        players: Players([Player::Human, Player::Computer(Level::new(5).expect("a level"))]),
        paused: true,
        clock: clock("3+2", [180_125, 176_610], &marks),
        ..saved(standard(GameKind::Diamond, "d4 swap e5 c3 f6"), None)
    };
    assert_read(DIAMOND, diamond, 2);

    let end = Some(EarlyEnd::Resigned(Side::Second));
    assert_read(OTHELLO, saved(standard(GameKind::Othello, "f5 d6 c3 d3 c4"), end), 0);

    let narrow = Variant::new(GameKind::Breakthrough, Size { columns: 6, rows: 8 }).expect("an allowed size");
    let end = Some(EarlyEnd::OutOfTime(Side::Second));
    let clock = clock("1+0", [53_625, 0], &[[60_000; 2], [55_500, 60_000], [55_500, 56_750], [53_625, 56_750]]);
    assert_read(BREAKTHROUGH, SavedMatch { clock, ..saved(played(narrow, "a2-a3 f7-f6 b2-b3"), end) }, 0);
}

#[test]
fn a_match_of_version_1_is_read_with_variations_clock_details_and_analysis() {
    let SavedMatch { tree, players, paused, end, clock: timed, details, analysis } =
        SavedMatch::from_text(VERSION_1).expect("the file is readable");
    let small = Variant::new(GameKind::Breakthrough, Size::square(5)).expect("an allowed size");
    let (start, main) = played(small, "b2-b3 a4xb3 a2xb3 c4xb3");
    let mut expected = GameTree::with_moves(start, &main).expect("the moves are legal");
    expected.go_to(expected.main_line()[1]);
    let (_, variation) = played(small, "b2-b3 a4xb3 c2xb3 e4-e3");
    variation[2..].iter().for_each(|mv| _ = expected.play(*mv).expect("the moves are legal"));
    assert_eq!((&tree, tree.moves(&tree.path(tree.current()))), (&expected, variation[..3].to_vec()));
    assert_eq!((players, paused, end), (Players::HUMANS, false, None));
    let marks = [[180_000; 2], [182_000, 180_000], [182_000, 181_600], [183_600, 181_600], [183_600, 183_200]];
    assert_eq!(timed, clock("3+2", [183_600, 179_900], &marks));
    let tags: Vec<_> = details.tags.iter().collect();
    assert_eq!(
        (details.created, tags),
        (1_795_400_000_000, vec![("Black", "李雷"), ("Event", "Club"), ("White", "Ann")])
    );
    assert_eq!(details.sitting, Sitting { won: [2, 1], drawn: 1 });
    let found: Vec<_> = analysis.into_iter().flatten().map(|found| (found.ply, found.report.depth)).collect();
    assert_eq!(found, [(4, 14), (3, 13)]);
}

#[test]
fn matches_of_version_1_are_written_as_version_2_and_stay_the_same() {
    for file in [DIAMOND, OTHELLO, BREAKTHROUGH, VERSION_1] {
        let saved = SavedMatch::from_text(file).expect("the file is readable");
        let text = saved.to_text().expect("a match is JSON");
        assert_eq!(json(&text)["version"], 2);
        let again = SavedMatch::from_text(&text).expect("what is written can be read");
        assert_eq!((again.moves(), again.undone()), (saved.moves(), saved.undone()));
        assert_eq!(again.to_text().expect("a match is JSON"), text);
        // Computers have the name of the program as soon as a match is written.
        assert_eq!(SavedMatch { details: saved.details.clone(), ..again }, saved);
    }
    let text = SavedMatch::from_text(VERSION_1).and_then(|saved| Ok(saved.to_text()?)).expect("a match is JSON");
    assert_eq!(json(&text), json(VERSION_2));
}

/// An app in which this saved match has been resumed, and the match.
fn resume(file: &str) -> (App, Entity) {
    let mut app = App::new();
    app.add_plugins((
        MinimalPlugins,
        StatesPlugin,
        tessera::game::plugin,
        tessera::game::session::plugin,
        tessera::persist::plugin,
    ));
    app.insert_resource(bevy::time::TimeUpdateStrategy::ManualDuration(Duration::ZERO));
    app.insert_resource(ResumeMatch(SavedMatch::from_text(file).expect("the file is readable")));
    while app.world().contains_resource::<ResumeMatch>() {
        app.update();
    }
    app.update();
    let mut active = app.world_mut().query_filtered::<Entity, With<Active>>();
    let game = active.single(app.world()).expect("the match is open");
    (app, game)
}

#[test]
fn a_match_of_version_0_1_is_resumed_as_it_was_left() {
    let (app, game) = resume(DIAMOND);
    let part = app.world().entity(game);
    let history = part.get::<History>().expect("a match has a history");
    let texts: Vec<String> = history.plies().iter().map(Ply::text).collect();
    assert_eq!(texts, ["d4", "swap", "e5"]);
    assert_eq!(history.undone().len(), 2);
    assert_eq!(part.get::<Seats>().map(|seats| seats.0), Some(PerSide::new(Seat::Two, Seat::One)));
    assert_eq!(part.get::<Paused>(), Some(&Paused(true)));
    assert_eq!(part.get::<ActivePlayer>(), Some(&ActivePlayer::Human));
    let left = part.get::<Clock>().map(|clock| clock.left.map(|left| left.as_millis()));
    assert_eq!(left, Some([180_125, 176_610]), "the times when it was left");

    let (app, game) = resume(VERSION_1);
    let part = app.world().entity(game);
    let saved = SavedMatch::from_text(VERSION_1).expect("the file is readable");
    assert_eq!(part.get::<Clock>(), saved.clock.as_ref(), "with the times after each ply");
    assert_eq!(part.get::<MatchDetails>(), Some(&saved.details));
    let history = part.get::<History>().expect("a match has a history");
    assert_eq!((&history.tree, history.moves(), history.undone().len()), (&saved.tree, saved.moves()[..3].to_vec(), 1));

    let (app, game) = resume(BREAKTHROUGH);
    let outcome = app.world().get::<MatchOutcome>(game).map(|outcome| outcome.0);
    assert_eq!(outcome, Some(Outcome::Won { side: Side::First, by: Victory::Time }));
}
