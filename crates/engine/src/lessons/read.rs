//! Reads lesson files and checks them by the rules.

use super::error::{LessonError, LessonErrorReason};
use super::file::{AnswerFile, LessonFile, StepFile};
use super::lesson::{Lesson, LessonStep, WrongAnswer};
use super::read_task::{ending, parse_move, points, task};
use super::task::LessonTask;
use tessera_rules::{Game, GameKind, Position, Size, Variant};

impl Lesson {
    /// Reads the lesson with this name from the text of its file.
    ///
    /// Every position is one of the game, every move in the file is legal where it is played, and every task can be done
    /// and missed.
    ///
    /// # Errors
    /// The first fault, and its step.
    pub fn read(kind: GameKind, name: &str, text: &str) -> Result<Lesson, LessonError> {
        let id = format!("{}-{name}", kind.id());
        let fault = |reason| LessonError { lesson: id.clone(), step: String::new(), reason: Box::new(reason) };
        let file: LessonFile = serde_json::from_str(text).map_err(|error| fault(error.into()))?;
        let variant = variant(kind, file.size.as_deref()).map_err(fault)?;
        let mut steps: Vec<LessonStep> = Vec::new();
        for step in &file.steps {
            let fault = |reason| LessonError { lesson: id.clone(), step: step.step.clone(), reason: Box::new(reason) };
            let read = read_step(&id, variant, step, steps.last()).map_err(fault)?;
            if steps.iter().any(|before| before.name == read.name) {
                return Err(fault(LessonErrorReason::SameName));
            }
            steps.push(read);
        }
        if steps.is_empty() {
            return Err(fault(LessonErrorReason::NoSteps));
        }
        Ok(Lesson { title: format!("lesson-{id}"), id, variant, steps })
    }
}

fn variant(kind: GameKind, size: Option<&str>) -> Result<Variant, LessonErrorReason> {
    match size {
        Some(size) => Ok(Variant::new(kind, size.parse::<Size>()?)?),
        None => Ok(Variant::standard(kind)),
    }
}

fn read_step(
    lesson: &str,
    variant: Variant,
    file: &StepFile,
    before: Option<&LessonStep>,
) -> Result<LessonStep, LessonErrorReason> {
    let position = position(variant, file, before)?;
    let marks = points(&position, &file.mark)?;
    let task = task(&position, &file.task)?;
    let answers = answers(lesson, file, &position, &task)?;
    let message = |part: &str| format!("lesson-{lesson}-{}{part}", file.step);
    let asks = task != LessonTask::Read;
    Ok(LessonStep {
        name: file.step.clone(),
        position,
        marks,
        text: message(""),
        right: asks.then(|| message("-right")),
        wrong: asks.then(|| message("-wrong")),
        task,
        answers,
    })
}

/// The position at the start of a step.
fn position(variant: Variant, file: &StepFile, before: Option<&LessonStep>) -> Result<Position, LessonErrorReason> {
    let mut position = match file.position.as_deref() {
        Some("start") => Position::start(variant),
        Some(text) => Position::parse(variant, text)
            .map_err(|error| LessonErrorReason::Position { text: text.to_owned(), error })?,
        None => {
            before.map_or_else(|| Some(Position::start(variant)), ending).ok_or(LessonErrorReason::PositionNeeded)?
        }
    };
    let moves = position
        .parse_game(&file.moves)
        .map_err(|error| LessonErrorReason::Move { text: file.moves.clone(), error })?;
    for mv in moves {
        position.play_unchecked(mv);
    }
    Ok(position)
}

fn answers(
    lesson: &str,
    file: &StepFile,
    position: &Position,
    task: &LessonTask,
) -> Result<Vec<WrongAnswer>, LessonErrorReason> {
    if !file.answers.is_empty() && !matches!(task, LessonTask::Line(_) | LessonTask::Find(_)) {
        return Err(LessonErrorReason::AnswersWithoutMoves);
    }
    let mut answers: Vec<WrongAnswer> = Vec::new();
    for AnswerFile { to, say, reply } in &file.answers {
        let mut moves = Vec::new();
        let mut replies = Vec::new();
        for text in to {
            let mv = parse_move(position, text)?;
            let is_right = match task {
                LessonTask::Line(plies) => plies.first().is_some_and(|right| right.contains(&mv)),
                LessonTask::Find(goal) => goal.is_met(position, mv),
                _ => false,
            };
            if is_right || answers.iter().any(|answer| answer.moves.contains(&mv)) || moves.contains(&mv) {
                return Err(LessonErrorReason::AnswerToRightMove(text.clone()));
            }
            moves.push(mv);
            let mut after = position.after(mv);
            replies.clear();
            for text in reply {
                let mv = parse_move(&after, text)?;
                after.play_unchecked(mv);
                replies.push(mv);
            }
        }
        if moves.is_empty() {
            return Err(LessonErrorReason::EmptyTask);
        }
        answers.push(WrongAnswer { moves, message: format!("lesson-{lesson}-{}-{say}", file.step), replies });
    }
    Ok(answers)
}
