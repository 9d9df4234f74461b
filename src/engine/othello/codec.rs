//! The evaluation as bytes: one byte per weight, equivalent patterns once, and all of it compressed.

use super::evaluation::{Evaluation, PHASES, STEP};
use super::features::{CONSTANTS, FeatureLayout};

/// The bytes do not hold an evaluation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct EvaluationDecodeError;

/// The most bytes that a file may decompress to, so that a damaged one cannot exhaust the memory.
const MAX_DECODED: usize = 16 << 20;

/// The indices of the weights that are stored, within a phase and in the order of the file.
fn stored_indices(layout: &FeatureLayout) -> impl Iterator<Item = usize> {
    layout.kinds.iter().flat_map(|kind| {
        let patterns = kind
            .canonical
            .iter()
            .enumerate()
            .filter(|(pattern, canonical_pattern)| *pattern == **canonical_pattern as usize);
        patterns.map(|(pattern, _)| kind.offset + pattern)
    })
}

/// Writes an evaluation.
pub(crate) fn encode(evaluation: &Evaluation) -> Vec<u8> {
    let layout = FeatureLayout::shared();
    let phases: Vec<&[i16]> = (0..PHASES).map(|phase| evaluation.phase(phase)).collect();
    let constants = phases.iter().flat_map(|phase| &phase[..CONSTANTS]);
    let mut bytes: Vec<u8> = constants.flat_map(|weight| weight.to_le_bytes()).collect();
    // A pattern has similar weights in neighbouring phases: storing them together compresses better.
    for place in stored_indices(layout) {
        bytes.extend(phases.iter().map(|phase| (phase[place] / STEP) as i8 as u8));
    }
    miniz_oxide::deflate::compress_to_vec(&bytes, 10)
}

/// Reads an evaluation.
pub(crate) fn decode(bytes: &[u8]) -> Result<Evaluation, EvaluationDecodeError> {
    let bytes =
        miniz_oxide::inflate::decompress_to_vec_with_limit(bytes, MAX_DECODED).map_err(|_| EvaluationDecodeError)?;
    let layout = FeatureLayout::shared();
    let (first, rest) = bytes.split_at_checked(2 * PHASES * CONSTANTS).ok_or(EvaluationDecodeError)?;
    let mut weights = vec![0; PHASES * layout.len];
    for (index, value) in first.chunks_exact(2).enumerate() {
        let (phase, constant) = (index / CONSTANTS, index % CONSTANTS);
        weights[phase * layout.len + constant] = i16::from_le_bytes([value[0], value[1]]);
    }
    let mut rows = rest.chunks_exact(PHASES);
    for place in stored_indices(layout) {
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
            for (pattern, canonical_pattern) in kind.canonical.iter().enumerate() {
                phase[kind.offset + pattern] = phase[kind.offset + *canonical_pattern as usize];
            }
        }
    }
    Ok(Evaluation::new(&weights))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_encoded_evaluation_decodes_to_the_same_and_damaged_bytes_are_refused() {
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
