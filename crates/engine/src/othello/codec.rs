//! The evaluation as bytes: one byte per weight, equivalent patterns once, and all of it compressed.

use super::board_counts::COUNT_WEIGHTS;
use super::evaluation::{Evaluation, PHASES};
use super::features::FeatureLayout;

/// The bytes do not hold an evaluation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct EvaluationDecodeError;

/// The most bytes that a file may decompress to, so that a damaged one cannot exhaust the memory.
const MAX_DECODED: usize = 16 << 20;

/// The indices of the weights that are stored, within a phase and in the order of the file.
fn stored_indices(layout: &FeatureLayout) -> impl Iterator<Item = usize> {
    let patterns = layout.kinds.iter().flat_map(|kind| {
        let patterns = kind
            .canonical
            .iter()
            .enumerate()
            .filter(|(pattern, canonical_pattern)| *pattern == **canonical_pattern as usize);
        patterns.map(|(pattern, _)| kind.offset + pattern)
    });
    (0..COUNT_WEIGHTS).chain(patterns)
}

/// Writes an evaluation.
pub(crate) fn encode(evaluation: &Evaluation) -> Vec<u8> {
    let layout = FeatureLayout::shared();
    let phases: Vec<Vec<i8>> = (0..PHASES).map(|phase| evaluation.phase(phase)).collect();
    // A pattern has similar weights in neighbouring phases: storing them together compresses better.
    let bytes: Vec<u8> =
        stored_indices(layout).flat_map(|index| phases.iter().map(move |phase| phase[index] as u8)).collect();
    miniz_oxide::deflate::compress_to_vec(&bytes, 10)
}

/// Reads an evaluation.
pub(crate) fn decode(bytes: &[u8]) -> Result<Evaluation, EvaluationDecodeError> {
    let bytes =
        miniz_oxide::inflate::decompress_to_vec_with_limit(bytes, MAX_DECODED).map_err(|_| EvaluationDecodeError)?;
    let layout = FeatureLayout::shared();
    let mut weights = vec![0; PHASES * layout.len];
    let mut rows = bytes.chunks_exact(PHASES);
    for index in stored_indices(layout) {
        let row = rows.next().ok_or(EvaluationDecodeError)?;
        for (phase, value) in row.iter().enumerate() {
            weights[phase * layout.len + index] = *value as i8;
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
