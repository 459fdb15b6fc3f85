-- Checksums of what is written once: of ids, of a match, and of each line of its journal, chained to the line before it. So no
-- line can be changed, moved or taken out of the middle without being noticed. Those of what is there already are worked
-- out in the same transaction.
ALTER TABLE player ADD COLUMN checksum INTEGER NOT NULL DEFAULT 0;
--;
ALTER TABLE company ADD COLUMN checksum INTEGER NOT NULL DEFAULT 0;
--;
ALTER TABLE match ADD COLUMN checksum INTEGER NOT NULL DEFAULT 0;
--;
ALTER TABLE event ADD COLUMN checksum INTEGER NOT NULL DEFAULT 0;
--;
DROP TRIGGER event_is_never_rewritten;
--;
CREATE TRIGGER event_is_never_rewritten BEFORE UPDATE OF match, number, time, line ON event
BEGIN
    SELECT RAISE(ABORT, 'a journal is never rewritten');
END;
