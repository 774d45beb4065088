/** Ids that a hostile holder of the inbox's login looks for. */
export interface TargetIds {
  readonly recipientId: string;
  readonly senderId: string;
  /** A note in the inbox. */
  readonly noteId: string;
  /** A note from a blocked sender. */
  readonly hiddenId: string;
}

const sealedTables = ['senders', 'pairs', 'reveals', 'blocks', 'stops'].map((name) => `sealed.${name}`);
const moneyTables = ['orders', 'charges', 'updates', 'idempotency_records', 'reveal_ledger', 'gifts'].map((name) => `money.${name}`);
const otherTables = ['users', 'outbox', 'change_events', 'scores', 'winners', 'share_visitors', 'verdicts'].map((name) => `billet.${name}`);
const closedTables = [...sealedTables, ...moneyTables, ...otherTables, 'graphile_worker._private_jobs', 'public.billet_migrations'];

const rows = closedTables.map((table) => `SELECT * FROM ${table}`);

const sizes = [...closedTables.slice(0, 14), 'billet.items'].map(
  (table) => `SELECT pg_catalog.pg_total_relation_size('${table}'::regclass)`,
);

const systemColumns = ['xmin', 'xmax', 'cmin', 'cmax', 'ctid', 'tableoid'].map((column) => `SELECT ${column}::text FROM billet.items`);

const functions = [
  'open_item',
  'disclosed_senders',
  'reveal_sender',
  'settle_mutual',
  'settle_and_show',
  'free_match_mark',
  'pair_of',
  'add_block',
  'blocked_items',
  'may_reach',
  'pair_of_reported',
  'settle_report',
  'sent_items',
  'forget_sent',
  'forget_received',
];
const calls = ({ noteId, senderId, recipientId }: TargetIds) => [
  `SELECT sealed.open_item('${noteId}', '${senderId}')`,
  `SELECT * FROM sealed.disclosed_senders('${recipientId}', ARRAY['${noteId}'::uuid])`,
  `SELECT * FROM sealed.reveal_sender('${noteId}', '${recipientId}', 30)`,
  `SELECT sealed.settle_mutual('${noteId}', '${recipientId}', ARRAY['\\x00'::bytea])`,
  `SELECT * FROM sealed.settle_and_show('${noteId}', '${recipientId}', ARRAY['\\x00'::bytea])`,
  `SELECT sealed.free_match_mark(ARRAY['\\x00'::bytea])`,
  `SELECT billet.count_nothing('${senderId}')`,
  'SELECT person_id FROM billet.unseen_counts',
  'SELECT xmin::text FROM billet.inbox_counts',
  'SELECT ctid::text FROM billet.inbox_counts',
  `SELECT sealed.pair_of('${noteId}', '${recipientId}')`,
  `SELECT sealed.add_block('${noteId}', '${recipientId}', ARRAY['\\x00'::bytea])`,
  `SELECT sealed.blocked_items('${recipientId}', 50, 0)`,
  `SELECT sealed.may_reach(ARRAY['\\x00'::bytea], ARRAY['\\x00'::bytea])`,
  `SELECT sealed.pair_of_reported('${noteId}')`,
  `SELECT sealed.settle_report('${noteId}', 'remove', 1003, now(), NULL, NULL)`,
  `SELECT * FROM sealed.sent_items('${senderId}', 50, 0)`,
  `SELECT sealed.forget_sent('${senderId}', 1)`,
  `SELECT sealed.forget_received('${senderId}', 1)`,
];

const writes = ({ noteId }: TargetIds) => [
  `INSERT INTO billet.verdicts (item_id, operator_telegram_id, act, at) VALUES ('${noteId}', 1003, 'keep', now())`,
  `UPDATE billet.reports SET state = 'settled' WHERE item_id = '${noteId}'`,
];

const bodies = [
  ...functions.map((name) => `SELECT prosrc FROM pg_catalog.pg_proc WHERE proname = '${name}'`),
  `SELECT p.* FROM pg_catalog.pg_proc p WHERE proname = 'open_item'`,
  `SELECT pg_catalog.pg_get_functiondef(oid) FROM pg_catalog.pg_proc WHERE proname = 'open_item'`,
  `SELECT pg_catalog.pg_get_function_sqlbody(oid) FROM pg_catalog.pg_proc WHERE proname = 'open_item'`,
];

