//! Conversations: lines to a UGI, a GTP and an NBoard session. Searches end at once.

use std::ops::ControlFlow;

use tessera_engine::protocol::{GtpSession, NboardSession, Protocol, StopFlags, UgiSession, lines};
use tessera_rules::Game;

/// Lines of one conversation.
const LINES: usize = 24;

/// Stops every search before it begins.
fn stopped() -> StopFlags {
    let stop = StopFlags::default();
    stop.stop_all();
    stop
}

/// Sends the lines of an input to a session until it is over; lines for which `is_left_out` holds are not sent.
fn talk<P: Protocol>(
    session: &mut P,
    stop: &StopFlags,
    input: &[u8],
    is_left_out: impl Fn(&str) -> bool,
    mut check: impl FnMut(&P, &str, &[String]),
) {
    for line in lines(input).take(LINES) {
        let mut responses = Vec::new();
        let mut respond = |line: &str| responses.push(line.to_owned());
        let flow = match &line {
            Ok(line) if is_left_out(line) => continue,
            Ok(line) => {
                let _ = P::classify(line);
                session.handle_line(line, stop, &mut respond)
            }
            Err(error) => {
                session.report_error(error, &mut respond);
                ControlFlow::Continue(())
            }
        };
        check(session, line.as_deref().unwrap_or_default(), &responses);
        if flow == ControlFlow::Break(()) {
            break;
        }
    }
}

pub(super) fn ugi(input: &[u8]) {
    let mut session = UgiSession::new();
    // Files, many threads and large tables cost time and say nothing about the reader.
    let is_left_out = |line: &str| {
        let line = line.to_ascii_lowercase();
        let value = line.split_whitespace().next_back().unwrap_or_default();
        let is_large = value.parse::<u64>().is_ok_and(|number| number > 2);
        (line.contains("evalfile") && !["none", "built-in", "missing"].contains(&value))
            || (["threads", "hash"].iter().any(|option| line.contains(option)) && is_large)
    };
    talk(&mut session, &stopped(), input, is_left_out, |session, line, responses| {
        let errors = responses.iter().filter(|response| response.starts_with("error ")).count();
        assert!(errors <= 1, "{line:?}: {responses:?}");
        let is_clean = |response: &String| !response.contains(|c: char| c.is_control());
        assert!(responses.iter().all(is_clean), "{line:?}: {responses:?}");
        assert!(errors == 0 || responses.iter().all(|response| response.chars().count() < 600), "{line:?}");
        let position = session.position();
        assert_eq!(position.legal_moves().is_empty(), position.outcome().is_over());
    });
}

pub(super) fn gtp(input: &[u8]) {
    talk(
        &mut GtpSession::new(1),
        &stopped(),
        input,
        |_| false,
        |_, line, responses| {
            let is_answer = |response: &String| response.starts_with(['=', '?']);
            // An answer and an empty line, or nothing at all.
            match responses {
                [] => {}
                [answer, end] => assert!(is_answer(answer) && end.is_empty(), "{line:?}: {responses:?}"),
                _ => panic!("{line:?}: {responses:?}"),
            }
        },
    );
}

/// Searches are one ply deep.
pub(super) fn nboard(input: &[u8]) {
    let mut session = NboardSession::new(1);
    let stop = StopFlags::default();
    let is_left_out = |line: &str| line.to_ascii_lowercase().contains("depth");
    let _ = session.handle_line("set depth 1", &stop, &mut |_| ());
    talk(&mut session, &stop, input, is_left_out, |_, line, responses| {
        let is_clean = |response: &String| !response.contains(['\n', '\r']);
        assert!(responses.iter().all(is_clean), "{line:?}: {responses:?}");
    });
}
