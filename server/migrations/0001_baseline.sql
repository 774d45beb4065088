-- The database of Billet. Read it from top to bottom: schemas, tables by domain with their indexes and grants, sealed functions.
-- src/kit/db/schema declares the same tables for the server; a test compares both.
--
-- Words:
--   note    a row of billet.items; columns and functions call it item.
--   mark    a keyed hash. Without the server's key, a reader can neither compute a mark nor link two marks of one person.
--   sealed  encrypted with a key that is not in the database.
--   bucket  a coarse time: the full hour, or the quarter of an hour for fully anonymous notes.
--
-- Logins and roles. src/kit/db/roles.ts creates them before this file runs, and DATABASE_ROLES replaces the prefix `billet`:
--   billet_app     people, payments, sending. Inserts notes and senders, reads neither.
--   billet_inbox   a recipient's own notes. Reads no person and no sender.
--   billet_reveal  calls the functions of schema sealed and reads no table.
--   billet_sealer  cannot log in. It owns the functions that read who sent which note.
-- The owner of the database runs jobs and answers no request.

-- People and the notes that they received.
CREATE SCHEMA billet;
-- Who sent which note.
CREATE SCHEMA sealed;
-- Orders, payments, gifts. billet_inbox has no access.
CREATE SCHEMA money;

REVOKE ALL ON SCHEMA public FROM PUBLIC;
-- A function is closed until a grant names its callers.
ALTER DEFAULT PRIVILEGES REVOKE EXECUTE ON FUNCTIONS FROM PUBLIC;

GRANT USAGE ON SCHEMA billet TO billet_app, billet_inbox, billet_sealer;
GRANT USAGE ON SCHEMA sealed TO billet_app, billet_reveal, billet_sealer;
GRANT USAGE ON SCHEMA money TO billet_app, billet_sealer;

-- A row that is written when a person sends or pays carries its transaction id and a position in the table's file. Both reveal the order of
-- events. Every quarter of an hour a job (app/jobs/mix.ts) takes out all rows written since its last run and inserts them again in random
-- order, in one transaction, with is_mixed = true. Any later change makes the row new again.
CREATE FUNCTION money.is_new() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  NEW.is_mixed := false;
  RETURN NEW;
END $$;


-- People ----------------------------------------------------------------------------------------------------------------------------------

-- Everyone with a share code: users of the app, and accounts that the bot only knows from messages.
CREATE TABLE billet.users (
  id uuid PRIMARY KEY,
  -- Telegram's id, above 0. It is negative after the account was deleted, and 0 for the placeholder below.
  telegram_id bigint NOT NULL UNIQUE,
  -- The code in the person's link.
  code text NOT NULL UNIQUE,
  first_name text NOT NULL,
  username text,
  photo_url text,
  -- The language of the Telegram app, as an IETF tag.
  language_code text NOT NULL DEFAULT 'ru',
  is_premium boolean NOT NULL DEFAULT false,
  mode text NOT NULL DEFAULT 'anonymous' CHECK (mode IN ('anonymous', 'valentine')),
  -- 'active': the bot may write to the person; 'never' started it; 'blocked' it.
  bot_state text NOT NULL DEFAULT 'never' CHECK (bot_state IN ('never', 'active', 'blocked')),
  completed_tasks text[] NOT NULL DEFAULT '{}',
  -- Reveals that were bought or earned and not yet spent: the sum of money.reveal_ledger.
  available_reveals integer NOT NULL DEFAULT 0 CHECK (available_reveals >= 0),
  -- The year whose valentines the person may open before 8 March.
  early_reveal_year integer,
  -- The leaderboard that the profile shows: the chosen one, or 'global'.
  category_code text NOT NULL DEFAULT 'global',
  -- The leaderboard on which the person chose to be listed. Null: on none.
  leaderboard_category text,
  created_at timestamptz NOT NULL,
  -- When the bot learned that it is blocked. Init data signed before says nothing about the current state.
  blocked_at timestamptz,
  -- During a pause free notes are kept back, and paid ones are refused.
  is_paused boolean NOT NULL DEFAULT false,
  -- As typed, cleaned.
  muted_words text[] NOT NULL DEFAULT '{}',
  -- The language of the interface, if the person chose one.
  language text,
  -- New people who opened the person's link.
  invited integer NOT NULL DEFAULT 0,
  -- The number that the person sees. The daily count updates it: a number that rose at once would announce who sends the next note.
  invited_shown integer NOT NULL DEFAULT 0,
  -- When a refund ended an early opening. Notes sent until then stay open.
  early_reveal_ended_at timestamptz
);
GRANT SELECT, INSERT, UPDATE ON billet.users TO billet_app;
GRANT SELECT, UPDATE (available_reveals) ON billet.users TO billet_sealer;

-- The recipient of record for every note that must not arrive. The real recipient is sealed in sealed.senders: a blocked note with its
-- recipient would show who sent the note that the recipient blocked.
INSERT INTO billet.users (id, telegram_id, code, first_name, created_at)
  VALUES ('00000000-0000-4000-8000-6e6f626f6479', 0, 'nobody', '', '1970-01-01T00:00:00Z');

-- People who came by a link or deleted their account: each counts once as a visitor, and the bot recreates no deleted account. No row links
-- a visitor to an inviter or to a time.
CREATE TABLE billet.share_visitors (mark text PRIMARY KEY);
GRANT SELECT, INSERT ON billet.share_visitors TO billet_app;

-- Tasks whose reveal was given: one row per Telegram account and task, so that an account earns each once, also after it was deleted.
CREATE TABLE billet.rewards (mark bytea PRIMARY KEY);
GRANT SELECT, INSERT ON billet.rewards TO billet_app;

-- Deleted accounts, as long as the server still accepts init data that was signed before the deletion.
CREATE TABLE billet.departures (
  mark bytea PRIMARY KEY,
  -- Sealed: the exact time.
  deleted_at bytea NOT NULL,
  -- A whole day.
  until timestamptz NOT NULL
);
GRANT SELECT, INSERT, UPDATE, DELETE ON billet.departures TO billet_app;


-- Notes -----------------------------------------------------------------------------------------------------------------------------------

-- Received notes. No column reveals anything about the sender: times are coarse, ids and order are random.
CREATE TABLE billet.items (
  id uuid PRIMARY KEY,
  recipient_id uuid NOT NULL REFERENCES billet.users (id),
  -- 'ordinary' and 'super' notes are valentines.
  type text NOT NULL CHECK (type IN ('ordinary', 'super', 'anonymous_message')),
  status text NOT NULL DEFAULT 'sent' CHECK (status IN ('sent', 'opened')),
  -- The gift as it was sold (HeldItem of the contract): its id, type, contents and price.
  gift jsonb NOT NULL,
  message text NOT NULL,
  answer text,
  -- The database has no sender of such a note, so that it cannot be revealed.
  is_fully_anonymous boolean NOT NULL,
  -- The sender's name shows as soon as the note is opened.
  is_open_sympathy boolean NOT NULL CHECK (NOT (is_open_sympathy AND is_fully_anonymous)),
  -- Both people opened a note of the other, and both notes were sent with the match switch on.
  is_mutual boolean NOT NULL DEFAULT false CHECK (NOT (is_mutual AND is_fully_anonymous)),
  -- The recipient shows the note and its answer on their profile.
  is_public boolean NOT NULL DEFAULT true,
  is_reveal_completed boolean NOT NULL DEFAULT false CHECK (NOT (is_reveal_completed AND is_fully_anonymous)),
  is_telegram_gift_sent boolean NOT NULL DEFAULT false,
  sent_bucket timestamptz NOT NULL,
  -- Random: the order within a bucket.
  shuffle integer NOT NULL,
  -- The list that shows the note. 'kept' waits for the end of a pause. The recipient never learns of a 'suppressed' note (from a blocked
  -- sender) or a 'removed' one (by an operator). The sender sees the same in every case.
  placement text NOT NULL DEFAULT 'inbox' CHECK (placement IN ('inbox', 'kept', 'muted', 'suppressed', 'removed'))
);
-- The lists of a recipient, each in its order.
CREATE INDEX items_by_recipient ON billet.items (recipient_id, sent_bucket DESC, shuffle, id);
CREATE INDEX items_unopened ON billet.items (recipient_id, sent_bucket DESC, shuffle, id) WHERE placement = 'inbox' AND status = 'sent';
CREATE INDEX items_opened ON billet.items (recipient_id, sent_bucket DESC, shuffle, id) WHERE placement = 'inbox' AND status = 'opened';
CREATE INDEX items_asked ON billet.items (recipient_id, sent_bucket DESC, shuffle, id) WHERE placement = 'inbox' AND type = 'anonymous_message';
CREATE INDEX items_muted ON billet.items (recipient_id, sent_bucket DESC, shuffle, id) WHERE placement = 'muted';
CREATE INDEX items_kept ON billet.items (recipient_id) WHERE placement = 'kept';

-- By column: a right on the whole table includes xmin, which links rows that were written together.
GRANT SELECT (id, recipient_id, type, status, gift, message, answer, is_fully_anonymous, is_open_sympathy, is_mutual,
  is_public, is_reveal_completed, is_telegram_gift_sent, sent_bucket, shuffle, placement) ON billet.items TO billet_inbox;
GRANT UPDATE (answer, is_public, placement) ON billet.items TO billet_inbox;
GRANT INSERT ON billet.items TO billet_app;
GRANT SELECT, UPDATE (status, is_mutual, is_reveal_completed, placement), DELETE ON billet.items TO billet_sealer;

-- No query of billet_inbox returns a note that its recipient must not learn of.
ALTER TABLE billet.items ENABLE ROW LEVEL SECURITY;
CREATE POLICY inbox_sees ON billet.items TO billet_inbox USING (placement IN ('inbox', 'kept', 'muted'));
CREATE POLICY app_sends ON billet.items FOR INSERT TO billet_app WITH CHECK (true);
CREATE POLICY sealer_works ON billet.items TO billet_sealer USING (true);

