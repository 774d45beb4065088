-- A pack buys the messenger's gifts for all its contents: the note says that its gift was sent once so many rows are confirmed.
ALTER TABLE money.gifts ADD COLUMN parts integer NOT NULL DEFAULT 1 CHECK (parts > 0);
