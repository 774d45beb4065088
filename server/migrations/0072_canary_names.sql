-- The same version may be a canary twice, so its salt doesn't name it: version and time together do.
ALTER TABLE billet.canary_networks RENAME COLUMN salt TO canary;
ALTER TABLE billet.canary_verdicts RENAME COLUMN salt TO canary;
