//! The table at the end of a match.

use std::io::Write;

use crate::arena::series::Conduct;
use crate::arena::{Spec, Standing, Trouble};

pub(super) fn write(names: &[Spec; 2], standing: &Standing, out: &mut dyn Write) -> Result<(), Trouble> {
    let tally = standing.tally;
    writeln!(out, "\n{} against {}", names[0], names[1])?;
    writeln!(out, "games        {}", tally.games())?;
    writeln!(out, "result       {tally} (as first player {})", standing.as_first)?;
    writeln!(out, "strength     {}", strength(standing))?;
    writeln!(out, "mean plies   {:.1}", standing.mean_plies())?;
    let width = names.iter().map(|name| name.to_string().chars().count()).max().unwrap_or(0);
    writeln!(out, "\n{:width$}  {:>10}  {:>9}  {:>7}  {:>7}", "", "nodes/s", "ms/move", "illegal", "on time")?;
    for (name, conduct) in names.iter().zip(&standing.players) {
        writeln!(out, "{name:width$}  {}", row(conduct))?;
    }
    out.flush()?;
    Ok(())
}

fn row(conduct: &Conduct) -> String {
    let speed = conduct.effort.nodes_per_second().map_or("-".to_owned(), |speed| format!("{speed:.0}"));
    let pace = conduct.effort.time.as_secs_f64() * 1e3 / conduct.effort.moves.max(1) as f64;
    format!("{speed:>10}  {pace:>9.1}  {:>7}  {:>7}", conduct.illegal_moves, conduct.losses_on_time)
}

/// The share of the points and what it means in Elo, both of A.
pub(super) fn strength(standing: &Standing) -> String {
    match (standing.tally.share(), standing.tally.elo()) {
        (Some(share), Some(elo)) => format!("{:.1} %  Elo {elo}", share * 100.0),
        _ => "no games".into(),
    }
}
