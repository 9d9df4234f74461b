//! The protocols of Othello programs: NBoard and the Go Text Protocol (GTP).

mod gtp;
mod nboard;
mod support;
mod tables;

use std::io::Write;
use std::process::{Command, Stdio};

#[test]
fn the_program_runs_both_protocols() {
    for (name, input, output) in
        [("gtp", "name\nquit\n", "= Tessera\n\n=\n\n"), ("nboard", "ping 3\nquit\n", "pong 3\n")]
    {
        let mut program = Command::new(env!("CARGO_BIN_EXE_tessera-engine"))
            .arg(name)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        program.stdin.take().expect("the input is piped").write_all(input.as_bytes()).expect("it reads its input");
        let result = program.wait_with_output().expect("it exits");
        assert_eq!(String::from_utf8_lossy(&result.stdout), output);
        assert!(result.status.success());
    }
}
