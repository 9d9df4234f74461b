//! Lists: filters, orders and pages, compared with a plain search through all games.

use rand::RngExt;
use tessera_library::{GameFilter, GameId, GameOrder, GameSummary, Library, NewGame, SavedPlayer, SavedResult};
use tessera_rules::{GameKind, PerSide};

use crate::random::{pick, seeded};
use crate::random_trees::random_record;

const NAMES: [&str; 4] = ["Ada", "Bob Ånström", "Ada Lovelace", ""];
const LEVELS: [&str; 2] = ["3", "10"];
const TAGS: [&str; 3] = ["club", "best of", "x"];
const WORDS: [&str; 5] = ["opening", "Endgame", "a trap", "", "naïve"];

/// Games of all kinds at few different times, so that many begin at the same one.
fn library_of(count: u64) -> (Library, Vec<GameSummary>) {
    let mut library = Library::open_in_memory().unwrap();
    let mut rng = seeded(count);
    for seed in 0..count {
        let mut record = random_record(pick(&mut rng, &GameKind::ALL), seed);
        record.tags = Default::default();
        record.tree = tessera_rules::records::GameTree::new(record.tree.start().clone());
        let [first, second] = [0, 1].map(|_| match rng.random_range(0..3) {
            0 => SavedPlayer::computer(pick(&mut rng, &NAMES), pick(&mut rng, &LEVELS)),
            _ => SavedPlayer::person(pick(&mut rng, &NAMES)),
        });
        let id = library
            .add(&NewGame {
                players: PerSide::new(first, second),
                name: pick(&mut rng, &WORDS).to_owned(),
                comment: pick(&mut rng, &WORDS).to_owned(),
                tags: vec![pick(&mut rng, &TAGS).to_owned()],
                created: rng.random_range(0..20),
                ..NewGame::of_record(record.clone(), 0)
            })
            .unwrap();
        if rng.random_bool(0.5) {
            library.save(id, &record, Some("{}"), rng.random_range(20..30)).unwrap();
        }
        if rng.random_bool(0.1) {
            library.delete(id, 50).unwrap();
        }
    }
    let ids = (1..=count as i64).map(GameId);
    let games = ids.map(|id| library.summary(id).unwrap()).filter(|game| game.deleted.is_none()).collect();
    (library, games)
}

fn all_pages(library: &Library, filter: &GameFilter, order: GameOrder, limit: usize) -> Vec<GameSummary> {
    let (mut games, mut after) = (Vec::new(), None);
    loop {
        let page = library.list(filter, order, after, limit).unwrap();
        assert!(page.games.len() == limit || page.next.is_none(), "only the last page is shorter");
        assert!(!page.games.is_empty() || after.is_none(), "no page follows the last game");
        games.extend(page.games);
        after = page.next;
        if after.is_none() {
            return games;
        }
    }
}

/// Whether a filter without free text lets a game through, written as plainly as possible.
fn passes(filter: &GameFilter, game: &GameSummary) -> bool {
    let players = || game.players.0.iter();
    filter.kind.is_none_or(|kind| game.variant.kind() == kind)
        && filter.size.is_none_or(|size| game.variant.size() == size)
        && filter.player.as_ref().is_none_or(|name| players().any(|player| player.name == *name))
        && filter.level.as_ref().is_none_or(|level| players().any(|player| player.level() == Some(level)))
        && filter.result.is_none_or(|result| game.result == result)
        && filter.created_from.is_none_or(|time| game.created >= time)
        && filter.created_before.is_none_or(|time| game.created < time)
        && filter.tag.as_ref().is_none_or(|tag| game.tags.contains(tag))
}

#[test]
fn every_filter_order_and_size_of_page_gives_the_games_of_a_plain_search() {
    let (library, games) = library_of(300);
    let mut rng = seeded(9);
    for _ in 0..400 {
        let variant = pick(&mut rng, &games.iter().map(|game| game.variant).collect::<Vec<_>>());
        let mut maybe = |chance: f64| rng.random_bool(chance);
        let (kind, size, player) = (maybe(0.3), maybe(0.3), maybe(0.3));
        let (level, result, from, before, tag) = (maybe(0.2), maybe(0.3), maybe(0.3), maybe(0.3), maybe(0.2));
        let results = [SavedResult::InProgress, SavedResult::FirstWins, SavedResult::SecondWins, SavedResult::Draw];
        let filter = GameFilter {
            kind: kind.then_some(variant.kind()),
            size: size.then_some(variant.size()),
            player: player.then(|| pick(&mut rng, &NAMES).to_owned()),
            level: level.then(|| pick(&mut rng, &LEVELS).to_owned()),
            result: result.then(|| pick(&mut rng, &results)),
            created_from: from.then(|| rng.random_range(0..20)),
            created_before: before.then(|| rng.random_range(0..20)),
            tag: tag.then(|| pick(&mut rng, &TAGS).to_owned()),
            text: String::new(),
        };
        let mut expected: Vec<GameSummary> = games.iter().filter(|game| passes(&filter, game)).cloned().collect();
        assert_eq!(library.count(&filter).unwrap(), expected.len() as u64, "{filter:?}");
        let limit = rng.random_range(1..40);
        expected.sort_by_key(|game| (game.created, game.id));
        assert_eq!(all_pages(&library, &filter, GameOrder::Oldest, limit), expected, "{filter:?}");
        expected.reverse();
        assert_eq!(all_pages(&library, &filter, GameOrder::Newest, limit), expected, "{filter:?}");
        expected.sort_by_key(|game| std::cmp::Reverse((game.changed, game.id)));
        assert_eq!(all_pages(&library, &filter, GameOrder::LastChanged, limit), expected, "{filter:?}");
    }
}

