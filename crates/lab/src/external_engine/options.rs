//! Options of a program, as UCI and UGI list and set them.

/// The line of an option, `NAME type …`. `options` are the program's lines after `option name`.
pub(crate) fn find_option<'a>(options: &'a [String], name: &str) -> Option<&'a str> {
    let option_name = |option: &'a str| option.split_once(" type ").map_or(option, |(name, _)| name).trim();
    options.iter().map(String::as_str).find(|option| option_name(option) == name)
}

/// The command that sets an option.
pub(crate) fn set_option_command(name: &str, value: &str) -> String {
    format!("setoption name {name} value {value}")
}
