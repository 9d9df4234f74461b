//! The text form is read back as written, and damaged texts are refused with a reason.

use super::*;

/// Numbers that look random and are the same in every run.
fn numbers(seed: u64) -> impl FnMut(u64) -> u64 {
    let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    move |below| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 11) % below
    }
}

/// A theme with some of its colours chosen.
fn example(seed: u64) -> OwnTheme {
    let mut next = numbers(seed);
    let base = ThemeId::all().nth(next(ThemeId::all().len() as u64) as usize).unwrap_or_default();
    let mut own = OwnTheme::new(base);
    for part in ThemePart::ALL {
        if next(2) == 0 {
            own.choose(part, Some(Srgb([next(256) as u8, next(256) as u8, next(256) as u8])));
        }
    }
    own
}

fn refused(text: &str) -> String {
    OwnTheme::parse(text).unwrap_err().to_string()
}

#[test]
fn a_theme_is_read_back_as_it_was_written_in_every_form() {
    for own in (0..500).map(example) {
        let text = own.to_string();
        assert!(text.len() < LONGEST && text.is_ascii(), "{text}");
        let link = format!("https://example.org/tessera/#{}", own.link_fragment());
        assert_eq!(link.matches('#').count(), 1, "{link}");
        let encoded = link.replace(';', "%3B").replace('=', "%3D");
        let shouted = text.to_uppercase();
        for form in [&text, &link, &encoded, &own.link_fragment(), &shouted, &format!("{text};")] {
            assert_eq!(OwnTheme::parse(form), Ok(own), "{form}");
        }
        assert_eq!(serde_json::from_str::<OwnTheme>(&serde_json::to_string(&own).unwrap()).unwrap(), own);
    }
}

#[test]
fn chats_may_break_lines_and_put_quotes_around_a_theme() {
    let own = example(7);
    let text = own.to_string();
    let broken: String = text.chars().flat_map(|sign| [sign, if sign == ';' { '\n' } else { '\u{200b}' }]).collect();
    for form in [format!("  {text}\r\n"), format!("“{text}”"), format!("`{text}`"), format!("<{text}>"), broken] {
        assert_eq!(OwnTheme::parse(&form), Ok(own), "{form:?}");
    }
}

#[test]
fn the_text_form_names_the_base_and_the_chosen_colours() {
    let mut own = OwnTheme::new(ThemeId::named("wood").unwrap());
    assert_eq!(own.to_string(), "tessera-theme:wood");
    own.choose(ThemePart::Frame, Some(Srgb([0x3A, 0x24, 0x17])));
    own.choose(ThemePart::BoardLight, Some(Srgb([0xD9, 0xB9, 0x8A])));
    assert_eq!(own.to_string(), "tessera-theme:wood;board-light=#d9b98a;frame=#3a2417");
    assert_eq!(own.link_fragment(), "tessera-theme:wood;board-light=d9b98a;frame=3a2417");
}

#[test]
fn a_damaged_text_is_refused_with_a_reason() {
    let reasons = [
        ("", "a theme begins with tessera-theme:"),
        ("wood;frame=#102030", "a theme begins with tessera-theme:"),
        ("see tessera-theme:wood", "a theme begins with tessera-theme:"),
        ("tessera-theme:", "there is no theme \"\" to start from; there are wood, tournament, marble, night, contrast"),
        (
            "tessera-theme:own",
            "there is no theme \"own\" to start from; there are wood, tournament, marble, night, contrast",
        ),
        ("tessera-theme:wood;legs=#102030", "a theme has no part \"legs\""),
        ("tessera-theme:wood;frame", "frame: \"\" is not a colour such as #c9a25c"),
        ("tessera-theme:wood;frame=brown", "frame: \"brown\" is not a colour such as #c9a25c"),
        ("tessera-theme:wood;frame=#10203", "frame: \"#10203\" is not a colour such as #c9a25c"),
        ("tessera-theme:wood;frame=#102030;frame=#102030", "frame has two colours"),
    ];
    for (text, reason) in reasons {
        assert_eq!(refused(text), reason, "{text}");
    }
    assert_eq!(refused(&"x".repeat(LONGEST + 1)), "the text has more than 1000 characters; a theme is one line");
}

#[test]
fn no_damage_makes_the_reader_fail_otherwise_than_with_a_reason() {
    let mut next = numbers(3);
    for own in (0..300).map(example) {
        let mut signs: Vec<char> = own.to_string().chars().collect();
        for _ in 0..=next(4) {
            if signs.is_empty() {
                break;
            }
            let at = next(signs.len() as u64) as usize;
            match next(3) {
                0 => _ = signs.remove(at),
                1 => signs[at] = ['é', '#', ';', '=', '%', '\0', 'f'][next(7) as usize],
                _ => signs.truncate(at + 1),
            }
        }
        let text: String = signs.iter().collect();
        match OwnTheme::parse(&text) {
            Ok(read) => assert_eq!(OwnTheme::parse(&read.to_string()), Ok(read), "{text}"),
            Err(error) => assert!(error.to_string().len() < 400, "{text}: {error}"),
        }
        let stored = serde_json::from_str::<OwnTheme>(&serde_json::to_string(&text).unwrap());
        assert!(stored.is_ok(), "a saved theme is never lost with the rest: {text}");
    }
}

#[test]
fn what_can_be_read_of_a_damaged_saved_theme_is_kept() {
    let text = "\"tessera-theme:velvet;board-light=#d9b98a;frame=brown;legs=#102030\"";
    let own = serde_json::from_str::<OwnTheme>(text).unwrap();
    assert_eq!(own.to_string(), "tessera-theme:wood;board-light=#d9b98a");
    for text in ["7", "null", "[\"tessera-theme:night\"]", "\"night\"", "{}"] {
        assert_eq!(serde_json::from_str::<OwnTheme>(text).unwrap(), OwnTheme::default(), "{text}");
    }
}

#[test]
fn a_text_that_is_meant_as_a_theme_is_told_from_games() {
    assert!(OwnTheme::is_meant_by(" https://example.org/#tessera-theme:wood;legs=7"));
    assert!(!OwnTheme::is_meant_by("f5 d6 c3") && !OwnTheme::is_meant_by("https://example.org/#othello.f5d6"));
    assert!(!OwnTheme::is_meant_by(&"é".repeat(LONGEST)));
}
