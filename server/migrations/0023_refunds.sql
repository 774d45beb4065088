-- A refund takes back the reveals of a pack that were not used; the ledger adds up as before.
ALTER TABLE money.reveal_ledger DROP CONSTRAINT reveal_ledger_reason_check;
ALTER TABLE money.reveal_ledger ADD CONSTRAINT reveal_ledger_reason_check CHECK (reason IN ('pack', 'spent', 'task', 'refund'));
