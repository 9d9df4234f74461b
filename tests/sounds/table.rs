//! `assets/sounds/sounds.tsv`: the measurements of each sample, written by the script that made them.

use std::path::PathBuf;

/// One line of the table.
#[derive(Debug)]
pub(crate) struct Row {
    pub(crate) name: String,
    pub(crate) milliseconds: f32,
    pub(crate) peak: f32,
    pub(crate) offset: f32,
    pub(crate) loudness: f32,
    pub(crate) bytes: usize,
    pub(crate) crc: u32,
}

pub(crate) fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("assets/sounds")
}

pub(crate) fn rows() -> Vec<Row> {
    let text = std::fs::read_to_string(folder().join("sounds.tsv")).expect("the table can be read");
    let mut lines = text.lines();
    assert_eq!(
        lines.next(),
        Some("name\tms\tstrongest ms\tpeak dB\toffset\tloudness LUFS\tbytes\tcrc32"),
        "the table begins with the names of its columns"
    );
    lines.map(row).collect()
}

fn row(line: &str) -> Row {
    let cells: Vec<&str> = line.split('\t').collect();
    let number = |index: usize| cells[index].parse().expect("a number");
    Row {
        name: cells[0].to_owned(),
        milliseconds: number(1),
        peak: number(3),
        offset: number(4),
        loudness: number(5),
        bytes: cells[6].parse().expect("a whole number"),
        crc: u32::from_str_radix(cells[7], 16).expect("a hexadecimal number"),
    }
}

/// CRC-32 as in zip and PNG.
pub(crate) fn crc32(bytes: &[u8]) -> u32 {
    let step = |crc: u32, byte: &u8| {
        (0..8).fold(crc ^ u32::from(*byte), |crc, _| if crc & 1 == 1 { (crc >> 1) ^ 0xEDB8_8320 } else { crc >> 1 })
    };
    !bytes.iter().fold(!0, step)
}

#[test]
fn the_checksum_is_the_one_of_zip() {
    assert_eq!(crc32(b"123456789"), 0xCBF4_3926);
}
