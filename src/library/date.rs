//! Dates of PGN tags and times.

const DAY: i64 = 86_400_000;

/// The time at the beginning of a date such as `2026.11.23`; of `2026.??.??` that of the year. `None` if the text is not
/// a date.
pub(super) fn time_of(date: &str) -> Option<i64> {
    let mut parts = date.split(['.', '-']);
    let year: i64 = parts.next()?.parse().ok()?;
    let mut part = |last: i64| match parts.next() {
        None | Some("??") => Some(1),
        Some(text) => text.parse().ok().filter(|number| (1..=last).contains(number)),
    };
    let (month, day) = (part(12)?, part(31)?);
    (1..=9999).contains(&year).then(|| days_of(year, month, day) * DAY)
}

/// The date of a time in milliseconds since the beginning of 1970 (UTC), as `2026.11.23`.
#[must_use]
pub fn date_of(time: i64) -> String {
    let days = time.div_euclid(DAY);
    // The year by its mean length, and then at most one step to the right one.
    let guess = 1970 + (days as f64 / 365.2425).floor() as i64;
    let year = (guess - 1..=guess + 1).rev().find(|year| days_of(*year, 1, 1) <= days).unwrap_or(guess);
    let month = (1..=12).rev().find(|month| days_of(year, *month, 1) <= days).unwrap_or(1);
    format!("{year:04}.{month:02}.{:02}", days - days_of(year, month, 1) + 1)
}

/// The days from the beginning of 1970 to a date of the Gregorian calendar.
fn days_of(year: i64, month: i64, day: i64) -> i64 {
    // Years begin in March here, so that the day of a leap year is the last one.
    let (year, month) = if month > 2 { (year, month - 3) } else { (year - 1, month + 9) };
    let leap_days = year.div_euclid(4) - year.div_euclid(100) + year.div_euclid(400);
    // 719,468 days lie between 1 March of the year 0 and 1 January 1970.
    year * 365 + leap_days + (153 * month + 2) / 5 + day - 1 - 719_468
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_times_and_back() {
        for (date, days) in [
            ("1970.01.01", 0),
            ("1969.12.31", -1),
            ("2000.02.29", 11_016),
            ("2026.11.23", 20_780),
            ("1582.10.15", -141_427),
            ("9999.12.31", 2_932_896),
        ] {
            assert_eq!((time_of(date), date_of(days * DAY)), (Some(days * DAY), date.to_owned()));
        }
        assert_eq!(date_of(-1), "1969.12.31");
    }

    #[test]
    fn every_day_of_six_centuries_is_read_back() {
        for days in -80_000..140_000 {
            assert_eq!(time_of(&date_of(days * DAY)), Some(days * DAY));
        }
    }

    #[test]
    fn unknown_parts_count_as_the_first_and_other_texts_are_not_dates() {
        assert_eq!(time_of("1970.??.??"), Some(0));
        assert_eq!(time_of("1970.02"), Some(31 * DAY));
        for text in ["", "????.??.??", "1970.13.01", "1970.00.01", "x", "99999.01.01", "1970.1.32"] {
            assert_eq!(time_of(text), None, "{text}");
        }
    }
}
