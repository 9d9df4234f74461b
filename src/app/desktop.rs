//! Runs the program on a desktop: parses the command line, loads saved state, opens the window.

use std::process::ExitCode;

use bevy::app::PluginGroupBuilder;
use bevy::core_pipeline::CorePipelinePlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::RenderCreation;
use bevy::window::WindowResolution;

use super::cli::{self, CliCommand, Options};

use super::restart::{self, End};
use super::storage::{Storage, StoragePlugin, StoredState};
use super::{AppPlugin, display_server, start_failure};
use crate::persist::settings::Settings;
use crate::presentation::text::Text;
use crate::settings::graphics::Graphics;
use crate::settings::language::Language;

/// The exit code of a command line that cannot be understood.
const USAGE_EXIT_CODE: u8 = 2;

/// Runs the program; prints an error if it cannot start.
pub fn main() -> ExitCode {
    match cli::parse(std::env::args_os().skip(1)) {
        Ok(CliCommand::Play(options)) => play(*options),
        Ok(CliCommand::Help(language)) => {
            println!("{}", cli::help(language.unwrap_or_else(system_language)));
            ExitCode::SUCCESS
        }
        Ok(CliCommand::Version) => {
            println!("tessera {}", env!("CARGO_PKG_VERSION"));
            ExitCode::SUCCESS
        }
        Err(error) => fail(&format!("{error}\nTry --help."), ExitCode::from(USAGE_EXIT_CODE)),
    }
}

#[expect(clippy::print_stderr, reason = "there is no window yet to show it in")]
fn fail(reason: &str, code: ExitCode) -> ExitCode {
    eprintln!("tessera: {reason}");
    code
}

fn play(options: Options) -> ExitCode {
    if !has_screen() {
        let reason = "there is no screen to open a window on (neither DISPLAY nor WAYLAND_DISPLAY is set)";
        return fail(reason, ExitCode::from(start_failure::EXIT_CODE));
    }
    display_server::leave_silent_wayland();
    start_failure::report_panics();
    let (width, height) = options.window.unwrap_or((1280, 800));
    let window = Window {
        title: Text::default().window_title().into(),
        name: Some("tessera".into()),
        resolution: WindowResolution::new(width, height),
        ..default()
    };
    let plugins = bevy_plugins(window, RenderCreation::default());
    let arguments = restart::kept_arguments(std::env::args_os().skip(1));
    let runs_by_itself = options.screenshot.is_some() || options.gallery.is_some() || options.measure_idle.is_some();
    let run = || {
        let mut app = build_app(plugins, options);
        #[cfg(debug_assertions)]
        app.add_plugins(super::dev::plugin);
        app.run()
    };
    match restart::run(run, &arguments, runs_by_itself) {
        Ok(End::Done) => ExitCode::SUCCESS,
        Ok(End::Fault(code)) if runs_by_itself => code,
        Ok(End::Fault(code)) => {
            fail("the program has ended by a fault; a stored match goes on when it is started again", code)
        }
        Err(error) => fail(&error.to_string(), ExitCode::from(start_failure::EXIT_CODE)),
    }
}

/// Bevy's plugins, without the pipelines in whose place [`view::renderer`](crate::view::renderer) draws.
pub(super) fn bevy_plugins(window: Window, render_creation: RenderCreation) -> PluginGroupBuilder {
    // Shaders are compiled before the first frame: an idle window draws no later frame in which they would appear.
    let render = RenderPlugin { render_creation, synchronous_pipeline_compilation: true, ..default() };
    let window = WindowPlugin { primary_window: Some(window), ..default() };
    DefaultPlugins.set(window).set(render).disable::<CorePipelinePlugin>()
}

/// Builds the app with the saved settings and match, unless the options ask for a fresh start.
fn build_app(plugins: PluginGroupBuilder, options: Options) -> App {
    let mut app = App::new();
    app.add_plugins(crate::app::embedded_assets::plugin).add_plugins((plugins, start_failure::plugin));
    let storage = if options.fresh { None } else { Storage::find(|name| std::env::var_os(name)) };
    let Some(storage) = storage else {
        let mut settings = Settings::default();
        // Pictures do not depend on the system, nor on how fast it is.
        if options.screenshot.is_some() || options.gallery.is_some() {
            settings.preferences.graphics = Graphics::Sharp;
        } else {
            settings.preferences.system_language = system_language();
        }
        app.add_plugins(AppPlugin { options, settings });
        return app;
    };
    let StoredState { settings, saved, mut notices } =
        storage.open_in(options.language.unwrap_or_else(system_language));
    if restart::is_after_fault() {
        notices.push(Text(settings.preferences.effective_language()).restarted_after_fault().into());
    }
    let another = options.opening.is_some();
    app.add_plugins((AppPlugin { options, settings }, StoragePlugin { home: storage, saved, another, notices }));
    app
}

/// The first of the system's languages that the program has.
fn system_language() -> Language {
    let wanted: Vec<String> = sys_locale::get_locales().collect();
    Language::preferred(wanted.iter().map(String::as_str)).unwrap_or_default()
}

/// Whether a window can be opened: on Unix it needs a display server.
fn has_screen() -> bool {
    let set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    !cfg!(all(unix, not(target_os = "macos"))) || set("DISPLAY") || set("WAYLAND_DISPLAY")
}
