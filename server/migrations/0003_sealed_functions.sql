-- Functions that read who sent what. Every one qualifies its names, pins its search path with pg_temp last,
-- answers about one recipient's own items only, and lets no error text out.

GRANT CREATE ON SCHEMA sealed TO billet_sealer;

-- Opens an item and settles whether the two are mutual: each opened something of the same mode from the other.
-- The lock is one for both directions, so that two people who open at the same moment see each other's opening.
CREATE FUNCTION sealed.open_item(p_item uuid, p_recipient uuid) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
DECLARE
  v_sender uuid;
  v_is_anonymous boolean;
BEGIN
  SELECT s.sender_id INTO v_sender FROM sealed.senders s WHERE s.item_id = p_item;
  IF v_sender IS NOT NULL THEN
    PERFORM pg_catalog.pg_advisory_xact_lock(
      pg_catalog.hashtextextended(LEAST(v_sender, p_recipient)::text || GREATEST(v_sender, p_recipient)::text, 0));
  END IF;

  UPDATE billet.items i SET status = 'opened'
   WHERE i.id = p_item AND i.recipient_id = p_recipient AND i.is_arrived AND i.status = 'sent'
  RETURNING i.type = 'anonymous_message' INTO v_is_anonymous;
  IF NOT FOUND THEN RETURN false; END IF;

  INSERT INTO billet.doorbells AS d (user_id, kind) VALUES (p_recipient, 'inventory')
    ON CONFLICT (user_id, kind) DO UPDATE SET version = d.version + 1;
  IF v_sender IS NULL OR v_sender = p_recipient THEN RETURN true; END IF;

  IF EXISTS (
    SELECT FROM billet.items i JOIN sealed.senders s ON s.item_id = i.id
     WHERE i.recipient_id = v_sender AND s.sender_id = p_recipient
       AND i.status = 'opened' AND (i.type = 'anonymous_message') = v_is_anonymous
  ) THEN
    UPDATE billet.items i SET is_mutual = true FROM sealed.senders s
     WHERE s.item_id = i.id AND i.status = 'opened' AND NOT i.is_mutual AND NOT i.is_fully_anonymous
       AND (i.type = 'anonymous_message') = v_is_anonymous
       AND ((i.recipient_id = p_recipient AND s.sender_id = v_sender)
         OR (i.recipient_id = v_sender AND s.sender_id = p_recipient));
    INSERT INTO billet.doorbells AS d (user_id, kind) VALUES (v_sender, 'inventory')
      ON CONFLICT (user_id, kind) DO UPDATE SET version = d.version + 1;
  END IF;
  RETURN true;
EXCEPTION WHEN OTHERS THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'BL001';
END $f$;

-- The senders that this recipient may know already: revealed, mutual or open, and opened.
CREATE FUNCTION sealed.disclosed_senders(p_recipient uuid, p_items uuid[])
RETURNS TABLE (item_id uuid, first_name text, username text, photo_url text, code text, sent_at timestamptz, request jsonb)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
BEGIN
  RETURN QUERY
    SELECT i.id, u.first_name, u.username, u.photo_url, u.code, s.sent_at, s.request
      FROM billet.items i
      JOIN sealed.senders s ON s.item_id = i.id
      JOIN billet.users u ON u.id = s.sender_id
     WHERE i.id = ANY (p_items) AND i.recipient_id = p_recipient AND i.status = 'opened' AND NOT i.is_fully_anonymous
       AND (i.is_reveal_completed OR i.is_mutual OR i.is_open_sympathy);
EXCEPTION WHEN OTHERS THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'BL001';
END $f$;

ALTER FUNCTION sealed.open_item(uuid, uuid) OWNER TO billet_sealer;
ALTER FUNCTION sealed.disclosed_senders(uuid, uuid[]) OWNER TO billet_sealer;
REVOKE CREATE ON SCHEMA sealed FROM billet_sealer;

SET LOCAL ROLE billet_sealer;
REVOKE ALL ON FUNCTION sealed.open_item(uuid, uuid), sealed.disclosed_senders(uuid, uuid[]) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION sealed.open_item(uuid, uuid), sealed.disclosed_senders(uuid, uuid[]) TO billet_reveal;
RESET ROLE;
