//! The opening explorer in words: a move with its games and results, and how much is known.

use super::{GameText, Text, library};
use crate::game::explorer::{ExplorerMove, OpeningMoves, OpeningSource, OpeningStatus};
use crate::records::{DAY, date_of};
use crate::rules::{Position, Side};

impl Text {
    /// A source of games as a short label.
    pub fn opening_source(self, source: OpeningSource) -> &'static str {
        match source {
            OpeningSource::All => self.explorer_all(),
            OpeningSource::Own => self.explorer_own(),
            OpeningSource::Imported => self.explorer_imported(),
            OpeningSource::Engine => self.explorer_engine(),
        }
    }

    /// The same as a title.
    pub fn opening_source_games(self, source: OpeningSource) -> &'static str {
        match source {
            OpeningSource::All => self.explorer_all_games(),
            OpeningSource::Own => self.explorer_own_games(),
            OpeningSource::Imported => self.explorer_imported_games(),
            OpeningSource::Engine => self.explorer_engine_games(),
        }
    }

    /// A source and its number of games: `Own games: 12 games`.
    pub fn opening_source_count(self, source: OpeningSource, moves: &OpeningMoves) -> String {
        self.explorer_source_count(self.opening_source_games(source), &self.library_count(moves.games(source) as usize))
    }

    /// How much is known about a position: how far the games are counted, that there is none, or how many there are.
    pub fn opening_note(self, moves: &OpeningMoves, source: OpeningSource) -> String {
        match (moves.status, moves.games(source)) {
            (OpeningStatus::Waiting, _) => String::new(),
            (OpeningStatus::Counting { counted, all }, _) => {
                let [counted, all] = [counted, all].map(|games| u32::try_from(games).unwrap_or(u32::MAX));
                self.explorer_counting(counted, all)
            }
            (OpeningStatus::Unavailable, _) => self.library_missing().to_owned(),
            (OpeningStatus::Complete, 0) => self.explorer_none().to_owned(),
            (OpeningStatus::Complete, games) => self.library_count(games as usize),
        }
    }

    /// A part in percent, without decimals.
    pub fn opening_percent(self, part: u32, all: u32) -> String {
        self.explorer_percent(&format!("{:.0}", 100.0 * f64::from(part) / f64::from(all.max(1))))
    }

    /// The last day on which a move was played. Of the first day of a year only the year is known as a rule.
    fn last_played(self, found: &ExplorerMove) -> Option<String> {
        let time = i64::from(found.last_day?) * DAY;
        let is_day = !date_of(time).ends_with(".01.01");
        if is_day { Some(library::date(self, time)) } else { last_year(found) }
    }
}

impl GameText<'_> {
    /// How many games played a move, by how much they were won on average, and when the last one was, as far as it is
    /// known: `12 games · 40 % · Black +1.5 · 2024-05-31`. Then the same with less and less, for narrow places.
    pub fn opening_facts(self, found: &ExplorerMove, all: u32) -> [String; 4] {
        let text = self.text;
        let beside = |first: &str, second: Option<&String>| {
            second.map_or_else(|| first.to_owned(), |second| text.explorer_beside(first, second))
        };
        let lead = found.average_lead.map(|lead| text.explorer_lead(self.colour(leader(lead)), &discs(lead)));
        let games = text.library_count(found.games as usize);
        let counted = text.explorer_beside(&games, &text.opening_percent(found.games, all));
        let scored = beside(&counted, lead.as_ref());
        let [day, year] = [text.last_played(found), last_year(found)].map(|last| beside(&scored, last.as_ref()));
        [day, year, scored, counted]
    }

    /// A move with everything that is known about its games, in sentences. `all`: the games that have played on.
    pub fn opening_row(self, position: &Position, found: &ExplorerMove, all: u32) -> String {
        let text = self.text;
        let percent = |part| text.opening_percent(part, found.games);
        let row = text.explorer_row(
            &self.move_text(position, found.mv),
            &text.library_count(found.games as usize),
            &text.opening_percent(found.games, all),
        );
        let won = |side: Side, games: u32| text.explorer_won(self.colour(side), &percent(games));
        let drawn = (found.draws > 0).then(|| text.explorer_drawn(&percent(found.draws)));
        let lead = found.average_lead.map(|lead| match discs(lead).as_str() {
            "0.0" => text.explorer_level().to_owned(),
            discs => text.explorer_ahead(self.colour(leader(lead)), discs),
        });
        let sentences = [
            Some(row),
            Some(won(Side::First, found.first_wins)),
            Some(won(Side::Second, found.second_wins)),
            drawn,
            lead,
            text.last_played(found).map(|date| text.explorer_last(&date)),
        ];
        text.in_order(sentences.into_iter().flatten())
    }
}

fn last_year(found: &ExplorerMove) -> Option<String> {
    let date = date_of(i64::from(found.last_day?) * DAY);
    date.split('.').next().map(str::to_owned)
}

/// The side that leads; the first where none does.
fn leader(lead: f64) -> Side {
    if lead < 0.0 { Side::Second } else { Side::First }
}

fn discs(lead: f64) -> String {
    format!("{:.1}", lead.abs())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Game, GameKind, Position, Variant};

    fn found() -> (GameText<'static>, ExplorerMove) {
        let variant = Variant::standard(GameKind::ALL[0]);
        let mv = Position::start(variant).legal_moves()[0];
        let found = ExplorerMove {
            mv,
            games: 40,
            first_wins: 10,
            second_wins: 26,
            draws: 4,
            average_lead: Some(-2.34),
            last_day: Some(19_723),
        };
        (GameText::new(Text::default(), variant), found)
    }

    #[test]
    fn a_row_tells_games_results_score_and_day_in_sentences() {
        let (game, found) = found();
        let start = Position::start(game.variant);
        let mv = game.move_text(&start, found.mv);
        assert_eq!(
            game.opening_row(&start, &found, 160),
            format!(
                "{mv}: 40 games, 25 %. Black won 25 %. White won 65 %. 10 % were drawn. On average White was ahead by \
                 2.3 discs. Last played 2024."
            )
        );
        assert_eq!(game.opening_facts(&found, 160)[0], "40 games · 25 % · White +2.3 · 2024");
    }

    #[test]
    fn what_is_not_known_is_left_out() {
        let (game, found) = found();
        let found = ExplorerMove { games: 1, draws: 0, average_lead: None, last_day: None, ..found };
        assert_eq!(game.opening_facts(&found, 1), ["One game · 100 %"; 4]);
        let level = ExplorerMove { average_lead: Some(0.02), last_day: Some(20_780), ..found };
        let row = game.opening_row(&Position::start(game.variant), &level, 2);
        assert!(row.ends_with("On average the games were level. Last played 23 Nov 2026."), "{row}");
        let scored = "One game · 50 % · Black +0.0";
        let [day, year] = ["23 Nov 2026", "2026"].map(|last| format!("{scored} · {last}"));
        assert_eq!(game.opening_facts(&level, 2), [&day, &year, scored, "One game · 50 %"]);
    }
}
