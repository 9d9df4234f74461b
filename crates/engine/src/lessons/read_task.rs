//! Reads and checks the tasks of lesson files.

use super::error::LessonErrorReason;
use super::file::{GoalFile, MatchGoalFile, TaskFile};
use super::goal::{MatchGoal, MoveGoal};
use super::lesson::LessonStep;
use super::task::LessonTask;
use tessera_rules::{Game, Move, PointSet, Position};

/// Reads labels with blanks between them.
pub(super) fn points(position: &Position, labels: &str) -> Result<PointSet, LessonErrorReason> {
    let topology = position.topology();
    let find = |label: &str| topology.points().iter().find(|point| topology.label(*point) == label);
    labels
        .split_whitespace()
        .map(|label| find(label).ok_or_else(|| LessonErrorReason::NoSuchPoint(label.to_owned())))
        .collect()
}

pub(super) fn parse_move(position: &Position, text: &str) -> Result<Move, LessonErrorReason> {
    position.parse_move(text).map_err(|error| LessonErrorReason::Move { text: text.to_owned(), error })
}

/// The position after a step that has been done; `None` if there can be several.
pub(super) fn ending(step: &LessonStep) -> Option<Position> {
    match &step.task {
        LessonTask::Read | LessonTask::Point(_) => Some(step.position.clone()),
        LessonTask::Line(plies) => {
            let mut position = step.position.clone();
            for moves in plies {
                let [mv] = moves[..] else { return None };
                position.play_unchecked(mv);
            }
            Some(position)
        }
        LessonTask::Find(goal) => {
            let mut right = step.position.legal_moves().into_iter().filter(|mv| goal.is_met(&step.position, *mv));
            let only = right.next().filter(|_| right.next().is_none())?;
            Some(step.position.after(only))
        }
        LessonTask::Match { .. } => None,
    }
}

pub(super) fn task(position: &Position, file: &TaskFile) -> Result<LessonTask, LessonErrorReason> {
    let is_over = position.outcome().is_over();
    let task = match file {
        TaskFile::Line(_) | TaskFile::Find(_) | TaskFile::Match { .. } if is_over => {
            return Err(LessonErrorReason::GameOver);
        }
        TaskFile::Read => return Ok(LessonTask::Read),
        TaskFile::Point(labels) => LessonTask::Point(points(position, labels)?),
        TaskFile::PointTargets => {
            LessonTask::Point(position.legal_moves().into_iter().filter_map(Move::target).collect())
        }
        TaskFile::Line(texts) => LessonTask::Line(line(position, texts)?),
        TaskFile::Find(goal) => LessonTask::Find(move_goal(position, goal)?),
        TaskFile::Match { level, goal } => LessonTask::Match { level: *level, goal: match_goal(position, goal)? },
    };
    if task == LessonTask::Point(PointSet::EMPTY) { Err(LessonErrorReason::EmptyTask) } else { Ok(task) }
}

fn line(position: &Position, texts: &[String]) -> Result<Vec<Vec<Move>>, LessonErrorReason> {
    let mut plies: Vec<Vec<Move>> = Vec::new();
    let mut now = position.clone();
    for text in texts {
        let moves: Vec<Move> = text.split('|').map(|text| parse_move(&now, text.trim())).collect::<Result<_, _>>()?;
        let replies = plies.len() % 2 == 1;
        let first = *moves.first().filter(|_| !replies || moves.len() == 1).ok_or(LessonErrorReason::EmptyTask)?;
        now.play_unchecked(first);
        plies.push(moves);
    }
    if plies.len().is_multiple_of(2) {
        return Err(LessonErrorReason::EmptyTask);
    }
    check_lines(position, &plies)?;
    Ok(plies)
}

/// Every way through the line must be legal.
fn check_lines(position: &Position, plies: &[Vec<Move>]) -> Result<(), LessonErrorReason> {
    let Some((moves, rest)) = plies.split_first() else { return Ok(()) };
    moves.iter().try_for_each(|mv| {
        let played = position.play(*mv).map_err(LessonErrorReason::Lines)?;
        check_lines(&played.next, rest)
    })
}

fn move_goal(position: &Position, file: &GoalFile) -> Result<MoveGoal, LessonErrorReason> {
    let goal = match file {
        GoalFile::Flips(least) => MoveGoal::Flips(*least),
        GoalFile::Captures => MoveGoal::Captures,
        GoalFile::Corners(count) => MoveGoal::Corners(*count),
        GoalFile::Removes => MoveGoal::Removes,
        GoalFile::Wins => MoveGoal::Wins,
        GoalFile::Onto(labels) => MoveGoal::Onto(points(position, labels)?),
        GoalFile::Denies(labels) => MoveGoal::Denies(points(position, labels)?),
        GoalFile::LeavesMoves(most) => MoveGoal::LeavesMoves(*most),
    };
    let moves = position.legal_moves();
    let (right, legal) = (moves.iter().filter(|mv| goal.is_met(position, **mv)).count(), moves.len());
    if right == 0 || right == legal { Err(LessonErrorReason::Goal { right, legal }) } else { Ok(goal) }
}

fn match_goal(position: &Position, file: &MatchGoalFile) -> Result<MatchGoal, LessonErrorReason> {
    let goal = match file {
        MatchGoalFile::Win => MatchGoal::Win,
        MatchGoalFile::Finish => MatchGoal::Finish,
        MatchGoalFile::Hold { points: labels, count } => {
            MatchGoal::Hold { points: points(position, labels)?, count: *count }
        }
        MatchGoalFile::Survive { points: labels, moves } => {
            MatchGoal::Survive { points: points(position, labels)?, moves: *moves }
        }
        MatchGoalFile::Squeeze { moves, within } => MatchGoal::Squeeze { moves: *moves, within: *within },
    };
    let is_possible = match goal {
        MatchGoal::Hold { points, count } => count <= points.len(),
        MatchGoal::Survive { points, moves } => moves > 0 && !points.is_empty(),
        MatchGoal::Squeeze { within, .. } => within > 0,
        MatchGoal::Win | MatchGoal::Finish => true,
    };
    match goal.judge(position, position.side_to_move(), 0) {
        None if is_possible => Ok(goal),
        _ => Err(LessonErrorReason::Decided),
    }
}