const statistics = [
  ...[
    'all_tables',
    'user_tables',
    'xact_all_tables',
    'all_indexes',
    'activity',
    'database',
    'user_functions',
    'io',
    'wal',
    'bgwriter',
    'slru',
  ].map((view) => `SELECT * FROM pg_catalog.pg_stat_${view}`),
  ...['all_tables', 'all_indexes'].map((view) => `SELECT * FROM pg_catalog.pg_statio_${view}`),
  'SELECT * FROM pg_catalog.pg_statistic',
  `SELECT pg_catalog.pg_stat_get_tuples_inserted(c.oid) FROM pg_catalog.pg_class c WHERE relname = 'senders'`,
  `SELECT pg_catalog.pg_stat_get_live_tuples(c.oid) FROM pg_catalog.pg_class c WHERE relname = 'orders'`,
  `SELECT reltuples, relpages FROM pg_catalog.pg_class WHERE relname IN ('senders', 'orders')`,
  'SELECT c.* FROM pg_catalog.pg_class c',
  'SELECT relfilenode FROM pg_catalog.pg_class',
  `SELECT pg_catalog.pg_relation_filepath('billet.items'::regclass)`,
  'SELECT pg_catalog.pg_database_size(current_database())',
  'SELECT pg_catalog.pg_notification_queue_usage()',
];

const counters = [
  'SELECT pg_catalog.pg_current_xact_id()',
  'SELECT pg_catalog.txid_current()',
  'SELECT pg_catalog.pg_current_snapshot()',
  'SELECT pg_catalog.txid_current_snapshot()',
  'SELECT pg_catalog.pg_current_wal_lsn()',
  'SELECT pg_catalog.pg_current_wal_insert_lsn()',
  'SELECT pg_catalog.pg_export_snapshot()',
  `SELECT pg_catalog.age('3'::xid)`,
  `SELECT pg_catalog.mxid_age('1'::xid)`,
  `SELECT pg_catalog.pg_xact_status('800'::xid8)`,
  'SELECT pg_catalog.pg_last_committed_xact()',
  'SELECT * FROM pg_catalog.pg_control_checkpoint()',
];

const locks = [
  'SELECT * FROM pg_catalog.pg_locks',
  'SELECT * FROM pg_catalog.pg_lock_status()',
  'SELECT pg_catalog.pg_blocking_pids(1)',
  'SELECT pg_catalog.pg_try_advisory_lock(1)',
  'SELECT pg_catalog.pg_try_advisory_xact_lock(1)',
  'SELECT pg_catalog.pg_advisory_xact_lock(1)',
  'LOCK TABLE sealed.senders IN ACCESS SHARE MODE',
  'LOCK TABLE billet.users IN ACCESS SHARE MODE',
];

const escapes = [
  ...['billet_app', 'billet_reveal', 'billet_sealer'].map((role) => `SET ROLE ${role}`),
  'SET SESSION AUTHORIZATION billet_app',
  'GRANT billet_sealer TO billet_inbox',
  `ALTER ROLE billet_app PASSWORD 'mine'`,
  'CREATE TEMPORARY TABLE users (a int)',
  'CREATE TABLE billet.t (a int)',
  'CREATE TABLE public.t (a int)',
  'CREATE SCHEMA mine',
  'CREATE EXTENSION pageinspect',
  'CREATE FUNCTION billet.f() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$',
  'CREATE RULE r AS ON SELECT TO billet.items DO ALSO SELECT 1',
  'ALTER TABLE billet.items DISABLE ROW LEVEL SECURITY',
  'DROP POLICY inbox_sees ON billet.items',
  'SET row_security = off; SELECT * FROM billet.items',
  `SET log_statement = 'all'`,
  "COPY billet.items TO PROGRAM 'cat'",
  "COPY sealed.senders TO '/tmp/out'",
  'COPY sealed.senders TO STDOUT',
  "SELECT pg_catalog.pg_read_file('PG_VERSION')",
  "SELECT pg_catalog.pg_read_binary_file('global/pg_filenode.map')",
  "SELECT pg_catalog.pg_ls_dir('base')",
  "SELECT pg_catalog.pg_stat_file('base')",
  "SELECT pg_catalog.lo_import('/etc/passwd')",
  'SELECT rolpassword FROM pg_catalog.pg_authid',
  'SELECT * FROM pg_catalog.pg_shadow',
  'TRUNCATE billet.items',
  'DELETE FROM billet.items',
  'UPDATE billet.items SET is_mutual = true',
  'UPDATE billet.items SET is_reveal_completed = true',
  'UPDATE billet.items SET recipient_id = recipient_id',
  `INSERT INTO billet.items (id) VALUES (gen_random_uuid())`,
];

