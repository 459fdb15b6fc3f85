-- What history and statistics read. All of it follows from the journals and can be rebuilt from them at will.
-- `roll` is somebody's place in a match's roll, from 0; faces, sides and causes are the codes of table notation.
CREATE TABLE standing (
    match INTEGER NOT NULL REFERENCES match (key),
    roll INTEGER NOT NULL CHECK (roll >= 0),
    player INTEGER NOT NULL REFERENCES player (key),
    name TEXT NOT NULL, -- of the day
    brought INTEGER NOT NULL,
    joined_after INTEGER NOT NULL,
    seated INTEGER NOT NULL CHECK (seated IN (0, 1)),
    total INTEGER NOT NULL,
    won INTEGER NOT NULL CHECK (won IN (0, 1)),
    PRIMARY KEY (match, roll)
) STRICT, WITHOUT ROWID;
--;
CREATE INDEX standing_by_player ON standing (player, match);
--;
CREATE TABLE round (
    match INTEGER NOT NULL REFERENCES match (key),
    number INTEGER NOT NULL CHECK (number >= 1),
    state TEXT NOT NULL CHECK (state IN ('open', 'counts', 'void', 'late')), -- late: after the match was decided
    dealer INTEGER NOT NULL,
    begun INTEGER NOT NULL, -- number of the event
    scored INTEGER, -- number of the event
    winner INTEGER,
    side TEXT CHECK (side IN ('light', 'dark')),
    how TEXT CHECK (how IN ('called', 'declared')),
    last_card TEXT, -- with which the winner went out, where it was called
    amended INTEGER NOT NULL CHECK (amended IN (0, 1)),
    PRIMARY KEY (match, number),
    FOREIGN KEY (match, dealer) REFERENCES standing (match, roll),
    FOREIGN KEY (match, winner) REFERENCES standing (match, roll),
    CHECK ((state = 'open') = (winner IS NULL) AND (winner IS NULL) = (side IS NULL)
           AND (winner IS NULL) = (how IS NULL) AND (winner IS NULL) = (scored IS NULL))
) STRICT, WITHOUT ROWID;
--;
CREATE TABLE score ( -- one for everybody who was dealt in
    match INTEGER NOT NULL,
    round INTEGER NOT NULL,
    roll INTEGER NOT NULL,
    said TEXT NOT NULL CHECK (said IN ('out', 'cards', 'points')),
    cards INTEGER, -- how many were left; null where only their points are known
    points INTEGER NOT NULL CHECK (points >= 0), -- left in hand
    gain INTEGER NOT NULL, -- what the round gave under the match's scoring mode
    most_cards INTEGER, -- the longest hand of the round, and the event that made it so
    most_cards_event INTEGER,
    PRIMARY KEY (match, round, roll),
    FOREIGN KEY (match, round) REFERENCES round (match, number),
    FOREIGN KEY (match, roll) REFERENCES standing (match, roll)
) STRICT, WITHOUT ROWID;
--;
CREATE TABLE held ( -- the cards left in a hand
    match INTEGER NOT NULL,
    round INTEGER NOT NULL,
    roll INTEGER NOT NULL,
    face TEXT NOT NULL,
    copies INTEGER NOT NULL CHECK (copies >= 1),
    PRIMARY KEY (match, round, roll, face),
    FOREIGN KEY (match, round, roll) REFERENCES score (match, round, roll)
) STRICT, WITHOUT ROWID;
--;
CREATE TABLE drawn (
    match INTEGER NOT NULL,
    round INTEGER NOT NULL,
    roll INTEGER NOT NULL,
    cause TEXT NOT NULL CHECK (cause IN ('draw', '+1', '+5', 'W+2', 'W+C', 'guilty', 'lost', 'caught')),
    times INTEGER NOT NULL CHECK (times >= 1),
    cards INTEGER NOT NULL CHECK (cards >= times),
    most INTEGER NOT NULL CHECK (most >= 1), -- at once, and by which event
    most_event INTEGER NOT NULL,
    PRIMARY KEY (match, round, roll, cause),
    FOREIGN KEY (match, round) REFERENCES round (match, number),
    FOREIGN KEY (match, roll) REFERENCES standing (match, roll)
) STRICT, WITHOUT ROWID;
--;
CREATE TABLE challenge (
    match INTEGER NOT NULL,
    event INTEGER NOT NULL,
    round INTEGER NOT NULL,
    challenger INTEGER NOT NULL,
    challenged INTEGER NOT NULL,
    card TEXT NOT NULL CHECK (card IN ('W+2', 'W+C')),
    guilty INTEGER NOT NULL CHECK (guilty IN (0, 1)),
    shown INTEGER NOT NULL CHECK (shown IN (0, 1)), -- the hand was told card by card
    PRIMARY KEY (match, event),
    FOREIGN KEY (match, event) REFERENCES event (match, number),
    FOREIGN KEY (match, round) REFERENCES round (match, number),
    FOREIGN KEY (match, challenger) REFERENCES standing (match, roll),
    FOREIGN KEY (match, challenged) REFERENCES standing (match, roll)
) STRICT, WITHOUT ROWID;
--;
CREATE TABLE uno (
    match INTEGER NOT NULL,
    event INTEGER NOT NULL,
    round INTEGER NOT NULL,
    roll INTEGER NOT NULL, -- who called or was caught
    what TEXT NOT NULL CHECK (what IN ('called', 'ahead', 'late', 'caught')),
    catcher INTEGER, -- where it was said
    PRIMARY KEY (match, event),
    FOREIGN KEY (match, event) REFERENCES event (match, number),
    FOREIGN KEY (match, round) REFERENCES round (match, number),
    FOREIGN KEY (match, roll) REFERENCES standing (match, roll),
    FOREIGN KEY (match, catcher) REFERENCES standing (match, roll),
    CHECK (catcher IS NULL OR what = 'caught')
) STRICT, WITHOUT ROWID;
--;
CREATE TABLE forced (
    match INTEGER NOT NULL,
    event INTEGER NOT NULL,
    round INTEGER NOT NULL,
    roll INTEGER NOT NULL,
    card TEXT NOT NULL,
    PRIMARY KEY (match, event),
    FOREIGN KEY (match, event) REFERENCES event (match, number),
    FOREIGN KEY (match, round) REFERENCES round (match, number),
    FOREIGN KEY (match, roll) REFERENCES standing (match, roll)
) STRICT, WITHOUT ROWID;
--;
CREATE TABLE flip (
    match INTEGER NOT NULL,
    event INTEGER NOT NULL,
    round INTEGER NOT NULL,
    roll INTEGER, -- who played it
    cause TEXT NOT NULL CHECK (cause IN ('play', 'start', 'set')),
    side TEXT NOT NULL CHECK (side IN ('light', 'dark')), -- that is up from then on
    PRIMARY KEY (match, event),
    FOREIGN KEY (match, event) REFERENCES event (match, number),
    FOREIGN KEY (match, round) REFERENCES round (match, number),
    FOREIGN KEY (match, roll) REFERENCES standing (match, roll),
    CHECK ((roll IS NULL) = (cause <> 'play'))
) STRICT, WITHOUT ROWID;
