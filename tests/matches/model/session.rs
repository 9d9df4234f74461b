//! A program without a window in which the steps of a case are taken.

use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

use bevy::ecs::message::MessageCursor;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use tessera::game::clock::TimeControl;
use tessera::game::editor::EditorRequest;
use tessera::game::events::BoardEvent;
use tessera::game::lesson::LessonRequest;
use tessera::game::pacing::{AutoplayDelay, BoardArriving, ReplyDelay, ViewBusy};
use tessera::game::player::{ActivePlayer, Players};
use tessera::game::puzzle::{PuzzleRequest, PuzzleSource};
use tessera::game::requests::{EngineReply, MatchCommand, MatchRequest, Refusal};
use tessera::game::resumable::ContinueMatch;
use tessera::game::review::ReviewRequest;
use tessera::game::screen::{Active, ScreenRequest};
use tessera::game::selection::{ConfirmMoves, Selection};
use tessera::lessons::Lesson;
use tessera::persist::saved::SavedMatch;
use tessera::persist::{ResumeMatch, SaveRequest};
use tessera::puzzles::PuzzleSet;
use tessera::records::GameTree;
use tessera::rules::{Game, GameKind, Move, Point, Position};
use tessera::setup::PositionSetup;

use super::expected::{self, Frame};
use super::facts::{Facts, Role};
use super::invariants;
use super::probe::{self, Found, Probed};
use super::steps::{AnyCommand, AnyReply, AnyReview, OtherBoard, Step, Surroundings, Target};
use super::story::Story;
use crate::computers::DEADLINE;
use crate::program::Program;
use crate::random::{pick, seeded};
use crate::table::{start, start_on};

pub(super) struct Session {
    app: App,
    refusals: MessageCursor<Refusal>,
    events: MessageCursor<BoardEvent>,
    saves: MessageCursor<SaveRequest>,
    stories: BTreeMap<Entity, Story>,
    gone: Vec<Entity>,
    stored: Option<String>,
    /// In `n` frames from now on another board may be opened or closed: the editor takes one request in a frame.
    other_board: usize,
    opened: usize,
}

impl Session {
    pub(super) fn new() -> Session {
        let mut app = Program::new().app;
        app.add_plugins(probe::plugin);
        let mut session = Session {
            app,
            refusals: MessageCursor::default(),
            events: MessageCursor::default(),
            saves: MessageCursor::default(),
            stories: BTreeMap::new(),
            gone: Vec::new(),
            stored: None,
            other_board: 0,
            opened: 0,
        };
        session.frame(Duration::ZERO);
        session
    }

    pub(super) fn step(&mut self, step: &Step) {
        match *step {
            Step::Command(target, command) => self.command(target, command),
            Step::Open { kind, players, clock, moves } => self.open(kind, Players(players), clock, moves),
            Step::Close => self.write(ScreenRequest::Close),
            Step::Continue => self.write(ContinueMatch),
            Step::Review(request) => self.review(request),
            Step::Select { point, selected } => self.select(point, selected),
            Step::Board(board, opens) => self.board(board, opens),
            Step::Surroundings(change) => self.surroundings(change),
            Step::Resume => self.resume(),
            Step::Frame(millis) => self.frame(Duration::from_millis(millis)),
        }
    }

    /// Lets everything come to rest: each screen has its board, and a computer that is to move does so.
    pub(super) fn settle(&mut self) {
        let world = self.app.world_mut();
        world.insert_resource(ViewBusy(false));
        world.insert_resource(BoardArriving(false));
        world.insert_resource(ReplyDelay::default());
        for _ in 0..4 {
            self.frame(Duration::from_millis(16));
        }
        invariants::screens_are_sound(self.app.world_mut());
        let Some((shown, before)) = self.shown() else { return };
        let began = Instant::now();
        while matches!(before.active_player, ActivePlayer::Computer(_))
            && self.shown().is_some_and(|(game, now)| game == shown && now.generation == before.generation)
        {
            assert!(began.elapsed() < DEADLINE, "a computer does not move: {before:?}");
            std::thread::sleep(Duration::from_millis(1));
            self.frame(Duration::from_millis(16));
        }
    }

    fn write(&mut self, message: impl Message) {
        self.app.world_mut().write_message(message);
    }

    fn frame(&mut self, time: Duration) {
        self.app.insert_resource(TimeUpdateStrategy::ManualDuration(time));
        self.app.update();
        let world = self.app.world_mut();
        let after = invariants::sound_matches(world);
        invariants::shown_boards_are_sound(world);
        let refusals: Vec<Refusal> = self.refusals.read(world.resource()).copied().collect();
        let events: Vec<BoardEvent> = self.events.read(world.resource()).copied().collect();
        let known: BTreeSet<Entity> = self.stories.keys().copied().collect();
        let other_board = self.other_board > 0;
        self.other_board = self.other_board.saturating_sub(1);
        let frame = Frame { refusals: &refusals, events: &events, after: &after, known: &known, other_board };
        expected::check(world.resource::<Probed>(), &frame);
        self.read_events(&events, &after);
        self.read_saves();
    }

