//! Arguments in, a window out.

use std::process::ExitCode;

use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::window::WindowResolution;

use super::AppPlugin;
use super::cli::{self, CliCommand, HELP, Options};
use super::storage::{Storage, StoragePlugin, StoredState};

/// Plays, or says why it cannot.
#[must_use]
pub fn main() -> ExitCode {
    match cli::parse(std::env::args_os().skip(1)) {
        Ok(CliCommand::Play(options)) => play(*options),
        Ok(CliCommand::Help) => {
            println!("{HELP}");
            ExitCode::SUCCESS
        }
        Ok(CliCommand::Version) => {
            println!("tessera {}", env!("CARGO_PKG_VERSION"));
            ExitCode::SUCCESS
        }
        Err(reason) => complain(&format!("{reason}\nTry --help.")),
    }
}

#[expect(clippy::print_stderr, reason = "there is no window yet to say it in")]
fn complain(reason: &str) -> ExitCode {
    eprintln!("tessera: {reason}");
    ExitCode::from(2)
}

fn play(options: Options) -> ExitCode {
    if !has_screen() {
        return complain("there is no screen to open a window on (neither DISPLAY nor WAYLAND_DISPLAY is set)");
    }
    let (width, height) = options.window.unwrap_or((1280, 800));
    let window = Window {
        title: "Tessera".into(),
        name: Some("tessera".into()),
        resolution: WindowResolution::new(width, height),
        ..default()
    };
    // Every frame is whole: a board that waits for a shader would stay black, since an idle window draws no next frame.
    let render = RenderPlugin { synchronous_pipeline_compilation: true, ..default() };
    let plugins = DefaultPlugins.set(WindowPlugin { primary_window: Some(window), ..default() }).set(render);
    let exit = put_together(plugins, options).run();
    match exit {
        AppExit::Success => ExitCode::SUCCESS,
        AppExit::Error(code) => ExitCode::from(code.get()),
    }
}

/// What was kept is taken up, unless everything is to begin afresh.
fn put_together(plugins: bevy::app::PluginGroupBuilder, options: Options) -> App {
    let mut app = App::new();
    app.add_plugins(plugins);
    let home = if options.fresh { None } else { Storage::find(|name| std::env::var_os(name)) };
    let Some(home) = home else {
        app.add_plugins(AppPlugin { options, ..default() });
        return app;
    };
    let StoredState { settings, saved, notices } = home.open();
    // Who asks for a match gets that one.
    let saved = saved.filter(|_| options.opening.is_none());
    app.add_plugins((AppPlugin { options, settings }, StoragePlugin { home, saved, notices }));
    app
}

/// On Unix a window needs a display server; elsewhere there always is one.
fn has_screen() -> bool {
    let set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    !cfg!(all(unix, not(target_os = "macos"))) || set("DISPLAY") || set("WAYLAND_DISPLAY")
}
