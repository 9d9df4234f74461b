//! The report at the end of a match.

use std::io::{self, Write};

use crate::player_spec::PlayerSpec;
use crate::series::{PlayerStats, SeriesResult};

/// Writes score, strength and the statistics of both players.
pub(super) fn write(names: [&PlayerSpec; 2], result: &SeriesResult, out: &mut dyn Write) -> io::Result<()> {
    let score = result.score;
    writeln!(out, "\n{} against {}", names[0], names[1])?;
    writeln!(out, "games        {}", score.games())?;
    writeln!(out, "result       {score} (as first player {})", result.score_as_first)?;
    writeln!(out, "strength     {}", strength(result))?;
    writeln!(out, "mean plies   {:.1}", result.mean_plies())?;
    let width = names.iter().map(|name| name.to_string().chars().count()).max().unwrap_or(0);
    writeln!(out, "\n{:width$}  {:>10}  {:>9}  {:>7}  {:>7}", "", "nodes/s", "ms/move", "illegal", "on time")?;
    for (name, stats) in names.iter().zip(&result.players) {
        writeln!(out, "{name:width$}  {}", row(stats))?;
    }
    out.flush()
}

fn row(stats: &PlayerStats) -> String {
    let speed = stats.search.nodes_per_second().map_or("-".to_owned(), |speed| format!("{speed:.0}"));
    let ms_per_move = stats.search.time.as_secs_f64() * 1e3 / stats.search.moves.max(1) as f64;
    format!("{speed:>10}  {ms_per_move:>9.1}  {:>7}  {:>7}", stats.illegal_moves, stats.losses_on_time)
}

/// A's share of the points, and the Elo difference that it implies.
pub(super) fn strength(result: &SeriesResult) -> String {
    match (result.score.share(), result.score.elo()) {
        (Some(share), Some(elo)) => format!("{:.1} %  Elo {elo}", share * 100.0),
        _ => "no games".into(),
    }
}
