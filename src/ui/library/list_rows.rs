//! The rows of the list of saved games.

use bevy_egui::egui::{self, CornerRadius, Rect, ScrollArea, Sense, Ui, UiBuilder, WidgetInfo, WidgetType, vec2};

use super::saved_games::SavedGames;
use crate::library::{GameId, GameSummary};
use crate::presentation::text::library as library_text;
use crate::rules::Position;
use crate::ui::text_layout;
use crate::ui::theme::text_role::TextRole;
use crate::ui::theme::{self, BUTTON_RADIUS};
use crate::ui::transitions::glow;
use crate::ui::widgets::{self, board_picture};

/// Height of a row, and the room between two.
const ROW: f32 = 76.0;
const BETWEEN: f32 = 6.0;
/// Room around the rows for their focus rings, and at the right for the scroll bar.
const RINGS: f32 = 6.0;

/// The rows that are visible; reads more games when the end comes near. Returns the game that was pressed.
pub(super) fn rows(ui: &mut Ui, rect: Rect, saved: &mut SavedGames) -> Option<GameId> {
    let outer = Rect::from_min_max(rect.min - vec2(RINGS, 0.0), rect.max + vec2(16.0, 0.0));
    let mut inner = ui.new_child(UiBuilder::new().id_salt("games").max_rect(outer));
    inner.set_clip_rect(outer.intersect(ui.clip_rect()));
    let shown = ScrollArea::vertical().auto_shrink(false).id_salt("saved-games").show(&mut inner, |ui| {
        let height = saved.games.len() as f32 * (ROW + BETWEEN) + 2.0 * RINGS;
        let (whole, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
        let mut pressed = None;
        for (index, game) in saved.games.iter().enumerate() {
            let top = whole.top() + RINGS + (ROW + BETWEEN) * index as f32;
            let place = Rect::from_min_size(egui::pos2(rect.left(), top), vec2(rect.width(), ROW));
            // The next row below exists already, so that an arrow key can move the focus there.
            if ui.is_rect_visible(place.expand2(vec2(0.0, ROW))) && row(ui, place, game) {
                pressed = Some(game.id);
            }
        }
        pressed
    });
    let below = shown.content_size.y - shown.state.offset.y - shown.inner_rect.height();
    if below < 4.0 * ROW {
        saved.read_more();
    }
    shown.inner
}

/// A game with a picture of its last position; true when it was pressed.
fn row(ui: &Ui, rect: Rect, game: &GameSummary) -> bool {
    let (look, text) = (theme::palette(ui.ctx()), theme::text(ui.ctx()));
    let lines = [library_text::title(text, game), library_text::players(text, game), library_text::facts(text, game)];
    let id = ui.id().with(("saved-game", game.id.0));
    let name = text.phrases(lines.clone());
    let info = || WidgetInfo::labeled(WidgetType::Button, true, &name);
    let response = widgets::sense(ui, rect, id, Sense::click(), info);
    let lit = glow(ui.ctx(), id, widgets::is_lit(&response));
    let radius = CornerRadius::same(BUTTON_RADIUS);
    ui.painter().rect_filled(rect, radius, widgets::mix(look.button, look.button_lit, lit));
    let picture = Rect::from_min_size(rect.min + vec2(8.0, 6.0), egui::Vec2::splat(ROW - 12.0));
    if let Ok(position) = Position::parse(game.variant, &game.final_position) {
        board_picture(ui, picture, &position);
    }
    let words = rect.with_min_x(picture.right() + 14.0).shrink2(vec2(0.0, 9.0)).with_max_x(rect.right() - 12.0);
    let styles = [(TextRole::Strong, look.text), (TextRole::Body, look.text), (TextRole::Quiet, look.quiet)];
    for (index, (line, (role, colour))) in lines.iter().zip(styles).enumerate() {
        let middle = words.top() + words.height() * (index as f32 + 0.5) / 3.0;
        text_layout::clipped_line(ui.painter(), egui::pos2(words.left(), middle), words.width(), role, colour, line);
    }
    widgets::focus_ring(ui, &response, rect, BUTTON_RADIUS);
    response.clicked()
}
