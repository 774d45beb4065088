-- When a refund ended an early opening: what was sent until then could be opened, and stays open.
ALTER TABLE billet.users ADD COLUMN early_reveal_ended_at timestamptz;
