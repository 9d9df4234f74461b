//! Threats: what the other side would do if it were its turn.

use tessera_rules::{Game, Position, Setup, Situation, SituationParts};

/// The same position with the other side to move, whose best move is the threat.
///
/// `None` where the rules know no such position: after the end of the game, while pieces are placed in turn, and where the
/// other side could not move a piece. The new position knows no earlier ones.
pub fn threatening_position(position: &Position) -> Option<Position> {
    let (placement, parts) = (position.placement(), position.situation().parts());
    let parts = SituationParts { to_move: parts.to_move.other(), ..parts };
    let situation = Situation::from_parts(position.variant().kind(), &parts, &placement);
    let setup = Setup { variant: position.variant(), placement, situation };
    let threatening = setup.into_position().ok().filter(|_| !position.outcome().is_over())?;
    let moves_piece = threatening.legal_moves().iter().any(|mv| mv.target().is_some());
    (moves_piece && !threatening.outcome().is_over()).then_some(threatening)
}
