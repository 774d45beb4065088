-- The table of notes anew, in the order of its random ids: rows of before lay in the order in which they came, and what was suppressed
-- then named in dead rows whose it was.
CLUSTER billet.items USING items_pkey;
ALTER TABLE billet.items SET WITHOUT CLUSTER;