-- How many notes each list of a recipient has, so that counting a big inbox takes no longer than a small one. Triggers on billet.items
-- update it in the transaction of each write.
CREATE TABLE billet.inbox_counts (
  recipient_id uuid PRIMARY KEY REFERENCES billet.users (id),
  ordinary integer NOT NULL DEFAULT 0,
  super integer NOT NULL DEFAULT 0,
  anonymous integer NOT NULL DEFAULT 0,
  -- Sent: not opened yet. Valentines are the ordinary and the super notes.
  valentines_sent integer NOT NULL DEFAULT 0,
  anonymous_sent integer NOT NULL DEFAULT 0,
  -- Unanswered: opened and without an answer.
  valentines_unanswered integer NOT NULL DEFAULT 0,
  anonymous_unanswered integer NOT NULL DEFAULT 0,
  -- Public: opened, answered and not hidden.
  valentines_public integer NOT NULL DEFAULT 0,
  anonymous_public integer NOT NULL DEFAULT 0,
  muted integer NOT NULL DEFAULT 0
) WITH (fillfactor = 50);
-- By column: a right on the whole table includes xmin.
GRANT SELECT (recipient_id, ordinary, super, anonymous, valentines_sent, anonymous_sent, valentines_unanswered, anonymous_unanswered,
  valentines_public, anonymous_public, muted) ON billet.inbox_counts TO billet_inbox;
GRANT SELECT, INSERT, UPDATE, DELETE ON billet.inbox_counts TO billet_sealer;

-- The delivery of a kept or suppressed note writes a row here, so that it takes as long as any other. A write to billet.inbox_counts that
-- changes no count would tell billet_inbox who the recipient was. The number stays 0, and no login reads it.
CREATE TABLE billet.unseen_counts (
  person_id uuid PRIMARY KEY REFERENCES billet.users (id),
  unseen integer NOT NULL DEFAULT 0
) WITH (fillfactor = 50);
GRANT SELECT, INSERT, UPDATE, DELETE ON billet.unseen_counts TO billet_sealer;

-- Creates the triggers count_added, count_gone and count_changed. They differ in the rows that they count: each adds up the rows of one
-- statement and writes one row per recipient.
DO $$
DECLARE
  v_added constant text := 'SELECT 1 AS n, a.recipient_id, a.placement, a.type, a.status, a.answer, a.is_public FROM added a';
  v_gone constant text := 'SELECT -1 AS n, g.recipient_id, g.placement, g.type, g.status, g.answer, g.is_public FROM gone g';
  v_trigger record;
