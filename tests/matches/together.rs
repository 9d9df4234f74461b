//! Several commands in a frame, several matches on the table.

use tessera::game::events::MatchEvent::{Played, TurnStarted};
use tessera::game::requests::MatchCommand::{Play, Undo};
use tessera::game::requests::RefusalReason::Illegal;
use tessera::game::requests::{MatchCommand, Refusal};
use tessera::rules::{Game, GameKind, IllegalMove, Record, Side};

use crate::random::{pick, seeded};
use crate::table::{Table, start};

#[test]
fn commands_of_one_frame_are_applied_in_order() {
    let mut table = Table::new();
    let position = start(GameKind::Breakthrough);
    let game = table.open(position.clone());
    let moves = position.parse_game("a2-a3 h7-h6 a3-a4").unwrap();
    table.request_all([
        (game, Play(moves[0])),
        (game, Play(moves[0])),
        (game, Play(moves[1])),
        (game, Undo { plies: 1 }),
        (game, Play(moves[1])),
        (game, Play(moves[2])),
    ]);
    let from = moves[0].origin().unwrap();
    let twice = Refusal { game, command: Play(moves[0]), reason: Illegal(IllegalMove::NothingThere(from)) };
    assert_eq!(table.refusals(), [twice]);
    let mut record = Record::new(position);
    for mv in &moves {
        record.play(*mv).unwrap();
    }
    assert_eq!(&table.position(game), record.current());
    let plies = table.events().into_iter().filter_map(|event| match event.event {
        Played { ply, .. } => Some(ply),
        _ => None,
    });
    assert_eq!(plies.collect::<Vec<_>>(), [1, 2, 2, 3]);
}

#[test]
fn a_whole_game_can_be_played_in_one_frame() {
    for position in GameKind::ALL.map(start) {
        let mut rng = seeded(8);
        let mut record = Record::new(position.clone());
        while !record.current().outcome().is_over() {
            let mv = pick(&mut rng, &record.current().legal_moves());
            record.play(mv).unwrap();
        }
        let mut table = Table::new();
        let game = table.open(position);
        table.request_all(record.moves().into_iter().map(|mv| (game, Play(mv))));
        assert_eq!(table.refusals(), []);
        assert_eq!(&table.position(game), record.current());
        assert_eq!(table.outcome(game), record.current().outcome());
    }
}

#[test]
fn matches_side_by_side_are_independent() {
    let mut table = Table::new();
    let mut rng = seeded(3);
    let mut records = GameKind::ALL.map(|kind| Record::new(start(kind))).to_vec();
    records.push(Record::new(start(GameKind::Diamond)));
    let games: Vec<_> = records.iter().map(|record| table.open(record.start().clone())).collect();
    for _ in 0..40 {
        let mut commands: Vec<(_, MatchCommand)> = Vec::new();
        for (record, game) in records.iter_mut().zip(&games) {
            let moves = record.current().legal_moves();
            if !moves.is_empty() {
                let mv = pick(&mut rng, &moves);
                record.play(mv).unwrap();
                commands.push((*game, Play(mv)));
            }
        }
        table.request_all(commands);
        assert_eq!(table.refusals(), []);
        for (record, game) in records.iter().zip(&games) {
            assert_eq!(&table.position(*game), record.current());
        }
    }
}

#[test]
fn an_undo_in_one_match_does_not_change_another() {
    let mut table = Table::new();
    let [one, other] = [(); 2].map(|()| table.open(start(GameKind::Breakthrough)));
    for text in ["a2-a3", "h7-h6"] {
        table.play(one, text);
        table.play(other, text);
    }
    let before = table.snapshot(other);
    table.request(one, Undo { plies: 2 });
    assert_eq!(table.snapshot(other), before);
}

#[test]
fn events_name_their_match() {
    let mut table = Table::new();
    let [one, other] = [(); 2].map(|()| table.open(start(GameKind::Othello)));
    let mv = table.position(one).legal_moves()[0];
    table.request_all([(other, Play(mv)), (one, Play(mv))]);
    let turns: Vec<_> =
        table.events().into_iter().filter(|event| event.event == TurnStarted { side: Side::Second }).collect();
    assert_eq!(turns.iter().map(|event| event.game).collect::<Vec<_>>(), [other, one]);
}
