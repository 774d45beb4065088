-- The functions that read who sent what, anew. None holds a lock whose place could be told from the sender, and all that they ask takes as
-- long for a sender who is gone as for one who isn't. Somebody whose messenger id is below zero has deleted the account.

SET LOCAL ROLE billet_sealer;
DROP FUNCTION sealed.open_item(uuid, uuid), sealed.disclosed_senders(uuid, uuid[]), sealed.reveal_sender(uuid, uuid, integer),
  sealed.set_block(uuid, uuid, boolean), sealed.blocked_items(uuid), sealed.may_reach(bytea, uuid), sealed.stop_sender(uuid, timestamptz),
  sealed.sent_items(uuid, integer, integer), sealed.forget_person(uuid);
RESET ROLE;
GRANT CREATE ON SCHEMA sealed TO billet_sealer;
SET LOCAL ROLE billet_sealer;

-- Opens a note of this person; false where there is none, or it is open. Whether two are mutual is settled after the commit.
CREATE FUNCTION sealed.open_item(p_item uuid, p_recipient uuid) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
BEGIN
  UPDATE billet.items i SET status = 'opened'
   WHERE i.id = p_item AND i.recipient_id = p_recipient AND i.placement IN ('inbox', 'muted') AND i.status = 'sent';
  IF NOT FOUND THEN RETURN false; END IF;
  INSERT INTO billet.change_events AS d (user_id, kind) VALUES (p_recipient, 'inventory')
    ON CONFLICT (user_id, kind) DO UPDATE SET version = d.version + 1;
  RETURN true;
EXCEPTION WHEN OTHERS THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'BL001';
END $f$;

-- Settles whether an opened note's two people are mutual: each opened something of the same mode from the other. Called when the opening
-- is committed, so that of two who open at the same moment one sees both. It waits for nobody: a row that waits is seen in pg_locks with
-- its place. Gives how many notes somebody else was just writing to; while there are any it is to be called again.
-- What is asked walks what this person sent, never what the sender got: its cost tells nothing of the sender.
CREATE FUNCTION sealed.settle_mutual(p_item uuid, p_recipient uuid) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
DECLARE
  v_sender uuid;
  v_is_anonymous boolean;
  v_notes uuid[];
  v_free uuid[];
BEGIN
  SELECT COALESCE(s.sender_id, '00000000-0000-0000-0000-000000000000'), i.type = 'anonymous_message' INTO v_sender, v_is_anonymous
    FROM billet.items i LEFT JOIN sealed.senders s ON s.item_id = i.id
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

-- The senders that this recipient may know already: revealed, mutual or open, and opened. Of one who has deleted the account only the
-- first name stays, and only where a reveal disclosed it; nothing is then told of time, place and device.
CREATE FUNCTION sealed.disclosed_senders(p_recipient uuid, p_items uuid[])
RETURNS TABLE (item_id uuid, first_name text, username text, photo_url text, told bytea)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
#variable_conflict use_column
BEGIN
  RETURN QUERY
    SELECT i.id, COALESCE(u.first_name, r.first_name), u.username, u.photo_url, CASE WHEN u.id IS NOT NULL THEN s.told END
      FROM billet.items i
      LEFT JOIN sealed.senders s ON s.item_id = i.id
      LEFT JOIN billet.users u ON u.id = s.sender_id AND u.telegram_id > 0
      LEFT JOIN sealed.reveals r ON r.item_id = i.id AND r.recipient_id = p_recipient
     WHERE i.id = ANY (p_items) AND i.recipient_id = p_recipient AND i.status = 'opened' AND NOT i.is_fully_anonymous
       AND (i.is_reveal_completed OR i.is_mutual OR i.is_open_sympathy)
       AND (u.id IS NOT NULL OR r.first_name IS NOT NULL);
EXCEPTION WHEN OTHERS THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'BL001';
END $f$;

