import assert from 'node:assert/strict';
import path from 'node:path';
import { layCable } from '../../server/test/faults/cable.ts';
import { freePort } from '../../server/test/free-port.ts';
import { baseBackup, restore, standsIn } from '../../server/test/kit/archived.ts';
import { account, fetchReply, signInitData } from '../../server/test/person.ts';
import { addressOf, type Place, settingsOf, TOKEN } from './place.ts';
import { until } from './play.ts';
import { type Part, startPart } from './processes.ts';

const [BEFORE, AFTER] = ['words before the backup', 'words after the backup'] as const;

/** Backs up, deletes, restores: what comes back, and what a backup keeps of what is deleted. */
export async function* proveBackup(place: Place): AsyncGenerator<string> {
  const { sql, archive } = place.database;
  const { part, url } = await startAll(place, place.port);
  const [carl, dora] = ['carl', 'dora'].map((name) => caller(url, name)) as [ReturnType<typeof caller>, ReturnType<typeof caller>];
  let moment = '';
  let base = '';
  try {
    const code = await codeOf(dora);
    await codeOf(carl);
    const send = async (message: string) => {
      const { status, text } = await carl('POST', '/api/order/checkout', { valentineCode: code, itemId: 'tulip', message });
      assert.equal(status, 200, text);
    };
    await send(BEFORE);
    base = await baseBackup(path.join(place.folder, 'postgres'));
    await send(AFTER);
    [{ moment } = { moment: '' }] = await sql<{ moment: string }[]>`SELECT clock_timestamp()::text AS moment`;
    assert.equal((await dora('DELETE', '/api/account')).status, 200);
    await until(
      async () => (await notes(sql)).length,
      (count) => count === 0,
      'what the deleted account received goes',
    );
  } finally {
    await part.stop();
  }
  const [{ file } = { file: '' }] = await sql<{ file: string }[]>`SELECT pg_walfile_name(pg_current_wal_lsn()) AS file`;
  await sql`SELECT pg_switch_wal()`;
  await until(
    async () => sql`SELECT last_archived_wal FROM pg_stat_archiver`,
    ([row]) => String(row?.last_archived_wal) >= file,
    'the archive has all',
  );
  assert.deepEqual([standsIn(base, BEFORE), standsIn(archive, BEFORE), standsIn(archive, AFTER)], [true, true, true]);
  yield 'an account is deleted: its notes are gone from the tables, and their words stand in the base backup and in the archive until those are removed';

  const last = await restore(base, archive, path.join(place.folder, 'last'), null);
  assert.equal((await notes(last.sql)).length, 0);
  const [{ left } = { left: 0 }] = await last.sql<
    { left: number }[]
  >`SELECT count(*)::int AS left FROM money.orders WHERE state = 'fulfilled'`;
  const cable = await layCable(path.join(last.embedded.socketFolder, '.s.PGSQL.5432'));
  const again = await startAll({ ...place, database: last }, cable.port);
  try {
    assert.equal((await fetchReply(`${again.url}/readyz`)).status, 200);
    assert.equal(await codeOf(caller(again.url, 'carl')), await codeOf(caller(again.url, 'carl')));
  } finally {
    await again.part.stop();
    await cable.close();
    await last.close();
  }
  assert.equal(left, 2);
  yield 'restored to the last write: the server is ready on it, what was paid is there, and what was deleted stays deleted';

  const before = await restore(base, archive, path.join(place.folder, 'before'), moment);
  const back = await notes(before.sql);
  await before.close();
  assert.deepEqual(back.map(({ message }) => message).sort(), [AFTER, BEFORE]);
  yield 'restored to the second before: the deleted account and its two notes are back, as docs/running.md says';
}

const notes = (sql: Place['database']['sql']) =>
  sql<{ message: string }[]>`SELECT message FROM billet.items WHERE message LIKE 'words % the backup'`;

/** All roles in one process, straight to PostgreSQL. */
async function startAll(place: Place, port: number): Promise<{ readonly part: Part; readonly url: string }> {
  const own = String(await freePort());
  const url = `http://127.0.0.1:${own}`;
  const part = await startPart(place.image, {
    ...settingsOf(place, url),
    DATABASE_URL: addressOf(place, port),
    PORT: own,
    INSTANCE: 'all',
  });
  return { part, url };
}

const caller = (url: string, name: string) => (method: string, address: string, body?: unknown) =>
  fetchReply(url + address, {
    method,
    headers: {
      'API-Token': signInitData(account(name), TOKEN),
      'Idempotency-Key': crypto.randomUUID(),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

async function codeOf(call: ReturnType<typeof caller>): Promise<string> {
  const { body } = await call('GET', '/api/profile');
  return (body as { user: { valentineCode: string } }).user.valentineCode;
}
