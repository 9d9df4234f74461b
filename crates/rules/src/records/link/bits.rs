//! Bytes and groups of bits.

/// Collects bits, the highest bit of each byte first.
#[derive(Debug, Default)]
pub(super) struct BitWriter {
    pub(super) bytes: Vec<u8>,
    /// Bits of the last byte that are in use; 0 if it is full.
    used: u32,
}

impl BitWriter {
    /// Adds the lowest `width` bits of a value.
    pub(super) fn push(&mut self, value: usize, width: u32) {
        for bit in (0..width).rev() {
            if self.used == 0 {
                self.bytes.push(0);
            }
            let last = self.bytes.last_mut().expect("a byte has just been added");
            *last |= ((value >> bit & 1) as u8) << (7 - self.used);
            self.used = (self.used + 1) % 8;
        }
    }
}

/// Takes bits from bytes.
#[derive(Debug)]
pub(super) struct BitReader<'a> {
    bytes: &'a [u8],
    next: usize,
}

impl<'a> BitReader<'a> {
    pub(super) const fn new(bytes: &'a [u8]) -> BitReader<'a> {
        BitReader { bytes, next: 0 }
    }

    /// The next `width` bits as a number; `None` if there are not `n`.
    pub(super) fn take(&mut self, width: u32) -> Option<usize> {
        (0..width).try_fold(0, |value, _| {
            let byte = self.bytes.get(self.next / 8)?;
            let bit = byte >> (7 - self.next % 8) & 1;
            self.next += 1;
            Some(value << 1 | usize::from(bit))
        })
    }

    /// Whether only the unused bits of the last byte are left, and they are 0.
    pub(super) fn is_at_end(&mut self) -> bool {
        let left = self.bytes.len() * 8 - self.next;
        left < 8 && self.take(left as u32) == Some(0)
    }
}

/// The bits that a number below `count` needs.
pub(super) const fn width(count: usize) -> u32 {
    usize::BITS - count.saturating_sub(1).leading_zeros()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_are_read_back_as_written() {
        let values = [(5, 3), (0, 0), (1, 1), (300, 9), (0, 2), (65_535, 16)];
        let mut writer = BitWriter::default();
        values.iter().for_each(|(value, width)| writer.push(*value, *width));
        let mut reader = BitReader::new(&writer.bytes);
        assert!(values.iter().all(|(value, width)| reader.take(*width) == Some(*value)));
        assert!(reader.is_at_end());
        assert_eq!((writer.bytes.len(), reader.take(2)), (4, None));
    }

    #[test]
    fn a_number_needs_as_few_bits_as_its_bound_allows() {
        assert_eq!([0, 1, 2, 3, 4, 5, 256, 257].map(width), [0, 0, 1, 2, 2, 3, 8, 9]);
    }
}
