//! The program as it is started from a shell: draws each game on a virtual screen and checks the pictures; refuses wrong
//! options.
#![cfg(target_os = "linux")]

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::{Command, Output};

/// A folder without files, in which the program finds nothing but itself.
fn empty_folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("empty-{name}"));
    std::fs::create_dir_all(&folder).expect("a folder can be made");
    folder
}

/// A picture and where the board's points are in it.
struct Picture {
    pixels: Vec<u8>,
    width: usize,
    points: BTreeMap<String, [usize; 2]>,
}

impl Picture {
    /// Starts the program in a virtual screen with software rendering and waits for its picture.
    fn of(name: &str, arguments: &[&str]) -> Picture {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
        let (png, places) = (folder.join(format!("{name}.png")), folder.join(format!("{name}.txt")));
        let _ = std::fs::remove_file(&png);
        let output = virtual_screen()
            .args(["-s", "-screen 0 800x600x24", env!("CARGO_BIN_EXE_tessera")])
            .args(arguments)
            .args(["--window", "640x480"])
            .arg("--screenshot")
            .arg(&png)
            .arg("--points")
            .arg(&places)
            .current_dir(empty_folder(name))
            .env_remove("CARGO_MANIFEST_DIR")
            .env_remove("BEVY_ASSET_ROOT")
            .output()
            .expect("xvfb-run starts: `make packages` installs it");
        let (stdout, stderr) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        assert!(output.status.success(), "{name}: {stderr}");
        for file in ["sounds/", ".ogg"] {
            assert!(!stdout.contains(file) && !stderr.contains(file), "{name}: a sound is missing: {stdout} {stderr}");
        }
        let file = std::io::BufReader::new(std::fs::File::open(&png).expect("the picture was saved"));
        let mut reader = png::Decoder::new(file).read_info().expect("the picture is a PNG");
        let mut pixels = vec![0; reader.output_buffer_size().expect("the picture has a size")];
        let frame = reader.next_frame(&mut pixels).expect("the picture is whole");
        assert_eq!((frame.width, frame.height, frame.color_type), (640, 480, png::ColorType::Rgb));
        let text = std::fs::read_to_string(&places).expect("the places were written");
        let points = text.lines().map(|line| {
            let mut words = line.split(' ');
            let label = words.next().expect("a line begins with a label").to_owned();
            let mut number = || words.next().and_then(|word| word.parse().ok()).expect("two places follow");
            (label, [number(), number()])
        });
        Picture { pixels, width: 640, points: points.collect() }
    }

    /// The mean colour of the five by five pixels around a point, moved by some pixels.
    fn colour(&self, label: &str, (dx, dy): (i32, i32)) -> [f32; 3] {
        let [x, y] = self.points[label];
        let mut sum = [0.0; 3];
        for (i, j) in (0..25).map(|n| (n % 5 - 2, n / 5 - 2)) {
            let at = |place: usize, by: i32| usize::try_from(place as i32 + by).expect("points lie inside the picture");
            let pixel = (at(y, dy + j) * self.width + at(x, dx + i)) * 3;
            for (channel, total) in sum.iter_mut().enumerate() {
                *total += f32::from(self.pixels[pixel + channel]) / 25.0;
            }
        }
        sum
    }

    fn light(&self, label: &str) -> f32 {
        self.colour(label, (0, 0)).iter().sum::<f32>() / 3.0
    }
}

#[test]
fn othello_shows_dark_and_light_discs_on_green() {
    let picture = Picture::of("othello", &["--game", "othello", "--moves", "f5", "--top-down"]);
    assert_eq!(picture.points.len(), 64);
    let green = picture.colour("b7", (0, 0));
    assert!(green[1] > 1.3 * green[0] && green[1] > 1.1 * green[2], "felt is green: {green:?}");
    assert!(picture.light("d4") > 150.0, "d4 is white: {}", picture.light("d4"));
    for dark in ["d5", "e4", "e5"] {
        let colour = picture.colour(dark, (0, 0));
        assert!(colour[0] < 90.0 && colour[1] < 1.2 * colour[0], "{dark} is black: {colour:?}");
    }
}

#[test]
fn breakthrough_shows_both_armies_and_the_captured_pawn_gone() {
    let moves = "a2-a3 h7-h6 a3-a4 h6-h5 a4-a5 h5-h4 a5-a6 h4-g3 f2xg3";
    let picture = Picture::of("breakthrough", &["--game", "breakthrough", "--moves", moves, "--top-down"]);
    assert!(picture.light("g3") > picture.light("e3") + 25.0, "a white pawn stands on g3");
    assert!(picture.light("b7") < picture.light("b5") - 25.0, "a black pawn stands on b7");
    // f2 and h7 are empty now: they look like other dark cells, not like pawns.
    let wood = picture.light("d4");
    for empty in ["f2", "f4"] {
        assert!((picture.light(empty) - wood).abs() < 40.0, "{empty} is empty: {} {wood}", picture.light(empty));
    }
}

#[test]
fn diamond_shows_black_white_and_red_stones() {
    let position = "White d4 e3; Black c6 f5; neutral e5; White to move";
    let picture = Picture::of("diamond", &["--game", "diamond", "--position", position, "--top-down"]);
    assert_eq!(picture.points.len(), 62);
    assert!(picture.light("d4") > 150.0 && picture.light("e3") > 150.0, "white stones");
    assert!(picture.light("c6") < 90.0 && picture.light("f5") < 90.0, "black stones");
    let red = picture.colour("e5", (0, 0));
    assert!(red[0] > 1.8 * red[1] && red[0] > 1.8 * red[2], "a neutral is red: {red:?}");
}

