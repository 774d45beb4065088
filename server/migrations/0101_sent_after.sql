-- The next of what somebody sent, for whoever reads all of it: the rest of an hour and what is older are two stretches of the index. As one
-- condition the hour was read from its beginning for every page.
GRANT CREATE ON SCHEMA sealed TO billet_sealer;
SET LOCAL ROLE billet_sealer;
CREATE OR REPLACE FUNCTION sealed.sent_after(p_sender uuid, p_bucket timestamptz, p_shuffle integer, p_item uuid, p_limit integer)
RETURNS TABLE (item_id uuid, gift jsonb, message text, answer text, is_opened boolean, is_revealed boolean, told bytea,
  first_name text, photo_url text, sent_bucket timestamptz, shuffle integer)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
#variable_conflict use_column
BEGIN
  RETURN QUERY
    SELECT w.id, w.gift, w.message, w.answer, w.status = 'opened', w.is_reveal_completed, w.told, w.first_name, w.photo_url,
        w.sent_bucket, w.shuffle
      FROM (
        (SELECT s.sent_bucket, s.shuffle, s.told, i.* FROM sealed.senders s CROSS JOIN LATERAL (
            SELECT n.id, n.gift, n.message, n.answer, n.status, n.is_reveal_completed, u.first_name, u.photo_url FROM billet.items n
              JOIN billet.users u ON u.id = n.recipient_id AND u.telegram_id >= 0 WHERE n.id = s.item_id OFFSET 0) i
          WHERE s.sender_id = p_sender AND s.sent_bucket = p_bucket AND (s.shuffle, s.item_id) > (p_shuffle, p_item)
          ORDER BY s.sent_bucket DESC, s.shuffle, s.item_id LIMIT p_limit)
        UNION ALL
        (SELECT s.sent_bucket, s.shuffle, s.told, i.* FROM sealed.senders s CROSS JOIN LATERAL (
            SELECT n.id, n.gift, n.message, n.answer, n.status, n.is_reveal_completed, u.first_name, u.photo_url FROM billet.items n
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
