//! Judging the moves of a puzzle in the background, and playing the replies, refutations and solutions.

use std::time::Duration;

use bevy::prelude::*;

use super::{PuzzleBoard, PuzzlePhase, PuzzleSystems};
use crate::game::match_mut::MatchMut;
use crate::game::pacing::{ReplyClock, track_idle};
use crate::game::player::Generation;
use crate::game::search::{self, Search, SearchKind, SearchPriority};
use crate::game::systems::GameSystems;
use crate::game::{history, turn};
use crate::puzzles::{PuzzleQuestion, PuzzleVerdict};
use crate::rules::Move;

/// Adds the judge of puzzles.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<Due>().add_plugins(search::plugin::<MoveToJudge>);
    app.add_systems(
        Update,
        (
            (pass_verdicts_on, wait_to_show).chain().after(track_idle).in_set(GameSystems::Replies),
            carry_out.in_set(PuzzleSystems).before(super::handle_requests).run_if(on_message::<Due>),
            ask.in_set(GameSystems::Think),
        ),
    );
}

/// The question about the move on the board.
type Judging = Search<MoveToJudge>;

/// The move on the board.
#[derive(Clone, Copy, Debug)]
struct MoveToJudge {
    since: Duration,
}

impl SearchKind for MoveToJudge {
    type Request = PuzzleQuestion;
    const NAME: &'static str = "puzzle";
    const PRIORITY: SearchPriority = SearchPriority::Judgement;
    const IS_HELD: bool = true;
}

/// Something that is to happen on the board of a puzzle now.
#[derive(Message, Clone, PartialEq, Debug)]
enum Due {
    /// A move has been judged; `None` if it could not be.
    Verdict { board: Entity, mv: Move, verdict: Option<PuzzleVerdict> },
    /// The next move of the solution is played.
    Solution { board: Entity },
}

/// Asks about the move that waits for a verdict.
fn ask(mut commands: Commands, clock: ReplyClock, boards: Query<(Entity, &PuzzleBoard, &Generation, Has<Judging>)>) {
    for (entity, board, generation, asked) in &boards {
        match board.phase {
            PuzzlePhase::Judging(mv) if !asked => {
                let Ok(question) = board.attempt.question(mv) else { continue };
                let about = MoveToJudge { since: clock.now() };
                commands.entity(entity).insert(Judging::of_position(about, question, *generation));
            }
            PuzzlePhase::Judging(_) => {}
            _ if asked => _ = commands.entity(entity).remove::<Judging>(),
            _ => {}
        }
    }
}

/// Passes verdicts on, once the board has shown the move.
fn pass_verdicts_on(clock: ReplyClock, boards: Query<(Entity, &PuzzleBoard, &Judging)>, mut due: MessageWriter<Due>) {
    for (board, puzzle, judging) in &boards {
        if let PuzzlePhase::Judging(mv) = puzzle.phase
            && let Some(verdict) = judging.answer()
            && clock.is_ready(judging.about.since)
        {
            due.write(Due::Verdict { board, mv, verdict: verdict.clone() });
        }
    }
}

/// Plays the solution a move at a time, each once the board has shown the one before.
fn wait_to_show(
    clock: ReplyClock,
    mut since: Local<Option<Duration>>,
    boards: Query<(Entity, Ref<PuzzleBoard>)>,
    mut due: MessageWriter<Due>,
) {
    for (board, puzzle) in &boards {
        if puzzle.phase != PuzzlePhase::Showing {
            continue;
        }
        if puzzle.is_changed() {
            *since = Some(clock.now());
        }
        if since.is_some_and(|since| clock.is_ready(since)) {
            due.write(Due::Solution { board });
        }
    }
}

/// Carries out everything that is due.
fn carry_out(world: &mut World) {
    let due: Vec<Due> = world.resource_mut::<Messages<Due>>().drain().collect();
    for due in due {
        match due {
            Due::Verdict { board, mv, verdict } => take_verdict(world, board, mv, verdict),
            Due::Solution { board } => play_solution(world, board),
        }
    }
}

fn take_verdict(world: &mut World, board: Entity, mv: Move, verdict: Option<PuzzleVerdict>) {
    let Ok(mut game) = MatchMut::get(world, board) else { return };
    if game.find::<PuzzleBoard>().is_none_or(|puzzle| puzzle.phase != PuzzlePhase::Judging(mv)) {
        return;
    }
    let taken = verdict.and_then(|verdict| Some(game.find_mut::<PuzzleBoard>()?.take(mv, verdict)));
    let next = match taken {
        Some((plies, next)) => {
            // Proved lines are legal.
            let _ = plies.into_iter().try_for_each(|ply| turn::play(&mut game, ply));
            next
        }
        None => {
            let _ = history::take_back(&mut game);
            PuzzlePhase::Choosing { unjudged: true }
        }
    };
    if let Some(mut puzzle) = game.find_mut::<PuzzleBoard>() {
        puzzle.phase = next;
    }
    super::update_active_player(world, board);
    super::count(world, board);
}

fn play_solution(world: &mut World, board: Entity) {
    let Ok(mut game) = MatchMut::get(world, board) else { return };
    let puzzle = game.find::<PuzzleBoard>().filter(|puzzle| puzzle.phase == PuzzlePhase::Showing);
    if let Some(mv) = puzzle.and_then(|puzzle| puzzle.attempt.solution()) {
        // The solution has been proved on this position.
        let _ = turn::play(&mut game, mv);
    }
}