-- Opens a sender against one reveal, and shows one that was opened again for nothing. The rules are those of canReveal in the shared
-- rules. `outcome`: revealed, not_found, not_opened, not_revealable, too_many, no_credits or gone. That a sender is gone shows only where
-- a reveal was going to be spent, or was spent before.
CREATE FUNCTION sealed.reveal_sender(p_item uuid, p_recipient uuid, p_most_an_hour integer)
RETURNS TABLE (outcome text, reveals_left integer, wait_seconds integer,
  first_name text, username text, photo_url text, code text, told bytea, sent_bucket timestamptz)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
#variable_conflict use_column
DECLARE
  v_item billet.items%ROWTYPE;
  v_left integer;
  v_outcome text := 'revealed';
  v_is_there boolean;
  v_name text;
  v_wait integer;
BEGIN
  -- the person's row first and always: two reveals of one person come one after the other
  SELECT u.available_reveals INTO v_left FROM billet.users u WHERE u.id = p_recipient FOR NO KEY UPDATE;
  SELECT i.* INTO v_item FROM billet.items i
   WHERE i.id = p_item AND i.recipient_id = p_recipient AND i.placement IN ('inbox', 'muted') FOR UPDATE;
  SELECT u.first_name INTO v_name FROM sealed.senders s JOIN billet.users u ON u.id = s.sender_id
   WHERE s.item_id = p_item AND u.telegram_id > 0;
  v_is_there := FOUND;
  IF NOT v_is_there THEN
    SELECT r.first_name INTO v_name FROM sealed.reveals r WHERE r.item_id = p_item AND r.recipient_id = p_recipient;
  END IF;
  -- the reveal that has to be an hour old before the next may follow
  SELECT pg_catalog.ceil(EXTRACT(epoch FROM r.revealed_at + interval '1 hour' - pg_catalog.now()))::integer INTO v_wait
    FROM sealed.reveals r
   WHERE r.recipient_id = p_recipient AND r.revealed_at > pg_catalog.now() - interval '1 hour'
   ORDER BY r.revealed_at DESC OFFSET p_most_an_hour - 1 LIMIT 1;

  IF v_item.id IS NULL THEN v_outcome := 'not_found';
  ELSIF v_item.status = 'sent' THEN v_outcome := 'not_opened';
  ELSIF v_item.is_fully_anonymous OR v_item.gift ->> 'type' = 'service' THEN v_outcome := 'not_revealable';
  ELSIF v_item.is_reveal_completed THEN v_outcome := CASE WHEN v_name IS NULL THEN 'gone' ELSE 'revealed' END;
  ELSIF v_is_there AND (v_item.is_mutual OR v_item.is_open_sympathy) THEN v_outcome := 'not_revealable';
  ELSIF v_wait IS NOT NULL THEN v_outcome := 'too_many';
  ELSIF v_left = 0 THEN v_outcome := 'no_credits';
  ELSIF NOT v_is_there THEN v_outcome := 'gone';
  END IF;

  IF v_outcome = 'revealed' AND NOT v_item.is_reveal_completed THEN
    v_left := v_left - 1;
    UPDATE billet.users u SET available_reveals = v_left WHERE u.id = p_recipient;
    UPDATE billet.items i SET is_reveal_completed = true WHERE i.id = p_item;
    INSERT INTO money.reveal_ledger (user_id, change, reason) VALUES (p_recipient, -1, 'spent');
    INSERT INTO sealed.reveals (item_id, recipient_id, revealed_at, first_name) VALUES (p_item, p_recipient, pg_catalog.now(), v_name);
    INSERT INTO billet.change_events AS d (user_id, kind) VALUES (p_recipient, 'profile'), (p_recipient, 'inventory')
      ON CONFLICT (user_id, kind) DO UPDATE SET version = d.version + 1;
  END IF;

  IF v_outcome <> 'revealed' THEN
    RETURN QUERY SELECT v_outcome, v_left, v_wait, NULL::text, NULL::text, NULL::text, NULL::text, NULL::bytea, NULL::timestamptz;
  ELSIF v_is_there THEN
    RETURN QUERY
      SELECT v_outcome, v_left, NULL::integer, u.first_name, u.username, u.photo_url, u.code, s.told, v_item.sent_bucket
        FROM sealed.senders s JOIN billet.users u ON u.id = s.sender_id WHERE s.item_id = p_item;
  ELSE
    RETURN QUERY SELECT v_outcome, v_left, NULL::integer, v_name, NULL::text, NULL::text, NULL::text, NULL::bytea, v_item.sent_bucket;
  END IF;
