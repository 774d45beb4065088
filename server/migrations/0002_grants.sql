-- The roles exist by now: src/db/roles.ts makes them. Here they only get their rights.
REVOKE ALL ON SCHEMA public FROM PUBLIC;
ALTER DEFAULT PRIVILEGES REVOKE EXECUTE ON FUNCTIONS FROM PUBLIC;

GRANT USAGE ON SCHEMA billet TO billet_app, billet_inbox, billet_sealer;
GRANT USAGE ON SCHEMA sealed TO billet_app, billet_reveal, billet_sealer;

-- The sending side: knows people, writes items and seals senders, reads neither back.
GRANT SELECT, INSERT, UPDATE ON billet.users TO billet_app;
GRANT INSERT ON billet.items TO billet_app;
GRANT SELECT, INSERT, UPDATE ON billet.doorbells TO billet_app;
GRANT INSERT ON billet.outbox TO billet_app;
GRANT INSERT ON sealed.senders, sealed.marks TO billet_app;

-- The inbox: columns by name, since a right on the whole table would show xmin, which links rows written together.
GRANT SELECT (id, recipient_id, type, status, gift, message, answer, is_fully_anonymous, is_open_sympathy, is_mutual,
  is_public, is_reveal_completed, is_telegram_gift_sent, is_arrived, sent_bucket, shuffle) ON billet.items TO billet_inbox;
GRANT UPDATE (answer, is_public) ON billet.items TO billet_inbox;
GRANT INSERT ON billet.outbox TO billet_inbox;

-- The owner of the functions that open what is sealed. Nobody logs in as it.
GRANT SELECT ON billet.users, billet.items, sealed.senders TO billet_sealer;
GRANT UPDATE (status, is_mutual, is_reveal_completed) ON billet.items TO billet_sealer;
GRANT UPDATE (available_reveals) ON billet.users TO billet_sealer;
GRANT SELECT, INSERT, UPDATE ON billet.doorbells TO billet_sealer;
GRANT SELECT, INSERT ON sealed.reveals TO billet_sealer;
