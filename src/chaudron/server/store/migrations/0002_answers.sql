-- An answer names its question, so it cannot be given twice, and needs no place among the ids of commands:
-- every draw is one write less.

DROP INDEX event_move;

CREATE UNIQUE INDEX event_move ON event (room, seat, move)
    WHERE move IS NOT NULL AND substr(body, 1, 18) <> CAST('{"kind":"answered"' AS BLOB);
