//! One game between two players, judged by the rules and the clock.

use std::fmt;
use std::time::{Duration, Instant};

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use super::pace::is_too_late;
use super::{Failure, Player, Points, Seat};
use crate::rules::{Game, Outcome, Position, Record};

/// A game that is over.
#[derive(Clone, Debug)]
pub struct Finished {
    pub record: Record<Position>,
    /// Plies that were given and not chosen.
    pub opening: usize,
    pub verdict: Verdict,
    /// By seat.
    pub effort: [Effort; 2],
}

/// Who has won and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// `None` for a draw.
    pub winner: Option<Seat>,
    pub reason: Reason,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The game ended by its rules.
    Rules(Outcome),
    /// The loser gave something that is no legal move here.
    IllegalMove(String),
    /// The loser took so long.
    Time(Duration),
}

/// What a player put into a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Effort {
    pub moves: u64,
    pub nodes: u64,
    pub time: Duration,
}

impl Verdict {
    /// The result for one of the players.
    #[must_use]
    pub fn points(&self, seat: Seat) -> Points {
        match self.winner {
            Some(winner) if winner == seat => Points::Win,
            Some(_) => Points::Loss,
            None => Points::Draw,
        }
    }

    const fn lost_by(loser: Seat, reason: Reason) -> Verdict {
        Verdict { winner: Some(loser.other()), reason }
    }
}

/// Plays a game on from its opening. `players` sit as [`Seat`] says; the seed decides all chance in the game.
///
/// # Errors
/// The reason of a player that is broken: then there is no result.
pub fn play(opening: Record<Position>, players: [&mut dyn Player; 2], seed: u64) -> Result<Finished, String> {
    let mut chance = StdRng::seed_from_u64(seed);
    let [first, second] = players;
    let mut players = [first, second];
    for player in &mut players {
        player.begin(opening.start(), chance.random()).map_err(|failure| failure.to_string())?;
    }
    let given = opening.plies().len();
    let mut record = opening;
    let mut effort = [Effort::default(); 2];
    let verdict = loop {
        let outcome = record.current().outcome();
        if outcome.is_over() {
            break Verdict { winner: Seat::winner(record.current(), outcome), reason: Reason::Rules(outcome) };
        }
        let seat = Seat::to_move(record.current());
        let seed = chance.random();
        if let Some(reason) = turn(&mut record, players[seat.index()], &mut effort[seat.index()], seed)? {
            break Verdict::lost_by(seat, reason);
        }
    };
    Ok(Finished { record, opening: given, verdict, effort })
}

/// One ply; gives the reason if whoever had to make it has lost by that.
fn turn(
    record: &mut Record<Position>,
    player: &mut dyn Player,
    effort: &mut Effort,
    seed: u64,
) -> Result<Option<Reason>, String> {
    let begun = Instant::now();
    let chosen = player.choose(record, seed);
    let spent = begun.elapsed();
    effort.moves += 1;
    effort.time += spent;
    let choice = match chosen {
        Ok(choice) => choice,
        Err(Failure::Illegal(what)) => return Ok(Some(Reason::IllegalMove(what))),
        Err(Failure::Broken(reason)) => return Err(reason),
    };
    effort.nodes += choice.nodes;
    if is_too_late(player.allowance(), spent) {
        return Ok(Some(Reason::Time(spent)));
    }
    let topology = record.current().topology();
    let refused = record.play(choice.mv).err();
    let explain = |reason: crate::rules::IllegalMove| reason.explain(|point| topology.label(point).to_owned());
    Ok(refused.map(|reason| Reason::IllegalMove(explain(reason))))
}

impl std::ops::AddAssign for Effort {
    fn add_assign(&mut self, other: Effort) {
        self.moves += other.moves;
        self.nodes += other.nodes;
        self.time += other.time;
    }
}

impl Effort {
    /// Nodes in a second of thinking; `None` if none were counted.
    #[must_use]
    pub fn nodes_per_second(self) -> Option<f64> {
        (self.nodes > 0).then(|| self.nodes as f64 / self.time.as_secs_f64().max(1e-6))
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::Rules(Outcome::Won { by, .. }) => write!(f, "{by}"),
            Reason::Rules(Outcome::Drawn(draw)) => write!(f, "{draw}"),
            Reason::Rules(Outcome::InProgress) => write!(f, "unfinished"),
            Reason::IllegalMove(what) => write!(f, "illegal move: {what}"),
            Reason::Time(spent) => write!(f, "time: {} ms for a move", spent.as_millis()),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::thread;

    use super::*;
    use crate::arena::Choice;
    use crate::rules::{GameKind, Move, Variant};

    /// Plays the first legal move, in its own way.
    struct Odd {
        sleeps: Duration,
        passes: bool,
    }

    impl Player for Odd {
        fn choose(&mut self, game: &Record<Position>, _seed: u64) -> Result<Choice, Failure> {
            thread::sleep(self.sleeps);
            let mv = if self.passes { Move::Pass } else { game.current().legal_moves()[0] };
            Ok(Choice { mv, nodes: 1 })
        }

        fn allowance(&self) -> Option<Duration> {
            Some(Duration::from_millis(20))
        }
    }

    fn game(kind: GameKind, passes: bool, slow: bool) -> Finished {
        let opening = Record::new(Position::start(Variant::standard(kind)));
        let mut sound = Odd { sleeps: Duration::ZERO, passes: false };
        let mut odd = Odd { sleeps: Duration::from_millis(if slow { 140 } else { 0 }), passes };
        play(opening, [&mut sound, &mut odd], 1).expect("nobody is broken")
    }

    #[test]
    fn whoever_makes_an_illegal_move_has_lost() {
        let finished = game(GameKind::Othello, true, false);
        assert_eq!(finished.verdict.winner, Some(Seat::First));
        assert!(matches!(finished.verdict.reason, Reason::IllegalMove(_)), "{}", finished.verdict.reason);
        assert_eq!((finished.record.plies().len(), finished.effort[1].moves), (1, 1));
    }

    #[test]
    fn whoever_is_too_late_has_lost() {
        let finished = game(GameKind::Diamond, false, true);
        assert_eq!(finished.verdict.points(Seat::Second), Points::Loss);
        assert!(matches!(finished.verdict.reason, Reason::Time(spent) if spent >= Duration::from_millis(140)));
    }

    #[test]
    fn a_game_between_sound_players_ends_by_the_rules() {
        let finished = game(GameKind::Breakthrough, false, false);
        let Reason::Rules(outcome) = finished.verdict.reason else { panic!("{}", finished.verdict.reason) };
        assert_eq!(outcome, finished.record.current().outcome());
        assert_eq!(finished.verdict.winner.map(Seat::index), outcome.winner().map(|side| side.index()));
        assert_eq!(finished.effort[0].nodes + finished.effort[1].nodes, finished.record.plies().len() as u64);
    }
}
