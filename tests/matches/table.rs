//! A headless app with matches on it: commands in, events and refusals out, and pictures of what the entities show.

use std::collections::BTreeMap;

use bevy::ecs::message::MessageCursor;
use bevy::ecs::system::SystemState;
use bevy::prelude::*;

use tessera::game::board::BoardPoint;
use tessera::game::board::Boards;
use tessera::game::events::{BoardEvent, MatchEvent};
use tessera::game::matches::{DrawOffer, History, Match, MatchOutcome, Seats};
use tessera::game::piece::{At, InHand, OffBoard, Owner, Piece};
use tessera::game::requests::{MatchCommand, MatchRequest, Refusal, RefusalReason};
use tessera::game::spawn::{spawn_match, spawn_match_with};
use tessera::rules::{
    Allegiance, Effect, Game, GameKind, IllegalMove, Move, Outcome, Point, Position, Setup, Side, Size, Variant,
};

pub(crate) struct Table {
    pub(crate) app: App,
    events: MessageCursor<BoardEvent>,
    refusals: MessageCursor<Refusal>,
}

/// Everything that a match's entities hold.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Snapshot {
    pub(crate) variant: Match,
    pub(crate) outcome: MatchOutcome,
    pub(crate) seats: Seats,
    pub(crate) offer: DrawOffer,
    pub(crate) history: History,
    pub(crate) pieces: BTreeMap<Entity, PieceState>,
    pub(crate) points: BTreeMap<Entity, BoardPoint>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct PieceState {
    pub(crate) owner: Allegiance,
    pub(crate) at: Option<Point>,
    pub(crate) in_hand: bool,
    pub(crate) off_board: Option<OffBoard>,
}

impl Table {
    pub(crate) fn new() -> Table {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, tessera::game::plugin));
        Table { app, events: MessageCursor::default(), refusals: MessageCursor::default() }
    }

    /// Begins a match and forgets the events of its beginning.
    pub(crate) fn open(&mut self, start: Position) -> Entity {
        let game = spawn_match(&mut self.app.world_mut().commands(), start);
        self.opened(game)
    }

    pub(crate) fn open_with(&mut self, start: Position, moves: &[Move]) -> Result<Entity, IllegalMove> {
        let game = spawn_match_with(&mut self.app.world_mut().commands(), start, moves)?;
        Ok(self.opened(game))
    }

    fn opened(&mut self, game: Entity) -> Entity {
        self.app.world_mut().flush();
        self.events();
        game
    }

    /// Writes these commands and lets one frame pass.
    pub(crate) fn request_all(&mut self, commands: impl IntoIterator<Item = (Entity, MatchCommand)>) {
        let requests = commands.into_iter().map(|(game, command)| MatchRequest { game, command });
        self.app.world_mut().write_message_batch(requests);
        self.app.update();
    }

    /// Requests a command, which must be applied, and returns its events without the pieces they name.
    pub(crate) fn request(&mut self, game: Entity, command: MatchCommand) -> Vec<MatchEvent> {
        self.request_all([(game, command)]);
        // A computer's answer that comes in the same frame may come too late; that is another test's matter.
        let refused: Vec<Refusal> = self.refusals().into_iter().filter(|refusal| refusal.command == command).collect();
        assert_eq!(refused, [], "{command:?} is granted");
        self.events().into_iter().map(|event| without_piece(event.event)).collect()
    }

    pub(crate) fn play(&mut self, game: Entity, text: &str) -> Vec<MatchEvent> {
        let mv = self.position(game).parse_move(text).expect("the script's moves are legal");
        self.request(game, MatchCommand::Play(mv))
    }

    /// Requests a command, which must be refused, and returns the reason. Nothing may change, and no event be written.
    pub(crate) fn refusal(&mut self, game: Entity, command: MatchCommand) -> RefusalReason {
        let before = self.snapshot(game);
        self.request_all([(game, command)]);
        assert_eq!(self.snapshot(game), before, "the refused {command:?} changes nothing");
        assert_eq!(self.events(), [], "the refused {command:?} is no event");
        match self.refusals()[..] {
            [Refusal { game: refused, command: requested, reason }] => {
                assert_eq!((refused, requested), (game, command));
                reason
            }
            ref others => panic!("{command:?} is refused once, not {others:?}"),
        }
    }

    /// The events received since the last look.
    pub(crate) fn events(&mut self) -> Vec<BoardEvent> {
        self.events.read(self.app.world().resource()).copied().collect()
    }

    /// The refusals since the last look.
    pub(crate) fn refusals(&mut self) -> Vec<Refusal> {
        self.refusals.read(self.app.world().resource()).copied().collect()
    }

    pub(crate) fn boards<R>(&mut self, reading: impl FnOnce(Boards) -> R) -> R {
        let world = self.app.world_mut();
        reading(SystemState::<Boards>::new(world).get(world).expect("a world can always be queried"))
    }

    pub(crate) fn position(&mut self, game: Entity) -> Position {
        let position = self.part::<History>(game).position().clone();
        assert_eq!(self.boards(|boards| position_of_pieces(&boards, game, &position)), position, "the pieces show it");
        position
    }

    pub(crate) fn outcome(&self, game: Entity) -> Outcome {
        self.app.world().get::<MatchOutcome>(game).expect("a match has an outcome").0
    }

    pub(crate) fn part<C: Component + Clone>(&self, game: Entity) -> C {
        self.app.world().get::<C>(game).expect("a match has this component").clone()
    }

    pub(crate) fn snapshot(&mut self, game: Entity) -> Snapshot {
        let world = self.app.world_mut();
        let mut pieces = world.query_filtered::<(Entity, &ChildOf, PieceParts), With<Piece>>();
        let pieces = pieces.iter(world).filter(|(_, parent, _)| parent.parent() == game);
        let pieces = pieces.map(|(piece, _, parts)| (piece, piece_state(parts))).collect();
        let mut points = world.query::<(Entity, &ChildOf, &BoardPoint)>();
        let points = points.iter(world).filter(|(_, parent, _)| parent.parent() == game);
        let points = points.map(|(entity, _, point)| (entity, *point)).collect();
        Snapshot {
            variant: self.part(game),
            outcome: self.part(game),
            seats: self.part(game),
            offer: self.part(game),
            history: self.part(game),
            pieces,
            points,
        }
    }
}

