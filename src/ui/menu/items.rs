//! What the menu offers, in groups.

use crate::presentation::actions::{MatchAction, Unavailable};
use crate::presentation::model::MatchModel;
use crate::settings::bindings::BindingAction;
use crate::ui::dialogs::Dialogs;
use crate::ui::hud::KeyPrompts;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Item {
    /// Back to the match.
    Close,
    Action(MatchAction),
    Players,
    /// The report on the game.
    Report,
    /// Opens the position editor with the position shown.
    Edit,
    /// The move list, which a small window has no room for.
    Moves,
    Share,
    /// The saved games.
    Library,
    Statistics,
    Learn,
    HowToPlay,
    Settings,
    Quit,
}

/// An item as it can be chosen now.
pub(super) struct Row {
    pub(super) item: Item,
    /// Identifies its button while the label changes.
    pub(super) id_salt: String,
    pub(super) label: String,
    /// What it says while it waits for a second press, if it needs one.
    pub(super) again: Option<String>,
    /// The name of the key that does the same.
    pub(super) key: Option<String>,
    /// Why it cannot be chosen now.
    pub(super) reason: Option<&'static str>,
    /// It has been pressed once, and waits for a second press.
    pub(super) armed: bool,
}

/// The rows of the three groups, then those of the foot of the page.
pub(super) type Groups = [Vec<Row>; 4];

pub(super) fn groups(model: &MatchModel, keys: &KeyPrompts, with_moves: bool, dialogs: &Dialogs) -> Groups {
    use MatchAction::{Analyse, Explorer, Leave, OfferDraw, Oracle, Resign, Restart, Threats};
    let looks = if model.match_view.review.is_some() { MatchAction::BackToMatch } else { MatchAction::LookBack };
    let plays = if model.actions.autoplay { MatchAction::StopAutoplay } else { MatchAction::Autoplay };
    let [looks, plays, restart, offer, resign] = [looks, plays, Restart, OfferDraw, Resign].map(Item::Action);
    let [analyse, threats, oracle, explorer, leave] = [Analyse, Threats, Oracle, Explorer, Leave].map(Item::Action);
    let game = [Item::Moves, Item::Share, Item::Edit, Item::Library];
    let quit = (!cfg!(target_arch = "wasm32")).then_some(Item::Quit);
    let foot = [Item::Learn, Item::HowToPlay, Item::Statistics, Item::Settings, leave];
    let groups = [
        vec![Item::Close, looks, plays, Item::Players, restart, offer, resign],
        vec![analyse, threats, oracle, explorer, Item::Report],
        game[usize::from(!with_moves)..].to_vec(),
        foot.into_iter().chain(quit).collect(),
    ];
    groups.map(|items| items.into_iter().map(|item| Row::new(item, model, keys, dialogs)).collect())
}

impl Row {
    fn new(item: Item, model: &MatchModel, keys: &KeyPrompts, dialogs: &Dialogs) -> Row {
        let text = model.game_text.text;
        let armed = dialogs.is_armed(item);
        let label = item.label(model);
        let again = item.needs_confirmation(model).then(|| text.confirm_again(&label));
        let key = item.binding(model).filter(|_| !armed).and_then(|binding| keys.key(text, binding));
        let reason = item.unavailable(model).map(|unavailable| unavailable.reason(text));
        Row { item, id_salt: format!("{item:?}"), label, again, key, reason, armed }
    }

    /// What the button says now.
    pub(super) fn words(&self) -> &str {
        self.again.as_deref().filter(|_| self.armed).unwrap_or(&self.label)
    }
}

impl Item {
    fn label(self, model: &MatchModel) -> String {
        let text = model.game_text.text;
        let label = match self {
            Item::Action(MatchAction::Resign) if model.players.only_human().is_none() => {
                return text.side_resigns(model.game_text.colour(model.actions.requesting_side()));
            }
            Item::Action(MatchAction::Leave) => text.title_screen(),
            Item::Action(action) => return model.action_label(action),
            Item::Close if model.over() => text.view_board(),
            Item::Close => text.resume(),
            Item::Players => text.players(),
            Item::Report => text.report(),
            Item::Edit => text.edit_position(),
            Item::Moves => text.moves(),
            Item::Share => text.share(),
            Item::Library => text.library(),
            Item::Statistics => text.statistics(),
            Item::Learn => text.learn(),
            Item::HowToPlay => text.how_to_play(),
            Item::Settings => text.settings(),
            Item::Quit => text.quit(),
        };
        label.to_owned()
    }

    /// The binding whose keys do the same.
    fn binding(self, model: &MatchModel) -> Option<BindingAction> {
        match self {
            Item::Close => Some(BindingAction::Cancel),
            Item::Action(action) => model.actions.binding(action),
            _ => None,
        }
    }

    /// Why the item cannot be chosen now.
    fn unavailable(self, model: &MatchModel) -> Option<Unavailable> {
        match self {
            Item::Action(action) => model.actions.state(action).unavailable,
            // A report that has been made, or is being made, is shown.
            Item::Report if model.game_analysis.is_some() => None,
            Item::Report => model.actions.state(MatchAction::Report).unavailable,
            Item::Players => model.match_view.review.map(|_| Unavailable::LookingBack),
            _ => None,
        }
    }

    /// Whether it leads out of the match.
    pub(super) const fn leaves(self) -> bool {
        matches!(self, Item::Action(MatchAction::Leave) | Item::Quit)
    }

    /// Whether the item needs a second press.
    pub(super) fn needs_confirmation(self, model: &MatchModel) -> bool {
        match self {
            Item::Action(action) => model.actions.needs_confirmation(action),
            Item::Quit => model.actions.needs_confirmation(MatchAction::Leave),
            _ => false,
        }
    }
}
