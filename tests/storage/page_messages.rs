//! Damaged messages of the web page: they are read or refused with one line.

use serde_json::{Value, json};
use tessera_headless::page_messages::{self as messages, FromPage, StartOptions};

use super::damage::damaged;

/// A message of every kind.
fn all() -> Vec<Value> {
    let settings = include_str!("../data/settings-0.1.json");
    vec![
        json!({"engine-response": {"number": 7, "text": "null"}}),
        json!({"engine-failure": {"number": 7}}),
        json!({"library-response": {"number": 8, "text": "{}"}}),
        json!({"pasted": "1. f5 d6 2. c3"}),
        json!({"files": [{"name": "a.pgn", "content": "W10="}]}),
        json!({"copy": "pgn"}),
        json!({"accessibility": {"press": "f5"}}),
        json!({"text-field": {"id": "0a", "change": "enter"}}),
        json!({"text-field": {"id": "0a", "change": {"text": [3, "杯"]}}}),
        json!({"face": {"name": "th", "content": "AAEAAA=="}}),
        json!({"preferences": {"reducedMotion": true, "moreContrast": false}}),
        json!("locate-points"),
        json!({"graphics": true, "assets": "a", "settings": settings, "query": [["game", "othello"]], "languages": ["de"]}),
    ]
}

/// A message is read or refused; the reason is one short line.
fn read(text: &str) -> bool {
    let message = messages::read::<FromPage>(text).map(drop);
    let options = messages::read::<StartOptions>(text).map(drop);
    for error in [&message, &options].into_iter().filter_map(|read| read.as_ref().err()) {
        let words = error.to_string();
        assert!(!words.contains(char::is_control) && words.chars().count() < 220, "{words:?}");
    }
    message.is_ok() || options.is_ok()
}

fn read_damaged(copies: u64) -> u64 {
    let messages = all();
    let copy = |copy: u64| damaged(messages[copy as usize % messages.len()].to_string().as_bytes(), copy);
    (0..copies).filter(|number| std::str::from_utf8(&copy(*number)).is_ok_and(read)).count() as u64
}

#[test]
fn every_message_is_read() {
    for message in all() {
        assert!(read(&message.to_string()), "{message}");
    }
}

#[test]
fn damaged_messages_of_the_page_are_read_or_refused_with_one_line() {
    let read = read_damaged(2_000);
    assert!((100..1_500).contains(&read), "{read} of 2000 damaged messages are still messages");
}

#[test]
#[ignore = "part of `make campaign`"]
fn a_hundred_thousand_damaged_messages_of_the_page_are_read_or_refused_with_one_line() {
    println!("100000 damaged messages of the page, {} still messages", read_damaged(100_000));
}
