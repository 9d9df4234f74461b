//! What differs between the two protocols.

use super::variants::VariantFile;
use crate::rules::{GameKind, Variant};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::arena) enum Dialect {
    /// The Universal Chess Interface, with the option that chess engines for variants have.
    Uci,
    /// The Universal Game Interface.
    Ugi,
}

/// The name by which chess engines know Breakthrough on 8×8.
const BREAKTHROUGH: &str = "breakthrough";

/// Lines that set the game, and the file that they speak of.
type Told = (Vec<String>, Option<VariantFile>);

impl Dialect {
    /// What is said first, and what the answer ends with.
    pub(super) const fn greeting(self) -> (&'static str, &'static str) {
        match self {
            Dialect::Uci => ("uci", "uciok"),
            Dialect::Ugi => ("ugi", "ugiok"),
        }
    }

    pub(super) const fn new_game(self) -> &'static str {
        match self {
            Dialect::Uci => "ucinewgame",
            Dialect::Ugi => "uginewgame",
        }
    }

    /// The lines that set the game. `options` are the program's, without `option name`; `named` is what it calls the
    /// game, if whoever started it knows.
    pub(super) fn choose_game(self, variant: Variant, named: Option<&str>, options: &[String]) -> Result<Told, String> {
        match self {
            Dialect::Uci => tell_uci(variant, named, options),
            Dialect::Ugi => Ok((tell_ugi(variant, options), None)),
        }
    }
}

/// The name of an option, of which this is the rest of the line.
pub(super) fn option_name(option: &str) -> &str {
    option.split_once(" type ").map_or(option, |(name, _)| name).trim()
}

fn tell_ugi(variant: Variant, options: &[String]) -> Vec<String> {
    let settings = [("Game", variant.kind().id().to_owned()), ("Size", variant.size().to_string())];
    let offered = settings.iter().filter(|(name, _)| options.iter().any(|option| option_name(option) == *name));
    offered.map(|(name, value)| set(name, value)).collect()
}

fn tell_uci(variant: Variant, named: Option<&str>, options: &[String]) -> Result<Told, String> {
    if variant.kind() != GameKind::Breakthrough {
        return Err(format!("{} is not played over UCI, only Breakthrough", variant.kind()));
    }
    let find = |name: &str| options.iter().find(|option| option_name(option) == name);
    let variants = find("UCI_Variant").ok_or("it has no option UCI_Variant: it plays no variants")?;
    let is_standard = variant == Variant::standard(GameKind::Breakthrough);
    if is_standard || named.is_some_and(|name| name != BREAKTHROUGH) {
        let name = named.unwrap_or(BREAKTHROUGH);
        let known = variants.split(" var ").skip(1).any(|known| known.trim() == name);
        let lines = (vec![set("UCI_Variant", name)], None);
        return if known { Ok(lines) } else { Err(format!("it does not know the variant {name}")) };
    }
    find("VariantPath").ok_or("it has no option VariantPath: it plays 8x8 only")?;
    let file = VariantFile::write(variant.size())?;
    let lines = vec![set("VariantPath", &file.path().display().to_string()), set("UCI_Variant", file.name())];
    Ok((lines, Some(file)))
}

fn set(name: &str, value: &str) -> String {
    format!("setoption name {name} value {value}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Size;

    const OPTIONS: [&str; 3] = [
        "UCI_Variant type combo default chess var breakthrough var chess",
        "VariantPath type string default <empty>",
        "Threads type spin default 1",
    ];

    fn tell(
        kind: GameKind,
        columns: u8,
        rows: u8,
        named: Option<&str>,
        options: &[&str],
    ) -> Result<Vec<String>, String> {
        let variant = Variant::new(kind, Size { columns, rows }).unwrap();
        let options: Vec<String> = options.iter().map(|option| (*option).to_owned()).collect();
        Dialect::Uci.choose_game(variant, named, &options).map(|(lines, _)| lines)
    }

    #[test]
    fn breakthrough_on_its_usual_board_is_a_variant_of_its_own() {
        let told = tell(GameKind::Breakthrough, 8, 8, None, &OPTIONS);
        assert_eq!(told, Ok(vec!["setoption name UCI_Variant value breakthrough".to_owned()]));
    }

    #[test]
    fn other_boards_come_from_a_file() {
        let told = tell(GameKind::Breakthrough, 6, 5, None, &OPTIONS).unwrap();
        assert!(told[0].starts_with("setoption name VariantPath value "), "{told:?}");
        assert_eq!(told[1], "setoption name UCI_Variant value tessera6x5");
    }

    #[test]
    fn a_program_that_cannot_play_the_game_is_refused() {
        let reason =
            |kind, columns, rows, named, options: &[&str]| tell(kind, columns, rows, named, options).unwrap_err();
        assert!(reason(GameKind::Othello, 8, 8, None, &OPTIONS).contains("Othello"));
        assert!(reason(GameKind::Breakthrough, 8, 8, None, &OPTIONS[2..]).contains("UCI_Variant"));
        assert!(reason(GameKind::Breakthrough, 8, 8, Some("racing"), &OPTIONS).contains("racing"));
        assert!(reason(GameKind::Breakthrough, 6, 6, None, &OPTIONS[..1]).contains("VariantPath"));
        assert!(reason(GameKind::Breakthrough, 8, 10, None, &OPTIONS).contains("rows"));
    }

    #[test]
    fn a_player_of_many_games_is_told_which() {
        let options = ["Game type combo default othello".to_owned(), "Size type string".to_owned()];
        let variant = Variant::new(GameKind::Breakthrough, Size { columns: 6, rows: 5 }).unwrap();
        let (lines, _) = Dialect::Ugi.choose_game(variant, None, &options).unwrap();
        assert_eq!(lines, ["setoption name Game value breakthrough", "setoption name Size value 6x5"]);
        assert_eq!(Dialect::Ugi.choose_game(variant, None, &[]).unwrap().0, [""; 0]);
    }
}
