//! The levels: what the weak ones never do, what the strong ones find, and that a level plays alike everywhere.

use std::time::{Duration, Instant};

use tessera_engine::{Level, Limits, Score, reply, think};
use tessera_rules::{Game, GameKind, Position, Variant};

use super::random::{pick, seeded};
use super::support::{after, play, problem, read, sized, small, start};

fn level(number: u8) -> Level {
    Level::new(number).expect("a level")
}

fn chosen(position: &Position, level: Level, seed: u64) -> String {
    let report = reply(position, level, &Limits::default(), seed, &mut |_| ()).expect("the game goes on");
    assert_eq!(position.check(report.best), Ok(()));
    position.protocol_move(report.best)
}

#[test]
fn every_level_takes_a_win_in_one() {
    let three_corners = play(start(GameKind::Diamond), "a2 h8 b2 e8 b3 g1");
    for (position, wins) in [(three_corners, &["a3"][..]), (small("4/P3/2pp/3P w"), &["a3a4", "a3b4"])] {
        for level in Level::all() {
            for seed in 0..10 {
                let mv = chosen(&position, level, seed);
                assert!(wins.contains(&mv.as_str()), "level {level}: {mv}");
            }
        }
    }
}

#[test]
fn levels_from_three_up_never_allow_a_win_in_one() {
    let threatened = play(start(GameKind::Diamond), "a2 h8 b2 e8 b3");
    for level in Level::all().skip(2) {
        for seed in 0..10 {
            assert_eq!(chosen(&threatened, level, seed), "a3", "level {level}");
        }
    }
}

#[test]
fn weak_levels_vary_with_the_seed_and_repeat_for_the_same_seed() {
    let position = play(start(GameKind::Breakthrough), "b2b3 g7g6");
    for number in [1, 2, 3] {
        let moves = |seeds: std::ops::Range<u64>| -> Vec<String> {
            seeds.map(|seed| chosen(&position, level(number), seed)).collect()
        };
        let mut different = moves(0..30);
        assert_eq!(different[..5], moves(0..5));
        different.sort();
        different.dedup();
        assert!(different.len() > 3, "level {number}: {different:?}");
    }
}

#[test]
fn the_strongest_level_solves_the_published_problem_of_diamond() {
    assert_eq!(chosen(&problem(), Level::LAST, 0), "e3-e4");
}

/// a1 and h8 belong to no square, so a stone there has no value; in the middle it is worth something.
#[test]
fn the_engine_swaps_after_a_good_first_piece_and_not_after_a_bad_one() {
    let swaps = |first: &str, number| chosen(&play(start(GameKind::Diamond), first), level(number), 3) == "swap";
    for number in [3, 6, 8, 10] {
        assert!(!swaps("a1", number) && !swaps("h8", number), "level {number}");
    }
    let wanted = ["c4", "d4", "d5", "e4", "e5", "f5"].iter().filter(|first| swaps(first, 8)).count();
    assert!(wanted > 0);
}

#[test]
fn limits_only_shorten_a_levels_search() {
    let report = |limits: &Limits| reply(&start(GameKind::Breakthrough), level(6), limits, 0, &mut |_| ());
    let usual = report(&Limits::default()).expect("a move").nodes;
    assert_eq!(report(&Limits::nodes(u64::MAX)).expect("a move").nodes, usual);
    assert!(report(&Limits::nodes(100)).expect("a move").nodes <= 100);
}

#[test]
fn perfect_play_is_offered_on_small_boards_of_breakthrough_only() {
    let last = |variant: Variant| Level::offered(variant).next_back();
    assert_eq!(last(sized(GameKind::Breakthrough, 4, 5)), Some(Level::PERFECT));
    assert_eq!(last(sized(GameKind::Breakthrough, 5, 5)), Some(Level::PERFECT));
    for variant in
        [sized(GameKind::Breakthrough, 8, 8), sized(GameKind::Othello, 6, 6), Variant::standard(GameKind::Diamond)]
    {
        assert_eq!(last(variant), Some(Level::LAST));
    }
}

/// The second player wins 4x4 and must go on winning, whatever the first player does.
#[test]
fn perfect_play_keeps_a_won_game_and_wins_in_the_proved_number_of_plies() {
    let mut rng = seeded(41);
    let mut winner = None;
    for game in 0..6 {
        let mut position = Position::start(sized(GameKind::Breakthrough, 4, 4));
        let mut left = None;
        while !position.outcome().is_over() {
            let best = reply(&position, Level::PERFECT, &Limits::default(), 0, &mut |_| ()).expect("a move");
            let wins = matches!(best.score, Score::Win { .. });
            let side = position.side_to_move();
            winner.get_or_insert(if wins { side } else { side.other() });
            if winner == Some(side) {
                let Score::Win { plies } = best.score else { panic!("game {game}: it was won in\n{position}") };
                assert!(left.is_none_or(|left| plies <= left), "game {game}");
                left = Some(plies - 2.min(plies));
                position = after(&position, best.best);
            } else {
                position = after(&position, pick(&mut rng, &position.legal_moves()));
            }
        }
        assert_eq!(position.outcome().winner(), winner, "game {game}");
    }
}

