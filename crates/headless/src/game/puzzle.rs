//! Puzzles: positions to solve on a board of their own, in place of the active match.
//!
//! The board is a match like any other, with the same judge of moves, and a [`PuzzleBoard`] that says whether a move
//! reaches the goal. It is not saved, and a match that is open when a puzzle begins waits until the puzzle is left.

mod board;
mod judging;

use bevy::ecs::message::MessageCursor;
use bevy::prelude::*;

use super::editor;
use super::judge::judge_commands;
use super::match_mut::MatchMut;
use super::player::Players;
use super::requests::{MatchCommand, MatchRequest};
use super::screen::{Active, Screen};
use super::spawn::spawn_tree;
use super::systems::GameSystems;
use super::{analysis, history, turn_control, waiting};
use crate::platform::date;
use crate::puzzles::{Day, Puzzle, PuzzleSet};
use crate::records::GameTree;

pub use board::{PuzzleBoard, PuzzlePhase, PuzzleRecord, PuzzleSource};

/// Handles the requests of puzzles, in [`Update`].
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct PuzzleSystems;

/// Adds puzzles.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PuzzleRecord>().add_message::<PuzzleRequest>().add_plugins(judging::plugin);
    app.add_observer(board::follow).add_observer(board::take_back);
    app.add_systems(Update, (board::mark_points.in_set(GameSystems::Options), show_again.in_set(GameSystems::Events)));
    app.add_systems(Update, handle_requests.in_set(PuzzleSystems).run_if(on_message::<PuzzleRequest>));
    app.configure_sets(
        Update,
        PuzzleSystems
            .in_set(GameSystems::Judge)
            .after(judge_commands)
            .after(analysis::handle_requests)
            .before(editor::handle_requests),
    );
}

/// A request to the puzzle that is open, or for another one.
#[derive(Message, Clone, Copy, PartialEq, Debug)]
pub enum PuzzleRequest {
    /// Shows a puzzle.
    Open {
        /// The puzzle.
        puzzle: &'static Puzzle,
        /// Why it is shown.
        source: PuzzleSource,
    },
    /// Takes a wrong move back.
    Retry,
    /// Shows where to look, and asked again the move.
    Hint,
    /// Plays the solution on the board; the attempt counts as failed.
    ShowSolution,
    /// Opens the analysis of a solved puzzle; leaving it leads back to the puzzle.
    Analyse,
    /// Shows the next puzzle.
    Next,
    /// Leaves the puzzle; the match that waits is shown again.
    Close,
}

/// Today, the same everywhere: the day of the Gregorian calendar in UTC.
pub fn today() -> Day {
    Day::of_seconds(u64::try_from(date::now() / 1000).unwrap_or_default())
}

/// Handles all requests of the frame in their order.
pub(super) fn handle_requests(world: &mut World, mut cursor: Local<MessageCursor<PuzzleRequest>>) {
    let requests: Vec<PuzzleRequest> = cursor.read(world.resource::<Messages<PuzzleRequest>>()).copied().collect();
    for request in requests {
        let mut boards = world.query_filtered::<Entity, (With<Active>, With<PuzzleBoard>)>();
        let board = boards.single(world).ok();
        match (request, board) {
            (PuzzleRequest::Open { puzzle, source }, board) => open(world, board, puzzle, source),
            (PuzzleRequest::Retry, Some(game)) => {
                world.write_message(MatchRequest { game, command: MatchCommand::TakeBack });
            }
            (PuzzleRequest::Hint, Some(board)) => give_hint(world, board),
            (PuzzleRequest::ShowSolution, Some(board)) => show_solution(world, board),
            (PuzzleRequest::Analyse, Some(board)) => analyse(world, board),
            (PuzzleRequest::Next, Some(board)) => open_next(world, board),
            (PuzzleRequest::Close, Some(board)) => waiting::close(world, board),
            (_, None) => {}
        }
    }
}

