//! Puts the right checksums and lengths round a content, which random bytes never have.

use tessera_rules::Variant;

/// A link with this content.
pub(super) fn link(variant: Variant, content: &[u8]) -> String {
    let (kind, size) = (variant.kind(), variant.size());
    let name = if variant == Variant::standard(kind) { kind.id().to_owned() } else { format!("{}-{size}", kind.id()) };
    let hashed = name.bytes().chain(content.iter().copied());
    let hash = hashed.fold(0x811c_9dc5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    let check = ((hash >> 16) as u16 ^ hash as u16).to_be_bytes();
    format!("tessera:{name}.{}", base64url(&[content, &check].concat()))
}

fn base64url(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let groups = bytes.chunks(3).flat_map(|group| {
        let word = group.iter().fold(0, |word, byte| word << 8 | u32::from(*byte)) << (8 * (3 - group.len()));
        (0..=group.len()).map(move |digit| char::from(DIGITS[(word >> (18 - 6 * digit)) as usize & 63]))
    });
    groups.collect()
}

/// A WTHOR file with whole games of 68 bytes.
pub(super) fn wthor(games: &[u8]) -> Vec<u8> {
    let count = games.len() / 68;
    let mut file = vec![20, 26, 1, 1];
    file.extend((count as u32).to_le_bytes());
    file.extend([0, 0, 0xea, 7, 8, 0, 24, 0]);
    file.extend(&games[..count * 68]);
    file
}

/// A file with whole names of players.
pub(super) fn wthor_names(names: &[u8]) -> Vec<u8> {
    let count = names.len() / 20;
    let mut file = vec![0; 8];
    file.extend((count as u16).to_le_bytes());
    file.extend([0; 6]);
    file.extend(&names[..count * 20]);
    file
}

/// FNV-1a, 64 bits.
fn fnv(bytes: &[u8]) -> [u8; 8] {
    let hash = |sum: u64, byte: &u8| (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01B3);
    bytes.iter().fold(0xCBF2_9CE4_8422_2325, hash).to_le_bytes()
}

/// A file of weights, version 1.
pub(super) fn weights(blocks: &[u8]) -> Vec<u8> {
    [b"TESSERAW", &1_u32.to_le_bytes()[..], &fnv(blocks), blocks].concat()
}

/// A file of opening values.
pub(super) fn openings(blocks: &[u8]) -> Vec<u8> {
    [b"TESSERAO", &fnv(blocks)[..], blocks].concat()
}

/// A saved proof with this content.
pub(super) fn proof(words: &[u8]) -> Vec<u8> {
    [b"TESSERA1", &fnv(words)[..], words].concat()
}
