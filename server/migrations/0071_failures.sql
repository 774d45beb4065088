-- How often something of a remote's, or of the host's late files, failed, by the hour. Nothing in it is of anybody: no person, no address,
-- no device, no time but the hour.
CREATE TABLE billet.remote_events (
  hour timestamptz NOT NULL,
  remote text NOT NULL,
  version text NOT NULL,
  phase text NOT NULL,
  code text NOT NULL,
  times integer NOT NULL,
  PRIMARY KEY (hour, remote, version, phase, code)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON billet.remote_events TO billet_app;

-- That a canary failed in another network: a keyed hash of canary and network, so that one broken phone, or one forger, counts once.
CREATE TABLE billet.canary_networks (
  mark bytea PRIMARY KEY,
  remote text NOT NULL,
  salt text NOT NULL,
  until timestamptz NOT NULL
);
GRANT SELECT, INSERT, DELETE ON billet.canary_networks TO billet_app;

-- Canaries that failed too often, and why. Each is named by its salt, which is drawn anew for every canary.
CREATE TABLE billet.canary_verdicts (
  remote text NOT NULL,
  salt text NOT NULL,
  version text NOT NULL,
  judged_at timestamptz NOT NULL,
  failures integer NOT NULL,
  starts integer NOT NULL,
  networks integer NOT NULL,
  active_failures integer NOT NULL,
  active_starts integer NOT NULL,
  is_taken_back boolean NOT NULL DEFAULT false,
  is_told boolean NOT NULL DEFAULT false,
  PRIMARY KEY (remote, salt)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON billet.canary_verdicts TO billet_app;
