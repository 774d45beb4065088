-- A recipient's lists by what they are asked for, in their order. The count of what is unopened is kept: its index goes.
DROP INDEX billet.items_unread;
CREATE INDEX items_unopened ON billet.items (recipient_id, sent_bucket DESC, shuffle, id) WHERE placement = 'inbox' AND status = 'sent';
CREATE INDEX items_opened ON billet.items (recipient_id, sent_bucket DESC, shuffle, id) WHERE placement = 'inbox' AND status = 'opened';
CREATE INDEX items_asked ON billet.items (recipient_id, sent_bucket DESC, shuffle, id) WHERE placement = 'inbox' AND type = 'anonymous_message';
DROP INDEX billet.items_muted;
CREATE INDEX items_muted ON billet.items (recipient_id, sent_bucket DESC, shuffle, id) WHERE placement = 'muted';
CREATE INDEX items_kept ON billet.items (recipient_id) WHERE placement = 'kept';

-- Counted once a minute for the metrics.
CREATE INDEX orders_by_state ON money.orders (state);

-- The relay takes the oldest first, five times a second.
CREATE INDEX outbox_by_time ON billet.outbox (run_at);
