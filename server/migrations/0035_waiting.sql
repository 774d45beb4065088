-- Paid, fully anonymous notes on their way: each encrypted with a key that is not here, all of one size, under a random id.
-- At a full quarter of an hour one transaction takes out all that wait and puts them back anew, in random order (`is_mixed`); then
-- each is delivered by a transaction of its own. So no transaction id, of a dead row either, ties a payment to a note.
CREATE TABLE money.waiting (
  id uuid PRIMARY KEY,
  note bytea NOT NULL,
  is_mixed boolean NOT NULL,
  attempts integer NOT NULL DEFAULT 0
);
GRANT SELECT, INSERT, UPDATE, DELETE ON money.waiting TO billet_app;

-- What was held back by the server of before has arrived: nothing is held back any more.
UPDATE billet.items SET is_arrived = true WHERE NOT is_arrived;
ALTER TABLE billet.items ALTER COLUMN is_arrived SET DEFAULT true;
