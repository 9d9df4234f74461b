//! The commands that a match takes, by the way in which it is shown.

use tessera::game::lesson::LessonRequest;
use tessera::game::matches::Seat;
use tessera::game::permissions::{Movers, Permissions};
use tessera::game::player::Player;
use tessera::game::puzzle::{PuzzlePhase, PuzzleRequest, PuzzleSource};
use tessera::game::requests::{EngineReply, MatchCommand, MatchRequest, RefusalReason};
use tessera::game::review::ReviewRequest;
use tessera::lessons::{Lesson, LessonTask};
use tessera::puzzles::PuzzleSet;
use tessera::records::NodeId;
use tessera::rules::{Game, GameKind, Move, Side};

use crate::exercise::{app, command, game, part, request, shown};
use crate::program::Program;
use crate::puzzles;

/// One command of each kind, by its name.
const COMMANDS: [(&str, MatchCommand); 17] = [
    ("play", MatchCommand::Play(Move::Pass)),
    ("reply", MatchCommand::Reply { answer: EngineReply::Resign, generation: 0 }),
    ("pause", MatchCommand::Pause(true)),
    ("undo", MatchCommand::Undo { plies: 1 }),
    ("redo", MatchCommand::Redo { plies: 1 }),
    ("go to", MatchCommand::GoTo(NodeId::START)),
    ("take back", MatchCommand::TakeBack),
    ("play again", MatchCommand::PlayAgain),
    ("player", MatchCommand::SetPlayer { seat: Seat::One, player: Player::Human }),
    ("hint", MatchCommand::Hint),
    ("oracle", MatchCommand::ShowOracle(true)),
    ("explorer", MatchCommand::ShowExplorer(true)),
    ("analyse", MatchCommand::Analyse(true)),
    ("resign", MatchCommand::Resign(Side::First)),
    ("flag", MatchCommand::Flag(Side::First)),
    ("offer", MatchCommand::OfferDraw(Side::First)),
    ("answer", MatchCommand::AnswerDraw { accept: true }),
];

/// The commands that are taken, and the players that move; all others are refused for this reason.
#[track_caller]
fn assert_taken(permissions: &Permissions, taken: &[&str], movers: Movers, reason: RefusalReason) {
    for (name, command) in COMMANDS {
        let expected = if taken.contains(&name) { Ok(()) } else { Err(reason) };
        assert_eq!(permissions.check(command), expected, "{name}");
    }
    assert_eq!(permissions.movers, movers);
}

#[test]
fn a_match_takes_every_command_and_its_review_and_analysis_take_fewer() {
    let mut program = Program::new();
    program.open(GameKind::Breakthrough, None);
    program.play("a2-a3 h7-h6");
    let all = COMMANDS.map(|(name, _)| name);
    assert_taken(&program.part(), &all, Movers::Players, RefusalReason::NoSuchMatch);
    program.send(ReviewRequest::Previous);
    let looking_back = ["undo", "redo", "go to", "oracle", "explorer", "analyse"];
    assert_taken(&program.part(), &looking_back, Movers::None, RefusalReason::LookingBack);
    program.command(MatchCommand::Analyse(true));
    let trying_out = [&looking_back[..], &["play"]].concat();
    assert_taken(&program.part(), &trying_out, Movers::Anyone, RefusalReason::LookingBack);
}

#[test]
fn a_lesson_takes_moves_only_while_its_step_asks_for_some() {
    let mut app = app();
    let always = ["reply", "pause", "take back", "hint"];
    for lesson in Lesson::of(GameKind::Othello) {
        for (step, task) in lesson.steps.iter().map(|step| &step.task).enumerate() {
            request(&mut app, LessonRequest::Open { lesson, step: Some(step) });
            let asks = !matches!(task, LessonTask::Read | LessonTask::Point(_));
            let taken = if asks { [&always[..], &["play"]].concat() } else { always.to_vec() };
            let movers = if asks { Movers::Players } else { Movers::None };
            assert_taken(&part(&mut app), &taken, movers, RefusalReason::LessonWaits);
        }
    }
}

#[test]
fn a_puzzle_takes_a_move_or_the_retry_of_a_wrong_one_and_nothing_meanwhile() {
    let mut app = app();
    let puzzle = &PuzzleSet::built_in(GameKind::Breakthrough).puzzles()[0];
    request(&mut app, PuzzleRequest::Open { puzzle, source: PuzzleSource::Rating });
    assert_taken(&part(&mut app), &["play"], Movers::Players, RefusalReason::PuzzleWaits);
    let wrong = shown(&mut app).legal_moves().into_iter().find(|mv| *mv != puzzle.first).expect("another move");
    let attempt = MatchRequest { game: game(&mut app), command: MatchCommand::Play(wrong) };
    app.world_mut().write_message(attempt);
    // The verdict comes in a later frame, however soon it is found.
    app.update();
    assert_taken(&part(&mut app), &[], Movers::None, RefusalReason::PuzzleWaits);
    assert!(matches!(puzzles::wait(&mut app), PuzzlePhase::Wrong(_)));
    assert_taken(&part(&mut app), &["take back"], Movers::None, RefusalReason::PuzzleWaits);
    command(&mut app, MatchCommand::TakeBack);
    assert_taken(&part(&mut app), &["play"], Movers::Players, RefusalReason::PuzzleWaits);
}
