-- Matches and their journals: the lines of table notation from which everything else follows.
CREATE TABLE match (
    key INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE CHECK (length(id) = 36),
    header TEXT NOT NULL CHECK (header LIKE 'flipside 1%'), -- as the match began
    edition TEXT NOT NULL,
    started INTEGER NOT NULL,
    note TEXT NOT NULL DEFAULT '' CHECK (length(note) <= 10000),
    place TEXT NOT NULL DEFAULT '' CHECK (length(place) <= 200),
    sought TEXT NOT NULL DEFAULT '', -- note and place without accents and capitals, for searching
    binned INTEGER, -- since when it waits in the bin
    -- What follows from the journal:
    mode TEXT NOT NULL CHECK (mode IN ('collect', 'tally')),
    target INTEGER NOT NULL CHECK (target >= 0),
    state TEXT NOT NULL CHECK (state IN ('running', 'finished', 'stopped')),
    rounds INTEGER NOT NULL CHECK (rounds >= 0), -- scored so far
    events INTEGER NOT NULL CHECK (events >= 0),
    changed INTEGER NOT NULL, -- when the newest event came
    ended INTEGER, -- when the match was decided or stopped
    over INTEGER NOT NULL GENERATED ALWAYS AS (state <> 'running') VIRTUAL,
    CHECK ((ended IS NULL) = (state = 'running'))
) STRICT;
--;
CREATE INDEX match_by_age ON match (over, started DESC, key DESC) WHERE binned IS NULL;
--;
CREATE INDEX match_in_bin ON match (binned) WHERE binned IS NOT NULL;
--;
CREATE TABLE seat ( -- who somebody is, whom the journal knows by the name of the day
    match INTEGER NOT NULL REFERENCES match (key),
    name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 40),
    player INTEGER NOT NULL REFERENCES player (key),
    PRIMARY KEY (match, name)
) STRICT, WITHOUT ROWID;
--;
CREATE INDEX seat_by_player ON seat (player);
--;
CREATE TABLE event (
    match INTEGER NOT NULL REFERENCES match (key),
    number INTEGER NOT NULL CHECK (number >= 1),
    time INTEGER NOT NULL,
    line TEXT NOT NULL CHECK (length(line) BETWEEN 1 AND 16384),
    PRIMARY KEY (match, number)
) STRICT, WITHOUT ROWID;
--;
CREATE TRIGGER event_is_never_rewritten BEFORE UPDATE ON event
BEGIN
    SELECT RAISE(ABORT, 'a journal is never rewritten');
END;
--;
CREATE TRIGGER event_leaves_by_the_bin_only BEFORE DELETE ON event
WHEN (SELECT binned FROM match WHERE key = OLD.match) IS NULL
BEGIN
    SELECT RAISE(ABORT, 'a journal leaves by the bin only');
END;
--;
CREATE TABLE draft ( -- what was begun and not called yet, such as a half-counted hand
    match INTEGER NOT NULL REFERENCES match (key),
    what TEXT NOT NULL CHECK (length(what) BETWEEN 1 AND 100),
    content TEXT NOT NULL CHECK (length(content) <= 100000),
    changed INTEGER NOT NULL,
    PRIMARY KEY (match, what)
) STRICT, WITHOUT ROWID;