EXCEPTION WHEN OTHERS THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'BL001';
END $f$;

-- What is sealed of the two people of one's own note; null where nobody is behind it.
CREATE FUNCTION sealed.pair_of(p_item uuid, p_recipient uuid) RETURNS bytea
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
BEGIN
  RETURN (SELECT p.pair FROM billet.items i JOIN sealed.pairs p ON p.item_id = i.id
           WHERE i.id = p_item AND i.recipient_id = p_recipient AND i.placement IN ('inbox', 'muted'));
EXCEPTION WHEN OTHERS THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'BL001';
END $f$;

-- The same of a note that was reported.
CREATE FUNCTION sealed.pair_of_reported(p_item uuid) RETURNS bytea
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
BEGIN
  RETURN (SELECT p.pair FROM billet.reports r JOIN sealed.pairs p ON p.item_id = r.item_id WHERE r.item_id = p_item);
EXCEPTION WHEN OTHERS THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'BL001';
END $f$;

-- Blocks by a note, under the first of these marks that is free or was lifted. False where all of them hold other notes: the next are
-- to be tried. It announces whether anything changed or not: that shall not depend on what else is blocked.
CREATE FUNCTION sealed.add_block(p_item uuid, p_recipient uuid, p_marks bytea[]) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
BEGIN
  PERFORM FROM billet.items i WHERE i.id = p_item AND i.recipient_id = p_recipient FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN true; END IF;
  WHILE NOT EXISTS (SELECT FROM sealed.blocks b WHERE b.item_id = p_item) LOOP
    UPDATE sealed.blocks b SET item_id = p_item, recipient_id = p_recipient
     WHERE b.mark = (SELECT l.mark FROM sealed.blocks l WHERE l.mark = ANY (p_marks) AND l.item_id IS NULL LIMIT 1) AND b.item_id IS NULL;
    EXIT WHEN FOUND;
    INSERT INTO sealed.blocks (mark, item_id, recipient_id)
      SELECT m.mark, p_item, p_recipient FROM unnest(p_marks) WITH ORDINALITY m (mark, n)
       WHERE NOT EXISTS (SELECT FROM sealed.blocks b WHERE b.mark = m.mark) ORDER BY m.n LIMIT 1
      ON CONFLICT DO NOTHING;
    EXIT WHEN FOUND;
    IF (SELECT count(*) FROM sealed.blocks b WHERE b.mark = ANY (p_marks)) = cardinality(p_marks) THEN RETURN false; END IF;
  END LOOP;
  INSERT INTO billet.change_events AS d (user_id, kind) VALUES (p_recipient, 'profile')
    ON CONFLICT (user_id, kind) DO UPDATE SET version = d.version + 1;
  RETURN true;
EXCEPTION WHEN OTHERS THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'BL001';
END $f$;

CREATE FUNCTION sealed.lift_block(p_item uuid, p_recipient uuid) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
BEGIN
  UPDATE sealed.blocks b SET item_id = NULL, recipient_id = NULL WHERE b.item_id = p_item AND b.recipient_id = p_recipient;
  INSERT INTO billet.change_events AS d (user_id, kind) VALUES (p_recipient, 'profile')
    ON CONFLICT (user_id, kind) DO UPDATE SET version = d.version + 1;
EXCEPTION WHEN OTHERS THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'BL001';
END $f$;

