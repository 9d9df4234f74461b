//! The date and time of day.

use web_time::SystemTime;

/// The time in milliseconds since the beginning of 1970 (UTC); 0 if the machine's clock is set before that.
pub fn now() -> i64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
