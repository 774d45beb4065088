-- The bot whose payments stand here: with another one's token its list of payments would be taken for ours.
CREATE TABLE billet.installation (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  bot_id bigint NOT NULL
);
