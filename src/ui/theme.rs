//! The look as data: colours, sizes and type; egui's own style is made from it.

mod coverage;
pub mod fonts;
pub mod icons;
pub mod palette;
pub mod text_role;

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::EguiContext;
use bevy_egui::egui::{self, CornerRadius, Id, Margin, Stroke, Vec2, style};

use crate::presentation::text::Text;
use crate::settings::faces::LoadedFace;
use crate::settings::preferences::Preferences;

use super::systems::UiFrameSystems;
use palette::Palette;

/// Logical pixels.
pub const PANEL_RADIUS: u8 = 18;
pub const BUTTON_RADIUS: u8 = 12;
pub const TARGET: f32 = 44.0;
pub const GAP: f32 = 12.0;
pub const MARGIN: f32 = 24.0;
pub const FOCUS_WIDTH: f32 = 3.0;

/// How long a panel takes to slide in at normal speed, in seconds.
const SLIDE: f32 = 0.18;

/// The longest press of a button that counts, in seconds.
const LONGEST_PRESS: f64 = 60.0;
/// How far a press of a button may wander, in points: half of the smallest button.
const FARTHEST_PRESS: f32 = 22.0;

/// Adds the style of egui's contexts.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins(coverage::plugin).add_systems(
        PostUpdate,
        (install, add_faces, follow_preferences.run_if(resource_changed::<Preferences>))
            .chain()
            .in_set(UiFrameSystems::Style),
    );
}

/// Gives every new egui context its fonts and style, before it draws for the first time.
fn install(mut contexts: Query<&mut EguiContext, Added<EguiContext>>, preferences: Res<Preferences>) {
    for mut context in &mut contexts {
        let ctx = context.get_mut();
        ctx.set_fonts(fonts::definitions());
        ctx.options_mut(behave);
        set(ctx, Palette::from_preferences(&preferences), &preferences);
    }
}

/// Draws text with the faces that have been loaded.
fn add_faces(
    mut loaded: MessageReader<LoadedFace>,
    mut faces: Local<Vec<LoadedFace>>,
    mut contexts: Query<&mut EguiContext>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if loaded.is_empty() {
        return;
    }
    for face in loaded.read() {
        if !faces.iter().any(|known| known.name == face.name) {
            faces.push(*face);
        }
    }
    for mut context in &mut contexts {
        context.get_mut().set_fonts(fonts::definitions_with(&faces));
    }
    redraw.write(RequestRedraw);
}

/// How panels and buttons take what players do.
fn behave(options: &mut egui::Options) {
    options.theme_preference = egui::ThemePreference::Dark;
    options.zoom_with_keyboard = false;
    // A press counts if it is released over the button, however long and shaky it is.
    options.input_options.max_click_duration = LONGEST_PRESS;
    options.input_options.max_click_dist = FARTHEST_PRESS;
    // Panels are laid out by hand and requests are written while drawing: one pass, never two.
    options.max_passes = std::num::NonZeroUsize::MIN;
}

/// Applies changed preferences: colours, language and the duration of transitions.
fn follow_preferences(mut contexts: Query<&mut EguiContext>, preferences: Res<Preferences>) {
    for mut context in &mut contexts {
        set(context.get_mut(), Palette::from_preferences(&preferences), &preferences);
    }
}

fn slide_seconds(speed: f32) -> f32 {
    if speed > 0.0 { SLIDE / speed } else { 0.0 }
}

fn pace(style: &mut egui::Style, seconds: f32) {
    style.animation_time = seconds;
    if seconds <= 0.0 {
        style.scroll_animation = style::ScrollAnimation::none();
    }
}

/// Makes `palette` the look of everything drawn in this context.
fn set(ctx: &egui::Context, palette: Palette, preferences: &Preferences) {
    ctx.data_mut(|data| {
        data.insert_temp(Id::NULL, palette);
        data.insert_temp(Id::NULL, Text(preferences.effective_language()));
    });
    let seconds = slide_seconds(preferences.effective_speed());
    ctx.all_styles_mut(|style| {
        style.visuals = visuals(&palette);
        space(&mut style.spacing);
        style.interaction.selectable_labels = false;
        style.interaction.tooltip_delay = 0.4;
        style.text_styles = text_role::text_styles();
        #[cfg(debug_assertions)]
        {
            // Panels slide in by parts of a pixel.
            style.debug.show_unaligned = false;
        }
        pace(style, seconds);
    });
}

