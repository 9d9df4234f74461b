//! `study`: games of the engine against itself, and what they have in common.

use std::collections::BTreeSet;

use tessera_lab::GameLine;

use super::support::{TempFile, run};

const SMALL: [&str; 7] = ["study", "play", "breakthrough", "--size", "4x5", "--nodes", "200"];

fn play(file: &TempFile, games: &str) {
    let arguments = [&SMALL[..], &["--drawn", "4", "--games", games, "--out", file.text()]].concat();
    assert_eq!(run(&arguments).0, Some(0));
}

#[test]
fn games_are_recorded_and_a_longer_study_goes_on_with_them() {
    let (file, whole) = (TempFile::new("study.txt"), TempFile::new("study.txt"));
    play(&file, "3");
    assert_eq!(file.read().lines().count(), 3);
    play(&file, "8");
    play(&whole, "8");
    assert_eq!(file.read(), whole.read());
    for line in file.read().lines() {
        let game: GameLine = line.parse().unwrap_or_else(|error| panic!("{line}: {error}"));
        assert_eq!((game.opening, game.players[0].as_str()), (4, "tessera:nodes=200"));
    }
}

#[test]
fn a_report_counts_the_games_of_a_file() {
    let file = TempFile::new("study.txt");
    play(&file, "10");
    let (code, output, errors) = run(&["study", "report", file.text()]);
    assert_eq!((code, errors.as_str()), (Some(0), ""));
    for part in ["Breakthrough 4x5, tessera:nodes=200 against", "games           10, different ", "first move  alike"] {
        assert!(output.contains(part), "{part:?} is missing in\n{output}");
    }
    let (code, _, errors) = run(&["study", "report", "Cargo.toml"]);
    assert!(code == Some(1) && errors.contains("seven fields"), "{errors}");
}

#[test]
fn all_first_moves_are_rated_the_best_first_and_images_once() {
    let (code, output, _) = run(&["study", "moves", "diamond", "--nodes", "100"]);
    assert_eq!(code, Some(0));
    let rows: Vec<Vec<&str>> = output.lines().skip(1).map(|line| line.split_whitespace().collect()).collect();
    assert_eq!(rows.iter().map(|row| row[1].parse::<u32>().unwrap()).sum::<u32>(), 62);
    let expected: Vec<f64> = rows.iter().map(|row| row[4].parse().unwrap()).collect();
    assert!(expected.is_sorted_by(|a, b| a >= b) && rows.len() == 19, "{output}");
    let (_, replies, _) = run(&["study", "moves", "othello", "--nodes", "100", "--after", "f5"]);
    let names: Vec<&str> = replies.lines().skip(1).filter_map(|line| line.split_whitespace().next()).collect();
    assert_eq!(BTreeSet::from_iter(names), BTreeSet::from(["d6", "f4", "f6"]));
}

#[test]
fn expectations_are_compared_with_the_results_of_recorded_games() {
    let (file, samples) = (TempFile::new("study.txt"), TempFile::new("samples.txt"));
    play(&file, "8");
    let calibrate = ["calibrate", "breakthrough", "--size", "4x5", "--nodes", "20", "--samples", samples.text()];
    let (code, output, errors) = run(&[&calibrate[..], &["--from", file.text(), "--positions", "2"]].concat());
    assert_eq!((code, errors.as_str()), (Some(0), ""), "{output}");
    assert!(output.contains("linear") && output.contains("to move"), "{output}");
    let games: BTreeSet<u32> = samples.read().lines().filter_map(|line| line.split(' ').next()?.parse().ok()).collect();
    assert!(samples.read().lines().count() <= 16 && games.last().is_some_and(|game| *game < 8), "{games:?}");
}
