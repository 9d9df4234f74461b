//! Matches between players of this crate.

use tessera::arena::{Points, Reason, Seat, Series};
use tessera::rules::{Game, GameKind, Move, Position, Record, Variant};

use super::support::{contest, hall, seat, variant};

#[test]
fn who_finds_wins_in_one_beats_a_random_player_nearly_always() {
    for (variant, least) in [(variant(GameKind::Breakthrough, 6, 6), 27), (Variant::standard(GameKind::Diamond), 27)] {
        let standing = contest(&hall(variant), ["greedy", "random"], 30).expect("it is played");
        assert_eq!(standing.tally.games(), 30);
        assert!(standing.tally.wins >= least, "{}: {}", variant.kind(), standing.tally);
    }
}

#[test]
fn playouts_beat_a_random_player_in_every_game() {
    for kind in GameKind::ALL {
        let standing = contest(&hall(Variant::standard(kind)), ["uct:200", "random"], 6).expect("it is played");
        assert!(standing.tally.wins >= 5, "{kind}: {}", standing.tally);
        assert!(standing.players[0].effort.nodes > 200 && standing.players[1].effort.nodes == 0);
    }
}

#[test]
fn playouts_take_a_win_in_one() {
    for (variant, text, wins) in [
        (variant(GameKind::Breakthrough, 4, 5), "3p/P3/4/2p1/3P w", &["a4a5", "a4b5"][..]),
        (variant(GameKind::Breakthrough, 4, 5), "3p/P3/4/2p1/3P b", &["c2b1", "c2c1", "c2d1"][..]),
        (Variant::standard(GameKind::Diamond), "4www/8/8/8/8/8/1bb5/1b5 b p9,9 0 -", &["c1"][..]),
    ] {
        let game = Record::new(Position::parse(variant, text).unwrap_or_else(|error| panic!("{text}: {error}")));
        for seed in 0..5 {
            let choice = seat("uct:3", &hall(variant)).expect("it comes").choose(&game, seed).expect("it moves");
            let mv = game.current().protocol_move(choice.mv);
            assert!(wins.contains(&mv.as_str()), "{mv} in {text}");
        }
    }
}

#[test]
fn every_opening_is_played_twice_with_colours_changed() {
    let hall = hall(Variant::standard(GameKind::Othello));
    let [mut a, mut b] = ["greedy", "random"].map(|name| seat(name, &hall).expect("it comes"));
    let mut games: Vec<(Seat, Vec<Move>)> = Vec::new();
    let series = Series { variant: hall.variant, games: 9, opening: 5, seed: 1 };
    let standing = series
        .run([a.as_mut(), b.as_mut()], &mut |finished, seat, _| {
            games.push((seat, finished.record.moves()[..finished.opening].to_vec()));
            Ok(())
        })
        .expect("it is played");
    assert_eq!((standing.tally.games(), games.len()), (10, 10), "an odd number is rounded up");
    assert_eq!(standing.as_first.games(), 5);
    for pair in games.chunks(2) {
        let [(first, opening), (second, again)] = pair else { panic!("games come in pairs") };
        assert_eq!((*first, *second), (Seat::First, Seat::Second));
        assert_eq!(opening, again);
        assert_eq!(opening.len(), 5);
    }
    assert!(games.chunks(2).is_sorted_by(|one, next| one[0].1 != next[0].1));
}

#[test]
fn a_match_with_a_seed_is_played_again_move_by_move() {
    let hall = hall(variant(GameKind::Breakthrough, 5, 5));
    let moves = |seed| {
        let [mut a, mut b] = ["level:2", "uct:20"].map(|name| seat(name, &hall).expect("it comes"));
        let mut games = Vec::new();
        let series = Series { variant: hall.variant, games: 4, opening: 3, seed };
        let hear = &mut |finished: &tessera::arena::Finished, _, _: &_| {
            games.push(finished.record.moves());
            Ok(())
        };
        series.run([a.as_mut(), b.as_mut()], hear).expect("it is played");
        games
    };
    assert_eq!(moves(1), moves(1));
    assert_ne!(moves(1), moves(2));
}

#[test]
fn a_swap_changes_the_colour_that_the_first_player_wins_with() {
    let hall = hall(Variant::standard(GameKind::Diamond));
    let mut opening = Record::new(Position::start(hall.variant));
    for text in ["d4", "swap"] {
        let mv = opening.current().parse_move(text).expect("a legal move");
        opening.play(mv).expect("a legal move");
    }
    assert_eq!(Seat::to_move(opening.current()), Seat::First);
    let [mut strong, mut weak] = ["greedy", "random"].map(|name| seat(name, &hall).expect("it comes"));
    let mut points = Vec::new();
    for seed in 0..6 {
        let finished = tessera::arena::play(opening.clone(), [strong.as_mut(), weak.as_mut()], seed).expect("it ends");
        assert!(matches!(finished.verdict.reason, Reason::Rules(_)));
        points.push(finished.verdict.points(Seat::First));
    }
    // Had the seats been mixed up, the weak player would win.
    assert!(points.iter().filter(|points| **points == Points::Win).count() >= 5, "{points:?}");
}
