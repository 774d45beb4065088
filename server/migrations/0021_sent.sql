-- What somebody sent, for their own eyes. Where an item stands for its recipient is not read: blocked, muted and taken down
-- look to the sender like any item that nobody opened yet. A fully anonymous item has no sender, so it isn't here.
GRANT CREATE ON SCHEMA sealed TO billet_sealer;

CREATE FUNCTION sealed.sent_items(p_sender uuid, p_limit integer, p_skip integer)
RETURNS TABLE (total bigint, gift jsonb, message text, answer text, is_opened boolean, is_revealed boolean, sent_at timestamptz,
  first_name text, photo_url text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
#variable_conflict use_column
BEGIN
  RETURN QUERY
    SELECT count(*) OVER (), i.gift, i.message, i.answer, i.status = 'opened', i.is_reveal_completed, s.sent_at, u.first_name, u.photo_url
      FROM sealed.senders s
      JOIN billet.items i ON i.id = s.item_id
      JOIN billet.users u ON u.id = i.recipient_id
     WHERE s.sender_id = p_sender
     ORDER BY s.sent_at DESC, s.item_id
     LIMIT p_limit OFFSET p_skip;
EXCEPTION WHEN OTHERS THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'BL001';
END $f$;

ALTER FUNCTION sealed.sent_items(uuid, integer, integer) OWNER TO billet_sealer;
REVOKE CREATE ON SCHEMA sealed FROM billet_sealer;

SET LOCAL ROLE billet_sealer;
REVOKE ALL ON FUNCTION sealed.sent_items(uuid, integer, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION sealed.sent_items(uuid, integer, integer) TO billet_reveal;
RESET ROLE;
