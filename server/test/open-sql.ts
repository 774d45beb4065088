import type pg from 'pg';
import { endPool } from '../src/kit/db/database.ts';
import { openPool } from '../src/kit/db/pool.ts';
import { type Sql, sqlOn } from '../src/kit/db/sql-on.ts';

/** A separate pool for tests that inspect the server's database. */
export interface OwnerSql extends Sql {
  transaction<T>(act: (tx: Sql) => Promise<T>): Promise<T>;
  end(): Promise<void>;
}

export function openSql(config: pg.PoolConfig | string): OwnerSql {
  const pool = openPool({ max: 2, idleTimeoutMillis: 0, ...(typeof config === 'string' ? { connectionString: config } : config) });
  return Object.assign(sqlOn(pool), {
    async transaction<T>(act: (tx: Sql) => Promise<T>): Promise<T> {
      const client = await pool.connect();
      const tx = sqlOn(client);
      try {
        await tx.query('BEGIN');
        const answer = await act(tx);
        await tx.query('COMMIT');
        return answer;
      } finally {
        // closing the connection rolls back an open transaction
        client.release(true);
      }
    },
    end: () => endPool(pool),
  });
}
