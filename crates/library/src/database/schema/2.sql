-- Version 2: which games come from outside, the moves that these have played from each position, and what an analysis of a
-- game found.

ALTER TABLE games ADD COLUMN imported INTEGER NOT NULL DEFAULT 0; -- 1 for a game from outside that has not been changed
-- The program saves its state with every match of its own.
UPDATE games SET imported = 1 WHERE state IS NULL;
CREATE INDEX games_by_origin ON games (imported, id, revision, result) WHERE deleted IS NULL;

-- The moves of imported games, filled when the opening explorer is first asked.
CREATE TABLE openings (
    position INTEGER NOT NULL, -- the key, the same for all images of the position
    move INTEGER NOT NULL,     -- the code
    games INTEGER NOT NULL,
    first_wins INTEGER NOT NULL,
    second_wins INTEGER NOT NULL,
    draws INTEGER NOT NULL,
    lead INTEGER NOT NULL,      -- the sum of the first side's leads in discs
    with_lead INTEGER NOT NULL, -- how many games have one
    last_day INTEGER NOT NULL,  -- from the beginning of 1970; 0 if it is not known
    PRIMARY KEY (position, move)
) STRICT, WITHOUT ROWID;

-- Which games are in it: the imported ones up to a number.
CREATE TABLE openings_counted (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    last INTEGER NOT NULL,      -- the number of the last game
    games INTEGER NOT NULL,     -- how many there are
    revisions INTEGER NOT NULL, -- the sum of their revisions, so that a change is noticed
    plies INTEGER NOT NULL,     -- the plies of each game that are counted
    writing INTEGER NOT NULL,   -- 1 while games are being added in several transactions
    fills INTEGER NOT NULL      -- counts the times games have been added, so that two programs notice each other
) STRICT;
INSERT INTO openings_counted VALUES (1, 0, 0, 0, 0, 0, 0);

-- When a game came to its end, and what an analysis found in it.

-- NULL for an unfinished game, and for one that was finished when it was added.
ALTER TABLE games ADD COLUMN ended INTEGER;
UPDATE games SET ended = changed WHERE result <> 0 AND changed > created;

-- The average losses of both players, in the unit of the game's values; NULL until the game is analysed, and again when its
-- moves change.
ALTER TABLE games ADD COLUMN first_loss REAL;
ALTER TABLE games ADD COLUMN second_loss REAL;