/// Shows a puzzle in place of the one that is open, or of the match, which waits.
fn open(world: &mut World, old: Option<Entity>, puzzle: &Puzzle, source: PuzzleSource) {
    match old {
        Some(old) => _ = world.despawn(old),
        None => waiting::replace_with(world, Screen::Puzzle),
    }
    let board = spawn_tree(&mut world.commands(), GameTree::new(puzzle.position.clone()), Players::HUMANS);
    world.flush();
    let parts = (Active, PuzzleBoard::new(puzzle, source));
    world.entity_mut(board).insert(parts);
    update_active_player(world, board);
}

/// Shows the next puzzle from the same source; after the puzzle of a day, one of the same game.
fn open_next(world: &mut World, board: Entity) {
    let Some(open_puzzle) = world.get::<PuzzleBoard>(board) else { return };
    let kind = open_puzzle.attempt.puzzle().variant().kind();
    let (theme, source) = match open_puzzle.source {
        PuzzleSource::Theme(theme) => (Some(theme), open_puzzle.source),
        PuzzleSource::Rating | PuzzleSource::Daily(_) => (None, PuzzleSource::Rating),
    };
    let shown = open_puzzle.attempt.puzzle().id();
    let puzzles = PuzzleSet::built_in(kind).of_theme(theme).filter(|puzzle| puzzle.id() != shown);
    let next = world.resource::<PuzzleRecord>().0.next_puzzle(kind, puzzles);
    if let Some(puzzle) = next {
        open(world, Some(board), puzzle, source);
    }
}

/// Shows the analysis of a solved puzzle on the screen of matches.
fn analyse(world: &mut World, board: Entity) {
    let is_solved = world.get::<PuzzleBoard>(board).is_some_and(|puzzle| puzzle.phase == PuzzlePhase::Solved);
    let Some(mut game) = MatchMut::get(world, board).ok().filter(|_| is_solved) else { return };
    if analysis::board::open(&mut game).is_ok() {
        NextState::set_if_neq(&mut world.resource_mut::<NextState<Screen>>(), Screen::Match);
    }
}

/// Shows the screen of puzzles when the board of one is shown again after its analysis.
fn show_again(shown: Query<(), (Added<Active>, With<PuzzleBoard>)>, mut screen: ResMut<NextState<Screen>>) {
    if !shown.is_empty() {
        NextState::set_if_neq(&mut screen, Screen::Puzzle);
    }
}

fn give_hint(world: &mut World, board: Entity) {
    let Some(mut puzzle) = world.get_mut::<PuzzleBoard>(board) else { return };
    if puzzle.takes_moves() {
        puzzle.hint = puzzle.attempt.hint();
    }
}

/// Takes a wrong move back, counts the attempt as failed, and lets the solution be played.
fn show_solution(world: &mut World, board: Entity) {
    let Ok(mut game) = MatchMut::get(world, board) else { return };
    let phase = game.find::<PuzzleBoard>().map(|puzzle| puzzle.phase.clone());
    match phase {
        Some(PuzzlePhase::Wrong(_)) => _ = history::take_back(&mut game),
        Some(PuzzlePhase::Choosing { .. }) => {}
        _ => return,
    }
    if let Some(mut puzzle) = game.find_mut::<PuzzleBoard>() {
        puzzle.begin_solution();
    }
    update_active_player(world, board);
    count(world, board);
}

/// Counts the attempt if it is decided.
pub(super) fn count(world: &mut World, board: Entity) {
    world.resource_scope(|world, mut record: Mut<PuzzleRecord>| {
        if let Some(mut puzzle) = world.get_mut::<PuzzleBoard>(board) {
            puzzle.count(&mut record);
        }
    });
}

/// Updates what may be asked of the board, and the active player, after the phase has changed.
pub(super) fn update_active_player(world: &mut World, board: Entity) {
    if let Some(puzzle) = world.get::<PuzzleBoard>(board) {
        let permissions = puzzle.permissions();
        world.entity_mut(board).insert(permissions);
    }
    if let Ok(mut game) = MatchMut::get(world, board) {
        turn_control::update_active_player(&mut game);
    }
}
