-- Revokes from PUBLIC the right to read data of other logins: function bodies, write statistics, sizes, locks.
-- pg_monitor can still read statistics, and the database's owner everything. Idempotent. Must run as a superuser.
DO $$
DECLARE
  v_owner regrole := (SELECT datdba FROM pg_catalog.pg_database WHERE datname = current_database());
  v_telling CONSTANT text := '^(pg_stat_(?!file|reset)|pg_(relation|table|total_relation|indexes|database|tablespace)_size$'
    || '|pg_(relation_filenode|relation_filepath|filenode_relation)$|pg_lock_status$|pg_(safe_snapshot_)?blocking_pids$'
    || '|pg_isolation_test|pg_get_(functiondef|function_sqlbody|multixact_members|replication_slots|aios)$|pg_show_replication_origin'
    || '|pg_control_|pg_(current|last)_wal|pg_last_|pg_current_(snapshot|xact_id)|pg_xact_|pg_export_snapshot|pg_notification_queue_usage'
    || '|txid_(current|status)|(mxid_)?age$)';
  v_locking CONSTANT text := '^pg_(try_)?advisory_';
  v_function record;
  v_table record;
BEGIN
  PERFORM pg_catalog.pg_advisory_xact_lock(7215901);
  FOR v_function IN
    SELECT p.oid::regprocedure AS named, p.proname ~ v_locking AS is_lock FROM pg_catalog.pg_proc p
     WHERE p.pronamespace = 'pg_catalog'::regnamespace AND p.prokind = 'f' AND p.proname ~ (v_telling || '|' || v_locking)
       AND NOT (p.proname = 'age' AND p.proargtypes[0] <> 'xid'::regtype) AND pg_catalog.has_function_privilege('public', p.oid, 'EXECUTE')
  LOOP
    EXECUTE format('REVOKE EXECUTE ON FUNCTION %s FROM PUBLIC', v_function.named);
    EXECUTE format('GRANT EXECUTE ON FUNCTION %s TO %s, %s', v_function.named, v_owner,
      CASE WHEN v_function.is_lock THEN 'billet_app, billet_sealer' ELSE 'pg_monitor' END);
  END LOOP;
  FOR v_table IN
    SELECT c.oid::regclass AS named, string_agg(quote_ident(a.attname), ', ') AS columns
      FROM pg_catalog.pg_class c JOIN pg_catalog.pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0
     WHERE c.oid IN ('pg_catalog.pg_proc'::regclass, 'pg_catalog.pg_class'::regclass)
       AND a.attname NOT IN ('prosrc', 'prosqlbody', 'relfilenode', 'relpages', 'reltuples', 'relallvisible', 'relallfrozen', 'relfrozenxid', 'relminmxid')
       AND pg_catalog.has_table_privilege('public', c.oid, 'SELECT')
     GROUP BY c.oid
  LOOP
    EXECUTE format('REVOKE SELECT ON %s FROM PUBLIC', v_table.named);
    EXECUTE format('GRANT SELECT (%s) ON %s TO PUBLIC', v_table.columns, v_table.named);
    EXECUTE format('GRANT SELECT ON %s TO pg_monitor, %s', v_table.named, v_owner);
  END LOOP;
END $$;
