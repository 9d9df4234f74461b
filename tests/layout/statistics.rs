//! The statistics of a library with games on several boards, against levels and people.

use tessera::settings::language::Language;
use tessera::ui::dialogs::Dialog;

use super::check;
use super::in_memory_library::in_memory_library;
use super::sample_games::add_sample_games;
use super::stage::open_in;

#[test]
fn the_labels_of_the_statistics_fit() {
    for language in Language::all() {
        let mut screen = open_in(language, &[]);
        let mut client = in_memory_library();
        add_sample_games(&mut client);
        screen.app.insert_resource(client);
        screen.show(Some(Dialog::Statistics));
        assert!(screen.draw().labels.iter().any(|label| label.text == "130"), "the games are counted");
        check("statistics", &mut screen, &[Some(Dialog::Statistics), Some(Dialog::StatisticsPlayer)]);
    }
}