const tasks = ({ noteId, recipientId }: TargetIds) => [
  `INSERT INTO billet.outbox (task, payload) VALUES ('refund', '{"chargeId":"x"}')`,
  `INSERT INTO billet.outbox (task, payload) VALUES ('tell-arrival', '{"recipientId":"${recipientId}"}')`,
  `INSERT INTO billet.outbox (task, payload) VALUES ('item-answered', '{"itemId":"${noteId}"}')`,
  `SELECT graphile_worker.add_job('clean-up')`,
];

/** Allowed statements whose answers must not depend on actions of others. */
const allowed = ({ hiddenId, noteId, senderId }: TargetIds) => [
  `SELECT billet.announce_inventory('${senderId}')`,
  `SELECT billet.tell_answer('${noteId}', '${senderId}')`,
  `SELECT * FROM pg_catalog.pg_stats WHERE schemaname IN ('sealed', 'money') OR tablename IN ('users', 'outbox')`,
  'SELECT * FROM pg_catalog.pg_stats_ext',
  'SELECT * FROM pg_catalog.pg_sequences',
  `SELECT routine_definition FROM information_schema.routines WHERE routine_schema = 'sealed'`,
  'SELECT count(*) FROM billet.items',
  // unordered: an updated row moves
  'SELECT recipient_id, ordinary, super, anonymous, valentines_sent, muted FROM billet.inbox_counts',
  `SELECT id FROM billet.items WHERE id = '${hiddenId}'`,
  `SELECT id FROM billet.items WHERE placement IN ('suppressed', 'removed')`,
  `UPDATE billet.items SET placement = 'inbox' WHERE id = '${hiddenId}' RETURNING id`,
  `UPDATE billet.items SET placement = 'suppressed' WHERE id = '${noteId}'`,
  `SELECT id FROM billet.items WHERE id = '${hiddenId}' FOR UPDATE`,
  `INSERT INTO billet.reports (item_id, reason, text, reported_at) VALUES ('${crypto.randomUUID()}', 'other', '', now())`,
  'SELECT items FROM billet.items',
  'SELECT to_jsonb(items) FROM billet.items',
  'EXPLAIN SELECT * FROM sealed.senders',
  'EXPLAIN (FORMAT JSON) SELECT id FROM billet.items WHERE false',
  `SELECT has_table_privilege('sealed.senders', 'SELECT')`,
  'SELECT polqual FROM pg_catalog.pg_policy',
  `SELECT relname FROM pg_catalog.pg_class WHERE relnamespace = (SELECT oid FROM pg_catalog.pg_namespace WHERE nspname = 'sealed') ORDER BY 1`,
  `SELECT proname FROM pg_catalog.pg_proc WHERE proname LIKE '%item%' ORDER BY 1`,
  'SELECT * FROM pg_catalog.pg_prepared_xacts',
  'SELECT * FROM pg_catalog.pg_cursors',
  'SELECT * FROM pg_catalog.pg_listening_channels() AS channel',
  'ANALYZE sealed.senders',
  'VACUUM sealed.senders',
  `DO $$ BEGIN PERFORM FROM sealed.senders; EXCEPTION WHEN OTHERS THEN RAISE EXCEPTION '%', SQLERRM; END $$`,
  `SELECT query_to_xml('SELECT * FROM sealed.senders', true, false, '')`,
  `SELECT database_to_xml(true, false, '')`,
  `SELECT schema_to_xml('sealed', true, false, '')`,
  `SELECT ts_stat('SELECT to_tsvector(sender_id::text) FROM sealed.senders')`,
  "SELECT pg_catalog.currtid2('sealed.senders', '(0,1)')",
];

/** Every statement that an attacker would try with the inbox's login: those that must be rejected, and the others. */
export function hostileStatements(prey: TargetIds): { readonly closed: readonly string[]; readonly open: readonly string[] } {
  const closed = [rows, sizes, systemColumns, calls(prey), writes(prey), bodies, statistics, counters, locks, escapes, tasks(prey)].flat();
  return { closed, open: allowed(prey) };
}
