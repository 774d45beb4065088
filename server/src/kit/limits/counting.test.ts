import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { freshDatabase } from '../../../test/fresh-database.ts';
import { seededRandom } from '../../../test/seeded.ts';
import { stoppedClock } from '../../../test/stopped.ts';
import { readConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import { countFor } from './limits.ts';
import { makeOpenStreams } from './open-streams.ts';
import type { LimitDeps } from './take.ts';
import { DAY, deletableAt, HOUR, windowOf } from './window.ts';

const config = readConfig({ SEAL_KEY: 'k'.repeat(32) });
const NOON = new Date('2026-06-10T12:00:00Z');
let db: Database;
beforeAll(async () => {
  db = await freshDatabase();
});
afterAll(() => db.close());

/** Another process does not have this process's counts in memory. */
const process = (now = NOON, most = config.limits.answersAnHour): LimitDeps => ({
  db: { ...db },
  config: { ...config, limits: { ...config.limits, answersAnHour: most } },
  random: seededRandom(1),
  clock: stoppedClock(now),
});
const times = async (deps: LimitDeps, telegramId: number, count: number) => {
  let last = 0;
  for (let i = 0; i < count; i++) last = await countFor(deps, 'answersAnHour', { telegramId });
  return last;
};

test('[SEC-05] another process continues from the stored count, at any number', async () => {
  for (const count of [1, 2, 33, 100]) {
    expect(await times(process(), count, count)).toBe(count);
    expect(await times(process(), count, 2)).toBe(count + 2);
  }
});

test('[SEC-05] concurrent counts of many processes are all counted, and never exceed the limit', async () => {
  const processes = Array.from({ length: 4 }, () => process(NOON, 50));
  const all = Array.from({ length: 60 }, (_, index) => countFor(processes[index % 4] ?? process(), 'answersAnHour', { telegramId: 7 }));
  const done = (await Promise.allSettled(all)).flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  expect(done.sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
});

test('[SEC-05] a full window stays full until its end, at most its length away, and is empty afterwards', async () => {
  await times(process(NOON, 3), 8, 3);
  const refusal = await countFor(process(NOON, 3), 'answersAnHour', { telegramId: 8 }).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ code: 'too_many' });
  const { retryAfter = 0 } = (refusal as { details: { retryAfter?: number } }).details;
  expect(retryAfter).toBeLessThanOrEqual(3_600);
  const at = (seconds: number) => process(new Date(NOON.getTime() + seconds * 1000), 3);
  await expect(countFor(at(retryAfter - 2), 'answersAnHour', { telegramId: 8 })).rejects.toMatchObject({ code: 'too_many' });
  expect(await countFor(at(retryAfter), 'answersAnHour', { telegramId: 8 })).toBe(1);
});

test('[SEC-08] windows of different people end at different times, and their marks do not show it', () => {
  const key = Buffer.alloc(32, 1);
  const limit = { name: 'perPairADay', most: 10, length: DAY };
  const windows = Array.from({ length: 50 }, (_, index) => windowOf(key, limit, [String(index)], NOON));
  expect(new Set(windows.map(({ endsAt }) => endsAt)).size).toBe(50);
  for (const { endsAt, until } of windows) {
    expect(endsAt).toBeGreaterThan(NOON.getTime());
    expect(endsAt).toBeLessThanOrEqual(NOON.getTime() + DAY);
    expect(until.getTime()).toBeGreaterThanOrEqual(endsAt);
  }
  expect(new Set(windows.map(({ until }) => until.getTime()))).toEqual(new Set([Date.parse('2026-06-12T00:00:00Z')]));
  expect(deletableAt(NOON, HOUR)).toEqual(new Date('2026-06-10T13:00:00Z'));
  expect(windowOf(Buffer.alloc(32, 2), limit, ['1'], NOON).markOf(1)).not.toEqual(windowOf(key, limit, ['1'], NOON).markOf(1));
});

test('[SEC-05] opening one stream too many ends the oldest stream of the same person', () => {
  const streams = makeOpenStreams(2);
  const ended: string[] = [];
  const enter = (person: string, name: string) => streams.enter(person, () => ended.push(name));
  const leave = enter('anna', 'first');
  enter('anna', 'second');
  enter('boris', 'his');
  leave();
  enter('anna', 'third');
  expect(ended).toEqual([]);
  enter('anna', 'fourth');
  expect(ended).toEqual(['second']);
});
