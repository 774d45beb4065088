CREATE SCHEMA money;

CREATE TABLE money.orders (
  id uuid PRIMARY KEY,
  payer_id uuid NOT NULL REFERENCES billet.users (id),
  payer_telegram_id bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('item', 'reveal_pack', 'early_reveal')),
  state text NOT NULL DEFAULT 'created'
    CHECK (state IN ('created', 'awaiting_payment', 'paid', 'fulfilled', 'refunding', 'refunded', 'cancelled')),
  amount integer NOT NULL CHECK (amount > 0),
  bought text NOT NULL,
  request text UNIQUE,
  link text,
  purchase jsonb,
  is_cut boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  CHECK (purchase IS NOT NULL OR state IN ('fulfilled', 'refunding', 'refunded', 'cancelled'))
);
CREATE INDEX orders_unfinished ON money.orders (created_at) WHERE NOT is_cut;

CREATE TABLE money.charges (
  id text PRIMARY KEY,
  order_id uuid REFERENCES money.orders (id),
  payer_telegram_id bigint NOT NULL,
  amount integer NOT NULL,
  currency text NOT NULL,
  state text NOT NULL DEFAULT 'recorded' CHECK (state IN ('recorded', 'fulfilled', 'refunding', 'refunded')),
  attempts integer NOT NULL DEFAULT 0,
  recorded_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX charges_one_fulfilment ON money.charges (order_id) WHERE state = 'fulfilled';
CREATE INDEX charges_unfinished ON money.charges (recorded_at) WHERE state IN ('recorded', 'refunding');

CREATE TABLE money.updates (
  id bigint PRIMARY KEY,
  body jsonb,
  attempts integer NOT NULL DEFAULT 0,
  received_at timestamptz NOT NULL
);
CREATE INDEX updates_unhandled ON money.updates (id) WHERE body IS NOT NULL;

CREATE TABLE money.intentions (
  id text PRIMARY KEY,
  body_hash text NOT NULL,
  lease uuid NOT NULL,
  lease_until timestamptz NOT NULL,
  answer bytea,
  created_at timestamptz NOT NULL
);
CREATE INDEX intentions_by_age ON money.intentions (created_at);

CREATE TABLE money.reveal_ledger (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES billet.users (id),
  change integer NOT NULL CHECK (change <> 0),
  reason text NOT NULL CHECK (reason IN ('pack', 'spent')),
  order_id uuid UNIQUE REFERENCES money.orders (id)
);
CREATE INDEX reveal_ledger_by_user ON money.reveal_ledger (user_id);

CREATE TABLE money.send_marks (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  mark text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX send_marks_by_mark ON money.send_marks (mark, at);
CREATE INDEX send_marks_by_age ON money.send_marks (at);

CREATE TABLE money.cursors (name text PRIMARY KEY, position integer NOT NULL);

GRANT USAGE ON SCHEMA money TO billet_app, billet_sealer;
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA money TO billet_app;
REVOKE DELETE ON money.orders, money.charges, money.reveal_ledger FROM billet_app;
GRANT INSERT ON money.reveal_ledger TO billet_sealer;
