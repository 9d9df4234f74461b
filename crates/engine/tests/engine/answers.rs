//! Questions with the answers that everyone must give: the tests of the web page ask its worker the same.
//!
//! If the engine was meant to change: `TESSERA_WRITE=1 cargo test --no-default-features --test engine answers` writes the
//! answers anew.

use std::fmt::Write;
use std::time::Duration;

use tessera_engine::request::EngineRequest;
use tessera_engine::{AnyRequest, Level, TimeLimit};
use tessera_rules::{GameKind, Position, Variant};

use crate::support::{play, problem, read, sized, start};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/data/answers.txt");
/// A limit of nodes must end the search, not one of time.
const LONGEST: Duration = Duration::from_secs(3600);

/// Something of every engine: each way of seeing, and the middle and the end of a game.
fn requests() -> Vec<EngineRequest> {
    let othello = play(start(GameKind::Othello), "f5 d6 c3 d3 c4 f4 f6 f3 e6 e7");
    let small = Position::start(sized(GameKind::Othello, 6, 6));
    let breakthrough = play(start(GameKind::Breakthrough), "g2-f3 h7-h6");
    let asked = |position: &Position, level: u8| {
        EngineRequest::reply(position, Level::new(level).expect("a level"), TimeLimit::Fixed(LONGEST), 5)
    };
    let mut requests: Vec<EngineRequest> = [1, 4, 7, 8, 9].map(|level| asked(&othello, level)).into();
    requests.push(EngineRequest::best(&ending(), LONGEST, 5));
    requests.extend([&small, &breakthrough, &start(GameKind::Diamond), &problem()].map(|position| asked(position, 7)));
    requests
}

/// The first of the FFO's endgames: the search comes to an exact score.
fn ending() -> Position {
    let text = "--xxxxx--oooxx-o-oooxxox-oxoxoxxoxxxoxxx--xoxoxx-xxxooo--ooooo-- x";
    read(Variant::standard(GameKind::Othello), text)
}

#[test]
fn responses_match_the_recorded_ones() {
    let mut answers =
        String::from("# Questions and answers, one a line with a tab between them: see tests/engine/answers.rs.\n");
    for request in requests() {
        let request = AnyRequest::from(request);
        let response = request.answer_as_text().expect("a response has a text");
        writeln!(answers, "{}\t{response}", request.to_text().expect("a request has a text"))
            .expect("text can be written to");
    }
    if std::env::var_os("TESSERA_WRITE").is_some() {
        std::fs::write(FILE, &answers).expect("the file can be written");
    }
    let written = std::fs::read_to_string(FILE).unwrap_or_default();
    for (answer, written) in answers.lines().zip(written.lines()) {
        assert_eq!(answer, written, "see the head of this file if the engine was meant to change");
    }
    assert_eq!(answers.lines().count(), written.lines().count());
}
