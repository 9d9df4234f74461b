//! Conversations: lines to a UGI, a GTP and an NBoard session. Searches end at once, because they have been stopped.

use std::ops::ControlFlow;

use tessera::protocol::{GtpSession, NboardSession, Protocol, StopFlags, UgiSession};
use tessera::rules::Game;

use super::choices::Choices;

/// Lines of one conversation.
const LINES: usize = 24;

/// Sends the lines of a text to a session until it is over; lines for which `is_left_out` holds are not sent.
fn talk<P: Protocol>(
    session: &mut P,
    input: &[u8],
    is_left_out: impl Fn(&str) -> bool,
    mut check: impl FnMut(&P, &str, &[String]),
) {
    let stop = StopFlags::default();
    stop.stop_all();
    let text = Choices::new(input).text();
    for line in text.lines().take(LINES).filter(|line| !is_left_out(line)) {
        let _ = P::classify(line);
        let mut responses = Vec::new();
        let flow = session.handle_line(line, &stop, &mut |line| responses.push(line.to_owned()));
        check(session, line, &responses);
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
        ["evalfile", "threads", "hash"].iter().any(|option| line.contains(option))
    };
    talk(&mut session, input, is_left_out, |session, line, responses| {
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

pub(super) fn nboard(input: &[u8]) {
    talk(
        &mut NboardSession::new(1),
        input,
        |_| false,
        |_, line, responses| {
            let is_clean = |response: &String| !response.contains(['\n', '\r']);
            assert!(responses.iter().all(is_clean), "{line:?}: {responses:?}");
        },
    );
}
