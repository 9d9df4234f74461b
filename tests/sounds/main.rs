//! What is heard: which sound for which fact, how loud and from where, the room, and the samples themselves.

mod cues;
mod files;
mod mixing;
mod room;
mod table;