BEGIN
  FOR v_trigger IN
    SELECT * FROM (VALUES
      ('added', 'INSERT', 'NEW TABLE AS added', v_added),
      ('gone', 'DELETE', 'OLD TABLE AS gone', v_gone),
      ('changed', 'UPDATE', 'OLD TABLE AS gone NEW TABLE AS added', v_added || ' UNION ALL ' || v_gone)
    ) t (name, event, transition, rows)
  LOOP
    EXECUTE format($f$
      CREATE FUNCTION billet.count_%1$s() RETURNS trigger
      LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $b$
      BEGIN
        INSERT INTO billet.inbox_counts AS c (recipient_id, ordinary, super, anonymous, valentines_sent, anonymous_sent,
            valentines_unanswered, anonymous_unanswered, valentines_public, anonymous_public, muted)
          SELECT d.* FROM (
            SELECT w.recipient_id,
              COALESCE(sum(w.n) FILTER (WHERE w.inbox AND w.type = 'ordinary'), 0) AS ordinary,
              COALESCE(sum(w.n) FILTER (WHERE w.inbox AND w.type = 'super'), 0) AS super,
              COALESCE(sum(w.n) FILTER (WHERE w.inbox AND w.asked), 0) AS anonymous,
              COALESCE(sum(w.n) FILTER (WHERE w.inbox AND NOT w.asked AND w.status = 'sent'), 0) AS valentines_sent,
              COALESCE(sum(w.n) FILTER (WHERE w.inbox AND w.asked AND w.status = 'sent'), 0) AS anonymous_sent,
              COALESCE(sum(w.n) FILTER (WHERE w.inbox AND NOT w.asked AND w.status = 'opened' AND w.answer IS NULL), 0) AS valentines_unanswered,
              COALESCE(sum(w.n) FILTER (WHERE w.inbox AND w.asked AND w.status = 'opened' AND w.answer IS NULL), 0) AS anonymous_unanswered,
              COALESCE(sum(w.n) FILTER (WHERE w.shown AND NOT w.asked), 0) AS valentines_public,
              COALESCE(sum(w.n) FILTER (WHERE w.shown AND w.asked), 0) AS anonymous_public,
              COALESCE(sum(w.n) FILTER (WHERE w.placement = 'muted'), 0) AS muted
            FROM (
              SELECT r.*, r.placement = 'inbox' AS inbox, r.type = 'anonymous_message' AS asked,
                r.placement = 'inbox' AND r.status = 'opened' AND r.answer IS NOT NULL AND r.is_public AS shown
              FROM (%4$s) r WHERE r.placement IN ('inbox', 'muted')
            ) w GROUP BY w.recipient_id
          ) d
          WHERE (d.ordinary, d.super, d.anonymous, d.valentines_sent, d.anonymous_sent, d.valentines_unanswered, d.anonymous_unanswered,
            d.valentines_public, d.anonymous_public, d.muted) <> (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
          ORDER BY d.recipient_id
        ON CONFLICT (recipient_id) DO UPDATE SET
          ordinary = c.ordinary + EXCLUDED.ordinary,
          super = c.super + EXCLUDED.super,
          anonymous = c.anonymous + EXCLUDED.anonymous,
          valentines_sent = c.valentines_sent + EXCLUDED.valentines_sent,
          anonymous_sent = c.anonymous_sent + EXCLUDED.anonymous_sent,
          valentines_unanswered = c.valentines_unanswered + EXCLUDED.valentines_unanswered,
          anonymous_unanswered = c.anonymous_unanswered + EXCLUDED.anonymous_unanswered,
          valentines_public = c.valentines_public + EXCLUDED.valentines_public,
          anonymous_public = c.anonymous_public + EXCLUDED.anonymous_public,
          muted = c.muted + EXCLUDED.muted;
        RETURN NULL;
      END $b$;
      CREATE TRIGGER count_%1$s AFTER %2$s ON billet.items REFERENCING %3$s FOR EACH STATEMENT EXECUTE FUNCTION billet.count_%1$s()
    $f$, v_trigger.name, v_trigger.event, v_trigger.transition, v_trigger.rows);
  END LOOP;
END $$;

-- Notes of the product team are generated when they are read. This table stores which of them a person opened.
CREATE TABLE billet.opened_service (
  user_id uuid NOT NULL REFERENCES billet.users (id) ON DELETE CASCADE,
  item_id uuid NOT NULL,
  PRIMARY KEY (user_id, item_id)
);
GRANT SELECT, INSERT ON billet.opened_service TO billet_app;
GRANT SELECT (user_id), DELETE ON billet.opened_service TO billet_sealer;

-- One row per person and kind of change. Live streams follow the version. Payments have no row: it would tell when a person paid.
CREATE TABLE billet.change_events (
  user_id uuid NOT NULL REFERENCES billet.users (id),
  kind text NOT NULL CHECK (kind IN ('inventory', 'profile')),
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (user_id, kind)
);
GRANT SELECT, INSERT, UPDATE ON billet.change_events TO billet_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON billet.change_events TO billet_sealer;

-- Jobs that follow from a committed change. A relay moves them to the job queue.
CREATE TABLE billet.outbox (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  task text NOT NULL,
  payload jsonb NOT NULL,
  run_at timestamptz NOT NULL DEFAULT now()
);
-- The relay takes the oldest rows five times a second.
CREATE INDEX outbox_by_time ON billet.outbox (run_at);
GRANT INSERT ON billet.outbox TO billet_app, billet_sealer;


-- Senders ---------------------------------------------------------------------------------------------------------------------------------

-- The sender of each note. A fully anonymous note has no row.
CREATE TABLE sealed.senders (
  item_id uuid PRIMARY KEY REFERENCES billet.items (id),
  sender_id uuid NOT NULL REFERENCES billet.users (id),
  -- Bucket and shuffle of the note: the order in which the sender reads what they sent.
  sent_bucket timestamptz NOT NULL,
  shuffle integer NOT NULL,
  -- Sealed: the exact time, facts of the request (place, device), and the recipient and text of a note that must not arrive. An exact time
  -- in clear would show when each sender was online.
  told bytea NOT NULL,
  -- For a note that must not arrive: a mark of its recipient and a random number. The deletion of the recipient's account finds the note by
  -- it. Null for a note that arrived.
  withheld_mark bytea,
  -- The sender sees an opening with the answer, or else with the daily count, which sets this flag for all openings in one transaction: the
  -- moment of an opening would identify the person who is reading.
  is_opening_shown boolean NOT NULL DEFAULT false,
  -- With the match switch on, one of 64 marks of the direction and the mode; no two rows share one. With the switch off, a random value of
  -- the same size.
  match_mark bytea NOT NULL
);
CREATE INDEX senders_in_order ON sealed.senders (sender_id, sent_bucket DESC, shuffle, item_id);
CREATE INDEX senders_withheld ON sealed.senders (withheld_mark) WHERE withheld_mark IS NOT NULL;
CREATE INDEX senders_by_match ON sealed.senders (match_mark);
GRANT INSERT ON sealed.senders TO billet_app;
GRANT SELECT, DELETE ON sealed.senders TO billet_sealer;

-- Sealed for every note: the keyed hash of its two people and, where the sender is stored, the sender's. Blocks and stops need no more, and
-- they survive deleted accounts. All values have one size, and no two are equal.
CREATE TABLE sealed.pairs (
  item_id uuid PRIMARY KEY REFERENCES billet.items (id),
  pair bytea NOT NULL
);
GRANT INSERT ON sealed.pairs TO billet_app;
GRANT SELECT, DELETE ON sealed.pairs TO billet_sealer;

-- Revealed senders.
CREATE TABLE sealed.reveals (
  item_id uuid PRIMARY KEY REFERENCES billet.items (id),
  recipient_id uuid NOT NULL REFERENCES billet.users (id),
  revealed_at timestamptz NOT NULL,
  -- As it was disclosed. It stays when the sender deletes the account.
  first_name text NOT NULL
);
CREATE INDEX reveals_by_recipient ON sealed.reveals (recipient_id, revealed_at);
GRANT SELECT, INSERT, DELETE ON sealed.reveals TO billet_sealer;

-- The notes by which recipients blocked senders.
CREATE TABLE sealed.blocks (
  -- Of the two people and of the number of their earlier blocks.
  mark bytea PRIMARY KEY,
  -- Null when the block was lifted, and when the recipient deleted the account: then the block stays, without its note and person.
  item_id uuid UNIQUE REFERENCES billet.items (id),
  recipient_id uuid REFERENCES billet.users (id),
  -- A lifted block keeps its mark, so that the numbers of two people have no gaps.
  is_lifted boolean NOT NULL DEFAULT false,
  CHECK ((item_id IS NULL) = (recipient_id IS NULL)),
  CHECK (item_id IS NULL OR NOT is_lifted)
);
CREATE INDEX blocks_by_recipient ON sealed.blocks (recipient_id, item_id);
GRANT SELECT, INSERT, UPDATE, DELETE ON sealed.blocks TO billet_sealer;

-- Senders whom operators stopped for a time.
CREATE TABLE sealed.stops (
  -- Of the person; of the pair where a fully anonymous note leaves the person unknown.
  mark bytea PRIMARY KEY,
  until timestamptz NOT NULL
);
GRANT SELECT, INSERT, UPDATE ON sealed.stops TO billet_sealer;


-- Money -----------------------------------------------------------------------------------------------------------------------------------

-- Orders: product, amount and day. There is no foreign key to billet.users: its check would lock the payer's row and leave the
-- transaction id of the payment on it.
CREATE TABLE money.orders (
  id uuid PRIMARY KEY,
  -- Of the payer and of the number of their earlier orders.
  payer_mark bytea NOT NULL UNIQUE,
  -- Sealed: the payer. A refund needs it at any time.
  payer bytea NOT NULL,
  kind text NOT NULL CHECK (kind IN ('item', 'reveal_pack', 'early_reveal')),
  state text NOT NULL DEFAULT 'created' CHECK (state IN (
    'created', 'awaiting_payment', 'paid', 'fulfilled', 'refunding', 'refunded', 'refund_refused', 'cancelled')),
  -- In Telegram Stars.
  amount integer NOT NULL CHECK (amount > 0),
  -- The pack or the year; 'gift' for every gift.
  bought text NOT NULL,
  -- Keyed hash of the request, so that its repetition finds the order. Only while the order can be paid.
  request text UNIQUE,
  -- Sealed: the invoice link. Only while the order can be paid.
  link bytea,
  -- Sealed: the data for the delivery. Removed when the order is over.
  purchase bytea,
  -- In UTC.
  made_on date NOT NULL,
  -- The full hour at which an unpaid order ends.
  expires_at timestamptz,
  is_mixed boolean NOT NULL DEFAULT false,
  CONSTRAINT orders_purchase_check CHECK (purchase IS NOT NULL OR state NOT IN ('created', 'awaiting_payment', 'paid')),
  CONSTRAINT orders_expiry_check CHECK ((expires_at IS NOT NULL) = (state IN ('created', 'awaiting_payment')))
);
CREATE INDEX orders_unpaid ON money.orders (expires_at) WHERE expires_at IS NOT NULL;
-- The metrics count the states once a minute.
CREATE INDEX orders_by_state ON money.orders (state);
CREATE INDEX orders_new ON money.orders (id) WHERE NOT is_mixed;
CREATE TRIGGER is_new BEFORE UPDATE ON money.orders FOR EACH ROW WHEN (OLD.is_mixed) EXECUTE FUNCTION money.is_new();
GRANT SELECT, INSERT, UPDATE ON money.orders TO billet_app;

-- Payments that Telegram reported. Each ends fulfilled or refunded, 'refund_refused' if Telegram or an operator refuses the refund, or
-- 'set_aside' for an operator if it belongs to no known order.
CREATE TABLE money.charges (
  -- Keyed hash of Telegram's charge id.
  id text PRIMARY KEY,
  order_id uuid REFERENCES money.orders (id),
  -- Sealed: Telegram's charge id and the payer's Telegram id.
  sealed bytea NOT NULL,
  -- In Telegram Stars if the currency is XTR.
  amount integer NOT NULL,
  currency text NOT NULL,
  state text NOT NULL DEFAULT 'recorded'
    CHECK (state IN ('recorded', 'fulfilled', 'refunding', 'refunded', 'refund_refused', 'set_aside')),
  attempts integer NOT NULL DEFAULT 0,
  -- The refund took back the unused part of the purchase. The job that sends the Stars back also informs the payer.
  is_unused_gone boolean NOT NULL DEFAULT false,
  recorded_on date NOT NULL,
  -- An operator approved the refund, or it is within the limit of its hour: see money.refund_hours.
  is_refund_allowed boolean NOT NULL DEFAULT false,
  -- The operators have the message that the payment was set aside.
  is_told boolean NOT NULL DEFAULT false,
  is_mixed boolean NOT NULL DEFAULT false
);
CREATE INDEX charges_by_order ON money.charges (order_id);
-- An order delivers for one payment only.
CREATE UNIQUE INDEX charges_fulfilled_once ON money.charges (order_id) WHERE state = 'fulfilled';
CREATE INDEX charges_open ON money.charges (id) WHERE state IN ('recorded', 'refunding');
CREATE INDEX charges_untold ON money.charges (id) WHERE state = 'set_aside' AND NOT is_told;
CREATE INDEX charges_new ON money.charges (id) WHERE NOT is_mixed;
CREATE TRIGGER is_new BEFORE UPDATE ON money.charges FOR EACH ROW WHEN (OLD.is_mixed) EXECUTE FUNCTION money.is_new();
GRANT SELECT, INSERT, UPDATE ON money.charges TO billet_app;

-- Refunds that payers requested. An operator decides.
CREATE TABLE money.refund_requests (
  order_id uuid PRIMARY KEY REFERENCES money.orders (id),
  requested_on date NOT NULL,
  -- Null while the request is open.
  decision text CHECK (decision IN ('approved', 'refused')),
  operator_telegram_id bigint
);
GRANT SELECT, INSERT, UPDATE (decision, operator_telegram_id) ON money.refund_requests TO billet_app;

-- Automatic refunds per hour, which have a limit.
CREATE TABLE money.refund_hours (
  hour timestamptz PRIMARY KEY,
  started integer NOT NULL,
  -- The operators have the message that the limit was reached.
  is_told boolean NOT NULL DEFAULT false
);
GRANT SELECT, INSERT, UPDATE, DELETE ON money.refund_hours TO billet_app;

-- Updates from Telegram, stored before they are handled.
CREATE TABLE money.updates (
  -- Keyed hash of Telegram's update id. The id itself is a counter and would show the order of events.
  id bytea PRIMARY KEY,
  -- Sealed. Null once the update is handled.
  body bytea,
  attempts integer NOT NULL DEFAULT 0,
  -- The full hour after the arrival.
  received_at timestamptz NOT NULL,
  is_mixed boolean NOT NULL DEFAULT false
);
CREATE INDEX updates_open ON money.updates (id) WHERE body IS NOT NULL;
-- For the deletion of old rows: docs/retention.md.
CREATE INDEX updates_by_age ON money.updates (received_at);
CREATE INDEX updates_new ON money.updates (id) WHERE NOT is_mixed;
CREATE TRIGGER is_new BEFORE UPDATE ON money.updates FOR EACH ROW WHEN (OLD.is_mixed) EXECUTE FUNCTION money.is_new();
GRANT SELECT, INSERT, UPDATE, DELETE ON money.updates TO billet_app;

-- Answers to calls with an Idempotency-Key. Both the person and the answer are unreadable without the client's key.
CREATE TABLE money.idempotency_records (
  id text PRIMARY KEY,
  body_hash text NOT NULL,
  -- The process that works on the call. Another one may take over after lease_until.
  lease uuid NOT NULL,
  -- Null once there is an answer.
  lease_until timestamptz,
  answer bytea,
  -- The full hour after the call.
  created_at timestamptz NOT NULL,
  is_mixed boolean NOT NULL DEFAULT false
);
-- For the deletion of old rows: docs/retention.md.
CREATE INDEX idempotency_records_by_age ON money.idempotency_records (created_at);
CREATE INDEX idempotency_records_new ON money.idempotency_records (id) WHERE NOT is_mixed;
CREATE TRIGGER is_new BEFORE UPDATE ON money.idempotency_records FOR EACH ROW WHEN (OLD.is_mixed) EXECUTE FUNCTION money.is_new();
GRANT SELECT, INSERT, UPDATE, DELETE ON money.idempotency_records TO billet_app;

-- Paid, fully anonymous notes before their delivery. At every full quarter of an hour one transaction takes out all of them and inserts
-- them again in random order; then each is delivered in a separate transaction. So no transaction id, also of a dead row, links a payment
-- to a note.
CREATE TABLE money.waiting (
  -- Random.
  id uuid PRIMARY KEY,
  -- Sealed: the note and its payment. All values have one size.
  note bytea NOT NULL,
  -- Only a mixed note may be delivered.
  is_mixed boolean NOT NULL,
  attempts integer NOT NULL DEFAULT 0
);
GRANT SELECT, INSERT, UPDATE, DELETE ON money.waiting TO billet_app;

-- Every change of a person's reveals; the sum is billet.users.available_reveals. It names no order: a pack is credited once because its
-- order is fulfilled once.
CREATE TABLE money.reveal_ledger (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES billet.users (id),
  change integer NOT NULL CHECK (change <> 0),
  reason text NOT NULL CHECK (reason IN ('pack', 'spent', 'task', 'refund'))
);
CREATE INDEX reveal_ledger_by_user ON money.reveal_ledger (user_id);
GRANT SELECT, INSERT, UPDATE ON money.reveal_ledger TO billet_app;
GRANT INSERT ON money.reveal_ledger TO billet_sealer;

-- The position reached in Telegram's list of payments.
CREATE TABLE money.cursors (name text PRIMARY KEY, position integer NOT NULL);
GRANT SELECT, INSERT, UPDATE, DELETE ON money.cursors TO billet_app;

-- Telegram gifts to buy after a payment. The row is deleted an hour after the gift is sent.
CREATE TABLE money.gifts (
  id uuid PRIMARY KEY,
  item_id uuid NOT NULL,
  recipient_telegram_id bigint NOT NULL,
  -- Telegram's id of the gift.
  gift_id text NOT NULL,
  -- Sealed: the payment to refund if the gift fails. Removed when it is sent, so that the row never links a payer to a note.
  charge bytea,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sending', 'sent')),
  -- The earliest time to send; the time limit starts here.
  due_at timestamptz NOT NULL,
  -- The last attempt.
  tried_at timestamptz,
  -- How many gifts this payment buys for the note: more than one for a pack. The note shows its gift as sent when all are confirmed.
  parts integer NOT NULL DEFAULT 1 CHECK (parts > 0),
  CHECK ((charge IS NULL) = (state = 'sent'))
);
CREATE INDEX gifts_unfinished ON money.gifts (due_at) WHERE state <> 'sent';
GRANT SELECT, INSERT, UPDATE, DELETE ON money.gifts TO billet_app;

-- Bought gifts according to Telegram's list of payments. They settle attempts whose answer was lost.
CREATE TABLE money.gift_lines (
  id text PRIMARY KEY,
  recipient_telegram_id bigint NOT NULL,
  gift_id text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX gift_lines_by_recipient ON money.gift_lines (recipient_telegram_id, at);
-- For the deletion of old rows: docs/retention.md.
CREATE INDEX gift_lines_by_age ON money.gift_lines (at);
GRANT SELECT, INSERT, UPDATE, DELETE ON money.gift_lines TO billet_app;


-- Leaderboards ----------------------------------------------------------------------------------------------------------------------------

-- How many notes each person received in a season. A daily job counts them in a separate transaction, so that no transaction id links a
-- score to a sending.
CREATE TABLE billet.scores (
  -- A calendar year in Moscow time.
  season integer NOT NULL,
  user_id uuid NOT NULL REFERENCES billet.users (id) ON DELETE CASCADE,
  score integer NOT NULL CHECK (score > 0),
  -- When the score was counted.
  reached_at timestamptz NOT NULL,
  -- The board that the person chose. A region is listed on its own board and globally. Null: on no board.
  listed_in text,
  PRIMARY KEY (season, user_id)
);
CREATE INDEX scores_by_user ON billet.scores (user_id);
CREATE INDEX scores_global ON billet.scores (season, score DESC, reached_at, user_id) WHERE listed_in IS NOT NULL;
CREATE INDEX scores_regional ON billet.scores (season, listed_in, score DESC, reached_at, user_id) WHERE listed_in IS NOT NULL;
GRANT SELECT, UPDATE (listed_in) ON billet.scores TO billet_app;
GRANT SELECT (user_id), DELETE ON billet.scores TO billet_sealer;

-- How many listed people each board has with each score. Equal scores share a rank, so a rank needs only the sum over higher scores.
CREATE TABLE billet.score_counts (
  season integer NOT NULL,
  category_code text NOT NULL,
  score integer NOT NULL,
  people integer NOT NULL,
  PRIMARY KEY (season, category_code, score)
);
GRANT SELECT ON billet.score_counts TO billet_app;

-- Rebuilds the counts of a season. A person who chooses a board at this moment waits for the commit and is then added or removed.
CREATE FUNCTION billet.rebuild_score_counts(p_season integer) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $f$
BEGIN
  LOCK TABLE billet.score_counts IN EXCLUSIVE MODE;
  DELETE FROM billet.score_counts c WHERE c.season = p_season;
  INSERT INTO billet.score_counts (season, category_code, score, people)
    SELECT p_season, b.category_code, s.score, count(*)
      FROM billet.scores s
     CROSS JOIN LATERAL (VALUES ('global'), (NULLIF(s.listed_in, 'global'))) b (category_code)
     WHERE s.season = p_season AND s.listed_in IS NOT NULL AND b.category_code IS NOT NULL
     GROUP BY b.category_code, s.score;
END $f$;

-- Updates the counts when a person chooses another board or deletes the account.
CREATE FUNCTION billet.update_score_counts() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
DECLARE
  v_before text[] := CASE WHEN OLD.listed_in IS NULL THEN '{}' ELSE ARRAY['global', OLD.listed_in] END;
  v_after text[] := '{}';
  v_board text;
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.listed_in IS NOT NULL THEN v_after := ARRAY['global', NEW.listed_in]; END IF;
  -- One order for everyone, so that two people who swap boards never deadlock.
  FOR v_board IN SELECT DISTINCT b FROM unnest(v_before || v_after) b ORDER BY b LOOP
    IF NOT v_board = ANY (v_after) THEN
      UPDATE billet.score_counts c SET people = c.people - 1
       WHERE c.season = OLD.season AND c.category_code = v_board AND c.score = OLD.score;
    ELSIF NOT v_board = ANY (v_before) THEN
      INSERT INTO billet.score_counts AS c (season, category_code, score, people) VALUES (NEW.season, v_board, NEW.score, 1)
        ON CONFLICT (season, category_code, score) DO UPDATE SET people = c.people + 1;
    END IF;
  END LOOP;
  RETURN NULL;
END $f$;
CREATE TRIGGER update_score_counts AFTER UPDATE OF listed_in ON billet.scores
  FOR EACH ROW WHEN (OLD.listed_in IS DISTINCT FROM NEW.listed_in) EXECUTE FUNCTION billet.update_score_counts();
-- The daily job rebuilds the counts after it deletes scores, so it sets `billet.is_counting` and this trigger skips its rows.
CREATE TRIGGER update_score_counts_on_delete AFTER DELETE ON billet.scores
  FOR EACH ROW WHEN (OLD.listed_in IS NOT NULL AND current_setting('billet.is_counting', true) IS DISTINCT FROM 'yes')
  EXECUTE FUNCTION billet.update_score_counts();

-- A season closes once.
CREATE TABLE billet.closed_seasons (season integer PRIMARY KEY);

-- The people on ranks 1 to 3 of every region when a season closed. Several people can share a rank.
CREATE TABLE billet.winners (
  season integer NOT NULL REFERENCES billet.closed_seasons (season),
  category_code text NOT NULL,
  place integer NOT NULL CHECK (place BETWEEN 1 AND 3),
  user_id uuid NOT NULL REFERENCES billet.users (id) ON DELETE CASCADE,
  PRIMARY KEY (user_id, season)
);
CREATE INDEX winners_by_board ON billet.winners (season, category_code, place);
GRANT SELECT ON billet.winners TO billet_app;
GRANT SELECT (user_id), DELETE ON billet.winners TO billet_sealer;


-- Reports and the operators' desk ---------------------------------------------------------------------------------------------------------

-- Notes that their recipients reported. No row names a sender.
CREATE TABLE billet.reports (
  item_id uuid PRIMARY KEY REFERENCES billet.items (id) ON DELETE CASCADE,
  reason text NOT NULL CHECK (reason IN ('insult', 'threat', 'sexual', 'spam', 'minor', 'other')),
  -- What the recipient added; may be empty.
  text text NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'settled')),
  reported_at timestamptz NOT NULL
);
CREATE INDEX reports_open ON billet.reports (reported_at) WHERE state = 'open';
GRANT SELECT (item_id, reason, text, state, reported_at), INSERT ON billet.reports TO billet_inbox;
GRANT SELECT (item_id, state), UPDATE (state) ON billet.reports TO billet_sealer;

