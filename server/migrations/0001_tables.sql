CREATE SCHEMA billet;
CREATE SCHEMA sealed;

CREATE TABLE billet.users (
  id uuid PRIMARY KEY,
  telegram_id bigint NOT NULL UNIQUE,
  code text NOT NULL UNIQUE,
  first_name text NOT NULL,
  username text,
  photo_url text,
  language_code text NOT NULL DEFAULT 'ru',
  is_premium boolean NOT NULL DEFAULT false,
  mode text NOT NULL DEFAULT 'anonymous' CHECK (mode IN ('anonymous', 'valentine')),
  bot_state text NOT NULL DEFAULT 'never' CHECK (bot_state IN ('never', 'active', 'blocked')),
  completed_tasks text[] NOT NULL DEFAULT '{}',
  available_reveals integer NOT NULL DEFAULT 0 CHECK (available_reveals >= 0),
  early_reveal_year integer,
  category_code text NOT NULL DEFAULT 'global',
  leaderboard_category text,
  created_at timestamptz NOT NULL
);

CREATE TABLE billet.items (
  id uuid PRIMARY KEY,
  recipient_id uuid NOT NULL REFERENCES billet.users (id),
  type text NOT NULL CHECK (type IN ('ordinary', 'super', 'anonymous_message')),
  status text NOT NULL DEFAULT 'sent' CHECK (status IN ('sent', 'opened')),
  gift jsonb NOT NULL,
  message text NOT NULL,
  answer text,
  is_fully_anonymous boolean NOT NULL,
  is_open_sympathy boolean NOT NULL CHECK (NOT (is_open_sympathy AND is_fully_anonymous)),
  is_mutual boolean NOT NULL DEFAULT false CHECK (NOT (is_mutual AND is_fully_anonymous)),
  is_public boolean NOT NULL DEFAULT true,
  is_reveal_completed boolean NOT NULL DEFAULT false CHECK (NOT (is_reveal_completed AND is_fully_anonymous)),
  is_telegram_gift_sent boolean NOT NULL DEFAULT false,
  is_arrived boolean NOT NULL,
  sent_bucket timestamptz NOT NULL,
  shuffle integer NOT NULL
);
CREATE INDEX items_by_recipient ON billet.items (recipient_id, sent_bucket DESC, shuffle, id);
CREATE INDEX items_unread ON billet.items (recipient_id) WHERE status = 'sent';

CREATE TABLE billet.doorbells (
  user_id uuid NOT NULL REFERENCES billet.users (id),
  kind text NOT NULL CHECK (kind IN ('inventory', 'order', 'profile')),
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (user_id, kind)
);

CREATE TABLE billet.outbox (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  task text NOT NULL,
  payload jsonb NOT NULL,
  run_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE sealed.senders (
  item_id uuid PRIMARY KEY REFERENCES billet.items (id),
  sender_id uuid NOT NULL REFERENCES billet.users (id),
  sent_at timestamptz NOT NULL,
  request jsonb
);
CREATE INDEX senders_by_sender ON sealed.senders (sender_id);

CREATE TABLE sealed.marks (
  item_id uuid PRIMARY KEY REFERENCES billet.items (id),
  mark bytea NOT NULL
);
CREATE INDEX marks_by_mark ON sealed.marks (mark);

CREATE TABLE sealed.reveals (
  item_id uuid PRIMARY KEY REFERENCES billet.items (id),
  recipient_id uuid NOT NULL REFERENCES billet.users (id),
  revealed_at timestamptz NOT NULL
);
