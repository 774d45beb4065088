-- That a user's app reported a failure, or a start beside a canary: a keyed hash of user, version, kind and canary, so that each user counts
-- once. The hour is that of their last report. Nobody without the key can tell that two rows are of one user.
CREATE TABLE billet.failure_reporters (
  mark bytea PRIMARY KEY,
  remote text NOT NULL,
  version text NOT NULL,
  canary text,
  is_start boolean NOT NULL,
  hour timestamptz NOT NULL
);
CREATE INDEX failure_reporters_by_hour ON billet.failure_reporters (hour);
GRANT SELECT, INSERT, UPDATE, DELETE ON billet.failure_reporters TO billet_app;

-- Networks no longer count: anybody can send from several.
DROP TABLE billet.canary_networks;
ALTER TABLE billet.canary_verdicts DROP COLUMN networks;
