//! Reports as JSON.

use serde_json::{Value, json};

use super::game::AnalysedGameRecord;
use super::words;
use tessera_engine::Score;
use tessera_engine::analysis::{GameReport, MoveReport, NodeValue, PlayerReport, ValueUnit};
use tessera_rules::{Game, PerSide, Position, Variant};

/// The report on a game.
pub(super) fn game(game: &AnalysedGameRecord) -> Value {
    let AnalysedGameRecord { place, record, job, report } = game;
    let variant = report.variant;
    let PerSide(players) = &report.players;
    let [first, second] = record.names();
    json!({
        "game": {
            "file": place.file.display().to_string(),
            "number": place.number,
            "game": variant.kind().id(),
            "size": variant.size().to_string(),
            "players": [first, second],
        },
        "opening": report.opening,
        "unit": unit(report.unit),
        "moves": report.moves.iter().map(|mv| move_of(mv, job.positions(), variant)).collect::<Vec<_>>(),
        "turning_points": report.turning_points.iter().map(|index| turning_point(report, *index, job.positions())).collect::<Vec<_>>(),
        "players": players.iter().map(player).collect::<Vec<_>>(),
    })
}

fn move_of(report: &MoveReport, positions: &[Position], variant: Variant) -> Value {
    let before = &positions[report.ply - 1];
    let mut value = json!({
        "ply": report.ply,
        "move": before.protocol_move(report.mv),
        "value": rounded(report.value.number(variant)),
        "unit": unit(report.value.unit(variant)),
        "proven": report.value.is_proven(),
        "best": before.protocol_move(report.best),
        "loss": rounded(report.loss),
    });
    if let Some(plies) = plies_to_the_end(report.value) {
        value["plies"] = plies.into();
    }
    if !report.value.is_proven() {
        value["depth"] = report.value.depth.into();
    }
    value
}

fn plies_to_the_end(value: NodeValue) -> Option<u32> {
    match value.score {
        Score::Win { plies } | Score::Loss { plies } => Some(plies),
        _ => None,
    }
}

fn turning_point(report: &GameReport, index: usize, positions: &[Position]) -> Value {
    let mv = &report.moves[index];
    json!({ "ply": mv.ply, "loss": rounded(mv.loss), "reason": words::reason(mv, &positions[mv.ply - 1]) })
}

fn player(report: &PlayerReport) -> Value {
    let by_phase: serde_json::Map<String, Value> = report
        .loss_by_phase
        .iter()
        .map(|(phase, loss)| (words::phase(*phase).to_owned(), rounded(*loss).into()))
        .collect();
    json!({
        "moves": report.moves,
        "average_loss": report.average_loss.map(rounded),
        "loss_by_phase": by_phase,
        "accuracy": report.accuracy.map(rounded),
    })
}

const fn unit(unit: ValueUnit) -> &'static str {
    match unit {
        ValueUnit::Discs => "discs",
        ValueUnit::WinProbability => "win probability",
    }
}

/// Three digits after the point, and no negative zero.
fn rounded(number: f64) -> f64 {
    (number * 1000.0).round() / 1000.0 + 0.0
}
