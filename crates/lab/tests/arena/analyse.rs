//! `analyse`, as a user runs it.

use serde_json::Value;

use super::support::{TempFile, run};

fn file(content: &str) -> TempFile {
    let file = TempFile::new("analysed.txt");
    std::fs::write(file.path(), content).expect("the temporary folder can be written");
    file
}

fn lines(output: &str) -> Vec<Value> {
    output.lines().map(|line| serde_json::from_str(line).expect("each line is JSON")).collect()
}

#[test]
fn each_game_is_one_line_of_json_with_a_value_for_each_move() {
    let games = file("f5d6c3\nf5f6e6f4\n");
    let (code, output, errors) = run(&["analyse", "--json", "--depth", "4", "--jobs", "2", games.text()]);
    assert_eq!((code, errors.as_str()), (Some(0), ""));
    let games = lines(&output);
    assert_eq!(games.len(), 2);
    let mv = &games[0]["moves"][1];
    assert_eq!(
        (&mv["ply"], &mv["move"], &mv["unit"], &mv["proven"]),
        (&2.into(), &"d6".into(), &"discs".into(), &false.into())
    );
    assert!(mv["value"].is_f64() && mv["best"].is_string() && mv["loss"].as_f64() >= Some(0.0), "{mv}");
    assert_eq!((&games[1]["game"]["number"], &games[1]["opening"]), (&2.into(), &"Diagonal Opening".into()));
    assert_eq!(games[1]["moves"].as_array().map(Vec::len), Some(4));
}

#[test]
fn faults_are_reported_with_their_place_and_the_run_goes_on_through_folders() {
    let folder = TempFile::new("folder");
    let inner = folder.path().join("inner");
    std::fs::create_dir_all(&inner).expect("the temporary folder can be written");
    for (name, content) in
        [("a.txt", &b"f5d6\nf5a1\n"[..]), ("b.bin", &[0xFF, 0, 0xFE]), ("inner/c.txt", b"f5f6\n"), ("d.txt", b"")]
    {
        std::fs::write(folder.path().join(name), content).expect("it can be written");
    }
    let (code, output, errors) = run(&["analyse", "--json", "--depth", "2", folder.text(), "no-such-file"]);
    std::fs::remove_dir_all(folder.path()).expect("the folder can be removed");
    assert_eq!((code, lines(&output).len()), (Some(1), 2), "{errors}");
    let expected = ["a.txt: game 2: line 2, column 3", "b.bin: game 1: ", "d.txt: game 1: ", "no-such-file: "];
    for part in expected {
        assert!(errors.contains(part), "{part} is missing:\n{errors}");
    }
    assert!(errors.ends_with("error: games that were not analysed: 4\n"), "{errors}");
}

#[test]
fn a_report_for_people_names_moves_values_and_turning_points() {
    let game = file("e2e3");
    let arguments = ["analyse", "--depth", "3", "--game", "breakthrough", "--size", "5x6", game.text()];
    let (code, output, errors) = run(&arguments);
    assert_eq!((code, errors.as_str()), (Some(0), ""));
    assert!(output.contains("game 1: Breakthrough 5x6") && output.contains("e2-e3"), "{output}");
    assert!(output.contains("White: average loss"), "{output}");
}
