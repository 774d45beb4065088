-- What a person writes reaches their other devices: the write announces it, in its own transaction.

-- For the inbox's login, which reads and writes no change event. It answers nothing, whoever is named.
CREATE FUNCTION billet.announce_inventory(p_person uuid) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
BEGIN
  INSERT INTO billet.change_events AS d (user_id, kind) SELECT u.id, 'inventory' FROM billet.users u WHERE u.id = p_person
    ON CONFLICT (user_id, kind) DO UPDATE SET version = d.version + 1;
EXCEPTION WHEN OTHERS THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'BL001';
END $f$;

GRANT CREATE ON SCHEMA billet, sealed TO billet_sealer;
ALTER FUNCTION billet.announce_inventory(uuid) OWNER TO billet_sealer;
SET LOCAL ROLE billet_sealer;
REVOKE ALL ON FUNCTION billet.announce_inventory(uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION billet.announce_inventory(uuid) TO billet_inbox;

-- set_block again. It announces whether anything changed or not: that shall not depend on what else is blocked.
CREATE OR REPLACE FUNCTION sealed.set_block(p_item uuid, p_recipient uuid, p_is_blocked boolean) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
DECLARE
  v_mark bytea;
BEGIN
  SELECT m.mark INTO v_mark FROM billet.items i JOIN sealed.marks m ON m.item_id = i.id
   WHERE i.id = p_item AND i.recipient_id = p_recipient AND i.is_arrived AND i.placement IN ('inbox', 'muted');
  IF v_mark IS NULL THEN RETURN false; END IF;
  IF p_is_blocked THEN
    INSERT INTO sealed.blocks (item_id, recipient_id, mark) VALUES (p_item, p_recipient, v_mark) ON CONFLICT DO NOTHING;
  ELSE
    DELETE FROM sealed.blocks b WHERE b.item_id = p_item AND b.recipient_id = p_recipient;
  END IF;
  INSERT INTO billet.change_events AS d (user_id, kind) VALUES (p_recipient, 'profile')
    ON CONFLICT (user_id, kind) DO UPDATE SET version = d.version + 1;
  RETURN true;
EXCEPTION WHEN OTHERS THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'BL001';
END $f$;
RESET ROLE;
REVOKE CREATE ON SCHEMA billet, sealed FROM billet_sealer;