fn found(library: &Library, text: &str) -> Vec<i64> {
    let filter = GameFilter { text: text.to_owned(), ..GameFilter::default() };
    library.list(&filter, GameOrder::Oldest, None, 100).unwrap().games.iter().map(|game| game.id.0).collect()
}

#[test]
fn free_text_finds_beginnings_of_words_in_names_comments_and_tags() {
    let mut library = Library::open_in_memory().unwrap();
    let record = |seed| {
        let mut record = random_record(GameKind::ALL[0], seed);
        record.tags = Default::default();
        record.tree = tessera_rules::records::GameTree::new(record.tree.start().clone());
        record
    };
    let players = PerSide::new(SavedPlayer::person("Åsa Müller"), SavedPlayer::computer("Tessera", "7"));
    library.add(&NewGame { players, ..NewGame::of_record(record(1), 1) }).unwrap();
    let tags = vec!["Club night".to_owned()];
    library
        .add(&NewGame { name: "The Final".into(), tags, comment: "pretty".into(), ..NewGame::of_record(record(2), 2) })
        .unwrap();
    let mut commented = record(3);
    commented.tree.annotation_mut(tessera_rules::records::NodeId::START).comment = "a \"quiet\" move".to_owned();
    commented.tags.set("Event", "Cup 2026");
    library.add(&NewGame::of_record(commented.clone(), 3)).unwrap();
    for (text, games) in [
        ("asa", vec![1]),
        ("MULL tess", vec![1]),
        ("fin", vec![2]),
        ("inal", vec![]),
        ("night", vec![2]),
        ("pretty the", vec![2]),
        ("quiet", vec![3]),
        ("\"quiet\" cup", vec![3]),
        ("cup final", vec![]),
        ("2026", vec![3]),
        (" - ", vec![1, 2, 3]),
        ("words:quiet OR NOT (", vec![]),
    ] {
        assert_eq!(found(&library, text), games, "{text}");
    }
    library.rename(GameId(2), "Semi").unwrap();
    library.untag(GameId(2), "Club night").unwrap();
    library.tag(GameId(1), "semi").unwrap();
    commented.tree.annotation_mut(tessera_rules::records::NodeId::START).comment = "loud".to_owned();
    library.save(GameId(3), &commented, None, 9).unwrap();
    for (text, games) in
        [("semi", vec![1, 2]), ("final", vec![]), ("night", vec![]), ("quiet", vec![]), ("loud", vec![3])]
    {
        assert_eq!(found(&library, text), games, "{text}");
    }
}

#[test]
fn a_page_begins_after_the_last_one_even_if_games_come_and_go_meanwhile() {
    let (mut library, games) = library_of(60);
    let filter = GameFilter::default();
    let first = library.list(&filter, GameOrder::Newest, None, 10).unwrap();
    let record = random_record(GameKind::ALL[0], 1);
    library.add(&NewGame { created: 99, ..NewGame::of_record(record, 99) }).unwrap();
    library.delete(first.games[9].id, 60).unwrap();
    let second = library.list(&filter, GameOrder::Newest, first.next, 10).unwrap();
    let mut expected = games;
    expected.sort_by_key(|game| std::cmp::Reverse((game.created, game.id)));
    assert_eq!(second.games, expected[10..20]);
}

#[test]
fn the_players_and_tags_of_listed_games_are_listed() {
    let (mut library, games) = library_of(40);
    let mut players: Vec<SavedPlayer> = games.iter().flat_map(|game| game.players.0.clone()).collect();
    players.sort_by_key(|player| (player.name.clone(), player.level().is_some(), player.level().map(str::to_owned)));
    players.dedup();
    assert_eq!(library.players().unwrap(), players);
    assert_eq!(library.tags().unwrap(), ["best of", "club", "x"]);
    for game in games {
        library.delete(game.id, 60).unwrap();
    }
    assert!(library.players().unwrap().is_empty() && library.tags().unwrap().is_empty());
}
