//! Reports: losses, turning points with their reasons, and figures for each player.

use tessera_engine::Score;
use tessera_engine::analysis::{AnalysisJob, AnalysisLimits, EvaluationStore, GameReport, MistakeReason};
use tessera_rules::{Game, GameKind, Position, Side, Size, Variant, Victory};

fn analysed(start: &Position, moves: &str, depth: u32) -> GameReport {
    let moves = start.parse_game(moves).expect("a legal game");
    let mut store = EvaluationStore::default();
    let mut job = AnalysisJob::new(start, &moves, AnalysisLimits::depth(depth));
    job.run(&mut store);
    GameReport::new(job.positions(), &moves, &store)
}

fn start(kind: GameKind) -> Position {
    Position::start(Variant::standard(kind))
}

#[test]
fn a_corner_that_was_given_away_is_named() {
    let start = start(GameKind::Othello);
    let report = analysed(&start, "d3 e3 f2 c3 f5 f4 f3 g4 g3 g6 c4 e2 f1 h3 h2 h1", 6);
    let mistake = &report.moves[14];
    let Some(MistakeReason::GaveCorner { at }) = mistake.reason else { panic!("{mistake:?}") };
    assert_eq!(start.topology().label(at), "h1");
    assert!(mistake.loss >= 4.0 && report.turning_points.contains(&14), "{mistake:?}");
}

#[test]
fn a_report_names_the_opening() {
    let report = analysed(&start(GameKind::Othello), "f5 d6 c3 d3 c4 f4", 2);
    assert_eq!(report.opening, Some("Tiger"));
}

#[test]
fn a_win_that_was_allowed_or_missed_is_proved() {
    let variant = Variant::new(GameKind::Breakthrough, Size { columns: 4, rows: 6 }).unwrap();
    // White could win at once on a6 and moves another pawn; then Black wins.
    let start = Position::parse(variant, "4/P3/4/1P2/3p/4 w").unwrap();
    let report = analysed(&start, "b3b4 d2d1", 6);
    let missed = &report.moves[0];
    assert_eq!(missed.best_value.score, Score::Win { plies: 1 });
    assert_eq!(missed.value.score, Score::Loss { plies: 2 });
    let Some(MistakeReason::AllowedWinNow { at, by }) = missed.reason else { panic!("{missed:?}") };
    assert_eq!((start.topology().label(at), by), ("c1", Victory::FarRow { at }));
    assert_eq!((missed.loss, report.turning_points.as_slice()), (1.0, &[0][..]));
}

#[test]
fn losses_are_never_negative_and_the_best_move_loses_nothing() {
    for kind in GameKind::ALL {
        let start = start(kind);
        let (mut position, mut moves) = (start.clone(), Vec::new());
        for ply in 0..14 {
            let legal = position.legal_moves();
            let mv = legal[(5 * ply + 2) % legal.len()];
            moves.push(mv);
            position.play_unchecked(mv);
        }
        let report = analysed(&start, &start.format_game(&moves), 4);
        assert_eq!(report.moves.len(), 14);
        for mv in &report.moves {
            assert!(mv.loss >= 0.0, "{mv:?}");
            assert!(mv.mv != mv.best || mv.loss == 0.0, "{mv:?}");
            assert!(mv.loss > 0.0 || mv.reason.is_none(), "{mv:?}");
        }
        for (side, player) in [Side::First, Side::Second].into_iter().zip(report.players.0) {
            let chosen = report.moves.iter().filter(|mv| mv.player == side && !mv.is_forced);
            let losses: Vec<f64> = chosen.map(|mv| mv.loss).collect();
            let mean = losses.iter().sum::<f64>() / losses.len() as f64;
            assert!((player.average_loss.unwrap() - mean).abs() < 1e-9, "{kind}");
            assert!((0.0..=100.0).contains(&player.accuracy.unwrap()), "{kind}");
        }
    }
}

#[test]
fn a_game_without_moves_has_an_empty_report() {
    let report = analysed(&start(GameKind::Diamond), "", 3);
    assert_eq!((report.moves.len(), report.players.0[0].average_loss, report.turning_points.len()), (0, None, 0));
}
