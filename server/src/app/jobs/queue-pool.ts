import type pg from 'pg';
import { openPool } from '../../kit/db/pool.ts';
import type { Deps } from '../../kit/deps.ts';

/** The job queue's own connections: not through a pooler, as the owner. */
export function openQueuePool({ db: { directConfig }, log }: Pick<Deps, 'db' | 'log'>, max: number): pg.Pool {
  const pool = openPool({ ...directConfig, max, application_name: 'billet jobs' });
  return pool.on('error', (err) => log.warn({ err }, 'a connection of the job queue was lost'));
}
