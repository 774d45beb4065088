-- The messenger's own gifts, which a job buys for what was paid. `charge` is sealed with a key that is not here, so that
-- nothing here ties a payer to an item; it goes when the gift is sent, and the row with it an hour later.
CREATE TABLE money.gifts (
  id uuid PRIMARY KEY,
  item_id uuid NOT NULL,
  recipient_telegram_id bigint NOT NULL,
  gift_id text NOT NULL,
  charge bytea,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sending', 'sent')),
  due_at timestamptz NOT NULL,
  tried_at timestamptz,
  CHECK ((charge IS NULL) = (state = 'sent'))
);
CREATE INDEX gifts_unfinished ON money.gifts (due_at) WHERE state <> 'sent';

-- What the messenger's list of payments says of gifts that were bought: for attempts whose answer never came.
CREATE TABLE money.gift_lines (
  id text PRIMARY KEY,
  recipient_telegram_id bigint NOT NULL,
  gift_id text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX gift_lines_by_recipient ON money.gift_lines (recipient_telegram_id, at);

GRANT SELECT, INSERT, UPDATE, DELETE ON money.gifts, money.gift_lines TO billet_app;