#[test]
fn perfect_play_delays_a_loss_as_long_as_possible() {
    let mut position = Position::start(sized(GameKind::Breakthrough, 4, 4));
    let mut plies = 0;
    let first = reply(&position, Level::PERFECT, &Limits::default(), 0, &mut |_| ()).expect("a move").score;
    while !position.outcome().is_over() {
        position = after(
            &position,
            reply(&position, Level::PERFECT, &Limits::default(), 0, &mut |_| ()).expect("a move").best,
        );
        plies += 1;
    }
    assert!(
        matches!(first, Score::Win { plies: length } | Score::Loss { plies: length } if length == plies),
        "{first}, {plies}"
    );
}

#[test]
fn levels_are_numbered_from_one_to_ten_and_perfect_is_above_them() {
    assert_eq!(Level::all().map(Level::number).collect::<Vec<u8>>(), (1..=10).collect::<Vec<u8>>());
    assert_eq!("10".parse(), Ok(Level::LAST));
    assert_eq!(("perfect".parse(), Level::PERFECT.to_string()), (Ok(Level::PERFECT), "perfect".to_owned()));
    for text in ["0", "11", "", "best", "103", "full:", "full:0s", "full:121s", "full:1.5s"] {
        assert!(text.parse::<Level>().is_err(), "{text}");
    }
}

#[test]
fn full_strength_has_a_time_for_each_move_or_that_of_the_clock() {
    let names: Vec<String> = Level::offered_full().map(|level| level.to_string()).collect();
    assert_eq!(names, ["full:1s", "full:3s", "full:10s", "full:30s", "full"]);
    assert_eq!("full:120".parse(), Ok(Level::full(120).unwrap()));
    assert_eq!((Level::full(0), Level::full(121)), (None, None));
    for level in Level::offered_full() {
        assert_eq!(level.to_string().parse(), Ok(level));
        assert_eq!(Level::try_from(level.number()), Ok(level), "requests carry the number");
        assert!(level.is_full() && level.is_offered(Variant::standard(GameKind::Othello)) && level > Level::PERFECT);
        assert_eq!(level.move_time(), level.seconds().map(|seconds| Duration::from_secs(seconds.into())));
    }
    assert!(!Level::PERFECT.is_full() && Level::LAST.move_time().is_none());
}

#[test]
fn a_reply_at_full_strength_ends_with_its_time_or_before_it() {
    let position = start(GameKind::Breakthrough);
    let soon =
        |millis| Limits { deadline: Instant::now().checked_add(Duration::from_millis(millis)), ..Limits::default() };
    let time_taken = |level: Level, limits: &Limits| {
        let began = Instant::now();
        let report = reply(&position, level, limits, 1, &mut |_| ()).expect("a move");
        assert!(position.legal_moves().contains(&report.best));
        began.elapsed()
    };
    let second = Level::full(1).unwrap();
    let taken = time_taken(second, &Limits::default());
    assert!(taken >= Duration::from_millis(990) && taken < Duration::from_secs(4), "{taken:?}");
    for level in [second, Level::FULL_BY_CLOCK] {
        assert!(time_taken(level, &soon(50)) < Duration::from_millis(900), "limits shorten it");
    }
    let nodes = Limits { nodes: Some(3_000), ..Limits::default() };
    let limited = reply(&position, Level::full(60).unwrap(), &nodes, 1, &mut |_| ()).expect("a move");
    assert_eq!(Some(limited), think(&position, &nodes, 1, &mut |_| ()), "it is the whole engine");
}

#[test]
fn measured_strength_rises_from_level_to_level() {
    for kind in GameKind::ALL {
        let elo: Vec<Option<i32>> = Level::all().map(|level| level.elo(kind)).collect();
        assert!(elo.windows(2).all(|pair| pair[0] < pair[1] && pair[0].is_some()), "{kind:?}: {elo:?}");
        assert_eq!(Level::PERFECT.elo(kind), None);
        let full = Level::full(1).and_then(|full| full.elo(kind));
        assert!(full.is_none_or(|full| Some(full) > Level::LAST.elo(kind)), "{kind:?}: {full:?}");
    }
}

#[test]
fn levels_play_on_other_board_sizes() {
    let position = read(
        sized(GameKind::Breakthrough, 10, 10),
        &format!("{}/10/10/10/10/10/10/10/10/{} w", "p".repeat(10), "P".repeat(10)),
    );
    for level in Level::all().take(7) {
        assert!(!chosen(&position, level, 1).is_empty());
    }
}
