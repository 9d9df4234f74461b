//! Shows what frames cost, and outlines the parts of the scene that were drawn last.

use std::collections::VecDeque;
use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::render::RenderApp;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use crate::ui::systems::UiSystems;
use crate::view::renderer::{DrawnDetail, DrawnParts};

/// The frames that the figures are about.
const FRAMES: usize = 60;
/// Frames further apart do not follow each other: the program has slept.
const PAUSE: Duration = Duration::from_millis(250);

/// The times of the last frames.
#[derive(Resource, Default, Debug)]
struct FrameTimes {
    begin: Option<Instant>,
    /// The work of the main thread in each.
    work: VecDeque<Duration>,
    /// The time from each to the next, where they follow each other.
    between: VecDeque<Duration>,
    drawn: u64,
}

impl FrameTimes {
    fn begin(&mut self, now: Instant) {
        let between = self.begin.map(|begin| now - begin).filter(|between| *between < PAUSE);
        between.into_iter().for_each(|between| keep(&mut self.between, between));
        self.begin = Some(now);
        self.drawn += 1;
    }

    fn end(&mut self, now: Instant) {
        self.begin.into_iter().for_each(|begin| keep(&mut self.work, now - begin));
    }
}

fn keep(times: &mut VecDeque<Duration>, time: Duration) {
    times.push_back(time);
    if times.len() > FRAMES {
        times.pop_front();
    }
}

/// The median and the longest, in milliseconds.
fn summary(times: &VecDeque<Duration>) -> String {
    let mut sorted: Vec<Duration> = times.iter().copied().collect();
    sorted.sort();
    let ms = |time: Option<&Duration>| time.map_or(0.0, |time| time.as_secs_f64() * 1000.0);
    format!("{:.1} ms, longest {:.1}", ms(sorted.get(sorted.len() / 2)), ms(sorted.last()))
}

pub(super) fn plugin(app: &mut App) {
    let drawn = DrawnParts::default();
    if let Some(renderer) = app.get_sub_app_mut(RenderApp) {
        renderer.insert_resource(drawn.clone());
    }
    app.insert_resource(drawn)
        .init_resource::<FrameTimes>()
        .add_systems(First, |mut times: ResMut<FrameTimes>| times.begin(Instant::now()))
        .add_systems(Last, |mut times: ResMut<FrameTimes>| times.end(Instant::now()))
        .add_systems(EguiPrimaryContextPass, show.after(UiSystems::Publish));
}

fn show(
    mut contexts: EguiContexts,
    times: Res<FrameTimes>,
    parts: Res<DrawnParts>,
    detail: Res<DrawnDetail>,
    entities: Query<()>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let scale = ctx.pixels_per_point();
    let window = ctx.content_rect();
    let layer = egui::LayerId::new(egui::Order::Debug, egui::Id::new("developer"));
    let painter = ctx.layer_painter(layer);
    let parts = parts.get();
    let stroke = egui::Stroke::new(1.0, egui::Color32::RED);
    for part in &parts {
        let [min, max] = [part.min, part.max].map(|corner| egui::pos2(corner.x as f32, corner.y as f32) / scale);
        painter.rect_stroke(egui::Rect::from_min_max(min, max), 0.0, stroke, egui::StrokeKind::Inside);
    }
    let area: u32 = parts.iter().map(|part| part.width() * part.height()).sum();
    let share = area as f32 / (window.area() * scale * scale) * 100.0;
    let text = format!(
        "main thread {}\nframe to frame {}\n{} frames; last drawn: {} parts of the scene, {share:.1} % of the window\n{:?}, {} entities",
        summary(&times.work),
        summary(&times.between),
        times.drawn,
        parts.len(),
        *detail,
        entities.iter().len(),
    );
    let at = window.center_top() + egui::vec2(0.0, 8.0);
    let shape = painter.layout_no_wrap(text, egui::FontId::monospace(11.0), egui::Color32::WHITE);
    let place = egui::Align2::CENTER_TOP.anchor_size(at, shape.size());
    painter.rect_filled(place.expand(4.0), 3.0, egui::Color32::from_black_alpha(190));
    painter.galley(place.min, shape, egui::Color32::WHITE);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_after_a_pause_are_not_counted_as_slow() {
        let (mut times, begin) = (FrameTimes::default(), Instant::now());
        for ms in [0, 16, 32, 5_032, 5_050] {
            times.begin(begin + Duration::from_millis(ms));
            times.end(begin + Duration::from_millis(ms + 3));
        }
        assert_eq!(summary(&times.between), "16.0 ms, longest 18.0");
        assert_eq!(summary(&times.work), "3.0 ms, longest 3.0");
        assert_eq!(times.drawn, 5);
    }
}
