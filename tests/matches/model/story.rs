//! The events of one match, read one by one as a view does.

use std::collections::VecDeque;

use tessera::game::events::MatchEvent;
use tessera::rules::{Effect, Game, Position};

/// What a reader of the events of a match knows.
#[derive(Debug)]
pub(super) struct Story {
    /// The position after the events; `None` between a jump and the end of its frame.
    position: Option<Position>,
    plies: usize,
    next: Next,
}

/// The events that can come next.
#[derive(PartialEq, Debug)]
enum Next {
    /// The first event of a match is a jump.
    Beginning,
    /// A ply, a jump, an end, or something about players and draws.
    Anything,
    /// These effects of a ply; `None` where the position before it is not known.
    Effects(Option<VecDeque<Effect>>),
    /// The turn or the end after a jump.
    Turn,
}

impl Story {
    pub(super) const fn new() -> Story {
        Story { position: None, plies: 0, next: Next::Beginning }
    }

    /// Reads an event, which must be one that can come next.
    pub(super) fn read(&mut self, event: MatchEvent) {
        self.next = match (&mut self.next, event) {
            (Next::Beginning | Next::Anything, MatchEvent::Jumped { ply }) => {
                (self.position, self.plies) = (None, ply);
                Next::Turn
            }
            (Next::Anything, MatchEvent::Played { side, mv, ply }) => {
                self.plies += 1;
                assert_eq!(ply, self.plies, "plies are numbered");
                let effects = self.position.as_mut().map(|position| {
                    assert_eq!(side, position.side_to_move());
                    let played = position.play(mv).expect("a ply that is played is legal");
                    *position = played.next;
                    played.effects.into()
                });
                Next::Effects(effects)
            }
            (Next::Effects(Some(effects)), MatchEvent::Changed { effect, .. }) => {
                assert_eq!(Some(effect), effects.pop_front(), "effects come in the order of the rules");
                Next::Effects(Some(std::mem::take(effects)))
            }
            (Next::Effects(None), MatchEvent::Changed { .. }) => Next::Effects(None),
            (Next::Effects(effects), MatchEvent::TurnStarted { .. } | MatchEvent::Ended(_)) => {
                assert!(effects.as_ref().is_none_or(VecDeque::is_empty), "effects are missing: {effects:?}");
                self.read_turn(event);
                Next::Anything
            }
            (Next::Turn, MatchEvent::TurnStarted { .. } | MatchEvent::Ended(_)) => {
                self.read_turn(event);
                Next::Anything
            }
            (Next::Anything, MatchEvent::Ended(outcome)) => {
                assert!(outcome.is_over());
                Next::Anything
            }
            (
                Next::Anything,
                MatchEvent::DrawOffered { .. } | MatchEvent::DrawDeclined { .. } | MatchEvent::PlayerChanged { .. },
            ) => Next::Anything,
            (next, event) => panic!("{event:?} cannot follow: {next:?} comes next"),
        };
    }

    fn read_turn(&self, event: MatchEvent) {
        let Some(position) = &self.position else { return };
        match event {
            MatchEvent::TurnStarted { side } => assert_eq!(side, position.side_to_move()),
            MatchEvent::Ended(outcome) => assert_eq!(outcome, position.outcome()),
            _ => unreachable!("only turns and ends are read here"),
        }
    }

    /// The frame has ended with this position after these plies.
    pub(super) fn end_frame(&mut self, position: &Position, plies: usize) {
        assert_eq!(self.next, Next::Anything, "a frame ends between two plies");
        assert_eq!(self.plies, plies);
        match &self.position {
            Some(followed) => assert_eq!(followed, position, "the events lead to the position of the entities"),
            None => self.position = Some(position.clone()),
        }
    }
}
