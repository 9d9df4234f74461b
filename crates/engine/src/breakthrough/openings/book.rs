//! The values of all positions up to a layer, derived from the values of that layer.

use super::file::OpeningValues;
use super::layer::{OpeningLayer, canonical, sets_of, successors};
use crate::breakthrough::bitboards::BoardTables;
use crate::value_search::{Distance, ProvenValue};
use tessera_rules::breakthrough::Position;
use tessera_rules::{Game, Side};

/// Proved values of the openings of one board.
#[derive(Clone, Debug)]
pub struct OpeningBook {
    tables: BoardTables<u64>,
    layers: Vec<(OpeningLayer, Vec<ProvenValue>)>,
}

impl OpeningBook {
    /// Derives the values of all positions from those of the last layer.
    pub fn new(values: &OpeningValues) -> OpeningBook {
        let tables = BoardTables::new(values.size).expect("values of openings are read for boards of up to 64 points");
        let mut layers = vec![OpeningLayer::after(values.size, 0).expect("the board has up to 64 points")];
        for _ in 0..values.plies {
            layers.push(layers.last().expect("there is a first layer").next(&tables));
        }
        let mut known = values.proven_values();
        let mut valued = Vec::new();
        while let Some(layer) = layers.pop() {
            let earlier = layers.last().map(|before| derive(&tables, before, &layer, &known));
            valued.push((layer, std::mem::replace(&mut known, earlier.unwrap_or_default())));
        }
        valued.reverse();
        OpeningBook { tables, layers: valued }
    }

    /// The stored value of a position, for the side to move.
    pub fn value(&self, position: &Position) -> ProvenValue {
        let sets = sets_of(&self.tables, position);
        let layers = self.layers.iter().filter(|(layer, _)| layer.side() == position.side_to_move());
        let found = layers.filter_map(|(layer, values)| layer.index_of(sets).map(|index| values[index]));
        found.max_by_key(|value| value.is_known()).unwrap_or(ProvenValue::Unknown)
    }

    /// The number of positions whose value is known.
    pub fn known(&self) -> usize {
        self.layers.iter().flat_map(|(_, values)| values).filter(|value| value.is_known()).count()
    }
}

/// The values of a layer from those of the next one.
fn derive(
    tables: &BoardTables<u64>,
    layer: &OpeningLayer,
    later: &OpeningLayer,
    known: &[ProvenValue],
) -> Vec<ProvenValue> {
    let side: Side = layer.side();
    let value = |sets: &[u64; 2]| {
        let mut moves = Vec::new();
        successors(tables, *sets, side, |next| {
            let value = if tables.is_over(&next) {
                ProvenValue::Loss(Distance::Exactly(0))
            } else {
                let index = later.index_of(canonical(tables, next.pieces));
                index.map_or(ProvenValue::Unknown, |index| known[index])
            };
            moves.push(value.for_mover());
        });
        best_of(&moves)
    };
    layer.sets().iter().map(value).collect()
}

/// The value of a position from the values of its moves: the shortest win, else the longest loss. Wins that may not be
/// the shortest have upper bounds.
fn best_of(moves: &[ProvenValue]) -> ProvenValue {
    let wins = moves.iter().filter_map(|value| match value {
        ProvenValue::Win(distance) => Some(distance.plies()),
        _ => None,
    });
    let exact = moves
        .iter()
        .all(|value| matches!(value, ProvenValue::Win(Distance::Exactly(_)) | ProvenValue::Loss(Distance::Exactly(_))));
    let distance = |plies| if exact { Distance::Exactly(plies) } else { Distance::AtMost(plies) };
    if let Some(plies) = wins.min() {
        return ProvenValue::Win(distance(plies));
    }
    let losses: Option<Vec<u32>> = moves
        .iter()
        .map(|value| match value {
            ProvenValue::Loss(distance) => Some(distance.plies()),
            _ => None,
        })
        .collect();
    losses
        .and_then(|plies| plies.into_iter().max())
        .map_or(ProvenValue::Unknown, |plies| ProvenValue::Loss(distance(plies)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use Distance::{AtMost, Exactly};
    use ProvenValue::{Loss, Unknown, Win};

    #[test]
    fn a_position_has_the_shortest_win_or_the_longest_loss_of_its_moves() {
        assert_eq!(best_of(&[Win(Exactly(9)), Loss(Exactly(4)), Win(Exactly(7))]), Win(Exactly(7)));
        assert_eq!(best_of(&[Loss(Exactly(6)), Loss(Exactly(8))]), Loss(Exactly(8)));
    }

    #[test]
    fn a_move_of_unknown_value_leaves_a_bound_or_nothing() {
        assert_eq!(best_of(&[Win(Exactly(9)), Unknown]), Win(AtMost(9)));
        assert_eq!(best_of(&[Loss(Exactly(6)), Unknown]), Unknown);
        assert_eq!(best_of(&[Loss(AtMost(6)), Loss(Exactly(4))]), Loss(AtMost(6)));
    }
}
