//! The processor time of this program.

/// The processor time of all threads of this program in seconds, on Linux, which counts in hundredths.
pub fn cpu_seconds() -> Option<f64> {
    parse_cpu_seconds(&std::fs::read_to_string("/proc/self/stat").ok()?)
}

/// User and system time in a line of `/proc/PID/stat`: the twelfth and thirteenth field after the name.
fn parse_cpu_seconds(text: &str) -> Option<f64> {
    let after_name = text.rsplit_once(')')?.1;
    let mut fields = after_name.split_whitespace().skip(11);
    let mut ticks = || fields.next()?.parse::<u64>().ok();
    Some((ticks()? + ticks()?) as f64 / 100.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn user_and_system_time_are_read_after_a_name_with_any_characters() {
        let line = "42 (a (b) c) S 1 42 42 0 -1 4194304 500 0 0 0 1234 66 0 0 20 0 1 0 9 9 9";
        assert_eq!(parse_cpu_seconds(line), Some(13.0));
        assert_eq!(parse_cpu_seconds("42 (name) S 1 2 3"), None);
        assert_eq!(parse_cpu_seconds("no such line"), None);
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn the_cpu_time_of_this_process_never_decreases() {
        let before = cpu_seconds().expect("Linux has /proc");
        let sum: u64 = (0..2_000_000_u64).fold(0, |sum, n| sum.wrapping_add(n * n));
        assert_ne!(sum, 0);
        assert!(cpu_seconds().expect("Linux has /proc") >= before);
    }
}
