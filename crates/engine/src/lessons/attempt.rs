//! A person's way through a lesson: a value that takes points and moves.

use super::lesson::{Lesson, LessonStep};
use super::step_progress::StepProgress;
use super::task::LessonTask;
use tessera_rules::{Game, IllegalMove, Move, Point, PointSet, Position};

/// A person's way through a lesson.
#[derive(Clone, PartialEq, Debug)]
pub struct LessonAttempt {
    lesson: &'static Lesson,
    step: usize,
    position: Position,
    /// All moves of the step, wrong ones and replies included.
    moves: Vec<Move>,
    /// How many of the moves were right, with the replies to them.
    right_moves: usize,
    /// The points that have been pressed and are right.
    found: PointSet,
    progress: StepProgress,
}

impl LessonAttempt {
    /// Begins a lesson with one of its steps; the last one for a number that is too high.
    pub fn new(lesson: &'static Lesson, step: usize) -> LessonAttempt {
        let step = step.min(lesson.steps.len() - 1);
        let (position, task) = (lesson.steps[step].position.clone(), &lesson.steps[step].task);
        let progress = if *task == LessonTask::Read { StepProgress::Done(None) } else { StepProgress::Open };
        LessonAttempt { lesson, step, position, moves: Vec::new(), right_moves: 0, found: PointSet::EMPTY, progress }
    }

    /// The lesson.
    pub const fn lesson(&self) -> &'static Lesson {
        self.lesson
    }

    /// The number of the current step, from 0.
    pub const fn step_number(&self) -> usize {
        self.step
    }

    /// The current step.
    pub fn step(&self) -> &'static LessonStep {
        &self.lesson.steps[self.step]
    }

    /// The position now.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// All moves since the start of the step, with wrong ones and replies.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The points that have been pressed and are right.
    pub const fn found(&self) -> PointSet {
        self.found
    }

    /// The state of the current step.
    pub const fn progress(&self) -> &StepProgress {
        &self.progress
    }

    /// Whether the step goes on by moves: of the learner, or of the opponent.
    pub fn goes_on(&self) -> bool {
        self.progress == StepProgress::Open && self.step().task.takes_moves()
    }

    /// Whether a move of the learner is expected now.
    pub fn takes_moves(&self) -> bool {
        self.goes_on() && self.position.side_to_move() == self.step().side()
    }

    /// Whether points are to be pressed now.
    pub fn takes_points(&self) -> bool {
        matches!(self.step().task, LessonTask::Point(_)) && !matches!(self.progress, StepProgress::Done(_))
    }

    /// The learner presses a point.
    pub fn press(&mut self, point: Point) {
        let step = self.step();
        let LessonTask::Point(points) = step.task else { return };
        if !self.takes_points() {
            return;
        }
        if !points.contains(point) {
            self.progress = StepProgress::wrong(step);
            return;
        }
        self.found.insert(point);
        self.progress = if self.found == points { StepProgress::done(step) } else { StepProgress::Open };
    }

    /// The learner plays a move; returns the moves with which a scripted opponent replies. Nothing happens while no move
    /// is expected.
    ///
    /// # Errors
    /// Why the move is illegal; nothing has changed.
    pub fn play(&mut self, mv: Move) -> Result<Vec<Move>, IllegalMove> {
        if !self.takes_moves() {
            return Ok(Vec::new());
        }
        self.position.check(mv)?;
        let step = self.step();
        let replies = match &step.task {
            LessonTask::Line(plies) => self.play_line(plies, mv),
            LessonTask::Find(goal) => {
                let is_right = goal.is_met(&self.position, mv);
                self.push(mv);
                if is_right { self.finish() } else { self.miss(mv) }
            }
            _ => {
                self.push(mv);
                self.judge_match();
                Vec::new()
            }
        };
        for reply in &replies {
            self.push(*reply);
        }
        if self.progress == StepProgress::Open {
            self.right_moves = self.moves.len();
        }
        Ok(replies)
    }

    /// The computer plays a legal move in a match.
    ///
    /// # Errors
    /// Why the move is illegal; nothing has changed.
    pub fn answer(&mut self, mv: Move) -> Result<(), IllegalMove> {
        let in_match = matches!(self.step().task, LessonTask::Match { .. }) && self.progress == StepProgress::Open;
        if in_match && !self.takes_moves() {
            self.position.check(mv)?;
            self.push(mv);
            self.judge_match();
        }
        Ok(())
    }

    /// Takes a wrong attempt back: the last right position, or the start of a match.
    pub fn retry(&mut self) {
        if !matches!(self.progress, StepProgress::Wrong(_)) {
            return;
        }
        let is_match = matches!(self.step().task, LessonTask::Match { .. });
        let kept = if is_match { 0 } else { self.right_moves };
        let (found, moves) = (self.found, self.moves[..kept].to_vec());
        *self = LessonAttempt { found, ..LessonAttempt::new(self.lesson, self.step) };
        for mv in moves {
            self.push(mv);
        }
        self.right_moves = kept;
    }

    /// Goes to the next step, which may be skipped to before this one is done; `None` after the last one.
    pub fn next(&self) -> Option<LessonAttempt> {
        let next = self.step + 1;
        (next < self.lesson.steps.len()).then(|| LessonAttempt::new(self.lesson, next))
    }

    /// Goes back to the step before; `None` at the first one.
    pub fn previous(&self) -> Option<LessonAttempt> {
        Some(LessonAttempt::new(self.lesson, self.step.checked_sub(1)?))
    }

    fn push(&mut self, mv: Move) {
        self.position.play_unchecked(mv);
        self.moves.push(mv);
    }

    fn play_line(&mut self, plies: &[Vec<Move>], mv: Move) -> Vec<Move> {
        let ply = self.moves.len();
        let is_right = plies.get(ply).is_some_and(|moves| moves.contains(&mv));
        self.push(mv);
        match plies.get(ply + 1) {
            _ if !is_right => self.miss(mv),
            Some(reply) => reply.clone(),
            None => self.finish(),
        }
    }

    /// The task has been done.
    fn finish(&mut self) -> Vec<Move> {
        self.progress = StepProgress::done(self.step());
        Vec::new()
    }

    /// A wrong move: the answer to it, and the moves that show why. Answers of their own have only first moves.
    fn miss(&mut self, mv: Move) -> Vec<Move> {
        let step = self.step();
        let is_first = self.moves.len() == 1;
        let answer = step.answers.iter().find(|answer| is_first && answer.moves.contains(&mv));
        self.progress = answer.map_or_else(|| StepProgress::wrong(step), |answer| StepProgress::Wrong(&answer.message));
        answer.map_or_else(Vec::new, |answer| answer.replies.clone())
    }

    fn judge_match(&mut self) {
        let step = self.step();
        let LessonTask::Match { goal, .. } = step.task else { return };
        if let Some(reached) = goal.judge(&self.position, step.side(), self.own_moves()) {
            self.progress = if reached { StepProgress::done(step) } else { StepProgress::wrong(step) };
        }
    }

    /// The number of moves that the learner has made, passes left out.
    fn own_moves(&self) -> usize {
        let mut position = self.step().position.clone();
        let mut own = 0;
        for mv in &self.moves {
            own += usize::from(position.side_to_move() == self.step().side() && *mv != Move::Pass);
            position.play_unchecked(*mv);
        }
        own
    }
}
