-- The line that invites to write: none, the prompt of the day, or the user's own one, which is kept while another kind is chosen.
ALTER TABLE billet.users
  ADD COLUMN prompt_kind text NOT NULL DEFAULT 'none' CHECK (prompt_kind IN ('none', 'day', 'own')),
  ADD COLUMN own_prompt text NOT NULL DEFAULT '';
