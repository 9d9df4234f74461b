//! The positions that are searched, read from a file beside this one.

use crate::arena::Trouble;
use crate::rules::{Position, Variant};

const TEXT: &str = include_str!("positions.txt");

/// A position and the depth to which it is searched.
pub(super) struct Task {
    pub(super) position: Position,
    /// In plies.
    pub(super) depth: u32,
}

/// All tasks, in the order of the file.
pub(super) fn tasks() -> Result<Vec<Task>, Trouble> {
    let lines = TEXT.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| read(line).map_err(|reason| Trouble::failed(format!("{line:?}: {reason}")))).collect()
}

/// `GAME SIZE DEPTH POSITION`.
fn read(line: &str) -> Result<Task, String> {
    let mut words = line.splitn(4, ' ');
    let mut word = || words.next().ok_or("a field is missing");
    let (kind, size, depth, text) = (word()?, word()?, word()?, word()?);
    let kind = kind.parse().map_err(|error| format!("{error}"))?;
    let size = size.parse().map_err(|error| format!("{error}"))?;
    let variant = Variant::new(kind, size).map_err(|error| error.to_string())?;
    let depth = depth.parse().map_err(|_| format!("{depth:?} is no depth"))?;
    let position = Position::parse(variant, text).map_err(|error| error.to_string())?;
    Ok(Task { position, depth })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Game, GameKind};

    #[test]
    fn there_are_at_least_eight_positions_of_each_game_and_none_is_over() {
        let tasks = tasks().unwrap();
        for kind in GameKind::ALL {
            let of_kind = tasks.iter().filter(|task| task.position.variant().kind() == kind);
            assert!(of_kind.count() >= 8, "{kind}");
        }
        assert!(tasks.iter().all(|task| !task.position.outcome().is_over() && task.depth > 0));
    }
}
