//! One game between two players, decided by the rules and by the time limits.

use std::fmt;
use std::ops::AddAssign;
use std::time::{Duration, Instant};

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use super::agent::{Agent, AgentError, AgentFailure};
use super::contestant::Contestant;
use super::move_limits::is_over_time;
use super::score::Points;
use tessera_rules::{Game, IllegalMove, Outcome, Position, Record};

/// A game that is over.
#[derive(Clone, Debug)]
pub struct FinishedGame {
    /// All plies, those of the opening included.
    pub record: Record<Position>,
    /// The number of plies that were given as an opening.
    pub opening: usize,
    /// Who won, and why.
    pub result: GameResult,
    /// The cost of the moves of each contestant.
    pub stats: [SearchStats; 2],
}

/// The winner of a game, and the reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameResult {
    /// `None` for a draw.
    pub winner: Option<Contestant>,
    /// Why the game ended.
    pub reason: EndReason,
}

/// Why a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EndReason {
    /// The game ended by its rules.
    Rules(Outcome),
    /// The loser answered with something that is not a legal move.
    IllegalMove(String),
    /// The loser exceeded the time limit for a move; the time taken.
    Time(Duration),
}

/// What the moves of a player cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SearchStats {
    /// Moves chosen.
    pub moves: u64,
    /// Positions searched, or games played out.
    pub nodes: u64,
    /// Time spent choosing.
    pub time: Duration,
}

impl GameResult {
    /// The result for one of the contestants.
    pub fn points(&self, contestant: Contestant) -> Points {
        match self.winner {
            Some(winner) if winner == contestant => Points::Win,
            Some(_) => Points::Loss,
            None => Points::Draw,
        }
    }

    /// The result of a position in which the rules end the game.
    pub(super) fn by_rules(position: &Position) -> Option<GameResult> {
        let outcome = position.outcome();
        let winner = Contestant::winner(position, outcome);
        outcome.is_over().then_some(GameResult { winner, reason: EndReason::Rules(outcome) })
    }

    const fn lost_by(loser: Contestant, reason: EndReason) -> GameResult {
        GameResult { winner: Some(loser.other()), reason }
    }
}

/// Continues a game from its opening to its end. `agents` are ordered as [`Contestant`]; the seed decides all randomness.
///
/// # Errors
/// If a player stops working; the game then has no result.
pub fn play(opening: Record<Position>, agents: [&mut dyn Agent; 2], seed: u64) -> Result<FinishedGame, AgentFailure> {
    let mut rng = StdRng::seed_from_u64(seed);
    let [first, second] = agents;
    let mut agents = [first, second];
    for agent in &mut agents {
        agent.begin(opening.start(), rng.random())?;
    }
    let opening_plies = opening.plies().len();
    let mut record = opening;
    let mut stats = [SearchStats::default(); 2];
    let result = loop {
        if let Some(result) = GameResult::by_rules(record.current()) {
            break result;
        }
        let contestant = Contestant::to_move(record.current());
        let index = contestant.index();
        let seed = rng.random();
        if let Some(reason) = play_ply(&mut record, agents[index], &mut stats[index], seed)? {
            break GameResult::lost_by(contestant, reason);
        }
    };
    Ok(FinishedGame { record, opening: opening_plies, result, stats })
}

/// Plays one ply; returns the reason if the player to move has lost by it.
fn play_ply(
    record: &mut Record<Position>,
    agent: &mut dyn Agent,
    stats: &mut SearchStats,
    seed: u64,
) -> Result<Option<EndReason>, AgentFailure> {
    let started = Instant::now();
    let choice = agent.choose_move(record, seed);
    let spent = started.elapsed();
    stats.moves += 1;
    stats.time += spent;
    let choice = match choice {
        Ok(choice) => choice,
        Err(AgentError::IllegalMove(reason)) => return Ok(Some(EndReason::IllegalMove(reason))),
        Err(AgentError::Failed(failure)) => return Err(failure),
    };
    stats.nodes += choice.nodes;
    if is_over_time(agent.time_limit(), spent) {
        return Ok(Some(EndReason::Time(spent)));
    }
    let topology = record.current().topology();
    let explain = |reason: IllegalMove| reason.explain(|point| topology.label(point).to_owned());
    Ok(record.play(choice.mv).err().map(|reason| EndReason::IllegalMove(explain(reason))))
}

