//! The engine's protocol, line by line and as the program that speaks it.

mod conversation;
mod faults;
mod games;
mod program;
mod support;
