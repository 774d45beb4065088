-- Ids of the gifts that the user would like to get, in their order; part of the public profile.
ALTER TABLE billet.users ADD COLUMN wishes text[] NOT NULL DEFAULT '{}' CHECK (cardinality(wishes) <= 3);
