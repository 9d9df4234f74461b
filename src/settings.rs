//! User settings: preferences, key bindings and themes. Values only; the other layers apply them.
//!
//! [`persist::settings`](crate::persist::settings) joins them with the settings of the next match, and saves them.

pub mod bindings;
pub mod device;
pub mod preferences;
pub mod theme;
