-- When the bot may make its next call of a kind, of all processes together. It names nobody, and a crash may empty it.
CREATE UNLOGGED TABLE billet.pace (
  kind text PRIMARY KEY,
  free_at timestamptz NOT NULL
) WITH (fillfactor = 50);
GRANT SELECT, INSERT, UPDATE ON billet.pace TO billet_app;
