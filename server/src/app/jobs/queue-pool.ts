import type pg from 'pg';
import { JOB_SILENCE_MS } from '../../kit/db/database.ts';
import { openPool } from '../../kit/db/pool.ts';
import type { Deps } from '../../kit/deps.ts';

/** The job queue's own connections: not through a pooler, as the owner. */
export function openQueuePool({ db: { directConfig }, log }: Pick<Deps, 'db' | 'log'>, max: number): pg.Pool {
  const pool = openPool({ ...directConfig, max, application_name: 'billet jobs', query_timeout: JOB_SILENCE_MS });
  return pool.on('error', (err) => log.warn({ err }, 'a connection of the job queue was lost'));
}