/// Runs a command on a screen of its own, whatever the desktop is.
fn virtual_screen() -> Command {
    let mut command = Command::new("xvfb-run");
    command.arg("-a").env_remove("WAYLAND_DISPLAY");
    command
}

fn run_without_a_screen(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tessera"));
    command.env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY");
    command.args(arguments).output().expect("the program starts")
}

#[test]
fn wrong_options_are_refused_with_a_reason() {
    let cases: &[(&[&str], &str)] = &[
        (&["--game", "chess"], "\"chess\" is not a game"),
        (&["--game", "othello", "--size", "1x1"], "Othello is not played on 1x1"),
        (&["--game", "breakthrough", "--size", "200x200"], "Breakthrough is not played on 200x200"),
        (&["--game", "othello", "--size", "8"], "there is no screen"),
        (&["--game", "othello", "--size", "eight"], "\"eight\" is not a board size"),
        (&["--game", "othello", "--moves", "f5 d6 a1"], "at character 7, \"a1\": illegal: a1 outflanks nothing"),
        (&["--game", "breakthrough", "--moves", "a2-"], "--moves: at character 4: not a move in this game"),
        (&["--game", "diamond", "--position", "rubbish"], "--position: at character 1"),
        (&["--moves", "f5"], "need --game"),
        (&["--points", "x"], "--points needs --screenshot"),
        (&["--window", "9x9"], "is not a size"),
        (
            &["--first", "robot"],
            "--first: \"robot\" is not a player: write person, perfect, full, full:SECONDS or a level from 1 to 10",
        ),
        (&["--game", "othello", "--second", "11"], "--second: \"11\" is not a player"),
        (&["--game", "othello", "--first", "3", "--second", "person"], "there is no screen"),
        (&["--game", "othello", "--second", "full:0s"], "--second: \"full:0s\" is not a player"),
        (&["--game", "othello", "--first", "full", "--second", "full:3s"], "there is no screen"),
        (&["--game", "othello", "--second", "perfect"], "--second: no computer plays Othello 8x8 perfectly"),
        (&["--set", "scale=99"], "--set: scale: \"99\" is not possible"),
        (&["--set", "speed=abc"], "--set: speed: \"abc\" is not a number"),
        (&["--fly"], "--fly"),
        (&["--game"], "--game"),
        (&[], "there is no screen"),
    ];
    for (arguments, expected) in cases {
        let output = run_without_a_screen(arguments);
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        let code = if expected.starts_with("there is no screen") { 1 } else { 2 };
        assert_eq!(output.status.code(), Some(code), "{arguments:?}: {said}");
        assert!(said.contains(expected), "{arguments:?}: {said}");
    }
}

#[test]
fn where_no_compositor_answers_the_window_is_opened_by_x11() {
    let png = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("silent-wayland.png");
    let _ = std::fs::remove_file(&png);
    let mut command = virtual_screen();
    command.env("WAYLAND_DISPLAY", "nowhere").env("XDG_RUNTIME_DIR", empty_folder("silent"));
    command.args([env!("CARGO_BIN_EXE_tessera"), "--window", "320x320", "--game", "othello", "--screenshot"]).arg(&png);
    let output = command.output().expect("xvfb-run starts");
    assert!(output.status.success() && png.exists(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn a_start_without_a_display_or_a_graphics_device_ends_with_a_sentence() {
    let mut no_display = Command::new(env!("CARGO_BIN_EXE_tessera"));
    no_display.env("DISPLAY", ":987").env_remove("WAYLAND_DISPLAY");
    // The exit code is printed, because xvfb-run returns its own if it cannot remove its folder.
    let script = format!("{} --fresh; echo exit code $?", env!("CARGO_BIN_EXE_tessera"));
    let mut no_device = virtual_screen();
    no_device.args(["sh", "-c", &script]);
    no_device
        .env("VK_DRIVER_FILES", "/nowhere.json")
        .env("VK_ICD_FILENAMES", "/nowhere.json")
        .env("WGPU_BACKEND", "vulkan");
    let mut no_compositor = Command::new(env!("CARGO_BIN_EXE_tessera"));
    no_compositor
        .env_remove("DISPLAY")
        .env("WAYLAND_DISPLAY", "nowhere")
        .env("XDG_RUNTIME_DIR", empty_folder("runtime"));
    for mut command in [no_display, no_compositor, no_device] {
        let output = command.env("RUST_BACKTRACE", "1").output().expect("the program starts");
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        let printed = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(output.status.code() == Some(1) || printed.ends_with("exit code 1\n"), "{printed}{said}");
        assert!(said.contains("tessera: the window cannot be opened: "), "{said}");
        assert!(!said.contains("panicked at") && !said.contains("stack backtrace"), "{said}");
    }
}

#[test]
fn a_picture_that_cannot_be_saved_is_a_failure_with_a_reason() {
    let output = virtual_screen()
        .args([env!("CARGO_BIN_EXE_tessera"), "--window", "320x320", "--game", "othello"])
        .args(["--screenshot", "/nowhere/at/all.png"])
        .output()
        .expect("xvfb-run starts");
    assert!(!output.status.success());
    let said = format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(said.contains("/nowhere/at/all.png"), "{said}");
}

#[test]
fn help_and_version_are_printed() {
    let help = run_without_a_screen(&["--help"]);
    assert!(help.status.success() && String::from_utf8_lossy(&help.stdout).contains("--screenshot FILE"));
    assert!(String::from_utf8_lossy(&help.stdout).contains("--first PLAYER"));
    let version = run_without_a_screen(&["--version"]);
    assert_eq!(String::from_utf8_lossy(&version.stdout).trim(), concat!("tessera ", env!("CARGO_PKG_VERSION")));
}