/// The colours in force.
pub fn palette(ctx: &egui::Context) -> Palette {
    ctx.data(|data| data.get_temp(Id::NULL)).unwrap_or_else(|| Palette::from_preferences(&Preferences::default()))
}

/// The messages of the language in force.
pub fn text(ctx: &egui::Context) -> Text {
    ctx.data(|data| data.get_temp(Id::NULL)).unwrap_or_default()
}

fn visuals(palette: &Palette) -> egui::Visuals {
    let widget = |fill, edge, text| style::WidgetVisuals {
        bg_fill: fill,
        weak_bg_fill: fill,
        bg_stroke: Stroke::new(1.0, edge),
        corner_radius: CornerRadius::same(BUTTON_RADIUS),
        fg_stroke: Stroke::new(1.0, text),
        expansion: 0.0,
    };
    let resting = widget(palette.button, palette.button_edge, palette.text);
    let lit = widget(palette.button_lit, palette.brass, palette.text);
    egui::Visuals {
        override_text_color: Some(palette.text),
        widgets: style::Widgets {
            noninteractive: widget(palette.panel, palette.hairline, palette.text),
            inactive: resting,
            hovered: lit,
            active: lit,
            open: lit,
        },
        selection: style::Selection { bg_fill: palette.tint, stroke: Stroke::new(1.0, palette.focus) },
        hyperlink_color: palette.brass,
        faint_bg_color: palette.button,
        extreme_bg_color: palette.table_dark,
        window_corner_radius: CornerRadius::same(PANEL_RADIUS),
        window_fill: palette.solid,
        window_stroke: Stroke::new(1.0, palette.hairline),
        menu_corner_radius: CornerRadius::same(BUTTON_RADIUS),
        panel_fill: palette.panel,
        popup_shadow: palette.shadow(),
        window_shadow: palette.shadow(),
        // A blinking cursor would draw frames without end.
        text_cursor: style::TextCursorStyle {
            blink: false,
            stroke: Stroke::new(2.0, palette.focus),
            ..style::TextCursorStyle::default()
        },
        ..egui::Visuals::dark()
    }
}

fn space(spacing: &mut style::Spacing) {
    spacing.item_spacing = Vec2::splat(8.0);
    spacing.button_padding = Vec2::new(16.0, 12.0);
    spacing.interact_size = Vec2::splat(TARGET);
    spacing.menu_margin = Margin::symmetric(12, 8);
    spacing.tooltip_width = 280.0;
    spacing.scroll.bar_width = 8.0;
    spacing.scroll.floating_width = 4.0;
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether a button counts as pressed when it is let go after `n` seconds and points from where it was pressed.
    fn counts(seconds: f64, wandered: f32) -> bool {
        let ctx = egui::Context::default();
        ctx.options_mut(behave);
        let press = |at: egui::Pos2, pressed| egui::Event::PointerButton {
            pos: at,
            button: egui::PointerButton::Primary,
            pressed,
            modifiers: egui::Modifiers::NONE,
        };
        let (from, to) = (egui::pos2(30.0, 30.0), egui::pos2(30.0 + wandered, 30.0));
        let frames = [
            (0.0, vec![egui::Event::PointerMoved(from)]),
            (0.1, vec![press(from, true)]),
            (0.1 + seconds / 2.0, vec![egui::Event::PointerMoved(to)]),
            (0.1 + seconds, vec![press(to, false)]),
        ];
        let mut clicked = false;
        for (time, events) in frames {
            let input = egui::RawInput { time: Some(time), events, ..egui::RawInput::default() };
            let button = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(200.0, 60.0));
            let mut output = ctx.run_ui(input, |ui| clicked |= ui.put(button, egui::Button::new("")).clicked());
            output.textures_delta.clear();
        }
        clicked
    }

    #[test]
    fn a_press_counts_if_it_is_released_over_the_button() {
        for (seconds, wandered) in [(0.1, 0.0), (5.0, 0.0), (0.3, 15.0), (20.0, 20.0)] {
            assert!(counts(seconds, wandered), "{seconds} s, {wandered} points");
        }
    }

    #[test]
    fn a_press_that_is_released_elsewhere_does_not_count() {
        assert!(!counts(0.3, 400.0));
    }
}
