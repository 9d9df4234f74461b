//! How finely the boards are drawn while something moves; at rest they are always sharp.

use serde::{Deserialize, Serialize};

/// The user's choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Graphics {
    /// As finely as the machine is fast enough for.
    #[default]
    Automatic,
    /// Always [`Detail::Sharp`].
    Sharp,
    /// Always [`Detail::Balanced`].
    Balanced,
    /// Always [`Detail::Light`].
    Light,
}

impl Graphics {
    /// All of them, in the order of the menu.
    pub const ALL: [Graphics; 4] = [Graphics::Automatic, Graphics::Sharp, Graphics::Balanced, Graphics::Light];

    /// The name under which it is saved.
    pub const fn id(self) -> &'static str {
        match self {
            Graphics::Automatic => "automatic",
            Graphics::Sharp => "sharp",
            Graphics::Balanced => "balanced",
            Graphics::Light => "light",
        }
    }

    /// The chosen detail; `None` if the machine's speed decides.
    pub const fn detail(self) -> Option<Detail> {
        match self {
            Graphics::Automatic => None,
            Graphics::Sharp => Some(Detail::Sharp),
            Graphics::Balanced => Some(Detail::Balanced),
            Graphics::Light => Some(Detail::Light),
        }
    }
}

/// How finely moving boards and pieces are drawn, from the finest to the cheapest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Detail {
    /// As finely as at rest.
    #[default]
    Sharp,
    /// Jagged edges while the camera moves.
    Balanced,
    /// Jagged edges of moving pieces, and a quarter of the pixels while the camera moves.
    Light,
}

impl From<Detail> for Graphics {
    fn from(detail: Detail) -> Graphics {
        match detail {
            Detail::Sharp => Graphics::Sharp,
            Detail::Balanced => Graphics::Balanced,
            Detail::Light => Graphics::Light,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_is_saved_under_its_name_and_names_its_detail() {
        for graphics in Graphics::ALL {
            assert_eq!(serde_json::to_value(graphics).expect("a name"), graphics.id());
            assert_eq!(graphics.detail().map_or(Graphics::Automatic, Graphics::from), graphics);
        }
    }
}
