-- Version 1. Times are milliseconds since the beginning of 1970 (UTC).

CREATE TABLE players (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    computer INTEGER NOT NULL, -- 0 for a person
    level TEXT NOT NULL,       -- of a computer; else empty
    UNIQUE (name, computer, level)
) STRICT;

CREATE TABLE games (
    id INTEGER PRIMARY KEY AUTOINCREMENT, -- never used again
    game TEXT NOT NULL,
    size TEXT NOT NULL,
    start TEXT,      -- the position; NULL for the usual start
    first_player INTEGER NOT NULL REFERENCES players,
    second_player INTEGER NOT NULL REFERENCES players,
    result INTEGER NOT NULL, -- 0 in progress, 1 the first side wins, 2 the second side wins, 3 a draw
    early_end TEXT,  -- JSON; NULL if the rules decide or the game is in progress
    created INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    deleted INTEGER, -- the time; NULL unless the game is deleted
    name TEXT NOT NULL,
    comment TEXT NOT NULL,
    plies INTEGER NOT NULL, -- of the main line
    final TEXT NOT NULL,    -- the position at its end
    state TEXT,      -- JSON of the program that plays the match: clocks, pause
    revision INTEGER NOT NULL -- counts the changes of the tree
) STRICT;

-- Lists read these alone: they hold every column that is filtered by.
CREATE INDEX games_by_created ON games
    (created, id, game, size, result, first_player, second_player, deleted) WHERE deleted IS NULL;
CREATE INDEX games_by_changed ON games
    (changed, id, game, size, result, first_player, second_player, created, deleted) WHERE deleted IS NULL;
CREATE INDEX games_deleted ON games (deleted) WHERE deleted IS NOT NULL;
CREATE INDEX games_first_player ON games (first_player);
CREATE INDEX games_second_player ON games (second_player);

-- The tags of the record, as JSON, and the tree of moves. The text of a tree is `text` and then `appended` in order.
CREATE TABLE trees (
    game INTEGER PRIMARY KEY REFERENCES games ON DELETE CASCADE,
    headers TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;

CREATE TABLE appended (
    game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
    number INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE tags (
    game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
    tag TEXT NOT NULL,
    PRIMARY KEY (game, tag)
) STRICT, WITHOUT ROWID;
CREATE INDEX tags_by_name ON tags (tag);

-- The words of names, comments and tags. The row number is the game's.
CREATE VIRTUAL TABLE search USING fts5
    (words, content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3');
