//! Spans of time that lists and statistics can be limited to.

use super::text::Text;

/// How long ago a game may have begun.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Period {
    #[default]
    Any,
    Day,
    Week,
    Month,
    Year,
}

impl Period {
    /// All spans, the longest first and then from the shortest on.
    pub const ALL: [Period; 5] = [Period::Any, Period::Day, Period::Week, Period::Month, Period::Year];

    const fn days(self) -> Option<i64> {
        match self {
            Period::Any => None,
            Period::Day => Some(1),
            Period::Week => Some(7),
            Period::Month => Some(30),
            Period::Year => Some(365),
        }
    }

    /// The earliest time at which a game may have begun, in milliseconds.
    pub fn from(self, now: i64) -> Option<i64> {
        self.days().map(|days| now - days * 86_400_000)
    }

    /// The span that reaches back to a time that [`Period::from`] returned up to a day ago.
    pub fn of(from: Option<i64>, now: i64) -> Period {
        let Some(from) = from else { return Period::Any };
        let reaches = |period: &Period| period.from(now).is_some_and(|earliest| earliest - 86_400_000 / 2 <= from);
        Period::ALL.into_iter().find(reaches).unwrap_or(Period::Year)
    }

    /// What the spans are called, in their order.
    pub fn labels(text: Text) -> [&'static str; 5] {
        [
            text.library_period_any(),
            text.library_period_day(),
            text.library_period_week(),
            text.library_period_month(),
            text.library_period_year(),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_period_is_found_again_some_minutes_later() {
        let now = 1_795_400_000_000;
        for period in Period::ALL {
            assert_eq!(Period::of(period.from(now), now + 600_000), period);
        }
    }
}