    fn read_events(&mut self, events: &[BoardEvent], after: &BTreeMap<Entity, Facts>) {
        for BoardEvent { game, event } in events {
            self.stories.entry(*game).or_insert_with(Story::new).read(*event);
        }
        self.gone.extend(self.stories.keys().filter(|game| !after.contains_key(*game)));
        self.stories.retain(|game, _| after.contains_key(game));
        for (game, facts) in after {
            let story = self.stories.get_mut(game).expect("a match begins with events");
            story.end_frame(&facts.position, facts.plies().len());
        }
    }

    /// Every text that is to be stored can be read again.
    fn read_saves(&mut self) {
        for SaveRequest { text, .. } in self.saves.read(self.app.world().resource()) {
            text.iter().for_each(|text| _ = SavedMatch::from_text(text).expect("what is stored can be read"));
            self.stored.clone_from(text);
        }
    }

    fn shown(&mut self) -> Option<(Entity, Facts)> {
        let world = self.app.world_mut();
        let mut shown = world.query_filtered::<Found, With<Active>>();
        shown.single(world).ok().map(|found| (found.entity, found.facts()))
    }

    fn target(&mut self, target: Target) -> Option<(Entity, Option<Facts>)> {
        let world = self.app.world_mut();
        match target {
            Target::Shown => self.shown().map(|(game, facts)| (game, Some(facts))),
            Target::Any(number) => {
                let all: Vec<_> =
                    world.query::<Found>().iter(world).map(|found| (found.entity, found.facts())).collect();
                let (game, facts) = all.get(number % all.len().max(1))?;
                Some((*game, Some(facts.clone())))
            }
            Target::Gone => self.gone.last().map(|game| (*game, None)),
        }
    }

    fn command(&mut self, target: Target, command: AnyCommand) {
        let Some((game, facts)) = self.target(target) else { return };
        let facts = facts.or_else(|| self.shown().map(|(_, facts)| facts));
        let Some(command) = facts.and_then(|facts| chosen_command(command, &facts)) else { return };
        self.write(MatchRequest { game, command });
    }

    fn open(&mut self, kind: GameKind, players: Players, clock: Option<&str>, moves: usize) {
        let tree = GameTree::with_moves(start(kind), &random_moves(start(kind), moves)).expect("the moves are legal");
        let clock = clock.map(|clock| clock.parse::<TimeControl>().expect("a time control"));
        self.write(ScreenRequest::Open { tree, players, clock, end: None, details: None });
    }

    fn review(&mut self, request: AnyReview) {
        let node = |number: usize, facts: &Facts| facts.tree.node_at(number % (facts.tree.move_count() + 2));
        let request = match request {
            AnyReview::Previous => ReviewRequest::Previous,
            AnyReview::Next => ReviewRequest::Next,
            AnyReview::First => ReviewRequest::First,
            AnyReview::Last => ReviewRequest::Last,
            AnyReview::GoTo(number) => {
                let Some(node) = self.shown().and_then(|(_, facts)| node(number, &facts)) else { return };
                ReviewRequest::GoTo(node)
            }
            AnyReview::Autoplay => ReviewRequest::Autoplay,
            AnyReview::Stop => ReviewRequest::Stop,
            AnyReview::PlayFromHere => ReviewRequest::PlayFromHere,
            AnyReview::Close => ReviewRequest::Close,
        };
        self.write(request);
    }

    fn select(&mut self, point: usize, selected: Option<usize>) {
        let Some((game, facts)) = self.shown() else { return };
        let points: Vec<Point> = facts.position.topology().points().iter().collect();
        let at = |number: usize| points[number % points.len()];
        if let Some(mut selection) = self.app.world_mut().get_mut::<Selection>(game) {
            selection.cursor = Some(at(point_number(point, selected)));
            selection.selected = selected.map(at);
        }
    }

    fn board(&mut self, board: OtherBoard, opens: bool) {
        self.other_board += 2;
        self.opened += 1;
        let kind = GameKind::ALL[self.opened % GameKind::COUNT];
        match (board, opens) {
            (OtherBoard::Editor, true) => {
                self.write(EditorRequest::Open(Box::new(PositionSetup::start(start(kind).variant()))));
            }
            (OtherBoard::Editor, false) => self.write(EditorRequest::Close),
            (OtherBoard::Lesson, true) => {
                let lessons: Vec<&Lesson> = Lesson::all().iter().collect();
                let lesson = lessons[self.opened % lessons.len()];
                self.write(LessonRequest::Open { lesson, step: None });
            }
            (OtherBoard::Lesson, false) => self.write(LessonRequest::Close),
            (OtherBoard::Puzzle, true) => {
                let puzzle = &PuzzleSet::built_in(kind).puzzles()[self.opened];
                self.write(PuzzleRequest::Open { puzzle, source: PuzzleSource::Rating });
            }
            (OtherBoard::Puzzle, false) => self.write(PuzzleRequest::Close),
        }
    }

