//! Parts of a saved match as JSON.

use std::time::Duration;

use serde::{Deserialize, Deserializer, Serialize};

use crate::game::analysis::AnalysedPosition;
use crate::game::clock::{Clock, InvalidTimeControl};

/// The JSON of a clock: a time control such as `3+2`, and milliseconds.
#[derive(Serialize, Deserialize)]
pub(super) struct SavedClock {
    control: String,
    left: [u64; 2],
    marks: Vec<[u64; 2]>,
}

impl SavedClock {
    pub(super) fn of(clock: &Clock) -> SavedClock {
        let millis = |left: [Duration; 2]| left.map(|left| u64::try_from(left.as_millis()).unwrap_or(u64::MAX));
        let marks = clock.marks.iter().copied().map(millis).collect();
        SavedClock { control: clock.time_control.to_string(), left: millis(clock.left), marks }
    }

    pub(super) fn read(self) -> Result<Clock, InvalidTimeControl> {
        let durations = |left: [u64; 2]| left.map(Duration::from_millis);
        let marks = self.marks.into_iter().map(durations).collect();
        Ok(Clock { time_control: self.control.parse()?, left: durations(self.left), marks })
    }
}

/// An analysis that cannot be read is left out: it can be made again, the match cannot.
pub(super) fn readable<'de, D: Deserializer<'de>>(source: D) -> Result<Option<Vec<AnalysedPosition>>, D::Error> {
    let value = serde_json::Value::deserialize(source)?;
    Ok(serde_json::from_value(value).ok())
}
