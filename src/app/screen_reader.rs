//! What a screen reader finds on the desktop: the buttons of the panels (egui tells those), the points of the board as
//! buttons among them, and a region that tells what happens. Where there is no screen reader none of this is made.

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
use crate::game::selection::Selection;
use crate::rules::Topology;
use crate::settings::device::{Device, LastDevice};
use crate::view::layout::stand;
use crate::view::scene::BoardCamera;
use crate::view::stage::BoardCovered;

/// Half the edge of a point's place on the screen, in logical pixels.
const REACH: f32 = 22.0;

#[derive(Clone, Copy, Debug, Default)]
pub(super) struct ScreenReaderPlugin;

impl Plugin for ScreenReaderPlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<AccessibilityRequested>()
            .init_resource::<ReaderState>()
            .add_message::<ActionRequest>()
            .add_systems(PreUpdate, pass_on.before(EguiPreUpdateSet::ProcessInput))
            .add_systems(Update, press.in_set(GameSystems::Commands))
            .add_systems(Update, (learn, follow).chain().after(GameSystems::Events))
            .add_systems(EguiPrimaryContextPass, tell.run_if(asked_for));
    }
}

fn asked_for(requested: Res<AccessibilityRequested>) -> bool {
    requested.get()
}

/// What there is to tell.
#[derive(Resource, Debug, Default)]
struct ReaderState {
    page: Option<MatchDescription>,
    said: String,
    urgent: bool,
}

impl ReaderState {
    fn say(&mut self, text: &str, urgent: bool) {
        // The same words again would not be heard: readers tell what has changed.
        let again = if self.said == text { "\u{a0}" } else { "" };
        self.said = format!("{text}{again}");
        self.urgent = urgent;
    }
}

/// The identity of a point's button; the same in every frame.
fn button(label: &str) -> Id {
    Id::new(("point of the board", label))
}

/// Requests for the buttons of panels are egui's affair.
fn pass_on(
    mut asked: MessageReader<ActionRequest>,
    context: Query<Entity, With<PrimaryEguiContext>>,
    mut events: MessageWriter<EguiInputEvent>,
) {
    let Ok(context) = context.single() else { return };
    for ActionRequest(request) in asked.read() {
        events.write(EguiInputEvent { context, event: Event::AccessKitActionRequest(request.clone()) });
    }
}

/// Requests for points become those of the plain board.
fn press(
    mut asked: MessageReader<ActionRequest>,
    known: Res<ReaderState>,
    covered: Res<BoardCovered>,
    mut requests: MessageWriter<AccessibilityRequest>,
) {
    for ActionRequest(request) in asked.read() {
        let point = |page: &MatchDescription| -> Option<String> {
            let meant = |label: &&str| button(label).accesskit_id() == request.target_node;
            page.spots.iter().map(|spot| spot.label.as_str()).find(meant).map(str::to_owned)
        };
        let Some(label) = known.page.as_ref().and_then(point).filter(|_| !covered.0) else { continue };
        match request.action {
            Action::Click => _ = requests.write(AccessibilityRequest::Press(label)),
            Action::Focus => _ = requests.write(AccessibilityRequest::Point(label)),
            _ => {}
        }
    }
}

fn learn(
    mut sheets: MessageReader<BoardDescribed>,
    mut news: MessageReader<Announcement>,
    mut known: ResMut<ReaderState>,
) {
    if let Some(BoardDescribed(page)) = sheets.read().last() {
        known.page.clone_from(page);
    }
    for Announcement { text, urgent } in news.read() {
        known.say(text, *urgent);
    }
}

/// Whoever moves the cursor by keys hears what is there; a reader that points has read it already.
fn follow(
    active: Query<(&Match, &Selection), (With<Active>, Changed<Selection>)>,
    last: Res<LastDevice>,
    mut before: Local<Option<crate::rules::Point>>,
    mut known: ResMut<ReaderState>,
) {
    let Ok((Match(variant), intent)) = active.single() else { return };
    let moved = std::mem::replace(&mut *before, intent.cursor) != intent.cursor;
    if !moved || !matches!(last.0, Device::Keyboard | Device::Pad) {
        return;
    }
    let label = intent.cursor.map(|point| Topology::of(*variant).label(point));
    let here = |page: &MatchDescription| {
        page.spots.iter().find(|spot| Some(spot.label.as_str()) == label).map(|s| s.spoken.clone())
    };
    if let Some(spoken) = known.page.as_ref().and_then(here) {
        known.say(&spoken, false);
    }
}

/// Adds everything to what egui tells the screen reader in this frame.
fn tell(
    mut contexts: EguiContexts,
    known: Res<ReaderState>,
    covered: Res<BoardCovered>,
    camera: Single<(&Camera, &GlobalTransform), With<BoardCamera>>,
    active: Query<(&Match, &GlobalTransform), With<Active>>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let live = if known.urgent { Live::Assertive } else { Live::Polite };
    ctx.accesskit_node_builder(Id::new("what happens"), |node| {
        node.set_role(Role::Status);
        node.set_live(live);
        node.set_value(known.said.as_str());
    });
    let (Some(page), Ok((Match(variant), board))) = (&known.page, active.single()) else { return Ok(()) };
    if covered.0 {
        return Ok(());
    }
    let (camera, eye) = *camera;
    let (topology, pixels) = (Topology::of(*variant), f64::from(ctx.pixels_per_point()));
    for point in topology.points().iter() {
        let label = topology.label(point);
        let Some(spot) = page.spots.iter().find(|spot| spot.label == label) else { continue };
        let place = camera.world_to_viewport(eye, board.transform_point(stand(topology, point))).ok();
        ctx.accesskit_node_builder(button(label), |node| describe(node, &spot.spoken, spot.selected, place, pixels));
    }
    Ok(())
}

fn describe(node: &mut Node, spoken: &str, selected: bool, place: Option<Vec2>, pixels: f64) {
    node.set_role(Role::Button);
    node.set_label(spoken);
    node.set_selected(selected);
    node.add_action(Action::Click);
    node.add_action(Action::Focus);
    if let Some(place) = place {
        let (low, high) = ((place - REACH).as_dvec2() * pixels, (place + REACH).as_dvec2() * pixels);
        node.set_bounds(Bounds { x0: low.x, y0: low.y, x1: high.x, y1: high.y });
    }
}

/// The identity under which a point's button is asked for.
#[must_use]
pub fn node_of(label: &str) -> NodeId {
    button(label).accesskit_id()
}
