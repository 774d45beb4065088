-- Standard words for two tables: what a person's streams follow are change events, what makes a repetition harmless are
-- idempotency records.
ALTER TABLE billet.doorbells RENAME TO change_events;
ALTER TABLE money.intentions RENAME TO idempotency_records;
ALTER INDEX money.intentions_by_age RENAME TO idempotency_records_by_age;

-- The functions name the first of them. Replacing them keeps their owner and their rights.
GRANT CREATE ON SCHEMA sealed TO billet_sealer;
SET LOCAL ROLE billet_sealer;
DO $$
DECLARE
  v_function regprocedure;
BEGIN
  FOR v_function IN SELECT p.oid FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
                     WHERE n.nspname = 'sealed' AND p.prosrc LIKE '%billet.doorbells%'
  LOOP
    EXECUTE replace(pg_get_functiondef(v_function), 'billet.doorbells', 'billet.change_events');
  END LOOP;
END $$;
RESET ROLE;
REVOKE CREATE ON SCHEMA sealed FROM billet_sealer;
