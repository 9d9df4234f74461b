//! `match`: two players, many games, one table.

use std::ffi::OsString;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::{
    Arguments, Command, Finished, GameRecord, Hall, Pace, Player, Reason, Seat, Series, Spec, Standing, Trouble,
};
use crate::rules::GameKind;

mod report;

pub(super) const COMMAND: Command =
    Command { name: "match", summary: "two players, many games, one table", help: HELP, run };

const HELP: &str = "\
Plays a match between two players and says how much stronger one is.

Usage: tessera-engine match A B --game GAME [OPTIONS]

Players:
  level:1 ... level:10     the engine's levels
  tessera                  the engine at full strength
  greedy                   wins in one ply if it can, else takes what it can
  random                   any legal move
  uct:PLAYOUTS             plain Monte Carlo tree search with so many playouts a move
  uci:PROGRAM, ugi:PROGRAM another program; UCI for Breakthrough only
Behind a comma (behind the colon for tessera) a player of the engine or a program
takes depth=N, nodes=N or movetime=MS instead of the match's pace; a UCI program
also variant=NAME, and programs NAME=VALUE for each of their own options:
tessera:nodes=5000 level:3,movetime=50 uci:/usr/games/fairy-stockfish,Hash=64

Options:
  --game GAME        othello, breakthrough or diamond
  --size CxR         board size in columns x rows
  --games N          how many (100); every opening is played twice, colours changed
  --opening PLIES    random plies at the start of each game (4)
  --movetime MS, --nodes N, --depth N
                     the pace of both players; without any, levels play by their
                     own limits and others have 100 ms a move
  --seed S           decides openings and all chance (1)
  --record FILE      append each finished game as a line
  --patience S       seconds that a program may be silent beyond its time (30)

Games are judged by the rules. An illegal move loses; so does a move that took
more than the time given and half of it and a tenth of a second. The nodes of
uct:PLAYOUTS are playouts.";

fn run(arguments: Vec<OsString>, out: &mut dyn Write) -> Result<(), Trouble> {
    let mut arguments = Arguments::read(arguments)?;
    let names = [spec(&mut arguments, "the first player")?, spec(&mut arguments, "the second player")?];
    let kind: GameKind = arguments.option("game")?.ok_or_else(|| Trouble::usage("--game is missing"))?;
    let variant = arguments.variant(kind)?;
    let pace = pace(&mut arguments)?;
    let patience = Duration::from_secs(arguments.number("patience", 1, 30)?);
    let series = Series {
        variant,
        games: u32::try_from(arguments.number("games", 1, 100)?).unwrap_or(u32::MAX - 1),
        opening: arguments.opening()?,
        seed: arguments.number("seed", 0, 1)?,
    };
    let record = arguments.path("record");
    arguments.end()?;
    let hall = Hall { variant, pace, patience };
    let mut seated = Vec::new();
    for spec in &names {
        seated.push(spec.seat(&hall).map_err(Trouble::Failed)?);
    }
    let mut file = record.map(Log::open).transpose()?;
    contest(&series, &names, seated, file.as_mut(), out)
}

fn spec(arguments: &mut Arguments, what: &str) -> Result<Spec, Trouble> {
    arguments.word(what)?.parse().map_err(Trouble::Usage)
}

/// The limits that hold for every move of the match.
pub(super) fn pace(arguments: &mut Arguments) -> Result<Pace, Trouble> {
    let mut pace = Pace::default();
    for name in ["depth", "nodes", "movetime"] {
        if let Some(value) = arguments.option::<String>(name)? {
            pace.set(name, &value).map_err(|reason| Trouble::usage(format!("--{reason}")))?;
        }
    }
    Ok(pace)
}

/// A file to which finished games are appended.
struct Log {
    path: PathBuf,
    file: File,
}

impl Log {
    fn open(path: PathBuf) -> Result<Log, Trouble> {
        let file = OpenOptions::new().create(true).append(true).open(&path);
        let file = file.map_err(|error| Trouble::file(&path, error))?;
        Ok(Log { path, file })
    }

    fn add(&mut self, record: &GameRecord) -> Result<(), Trouble> {
        writeln!(self.file, "{record}").map_err(|error| Trouble::file(Path::new(&self.path), error))
    }
}

/// Plays the series, and tells how it stands after every pair of games, and at its end even if that is early.
fn contest(
    series: &Series,
    names: &[Spec; 2],
    mut seated: Vec<Box<dyn Player>>,
    mut file: Option<&mut Log>,
    out: &mut dyn Write,
) -> Result<(), Trouble> {
    let [a, b] = &mut seated[..] else { return Err(Trouble::failed("a match has two players")) };
    let mut last = Standing::default();
    let played = series.run([a.as_mut(), b.as_mut()], &mut |finished, seat, standing| {
        last = *standing;
        if let Some(file) = &mut file {
            let (first, second) = (names[seat.index()].to_string(), names[seat.other().index()].to_string());
            file.add(&GameRecord::new(finished, [&first, &second]))?;
        }
        tell(finished, seat, names, standing, out)
    });
    if played.is_err() {
        writeln!(out, "The match ended early.")?;
    }
    report::write(names, &last, out)?;
    played.map(drop)
}

/// A line after every second game, and one for every game that did not end by the rules.
fn tell(
    finished: &Finished,
    seat: Seat,
    names: &[Spec; 2],
    standing: &Standing,
    out: &mut dyn Write,
) -> Result<(), Trouble> {
    let games = standing.tally.games();
    if !matches!(finished.verdict.reason, Reason::Rules(_)) {
        // The loser's seat is the player's if A sits there.
        let loser = if finished.verdict.winner == Some(seat) { &names[1] } else { &names[0] };
        writeln!(out, "game {games}: {loser} has lost by {}", finished.verdict.reason)?;
    }
    if games.is_multiple_of(2) {
        writeln!(out, "{games:5} games  {}  {}", standing.tally, report::strength(standing))?;
    }
    out.flush()?;
    Ok(())
}
