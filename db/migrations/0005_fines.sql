-- Fines are drawn too, and a cause of their own. A projection, but the rows stay: working all of them out again takes long.
CREATE TABLE drawn_now (
    match INTEGER NOT NULL,
    round INTEGER NOT NULL,
    roll INTEGER NOT NULL,
    cause TEXT NOT NULL CHECK (cause IN ('draw', '+1', '+5', 'W+2', 'W+C', 'guilty', 'lost', 'caught', 'fine')),
    times INTEGER NOT NULL CHECK (times >= 1),
    cards INTEGER NOT NULL CHECK (cards >= times),
    most INTEGER NOT NULL CHECK (most >= 1), -- at once, and by which event
    most_event INTEGER NOT NULL,
    PRIMARY KEY (match, round, roll, cause),
    FOREIGN KEY (match, round) REFERENCES round (match, number),
    FOREIGN KEY (match, roll) REFERENCES standing (match, roll)
) STRICT, WITHOUT ROWID;
--;
INSERT INTO drawn_now SELECT * FROM drawn;
--;
DROP TABLE drawn;
--;
ALTER TABLE drawn_now RENAME TO drawn;