-- A page of the notes by which this person blocked senders, in the order of the inbox, and how many there are.
CREATE FUNCTION sealed.blocked_items(p_recipient uuid, p_limit integer, p_skip integer) RETURNS TABLE (total bigint, ids uuid[])
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
#variable_conflict use_column
BEGIN
  RETURN QUERY
    WITH blocked AS (
      SELECT i.id, i.sent_bucket, i.shuffle FROM sealed.blocks b JOIN billet.items i ON i.id = b.item_id
       WHERE b.recipient_id = p_recipient AND i.recipient_id = p_recipient AND i.placement IN ('inbox', 'muted'))
    SELECT (SELECT count(*) FROM blocked),
      ARRAY(SELECT b.id FROM blocked b ORDER BY b.sent_bucket DESC, b.shuffle, b.id LIMIT p_limit OFFSET p_skip);
EXCEPTION WHEN OTHERS THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'BL001';
END $f$;

-- Which of these notes are among them.
CREATE FUNCTION sealed.blocked_among(p_recipient uuid, p_items uuid[]) RETURNS uuid[]
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
BEGIN
  RETURN ARRAY(SELECT b.item_id FROM sealed.blocks b JOIN billet.items i ON i.id = b.item_id
    WHERE b.recipient_id = p_recipient AND b.item_id = ANY (p_items) AND i.placement IN ('inbox', 'muted'));
EXCEPTION WHEN OTHERS THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'BL001';
END $f$;

-- The next of them by id, for whoever reads them all.
CREATE FUNCTION sealed.blocked_after(p_recipient uuid, p_after uuid, p_limit integer) RETURNS uuid[]
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
BEGIN
  RETURN ARRAY(SELECT b.item_id FROM sealed.blocks b
    WHERE b.recipient_id = p_recipient AND b.item_id > p_after ORDER BY b.item_id LIMIT p_limit);
EXCEPTION WHEN OTHERS THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'BL001';
END $f$;

-- Whether what one sends to another may arrive, and how many rows the marks of blocks have: where all might, more are to be asked for.
-- Asked before delivery, for everybody alike.
CREATE FUNCTION sealed.may_reach(p_blocks bytea[], p_stops bytea[]) RETURNS TABLE (may boolean, blocks bigint)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
#variable_conflict use_column
BEGIN
  RETURN QUERY
    SELECT count(b.item_id) = 0 AND NOT EXISTS (SELECT FROM sealed.stops s WHERE s.mark = ANY (p_stops) AND s.until > pg_catalog.now()),
        count(*)
      FROM sealed.blocks b WHERE b.mark = ANY (p_blocks);
EXCEPTION WHEN OTHERS THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'BL001';
END $f$;