impl AddAssign for SearchStats {
    fn add_assign(&mut self, other: SearchStats) {
        self.moves += other.moves;
        self.nodes += other.nodes;
        self.time += other.time;
    }
}

impl SearchStats {
    /// Nodes per second; `None` if no nodes were counted.
    pub fn nodes_per_second(self) -> Option<f64> {
        (self.nodes > 0).then(|| self.nodes as f64 / self.time.as_secs_f64().max(1e-6))
    }
}

impl fmt::Display for EndReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EndReason::Rules(Outcome::Won { by, .. }) => write!(f, "{by}"),
            EndReason::Rules(Outcome::Drawn(draw)) => write!(f, "{draw}"),
            EndReason::Rules(Outcome::InProgress) => write!(f, "unfinished"),
            EndReason::IllegalMove(reason) => write!(f, "illegal move: {reason}"),
            EndReason::Time(spent) => write!(f, "time: {} ms for a move", spent.as_millis()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::agent::MoveChoice;
    use tessera_rules::{GameKind, Move, Variant};

    /// Plays the first legal move or passes, with a limit that it may exceed.
    struct TestAgent {
        passes: bool,
        time_limit: Option<Duration>,
    }

    impl Agent for TestAgent {
        fn choose_move(&mut self, game: &Record<Position>, _seed: u64) -> Result<MoveChoice, AgentError> {
            let deadline = Instant::now() + self.time_limit.map_or(Duration::ZERO, |_| Duration::from_millis(101));
            while Instant::now() < deadline {
                std::hint::spin_loop();
            }
            let mv = if self.passes { Move::Pass } else { game.current().legal_moves()[0] };
            Ok(MoveChoice { mv, nodes: 1 })
        }

        fn time_limit(&self) -> Option<Duration> {
            self.time_limit
        }
    }

    fn finish(kind: GameKind, second: &mut TestAgent) -> FinishedGame {
        let opening = Record::new(Position::start(Variant::standard(kind)));
        let mut first = TestAgent { passes: false, time_limit: None };
        play(opening, [&mut first, second], 1).expect("both players work")
    }

    #[test]
    fn an_illegal_move_loses_the_game() {
        let game = finish(GameKind::Othello, &mut TestAgent { passes: true, time_limit: None });
        assert_eq!(game.result.winner, Some(Contestant::First));
        assert!(matches!(game.result.reason, EndReason::IllegalMove(_)), "{}", game.result.reason);
        assert_eq!((game.record.plies().len(), game.stats[1].moves), (1, 1));
    }

    #[test]
    fn a_move_over_the_time_limit_loses_the_game() {
        let game = finish(GameKind::Diamond, &mut TestAgent { passes: false, time_limit: Some(Duration::ZERO) });
        assert_eq!(game.result.points(Contestant::Second), Points::Loss);
        assert!(matches!(game.result.reason, EndReason::Time(_)), "{}", game.result.reason);
    }

    #[test]
    fn a_game_of_legal_moves_ends_by_the_rules() {
        let game = finish(GameKind::Breakthrough, &mut TestAgent { passes: false, time_limit: None });
        let EndReason::Rules(outcome) = game.result.reason else { panic!("{}", game.result.reason) };
        assert_eq!(outcome, game.record.current().outcome());
        assert_eq!(game.result.winner.map(Contestant::index), outcome.winner().map(|side| side.index()));
        assert_eq!(game.stats[0].nodes + game.stats[1].nodes, game.record.plies().len() as u64);
    }
}
