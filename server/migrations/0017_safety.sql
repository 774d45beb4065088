-- Blocks, pause and muted words.
ALTER TABLE billet.users ADD COLUMN is_paused boolean NOT NULL DEFAULT false;
ALTER TABLE billet.users ADD COLUMN muted_words text[] NOT NULL DEFAULT '{}';

-- Where an item stands for its recipient. `kept` waits for the end of a pause, `muted` stands in a list of its own,
-- `suppressed` came from somebody blocked and `removed` was taken down: of these two the recipient learns nothing. To its
-- sender an item looks the same wherever it stands.
ALTER TABLE billet.items ADD COLUMN placement text NOT NULL DEFAULT 'inbox'
  CHECK (placement IN ('inbox', 'kept', 'muted', 'suppressed', 'removed'));
CREATE INDEX items_muted ON billet.items (recipient_id) WHERE placement = 'muted';

-- The inbox's login doesn't see rows that its recipient must not learn of, whatever it asks.
ALTER TABLE billet.items ENABLE ROW LEVEL SECURITY;
CREATE POLICY inbox_sees ON billet.items TO billet_inbox USING (placement IN ('inbox', 'kept', 'muted'));
CREATE POLICY app_sends ON billet.items FOR INSERT TO billet_app WITH CHECK (true);
CREATE POLICY sealer_works ON billet.items TO billet_sealer USING (true);
GRANT SELECT (placement), UPDATE (placement) ON billet.items TO billet_inbox;

-- Which items were blocked by: a block holds while one of the pair's items stands here. The mark names nobody.
CREATE TABLE sealed.blocks (
  item_id uuid PRIMARY KEY REFERENCES billet.items (id) ON DELETE CASCADE,
  recipient_id uuid NOT NULL REFERENCES billet.users (id) ON DELETE CASCADE,
  mark bytea NOT NULL
);
CREATE INDEX blocks_by_mark ON sealed.blocks (mark);
CREATE INDEX blocks_by_recipient ON sealed.blocks (recipient_id);

-- Senders that operators stopped for a time: by person, or where nobody is known by the pair.
CREATE TABLE sealed.stops (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  sender_id uuid UNIQUE REFERENCES billet.users (id) ON DELETE CASCADE,
  mark bytea UNIQUE,
  until timestamptz NOT NULL,
  CHECK (num_nonnulls(sender_id, mark) = 1)
);

GRANT SELECT ON sealed.marks, sealed.stops TO billet_sealer;
GRANT SELECT, INSERT, DELETE ON sealed.blocks TO billet_sealer;
GRANT CREATE ON SCHEMA sealed TO billet_sealer;

-- Blocks or unblocks by one item. Answers about that item alone; false where there is no such item, or nobody behind it.
CREATE FUNCTION sealed.set_block(p_item uuid, p_recipient uuid, p_is_blocked boolean) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
DECLARE
  v_mark bytea;
BEGIN
  SELECT m.mark INTO v_mark FROM billet.items i JOIN sealed.marks m ON m.item_id = i.id
   WHERE i.id = p_item AND i.recipient_id = p_recipient AND i.is_arrived AND i.placement IN ('inbox', 'muted');
  IF v_mark IS NULL THEN RETURN false; END IF;
  IF p_is_blocked THEN
    INSERT INTO sealed.blocks (item_id, recipient_id, mark) VALUES (p_item, p_recipient, v_mark) ON CONFLICT DO NOTHING;
  ELSE
    DELETE FROM sealed.blocks b WHERE b.item_id = p_item AND b.recipient_id = p_recipient;
  END IF;
  RETURN true;
EXCEPTION WHEN OTHERS THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'BL001';
END $f$;

CREATE FUNCTION sealed.blocked_items(p_recipient uuid) RETURNS SETOF uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
BEGIN
  RETURN QUERY SELECT b.item_id FROM sealed.blocks b WHERE b.recipient_id = p_recipient;
EXCEPTION WHEN OTHERS THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'BL001';
END $f$;

-- Whether what this sender sends to this pair's recipient may arrive. Asked before delivery, for everybody alike.
CREATE FUNCTION sealed.may_reach(p_mark bytea, p_sender uuid) RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
BEGIN
  RETURN NOT EXISTS (SELECT FROM sealed.blocks b WHERE b.mark = p_mark)
     AND NOT EXISTS (SELECT FROM sealed.stops s WHERE (s.sender_id = p_sender OR s.mark = p_mark) AND s.until > pg_catalog.now());
EXCEPTION WHEN OTHERS THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'BL001';
END $f$;

ALTER FUNCTION sealed.set_block(uuid, uuid, boolean) OWNER TO billet_sealer;
ALTER FUNCTION sealed.blocked_items(uuid) OWNER TO billet_sealer;
ALTER FUNCTION sealed.may_reach(bytea, uuid) OWNER TO billet_sealer;
REVOKE CREATE ON SCHEMA sealed FROM billet_sealer;

SET LOCAL ROLE billet_sealer;
REVOKE ALL ON FUNCTION sealed.set_block(uuid, uuid, boolean), sealed.blocked_items(uuid), sealed.may_reach(bytea, uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION sealed.set_block(uuid, uuid, boolean), sealed.blocked_items(uuid) TO billet_reveal;
GRANT EXECUTE ON FUNCTION sealed.may_reach(bytea, uuid) TO billet_app;
RESET ROLE;
