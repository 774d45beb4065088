-- Two notes make their pair mutual only when both were sent with the match switch on. `match_mark` is one of 64 keyed hashes of the
-- direction and the mode, and no two rows share one; a note with the switch off has a random value of the same size. Without the key nobody
-- can tell one from the other. Null: sent before there was a switch, which counts as off.
ALTER TABLE sealed.senders ADD COLUMN match_mark bytea;
CREATE INDEX senders_by_match ON sealed.senders (match_mark);

GRANT CREATE ON SCHEMA sealed TO billet_sealer;
SET LOCAL ROLE billet_sealer;
DROP PROCEDURE sealed.open_and_show(uuid, uuid, integer, boolean, text, text, text, bytea);
DROP FUNCTION sealed.open_item(uuid, uuid), sealed.settle_and_show(uuid, uuid), sealed.settle_mutual(uuid, uuid);

-- Opens a note of this person and returns the sealed record of its sender, from which the server derives the marks to settle with. Null when
-- there is no such note or no sender. Opening an opened note changes nothing.
CREATE FUNCTION sealed.open_item(p_item uuid, p_recipient uuid) RETURNS bytea
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
BEGIN
  UPDATE billet.items i SET status = 'opened'
   WHERE i.id = p_item AND i.recipient_id = p_recipient AND i.placement IN ('inbox', 'muted') AND i.status = 'sent';
  IF FOUND THEN
    INSERT INTO billet.change_events AS d (user_id, kind) VALUES (p_recipient, 'inventory')
      ON CONFLICT (user_id, kind) DO UPDATE SET version = d.version + 1;
  END IF;
  RETURN (SELECT s.told FROM billet.items i JOIN sealed.senders s ON s.item_id = i.id
           WHERE i.id = p_item AND i.recipient_id = p_recipient AND i.placement IN ('inbox', 'muted'));
EXCEPTION WHEN OTHERS THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'BL001';
END $f$;

-- The first of these marks that no note has, or any of them. The delivery stores it with the sender.
CREATE FUNCTION sealed.free_match_mark(p_marks bytea[]) RETURNS bytea
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
BEGIN
  RETURN COALESCE(
    (SELECT m.mark FROM unnest(p_marks) WITH ORDINALITY m (mark, n)
      WHERE NOT EXISTS (SELECT FROM sealed.senders s WHERE s.match_mark = m.mark) ORDER BY m.n LIMIT 1),
    p_marks[1 + floor(random() * cardinality(p_marks))::integer]);
EXCEPTION WHEN OTHERS THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'BL001';
END $f$;

-- Settles whether the pair of an opened note is mutual: this person sent the sender a note that has one of `p_marks` and is opened. It is
-- called after the opening is committed, so that of two people who open at the same moment one sees both. It waits for no lock: a waiting
-- lock shows its row in pg_locks. Returns how many notes another settlement was just writing; while there are any, call it again. `p_marks`
-- has one length for every note, so its cost tells nothing of the sender or of the switch.
CREATE FUNCTION sealed.settle_mutual(p_item uuid, p_recipient uuid, p_marks bytea[]) RETURNS integer
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
  END IF;
  RETURN (SELECT count(*) FROM billet.items i WHERE i.id = ANY (v_notes) AND NOT i.is_mutual);
EXCEPTION WHEN OTHERS THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'BL001';
END $f$;

-- Settles, and returns what the recipient may know by now. Each step sees what the one before has written.
CREATE FUNCTION sealed.settle_and_show(p_item uuid, p_recipient uuid, p_marks bytea[])
RETURNS TABLE (busy integer, is_mutual boolean, first_name text, username text, photo_url text, told bytea)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
#variable_conflict use_column
DECLARE
  v_busy integer;
BEGIN
  v_busy := sealed.settle_mutual(p_item, p_recipient, p_marks);
  RETURN QUERY
    SELECT v_busy, i.is_mutual, d.first_name, d.username, d.photo_url, d.told
      FROM billet.items i LEFT JOIN sealed.disclosed_senders(p_recipient, ARRAY[p_item]) d ON true
     WHERE i.id = p_item AND i.recipient_id = p_recipient AND i.placement IN ('inbox', 'muted');
EXCEPTION WHEN OTHERS THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'BL001';
END $f$;

REVOKE ALL ON FUNCTION sealed.open_item(uuid, uuid), sealed.free_match_mark(bytea[]), sealed.settle_mutual(uuid, uuid, bytea[]), sealed.settle_and_show(uuid, uuid, bytea[])
  FROM PUBLIC;
GRANT EXECUTE ON FUNCTION sealed.open_item(uuid, uuid), sealed.settle_mutual(uuid, uuid, bytea[]),
  sealed.settle_and_show(uuid, uuid, bytea[]) TO billet_reveal;
GRANT EXECUTE ON FUNCTION sealed.free_match_mark(bytea[]) TO billet_app;
RESET ROLE;
REVOKE CREATE ON SCHEMA sealed FROM billet_sealer;
