//! Moves, positions and set-ups in each game's notation.

use tessera_rules::setup::{Brush, PositionSetup, SetupEdit, SetupHistory, Symmetry, read_position};
use tessera_rules::{
    Effect, Game, NotationError, PerSide, Phase, Placement, Position, Setup, Situation, SituationParts,
};

use super::choices::Choices;

/// The most plies before a move that is read.
const PLIES: usize = 80;

/// Asserts that an error names a place of the text and that its message is one short line.
pub(super) fn assert_error(text: &str, error: &NotationError) {
    assert!((1..=text.chars().count() + 1).contains(&error.column), "{error:?} in {text:?}");
    assert_message(&error.to_string());
}

/// Asserts that a message can be shown: short, and without control characters.
pub(super) fn assert_message(message: &str) {
    assert!(message.chars().count() < 400, "{} characters: {message}", message.len());
    assert!(!message.contains(|c: char| c.is_control()), "{message:?}");
}

/// A position, and a text that is read as a move and as a game from there.
pub(super) fn moves(input: &[u8]) {
    let mut choices = Choices::new(input);
    let variant = choices.variant();
    let position = choices.position(variant, PLIES);
    let text = choices.text();
    match position.parse_move(text) {
        Ok(mv) => {
            assert_eq!(position.check(mv), Ok(()), "{text:?} in\n{position}");
            for written in [position.format_move(mv), position.protocol_move(mv)] {
                assert_eq!(position.parse_move(&written), Ok(mv), "{written:?} in\n{position}");
            }
        }
        Err(error) => assert_error(text, &error),
    }
    match position.parse_game(text) {
        Ok(moves) => {
            let written = position.format_game(&moves);
            assert_eq!(position.parse_game(&written), Ok(moves), "{written:?} from\n{position}");
        }
        Err(error) => assert_error(text, &error),
    }
}

/// A text that is read as a position.
pub(super) fn positions(input: &[u8]) {
    let mut choices = Choices::new(input);
    let variant = choices.variant();
    let text = choices.text();
    match Position::parse(variant, text) {
        Ok(position) => assert_position(&position),
        Err(error) => assert_error(text, &error),
    }
    if let Ok(position) = read_position(text, variant) {
        assert_position(&position);
    }
}

/// Asserts what holds for every position: it can be written and read, and it says what can be played.
pub(super) fn assert_position(position: &Position) {
    let text = position.format_position();
    let reread = Position::parse(position.variant(), &text).expect("a written position can be read");
    assert_eq!(reread.format_position(), text);
    assert_eq!(position.setup().into_position().as_ref(), Ok(position), "{text}");
    let moves = position.legal_moves();
    assert!(moves.is_sorted_by(|a, b| a < b), "{text}");
    assert_eq!(moves.is_empty(), position.outcome().is_over(), "{text}");
    if let Some(mv) = moves.first() {
        assert_eq!(placement_after(position.placement(), &position.effects(*mv)), position.after(*mv).placement());
    }
}

/// A placement with effects applied to it.
pub(super) fn placement_after(mut placement: Placement, effects: &[Effect]) -> Placement {
    effects.iter().for_each(|effect| effect.apply(&mut placement));
    placement
}

/// An untrusted set-up, from decisions or as JSON, and edits of a board.
pub(super) fn setups(input: &[u8]) {
    let mut choices = Choices::new(input);
    if choices.byte().is_multiple_of(4) {
        if let Ok(setup) = serde_json::from_str::<Setup>(choices.text())
            && let Ok(position) = setup.into_position()
        {
            assert_position(&position);
        }
        return;
    }
    let variant = choices.variant();
    let points = PositionSetup::empty(variant).topology().points();
    let placement = choices.placement(points);
    let parts = parts(&mut choices);
    let setup = Setup { variant, placement, situation: Situation::from_parts(variant.kind(), &parts, &placement) };
    match setup.into_position() {
        Ok(position) => assert_position(&position),
        Err(error) => assert_message(&error.to_string()),
    }
    edits(PositionSetup::start(variant), choices);
}

fn parts(choices: &mut Choices<'_>) -> SituationParts {
    SituationParts {
        to_move: choices.side(),
        phase: choices.pick(&[None, Some(Phase::Placement), Some(Phase::Movement)]),
        in_hand: PerSide::new(choices.byte() % 16, choices.byte() % 16),
        swapped: choices.yes(),
    }
}

/// Edits a set-up; undo leads back through everything that was there.
fn edits(start: PositionSetup, mut choices: Choices<'_>) {
    let mut history = SetupHistory::new(start.clone());
    let mut seen = vec![start];
    while !choices.is_empty() && seen.len() < 40 {
        let before = history.current().clone();
        history.edit(edit(&before, &mut choices));
        if history.current() != &before {
            seen.push(history.current().clone());
        }
        if let Ok(position) = history.current().check() {
            assert_position(&position);
        }
    }
    while let Some(expected) = seen.pop() {
        assert_eq!(history.current(), &expected);
        history.undo();
    }
}

fn edit(setup: &PositionSetup, choices: &mut Choices<'_>) -> SetupEdit {
    let points: Vec<_> = setup.topology().points().iter().collect();
    let symmetries: Vec<_> = Symmetry::of(setup.topology()).collect();
    let brushes: Vec<Brush> = setup.pieces().into_iter().map(Brush::Piece).chain([Brush::Remove]).collect();
    match choices.below(9) {
        0 | 1 => SetupEdit::Press { at: choices.pick(&points), brush: choices.pick(&brushes) },
        2 => SetupEdit::Drag { from: choices.pick(&points), to: choices.pick(&points) },
        3 => SetupEdit::Transform(choices.pick(&symmetries)),
        4 => SetupEdit::SwapSides,
        5 => SetupEdit::ToMove(choices.side()),
        6 => SetupEdit::Phase(choices.pick(&[Phase::Placement, Phase::Movement])),
        7 => SetupEdit::Swapped(choices.yes()),
        _ if choices.yes() => SetupEdit::Clear,
        _ => SetupEdit::Start,
    }
}
