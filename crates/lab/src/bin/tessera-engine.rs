//! The engine as a command-line program: speaks UGI, or runs a command.

use std::io::stdout;
use std::process::ExitCode;

use clap::Parser;
use tessera_lab::Cli;

fn main() -> ExitCode {
    let cli = Cli::parse();
    let command = cli.command_name();
    match cli.run(&mut stdout()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if error.is_usage() => Cli::usage_error(command, &error).exit(),
        Err(error) => {
            report_error(&error.to_string());
            ExitCode::from(error.exit_code())
        }
    }
}

#[expect(clippy::print_stderr, reason = "a command-line program reports errors on standard error")]
fn report_error(error: &str) {
    eprintln!("error: {error}");
}
