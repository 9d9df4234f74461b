//! Icons by what they mean here.

use bevy_egui::egui::FontId;

use super::fonts;
use crate::presentation::actions::MatchAction;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Icon {
    Menu,
    Undo,
    Redo,
    Moves,
    Close,
    Back,
    Play,
    Settings,
    Help,
    Quit,
    Title,
    Resign,
    Draw,
    Accept,
    Restart,
    Rematch,
    Switch,
    Pass,
    Look,
    Learn,
    Statistics,
    Size,
    Plus,
    Minus,
    Hint,
    Pause,
    Players,
    Previous,
    Next,
    First,
    Last,
    Library,
    Share,
    Copy,
    Rename,
    Delete,
    Save,
    OpenFile,
    Picture,
    Filter,
    Link,
    Edit,
    Clear,
    Rotate,
    Oracle,
    Analysis,
    Threat,
    Report,
    Openings,
}

impl Icon {
    pub const ALL: [Icon; 48] = [
        Icon::Menu,
        Icon::Undo,
        Icon::Redo,
        Icon::Moves,
        Icon::Close,
        Icon::Back,
        Icon::Play,
        Icon::Settings,
        Icon::Help,
        Icon::Quit,
        Icon::Title,
        Icon::Resign,
        Icon::Draw,
        Icon::Accept,
        Icon::Restart,
        Icon::Rematch,
        Icon::Switch,
        Icon::Pass,
        Icon::Look,
        Icon::Learn,
        Icon::Statistics,
        Icon::Size,
        Icon::Plus,
        Icon::Minus,
        Icon::Hint,
        Icon::Pause,
        Icon::Players,
        Icon::Previous,
        Icon::Next,
        Icon::First,
        Icon::Last,
        Icon::Library,
        Icon::Share,
        Icon::Copy,
        Icon::Rename,
        Icon::Delete,
        Icon::Save,
        Icon::OpenFile,
        Icon::Picture,
        Icon::Filter,
        Icon::Link,
        Icon::Edit,
        Icon::Clear,
        Icon::Rotate,
        Icon::Oracle,
        Icon::Analysis,
        Icon::Report,
        Icon::Openings,
    ];