-- Requests the message to the operators with the report itself: billet_inbox has no right on billet.outbox.
CREATE FUNCTION billet.ask_to_tell_report() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
BEGIN
  INSERT INTO billet.outbox (task, payload) VALUES ('report-came', pg_catalog.jsonb_build_object('itemId', NEW.item_id));
  RETURN NULL;
END $f$;
CREATE TRIGGER report_came AFTER INSERT ON billet.reports FOR EACH ROW EXECUTE FUNCTION billet.ask_to_tell_report();

-- The decisions of operators about reports, one each. Rows never change. Only sealed.settle_report writes them: billet_inbox could write in
-- any operator's name.
CREATE TABLE billet.verdicts (
  item_id uuid PRIMARY KEY REFERENCES billet.items (id) ON DELETE CASCADE,
  operator_telegram_id bigint NOT NULL,
  act text NOT NULL CHECK (act IN ('keep', 'remove', 'stop_week', 'stop_month')),
  at timestamptz NOT NULL
);
GRANT INSERT ON billet.verdicts TO billet_sealer;

-- Messages of the bot that can be answered.
CREATE TABLE billet.letters (
  -- Of chat and message.
  mark bytea PRIMARY KEY,
  -- The id of the row that the message is about.
  subject uuid NOT NULL,
  until timestamptz NOT NULL
);
CREATE INDEX letters_by_end ON billet.letters (until);
GRANT SELECT, INSERT, DELETE ON billet.letters TO billet_app;

-- Open conversations between a person and the operators. The text of the messages is not stored.
CREATE TABLE billet.tickets (
  id uuid PRIMARY KEY,
  -- Of the person's Telegram id: one conversation each.
  mark bytea NOT NULL UNIQUE,
  -- Sealed: Telegram id, first name and language.
  person bytea NOT NULL,
  -- Messages since an operator last wrote.
  unanswered integer NOT NULL DEFAULT 0,
  until timestamptz NOT NULL
);
GRANT SELECT, INSERT, UPDATE, DELETE ON billet.tickets TO billet_app;


-- Limits ----------------------------------------------------------------------------------------------------------------------------------

