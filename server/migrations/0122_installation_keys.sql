-- Which key seals this database, so that a start with another one is refused before it changes anything; the secret of the keyed hashes,
-- sealed, which stays the same when the key is replaced (null: it is the key itself); and the key that a replacement under way leads to.
ALTER TABLE billet.installation ADD COLUMN key_mark bytea, ADD COLUMN hash_key bytea, ADD COLUMN next_key_mark bytea;
