-- What somebody is shown of how many new people came by their link: as it stood when scores were counted last. A number that rose at once
-- would tell that somebody new came just now, and whose note comes next.
ALTER TABLE billet.users ADD COLUMN invited_shown integer NOT NULL DEFAULT 0;
