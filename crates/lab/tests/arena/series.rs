//! Series of games between players of this crate.

use tessera_lab::{Contestant, EndReason, FinishedGame, Points, Series};
use tessera_rules::{Game, GameKind, Move, Position, Record, Variant};

use super::support::{config, play_series, player, variant};

#[test]
fn the_greedy_player_beats_the_random_player() {
    for (variant, min_wins) in [(variant(GameKind::Breakthrough, 6, 6), 27), (Variant::standard(GameKind::Diamond), 27)]
    {
        let result = play_series(&config(variant), ["greedy", "random"], 30).expect("the games end");
        assert_eq!(result.score.games(), 30);
        assert!(result.score.wins >= min_wins, "{}: {}", variant.kind(), result.score);
    }
}

#[test]
fn the_uct_player_beats_the_random_player_in_every_game() {
    for kind in GameKind::ALL {
        let result = play_series(&config(Variant::standard(kind)), ["uct:200", "random"], 6).expect("the games end");
        assert!(result.score.wins >= 5, "{kind}: {}", result.score);
        assert!(result.players[0].search.nodes > 200 && result.players[1].search.nodes == 0);
    }
}

#[test]
fn the_uct_player_plays_a_winning_move() {
    for (variant, text, wins) in [
        (variant(GameKind::Breakthrough, 4, 5), "3p/P3/4/2p1/3P w", &["a4a5", "a4b5"][..]),
        (variant(GameKind::Breakthrough, 4, 5), "3p/P3/4/2p1/3P b", &["c2b1", "c2c1", "c2d1"][..]),
        (Variant::standard(GameKind::Diamond), "4www/8/8/8/8/8/1bb5/1b5 b p9,9 0 -", &["c1"][..]),
    ] {
        let game = Record::new(Position::parse(variant, text).unwrap_or_else(|error| panic!("{text}: {error}")));
        for seed in 0..5 {
            let choice = player("uct:3", &config(variant))
                .expect("the player is created")
                .choose_move(&game, seed)
                .expect("a move");
            let mv = game.current().protocol_move(choice.mv);
            assert!(wins.contains(&mv.as_str()), "{mv} in {text}");
        }
    }
}

#[test]
fn every_opening_is_played_twice_with_colours_swapped() {
    let config = config(Variant::standard(GameKind::Othello));
    let [mut a, mut b] = ["greedy", "random"].map(|name| player(name, &config).expect("the player is created"));
    let mut games: Vec<(Contestant, Vec<Move>)> = Vec::new();
    let series = Series { variant: config.variant, games: 9, opening: 5, balance: None, seed: 1 };
    let result = series
        .run([a.as_mut(), b.as_mut()], &mut |game, contestant, _| {
            games.push((contestant, game.record.moves()[..game.opening].to_vec()));
            Ok(())
        })
        .expect("the games end");
    assert_eq!((result.score.games(), games.len()), (10, 10), "an odd number is rounded up");
    assert_eq!(result.score_as_first.games(), 5);
    for pair in games.chunks(2) {
        let [(first, opening), (second, second_opening)] = pair else { panic!("games come in pairs") };
        assert_eq!((*first, *second), (Contestant::First, Contestant::Second));
        assert_eq!(opening, second_opening);
        assert_eq!(opening.len(), 5);
    }
    assert!(games.chunks(2).is_sorted_by(|one, next| one[0].1 != next[0].1));
}

#[test]
fn the_seed_decides_every_move_of_a_series() {
    let config = config(variant(GameKind::Breakthrough, 5, 5));
    let moves = |seed| {
        let [mut a, mut b] = ["level:2", "uct:20"].map(|name| player(name, &config).expect("the player is created"));
        let mut games = Vec::new();
        let series = Series { variant: config.variant, games: 4, opening: 3, balance: None, seed };
        let on_game = &mut |game: &FinishedGame, _, _: &_| {
            games.push(game.record.moves());
            Ok(())
        };
        series.run([a.as_mut(), b.as_mut()], on_game).expect("the games end");
        games
    };
    assert_eq!(moves(1), moves(1));
    assert_ne!(moves(1), moves(2));
}

#[test]
fn a_swap_changes_the_colours_and_not_the_contestants() {
    let config = config(Variant::standard(GameKind::Diamond));
    let mut opening = Record::new(Position::start(config.variant));
    for text in ["d4", "swap"] {
        let mv = opening.current().parse_move(text).expect("a legal move");
        opening.play(mv).expect("a legal move");
    }
    assert_eq!(Contestant::to_move(opening.current()), Contestant::First);
    let [mut strong, mut weak] = ["greedy", "random"].map(|name| player(name, &config).expect("the player is created"));
    let mut points = Vec::new();
    for seed in 0..6 {
        let game = tessera_lab::play(opening.clone(), [strong.as_mut(), weak.as_mut()], seed).expect("the game ends");
        assert!(matches!(game.result.reason, EndReason::Rules(_)));
        points.push(game.result.points(Contestant::First));
    }
    // If the swap changed the contestants, the weak player would win.
    assert!(points.iter().filter(|points| **points == Points::Win).count() >= 5, "{points:?}");
}
