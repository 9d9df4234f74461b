//! Sounds and pulses: their kind, volume and panning for each event, the ambience, and the sample files.

mod cues;
mod files;
mod mixing;
mod room;
mod table;
mod vibration;
