//! The learned weights of all games.

use std::sync::OnceLock;

use super::engine_game::EngineGame;
use super::weights_file::{GameWeights, WeightsError, WeightsReader, write_file};
use tessera_rules::{self as rules, GameKind, Variant, for_each_game};

macro_rules! define_weights {
    ($($name:ident = $module:ident, $doc:literal;)*) => {
        /// Everything the engine has learned. Games without weights are evaluated by rules of thumb.
        #[derive(Clone, PartialEq, Debug, Default)]
        pub struct Weights {
            $(pub(super) $module: <rules::$module::Position as EngineGame>::Weights,)*
        }

        impl Weights {
            /// Takes over all networks of `other`, in place of those for the same boards.
            pub fn merge(&mut self, other: &Weights) {
                $(self.$module.merge(&other.$module);)*
            }

            /// Whether there are weights made for this game on this board.
            pub fn knows(&self, variant: Variant) -> bool {
                match variant.kind() {
                    $(GameKind::$name => self.$module.knows(variant.size()),)*
                }
            }

            /// The blocks of all games by their numbers.
            fn blocks(&self) -> Vec<(u8, Vec<u8>)> {
                vec![$({
                    let mut bytes = Vec::new();
                    self.$module.write_blocks(&mut bytes);
                    (<rules::$module::Position as EngineGame>::Weights::BLOCK, bytes)
                },)*]
            }

            fn read_blocks(&mut self, reader: &mut WeightsReader<'_>) -> Result<(), WeightsError> {
                while let Some((block, size)) = reader.next_block()? {
                    $(if block == <rules::$module::Position as EngineGame>::Weights::BLOCK {
                        self.$module.read_block(size, reader)?;
                        continue;
                    })*
                    return Err(WeightsError::OtherShape);
                }
                Ok(())
            }
        }

        /// The weights files that come with the program.
        const BUILT_IN: [&[u8]; GameKind::COUNT] = [$(<rules::$module::Position as EngineGame>::Weights::BUILT_IN,)*];

        /// The numbers of the games' blocks.
        const BLOCKS: [u8; GameKind::COUNT] = [$(<rules::$module::Position as EngineGame>::Weights::BLOCK,)*];
    };
}
for_each_game!(define_weights);

// A file would be read into the wrong game.
const _: () = assert!(are_distinct(&BLOCKS), "two games have the same number of blocks: GameWeights::BLOCK");

/// Whether every number but 0 occurs once.
const fn are_distinct(numbers: &[u8]) -> bool {
    let mut seen = [false; 256];
    let mut index = 0;
    while index < numbers.len() {
        let number = numbers[index] as usize;
        if number != 0 && seen[number] {
            return false;
        }
        seen[number] = true;
        index += 1;
    }
    true
}

impl Weights {
    /// No weights at all.
    pub fn none() -> Weights {
        Weights::default()
    }

    /// The weights that come with the program, without those that cannot be read: see [`Weights::built_in_error`].
    pub fn built_in() -> &'static Weights {
        &read_built_in().0
    }

    /// Why some of the program's own weights cannot be read, if so.
    pub fn built_in_error() -> Option<&'static WeightsError> {
        read_built_in().1.as_ref()
    }

    /// Adds the networks of a file, in place of those for the same board.
    ///
    /// # Errors
    /// Why the file cannot be used; then nothing is changed.
    pub fn read(&mut self, bytes: &[u8]) -> Result<(), WeightsError> {
        let mut read = self.clone();
        read.read_blocks(&mut WeightsReader::open(bytes)?)?;
        *self = read;
        Ok(())
    }

    /// The content of a file that holds these weights.
    pub fn write(&self) -> Vec<u8> {
        let mut blocks = self.blocks();
        blocks.sort_by_key(|(block, _)| *block);
        let content: Vec<u8> = blocks.into_iter().flat_map(|(_, bytes)| bytes).collect();
        write_file(&content)
    }
}

fn read_built_in() -> &'static (Weights, Option<WeightsError>) {
    static READ: OnceLock<(Weights, Option<WeightsError>)> = OnceLock::new();
    READ.get_or_init(|| {
        let mut weights = Weights::none();
        let files = BUILT_IN.into_iter().filter(|file| !file.is_empty());
        let errors: Vec<WeightsError> = files.filter_map(|file| weights.read(file).err()).collect();
        (weights, errors.into_iter().next())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_games_without_weights_share_a_block_number() {
        assert!(are_distinct(&[3, 0, 1, 0, 2]));
        assert!(!are_distinct(&[3, 1, 0, 3]));
    }
}
