//! How games begin.

/// Whether a text begins with a game, not with a variation: its first node names format, game or program.
pub(super) fn begins_game(text: &str) -> bool {
    let Some(node) = text.strip_prefix('(').and_then(|text| text.trim_start().strip_prefix(';')) else { return false };
    ["FF[", "GM[", "CA[", "AP["].iter().any(|name| node.trim_start().starts_with(name))
}
