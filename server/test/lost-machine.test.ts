import { expect, test } from '@rstest/core';
import type pg from 'pg';
import { takePollingLock } from '../src/app/bot/lock.ts';
import { endPool } from '../src/kit/db/database.ts';
import { openPool } from '../src/kit/db/pool.ts';
import { sqlOn } from '../src/kit/db/sql-on.ts';
import { startShop } from './shop.ts';
import { startPostgres } from './tcp-postgres.ts';

test('[OPS-03] the lock of a bot whose machine disappeared is released within half a minute', async () => {
  const database = await startPostgres();
  const direct = openPool({ connectionString: database.urlOf('postgres'), max: 1 });
  const connected = new Promise<pg.PoolClient>((resolve) => void direct.once('connect', resolve));
  const lock = await takePollingLock({ direct });
  // the settings are read on the lock's own TCP connection, because a process killed on this machine would close it at once
  const { rows } = await (await connected).query<{ name: string; setting: string }>(`
    SELECT name, setting FROM pg_settings WHERE name LIKE 'tcp_keepalives%' OR name = 'tcp_user_timeout'`);
  const { idle, interval, count, timeout } = Object.fromEntries(rows.map(({ name, setting }) => [name.split('_').at(-1), Number(setting)]));
  expect([idle, interval, count, timeout]).toEqual([10, 5, 3, 25_000]);
  await lock?.release();
  // an unrelated idle connection is not closed, and the lock is free
  const [after] = await sqlOn(direct)`SELECT current_setting('idle_session_timeout') AS still, pg_try_advisory_lock(8032015) AS free`;
  expect(after).toEqual({ still: '0', free: true });
  await endPool(direct);
  await database.close();
});

test('[OPS-03] locks of a process that stopped within a transaction are released within half a minute', async () => {
  const shop = await startShop();
  const { app, inbox, reveal } = shop.deps.db;
  for (const { $client } of [app, inbox, reveal])
    expect(await sqlOn($client)`SELECT current_setting('idle_in_transaction_session_timeout') AS after`).toMatchObject([{ after: '30s' }]);
  await shop.close();
});
