-- What limits count by. Each row is a keyed hash of who, what, the window of time and 'the n-th time': without the key no two
-- rows can be told to belong to one person. Rows are only inserted, never changed, and `until` says nothing but the hour, or
-- the day, after which no limit asks for a row any more.
CREATE TABLE billet.limit_marks (
  mark bytea PRIMARY KEY,
  until timestamptz NOT NULL
);
CREATE INDEX limit_marks_by_end ON billet.limit_marks (until);
GRANT SELECT, INSERT, DELETE ON billet.limit_marks TO billet_app;

-- Its rows repeated a person's hash beside an exact time. They counted for a day at most: counting starts afresh.
DROP TABLE money.send_marks;
