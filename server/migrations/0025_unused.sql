-- Whether something unused went back with a payment: whoever sends the Stars back, a job or a later round, tells the payer so.
ALTER TABLE money.charges ADD COLUMN is_unused_gone boolean NOT NULL DEFAULT false;
