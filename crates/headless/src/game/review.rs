//! Looking back at earlier positions of the active match while it goes on.
//!
//! The match screen shows a copy of the match, the review, which goes through the moves; the match itself goes on in the
//! background with its clock and its computers. A review is a match like any other, so the view, the panels and the
//! accessible board need no code of their own to show it; it takes no moves, unless it is an [`analysis`](super::analysis), but the match can
//! go on from its position.

pub mod autoplay;

use bevy::prelude::*;

use super::clock::{self, Clock};
use super::match_mut::MatchMut;
use super::matches::{Analysis, History, InPlaceOfMatch, MatchDetails, Review, Reviewed};
use super::permissions::{CommandSet, Movers, Permissions};
use super::player::Players;
use super::requests::{MatchCommand, MatchRequest, RefusalReason};
use super::screen::Active;
use super::selection::update_options;
use super::spawn::spawn_tree;
use super::systems::GameSystems;
use super::{turn_control, variations};
use crate::records::{GameTree, NodeId};
use autoplay::Autoplay;

/// Adds reviews. The session runs [`handle_requests`] before its own requests.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<ReviewRequest>();
    app.add_systems(
        Update,
        (follow_match, variations::follow_match).chain().in_set(GameSystems::Options).before(update_options),
    );
    app.add_systems(Update, autoplay::advance.in_set(GameSystems::Replies).before(clock::tick));
}

/// A request to look at another position of the active match. The first one opens a review. Lessons and puzzles have
/// none: their boards show what they ask about.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReviewRequest {
    /// The position before the last move.
    Previous,
    /// The position after the next move.
    Next,
    /// The start.
    First,
    /// The last position of the line.
    Last,
    /// Any position.
    GoTo(NodeId),
    /// Show the moves one after the other, from the start if the last position is shown. Any other request ends it.
    Autoplay,
    /// Stay at the position that is shown.
    Stop,
    /// Let the match go on from this position. The moves after it stay as a variation.
    PlayFromHere,
    /// Back to the match as it is now.
    Close,
}

impl ReviewRequest {
    /// The node that is to be looked at from `current`; `None` if there is none, or if the request is not about a node.
    fn target(self, tree: &GameTree, current: NodeId) -> Option<NodeId> {
        match self {
            ReviewRequest::Previous => tree.parent(current),
            ReviewRequest::Next => tree.children(current).first().copied(),
            ReviewRequest::First => Some(NodeId::START),
            ReviewRequest::Last => tree.line_after(current).last().copied(),
            ReviewRequest::GoTo(node) => Some(node).filter(|node| tree.contains(*node)),
            ReviewRequest::Autoplay if tree.children(current).is_empty() => Some(NodeId::START),
            ReviewRequest::Autoplay | ReviewRequest::Stop | ReviewRequest::PlayFromHere | ReviewRequest::Close => None,
        }
        .filter(|node| *node != current)
    }

    /// Whether the request opens a review of a match whose current node is `current`.
    fn opens(self, tree: &GameTree, current: NodeId) -> bool {
        match self {
            ReviewRequest::Autoplay => !tree.children(NodeId::START).is_empty(),
            _ => self.target(tree, current).is_some(),
        }
    }
}

type Shown<'a> = (Entity, &'a History, &'a Players, Option<&'a Clock>, Option<&'a Review>, Has<Analysis>);

/// Opens, moves and closes the review, in the order of the requests.
pub(super) fn handle_requests(
    mut commands: Commands,
    mut requests: MessageReader<ReviewRequest>,
    active: Query<Shown, (With<Active>, Without<InPlaceOfMatch>)>,
    mut matches: Query<&mut History, (With<Reviewed>, Without<Active>)>,
    mut jumps: MessageWriter<MatchRequest>,
) {
    let Ok((shown, history, players, clock, review, is_analysis)) = active.single() else {
        requests.clear();
        return;
    };
    let (mut review, mut current) = (review.map(|review| (shown, review.of)), history.tree.current());
    for request in requests.read() {
        let Some((game, of)) = review.or_else(|| {
            let opens = request.opens(&history.tree, current);
            opens.then(|| (open(&mut commands, shown, history.tree.clone(), *players, clock), shown))
        }) else {
            continue;
        };
        review = Some((game, of));
        match request {
            ReviewRequest::PlayFromHere => {
                let variation = matches.get_mut(of).ok().filter(|_| is_analysis);
                let node = variation.map(|mut of| variations::node_in_match(&mut of.tree, &history.tree));
                jumps.write(MatchRequest { game: of, command: MatchCommand::GoTo(node.unwrap_or(current)) });
                return close(&mut commands, game, of);
            }
            ReviewRequest::Close => return close(&mut commands, game, of),
            ReviewRequest::Autoplay => _ = commands.entity(game).insert(Autoplay::default()),
            _ => _ = commands.entity(game).remove::<Autoplay>(),
        }
        if let Some(target) = request.target(&history.tree, current) {
            jumps.write(MatchRequest { game, command: MatchCommand::GoTo(target) });
            current = target;
        }
    }
}

/// What may be asked of the copy.
pub(super) const LOOKING_BACK: Permissions = Permissions {
    movers: Movers::None,
    commands: CommandSet::JUMP.union(CommandSet::SHOW),
    reason: RefusalReason::LookingBack,
    kept: None,
};

/// Shows a copy of the match in its place.
pub(super) fn open(
    commands: &mut Commands,
    of: Entity,
    tree: GameTree,
    players: Players,
    clock: Option<&Clock>,
) -> Entity {
    let review = spawn_tree(commands, tree, players);
    commands.entity(review).insert((Review { of }, LOOKING_BACK, Active));
    if let Some(clock) = clock {
        commands.entity(review).insert(clock.clone());
    }
    // It was spawned as a match, in which a player is to move.
    commands.queue(move |world: &mut World| {
        if let Some(details) = world.get::<MatchDetails>(of).cloned() {
            world.entity_mut(review).insert(details);
        }
        if let Ok(mut review) = MatchMut::get(world, review) {
            turn_control::update_active_player(&mut review);
        }
    });
    commands.entity(of).insert(Reviewed).remove::<Active>();
    review
}

/// Shows the match itself again.
pub(super) fn close(commands: &mut Commands, review: Entity, of: Entity) {
    commands.entity(review).despawn();
    commands.entity(of).insert(Active).remove::<Reviewed>();
}

/// Shows the moves that are played meanwhile in the review, and the clock of the match.
fn follow_match(
    matches: Query<(Ref<History>, Option<&Clock>), With<Reviewed>>,
    mut reviews: Query<(&Review, &mut History, Option<&mut Clock>), (Without<Reviewed>, Without<Analysis>)>,
) {
    for (review, mut copy, copied_clock) in &mut reviews {
        let Ok((history, clock)) = matches.get(review.of) else { continue };
        if history.is_changed() {
            copy.replace_tree(history.tree.clone());
        }
        if let (Some(mut copied), Some(clock)) = (copied_clock, clock) {
            copied.set_if_neq(clock.clone());
        }
    }
}
