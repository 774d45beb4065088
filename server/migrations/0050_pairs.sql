-- Who sends to whom hangs on keyed hashes of the messenger's ids, so that leaving and coming back undoes no block and no stop; and no two
-- rows can be told to be of the same two people without the key, which is not here.

-- For every note the hash of its two people and, where the sender is kept, the sender's, encrypted: all of one size, no two alike.
CREATE TABLE sealed.pairs (
  item_id uuid PRIMARY KEY REFERENCES billet.items (id),
  pair bytea NOT NULL
);

ALTER TABLE sealed.blocks RENAME TO old_blocks;
ALTER TABLE sealed.old_blocks DROP CONSTRAINT blocks_pkey;
DROP INDEX sealed.blocks_by_recipient;
ALTER TABLE sealed.stops RENAME TO old_stops;
ALTER TABLE sealed.old_stops DROP CONSTRAINT stops_pkey;

-- Which notes were blocked by. `mark` is the keyed hash of the two people and of how many of their blocks came before. A block that was
-- lifted keeps its row and nothing but the mark, so that the marks of two people have no gaps.
CREATE TABLE sealed.blocks (
  mark bytea PRIMARY KEY,
  item_id uuid UNIQUE REFERENCES billet.items (id),
  recipient_id uuid REFERENCES billet.users (id),
  CHECK ((item_id IS NULL) = (recipient_id IS NULL))
);
CREATE INDEX blocks_by_recipient ON sealed.blocks (recipient_id, item_id);

-- Senders that operators stopped for a time: a keyed hash of the person, or where nobody is known of the pair.
CREATE TABLE sealed.stops (mark bytea PRIMARY KEY, until timestamptz NOT NULL);

-- Who sent a note. The exact time and what the request told are encrypted: a time to the second would say of everybody when they were
-- there. Bucket and shuffle are the note's own, in the order of which a sender reads them.
ALTER TABLE sealed.senders RENAME TO old_senders;
ALTER TABLE sealed.old_senders DROP CONSTRAINT senders_pkey;
DROP INDEX sealed.senders_by_sender;
CREATE TABLE sealed.senders (
  item_id uuid PRIMARY KEY REFERENCES billet.items (id),
  sender_id uuid NOT NULL REFERENCES billet.users (id),
  sent_bucket timestamptz NOT NULL,
  shuffle integer NOT NULL,
  told bytea NOT NULL
);
CREATE INDEX senders_in_order ON sealed.senders (sender_id, sent_bucket DESC, shuffle, item_id);

-- To whom everything stands that must not arrive: whose it would have been is encrypted with the sender's record. Otherwise a note that was
-- blocked would show who is behind the note that was blocked by.
INSERT INTO billet.users (id, telegram_id, code, first_name, created_at)
  VALUES ('00000000-0000-4000-8000-6e6f626f6479', 0, 'nobody', '', '1970-01-01T00:00:00Z');

-- The first name that a reveal disclosed: it stays when its sender leaves. Of reveals before, the name is kept as it is now.
ALTER TABLE sealed.reveals ADD COLUMN first_name text;
UPDATE sealed.reveals r SET first_name = u.first_name
  FROM sealed.old_senders s JOIN billet.users u ON u.id = s.sender_id AND u.telegram_id > 0
 WHERE s.item_id = r.item_id;

-- Tasks whose reveal was given, as keyed hashes of messenger id and task: each is given once a messenger account.
CREATE TABLE billet.rewards (mark bytea PRIMARY KEY);

GRANT INSERT ON sealed.senders, sealed.pairs TO billet_app;
GRANT SELECT, DELETE ON sealed.senders, sealed.pairs TO billet_sealer;
GRANT SELECT, INSERT, UPDATE, DELETE ON sealed.blocks TO billet_sealer;
GRANT SELECT, INSERT, UPDATE ON sealed.stops TO billet_sealer;
GRANT SELECT, INSERT ON billet.rewards TO billet_app;
