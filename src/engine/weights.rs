//! The learned weights of all games: where they are kept, and how their files are read and written.

use std::fmt;
use std::sync::{Arc, OnceLock};

use super::expert;

use super::network::{HIDDEN, Network, OUT_LIMIT, Row};
use super::othello::{self, Evaluation};
use crate::rules::Size;

/// What the engine has learned. Without any, it judges positions by plain rules of thumb.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Weights {
    breakthrough: Vec<(Size, Arc<Network>)>,
    diamond: Option<Arc<[Network; 2]>>,
    othello: Option<Arc<Evaluation>>,
}

/// Why a file of weights cannot be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WeightsError {
    /// It does not begin as such files do.
    NotWeights,
    /// It was written by a program that this one is too old or too new for.
    OtherVersion(u32),
    /// It ends too early, is too long, or its content does not match its checksum.
    Damaged,
    /// It holds a network of a shape this program does not know.
    OtherShape,
}

impl std::error::Error for WeightsError {}

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WeightsError::NotWeights => write!(f, "this is not a file of weights"),
            WeightsError::OtherVersion(version) => {
                write!(f, "the weights have version {version}, and this program reads version {VERSION}")
            }
            WeightsError::Damaged => write!(f, "the weights are damaged"),
            WeightsError::OtherShape => write!(f, "the weights are for a network of another shape"),
        }
    }
}

const MAGIC: &[u8; 8] = b"TESSERAW";
const VERSION: u32 = 1;

/// Which network a block of a file holds.
const BREAKTHROUGH: u8 = 1;
const DIAMOND: u8 = 2;
const OTHELLO: u8 = 3;

impl Weights {
    /// Nothing learned.
    #[must_use]
    pub fn none() -> Weights {
        Weights::default()
    }

    /// The weights that belong to the program; `none` for what cannot be read, which [`Weights::built_in_fault`] tells.
    #[must_use]
    pub fn built_in() -> &'static Weights {
        &read_built_in().0
    }

    /// What is wrong with the program's own weights.
    #[must_use]
    pub fn built_in_fault() -> Option<&'static WeightsError> {
        read_built_in().1.as_ref()
    }

    /// Adds the networks of a file, in place of those for the same board.
    ///
    /// # Errors
    /// What is wrong with the bytes; then nothing is changed.
    pub fn read(&mut self, bytes: &[u8]) -> Result<(), WeightsError> {
        let mut read = self.clone();
        let mut reader = Reader::open(bytes)?;
        while !reader.rest.is_empty() {
            reader.block(&mut read)?;
        }
        *self = read;
        Ok(())
    }

    /// Takes over all networks of `other`, in place of those for the same boards.
    pub fn adopt(&mut self, other: &Weights) {
        for (size, network) in &other.breakthrough {
            self.put_breakthrough(*size, network.clone());
        }
        self.diamond = other.diamond.clone().or(self.diamond.take());
        self.othello = other.othello.clone().or(self.othello.take());
    }

    /// The file that holds these weights.
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        let mut content = Vec::new();
        for (size, network) in &self.breakthrough {
            content.extend([BREAKTHROUGH, size.columns, size.rows, HIDDEN as u8]);
            write_network(network, &mut content);
        }
        if let Some(networks) = &self.diamond {
            content.extend([DIAMOND, 8, 8, HIDDEN as u8]);
            networks.iter().for_each(|network| write_network(network, &mut content));
        }
        if let Some(evaluation) = &self.othello {
            let bytes = othello::encode(evaluation);
            content.extend([OTHELLO, 8, 8, HIDDEN as u8]);
            content.extend((bytes.len() as u32).to_le_bytes());
            content.extend(bytes);
        }
        let mut file = MAGIC.to_vec();
        file.extend(VERSION.to_le_bytes());
        file.extend(checksum(&content).to_le_bytes());
        file.extend(content);
        file
    }

    /// Whether there is a network for Breakthrough on this board.
    #[must_use]
    pub fn knows_breakthrough(&self, size: Size) -> bool {
        self.breakthrough(size).is_some()
    }

    #[must_use]
    pub fn knows_diamond(&self) -> bool {
        self.diamond.is_some()
    }

    #[must_use]
    pub const fn knows_othello(&self) -> bool {
        self.othello.is_some()
    }

    /// The evaluation of Othello; rules of thumb if none was learned.
    pub(in crate::engine) fn othello(&self) -> Arc<Evaluation> {
        static MODEST: OnceLock<Arc<Evaluation>> = OnceLock::new();
        self.othello.clone().unwrap_or_else(|| MODEST.get_or_init(|| Arc::new(Evaluation::modest())).clone())
    }

    pub(super) fn breakthrough(&self, size: Size) -> Option<Arc<Network>> {
        self.breakthrough.iter().find(|(known, _)| *known == size).map(|(_, network)| network.clone())
    }

    /// The network of the board most like this one, and which board that is.
    pub(super) fn nearest_breakthrough(&self, size: Size) -> Option<(Size, &Network)> {
        let difference = |known: Size| known.columns.abs_diff(size.columns) + known.rows.abs_diff(size.rows);
        let nearest = self.breakthrough.iter().min_by_key(|(known, _)| difference(*known))?;
        Some((nearest.0, &nearest.1))
    }

    pub(super) fn diamond(&self) -> Option<Arc<[Network; 2]>> {
        self.diamond.clone()
    }

    pub(super) fn set_breakthrough(&mut self, size: Size, network: Network) {
        self.put_breakthrough(size, Arc::new(network));
    }

    fn put_breakthrough(&mut self, size: Size, network: Arc<Network>) {
        self.breakthrough.retain(|(known, _)| *known != size);
        self.breakthrough.push((size, network));
        self.breakthrough.sort_by_key(|(size, _)| (size.rows, size.columns));
    }

    pub(in crate::engine) fn set_othello(&mut self, evaluation: Arc<Evaluation>) {
        self.othello = Some(evaluation);
    }

    pub(super) fn set_diamond(&mut self, networks: [Network; 2]) {
        self.diamond = Some(Arc::new(networks));
    }
}

