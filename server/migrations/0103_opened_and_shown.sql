-- Opens a note, commits, and settles and shows it as after a trip of its own: whether two are mutual is settled when the opening is
-- committed, so that of two who open at the same moment one sees both. It has no rights of its own, for a procedure that has may not commit;
-- what it calls does all, and checks all. Nothing comes back where there is no such note.
GRANT CREATE ON SCHEMA sealed TO billet_sealer;
SET LOCAL ROLE billet_sealer;

CREATE PROCEDURE sealed.open_and_show(p_item uuid, p_recipient uuid, INOUT busy integer, INOUT is_mutual boolean, INOUT first_name text,
  INOUT username text, INOUT photo_url text, INOUT told bytea)
LANGUAGE plpgsql AS $p$
BEGIN
  PERFORM sealed.open_item(p_item, p_recipient);
  COMMIT;
  SELECT s.busy, s.is_mutual, s.first_name, s.username, s.photo_url, s.told INTO busy, is_mutual, first_name, username, photo_url, told
    FROM sealed.settle_and_show(p_item, p_recipient) s;
END $p$;

REVOKE ALL ON PROCEDURE sealed.open_and_show(uuid, uuid, integer, boolean, text, text, text, bytea) FROM PUBLIC;
GRANT EXECUTE ON PROCEDURE sealed.open_and_show(uuid, uuid, integer, boolean, text, text, text, bytea) TO billet_reveal;
RESET ROLE;
REVOKE CREATE ON SCHEMA sealed FROM billet_sealer;
