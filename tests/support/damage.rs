//! Damaged copies of files and messages; the same number gives the same damage on every machine.

/// A copy of an input that is changed in some places, by a sequence of numbers that begins with `seed`.
pub(crate) fn damaged(input: &[u8], seed: u64) -> Vec<u8> {
    let mut bytes = input.to_vec();
    let mut state = seed;
    let mut number = || {
        state = state.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(0x1405_7B7E_F767_814F);
        (state >> 33) as usize
    };
    for _ in 0..=number() % 4 {
        if bytes.is_empty() {
            bytes.push(number() as u8);
        }
        let at = number() % bytes.len();
        match number() % 6 {
            0 => bytes[at] ^= 1 << (number() % 8),
            1 => bytes[at] = number() as u8,
            2 => bytes.truncate(at),
            3 => drop(bytes.remove(at)),
            4 => bytes.insert(at, b" \n()[]{};:,.-0189xX\"@"[number() % 21]),
            _ => {
                let end = (at + number() % 16).min(bytes.len());
                let part = bytes[at..end].to_vec();
                let to = number() % bytes.len();
                bytes.splice(to..to, part);
            }
        }
    }
    bytes
}
