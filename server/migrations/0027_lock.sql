-- reveal_sender again, which holds the person's row no stronger than it needs: whatever else refers to that row, a payment or a change
-- event, waited for it, and two transactions could wait for each other.
GRANT CREATE ON SCHEMA sealed TO billet_sealer;
SET LOCAL ROLE billet_sealer;

CREATE OR REPLACE FUNCTION sealed.reveal_sender(p_item uuid, p_recipient uuid, p_most_an_hour integer)
RETURNS TABLE (outcome text, reveals_left integer, wait_seconds integer,
  first_name text, username text, photo_url text, code text, sent_at timestamptz, request jsonb)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
#variable_conflict use_column
DECLARE
  v_item billet.items%ROWTYPE;
  v_left integer;
  v_outcome text := 'revealed';
  v_is_known boolean;
  v_wait integer;
BEGIN
  -- the person's row first and always: two reveals of one person come one after the other
  SELECT u.available_reveals INTO v_left FROM billet.users u WHERE u.id = p_recipient FOR NO KEY UPDATE;
  SELECT i.* INTO v_item FROM billet.items i WHERE i.id = p_item AND i.recipient_id = p_recipient AND i.is_arrived FOR UPDATE;
  SELECT EXISTS (SELECT FROM sealed.senders s WHERE s.item_id = p_item) INTO v_is_known;
  -- the reveal that has to be an hour old before the next may follow
  SELECT pg_catalog.ceil(EXTRACT(epoch FROM r.revealed_at + interval '1 hour' - pg_catalog.now()))::integer INTO v_wait
    FROM sealed.reveals r
   WHERE r.recipient_id = p_recipient AND r.revealed_at > pg_catalog.now() - interval '1 hour'
   ORDER BY r.revealed_at DESC OFFSET p_most_an_hour - 1 LIMIT 1;

  IF v_item.id IS NULL THEN v_outcome := 'not_found';
  ELSIF v_item.status = 'sent' THEN v_outcome := 'not_opened';
  ELSIF v_item.is_fully_anonymous OR v_item.gift ->> 'type' = 'service' THEN v_outcome := 'not_revealable';
  ELSIF NOT v_item.is_reveal_completed AND (v_item.is_mutual OR v_item.is_open_sympathy) THEN v_outcome := 'not_revealable';
  ELSIF NOT v_item.is_reveal_completed AND v_wait IS NOT NULL THEN v_outcome := 'too_many';
  ELSIF NOT v_item.is_reveal_completed AND v_left = 0 THEN v_outcome := 'no_credits';
  ELSIF NOT v_is_known THEN v_outcome := 'gone';
  END IF;

  IF v_outcome <> 'revealed' THEN
    RETURN QUERY SELECT v_outcome, v_left, v_wait, NULL::text, NULL::text, NULL::text, NULL::text, NULL::timestamptz, NULL::jsonb;
    RETURN;
  END IF;

  IF NOT v_item.is_reveal_completed THEN
    v_left := v_left - 1;
    UPDATE billet.users u SET available_reveals = v_left WHERE u.id = p_recipient;
    UPDATE billet.items i SET is_reveal_completed = true WHERE i.id = p_item;
    INSERT INTO money.reveal_ledger (user_id, change, reason) VALUES (p_recipient, -1, 'spent');
    INSERT INTO sealed.reveals (item_id, recipient_id, revealed_at) VALUES (p_item, p_recipient, pg_catalog.now());
    INSERT INTO billet.change_events AS d (user_id, kind) VALUES (p_recipient, 'profile'), (p_recipient, 'inventory')
      ON CONFLICT (user_id, kind) DO UPDATE SET version = d.version + 1;
  END IF;

  RETURN QUERY
    SELECT v_outcome, v_left, NULL::integer, u.first_name, u.username, u.photo_url, u.code, s.sent_at, s.request
      FROM sealed.senders s JOIN billet.users u ON u.id = s.sender_id WHERE s.item_id = p_item;
EXCEPTION WHEN OTHERS THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'BL001';
END $f$;

RESET ROLE;
REVOKE CREATE ON SCHEMA sealed FROM billet_sealer;