    /// The name in the icon font's own table, and the character there.
    pub const fn glyph(self) -> (&'static str, char) {
        match self {
            Icon::Menu => ("list", '\u{e2f0}'),
            Icon::Undo => ("arrow-u-up-left", '\u{e08a}'),
            Icon::Redo => ("arrow-u-up-right", '\u{e08c}'),
            Icon::Moves => ("clipboard", '\u{e196}'),
            Icon::Close => ("x", '\u{e4f6}'),
            Icon::Back => ("arrow-left", '\u{e058}'),
            Icon::Play => ("play-fill", '\u{fe3d0}'),
            Icon::Settings => ("gear", '\u{e270}'),
            Icon::Help => ("book-open", '\u{e0e6}'),
            Icon::Quit => ("sign-out", '\u{e42a}'),
            Icon::Title => ("house", '\u{e2c2}'),
            Icon::Resign => ("flag", '\u{e244}'),
            Icon::Draw => ("handshake", '\u{e582}'),
            Icon::Accept => ("check", '\u{e182}'),
            Icon::Restart => ("arrow-counter-clockwise", '\u{e038}'),
            Icon::Rematch => ("arrows-clockwise", '\u{e094}'),
            Icon::Switch => ("arrows-left-right", '\u{e0a0}'),
            Icon::Pass => ("skip-forward", '\u{e5a6}'),
            Icon::Look => ("eye", '\u{e220}'),
            Icon::Learn => ("puzzle-piece", '\u{e596}'),
            Icon::Statistics => ("chart-line", '\u{e154}'),
            Icon::Size => ("grid-nine", '\u{ec8c}'),
            Icon::Plus => ("plus", '\u{e3d4}'),
            Icon::Minus => ("minus", '\u{e32a}'),
            Icon::Hint => ("lightbulb", '\u{e2dc}'),
            Icon::Pause => ("pause", '\u{e39e}'),
            Icon::Players => ("users", '\u{e4d6}'),
            Icon::Previous => ("caret-left", '\u{e138}'),
            Icon::Next => ("caret-right", '\u{e13a}'),
            Icon::First => ("caret-double-left", '\u{e128}'),
            Icon::Last => ("caret-double-right", '\u{e12a}'),
            Icon::Library => ("floppy-disk", '\u{e248}'),
            Icon::Share => ("share-network", '\u{e408}'),
            Icon::Copy => ("copy", '\u{e1ca}'),
            Icon::Rename => ("pencil-simple", '\u{e3b4}'),
            Icon::Delete => ("trash", '\u{e4a6}'),
            Icon::Save => ("download-simple", '\u{e20c}'),
            Icon::OpenFile => ("upload-simple", '\u{e4c0}'),
            Icon::Picture => ("camera", '\u{e10e}'),
            Icon::Filter => ("dots-three", '\u{e1fe}'),
            Icon::Link => ("globe", '\u{e288}'),
            Icon::Edit => ("pencil-simple", '\u{e3b4}'),
            Icon::Clear => ("trash", '\u{e4a6}'),
            Icon::Rotate => ("arrow-clockwise", '\u{e036}'),
            Icon::Oracle => ("star", '\u{e46a}'),
            Icon::Analysis => ("cpu", '\u{e610}'),
            Icon::Threat => ("crosshair", '\u{e1d6}'),
            Icon::Report => ("list", '\u{e2f0}'),
            Icon::Openings => ("share-network", '\u{e408}'),
        }
    }

    /// The icon on the button of an action.
    pub const fn of_action(action: MatchAction) -> Icon {
        match action {
            MatchAction::Confirm | MatchAction::AcceptDraw => Icon::Accept,
            MatchAction::DeclineDraw => Icon::Close,
            MatchAction::Pass => Icon::Pass,
            MatchAction::SwitchSides => Icon::Switch,
            MatchAction::Resume | MatchAction::Autoplay | MatchAction::PlayFromHere => Icon::Play,
            MatchAction::Pause | MatchAction::StopAutoplay => Icon::Pause,
            MatchAction::Rematch | MatchAction::OtherLevel => Icon::Rematch,
            MatchAction::LookBack => Icon::Look,
            MatchAction::BackToMatch => Icon::Back,
            MatchAction::FirstMove => Icon::First,
            MatchAction::LastMove => Icon::Last,
            MatchAction::Undo => Icon::Undo,
            MatchAction::Redo => Icon::Redo,
            MatchAction::Hint => Icon::Hint,
            MatchAction::Oracle => Icon::Oracle,
            MatchAction::Analyse => Icon::Report,
            MatchAction::Engine => Icon::Analysis,
            MatchAction::Threats => Icon::Threat,
            MatchAction::EndRetry => Icon::Look,
            MatchAction::Report => Icon::Report,
            MatchAction::CancelReport => Icon::Close,
            MatchAction::Explorer => Icon::Openings,
            MatchAction::OfferDraw => Icon::Draw,
            MatchAction::Resign => Icon::Resign,
            MatchAction::Restart => Icon::Restart,
            MatchAction::Leave => Icon::Title,
        }
    }

    pub const fn char(self) -> char {
        self.glyph().1
    }

    pub fn font(size: f32) -> FontId {
        FontId::new(size, fonts::icons())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_icon_is_in_the_font_under_its_name() {
        let table = include_str!("../../../assets/fonts/icons.tsv");
        for icon in Icon::ALL {
            let (name, glyph) = icon.glyph();
            let row = format!("{name}\t{:x}", u32::from(glyph));
            assert!(table.lines().any(|line| line.trim() == row), "{row}");
        }
    }
}
