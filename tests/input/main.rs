//! What people do with mouse, fingers, keys and pad: one stream of actions, and the same game whatever they hold.

#![allow(clippy::unwrap_used)] // the lint spares test functions, not their helpers

mod bindings;
mod fingers;
mod games;
mod keys;
mod menus;
mod pads;
mod table;
