-- People, and the groups in which they often sit down together. A line "--;" ends a statement.
-- `key` is this file's own short name for a row, `id` the UUID that archives carry from device to device.
-- "FLIP", so that a file can be told from others:
PRAGMA application_id = 1179404624;
--;
CREATE TABLE player (
    key INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE CHECK (length(id) = 36),
    name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 40), -- of today
    color INTEGER NOT NULL CHECK (color BETWEEN 1 AND 10),
    mark INTEGER NOT NULL CHECK (mark BETWEEN 1 AND 10),
    note TEXT NOT NULL DEFAULT '' CHECK (length(note) <= 10000),
    archived INTEGER NOT NULL DEFAULT 0 CHECK (archived IN (0, 1)),
    created INTEGER NOT NULL, -- times are milliseconds UTC
    merged_into INTEGER REFERENCES player (key) CHECK (merged_into <> key) -- kept, so that old archives find the way
) STRICT;
--;
CREATE INDEX player_by_name ON player (name);
--;
CREATE INDEX player_by_merged_into ON player (merged_into) WHERE merged_into IS NOT NULL;
--;
CREATE TABLE company (
    key INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE CHECK (length(id) = 36),
    name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 40),
    created INTEGER NOT NULL
) STRICT;
--;
CREATE TABLE company_member (
    company INTEGER NOT NULL REFERENCES company (key) ON DELETE CASCADE,
    place INTEGER NOT NULL CHECK (place BETWEEN 0 AND 9),
    player INTEGER NOT NULL REFERENCES player (key),
    PRIMARY KEY (company, place),
    UNIQUE (company, player)
) STRICT, WITHOUT ROWID;
--;
CREATE INDEX company_member_by_player ON company_member (player);