-- Stops whoever this mark is of until a time, or longer where they were.
CREATE FUNCTION sealed.add_stop(p_mark bytea, p_until timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
BEGIN
  INSERT INTO sealed.stops AS t (mark, until) VALUES (p_mark, p_until)
    ON CONFLICT (mark) DO UPDATE SET until = GREATEST(t.until, EXCLUDED.until);
EXCEPTION WHEN OTHERS THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'BL001';
END $f$;

-- Of what somebody sent, what must not arrive: its record says whose it would have been.
CREATE FUNCTION sealed.withheld_from(p_sender uuid) RETURNS TABLE (item_id uuid, told bytea)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT s.item_id, s.told FROM sealed.senders s JOIN billet.items i ON i.id = s.item_id AND i.placement = 'suppressed'
    WHERE s.sender_id = p_sender;
EXCEPTION WHEN OTHERS THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'BL001';
END $f$;

-- What somebody sent, for their own eyes, the newest first. Where a note stands for its recipient is not read: blocked, muted and taken
-- down look like any note that nobody opened yet. A fully anonymous note has no sender, so it isn't here; `p_without` are those that were
-- for somebody who has left since.
CREATE FUNCTION sealed.sent_items(p_sender uuid, p_without uuid[], p_limit integer, p_skip integer)
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
     WHERE s.sender_id = p_sender AND s.item_id <> ALL (p_without)
     ORDER BY s.sent_bucket DESC, s.shuffle, s.item_id
     LIMIT p_limit OFFSET p_skip;
EXCEPTION WHEN OTHERS THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'BL001';
END $f$;

-- The next of them behind one of this place, for whoever reads them all.
CREATE FUNCTION sealed.sent_after(p_sender uuid, p_without uuid[], p_bucket timestamptz, p_shuffle integer, p_item uuid, p_limit integer)
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
     WHERE s.sender_id = p_sender AND s.item_id <> ALL (p_without)
       AND s.sent_bucket <= p_bucket AND (s.sent_bucket < p_bucket OR (s.shuffle, s.item_id) > (p_shuffle, p_item))
     ORDER BY s.sent_bucket DESC, s.shuffle, s.item_id
     LIMIT p_limit;
EXCEPTION WHEN OTHERS THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'BL001';
END $f$;

-- Deleting an account, some rows at a time until the first two give 0. What others received stays, without a sender; what the person
-- received goes with all about it. Whoever hasn't left is left alone.
CREATE FUNCTION sealed.forget_sent(p_person uuid, p_most integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
DECLARE
  v_notes uuid[];
BEGIN
  v_notes := ARRAY(SELECT s.item_id FROM sealed.senders s JOIN billet.users u ON u.id = s.sender_id AND u.telegram_id < 0
    WHERE s.sender_id = p_person LIMIT p_most);
  DELETE FROM sealed.senders s WHERE s.item_id = ANY (v_notes);
  -- what never arrived is nobody's now
  DELETE FROM sealed.pairs p USING billet.items i WHERE p.item_id = ANY (v_notes) AND i.id = p.item_id AND i.placement = 'suppressed';
  DELETE FROM billet.items i WHERE i.id = ANY (v_notes) AND i.placement = 'suppressed';
  RETURN cardinality(v_notes);
EXCEPTION WHEN OTHERS THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'BL001';
END $f$;

CREATE FUNCTION sealed.forget_received(p_person uuid, p_most integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
DECLARE
  v_notes uuid[];
BEGIN
  v_notes := ARRAY(SELECT i.id FROM billet.items i JOIN billet.users u ON u.id = i.recipient_id AND u.telegram_id < 0
    WHERE i.recipient_id = p_person LIMIT p_most);
  UPDATE sealed.blocks b SET item_id = NULL, recipient_id = NULL WHERE b.item_id = ANY (v_notes);
  DELETE FROM sealed.reveals r WHERE r.item_id = ANY (v_notes);
  DELETE FROM sealed.pairs p WHERE p.item_id = ANY (v_notes);
  DELETE FROM sealed.senders s WHERE s.item_id = ANY (v_notes);
  DELETE FROM billet.items i WHERE i.id = ANY (v_notes);
  RETURN cardinality(v_notes);
EXCEPTION WHEN OTHERS THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'BL001';
END $f$;

CREATE FUNCTION sealed.forget_own(p_person uuid) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
BEGIN
  IF NOT EXISTS (SELECT FROM billet.users u WHERE u.id = p_person AND u.telegram_id < 0) THEN RETURN; END IF;
  DELETE FROM billet.change_events d WHERE d.user_id = p_person;
  DELETE FROM billet.scores s WHERE s.user_id = p_person;
  DELETE FROM billet.winners w WHERE w.user_id = p_person;
  DELETE FROM billet.opened_service o WHERE o.user_id = p_person;
EXCEPTION WHEN OTHERS THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'BL001';
END $f$;

REVOKE ALL ON ALL FUNCTIONS IN SCHEMA sealed FROM PUBLIC;
GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA sealed TO billet_reveal;
REVOKE EXECUTE ON FUNCTION sealed.may_reach(bytea[], bytea[]) FROM billet_reveal;
GRANT EXECUTE ON FUNCTION sealed.may_reach(bytea[], bytea[]) TO billet_app;
RESET ROLE;
REVOKE CREATE ON SCHEMA sealed FROM billet_sealer;

-- What a deletion of before left undone.
INSERT INTO billet.outbox (task, payload)
  SELECT 'forget-person', pg_catalog.jsonb_build_object('userId', u.id) FROM billet.users u WHERE u.telegram_id < 0;
