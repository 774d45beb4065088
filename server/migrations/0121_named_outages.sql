-- The sealed functions hide what failed in them behind 'refused'. A full disk, exhausted memory or connections, an I/O error and a
-- read-only database keep their SQLSTATE, so that the server answers 503 and not 500; their message and details stay hidden.
GRANT CREATE ON SCHEMA sealed, billet TO billet_sealer;
DO $do$
DECLARE
  v_function record;
  v_text text;
  v_old constant text := 'EXCEPTION WHEN OTHERS THEN';
  v_new constant text := 'EXCEPTION WHEN insufficient_resources OR system_error OR read_only_sql_transaction THEN
  RAISE EXCEPTION ''unavailable'' USING ERRCODE = SQLSTATE;
WHEN OTHERS THEN';
BEGIN
  FOR v_function IN
    SELECT p.oid, p.proowner::regrole::text AS owner FROM pg_catalog.pg_proc p
     WHERE p.pronamespace IN ('sealed'::regnamespace, 'billet'::regnamespace) AND p.prosrc LIKE '%' || v_old || '%' ORDER BY p.oid
  LOOP
    v_text := pg_catalog.pg_get_functiondef(v_function.oid);
    EXECUTE pg_catalog.format('SET LOCAL ROLE %s', v_function.owner);
    EXECUTE pg_catalog.replace(v_text, v_old, v_new);
    RESET ROLE;
  END LOOP;
END $do$;
REVOKE CREATE ON SCHEMA sealed, billet FROM billet_sealer;
