-- What somebody sent that must not arrive is read like the rest, a page at a time: how long it takes tells nobody that they are blocked.
-- By the mark, a keyed hash of the recipient and a number drawn at random, it is found when its recipient leaves, and goes with what they
-- received. Null of what arrived.
ALTER TABLE sealed.senders ADD COLUMN withheld_mark bytea;
CREATE INDEX senders_withheld ON sealed.senders (withheld_mark) WHERE withheld_mark IS NOT NULL;

GRANT CREATE ON SCHEMA sealed TO billet_sealer;
SET LOCAL ROLE billet_sealer;
DROP FUNCTION sealed.withheld_from(uuid), sealed.sent_items(uuid, uuid[], integer, integer),
  sealed.sent_after(uuid, uuid[], timestamptz, integer, uuid, integer);

-- What somebody sent, for their own eyes, the newest first. Where a note stands for its recipient is not read: blocked, muted and taken
-- down look like any note that nobody opened yet. A fully anonymous note has no sender, so it isn't here.
CREATE FUNCTION sealed.sent_items(p_sender uuid, p_limit integer, p_skip integer)
RETURNS TABLE (total bigint, item_id uuid, gift jsonb, message text, answer text, is_opened boolean, is_revealed boolean, told bytea,
  first_name text, photo_url text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
#variable_conflict use_column
BEGIN
  RETURN QUERY
    SELECT count(*) OVER (), i.id, i.gift, i.message, i.answer, i.status = 'opened', i.is_reveal_completed, s.told, u.first_name, u.photo_url
      FROM sealed.senders s
      JOIN billet.items i ON i.id = s.item_id
      JOIN billet.users u ON u.id = i.recipient_id AND u.telegram_id >= 0
     WHERE s.sender_id = p_sender
     ORDER BY s.sent_bucket DESC, s.shuffle, s.item_id
     LIMIT p_limit OFFSET p_skip;
EXCEPTION WHEN OTHERS THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'BL001';
END $f$;

-- The next of them behind one of this place, for whoever reads them all.
CREATE FUNCTION sealed.sent_after(p_sender uuid, p_bucket timestamptz, p_shuffle integer, p_item uuid, p_limit integer)
RETURNS TABLE (item_id uuid, gift jsonb, message text, answer text, is_opened boolean, is_revealed boolean, told bytea,
  first_name text, photo_url text, sent_bucket timestamptz, shuffle integer)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
#variable_conflict use_column
BEGIN
  RETURN QUERY
    SELECT i.id, i.gift, i.message, i.answer, i.status = 'opened', i.is_reveal_completed, s.told, u.first_name, u.photo_url,
        s.sent_bucket, s.shuffle
      FROM sealed.senders s
      JOIN billet.items i ON i.id = s.item_id
      JOIN billet.users u ON u.id = i.recipient_id AND u.telegram_id >= 0
     WHERE s.sender_id = p_sender
       AND s.sent_bucket <= p_bucket AND (s.sent_bucket < p_bucket OR (s.shuffle, s.item_id) > (p_shuffle, p_item))
     ORDER BY s.sent_bucket DESC, s.shuffle, s.item_id
     LIMIT p_limit;
EXCEPTION WHEN OTHERS THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'BL001';
END $f$;

-- Forgets what never arrived at somebody who has left. Whoever hasn't left is left alone.
CREATE FUNCTION sealed.forget_withheld(p_person uuid, p_marks bytea[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
DECLARE
  v_notes uuid[];
BEGIN
  IF NOT EXISTS (SELECT FROM billet.users u WHERE u.id = p_person AND u.telegram_id < 0) THEN RETURN; END IF;
  v_notes := ARRAY(SELECT s.item_id FROM sealed.senders s WHERE s.withheld_mark = ANY (p_marks));
  DELETE FROM sealed.senders s WHERE s.item_id = ANY (v_notes);
  DELETE FROM sealed.pairs p WHERE p.item_id = ANY (v_notes);
  DELETE FROM billet.items i WHERE i.id = ANY (v_notes) AND i.placement = 'suppressed';
EXCEPTION WHEN OTHERS THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'BL001';
END $f$;

REVOKE ALL ON FUNCTION sealed.sent_items(uuid, integer, integer), sealed.sent_after(uuid, timestamptz, integer, uuid, integer),
  sealed.forget_withheld(uuid, bytea[]) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION sealed.sent_items(uuid, integer, integer), sealed.sent_after(uuid, timestamptz, integer, uuid, integer),
  sealed.forget_withheld(uuid, bytea[]) TO billet_reveal;
RESET ROLE;
REVOKE CREATE ON SCHEMA sealed FROM billet_sealer;
