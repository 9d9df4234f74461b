//! Screens of an analysis and of the report on a game.

use std::time::{Duration, Instant};

use bevy::prelude::*;
use tessera::game::analysis::{AnalysisRequest, AnalysisSettings, AnalysisValues, GameAnalysis};
use tessera::game::requests::{MatchCommand, MatchRequest};
use tessera::game::screen::Active;

use super::stage::Screen;

/// A search takes no longer.
const DEADLINE: Duration = Duration::from_secs(120);

impl Screen {
    fn shown_match(&mut self) -> Entity {
        let world = self.app.world_mut();
        world.query_filtered::<Entity, With<Active>>().single(world).expect("a match is open")
    }

    /// Opens the analysis and waits until every move has a value; the engine is stopped then.
    pub(crate) fn show_analysis(&mut self) {
        let game = self.shown_match();
        self.app.world_mut().resource_mut::<AnalysisSettings>().on = true;
        self.app.world_mut().write_message(MatchRequest { game, command: MatchCommand::Analyse(true) });
        let began = Instant::now();
        let is_complete = |screen: &mut Screen| {
            let shown = screen.shown_match();
            let values = screen.app.world().get::<AnalysisValues>(shown);
            values.is_some_and(|values| !values.moves.is_empty() && values.moves.len() == values.legal)
        };
        while !is_complete(self) {
            assert!(began.elapsed() < DEADLINE, "the analysis takes too long");
            self.app.update();
            std::thread::yield_now();
        }
        self.app.world_mut().write_message(AnalysisRequest::Engine(false));
        (0..3).for_each(|_| self.app.update());
    }

    /// Analyses the whole game and waits for the report.
    pub(crate) fn make_report(&mut self) {
        let game = self.shown_match();
        self.app.world_mut().write_message(AnalysisRequest::Report);
        let began = Instant::now();
        let has_report = |screen: &Screen| {
            screen.app.world().get::<GameAnalysis>(game).is_some_and(|analysis| analysis.report().is_some())
        };
        while !has_report(self) {
            assert!(began.elapsed() < DEADLINE, "the report takes too long");
            self.app.update();
            std::thread::yield_now();
        }
        self.app.update();
    }
}
