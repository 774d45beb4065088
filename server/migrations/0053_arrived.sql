-- Nothing is held back any more after it was delivered: what isn't there yet waits in no table of notes.
ALTER TABLE billet.items DROP COLUMN is_arrived;
