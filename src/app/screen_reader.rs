//! Desktop screen readers: adds the points of the board as buttons, and a region with announcements, to the accessibility
//! tree of egui's panels. Without a screen reader nothing is added.

use bevy::a11y::{AccessibilityRequested, ActionRequest};
use bevy::prelude::*;
use bevy_egui::egui::accesskit::{Action, Live, Node, NodeId, Rect as Bounds, Role};
use bevy_egui::egui::{Event, Id};
use bevy_egui::input::EguiInputEvent;
use bevy_egui::{EguiContexts, EguiPreUpdateSet, EguiPrimaryContextPass, PrimaryEguiContext};

use crate::accessibility::announcer::Announcement;
use crate::accessibility::board_description::{BoardDescribed, MatchDescription};
use crate::accessibility::requests::AccessibilityRequest;
use crate::game::GameSystems;
use crate::game::matches::Match;
use crate::game::screen::Active;
use crate::rules::Topology;
use crate::view::layout::stand;
use crate::view::scene::BoardCamera;
use crate::view::stage::BoardCovered;

/// Half the size of a point's button on the screen, in logical pixels.
const HALF_SIZE: f32 = 22.0;

/// Describes the board to screen readers and handles their requests.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<AccessibilityRequested>()
        .init_resource::<ReaderState>()
        .add_message::<ActionRequest>()
        .add_systems(PreUpdate, forward_to_egui.before(EguiPreUpdateSet::ProcessInput))
        .add_systems(Update, press_points.in_set(GameSystems::Commands))
        .add_systems(Update, update_state.after(GameSystems::Events))
        .add_systems(EguiPrimaryContextPass, describe_board.run_if(is_requested));
}

fn is_requested(requested: Res<AccessibilityRequested>) -> bool {
    requested.get()
}

/// The current description and announcement.
#[derive(Resource, Debug, Default)]
struct ReaderState {
    description: Option<MatchDescription>,
    announcement: String,
    urgent: bool,
}

impl ReaderState {
    fn say(&mut self, text: &str, urgent: bool) {
        // Readers speak changes only: a repeated text is made different by a space.
        let suffix = if self.announcement == text { "\u{a0}" } else { "" };
        self.announcement = format!("{text}{suffix}");
        self.urgent = urgent;
    }
}

/// The id of a point's button, the same in every frame.
fn button(label: &str) -> Id {
    Id::new(("point of the board", label))
}

/// Forwards all requests to egui, which handles those for the panels' buttons.
fn forward_to_egui(
    mut requested: MessageReader<ActionRequest>,
    context: Query<Entity, With<PrimaryEguiContext>>,
    mut events: MessageWriter<EguiInputEvent>,
) {
    let Ok(context) = context.single() else { return };
    for ActionRequest(request) in requested.read() {
        events.write(EguiInputEvent { context, event: Event::AccessKitActionRequest(request.clone()) });
    }
}

/// Turns requests for the points' buttons into requests of the accessible board.
fn press_points(
    mut requested: MessageReader<ActionRequest>,
    state: Res<ReaderState>,
    covered: Res<BoardCovered>,
    mut requests: MessageWriter<AccessibilityRequest>,
) {
    for ActionRequest(request) in requested.read() {
        let point = |description: &MatchDescription| -> Option<String> {
            let is_target = |label: &&str| button(label).accesskit_id() == request.target_node;
            description.points.iter().map(|spot| spot.label.as_str()).find(is_target).map(str::to_owned)
        };
        let Some(label) = state.description.as_ref().and_then(point).filter(|_| !covered.0) else { continue };
        match request.action {
            Action::Click => _ = requests.write(AccessibilityRequest::Press(label)),
            Action::Focus => _ = requests.write(AccessibilityRequest::Point(label)),
            _ => {}
        }
    }
}

/// Takes over new descriptions and announcements.
fn update_state(
    mut descriptions: MessageReader<BoardDescribed>,
    mut announcements: MessageReader<Announcement>,
    mut state: ResMut<ReaderState>,
) {
    if let Some(BoardDescribed(description)) = descriptions.read().last() {
        state.description.clone_from(description);
    }
    for Announcement { text, urgent } in announcements.read() {
        state.say(text, *urgent);
    }
}

/// Adds announcement and board to egui's accessibility tree of this frame.
fn describe_board(
    mut contexts: EguiContexts,
    state: Res<ReaderState>,
    covered: Res<BoardCovered>,
    camera: Single<(&Camera, &GlobalTransform), With<BoardCamera>>,
    active: Query<(&Match, &GlobalTransform), With<Active>>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let live = if state.urgent { Live::Assertive } else { Live::Polite };
    ctx.accesskit_node_builder(Id::new("what happens"), |node| {
        node.set_role(Role::Status);
        node.set_live(live);
        node.set_value(state.announcement.as_str());
    });
    let (Some(description), Ok((Match(variant), board))) = (&state.description, active.single()) else { return Ok(()) };
    if covered.0 {
        return Ok(());
    }
    let (camera, view) = *camera;
    let (topology, pixels) = (Topology::of(*variant), f64::from(ctx.pixels_per_point()));
    for point in topology.points().iter() {
        let label = topology.label(point);
        let Some(spot) = description.points.iter().find(|spot| spot.label == label) else { continue };
        let place = camera.world_to_viewport(view, board.transform_point(stand(topology, point))).ok();
        ctx.accesskit_node_builder(button(label), |node| {
            describe_point(node, &spot.spoken, spot.selected, place, pixels);
        });
    }
    Ok(())
}

fn describe_point(node: &mut Node, spoken: &str, selected: bool, place: Option<Vec2>, pixels: f64) {
    node.set_role(Role::Button);
    node.set_label(spoken);
    node.set_selected(selected);
    node.add_action(Action::Click);
    node.add_action(Action::Focus);
    if let Some(place) = place {
        let (low, high) = ((place - HALF_SIZE).as_dvec2() * pixels, (place + HALF_SIZE).as_dvec2() * pixels);
        node.set_bounds(Bounds { x0: low.x, y0: low.y, x1: high.x, y1: high.y });
    }
}

/// The node id of a point's button.
pub fn node_of(label: &str) -> NodeId {
    button(label).accesskit_id()
}
