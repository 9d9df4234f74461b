//! Weights of the evaluation as bytes: one byte each, those that look alike once, and all of it compressed.

use super::evaluation::{Evaluation, PHASES, STEP};
use super::features::{CONSTANTS, FeatureLayout};

/// What is wrong with bytes that should hold an evaluation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct EvaluationDecodeError;

/// The most bytes that come out of a file, so that a damaged one cannot ask for more.
const LARGEST: usize = 16 << 20;

/// The places of the weights that are written, in a phase and in the order in which they are.
fn written(layout: &FeatureLayout) -> impl Iterator<Item = usize> {
    layout.kinds.iter().flat_map(|kind| {
        let ways = kind.canonical.iter().enumerate().filter(|(way, same)| *way == **same as usize);
        ways.map(|(way, _)| kind.offset + way)
    })
}

pub(crate) fn encode(evaluation: &Evaluation) -> Vec<u8> {
    let layout = FeatureLayout::shared();
    let phases: Vec<&[i16]> = (0..PHASES).map(|phase| evaluation.phase(phase)).collect();
    let constants = phases.iter().flat_map(|phase| &phase[..CONSTANTS]);
    let mut bytes: Vec<u8> = constants.flat_map(|weight| weight.to_le_bytes()).collect();
    // The same group in neighbouring phases is worth about the same: such bytes stand together.
    for place in written(layout) {
        bytes.extend(phases.iter().map(|phase| (phase[place] / STEP) as i8 as u8));
    }
    miniz_oxide::deflate::compress_to_vec(&bytes, 10)
}

pub(crate) fn decode(bytes: &[u8]) -> Result<Evaluation, EvaluationDecodeError> {
    let bytes =
        miniz_oxide::inflate::decompress_to_vec_with_limit(bytes, LARGEST).map_err(|_| EvaluationDecodeError)?;
    let layout = FeatureLayout::shared();
    let (first, rest) = bytes.split_at_checked(2 * PHASES * CONSTANTS).ok_or(EvaluationDecodeError)?;
    let mut weights = vec![0; PHASES * layout.len];
    for (index, value) in first.chunks_exact(2).enumerate() {
        let (phase, constant) = (index / CONSTANTS, index % CONSTANTS);
        weights[phase * layout.len + constant] = i16::from_le_bytes([value[0], value[1]]);
    }
    let mut rows = rest.chunks_exact(PHASES);
    for place in written(layout) {
        let row = rows.next().ok_or(EvaluationDecodeError)?;
        for (phase, value) in row.iter().enumerate() {
            weights[phase * layout.len + place] = i16::from(*value as i8) * STEP;
        }
    }
    if rows.next().is_some() || !rows.remainder().is_empty() {
        return Err(EvaluationDecodeError);
    }
    for phase in weights.chunks_exact_mut(layout.len) {
        for kind in &layout.kinds {
            for (way, same) in kind.canonical.iter().enumerate() {
                phase[kind.offset + way] = phase[kind.offset + *same as usize];
            }
        }
    }
    Ok(Evaluation::new(&weights))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_evaluation_survives_being_written_and_damaged_bytes_are_refused() {
        let evaluation = Evaluation::rules_of_thumb();
        let bytes = encode(&evaluation);
        assert_eq!(decode(&bytes), Ok(evaluation));
        assert_eq!(decode(&bytes[..bytes.len() - 9]), Err(EvaluationDecodeError));
        assert_eq!(decode(&[]), Err(EvaluationDecodeError));
        let longer = miniz_oxide::inflate::decompress_to_vec(&bytes).map(|bytes| [bytes, vec![0; 15]].concat());
        let longer = longer.map(|bytes| miniz_oxide::deflate::compress_to_vec(&bytes, 6));
        assert_eq!(decode(&longer.expect("it was just compressed")), Err(EvaluationDecodeError));
    }
}
