-- Reviews of games that are over, so that nobody works out the same one twice.

CREATE TABLE review (
    room TEXT PRIMARY KEY REFERENCES room (id),
    body BLOB NOT NULL
);