fn read_built_in() -> &'static (Weights, Option<WeightsError>) {
    static BUILT_IN: OnceLock<(Weights, Option<WeightsError>)> = OnceLock::new();
    BUILT_IN.get_or_init(|| {
        let files: [&[u8]; 3] = [
            include_bytes!("../../assets/engine/othello.bin"),
            include_bytes!("../../assets/engine/breakthrough.bin"),
            include_bytes!("../../assets/engine/diamond.bin"),
        ];
        let mut weights = Weights::none();
        let faults: Vec<WeightsError> = files.into_iter().filter_map(|file| weights.read(file).err()).collect();
        (weights, faults.into_iter().next())
    })
}

/// Rows that are all zero, as those of points that no board has, take two bytes; a run of others is told by its length.
fn write_network(network: &Network, to: &mut Vec<u8>) {
    let (rows, biases, out, out_bias) = network.parts();
    to.extend((rows.len() as u16).to_le_bytes());
    for row in rows {
        let empty = row.iter().all(|weight| *weight == 0);
        to.push(u8::from(!empty));
        if !empty {
            write_row(row, to);
        }
    }
    write_row(biases, to);
    out.iter().for_each(|row| write_row(row, to));
    to.extend(out_bias.to_le_bytes());
}

fn write_row(row: &Row, to: &mut Vec<u8>) {
    row.iter().for_each(|weight| to.extend(weight.to_le_bytes()));
}

/// FNV-1a, 64 bits: enough against accidents.
pub(super) fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xCBF2_9CE4_8422_2325, |sum, byte| (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01B3))
}

struct Reader<'a> {
    rest: &'a [u8],
}

impl<'a> Reader<'a> {
    fn open(bytes: &'a [u8]) -> Result<Reader<'a>, WeightsError> {
        let mut reader = Reader { rest: bytes };
        if reader.take::<8>() != Ok(*MAGIC) {
            return Err(WeightsError::NotWeights);
        }
        let version = u32::from_le_bytes(reader.take()?);
        if version != VERSION {
            return Err(WeightsError::OtherVersion(version));
        }
        let sum = u64::from_le_bytes(reader.take()?);
        if sum == checksum(reader.rest) { Ok(reader) } else { Err(WeightsError::Damaged) }
    }

    fn take<const N: usize>(&mut self) -> Result<[u8; N], WeightsError> {
        let (taken, rest) = self.rest.split_first_chunk::<N>().ok_or(WeightsError::Damaged)?;
        self.rest = rest;
        Ok(*taken)
    }

    fn block(&mut self, into: &mut Weights) -> Result<(), WeightsError> {
        let [kind, columns, rows, hidden] = self.take()?;
        if usize::from(hidden) != HIDDEN {
            return Err(WeightsError::OtherShape);
        }
        match kind {
            BREAKTHROUGH => {
                let size = Size { columns, rows };
                let features = expert::BREAKTHROUGH_FEATURES;
                let network = self.network(features, |feature| expert::breakthrough_turned(size, feature))?;
                into.set_breakthrough(size, network);
            }
            DIAMOND => {
                let mut one = || self.network(expert::DIAMOND_FEATURES, expert::diamond_turned);
                into.set_diamond([one()?, one()?]);
            }
            OTHELLO => {
                let length = u32::from_le_bytes(self.take()?) as usize;
                let (bytes, rest) = self.rest.split_at_checked(length).ok_or(WeightsError::Damaged)?;
                self.rest = rest;
                let evaluation = othello::decode(bytes).map_err(|_| WeightsError::OtherShape)?;
                into.set_othello(Arc::new(evaluation));
            }
            _ => return Err(WeightsError::OtherShape),
        }
        Ok(())
    }

    fn network(&mut self, features: usize, turned: impl Fn(usize) -> usize) -> Result<Network, WeightsError> {
        if usize::from(u16::from_le_bytes(self.take()?)) != features {
            return Err(WeightsError::OtherShape);
        }
        let mut rows = Vec::with_capacity(features);
        for _ in 0..features {
            let [full] = self.take()?;
            rows.push(if full == 0 { [0; HIDDEN] } else { self.row()? });
        }
        let (biases, out) = (self.row()?, [self.row()?, self.row()?]);
        let out_bias = i32::from_le_bytes(self.take()?);
        let small = out.as_flattened().iter().all(|weight| weight.unsigned_abs() <= OUT_LIMIT as u16);
        if !small || out_bias.unsigned_abs() > 1 << 20 {
            return Err(WeightsError::OtherShape);
        }
        Ok(Network::new(rows, biases, out, out_bias, turned))
    }

    fn row(&mut self) -> Result<Row, WeightsError> {
        let mut row = [0; HIDDEN];
        for weight in &mut row {
            *weight = i16::from_le_bytes(self.take()?);
        }
        Ok(row)
    }
}
