//! The analysis in words: values, best lines, the report, and announcements.

use bevy::prelude::*;
use serde::Serialize;

use super::announcer::Announcement;
use crate::game::analysis::{AnalysisStatus, RetryPhase, ThreatValue};
use crate::presentation::analysis::{spoken_line, threat_note};
use crate::presentation::model::{MatchModel, MatchReader};
use crate::presentation::report::{can_retry, mistake, reported_move, spoken_report, worst_mistake};

/// The analysis as it is read.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct AnalysisDescription {
    /// The headings of the sections: the analysis, its lines, and the report; empty where there is none.
    pub titles: [&'static str; 3],
    /// How the position stands, and what the engine does.
    pub note: String,
    /// The best lines.
    pub lines: Vec<String>,
    /// Each legal move with its value, the best one first.
    pub moves: Vec<String>,
    /// The report on the game, in sentences.
    pub report: Vec<String>,
    /// The moves that decided the game, each with the number of its ply and the label of a button that plays it again.
    pub mistakes: Vec<MistakeDescription>,
}

/// A move that decided the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct MistakeDescription {
    /// What was wrong.
    pub text: String,
    /// The label of the button.
    pub retry: String,
    /// The number of the ply, from 1.
    pub ply: usize,
}

/// The analysis of a match.
pub(super) fn describe(model: &MatchModel) -> AnalysisDescription {
    let game = model.game_text;
    let mut description = AnalysisDescription::default();
    if model.actions.analysis {
        description.titles[0] = game.text.analysis();
        description.note = model.message.joined(game.text);
    }
    if let Some((side, value)) = model.actions.evaluation.and_then(|evaluation| evaluation.value) {
        description.titles[0] = game.text.evaluation_bar();
        description.note = game.value_of_side(side, value);
    }
    if let Some(values) = model.values() {
        description.titles[1] = game.text.analysis_lines();
        let lines = values.lines.iter().enumerate();
        description.lines = lines.map(|(index, line)| spoken_line(game, model.position(), index + 1, line)).collect();
        let row = |mv, value| game.text.oracle_row(&game.move_text(model.position(), mv), &game.value_words(value));
        description.moves = values.moves.iter().map(|rated| row(rated.mv, rated.value)).collect();
    }
    let Some(analysis) = model.game_analysis else { return description };
    description.titles[2] = game.text.report();
    match analysis.report() {
        None => {
            let progress = analysis.progress;
            description.report = vec![game.text.report_progress(progress.done, progress.total)];
        }
        Some(report) => {
            description.report = spoken_report(model, report);
            let mistakes = report.turning_points.iter().map(|index| &report.moves[*index]);
            description.mistakes = mistakes
                .filter(|mv| can_retry(model, mv))
                .map(|mv| MistakeDescription {
                    text: mistake(model, mv),
                    retry: format!("{}: {}", game.text.report_retry(), reported_move(model, mv)),
                    ply: mv.ply,
                })
                .collect();
        }
    }
    description
}

/// What has been announced.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Announced {
    analysis: bool,
    best: Option<String>,
    threat: bool,
    report: bool,
    retry: Option<RetryPhase>,
}

/// Announces that an analysis is shown, the best line once the engine has stopped, a threat once it is known, verdicts, and
/// finished reports.
pub(super) fn announce(
    matches: MatchReader,
    mut before: Local<Announced>,
    mut announcements: MessageWriter<Announcement>,
) {
    let Some(model) = matches.model() else {
        *before = Announced::default();
        return;
    };
    let game = model.game_text;
    let ended = |status| matches!(status, AnalysisStatus::Stopped | AnalysisStatus::Complete);
    let line = model.values().filter(|values| ended(values.status)).and_then(|values| values.lines.first());
    let threat = model.values().map(|values| &values.threat);
    let report = model.game_analysis.and_then(|analysis| analysis.report());
    let now = Announced {
        analysis: model.actions.analysis,
        best: line.map(|line| spoken_line(game, model.position(), 1, line)),
        threat: threat.is_some_and(|threat| matches!(threat, ThreatValue::Known(_) | ThreatValue::Impossible)),
        report: report.is_some(),
        retry: model.actions.retry.map(|retry| retry.phase),
    };
    if now == *before {
        return;
    }
    let mut sentences = Vec::new();
    if now.analysis && !before.analysis {
        sentences.push(game.text.analysis_opened().to_owned());
    }
    if now.retry.is_some() && now.retry != before.retry {
        sentences.push(model.message.joined(game.text));
    }
    if now.best != before.best {
        sentences.extend(now.best.clone());
    }
    if now.threat && !before.threat {
        sentences.extend(threat.and_then(|threat| threat_note(game, model.position(), threat)));
    }
    if now.report && !before.report {
        // The whole report can be read; a match that has just ended starts it without being asked.
        let decisive = report.and_then(worst_mistake).map(|mv| mistake(&model, mv));
        sentences.push(game.text.report_ready().to_owned());
        sentences.push(decisive.unwrap_or_else(|| game.text.report_undecided().to_owned()));
    }
    *before = now;
    if !sentences.is_empty() {
        announcements.write(Announcement { text: game.text.in_order(sentences), urgent: false });
    }
}
