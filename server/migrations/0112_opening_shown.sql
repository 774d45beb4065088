-- A sender sees that a note was opened with its answer, or else with the daily count: the moment of opening would identify who is reading.
-- The count sets the flag for every opening since the last one, in one transaction.
ALTER TABLE sealed.senders ADD COLUMN is_opening_shown boolean NOT NULL DEFAULT false;
UPDATE sealed.senders s SET is_opening_shown = true FROM billet.items i WHERE i.id = s.item_id AND i.status = 'opened';

GRANT CREATE ON SCHEMA sealed TO billet_sealer;
SET LOCAL ROLE billet_sealer;

-- What a person sent, newest first. The placement of a note is not read: a blocked, muted or removed note looks like one that was not opened
-- yet. A fully anonymous note has no sender and is never returned. A reveal implies an opening, so it is shown no earlier.
CREATE OR REPLACE FUNCTION sealed.sent_items(p_sender uuid, p_limit integer, p_skip integer)
RETURNS TABLE (total bigint, item_id uuid, gift jsonb, message text, answer text, is_opened boolean, is_revealed boolean, told bytea,
  first_name text, photo_url text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
#variable_conflict use_column
BEGIN
  RETURN QUERY
    SELECT count(*) OVER (), i.id, i.gift, i.message, i.answer, s.is_opening_shown OR i.answer IS NOT NULL,
        i.is_reveal_completed AND (s.is_opening_shown OR i.answer IS NOT NULL), s.told, u.first_name, u.photo_url
      FROM sealed.senders s
      JOIN billet.items i ON i.id = s.item_id
      JOIN billet.users u ON u.id = i.recipient_id AND u.telegram_id >= 0
     WHERE s.sender_id = p_sender
     ORDER BY s.sent_bucket DESC, s.shuffle, s.item_id
     LIMIT p_limit OFFSET p_skip;
EXCEPTION WHEN OTHERS THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'BL001';
END $f$;

-- The next of them, for an export. The rest of an hour and older notes are two ranges of the index; as one condition, every page read the
-- hour from its start.
CREATE OR REPLACE FUNCTION sealed.sent_after(p_sender uuid, p_bucket timestamptz, p_shuffle integer, p_item uuid, p_limit integer)
RETURNS TABLE (item_id uuid, gift jsonb, message text, answer text, is_opened boolean, is_revealed boolean, told bytea,
  first_name text, photo_url text, sent_bucket timestamptz, shuffle integer)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
#variable_conflict use_column
BEGIN
  RETURN QUERY
    SELECT w.id, w.gift, w.message, w.answer, w.is_opening_shown OR w.answer IS NOT NULL,
        w.is_reveal_completed AND (w.is_opening_shown OR w.answer IS NOT NULL), w.told, w.first_name, w.photo_url, w.sent_bucket, w.shuffle
      FROM (
        (SELECT s.sent_bucket, s.shuffle, s.told, s.is_opening_shown, i.* FROM sealed.senders s CROSS JOIN LATERAL (
            SELECT n.id, n.gift, n.message, n.answer, n.is_reveal_completed, u.first_name, u.photo_url FROM billet.items n
              JOIN billet.users u ON u.id = n.recipient_id AND u.telegram_id >= 0 WHERE n.id = s.item_id OFFSET 0) i
          WHERE s.sender_id = p_sender AND s.sent_bucket = p_bucket AND (s.shuffle, s.item_id) > (p_shuffle, p_item)
          ORDER BY s.sent_bucket DESC, s.shuffle, s.item_id LIMIT p_limit)
        UNION ALL
        (SELECT s.sent_bucket, s.shuffle, s.told, s.is_opening_shown, i.* FROM sealed.senders s CROSS JOIN LATERAL (
            SELECT n.id, n.gift, n.message, n.answer, n.is_reveal_completed, u.first_name, u.photo_url FROM billet.items n
              JOIN billet.users u ON u.id = n.recipient_id AND u.telegram_id >= 0 WHERE n.id = s.item_id OFFSET 0) i
          WHERE s.sender_id = p_sender AND s.sent_bucket < p_bucket
          ORDER BY s.sent_bucket DESC, s.shuffle, s.item_id LIMIT p_limit)
      ) w
     ORDER BY w.sent_bucket DESC, w.shuffle, w.id
     LIMIT p_limit;
EXCEPTION WHEN OTHERS THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'BL001';
END $f$;
RESET ROLE;
REVOKE CREATE ON SCHEMA sealed FROM billet_sealer;
