-- Deleted accounts, for as long as init data that was signed before can still be shown: a keyed hash of the messenger's id, and the time of the
-- deletion, encrypted. `until` is a whole day.
CREATE TABLE billet.departures (
  mark bytea PRIMARY KEY,
  deleted_at bytea NOT NULL,
  until timestamptz NOT NULL
);
GRANT SELECT, INSERT, UPDATE, DELETE ON billet.departures TO billet_app;