/// The position that the pieces of a match make, with what pieces do not show, such as the side to move, from `held`.
pub(crate) fn position_of_pieces(boards: &Boards, game: Entity, held: &Position) -> Position {
    let hands = held.situation().in_hand();
    for side in Side::BOTH {
        assert_eq!(boards.hand(game, side).count(), usize::from(hands[side]), "the pieces that {side:?} has to place");
    }
    let placement = boards.placement(game).expect("each piece has a point of its own");
    let setup = Setup { variant: held.variant(), placement, situation: held.situation() };
    setup.into_position().expect("the pieces make a position")
}

/// An effect as a event that names no piece.
pub(crate) fn changed(effect: Effect) -> MatchEvent {
    MatchEvent::Changed { effect, piece: None }
}

fn without_piece(event: MatchEvent) -> MatchEvent {
    match event {
        MatchEvent::Changed { effect, .. } => changed(effect),
        other => other,
    }
}

impl Snapshot {
    /// Which piece stands on which point and whose it is.
    pub(crate) fn board(&self) -> BTreeMap<Point, (Entity, Allegiance)> {
        self.pieces.iter().filter_map(|(piece, state)| Some((state.at?, (*piece, state.owner)))).collect()
    }
}

type PieceParts = (&'static Owner, Option<&'static At>, Has<InHand>, Option<&'static OffBoard>);

fn piece_state((owner, at, in_hand, off_board): (&Owner, Option<&At>, bool, Option<&OffBoard>)) -> PieceState {
    PieceState { owner: owner.0, at: at.map(|at| at.0), in_hand, off_board: off_board.copied() }
}

pub(crate) fn start(kind: GameKind) -> Position {
    Position::start(Variant::standard(kind))
}

pub(crate) fn start_on(kind: GameKind, columns: u8, rows: u8) -> Position {
    Position::start(Variant::new(kind, Size { columns, rows }).expect("the game allows this size"))
}

/// The point with this name on the position's board.
pub(crate) fn point(position: &Position, label: &str) -> Point {
    let topology = position.topology();
    topology.points().iter().find(|point| topology.label(*point) == label).expect("the board has this point")
}
