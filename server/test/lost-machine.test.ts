import { expect, test } from '@rstest/core';
import postgres from 'postgres';
import { startPostgres } from '../bench/stage/postgres.ts';
import { takePollingLock } from '../src/app/bot/lock.ts';
import { makeChanges } from '../src/kit/db/changes.ts';
import { sturdy } from '../src/kit/db/client/sturdy.ts';
import { startShop } from './shop.ts';

test('[OPS-03] the lock of a bot whose machine is gone without a word is free in half a minute', async () => {
  const database = await startPostgres();
  // one connection, so that the lock's own is asked, by TCP: what ends on this machine tells so at once
  const client = postgres(database.urlOf('postgres'), { max: 1 });
  const lock = await takePollingLock({ direct: sturdy(client, makeChanges()) });
  const still = async () => (await client<{ after: string }[]>`SELECT current_setting('idle_session_timeout') AS after`)[0]?.after;
  await lock?.release();
  const set = await client<{ name: string; setting: string }[]>`
    SELECT name, setting FROM pg_settings WHERE name LIKE 'tcp_keepalives%' OR name = 'tcp_user_timeout'`;
  const { idle, interval, count, timeout } = Object.fromEntries(set.map(({ name, setting }) => [name.split('_').at(-1), Number(setting)]));
  expect([idle, interval, count, timeout]).toEqual([10, 5, 3, 25_000]);
  // a connection that is handed on for something else may be still
  expect(await still()).toBe('0');
  await client.end();
  await database.close();
});

test('[OPS-03] what a process held that is gone or stopped in the midst of a transaction is free in half a minute', async () => {
  const shop = await startShop();
  const { app, inbox, reveal } = shop.deps.db;
  for (const { $client } of [app, inbox, reveal])
    expect(await $client`SELECT current_setting('idle_in_transaction_session_timeout') AS after`).toMatchObject([{ after: '30s' }]);
  await shop.close();
});
