//! Matches in the pseudo-language: everything that panels and announcements say is made from messages.

use bevy::ecs::system::SystemState;
use bevy::prelude::*;

use super::model::MatchReader;
use super::text::{self, GameText, Text, keys, prompts, rules, spoken};

use crate::game::events::BoardEvent;
use crate::game::requests::{MatchCommand, MatchRequest};
use crate::game::screen::Active;
use crate::game::selection::{MoveOptions, Proposal, Selection};
use crate::game::spawn;
use crate::rules::{Allegiance, Game, GameKind, IllegalMove, Move, Point, Position, Side, Variant};
use crate::settings::bindings::{BindingAction, Bindings};
use crate::settings::device::Device;
use crate::settings::language::Language;
use crate::settings::preferences::Preferences;

const PSEUDO: Text = Text(Language::PSEUDO);

/// Fails if a text has a plain letter outside coordinates and the games' names, which are the same in every language.
#[track_caller]
fn assert_translated(text: &str) {
    let mut rest = text.to_owned();
    for kind in GameKind::ALL {
        rest = rest.replace(kind.info().name, "");
    }
    let signs: Vec<char> = rest.chars().collect();
    let plain = signs.iter().enumerate().find(|(index, sign)| {
        let next = signs.get(index + 1).copied().unwrap_or(' ');
        sign.is_ascii_alphabetic() && !(('a'..='j').contains(*sign) && next.is_ascii_digit())
    });
    assert!(plain.is_none(), "hard-coded text in {text:?}");
}

/// A program with one match on the screen.
fn open(kind: GameKind) -> (App, Entity) {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, crate::game::plugin, crate::presentation::plugin));
    app.insert_resource(Preferences { language: Some(Language::PSEUDO), ..Preferences::default() });
    let start = Position::start(Variant::standard(kind));
    let game = spawn::spawn_match(&mut app.world_mut().commands(), start);
    app.world_mut().commands().entity(game).insert(Active);
    app.update();
    (app, game)
}

/// Checks everything that the panels say now.
fn check_model(app: &mut App) {
    let mut state = SystemState::<MatchReader>::new(app.world_mut());
    let matches = state.get(app.world()).expect("the match can be read");
    let model = matches.model().expect("there is a match");
    for text in [&model.message.head, &model.message.tail, &model.game_text.title()] {
        assert_translated(text);
    }
    assert_translated(&text::status(model.game_text, model.match_view).joined(PSEUDO));
    assert_translated(&text::caption(model.game_text, model.match_view.position, None));
    assert_translated(&text::headline(model.game_text, model.match_view.outcome));
    assert_translated(&text::result(model.game_text, model.match_view.outcome, model.match_view.pieces));
    for side in Side::BOTH {
        assert_translated(&text::seat(model.game_text, side, model.match_view));
        assert_translated(&model.called(side));
        assert_translated(&model.counted(side));
    }
    for words in model.moves().into_values() {
        // Captures are written with a cross.
        assert_translated(&words);
    }
}

/// Checks what is said of a point, and what a press there would do.
fn check_point(position: &Position, point: Point, selected: Option<Point>) {
    let game = GameText::new(PSEUDO, position.variant());
    let options = MoveOptions::new(position, &Selection { cursor: Some(point), selected, chosen: None });
    let (owner, mover) = (position.placement().at(point), position.side_to_move());
    let movable = options.origins.contains(point) && owner == Some(Allegiance::Side(mover));
    let proposal = options.proposal.as_ref();
    let legal = proposal.filter(|proposal| proposal.verdict.is_ok());
    let selected = selected == Some(point);
    let state =
        spoken::PointState { point, owner, mover, proposal: legal, movable, selected, last: true, flipped: false };
    assert_translated(&spoken::spot(game, state));
    if let Some(proposal) = proposal {
        assert_translated(&text::describe(game, mover, proposal).joined(PSEUDO));
    }
}

#[test]
fn a_match_of_each_game_is_described_in_the_language_of_the_player() {
    for kind in GameKind::ALL {
        let (mut app, game) = open(kind);
        let mut position = Position::start(Variant::standard(kind));
        for ply in 0..70 {
            let moves = position.legal_moves();
            let Some(mv) = moves.get((ply * 7 + 3) % moves.len().max(1)).copied() else { break };
            for point in position.topology().points().iter() {
                check_point(&position, point, mv.target().filter(|_| ply % 2 == 0));
            }
            let spoken = spoken::ply(
                GameText::new(PSEUDO, position.variant()),
                position.side_to_move(),
                mv,
                &position.effects(mv),
            );
            assert_translated(&spoken);
            app.world_mut().write_message(MatchRequest { game, command: MatchCommand::Play(mv) });
            app.update();
            position.play_unchecked(mv);
            check_model(&mut app);
        }
        // Nothing is refused, so that every ply has been an event.
        assert!(!app.world().resource::<Messages<BoardEvent>>().is_empty(), "{kind}");
    }
}

#[test]
fn a_refusal_is_shown_in_the_language_of_the_player() {
    for kind in GameKind::ALL {
        let (mut app, game) = open(kind);
        let position = Position::start(Variant::standard(kind));
        let mut moves = [Move::Place(Point::new(0)), Move::Pass].into_iter();
        let refused = moves.find(|mv| position.check(*mv).is_err()).expect("a start without a legal pass");
        app.world_mut().write_message(MatchRequest { game, command: MatchCommand::Play(refused) });
        app.update();
        check_model(&mut app);
    }
}

#[test]
fn labels_rules_keys_and_prompts_are_in_the_language_of_the_player() {
    text::FIXED.iter().for_each(|id| assert_translated(PSEUDO.fixed(id)));
    for kind in GameKind::ALL {
        let page = rules::page(PSEUDO, kind);
        assert_translated(page.gist);
        page.sections.iter().flat_map(|(_, paragraphs)| paragraphs).for_each(|paragraph| assert_translated(paragraph));
        let game = GameText::new(PSEUDO, Variant::standard(kind));
        let proposal = Proposal { mv: Move::Pass, verdict: Err(IllegalMove::NotInThisGame) };
        assert_translated(&text::describe(game, Side::First, &proposal).joined(PSEUDO));
    }
    BindingAction::ALL.into_iter().for_each(|action| assert_translated(keys::action(PSEUDO, action)));
    let now = prompts::PromptContext { mine: true, hint: true, pass: true, swap: true, undo: true, ..default() };
    for device in [Device::Keyboard, Device::Pad] {
        prompts::prompts(PSEUDO, now, &Bindings::default(), device)
            .iter()
            .for_each(|prompt| assert_translated(prompt.does));
    }
    assert_eq!(text::faults(), [""; 0]);
}