-- Each row is one use of a limit. Rows are inserted and deleted, and never changed.
CREATE TABLE billet.limit_marks (
  -- Of the person, the limit, its time window and the number of the use.
  mark bytea PRIMARY KEY,
  -- A whole hour or day, the same for everyone: no limit reads the row after it.
  until timestamptz NOT NULL,
  is_mixed boolean NOT NULL DEFAULT false
);
CREATE INDEX limit_marks_by_end ON billet.limit_marks (until);
CREATE INDEX limit_marks_new ON billet.limit_marks (mark) WHERE NOT is_mixed;
CREATE TRIGGER is_new BEFORE UPDATE ON billet.limit_marks FOR EACH ROW WHEN (OLD.is_mixed) EXECUTE FUNCTION money.is_new();
GRANT SELECT, INSERT, DELETE ON billet.limit_marks TO billet_app;

-- When the next call of each kind to Telegram is allowed, for all processes together. Unlogged: a crash may empty it.
CREATE UNLOGGED TABLE billet.pace (
  kind text PRIMARY KEY,
  free_at timestamptz NOT NULL
) WITH (fillfactor = 50);
GRANT SELECT, INSERT, UPDATE ON billet.pace TO billet_app;


-- Failures of the front end ---------------------------------------------------------------------------------------------------------------

