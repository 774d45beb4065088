-- A payment whose order is unknown is set aside; a refund may be refused for good, by the messenger or by an operator.
ALTER TABLE money.charges DROP CONSTRAINT charges_state_check;
ALTER TABLE money.charges ADD CONSTRAINT charges_state_check
  CHECK (state IN ('recorded', 'fulfilled', 'refunding', 'refunded', 'refund_refused', 'set_aside'));
ALTER TABLE money.charges
  ADD COLUMN is_refund_allowed boolean NOT NULL DEFAULT false,
  ADD COLUMN is_told boolean NOT NULL DEFAULT false;
CREATE INDEX charges_untold ON money.charges (id) WHERE state = 'set_aside' AND NOT is_told;

ALTER TABLE money.orders DROP CONSTRAINT orders_state_check;
ALTER TABLE money.orders ADD CONSTRAINT orders_state_check
  CHECK (state IN ('created', 'awaiting_payment', 'paid', 'fulfilled', 'refunding', 'refunded', 'refund_refused', 'cancelled'));

ALTER TABLE money.refund_requests
  ADD COLUMN decision text CHECK (decision IN ('approved', 'refused')),
  ADD COLUMN operator_telegram_id bigint;
GRANT UPDATE (decision, operator_telegram_id) ON money.refund_requests TO billet_app;

-- Refunds that nobody asked for, by the hour.
CREATE TABLE money.refund_hours (
  hour timestamptz PRIMARY KEY,
  started integer NOT NULL,
  is_told boolean NOT NULL DEFAULT false
);
GRANT SELECT, INSERT, UPDATE, DELETE ON money.refund_hours TO billet_app;
