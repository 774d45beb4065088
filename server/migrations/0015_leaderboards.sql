-- How much everybody received in a season. A job counts, in a transaction of its own and never with an item, so that no
-- transaction id ties a score to a sending; in production it counts once an hour. `listed_in` is the person's choice at the
-- season's end: null is listed nowhere, a region is listed there and globally.
CREATE TABLE billet.scores (
  season integer NOT NULL,
  user_id uuid NOT NULL REFERENCES billet.users (id) ON DELETE CASCADE,
  score integer NOT NULL CHECK (score > 0),
  reached_at timestamptz NOT NULL,
  listed_in text,
  PRIMARY KEY (season, user_id)
);
CREATE INDEX scores_by_user ON billet.scores (user_id);
CREATE INDEX scores_global ON billet.scores (season, score DESC, reached_at, user_id) WHERE listed_in IS NOT NULL;
CREATE INDEX scores_regional ON billet.scores (season, listed_in, score DESC, reached_at, user_id) WHERE listed_in IS NOT NULL;

-- The first ranks of every region when a season closed. A season closes once.
CREATE TABLE billet.closed_seasons (season integer PRIMARY KEY);
CREATE TABLE billet.winners (
  season integer NOT NULL REFERENCES billet.closed_seasons (season),
  category_code text NOT NULL,
  place integer NOT NULL CHECK (place BETWEEN 1 AND 3),
  user_id uuid NOT NULL REFERENCES billet.users (id) ON DELETE CASCADE,
  PRIMARY KEY (season, category_code, place),
  UNIQUE (user_id, season)
);

GRANT SELECT ON billet.scores, billet.winners TO billet_app;
GRANT UPDATE (listed_in) ON billet.scores TO billet_app;

INSERT INTO billet.scores (season, user_id, score, reached_at, listed_in)
  SELECT EXTRACT(year FROM i.sent_bucket AT TIME ZONE 'UTC' + interval '3 hours')::integer, i.recipient_id, count(*), max(i.sent_bucket), u.leaderboard_category
    FROM billet.items i JOIN billet.users u ON u.id = i.recipient_id
   WHERE i.is_arrived AND i.gift ->> 'type' <> 'service'
   GROUP BY 1, 2, u.leaderboard_category;
