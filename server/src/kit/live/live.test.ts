import { afterEach, beforeEach, expect, rstest, test } from '@rstest/core';
import { pino } from 'pino';
import type { Database } from '../db/database.ts';
import { makeLive } from './live.ts';

type Row = { readonly userId: string; readonly kind: 'profile'; readonly version: number };

/** Looks that each wait until a test answers them. */
function heldDatabase() {
  const looks: ((version: number) => void)[] = [];
  const where = () =>
    new Promise<Row[]>((resolve) => {
      looks.push((version) => resolve([{ userId: 'ann', kind: 'profile', version }]));
    });
  const app = {
    select: () => ({ from: () => ({ where }) }),
    $client: { listen: async () => ({ unlisten: async () => undefined }), notify: async () => undefined },
  };
  return { db: { app } as unknown as Database, looks };
}

beforeEach(() => void rstest.useFakeTimers());
afterEach(() => void rstest.useRealTimers());

test('[INB-12] a look that was overtaken by a newer one tells nothing: to a watcher versions only grow', async () => {
  const { db, looks } = heldDatabase();
  const live = await makeLive(db, pino({ level: 'silent' }), 'key');
  const seen: number[] = [];
  live.watch('ann', { changed: ({ profile }) => void seen.push(profile), ordered: () => undefined });
  await rstest.advanceTimersByTimeAsync(50);
  await rstest.advanceTimersByTimeAsync(5000);
  const [first, second] = looks;
  second?.(2);
  await rstest.advanceTimersByTimeAsync(0);
  first?.(1);
  await rstest.advanceTimersByTimeAsync(0);
  await live.close();
  expect(seen).toEqual([2]);
});
