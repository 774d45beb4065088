import { afterEach, beforeEach, expect, rstest, test } from '@rstest/core';
import { pino } from 'pino';
import type { Database } from '../db/database.ts';
import { type Live, makeLive } from './live.ts';
import { makeSignals } from './signal.ts';

type Row = { readonly userId: string; readonly kind: 'profile'; readonly version: number };

const [ann, bob] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];

/** Queries that each wait until a test answers them, and signals that a test sends. */
function makeControlledDatabase() {
  const queries: { readonly asked: string; readonly answer: (version: number, userId?: string) => void }[] = [];
  let receive: (payload: string) => void = () => undefined;
  const where = ({ queryChunks }: { queryChunks: unknown[] }) =>
    new Promise<Row[]>((resolve) => {
      queries.push({
        asked: JSON.stringify(queryChunks, (key, value) => (key === 'table' || key === 'encoder' ? undefined : value)),
        answer: (version, userId = ann) => resolve([{ userId, kind: 'profile', version }]),
      });
    });
  const app = {
    select: () => ({ from: () => ({ where }) }),
    $client: { notify: async () => undefined },
  };
  const signals = {
    listen: async (_: string, listener: typeof receive) => {
      receive = listener;
      return { unlisten: async () => undefined };
    },
  };
  const db = { app, signals, changes: { listen: () => undefined } } as unknown as Database;
  return { db, queries, sendChanges: (changed: string[]) => receive(makeSignals('key').seal({ changed, ordered: [], hasUnknown: false })) };
}

let database: ReturnType<typeof makeControlledDatabase>;
let live: Live;
const turn = () => rstest.advanceTimersByTimeAsync(0);
beforeEach(async () => {
  rstest.useFakeTimers();
  database = makeControlledDatabase();
  live = await makeLive(database.db, pino({ level: 'silent' }), 'key');
});
afterEach(async () => {
  await live.close();
  rstest.useRealTimers();
});

test("[INB-12] a query starts after the previous one ends, so that a watcher's versions only grow", async () => {
  const seen: number[] = [];
  live.watch(ann, { changed: ({ profile }) => void seen.push(profile), orderChanged: () => undefined });
  database.sendChanges([ann]);
  await turn();
  expect(database.queries).toHaveLength(1);
  database.queries[0]?.answer(1);
  await turn();
  database.queries[1]?.answer(2);
  await turn();
  expect(seen).toEqual([1, 2]);
});

test('[INB-12] [OPS-05] a signal queries at once, and only the people it names, with any number of watchers', async () => {
  for (const id of [ann, bob]) live.watch(id, { changed: () => undefined, orderChanged: () => undefined });
  await turn();
  while (database.queries.length > 0) {
    database.queries.shift()?.answer(0);
    await turn();
  }
  database.sendChanges([bob, '33333333-3333-4333-8333-333333333333']);
  await turn();
  expect(database.queries).toHaveLength(1);
  expect(database.queries[0]?.asked).toContain(bob);
  expect(database.queries[0]?.asked).not.toMatch(new RegExp(`${ann}|3333`));
});
