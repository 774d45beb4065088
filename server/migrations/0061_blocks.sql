-- How many blocks somebody has. Their row is held, so that of two blocks of theirs one follows the other: of so many marks and one more the
-- first that is free is always among them, and nothing that is asked for depends on whose notes were blocked before.
GRANT CREATE ON SCHEMA sealed TO billet_sealer;
SET LOCAL ROLE billet_sealer;

CREATE FUNCTION sealed.hold_blocks(p_recipient uuid) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $f$
BEGIN
  PERFORM FROM billet.users u WHERE u.id = p_recipient FOR NO KEY UPDATE;
  RETURN (SELECT count(*) FROM sealed.blocks b WHERE b.recipient_id = p_recipient);
EXCEPTION WHEN OTHERS THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'BL001';
END $f$;

REVOKE ALL ON FUNCTION sealed.hold_blocks(uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION sealed.hold_blocks(uuid) TO billet_reveal;
RESET ROLE;
REVOKE CREATE ON SCHEMA sealed FROM billet_sealer;
