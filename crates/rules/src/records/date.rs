//! Dates of PGN tags, those of other formats, and times.

/// The milliseconds of a day.
pub const DAY: i64 = 86_400_000;

/// The time of a date such as `2026.11.23`, as [`date_tag`] writes it; of `2026.??.??` the beginning of that year. `None` if
/// the text is not a date.
pub fn time_of(date: &str) -> Option<i64> {
    let WrittenDate { year, month, day } = WrittenDate::read(date)?;
    Some(days_of(year, month.unwrap_or(1), day.unwrap_or(1)) * DAY)
}

/// The date at the beginning of a text as PGN writes it, with `??` for what it leaves open: of `2003.12.15_13:24:03.MST`,
/// `2014-01-29 23:05:30 GMT`, `2024/5`, `15.12.2003` or the seconds since the beginning of 1970. `None` if there is none.
pub fn date_tag(text: &str) -> Option<String> {
    let WrittenDate { year, month, day } = WrittenDate::read(text)?;
    let part = |number: Option<i64>| number.map_or_else(|| "??".to_owned(), |number| format!("{number:02}"));
    Some(format!("{year:04}.{}.{}", part(month), part(day)))
}

/// The time of day behind a date, as it is written: `13:24:03.MST`; `None` if there is none.
pub(super) fn time_tag(text: &str) -> Option<&str> {
    let (_, time) = text.trim().split_once(['_', ' ', 'T'])?;
    time.starts_with(|c: char| c.is_ascii_digit()).then(|| time.trim())
}

/// The date of a time in milliseconds since the beginning of 1970 (UTC), as `2026.11.23`.
pub fn date_of(time: i64) -> String {
    let days = time.div_euclid(DAY);
    // The year by its mean length, and then at most one step to the right one.
    let guess = 1970 + (days as f64 / 365.2425).floor() as i64;
    let year = (guess - 1..=guess + 1).rev().find(|year| days_of(*year, 1, 1) <= days).unwrap_or(guess);
    let month = (1..=12).rev().find(|month| days_of(year, *month, 1) <= days).unwrap_or(1);
    format!("{year:04}.{month:02}.{:02}", days - days_of(year, month, 1) + 1)
}

/// A date; month and day may be unknown.
struct WrittenDate {
    year: i64,
    month: Option<i64>,
    day: Option<i64>,
}

impl WrittenDate {
    fn read(text: &str) -> Option<WrittenDate> {
        let date = text.trim().split(['_', ' ', 'T']).next()?;
        // A number of this many digits is a time, not a year.
        if date.len() >= 9 && date.bytes().all(|byte| byte.is_ascii_digit()) {
            return WrittenDate::read(&date_of(date.parse::<i64>().ok()?.checked_mul(1000)?));
        }
        let mut parts: Vec<&str> = date.split(['.', '-', '/']).collect();
        if parts.len() == 3 && parts[2].len() == 4 {
            parts.reverse();
        }
        let mut parts = parts.into_iter();
        let year = parts.next()?.parse().ok().filter(|year| (1..=9999).contains(year))?;
        let mut part = |last: i64| match parts.next() {
            None | Some("??" | "?" | "" | "0" | "00") => Some(None),
            Some(text) => text.parse().ok().filter(|number| (1..=last).contains(number)).map(Some),
        };
        Some(WrittenDate { year, month: part(12)?, day: part(31)? })
    }
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
        for year in ["1970", "1970.??.??", "1970.?.?", "1970-??-??", "1970.0.0"] {
            assert_eq!((time_of(year), date_tag(year).as_deref()), (Some(0), Some("1970.??.??")), "{year}");
        }
        assert_eq!(time_of("1970.02"), Some(31 * DAY));
        for text in ["", "????.??.??", "1970.13.01", "1970.1.99", "x", "99999.01.01", "1970.1.32"] {
            assert_eq!((time_of(text), date_tag(text)), (None, None), "{text}");
        }
    }

    #[test]
    fn dates_of_other_formats_are_read() {
        for (text, date, time) in [
            ("2003.12.15_13:24:03.MST", "2003.12.15", Some("13:24:03.MST")),
            ("2014-01-29 23:05:30 GMT", "2014.01.29", Some("23:05:30 GMT")),
            ("2024-01-02T03:04:05Z", "2024.01.02", Some("03:04:05Z")),
            ("2024/5/6", "2024.05.06", None),
            ("15.12.2003", "2003.12.15", None),
            ("1071519843", "2003.12.15", None),
            ("2026", "2026.??.??", None),
        ] {
            assert_eq!((date_tag(text).as_deref(), time_tag(text)), (Some(date), time), "{text}");
        }
    }
}
