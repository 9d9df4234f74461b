//! Sessions in this process, and games to send to them.

use tessera_engine::protocol::{GtpSession, Protocol, StopFlags};

/// Eight moves after which Black has no legal move and White has some.
pub(crate) const BLACK_MUST_PASS: [&str; 8] = ["c4", "c3", "e6", "b4", "a4", "a5", "b2", "a3"];

/// Nine moves with which Black wins all discs: neither side can move, and the score is 64 to 0.
pub(crate) const WIPE_OUT: [&str; 9] = ["e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5", "c5"];

/// The response to one line.
pub(crate) fn ask(session: &mut impl Protocol, line: &str) -> Vec<String> {
    let mut responses = Vec::new();
    let _ = session.handle_line(line, &StopFlags::default(), &mut |line| responses.push(line.to_owned()));
    responses
}

/// The response to a GTP command, which must be one text and an empty line.
pub(crate) fn gtp(session: &mut GtpSession, line: &str) -> String {
    let responses = ask(session, line);
    assert_eq!(responses.len(), 2, "{line}: {responses:?}");
    assert_eq!(responses[1], "");
    assert!(!responses[0].contains("\n\n"), "an empty line ends a response: {responses:?}");
    responses[0].clone()
}

/// Plays moves of Black and White in turn.
pub(crate) fn gtp_play(session: &mut GtpSession, moves: &[&str]) {
    for (index, mv) in moves.iter().enumerate() {
        assert_eq!(gtp(session, &format!("play {} {mv}", ["b", "w"][index % 2])), "=", "{mv}");
    }
}

/// A game in GGF with these moves of Black and White in turn.
pub(crate) fn ggf(moves: &[&str]) -> String {
    let turns = moves.iter().enumerate().map(|(index, mv)| format!("{}[{mv}]", ["B", "W"][index % 2]));
    let board = "8 ---------------------------O*------*O--------------------------- *";
    format!("(;GM[Othello]PC[NBoard]PB[a]PW[b]RE[?]TI[0]TY[8]BO[{board}]{};)", turns.collect::<String>())
}