    fn surroundings(&mut self, change: Surroundings) {
        let world = self.app.world_mut();
        match change {
            Surroundings::ConfirmMoves(confirm) => world.insert_resource(ConfirmMoves(confirm)),
            Surroundings::ViewBusy(busy) => world.insert_resource(ViewBusy(busy)),
            Surroundings::BoardArriving(arriving) => world.insert_resource(BoardArriving(arriving)),
            Surroundings::ReplyDelay(millis) => world.insert_resource(ReplyDelay(Duration::from_millis(millis))),
            Surroundings::AutoplayDelay(millis) => world.insert_resource(AutoplayDelay(Duration::from_millis(millis))),
        }
    }

    /// Resumes the stored match; it goes on as it was stored.
    fn resume(&mut self) {
        // A match that was left may be on its way, too.
        for frame in 0.. {
            if !self.app.world().contains_resource::<ResumeMatch>() && self.other_board == 0 {
                break;
            }
            assert!(frame < 200, "a match is never resumed");
            self.frame(Duration::from_millis(16));
        }
        self.frame(Duration::from_millis(16));
        let Some(text) = self.stored.clone() else { return };
        let saved = SavedMatch::from_text(&text).expect("what is stored can be read");
        self.app.insert_resource(ResumeMatch(saved.clone()));
        for _ in 0..5 {
            self.frame(Duration::ZERO);
        }
        assert!(!self.app.world().contains_resource::<ResumeMatch>(), "the match is resumed");
        let (_, facts) = self.shown().expect("the match is shown");
        assert_eq!((facts.role, facts.players), (Role::Match, saved.players));
        if saved.players == Players::HUMANS {
            let line = facts.tree.line_through(facts.node);
            let undone = facts.tree.line_after(facts.node).len();
            assert_eq!((facts.tree.start(), facts.tree.moves(&line)), (saved.tree.start(), saved.moves()));
            assert_eq!((undone, facts.paused), (saved.undone(), saved.paused));
            assert_eq!(facts.clock.map(|clock| clock.left), saved.clock.map(|clock| clock.left));
        }
    }
}

/// A piece that is selected is under the pointer as often as not.
const fn point_number(point: usize, selected: Option<usize>) -> usize {
    match selected {
        Some(selected) if point.is_multiple_of(2) => selected,
        _ => point,
    }
}

fn random_moves(mut position: Position, plies: usize) -> Vec<Move> {
    let mut rng = seeded(plies as u64);
    let mut moves = Vec::new();
    while moves.len() < plies && !position.outcome().is_over() {
        let mv = pick(&mut rng, &position.legal_moves());
        position.play_unchecked(mv);
        moves.push(mv);
    }
    moves
}

/// The command for a match in this state; `None` if there is nothing to choose from.
fn chosen_command(command: AnyCommand, facts: &Facts) -> Option<MatchCommand> {
    let legal = facts.position.legal_moves();
    let legal = |number: usize| (!legal.is_empty()).then(|| legal[number % legal.len()]);
    Some(match command {
        AnyCommand::Play(number) => MatchCommand::Play(legal(number)?),
        AnyCommand::PlayForeign(number) => {
            let starts = [GameKind::ALL.map(start).to_vec(), vec![start_on(GameKind::Breakthrough, 10, 10)]].concat();
            let moves: Vec<Move> =
                starts.iter().flat_map(Position::legal_moves).chain([Move::Pass, Move::Swap]).collect();
            MatchCommand::Play(moves[number % moves.len()])
        }
        AnyCommand::Reply { answer, age } => {
            let answer = match answer {
                AnyReply::Play(number) => EngineReply::Play(legal(number)?),
                AnyReply::Resign => EngineReply::Resign,
                AnyReply::Draw(accept) => EngineReply::Draw { accept },
            };
            MatchCommand::Reply { answer, generation: facts.generation.wrapping_sub(age) }
        }
        AnyCommand::Undo(plies) => MatchCommand::Undo { plies },
        AnyCommand::Redo(plies) => MatchCommand::Redo { plies },
        AnyCommand::GoTo(number) => MatchCommand::GoTo(facts.tree.node_at(number % (facts.tree.move_count() + 1))?),
        AnyCommand::TakeBack => MatchCommand::TakeBack,
        AnyCommand::PlayAgain => MatchCommand::PlayAgain,
        AnyCommand::SetPlayer(seat, player) => MatchCommand::SetPlayer { seat, player },
        AnyCommand::Pause(paused) => MatchCommand::Pause(paused),
        AnyCommand::Hint => MatchCommand::Hint,
        AnyCommand::ShowOracle(shown) => MatchCommand::ShowOracle(shown),
        AnyCommand::Analyse(shown) => MatchCommand::Analyse(shown),
        AnyCommand::ShowExplorer(shown) => MatchCommand::ShowExplorer(shown),
        AnyCommand::Resign(side) => MatchCommand::Resign(side),
        AnyCommand::Flag(side) => MatchCommand::Flag(side),
        AnyCommand::OfferDraw(side) => MatchCommand::OfferDraw(side),
        AnyCommand::AnswerDraw(accept) => MatchCommand::AnswerDraw { accept },
    })
}