-- How often a file of a remote or of the host failed in an hour, or started while a canary ran. No person, address or device.
CREATE TABLE billet.remote_events (
  hour timestamptz NOT NULL,
  remote text NOT NULL,
  version text NOT NULL,
  -- Where it failed, and with which error: see @billet/shared-domain/rules/failures.
  phase text NOT NULL,
  code text NOT NULL,
  times integer NOT NULL,
  PRIMARY KEY (hour, remote, version, phase, code)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON billet.remote_events TO billet_app;

-- Users whose app reported a failure, or a start while a canary ran. Each user counts once.
CREATE TABLE billet.failure_reporters (
  -- Of user, version, kind and canary.
  mark bytea PRIMARY KEY,
  remote text NOT NULL,
  version text NOT NULL,
  -- The canary of the remote at that time.
  canary text,
  is_start boolean NOT NULL,
  -- The hour of the user's last report.
  hour timestamptz NOT NULL
);
CREATE INDEX failure_reporters_by_hour ON billet.failure_reporters (hour);
GRANT SELECT, INSERT, UPDATE, DELETE ON billet.failure_reporters TO billet_app;

-- Canaries that failed too often.
CREATE TABLE billet.canary_verdicts (
  remote text NOT NULL,
  -- Version and start time: the same version can be a canary twice.
  canary text NOT NULL,
  version text NOT NULL,
  judged_at timestamptz NOT NULL,
  -- The four counts are users: with the canary, and with the active version.
  failures integer NOT NULL,
  starts integer NOT NULL,
  active_failures integer NOT NULL,
  active_starts integer NOT NULL,
  -- The release no longer has the canary. Until then the servers do not serve it.
  is_taken_back boolean NOT NULL DEFAULT false,
  -- The operators have the message.
  is_told boolean NOT NULL DEFAULT false,
  PRIMARY KEY (remote, canary)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON billet.canary_verdicts TO billet_app;


-- Installation ----------------------------------------------------------------------------------------------------------------------------

-- One row: the bot and the key of this database. A start with another bot would read that bot's payments as its own; a start with another
-- key could open no row. Both are refused before anything changes.
CREATE TABLE billet.installation (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  bot_id bigint NOT NULL,
  -- Keyed hash under SEAL_KEY.
  key_mark bytea NOT NULL,
  -- Sealed with SEAL_KEY: the secret of all keyed hashes, which stays when SEAL_KEY is replaced.
  hash_key bytea NOT NULL,
  -- The mark of the key that an unfinished `rekey` changes to.
  next_key_mark bytea
);


-- Sealed functions ------------------------------------------------------------------------------------------------------------------------

-- The functions of billet_sealer read who sent which note. Each of them:
--   runs with the rights of billet_sealer, qualifies every name, and pins its search path with pg_temp last;
--   answers about one person's own notes only;
--   hides the text of every error. A full disk, exhausted memory or connections, an I/O error and a read-only database keep their SQLSTATE,
--   so that the server answers 503 and not 500.
-- No function waits for a lock whose place in pg_locks shows the sender. Its cost is the same whether the sender's account exists or not.

GRANT CREATE ON SCHEMA billet, sealed TO billet_sealer;
ALTER FUNCTION billet.count_added() OWNER TO billet_sealer;
ALTER FUNCTION billet.count_gone() OWNER TO billet_sealer;
ALTER FUNCTION billet.count_changed() OWNER TO billet_sealer;

SET LOCAL ROLE billet_sealer;

-- Sending

-- Whether a note from one person to another may arrive, and how many rows the marks of blocks have. If all marks have one, the caller checks
-- more marks. The delivery of every note calls it.
CREATE FUNCTION sealed.may_reach(p_blocks bytea[], p_stops bytea[]) RETURNS TABLE (may boolean, blocks bigint)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
#variable_conflict use_column
BEGIN
  RETURN QUERY
    SELECT count(*) FILTER (WHERE NOT b.is_lifted) = 0 AND NOT EXISTS (SELECT FROM sealed.stops s WHERE s.mark = ANY (p_stops) AND s.until > pg_catalog.now()),
        count(*)
      FROM sealed.blocks b WHERE b.mark = ANY (p_blocks);
EXCEPTION WHEN insufficient_resources OR system_error OR read_only_sql_transaction THEN
  RAISE EXCEPTION 'unavailable' USING ERRCODE = SQLSTATE;
WHEN OTHERS THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'BL001';
END $f$;

-- Returns the first of these marks that no note has, or a random one if all are taken. The delivery stores it with the sender.
CREATE FUNCTION sealed.free_match_mark(p_marks bytea[]) RETURNS bytea
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
BEGIN
  RETURN COALESCE(
    (SELECT m.mark FROM unnest(p_marks) WITH ORDINALITY m (mark, n)
      WHERE NOT EXISTS (SELECT FROM sealed.senders s WHERE s.match_mark = m.mark) ORDER BY m.n LIMIT 1),
    p_marks[1 + floor(random() * cardinality(p_marks))::integer]);
EXCEPTION WHEN insufficient_resources OR system_error OR read_only_sql_transaction THEN
  RAISE EXCEPTION 'unavailable' USING ERRCODE = SQLSTATE;
WHEN OTHERS THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'BL001';
END $f$;

-- Writes the row of billet.unseen_counts.
CREATE FUNCTION billet.count_nothing(p_person uuid) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
BEGIN
  INSERT INTO billet.unseen_counts AS c (person_id) VALUES (p_person)
    ON CONFLICT (person_id) DO UPDATE SET unseen = c.unseen + EXCLUDED.unseen;
EXCEPTION WHEN insufficient_resources OR system_error OR read_only_sql_transaction THEN
  RAISE EXCEPTION 'unavailable' USING ERRCODE = SQLSTATE;
WHEN OTHERS THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'BL001';
END $f$;

-- Opening

-- Opens a note of this person and returns the sealed record of its sender, from which the server derives the marks to settle with. Returns
-- null when there is no such note or no sender. Opening an opened note changes nothing.
CREATE FUNCTION sealed.open_item(p_item uuid, p_recipient uuid) RETURNS bytea
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
BEGIN
  UPDATE billet.items i SET status = 'opened'
   WHERE i.id = p_item AND i.recipient_id = p_recipient AND i.placement IN ('inbox', 'muted') AND i.status = 'sent';
  IF FOUND THEN
    INSERT INTO billet.change_events AS d (user_id, kind) VALUES (p_recipient, 'inventory')
      ON CONFLICT (user_id, kind) DO UPDATE SET version = d.version + 1;
  END IF;
  RETURN (SELECT s.told FROM billet.items i JOIN sealed.senders s ON s.item_id = i.id
           WHERE i.id = p_item AND i.recipient_id = p_recipient AND i.placement IN ('inbox', 'muted'));
EXCEPTION WHEN insufficient_resources OR system_error OR read_only_sql_transaction THEN
  RAISE EXCEPTION 'unavailable' USING ERRCODE = SQLSTATE;
WHEN OTHERS THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'BL001';
END $f$;

-- Settles whether the pair of an opened note is mutual: this person sent the sender a note that has one of p_marks and is opened. Call it
-- after the opening is committed, so that of two people who open at the same moment one sees both. It waits for no lock. It returns how
-- many notes another settlement was just writing; while there are any, call it again. p_marks has one length for every note, so its cost
-- reveals nothing about the sender or the switch. A sender whose account is deleted never becomes mutual: the live event would name them.
-- It requests a message to the user whose earlier opened note became mutual. The payload names that user only.
CREATE FUNCTION sealed.settle_mutual(p_item uuid, p_recipient uuid, p_marks bytea[]) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
DECLARE
  v_sender uuid;
  v_notes uuid[];
  v_free uuid[];
BEGIN
  SELECT COALESCE(u.id, '00000000-0000-0000-0000-000000000000') INTO v_sender
    FROM billet.items i LEFT JOIN sealed.senders s ON s.item_id = i.id LEFT JOIN billet.users u ON u.id = s.sender_id AND u.telegram_id > 0
   WHERE i.id = p_item AND i.recipient_id = p_recipient AND i.status = 'opened';
  IF NOT FOUND OR v_sender = p_recipient THEN RETURN 0; END IF;

  v_notes := ARRAY(
    SELECT i.id FROM (SELECT s.item_id FROM sealed.senders s WHERE s.match_mark = ANY (p_marks) AND s.sender_id = p_recipient OFFSET 0) sent
     CROSS JOIN LATERAL (SELECT n.id, n.recipient_id, n.status FROM billet.items n WHERE n.id = sent.item_id OFFSET 0) i
     WHERE i.recipient_id = v_sender AND i.status = 'opened');
  IF cardinality(v_notes) = 0 THEN RETURN 0; END IF;

  v_notes := ARRAY(SELECT i.id FROM billet.items i WHERE i.id = ANY (v_notes || p_item) AND NOT i.is_mutual);
  v_free := ARRAY(SELECT i.id FROM billet.items i WHERE i.id = ANY (v_notes) AND NOT i.is_mutual FOR NO KEY UPDATE SKIP LOCKED);
  UPDATE billet.items i SET is_mutual = true WHERE i.id = ANY (v_free);
  IF FOUND THEN
    INSERT INTO billet.change_events AS d (user_id, kind)
      SELECT p.id, 'inventory' FROM unnest(ARRAY[p_recipient, v_sender]) p (id) ORDER BY p.id
      ON CONFLICT (user_id, kind) DO UPDATE SET version = d.version + 1;
    INSERT INTO billet.outbox (task, payload)
      SELECT 'tell-match', jsonb_build_object('userId', v_sender)
       WHERE EXISTS (SELECT FROM billet.items i WHERE i.id = ANY (v_free) AND i.id <> p_item AND i.placement = 'inbox')
         AND NOT EXISTS (SELECT FROM sealed.blocks b JOIN sealed.senders s ON s.item_id = b.item_id
                          WHERE b.recipient_id = v_sender AND s.sender_id = p_recipient);
  END IF;
  RETURN (SELECT count(*) FROM billet.items i WHERE i.id = ANY (v_notes) AND NOT i.is_mutual);
EXCEPTION WHEN insufficient_resources OR system_error OR read_only_sql_transaction THEN
  RAISE EXCEPTION 'unavailable' USING ERRCODE = SQLSTATE;
WHEN OTHERS THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'BL001';
END $f$;

-- The senders that this recipient may know already: of opened notes that are revealed, mutual or openly sent. Of a deleted account it
-- returns only the first name, and only where a reveal disclosed it.
-- OFFSET 0 keeps the search by note id apart from the recipient: together, the planner read the whole index of the recipient's notes for
-- each page (15 ms instead of 1 ms in an inbox of 100,000).
CREATE FUNCTION sealed.disclosed_senders(p_recipient uuid, p_items uuid[])
RETURNS TABLE (item_id uuid, first_name text, username text, photo_url text, told bytea)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
#variable_conflict use_column
BEGIN
  RETURN QUERY
    SELECT i.id, COALESCE(u.first_name, r.first_name), u.username, u.photo_url, CASE WHEN u.id IS NOT NULL THEN s.told END
      FROM (SELECT * FROM billet.items WHERE id = ANY (p_items) OFFSET 0) i
      LEFT JOIN sealed.senders s ON s.item_id = i.id
      LEFT JOIN billet.users u ON u.id = s.sender_id AND u.telegram_id > 0
      LEFT JOIN sealed.reveals r ON r.item_id = i.id AND r.recipient_id = p_recipient
     WHERE i.recipient_id = p_recipient AND i.status = 'opened' AND NOT i.is_fully_anonymous
       AND (i.is_reveal_completed OR i.is_mutual OR i.is_open_sympathy)
       AND (u.id IS NOT NULL OR r.first_name IS NOT NULL);
EXCEPTION WHEN insufficient_resources OR system_error OR read_only_sql_transaction THEN
  RAISE EXCEPTION 'unavailable' USING ERRCODE = SQLSTATE;
WHEN OTHERS THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'BL001';
END $f$;

-- Settles, and returns what the recipient may know now. Each step sees the writes of the step before.
CREATE FUNCTION sealed.settle_and_show(p_item uuid, p_recipient uuid, p_marks bytea[])
RETURNS TABLE (busy integer, is_mutual boolean, first_name text, username text, photo_url text, told bytea)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
#variable_conflict use_column
DECLARE
  v_busy integer;
BEGIN
  v_busy := sealed.settle_mutual(p_item, p_recipient, p_marks);
  RETURN QUERY
    SELECT v_busy, i.is_mutual, d.first_name, d.username, d.photo_url, d.told
      FROM billet.items i LEFT JOIN sealed.disclosed_senders(p_recipient, ARRAY[p_item]) d ON true
     WHERE i.id = p_item AND i.recipient_id = p_recipient AND i.placement IN ('inbox', 'muted');
EXCEPTION WHEN insufficient_resources OR system_error OR read_only_sql_transaction THEN
  RAISE EXCEPTION 'unavailable' USING ERRCODE = SQLSTATE;
WHEN OTHERS THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'BL001';
END $f$;

-- Reveals a sender for one reveal; repeating it is free. The rules are those of canReveal in the shared rules. `outcome` is revealed,
-- not_found, not_opened, not_revealable, too_many, no_credits or gone. 'gone' (the sender deleted the account) shows only where a reveal was
-- about to be spent: otherwise a recipient could find deleted accounts for free.
CREATE FUNCTION sealed.reveal_sender(p_item uuid, p_recipient uuid, p_most_an_hour integer)
RETURNS TABLE (outcome text, reveals_left integer, wait_seconds integer,
  first_name text, username text, photo_url text, code text, told bytea, sent_bucket timestamptz)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
#variable_conflict use_column
DECLARE
  v_item billet.items%ROWTYPE;
  v_left integer;
  v_outcome text := 'revealed';
  v_is_there boolean;
  v_name text;
  v_wait integer;
BEGIN
  -- Locks the person's row first, so that two reveals of one person follow each other. NO KEY UPDATE: payments and change events refer to
  -- this row and need not wait.
  SELECT u.available_reveals INTO v_left FROM billet.users u WHERE u.id = p_recipient FOR NO KEY UPDATE;
  SELECT i.* INTO v_item FROM billet.items i
   WHERE i.id = p_item AND i.recipient_id = p_recipient AND i.placement IN ('inbox', 'muted') FOR UPDATE;
  SELECT u.first_name INTO v_name FROM sealed.senders s JOIN billet.users u ON u.id = s.sender_id
   WHERE s.item_id = p_item AND u.telegram_id > 0;
  v_is_there := FOUND;
  IF NOT v_is_there THEN
    SELECT r.first_name INTO v_name FROM sealed.reveals r WHERE r.item_id = p_item AND r.recipient_id = p_recipient;
  END IF;
  -- The reveal that must be an hour old before the next one is allowed.
  SELECT pg_catalog.ceil(EXTRACT(epoch FROM r.revealed_at + interval '1 hour' - pg_catalog.now()))::integer INTO v_wait
    FROM sealed.reveals r
   WHERE r.recipient_id = p_recipient AND r.revealed_at > pg_catalog.now() - interval '1 hour'
   ORDER BY r.revealed_at DESC OFFSET p_most_an_hour - 1 LIMIT 1;

  IF v_item.id IS NULL THEN v_outcome := 'not_found';
  ELSIF v_item.status = 'sent' THEN v_outcome := 'not_opened';
  ELSIF v_item.is_fully_anonymous OR v_item.gift ->> 'type' = 'service' THEN v_outcome := 'not_revealable';
  ELSIF v_item.is_reveal_completed THEN v_outcome := 'revealed';
  ELSIF v_is_there AND (v_item.is_mutual OR v_item.is_open_sympathy) THEN v_outcome := 'not_revealable';
  ELSIF v_wait IS NOT NULL THEN v_outcome := 'too_many';
  ELSIF v_left = 0 THEN v_outcome := 'no_credits';
  ELSIF NOT v_is_there THEN v_outcome := 'gone';
  END IF;

  IF v_outcome = 'revealed' AND NOT v_item.is_reveal_completed THEN
    v_left := v_left - 1;
    UPDATE billet.users u SET available_reveals = v_left WHERE u.id = p_recipient;
    UPDATE billet.items i SET is_reveal_completed = true WHERE i.id = p_item;
    INSERT INTO money.reveal_ledger (user_id, change, reason) VALUES (p_recipient, -1, 'spent');
    INSERT INTO sealed.reveals (item_id, recipient_id, revealed_at, first_name) VALUES (p_item, p_recipient, pg_catalog.now(), v_name);
    INSERT INTO billet.change_events AS d (user_id, kind) VALUES (p_recipient, 'profile'), (p_recipient, 'inventory')
      ON CONFLICT (user_id, kind) DO UPDATE SET version = d.version + 1;
  END IF;

  IF v_outcome <> 'revealed' THEN
    RETURN QUERY SELECT v_outcome, v_left, v_wait, NULL::text, NULL::text, NULL::text, NULL::text, NULL::bytea, NULL::timestamptz;
  ELSIF v_is_there THEN
    RETURN QUERY
      SELECT v_outcome, v_left, NULL::integer, u.first_name, u.username, u.photo_url, u.code, s.told, v_item.sent_bucket
        FROM sealed.senders s JOIN billet.users u ON u.id = s.sender_id WHERE s.item_id = p_item;
  ELSE
    RETURN QUERY SELECT v_outcome, v_left, NULL::integer, v_name, NULL::text, NULL::text, NULL::text, NULL::bytea, v_item.sent_bucket;
  END IF;
EXCEPTION WHEN insufficient_resources OR system_error OR read_only_sql_transaction THEN
  RAISE EXCEPTION 'unavailable' USING ERRCODE = SQLSTATE;
WHEN OTHERS THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'BL001';
END $f$;

-- Announces a change to the recipient's other devices. billet_inbox cannot read or write change events.
CREATE FUNCTION billet.announce_inventory(p_person uuid) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
BEGIN
  INSERT INTO billet.change_events AS d (user_id, kind) SELECT u.id, 'inventory' FROM billet.users u WHERE u.id = p_person
    ON CONFLICT (user_id, kind) DO UPDATE SET version = d.version + 1;
EXCEPTION WHEN insufficient_resources OR system_error OR read_only_sql_transaction THEN
  RAISE EXCEPTION 'unavailable' USING ERRCODE = SQLSTATE;
WHEN OTHERS THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'BL001';
END $f$;

-- Requests the message to the sender of an answered note. billet_inbox can request nothing else, and only for the recipient who answered.
CREATE FUNCTION billet.tell_answer(p_item uuid, p_recipient uuid) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
BEGIN
  INSERT INTO billet.outbox (task, payload)
    SELECT 'item-answered', pg_catalog.jsonb_build_object('itemId', i.id) FROM billet.items i
     WHERE i.id = p_item AND i.recipient_id = p_recipient AND i.status = 'opened' AND i.answer IS NOT NULL
       AND i.placement IN ('inbox', 'muted');
EXCEPTION WHEN insufficient_resources OR system_error OR read_only_sql_transaction THEN
  RAISE EXCEPTION 'unavailable' USING ERRCODE = SQLSTATE;
WHEN OTHERS THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'BL001';
END $f$;

-- Blocks

-- Returns the sealed pair of a note of this person. Null when there is none.
CREATE FUNCTION sealed.pair_of(p_item uuid, p_recipient uuid) RETURNS bytea
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
BEGIN
  RETURN (SELECT p.pair FROM billet.items i JOIN sealed.pairs p ON p.item_id = i.id
           WHERE i.id = p_item AND i.recipient_id = p_recipient AND i.placement IN ('inbox', 'muted'));
EXCEPTION WHEN insufficient_resources OR system_error OR read_only_sql_transaction THEN
  RAISE EXCEPTION 'unavailable' USING ERRCODE = SQLSTATE;
WHEN OTHERS THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'BL001';
END $f$;

-- Returns how many blocks a person has, and locks their row until the commit, so that two blocks of theirs follow each other. Of that many
-- marks and one more, one is always free; so the server's next query does not depend on earlier blocks. Blocks from before a deleted account
-- are not counted: they let no note arrive by which the person could block again.
CREATE FUNCTION sealed.hold_blocks(p_recipient uuid) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
BEGIN
  PERFORM FROM billet.users u WHERE u.id = p_recipient FOR NO KEY UPDATE;
  RETURN (SELECT count(*) FROM sealed.blocks b WHERE b.recipient_id = p_recipient);
EXCEPTION WHEN insufficient_resources OR system_error OR read_only_sql_transaction THEN
  RAISE EXCEPTION 'unavailable' USING ERRCODE = SQLSTATE;
WHEN OTHERS THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'BL001';
END $f$;

-- Blocks by a note, under the first of these marks that is free or lifted. Returns false when all of them belong to other notes: the caller
-- tries the next. It announces a change in every case, because an announcement must not depend on other blocks.
CREATE FUNCTION sealed.add_block(p_item uuid, p_recipient uuid, p_marks bytea[]) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
BEGIN
  PERFORM FROM billet.items i WHERE i.id = p_item AND i.recipient_id = p_recipient FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN true; END IF;
  WHILE NOT EXISTS (SELECT FROM sealed.blocks b WHERE b.item_id = p_item) LOOP
    UPDATE sealed.blocks b SET item_id = p_item, recipient_id = p_recipient, is_lifted = false
     WHERE b.mark = (SELECT l.mark FROM sealed.blocks l WHERE l.mark = ANY (p_marks) AND l.is_lifted LIMIT 1) AND b.is_lifted;
    EXIT WHEN FOUND;
    INSERT INTO sealed.blocks (mark, item_id, recipient_id)
      SELECT m.mark, p_item, p_recipient FROM unnest(p_marks) WITH ORDINALITY m (mark, n)
       WHERE NOT EXISTS (SELECT FROM sealed.blocks b WHERE b.mark = m.mark) ORDER BY m.n LIMIT 1
      ON CONFLICT DO NOTHING;
    EXIT WHEN FOUND;
    IF (SELECT count(*) FROM sealed.blocks b WHERE b.mark = ANY (p_marks)) = cardinality(p_marks) THEN RETURN false; END IF;
  END LOOP;
  INSERT INTO billet.change_events AS d (user_id, kind) VALUES (p_recipient, 'profile')
    ON CONFLICT (user_id, kind) DO UPDATE SET version = d.version + 1;
  RETURN true;
EXCEPTION WHEN insufficient_resources OR system_error OR read_only_sql_transaction THEN
  RAISE EXCEPTION 'unavailable' USING ERRCODE = SQLSTATE;
WHEN OTHERS THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'BL001';
END $f$;

-- Lifts the block by a note.
CREATE FUNCTION sealed.lift_block(p_item uuid, p_recipient uuid) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
BEGIN
  UPDATE sealed.blocks b SET item_id = NULL, recipient_id = NULL, is_lifted = true
   WHERE b.item_id = p_item AND b.recipient_id = p_recipient;
  INSERT INTO billet.change_events AS d (user_id, kind) VALUES (p_recipient, 'profile')
    ON CONFLICT (user_id, kind) DO UPDATE SET version = d.version + 1;
EXCEPTION WHEN insufficient_resources OR system_error OR read_only_sql_transaction THEN
  RAISE EXCEPTION 'unavailable' USING ERRCODE = SQLSTATE;
WHEN OTHERS THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'BL001';
END $f$;

-- A page of the notes by which this person blocked senders, in the order of the inbox, and their number.
CREATE FUNCTION sealed.blocked_items(p_recipient uuid, p_limit integer, p_skip integer) RETURNS TABLE (total bigint, ids uuid[])
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
#variable_conflict use_column
BEGIN
  RETURN QUERY
    WITH blocked AS (
      SELECT i.id, i.sent_bucket, i.shuffle FROM sealed.blocks b JOIN billet.items i ON i.id = b.item_id
       WHERE b.recipient_id = p_recipient AND i.recipient_id = p_recipient AND i.placement IN ('inbox', 'muted'))
    SELECT (SELECT count(*) FROM blocked),
      ARRAY(SELECT b.id FROM blocked b ORDER BY b.sent_bucket DESC, b.shuffle, b.id LIMIT p_limit OFFSET p_skip);
EXCEPTION WHEN insufficient_resources OR system_error OR read_only_sql_transaction THEN
  RAISE EXCEPTION 'unavailable' USING ERRCODE = SQLSTATE;
WHEN OTHERS THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'BL001';
END $f$;

-- Which of these notes this person blocked by.
CREATE FUNCTION sealed.blocked_among(p_recipient uuid, p_items uuid[]) RETURNS uuid[]
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
BEGIN
  RETURN ARRAY(SELECT b.item_id FROM sealed.blocks b JOIN billet.items i ON i.id = b.item_id
    WHERE b.recipient_id = p_recipient AND b.item_id = ANY (p_items) AND i.placement IN ('inbox', 'muted'));
EXCEPTION WHEN insufficient_resources OR system_error OR read_only_sql_transaction THEN
  RAISE EXCEPTION 'unavailable' USING ERRCODE = SQLSTATE;
WHEN OTHERS THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'BL001';
END $f$;

-- The next blocked notes by id, for an export.
CREATE FUNCTION sealed.blocked_after(p_recipient uuid, p_after uuid, p_limit integer) RETURNS uuid[]
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
BEGIN
  RETURN ARRAY(SELECT b.item_id FROM sealed.blocks b
    WHERE b.recipient_id = p_recipient AND b.item_id > p_after ORDER BY b.item_id LIMIT p_limit);
EXCEPTION WHEN insufficient_resources OR system_error OR read_only_sql_transaction THEN
  RAISE EXCEPTION 'unavailable' USING ERRCODE = SQLSTATE;
WHEN OTHERS THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'BL001';
END $f$;

-- Reports

-- Returns the sealed pair of a reported note.
CREATE FUNCTION sealed.pair_of_reported(p_item uuid) RETURNS bytea
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
BEGIN
  RETURN (SELECT p.pair FROM billet.reports r JOIN sealed.pairs p ON p.item_id = r.item_id WHERE r.item_id = p_item);
EXCEPTION WHEN insufficient_resources OR system_error OR read_only_sql_transaction THEN
  RAISE EXCEPTION 'unavailable' USING ERRCODE = SQLSTATE;
WHEN OTHERS THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'BL001';
END $f$;

-- Settles an open report in one transaction: records the operator's verdict, removes the note unless the verdict is 'keep', and stops the
-- sender with the mark p_stop, if any, until a time. An earlier, longer stop stays. Returns false when the report is already settled.
CREATE FUNCTION sealed.settle_report(p_item uuid, p_act text, p_operator bigint, p_at timestamptz, p_stop bytea, p_until timestamptz)
RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
DECLARE
  v_recipient uuid;
BEGIN
  UPDATE billet.reports r SET state = 'settled' WHERE r.item_id = p_item AND r.state = 'open';
  IF NOT FOUND THEN RETURN false; END IF;
  INSERT INTO billet.verdicts (item_id, operator_telegram_id, act, at) VALUES (p_item, p_operator, p_act, p_at);
  IF p_stop IS NOT NULL THEN
    INSERT INTO sealed.stops AS t (mark, until) VALUES (p_stop, p_until)
      ON CONFLICT (mark) DO UPDATE SET until = GREATEST(t.until, EXCLUDED.until);
  END IF;
  IF p_act <> 'keep' THEN
    UPDATE billet.items i SET placement = 'removed' WHERE i.id = p_item RETURNING i.recipient_id INTO v_recipient;
    INSERT INTO billet.change_events AS d (user_id, kind) VALUES (v_recipient, 'inventory')
      ON CONFLICT (user_id, kind) DO UPDATE SET version = d.version + 1;
  END IF;
  RETURN true;
EXCEPTION WHEN insufficient_resources OR system_error OR read_only_sql_transaction THEN
  RAISE EXCEPTION 'unavailable' USING ERRCODE = SQLSTATE;
WHEN OTHERS THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'BL001';
END $f$;

-- Sent notes

-- What a person sent, newest first. It does not read the placement: a blocked, muted or removed note looks like one that was not opened yet.
-- A fully anonymous note has no sender and is never returned. A reveal implies an opening, so it is shown no earlier.
CREATE FUNCTION sealed.sent_items(p_sender uuid, p_limit integer, p_skip integer)
RETURNS TABLE (total bigint, item_id uuid, gift jsonb, message text, answer text, is_opened boolean, is_revealed boolean, told bytea,
  first_name text, photo_url text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
#variable_conflict use_column
BEGIN
  RETURN QUERY
    SELECT count(*) OVER (), i.id, i.gift, i.message, i.answer, s.is_opening_shown OR i.answer IS NOT NULL,
        i.is_reveal_completed AND (s.is_opening_shown OR i.answer IS NOT NULL), s.told, u.first_name, u.photo_url
      FROM sealed.senders s
      JOIN billet.items i ON i.id = s.item_id
      JOIN billet.users u ON u.id = i.recipient_id AND u.telegram_id >= 0
     WHERE s.sender_id = p_sender
     ORDER BY s.sent_bucket DESC, s.shuffle, s.item_id
     LIMIT p_limit OFFSET p_skip;
EXCEPTION WHEN insufficient_resources OR system_error OR read_only_sql_transaction THEN
  RAISE EXCEPTION 'unavailable' USING ERRCODE = SQLSTATE;
WHEN OTHERS THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'BL001';
END $f$;

-- The next sent notes after a position, for an export. The rest of a bucket and older notes are two ranges of the index; as one condition,
-- every page read the bucket from its start.
CREATE FUNCTION sealed.sent_after(p_sender uuid, p_bucket timestamptz, p_shuffle integer, p_item uuid, p_limit integer)
RETURNS TABLE (item_id uuid, gift jsonb, message text, answer text, is_opened boolean, is_revealed boolean, told bytea,
  first_name text, photo_url text, sent_bucket timestamptz, shuffle integer)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
#variable_conflict use_column
BEGIN
  RETURN QUERY
    SELECT w.id, w.gift, w.message, w.answer, w.is_opening_shown OR w.answer IS NOT NULL,
        w.is_reveal_completed AND (w.is_opening_shown OR w.answer IS NOT NULL), w.told, w.first_name, w.photo_url, w.sent_bucket, w.shuffle
      FROM (
        (SELECT s.sent_bucket, s.shuffle, s.told, s.is_opening_shown, i.* FROM sealed.senders s CROSS JOIN LATERAL (
            SELECT n.id, n.gift, n.message, n.answer, n.is_reveal_completed, u.first_name, u.photo_url FROM billet.items n
              JOIN billet.users u ON u.id = n.recipient_id AND u.telegram_id >= 0 WHERE n.id = s.item_id OFFSET 0) i
          WHERE s.sender_id = p_sender AND s.sent_bucket = p_bucket AND (s.shuffle, s.item_id) > (p_shuffle, p_item)
          ORDER BY s.sent_bucket DESC, s.shuffle, s.item_id LIMIT p_limit)
        UNION ALL
        (SELECT s.sent_bucket, s.shuffle, s.told, s.is_opening_shown, i.* FROM sealed.senders s CROSS JOIN LATERAL (
            SELECT n.id, n.gift, n.message, n.answer, n.is_reveal_completed, u.first_name, u.photo_url FROM billet.items n
              JOIN billet.users u ON u.id = n.recipient_id AND u.telegram_id >= 0 WHERE n.id = s.item_id OFFSET 0) i
          WHERE s.sender_id = p_sender AND s.sent_bucket < p_bucket
          ORDER BY s.sent_bucket DESC, s.shuffle, s.item_id LIMIT p_limit)
      ) w
     ORDER BY w.sent_bucket DESC, w.shuffle, w.id
     LIMIT p_limit;
EXCEPTION WHEN insufficient_resources OR system_error OR read_only_sql_transaction THEN
  RAISE EXCEPTION 'unavailable' USING ERRCODE = SQLSTATE;
WHEN OTHERS THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'BL001';
END $f$;

-- Deleting an account. The job calls forget_sent and forget_received until they return 0. Each function does nothing for a person whose
-- account is not marked as deleted (a negative telegram_id).

-- What others received stays, without a sender. A note that never arrived is deleted.
CREATE FUNCTION sealed.forget_sent(p_person uuid, p_most integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
DECLARE
  v_notes uuid[];
BEGIN
  v_notes := ARRAY(SELECT s.item_id FROM sealed.senders s JOIN billet.users u ON u.id = s.sender_id AND u.telegram_id < 0
    WHERE s.sender_id = p_person LIMIT p_most);
  DELETE FROM sealed.senders s WHERE s.item_id = ANY (v_notes);
  -- What never arrived has no other owner.
  DELETE FROM sealed.pairs p USING billet.items i WHERE p.item_id = ANY (v_notes) AND i.id = p.item_id AND i.placement = 'suppressed';
  DELETE FROM billet.items i WHERE i.id = ANY (v_notes) AND i.placement = 'suppressed';
  RETURN cardinality(v_notes);
EXCEPTION WHEN insufficient_resources OR system_error OR read_only_sql_transaction THEN
  RAISE EXCEPTION 'unavailable' USING ERRCODE = SQLSTATE;
WHEN OTHERS THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'BL001';
END $f$;

-- Deletes what the person received, with everything about it. The blocks by these notes stay as mere marks: they apply again when the person
-- returns.
CREATE FUNCTION sealed.forget_received(p_person uuid, p_most integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
DECLARE
  v_notes uuid[];
BEGIN
  v_notes := ARRAY(SELECT i.id FROM billet.items i JOIN billet.users u ON u.id = i.recipient_id AND u.telegram_id < 0
    WHERE i.recipient_id = p_person LIMIT p_most);
  UPDATE sealed.blocks b SET item_id = NULL, recipient_id = NULL WHERE b.item_id = ANY (v_notes);
  DELETE FROM sealed.reveals r WHERE r.item_id = ANY (v_notes);
  DELETE FROM sealed.pairs p WHERE p.item_id = ANY (v_notes);
  DELETE FROM sealed.senders s WHERE s.item_id = ANY (v_notes);
  DELETE FROM billet.items i WHERE i.id = ANY (v_notes);
  RETURN cardinality(v_notes);
EXCEPTION WHEN insufficient_resources OR system_error OR read_only_sql_transaction THEN
  RAISE EXCEPTION 'unavailable' USING ERRCODE = SQLSTATE;
WHEN OTHERS THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'BL001';
END $f$;

-- The notes to this person that never arrived, found by their marks.
CREATE FUNCTION sealed.forget_withheld(p_person uuid, p_marks bytea[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
DECLARE
  v_notes uuid[];
BEGIN
  IF NOT EXISTS (SELECT FROM billet.users u WHERE u.id = p_person AND u.telegram_id < 0) THEN RETURN; END IF;
  v_notes := ARRAY(SELECT s.item_id FROM sealed.senders s WHERE s.withheld_mark = ANY (p_marks));
  DELETE FROM sealed.senders s WHERE s.item_id = ANY (v_notes);
  DELETE FROM sealed.pairs p WHERE p.item_id = ANY (v_notes);
  DELETE FROM billet.items i WHERE i.id = ANY (v_notes) AND i.placement = 'suppressed';
EXCEPTION WHEN insufficient_resources OR system_error OR read_only_sql_transaction THEN
  RAISE EXCEPTION 'unavailable' USING ERRCODE = SQLSTATE;
WHEN OTHERS THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'BL001';
END $f$;

-- Everything else that is stored for the person alone.
CREATE FUNCTION sealed.forget_own(p_person uuid) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
BEGIN
  IF NOT EXISTS (SELECT FROM billet.users u WHERE u.id = p_person AND u.telegram_id < 0) THEN RETURN; END IF;
  DELETE FROM billet.change_events d WHERE d.user_id = p_person;
  DELETE FROM billet.scores s WHERE s.user_id = p_person;
  DELETE FROM billet.winners w WHERE w.user_id = p_person;
  DELETE FROM billet.opened_service o WHERE o.user_id = p_person;
  DELETE FROM billet.inbox_counts c WHERE c.recipient_id = p_person
    AND NOT EXISTS (SELECT FROM billet.items i WHERE i.recipient_id = p_person);
  DELETE FROM billet.unseen_counts c WHERE c.person_id = p_person;
EXCEPTION WHEN insufficient_resources OR system_error OR read_only_sql_transaction THEN
  RAISE EXCEPTION 'unavailable' USING ERRCODE = SQLSTATE;
WHEN OTHERS THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'BL001';
END $f$;

-- Callers. Default privileges are per role, and those above are the owner's: a function of billet_sealer starts open to PUBLIC.
REVOKE ALL ON ALL FUNCTIONS IN SCHEMA sealed FROM PUBLIC;
REVOKE ALL ON FUNCTION billet.count_nothing(uuid), billet.announce_inventory(uuid), billet.tell_answer(uuid, uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION
  sealed.may_reach(bytea[], bytea[]),
  sealed.free_match_mark(bytea[]),
  billet.count_nothing(uuid)
TO billet_app;
GRANT EXECUTE ON FUNCTION
  billet.announce_inventory(uuid),
  billet.tell_answer(uuid, uuid)
TO billet_inbox;
GRANT EXECUTE ON FUNCTION
  sealed.open_item(uuid, uuid),
  sealed.settle_mutual(uuid, uuid, bytea[]),
  sealed.disclosed_senders(uuid, uuid[]),
  sealed.settle_and_show(uuid, uuid, bytea[]),
  sealed.reveal_sender(uuid, uuid, integer),
  sealed.pair_of(uuid, uuid),
  sealed.hold_blocks(uuid),
  sealed.add_block(uuid, uuid, bytea[]),
  sealed.lift_block(uuid, uuid),
  sealed.blocked_items(uuid, integer, integer),
  sealed.blocked_among(uuid, uuid[]),
  sealed.blocked_after(uuid, uuid, integer),
  sealed.pair_of_reported(uuid),
  sealed.settle_report(uuid, text, bigint, timestamptz, bytea, timestamptz),
  sealed.sent_items(uuid, integer, integer),
  sealed.sent_after(uuid, timestamptz, integer, uuid, integer),
  sealed.forget_sent(uuid, integer),
  sealed.forget_received(uuid, integer),
  sealed.forget_withheld(uuid, bytea[]),
  sealed.forget_own(uuid)
TO billet_reveal;
RESET ROLE;
REVOKE CREATE ON SCHEMA billet, sealed FROM billet_sealer;
