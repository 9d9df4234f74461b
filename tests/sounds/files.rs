//! The samples as the game decodes them: no clipping, no offset, no click, none too long, none missing, none too many.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Cursor;

use bevy_kira_audio::prelude::StaticSoundData;
use tessera::view::sound::SoundKind;
use tessera::view::sound::ambience::{FILE, MARGIN, PERIOD};

use super::table::{crc32, folder, rows};

/// One sample: its bytes, and its values in time.
struct Sample {
    name: String,
    bytes: Vec<u8>,
    rate: u32,
    values: Vec<f32>,
}

impl Sample {
    fn read(name: &str) -> Sample {
        let bytes = std::fs::read(folder().join(format!("{name}.ogg"))).expect("the sample can be read");
        let decoded = StaticSoundData::from_cursor(Cursor::new(bytes.clone())).expect("the sample can be decoded");
        let values = decoded.frames.iter().map(|frame| frame.left).collect();
        Sample { name: name.into(), bytes, rate: decoded.sample_rate, values }
    }

    fn seconds(&self) -> f32 {
        self.values.len() as f32 / self.rate as f32
    }

    fn peak(&self) -> f32 {
        20.0 * self.values.iter().fold(0.0, |peak: f32, value| peak.max(value.abs())).log10()
    }

    fn offset(&self) -> f32 {
        self.values.iter().sum::<f32>() / self.values.len() as f32
    }

    fn family(&self) -> &str {
        self.name.split('_').next().unwrap_or_default()
    }

    /// The longest that a sound of its kind may be, in seconds.
    fn limit(&self) -> f32 {
        match self.family() {
            FILE => 31.0,
            "win" | "draw" | "loss" => 1.5,
            "square" => 1.2,
            "stone" => 1.0,
            "click" | "clock" => 0.15,
            _ => 0.7,
        }
    }
}

fn names() -> BTreeSet<String> {
    let sounds = SoundKind::ALL.iter().flat_map(|sound| sound.files());
    sounds.chain([&FILE]).map(|name| (*name).to_owned()).collect()
}

#[test]
fn every_sound_has_a_file_and_there_is_no_other() {
    let entries = std::fs::read_dir(folder()).expect("the folder can be read");
    let files = entries.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    let found: BTreeSet<String> = files.filter_map(|name| name.strip_suffix(".ogg").map(str::to_owned)).collect();
    assert_eq!(found, names());
    assert_eq!(rows().into_iter().map(|row| row.name).collect::<BTreeSet<_>>(), names(), "the table lists each");
}

#[test]
fn the_table_describes_these_files() {
    for row in rows() {
        let sample = Sample::read(&row.name);
        assert_eq!((sample.bytes.len(), crc32(&sample.bytes)), (row.bytes, row.crc), "{}: run make.py", row.name);
        assert!((sample.seconds() * 1000.0 - row.milliseconds).abs() < 2.0, "{}: {} s", row.name, sample.seconds());
        assert!((sample.peak() - row.peak).abs() < 1.0, "{}: peak {} dB", row.name, sample.peak());
        assert!((sample.offset().abs() - row.offset).abs() < 0.0005, "{}: offset {}", row.name, sample.offset());
    }
}

#[test]
fn no_sample_clips_clicks_has_an_offset_or_is_too_long() {
    for sample in names().iter().map(|name| Sample::read(name)) {
        let name = &sample.name;
        assert!((-20.0..=-1.0).contains(&sample.peak()), "{name}: peak {} dBFS", sample.peak());
        assert!(sample.offset().abs() < 0.001, "{name}: offset {}", sample.offset());
        assert!((0.03..=sample.limit()).contains(&sample.seconds()), "{name}: {} s", sample.seconds());
        let (first, last) = (&sample.values[..16], &sample.values[sample.values.len() - 16..]);
        let edge = first.iter().chain(last).fold(0.0, |edge: f32, value| edge.max(value.abs()));
        assert!(edge < 0.002, "{name}: an edge at {edge} would click");
    }
}

#[test]
fn samples_of_one_sound_are_equally_loud_and_frequent_ones_are_many() {
    let loudness: BTreeMap<String, f32> = rows().into_iter().map(|row| (row.name, row.loudness)).collect();
    for sound in SoundKind::ALL {
        let levels = sound.files().iter().map(|file| loudness[*file]);
        let (low, high) = levels.fold((0.0f32, -99.0f32), |(low, high), level| (low.min(level), high.max(level)));
        assert!(high - low < 2.0, "{sound:?}: from {low} to {high} dB");
        let least = match sound {
            SoundKind::Place | SoundKind::Flip | SoundKind::Slide | SoundKind::Capture => 3,
            SoundKind::Stone | SoundKind::Remove | SoundKind::Clock => 2,
            _ => 1,
        };
        assert!(sound.files().len() >= least, "{sound:?} has only {} samples", sound.files().len());
    }
}

#[test]
fn everything_on_the_board_is_equally_loud_and_clicks_and_clocks_stay_behind() {
    let (behind, board): (Vec<_>, Vec<_>) =
        rows().into_iter().filter(|row| row.name != FILE).partition(|row| row.name.starts_with("cl"));
    let range = |rows: &[super::table::Row]| {
        let levels = rows.iter().map(|row| row.loudness);
        levels.fold((0.0f32, -99.0f32), |(low, high), level| (low.min(level), high.max(level)))
    };
    let ((low, high), (_, quiet)) = (range(&board), range(&behind));
    assert!(high - low < 2.0, "from {low} to {high} LUFS");
    assert!(quiet < low - 5.0, "{quiet} beside {low} LUFS");
}

#[test]
fn all_sounds_weigh_200_kilobytes_at_most_and_the_room_130() {
    let (room, sounds): (Vec<_>, Vec<_>) = rows().into_iter().partition(|row| row.name == FILE);
    let weight = |rows: &[super::table::Row]| rows.iter().map(|row| row.bytes).sum::<usize>();
    assert!(weight(&sounds) <= 200_000, "{} bytes", weight(&sounds));
    assert!(weight(&room) <= 130_000, "{} bytes", weight(&room));
}

/// The differences between neighbours, of this order.
fn differences(values: &[f32], order: usize) -> Vec<f32> {
    let mut steps = values.to_vec();
    for _ in 0..order {
        steps = steps.windows(2).map(|pair| pair[1] - pair[0]).collect();
    }
    steps.into_iter().map(f32::abs).collect()
}

#[test]
fn the_loop_goes_over_its_seam_as_it_goes_everywhere_else() {
    let room = Sample::read(FILE);
    let sample_at = |seconds: f64| (seconds * f64::from(room.rate)).round() as usize;
    let part = &room.values[sample_at(MARGIN)..sample_at(MARGIN + PERIOD)];
    let seam = [&part[part.len() - 2..], &part[..2]].concat();
    for order in [1, 2] {
        let mut usual = differences(part, order);
        usual.sort_by(f32::total_cmp);
        let usual = usual[usual.len() * 99 / 100];
        let worst = differences(&seam, order).into_iter().fold(0.0, f32::max);
        assert!(worst <= usual, "a jump of {worst}, where {usual} is usual");
    }
}
