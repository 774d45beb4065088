-- As before, and asks for the message to the user whose earlier opened note became mutual by this opening. The payload names that user alone:
-- this transaction names both in their change events anyway.
GRANT CREATE ON SCHEMA sealed TO billet_sealer;
SET LOCAL ROLE billet_sealer;
CREATE OR REPLACE FUNCTION sealed.settle_mutual(p_item uuid, p_recipient uuid, p_marks bytea[]) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
DECLARE
  v_sender uuid;
  v_notes uuid[];
  v_free uuid[];
BEGIN
  SELECT COALESCE(u.id, '00000000-0000-0000-0000-000000000000') INTO v_sender
    FROM billet.items i LEFT JOIN sealed.senders s ON s.item_id = i.id LEFT JOIN billet.users u ON u.id = s.sender_id AND u.telegram_id > 0
   WHERE i.id = p_item AND i.recipient_id = p_recipient AND i.status = 'opened';
  IF NOT FOUND OR v_sender = p_recipient THEN RETURN 0; END IF;

  v_notes := ARRAY(
    SELECT i.id FROM (SELECT s.item_id FROM sealed.senders s WHERE s.match_mark = ANY (p_marks) AND s.sender_id = p_recipient OFFSET 0) sent
     CROSS JOIN LATERAL (SELECT n.id, n.recipient_id, n.status FROM billet.items n WHERE n.id = sent.item_id OFFSET 0) i
     WHERE i.recipient_id = v_sender AND i.status = 'opened');
  IF cardinality(v_notes) = 0 THEN RETURN 0; END IF;

  v_notes := ARRAY(SELECT i.id FROM billet.items i WHERE i.id = ANY (v_notes || p_item) AND NOT i.is_mutual);
  v_free := ARRAY(SELECT i.id FROM billet.items i WHERE i.id = ANY (v_notes) AND NOT i.is_mutual FOR NO KEY UPDATE SKIP LOCKED);
  UPDATE billet.items i SET is_mutual = true WHERE i.id = ANY (v_free);
  IF FOUND THEN
    INSERT INTO billet.change_events AS d (user_id, kind)
      SELECT p.id, 'inventory' FROM unnest(ARRAY[p_recipient, v_sender]) p (id) ORDER BY p.id
      ON CONFLICT (user_id, kind) DO UPDATE SET version = d.version + 1;
    INSERT INTO billet.outbox (task, payload)
      SELECT 'tell-match', jsonb_build_object('userId', v_sender)
       WHERE EXISTS (SELECT FROM billet.items i WHERE i.id = ANY (v_free) AND i.id <> p_item AND i.placement = 'inbox')
         AND NOT EXISTS (SELECT FROM sealed.blocks b JOIN sealed.senders s ON s.item_id = b.item_id
                          WHERE b.recipient_id = v_sender AND s.sender_id = p_recipient);
  END IF;
  RETURN (SELECT count(*) FROM billet.items i WHERE i.id = ANY (v_notes) AND NOT i.is_mutual);
EXCEPTION WHEN OTHERS THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'BL001';
END $f$;
RESET ROLE;
REVOKE CREATE ON SCHEMA sealed FROM billet_sealer;
