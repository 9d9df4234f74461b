//! Reports as text for people.

use std::fmt::Write;

use super::game::AnalysedGameRecord;
use super::words;
use tessera_engine::analysis::{MoveReport, PlayerReport};
use tessera_rules::{Game, PerSide, Position};

/// The report on a game, ending with a line break.
pub(super) fn game(game: &AnalysedGameRecord) -> String {
    let AnalysedGameRecord { place, record, job, report } = game;
    let variant = report.variant;
    let [first, second] = record.names().map(|name| name.unwrap_or("?"));
    let mut text = format!(
        "{}: game {}: {variant_name} {}",
        place.file.display(),
        place.number,
        variant.size(),
        variant_name = variant.kind()
    );
    text += &format!(", {first} - {second}\n");
    if let Some(opening) = report.opening {
        text += &format!("Opening: {opening}\n");
    }
    text += "  ply  move       value         best       loss\n";
    for mv in &report.moves {
        text += &move_line(mv, &job.positions()[mv.ply - 1], game);
    }
    for index in &report.turning_points {
        let mv = &report.moves[*index];
        text += &turning_point(mv, &job.positions()[mv.ply - 1], game);
    }
    let PerSide(players) = &report.players;
    let colours = variant.kind().info().colours.0;
    for (colour, player) in colours.iter().zip(players) {
        text += &figures(colour.name(), player, game);
    }
    text
}

fn move_line(report: &MoveReport, before: &Position, game: &AnalysedGameRecord) -> String {
    let unit = game.report.unit;
    let loss = if report.loss > 0.0 { words::loss(report.loss, unit) } else { String::new() };
    let best = if report.best == report.mv { String::new() } else { before.format_move(report.best) };
    let value = words::value(report.value, game.report.variant);
    let line = format!("{:5}  {:9}  {value:12}  {best:9}  {loss}", report.ply, before.format_move(report.mv));
    format!("{}\n", line.trim_end())
}

fn turning_point(report: &MoveReport, before: &Position, game: &AnalysedGameRecord) -> String {
    let loss = words::loss(report.loss, game.report.unit);
    let mv = before.format_move(report.mv);
    match words::reason(report, before) {
        Some(reason) => format!("Ply {}, {mv}: {reason}: {loss}\n", report.ply),
        None => format!("Ply {}, {mv}: {loss}\n", report.ply),
    }
}

fn figures(name: &str, player: &PlayerReport, game: &AnalysedGameRecord) -> String {
    let Some((average, accuracy)) = player.average_loss.zip(player.accuracy) else { return String::new() };
    let unit = game.report.unit;
    let mut text = format!("{name}: average loss {} a move", words::loss(average, unit));
    for (phase, loss) in &player.loss_by_phase {
        let _ = write!(text, ", {} {}", words::phase(*phase), words::loss(*loss, unit));
    }
    format!("{text}; accuracy {accuracy:.0} %\n")
}
