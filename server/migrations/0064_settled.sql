-- Nobody becomes mutual with somebody who has left: until all is forgotten, one more live event would tell whoever wrote to them that a note
-- was theirs.
GRANT CREATE ON SCHEMA sealed TO billet_sealer;
SET LOCAL ROLE billet_sealer;

CREATE OR REPLACE FUNCTION sealed.settle_mutual(p_item uuid, p_recipient uuid) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
DECLARE
  v_sender uuid;
  v_is_anonymous boolean;
  v_notes uuid[];
  v_free uuid[];
BEGIN
  SELECT COALESCE(u.id, '00000000-0000-0000-0000-000000000000'), i.type = 'anonymous_message' INTO v_sender, v_is_anonymous
    FROM billet.items i LEFT JOIN sealed.senders s ON s.item_id = i.id LEFT JOIN billet.users u ON u.id = s.sender_id AND u.telegram_id > 0
   WHERE i.id = p_item AND i.recipient_id = p_recipient AND i.status = 'opened';
  IF NOT FOUND OR v_sender = p_recipient THEN RETURN 0; END IF;

  IF NOT EXISTS (
    SELECT FROM (SELECT s.item_id FROM sealed.senders s WHERE s.sender_id = p_recipient OFFSET 0) sent
     CROSS JOIN LATERAL (SELECT i.recipient_id, i.status, i.type FROM billet.items i WHERE i.id = sent.item_id OFFSET 0) i
     WHERE i.recipient_id = v_sender AND i.status = 'opened' AND (i.type = 'anonymous_message') = v_is_anonymous
  ) THEN RETURN 0; END IF;

  v_notes := ARRAY(
    SELECT i.id FROM billet.items i JOIN sealed.senders s ON s.item_id = i.id
     WHERE i.status = 'opened' AND NOT i.is_mutual AND (i.type = 'anonymous_message') = v_is_anonymous
       AND ((i.recipient_id = p_recipient AND s.sender_id = v_sender) OR (i.recipient_id = v_sender AND s.sender_id = p_recipient)));
  v_free := ARRAY(SELECT i.id FROM billet.items i WHERE i.id = ANY (v_notes) AND NOT i.is_mutual FOR NO KEY UPDATE SKIP LOCKED);
  UPDATE billet.items i SET is_mutual = true WHERE i.id = ANY (v_free);
  IF FOUND THEN
    INSERT INTO billet.change_events AS d (user_id, kind)
      SELECT p.id, 'inventory' FROM unnest(ARRAY[p_recipient, v_sender]) p (id) ORDER BY p.id
      ON CONFLICT (user_id, kind) DO UPDATE SET version = d.version + 1;
  END IF;
  RETURN (SELECT count(*) FROM billet.items i WHERE i.id = ANY (v_notes) AND NOT i.is_mutual);
EXCEPTION WHEN OTHERS THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'BL001';
END $f$;

RESET ROLE;
REVOKE CREATE ON SCHEMA sealed FROM billet_sealer;
