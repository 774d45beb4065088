import { type SQL, sql } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import type { Deps } from '../../kit/deps.ts';

type Row = Readonly<Record<string, unknown>>;
/** A gauge read from the database. The column `value` is its value; other columns are labels. */
interface Look {
  readonly name: string;
  readonly help: string;
  readonly labels: readonly string[];
  readonly query: SQL;
  /** Milliseconds for which the query is not repeated. */
  readonly freshFor: number;
}

const SOON = 10_000;
const MINUTE = 60_000;

const looks: readonly Look[] = [
  {
    name: 'billet_orders',
    help: 'Orders by state, counted once a minute',
    labels: ['state'],
    query: sql`SELECT state, count(*)::int AS value FROM money.orders GROUP BY state`,
    freshFor: MINUTE,
  },
  {
    name: 'billet_open_charges',
    help: 'Payments that are not delivered yet (recorded), or on their way back (refunding)',
    labels: ['state'],
    query: sql`SELECT state, (SELECT count(*)::int FROM money.charges WHERE charges.state IN ('recorded', 'refunding') AND charges.state = states.state) AS value
      FROM (VALUES ('recorded'), ('refunding')) AS states(state)`,
    freshFor: SOON,
  },
  {
    name: 'billet_refunds_this_hour',
    help: 'Automatic refunds that began in this hour; AUTOMATIC_REFUNDS_AN_HOUR is their most',
    labels: [],
    query: sql`SELECT coalesce(sum(started), 0)::int AS value FROM money.refund_hours WHERE hour = date_trunc('hour', now())`,
    freshFor: SOON,
  },
  {
    name: 'billet_oldest_job_seconds',
    help: 'How long the oldest job that is due has waited: in the outbox, or in the queue',
    labels: ['queue'],
    query: sql`
      SELECT 'outbox' AS queue, coalesce(extract(epoch FROM now() - min(run_at)), 0)::float AS value FROM billet.outbox WHERE run_at <= now()
      UNION ALL SELECT 'jobs', coalesce(extract(epoch FROM now() - min(run_at)), 0)::float FROM graphile_worker.jobs
       WHERE run_at <= now() AND attempts < max_attempts`,
    freshFor: SOON,
  },
  {
    name: 'billet_jobs',
    help: 'Jobs that are due, and those that failed as often as they may',
    labels: ['state'],
    query: sql`
      SELECT 'due' AS state, count(*) FILTER (WHERE attempts < max_attempts AND run_at <= now())::int AS value FROM graphile_worker.jobs
      UNION ALL SELECT 'failed', count(*) FILTER (WHERE attempts >= max_attempts)::int FROM graphile_worker.jobs`,
    freshFor: SOON,
  },
  {
    name: 'billet_connections',
    help: 'Connections to this database, by login and state; behind a pooler those that it has open',
    labels: ['login', 'state'],
    query: sql`SELECT usename AS login, coalesce(state, 'unknown') AS state, count(*)::int AS value FROM pg_stat_activity
      WHERE datname = current_database() AND backend_type = 'client backend' GROUP BY 1, 2`,
    freshFor: SOON,
  },
  {
    name: 'billet_remote_failures',
    help: 'Failures of remotes that pages reported, anonymous reports included, since the hour before this one began',
    labels: ['remote', 'version', 'phase'],
    query: sql`SELECT remote, version, phase, sum(times)::int AS value FROM billet.remote_events
      WHERE hour >= date_trunc('hour', now()) - interval '1 hour' AND code <> 'started' GROUP BY remote, version, phase`,
    freshFor: SOON,
  },
  {
    name: 'billet_remote_failed_users',
    help: 'Users whose pages reported failures of remotes with valid init data, since the hour before this one began',
    labels: ['remote', 'version'],
    query: sql`SELECT remote, version, count(*)::int AS value FROM billet.failure_reporters
      WHERE hour >= date_trunc('hour', now()) - interval '1 hour' AND NOT is_start GROUP BY remote, version`,
    freshFor: SOON,
  },
];

/**
 * Gauges from the database, equal in every process. Each query runs at a limited rate whatever the number of scrapes, so that no reader can
 * observe a single order. Failed queries are omitted instead of reporting old values.
 */
export function databaseNumbers({ db }: Pick<Deps, 'db'>, registry: Registry): () => Promise<void> {
  const gauges = looks.map((look) => {
    const gauge = new Gauge({ name: look.name, help: look.help, labelNames: look.labels, registers: [registry] });
    let askedAt = Number.NEGATIVE_INFINITY;
    return async () => {
      if (performance.now() - askedAt < look.freshFor) return;
      askedAt = performance.now();
      const rows = await ask(db, look.query).catch(() => null);
      gauge.reset();
      // After a reset, a gauge without labels would report 0
      if (look.labels.length === 0) gauge.remove();
      if (!rows) askedAt = Number.NEGATIVE_INFINITY;
      for (const row of rows ?? []) gauge.set(labelsOf(look, row), Number(row.value));
    };
  });
  return async () => {
    for (const refresh of gauges) await refresh();
  };
}

/** The limit prevents a slow count on a large table from delaying the scrape. */
async function ask({ owner }: Deps['db'], query: SQL): Promise<readonly Row[]> {
  return owner.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL statement_timeout = '5s'`);
    return (await tx.execute(query)).rows;
  });
}

const labelsOf = ({ labels }: Look, row: Row) => Object.fromEntries(labels.map((name) => [name, String(row[name])]));
