-- Settles whether the two of an opened note are mutual and says, in one trip, what its recipient may know by now: the two together, for they
-- follow each other at every opening. Each step sees what the one before has written.
GRANT CREATE ON SCHEMA sealed TO billet_sealer;
SET LOCAL ROLE billet_sealer;

CREATE FUNCTION sealed.settle_and_show(p_item uuid, p_recipient uuid)
RETURNS TABLE (busy integer, is_mutual boolean, first_name text, username text, photo_url text, told bytea)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
#variable_conflict use_column
DECLARE
  v_busy integer;
BEGIN
  v_busy := sealed.settle_mutual(p_item, p_recipient);
  RETURN QUERY
    SELECT v_busy, i.is_mutual, d.first_name, d.username, d.photo_url, d.told
      FROM billet.items i LEFT JOIN sealed.disclosed_senders(p_recipient, ARRAY[p_item]) d ON true
     WHERE i.id = p_item AND i.recipient_id = p_recipient AND i.placement IN ('inbox', 'muted');
EXCEPTION WHEN OTHERS THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'BL001';
END $f$;

REVOKE ALL ON FUNCTION sealed.settle_and_show(uuid, uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION sealed.settle_and_show(uuid, uuid) TO billet_reveal;
RESET ROLE;
REVOKE CREATE ON SCHEMA sealed FROM billet_sealer;
