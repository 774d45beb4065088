-- Who came by somebody's link, as keyed hashes: each counts once, and nothing ties a visitor to an inviter or to a time.
CREATE TABLE billet.share_visitors (mark text PRIMARY KEY);
GRANT SELECT, INSERT ON billet.share_visitors TO billet_app;
ALTER TABLE billet.users ADD COLUMN invited integer NOT NULL DEFAULT 0;

-- Reveals may be earned by a task; the ledger adds up as before.
ALTER TABLE money.reveal_ledger DROP CONSTRAINT reveal_ledger_reason_check;
ALTER TABLE money.reveal_ledger ADD CONSTRAINT reveal_ledger_reason_check CHECK (reason IN ('pack', 'spent', 'task'));
